"""The kernel: frame, state, nature, moves, events, record, view. It knows no game."""
