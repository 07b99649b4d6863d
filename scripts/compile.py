"""Compiles the engine: `compile.py OUT` puts its extensions under OUT, beside a line on how they were made.

mypyc makes a C file of every module. As many of them compile at a time as there are cores, and the linker
optimises across all but the cold ones. Object files stay under `build/`, each with a digest of all that it
was made from. With `--profile` this happens twice: the first engine plays games and counts, the second is
laid out accordingly.
"""

from __future__ import annotations

import argparse
import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from sysconfig import get_config_var, get_paths
from typing import Any

ROOT = Path(__file__).parents[1]
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

ALWAYS = ["-fno-semantic-interposition", "-fwrapv", "-fvisibility=hidden"]  # sums and products wrap
ACROSS_FILES = [f"-flto={CORES}", "-O3"]
COUNTING = ["-fprofile-generate"]
COUNTED = ["-fprofile-use", "-fprofile-correction", "-Wno-missing-profile"]
COLD = ["-O1"]


class Compiler:
    """The C compiler and linker that this Python was made for."""

    def __init__(self) -> None:
        from setuptools.command.build_ext import customize_compiler, new_compiler

        found: Any = new_compiler()
        customize_compiler(found)
        self.compiling: list[str] = found.compiler_so
        self.linking: list[str] = found.linker_so

    @cached_property
    def identity(self) -> str:
        said = subprocess.run([self.compiling[0], "-v"], capture_output=True, text=True, check=True)
        return digest(sys.version, *self.compiling, said.stderr)

    def compile(self, source: Path, to: Path, flags: list[str]) -> None:
        subprocess.run([*self.compiling, *flags, "-c", source, "-o", to], check=True)

    def link(self, objects: list[Path], to: Path, flags: list[str]) -> None:
        to.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run([*self.linking, *objects, "-o", to, *flags], check=True)

    def takes(self, flags: list[str]) -> bool:
        """Whether something compiles and links with these flags."""
        with tempfile.TemporaryDirectory(prefix="harena-") as folder:
            source, made, linked = (Path(folder, name) for name in ("probe.c", "probe.o", "probe.so"))
            source.write_text("int probe(void) { return 0; }\n")
            try:
                self.compile(source, made, flags)
                self.link([made], linked, flags)
            except (OSError, subprocess.CalledProcessError):
                return False
            return True


class Objects:
    """Object files in a folder, each with a digest of its source, its headers, its flags and its compiler."""

    def __init__(self, compiler: Compiler, folder: Path, headers: list[str]) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.compiler, self.folder = compiler, folder
        self.includes = [f"-I{path}" for path in headers]
        found = (path for root in headers for path in sorted(Path(root).rglob("*.h")))
        self.common = digest(compiler.identity, *(path.read_text() for path in found))

    def of(self, source: Path, name: str, flags: list[str]) -> Path:
        made, key = self.folder / f"{name}.o", self.folder / f"{name}.key"
        new = digest(self.common, *flags, source.read_text())
        if not (made.exists() and key.exists() and key.read_text() == new):
            key.unlink(missing_ok=True)
            self.compiler.compile(source, made, [*flags, *self.includes])
            key.write_text(new)
        return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, nargs="?")
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--can", action="store_true", help="only exit with 0 if this machine can")
    args = parser.parse_args()
    if args.can:
        sys.exit(not has_compiler())
    with kept_folder() as kept:
        try:
            how = build(kept, args.out, args.profile)
        except subprocess.CalledProcessError as error:
            sys.exit(f"compile: {Path(error.cmd[0]).name} ended with {error.returncode}")
    (args.out / "harena/built.txt").write_text(", ".join(how) + "\n")


def has_compiler() -> bool:
    compiler = os.environ.get("CC") or get_config_var("CC") or "cc"
    headers = Path(get_paths()["include"], "Python.h")
    return shutil.which(compiler.split()[0]) is not None and headers.exists()


