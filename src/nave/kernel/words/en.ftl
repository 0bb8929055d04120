# What every game says.

player = Seat { $n }
list-comma = { $head }, { $tail }
list-and = { $head } and { $tail }
list-or = { $head } or { $tail }

game-over = The game is over.
refused-over = the game is over
refused-chance = what turns up is left to chance
refused-before-chance = first chance decides
answer-chance = Chance decides
