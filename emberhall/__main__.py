"""`python -m emberhall`: the same as the command `emberhall`."""

from emberhall.cli import main

main()