@contextmanager
def kept_folder() -> Iterator[Path]:
    """`build/engine`, for one build at a time; a passing folder where that cannot be written."""
    folder = ROOT / "build/engine"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "lock").open("w")
    except OSError:
        with tempfile.TemporaryDirectory(prefix="harena-") as passing:
            yield Path(passing)
        return
    with lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield folder


def build(kept: Path, out: Path, profile: bool) -> list[str]:
    compiler = Compiler()
    across = ACROSS_FILES if compiler.takes(ACROSS_FILES) else []
    extensions = generate(kept / "c", several_files=bool(across))
    paths = get_paths()
    headers = [*extensions[0].include_dirs, *{paths["include"], paths["platinclude"]}]
    how = ["mypyc", *(["lto"] if across else [])]
    if not profile:
        make(extensions, Objects(compiler, kept / "plain", headers), out, across, cold_modules())
        return how
    shutil.rmtree(kept / "profile", ignore_errors=True)  # it holds the counts of another engine
    objects = Objects(compiler, kept / "profile", headers)
    with tempfile.TemporaryDirectory(prefix="harena-") as folder:
        make(extensions, objects, Path(folder), [*across, *COUNTING], set())
        play(Path(folder))
    make(extensions, objects, out, [*across, *COUNTED], set())
    return [*how, "profile"]


def generate(folder: Path, several_files: bool) -> list[Any]:
    """The extensions in C: first the engine, then for each module one that finds it there."""
    from mypyc.build import mypycify

    shutil.rmtree(folder, ignore_errors=True)
    modules = [
        str(path.relative_to(ROOT)) for path in sorted(files("compiled")) if path.name != "__init__.py"
    ]
    with tempfile.TemporaryDirectory(prefix="harena-mypy-") as cache:
        return mypycify(
            [f"--cache-dir={cache}", *modules],
            opt_level="3",
            debug_level="0",
            multi_file=several_files,
            group_name="harena",
            target_dir=str(folder),
        )


def files(which: str) -> set[Path]:
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["harena"][which]
    return {path for pattern in patterns for path in ROOT.glob(pattern)}


def cold_modules() -> set[str]:
    """The names that mypyc gives to the C files of what no simulation waits for."""
    modules = (path.relative_to(ROOT / "src").with_suffix("").parts for path in files("cold"))
    return {"__native_" + "___".join(parts) for parts in modules}


def make(extensions: list[Any], objects: Objects, out: Path, flags: list[str], cold: set[str]) -> None:
    """Compile and link all of it under `out`."""
    engine, *finders = extensions
    hot = [*engine.extra_compile_args, *ALWAYS, *flags]
    cool = [*engine.extra_compile_args, *ALWAYS, *COLD]

    def compiled(source: str) -> Path:
        path = Path(source)
        name = ".".join(path.relative_to(objects.folder.parent / "c").with_suffix("").parts)
        slow = path.stem in cold or source not in engine.sources
        return objects.of(path, name, cool if slow else hot)

    def linked(extension: Any, flags: list[str]) -> None:
        to = out / (extension.name.replace(".", "/") + get_config_var("EXT_SUFFIX"))
        objects.compiler.link([made[source] for source in extension.sources], to, flags)

    sources = [source for extension in extensions for source in extension.sources]
    sources.sort(key=lambda source: -Path(source).stat().st_size)  # the longest first
    with ThreadPoolExecutor(CORES) as hands:
        made = dict(zip(sources, hands.map(compiled, sources), strict=True))
        list(hands.map(lambda finder: linked(finder, []), finders))
    linked(engine, [*ALWAYS, *flags])


def play(out: Path) -> None:
    """Let the engine under `out` play the games that the compiler learns from."""
    shutil.copytree(ROOT / "src/harena", out / "harena", dirs_exist_ok=True)
    environment = os.environ | {"PYTHONPATH": str(out), "PYTHONSAFEPATH": "1"}
    subprocess.run([sys.executable, ROOT / "scripts/exercise.py"], env=environment, check=True)


def digest(*texts: str) -> str:
    return sha256("\0".join(texts).encode()).hexdigest()


if __name__ == "__main__":
    main()
