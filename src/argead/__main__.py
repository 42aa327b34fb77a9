"""`python -m argead` is the `argead` command."""

from argead.cli import main

main()
