"""The tiny package of bots, built and installed in a folder of its own."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

TINY = Path(__file__).parent / "tiny"


@pytest.fixture(scope="session")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where it is installed; a wheel of plain Python is installed by unpacking it."""
    pytest.importorskip("hatchling", reason="to build a package takes hatchling, of the extra `dev`")
    source, built, site = (tmp_path_factory.mktemp(name) for name in ("source", "built", "site"))
    shutil.copytree(TINY, source, dirs_exist_ok=True)
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(built)]
    subprocess.run(build, cwd=source, check=True, capture_output=True)
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        wheel.extractall(site)
    return site
