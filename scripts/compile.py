"""Compiles the engine: `compile.py OUT` puts its extensions under OUT, beside a line on how they were made.

mypyc makes a C file of every module. As many of them compile at a time as there are cores, and the linker
optimises across all but the cold ones. Object files stay under `build/`, each with a digest of all that it
was made from; so that a new literal changes one C file only, each has its own table. With `--profile`
this happens twice: the first engine plays games and counts, the second is laid out accordingly.
"""

from __future__ import annotations

import argparse
import fcntl
import os
import re
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

LITERAL = re.compile(r"\bCPyStatics\[\d+\]")
FILLED = re.compile(r"    if \(CPyStatics_Initialize\(.*\) < 0\) \{\n        return -1;\n    \}\n")
"""mypyc's table of literals: a use of it, and where it is filled."""
PASSING = re.compile(r"\b(?:__tmp|__LL)\d+\b")
"""A variable or a label that mypyc needed for a moment."""
SELDOM = re.compile(r"^(?:char CPyDef_\w+_top_level__\(void\) \{|static int\n\w+_set_\w+\()", re.MULTILINE)
"""Where a function begins that runs at an import, or where somebody sets a field from outside."""


class Compiler:
    """The C compiler and linker that this Python was made for."""

    def __init__(self) -> None:
        from setuptools.command.build_ext import customize_compiler, new_compiler

        found: Any = new_compiler()
        customize_compiler(found)
        self.compiling: list[str] = found.compiler_so
        elsewhere = ("-L", "-Wl,-rpath")  # where this Python's own library is: an extension needs none
        self.linking = [word for word in found.linker_so if not word.startswith(elsewhere)]

    @cached_property
    def identity(self) -> str:
        said = subprocess.run([self.compiling[0], "-v"], capture_output=True, text=True, check=True)
        return digest(sys.version, *self.compiling, said.stderr)

    def compile(self, source: Path, to: Path, flags: list[str]) -> None:
        subprocess.run([*self.compiling, *flags, "-c", source, "-o", to], check=True)

    def compile_and_link(self, source: Path, to: Path, flags: list[str]) -> None:
        subprocess.run([*self.linking, *self.compiling[1:], *flags, source, "-o", to], check=True)

    def link(self, objects: list[Path], to: Path, flags: list[str]) -> None:
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


class Kept:
    """Compiled files in a folder, each with a digest of its source, headers, flags and compiler."""

    def __init__(self, compiler: Compiler, folder: Path, headers: list[str]) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.compiler, self.folder = compiler, folder
        self.includes = [f"-I{path}" for path in headers]
        found = (path for root in headers for path in sorted(Path(root).rglob("*.h")))
        self.headers = digest(*(path.read_text() for path in found))

    def made(self, source: Path, name: str, flags: list[str]) -> Path:
        """The object `name.o` or the extension `name.so`, made now unless it is there already."""
        made, key = self.folder / name, self.folder / f"{name}.key"
        is_object = made.suffix == ".o"
        headers = self.headers if is_object else ""  # an extension that is one file knows Python's alone
        new = digest(self.compiler.identity, headers, *flags, source.read_text())
        if not (made.exists() and key.exists() and key.read_text() == new):
            key.unlink(missing_ok=True)
            make = self.compiler.compile if is_object else self.compiler.compile_and_link
            make(source, made, [*flags, *self.includes])
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
    with kept_folder() as folder:
        try:
            how = build(folder, args.out, args.profile)
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


def build(folder: Path, out: Path, profile: bool) -> list[str]:
    compiler = Compiler()
    across = ACROSS_FILES if compiler.takes(ACROSS_FILES) else []
    extensions = generate(folder / "c", several_files=bool(across))
    headers = [*extensions[0].include_dirs, *{get_paths()["include"], get_paths()["platinclude"]}]
    how = ["mypyc", *(["lto"] if across else [])]
    if not profile:
        make(extensions, Kept(compiler, folder / "plain", headers), out, across, cold_modules())
        return how
    shutil.rmtree(folder / "profile", ignore_errors=True)  # it holds the counts of another engine
    kept = Kept(compiler, folder / "profile", headers)
    with tempfile.TemporaryDirectory(prefix="harena-") as counting:
        make(extensions, kept, Path(counting), [*across, *COUNTING], set())
        play(Path(counting))
    make(extensions, kept, out, [*across, *COUNTED], set())
    return [*how, "profile"]


