"""The Red Cathedral: one to four players, basic and advanced workshops, solitaire against Ivan."""
