"""Languages: where words stand, and whether those of a language are complete, sound and of one vocabulary."""
