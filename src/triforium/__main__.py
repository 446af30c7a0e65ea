"""`python -m triforium` is the `triforium` command."""

import sys

from triforium.terminal.main import main

sys.exit(main())
