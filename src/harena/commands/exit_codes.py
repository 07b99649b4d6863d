"""How a command ends, as an exit code."""

from __future__ import annotations

from typing import Final

YES: Final = 0
NO: Final = 1
"""It ran, and the answer is no."""
FAILED: Final = 2
"""It could not run."""
INTERRUPTED: Final = 130
"""By Ctrl-C."""
