# What the judge says. Figures are points of the final margin.

judge-too-long = a game of { $answers } answers is too long to be judged; at most { $most }

judge-mark-brilliant = brilliant
judge-mark-good = good
judge-mark-none = fine
judge-mark-slip = slip
judge-mark-blunder = blunder
judge-mark-unclear = unclear
judge-mark-decided = already decided

judge-loss = { NUMBER($loss, minimumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1) }
judge-too-close = too close to call: { NUMBER($low, minimumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1) }
judge-why = { $reasons }

# Puzzles.
puzzle-file = this is no set of puzzles: { $problem }
puzzle-none = there are no puzzles of { $game }
puzzle-unknown = { $game } has no puzzle '{ $puzzle }'
puzzle-over = the turn is over; start again
puzzle-illegal = these answers cannot be given from here
puzzle-asks = { $player } to play, turn { $turn } of { $turns }: find the best turn.
puzzle-commands = Type an answer or its number. undo, table, hint (a quarter of the star each), give up, quit.
puzzle-solved = That is it. { NUMBER($star, minimumFractionDigits: 0) } of a star.
puzzle-half = Good, half a star: { NUMBER($behind, minimumFractionDigits: 1) } points behind, { $win } of the chance to win. Something is stronger; try again.
puzzle-missed = { NUMBER($behind, minimumFractionDigits: 1) } points behind, { $win } of the chance to win. Try again.
puzzle-hint-piece = Look at: { $piece }
puzzle-hint-look = Look at this.
puzzle-hint-answer = Begin with: { $answer }
puzzle-hint-line = The line: { $line }
puzzle-solution = Best: { $line }. The next idea is { NUMBER($gap, minimumFractionDigits: 1) } points behind.
puzzle-why = Why: { $reasons }.
puzzle-played = In the game: { $line }, { NUMBER($lost, minimumFractionDigits: 1) } points lost.
puzzle-played-best = The same was played in the game.

# A turn played again.
judge-nothing-left = nothing was left to choose after that moment
