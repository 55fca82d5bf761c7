"""``python -m kastellan`` is the command line."""

from kastellan.cli import main

main()
