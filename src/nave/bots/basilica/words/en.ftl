# The parts of what a position is worth, as people read them in explanations.

term-score = points scored
term-led = areas led by more than one
term-contested = areas still open
term-growth = room for areas to grow
term-builders = builders in supply
term-tokens = promotions in supply
term-coins = coins
term-jesters = jesters
