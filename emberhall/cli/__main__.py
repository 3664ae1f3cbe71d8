"""`python -m emberhall.cli` is the command `emberhall`."""

from . import main

if __name__ == "__main__":
    main()
