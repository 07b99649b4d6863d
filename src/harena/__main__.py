"""`python -m harena`."""

import sys

from harena.cli import main

sys.exit(main())
