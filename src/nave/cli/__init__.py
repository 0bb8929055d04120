"""The terminal: the `nave` command."""
