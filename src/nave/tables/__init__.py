"""Live tables: seats, storage, who may see and do what. Knows no game and no way in."""