def generate(folder: Path, several_files: bool) -> list[Any]:
    """The extensions in C: first the engine, then for each module one that finds it there."""
    from mypyc.build import mypycify

    shutil.rmtree(folder, ignore_errors=True)
    modules = [
        str(path.relative_to(ROOT)) for path in sorted(files("compiled")) if path.name != "__init__.py"
    ]
    with tempfile.TemporaryDirectory(prefix="harena-mypy-") as cache:
        extensions = mypycify(
            [f"--cache-dir={cache}", *modules],
            opt_level="3",
            debug_level="0",
            multi_file=several_files,
            group_name="harena",
            target_dir=str(folder),
        )
    if several_files:
        number_apart(folder)
    return extensions


def number_apart(folder: Path) -> None:
    """Number literals, labels and the like from nought in each C file.

    mypyc counts them through all files, so that a new one would change every file that comes after it.
    """
    main, header = folder / "__native_harena.c", folder / "__native_internal_harena.h"
    included = f'#include "{header.name}"\n'
    tables, filling = "", ""
    for path in sorted(folder.glob("__native_harena_*.c")):
        own = path.stem.removeprefix("__native_") + "___literals"
        literals, code = counted(LITERAL, path.read_text(), own + "[{}]")
        _, code = counted(PASSING, code, "__passing{}")
        code = SELDOM.sub(r"__attribute__((cold)) \g<0>", code)
        if literals:
            code = replaced(code, included, f"\\g<0>extern PyObject *{own}[];\n")
            tables += f"PyObject *{own}[{len(literals)}];\n"
            filling += "".join(f"    {own}[{at}] = {literal};\n" for at, literal in enumerate(literals))
        path.write_text(code)
    code = replaced(main.read_text(), FILLED, "\\g<0>" + filling)
    main.write_text(replaced(code, included, "\\g<0>" + tables))
    header.write_text(replaced(header.read_text(), r"(PyObject \*CPyStatics)\[\d+\]", r"\1[]"))


def counted(pattern: re.Pattern[str], code: str, form: str) -> tuple[list[str], str]:
    """What matches, in the order in which it comes, and the code with its numbers in the place of it."""
    numbers: dict[str, int] = {}
    code = pattern.sub(lambda found: form.format(numbers.setdefault(found[0], len(numbers))), code)
    return list(numbers), code


def replaced(code: str, pattern: str | re.Pattern[str], by: str) -> str:
    code, times = re.subn(pattern, by, code)
    if times != 1:
        raise RuntimeError(f"mypyc writes C in another way than expected: {times} times {pattern}")
    return code


def files(which: str) -> set[Path]:
    """What the patterns match, without what those that begin with ! match after them."""
    found: set[Path] = set()
    for pattern in tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["harena"][which]:
        matched = set(ROOT.glob(pattern.removeprefix("!")))
        found = found - matched if pattern.startswith("!") else found | matched
    return found


def cold_modules() -> set[str]:
    """The names that mypyc gives to the C files of what no simulation waits for."""
    modules = (path.relative_to(ROOT / "src").with_suffix("").parts for path in files("cold"))
    return {"__native_harena", *("__native_" + "___".join(parts) for parts in modules)}


def make(extensions: list[Any], kept: Kept, out: Path, flags: list[str], cold: set[str]) -> None:
    """Compile and link all of it under `out`."""
    engine, *finders = extensions
    hot = [*engine.extra_compile_args, *ALWAYS, *flags]
    cool = [*engine.extra_compile_args, *ALWAYS, *COLD]

    def object_of(source: str) -> Path:
        name = Path(source).stem
        return kept.made(Path(source), f"{name}.o", cool if name in cold else hot)

    def find(extension: Any) -> None:
        made = kept.made(Path(extension.sources[0]), f"{extension.name}.so", cool)
        shutil.copy(made, place_of(extension))

    def place_of(extension: Any) -> Path:
        place: Path = out / (extension.name.replace(".", "/") + get_config_var("EXT_SUFFIX"))
        place.parent.mkdir(parents=True, exist_ok=True)
        return place

    sources = sorted(engine.sources, key=lambda source: -Path(source).stat().st_size)  # the longest first
    with ThreadPoolExecutor(CORES) as hands:
        objects = list(hands.map(object_of, sources))
        list(hands.map(find, finders))
    kept.compiler.link(objects, place_of(engine), [*ALWAYS, *flags])


def play(out: Path) -> None:
    """Let the engine under `out` play the games that the compiler learns from."""
    shutil.copytree(ROOT / "src/harena", out / "harena", dirs_exist_ok=True)
    environment = os.environ | {"PYTHONPATH": str(out), "PYTHONSAFEPATH": "1"}
    subprocess.run([sys.executable, ROOT / "scripts/exercise.py"], env=environment, check=True)


def digest(*texts: str) -> str:
    return sha256("\0".join(texts).encode()).hexdigest()


if __name__ == "__main__":
    main()
