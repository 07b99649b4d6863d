"""Finds a Chromium for the tests, or installs one, and says which."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
    # nothing leaves the machine
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost",
]


def find() -> str | None:
    """Where a Chromium of this machine is; None is Playwright's own."""
    if named := os.environ.get("CHROMIUM"):
        return named
    with (Path(tempfile.gettempdir()) / "harena-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # several processes test, and one of them installs
        found = installed()
        if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
            found = install_debian()
        if found is None:
            subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    return found


def installed() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install_debian() -> str | None:
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    packages = ["chromium", "fonts-dejavu-core"]
    subprocess.run(["apt-get", "update", "-q"], env=env, check=False)
    install = ["apt-get", "install", "-y", "-q", "--no-install-recommends", *packages]
    subprocess.run(install, env=env, check=False)
    return shutil.which("chromium")
