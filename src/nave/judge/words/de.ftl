# What the judge says. Figures are points of the final margin.

judge-too-long = eine Partie mit { $answers } Antworten ist zu lang für ein Gutachten; höchstens { $most }

judge-mark-brilliant = brillant
judge-mark-good = gut
judge-mark-none = in Ordnung
judge-mark-slip = Fehler
judge-mark-blunder = grober Fehler
judge-mark-unclear = unklar
judge-mark-decided = schon entschieden

judge-loss = { NUMBER($loss, minimumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1) }
judge-too-close = zu knapp für ein Urteil: { NUMBER($low, minimumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1) }
judge-why = { $reasons }

# Puzzles.
puzzle-file = das ist kein Satz von Rätseln: { $problem }
puzzle-none = es gibt keine Rätsel von { $game }
puzzle-unknown = { $game } hat kein Rätsel „{ $puzzle }“
puzzle-over = der Zug ist vorbei; fang neu an
puzzle-illegal = diese Antworten sind von hier aus nicht möglich
puzzle-asks = { $player } ist am Zug, Zug { $turn } von { $turns }: Finde den besten Zug.
puzzle-commands = Tippe eine Antwort oder ihre Zahl. undo, table, hint (je ein Viertelstern), give up, quit.
puzzle-solved = Das ist es. { NUMBER($star, minimumFractionDigits: 0) } Stern.
puzzle-half = Gut, ein halber Stern: { NUMBER($behind, minimumFractionDigits: 1) } Punkte zurück, { $win } weniger Gewinnchance. Es gibt etwas Stärkeres; versuch es noch einmal.
puzzle-missed = { NUMBER($behind, minimumFractionDigits: 1) } Punkte zurück, { $win } weniger Gewinnchance. Versuch es noch einmal.
puzzle-hint-piece = Sieh dir an: { $piece }
puzzle-hint-look = Sieh dir das an.
puzzle-hint-answer = Beginn mit: { $answer }
puzzle-hint-line = Die Folge: { $line }
puzzle-solution = Am besten: { $line }. Die nächste Idee liegt { NUMBER($gap, minimumFractionDigits: 1) } Punkte zurück.
puzzle-why = Warum: { $reasons }.
puzzle-played = In der Partie: { $line }, { NUMBER($lost, minimumFractionDigits: 1) } Punkte verloren.
puzzle-played-best = In der Partie wurde dasselbe gespielt.

# A turn played again.
judge-nothing-left = nach diesem Moment gab es nichts mehr zu wählen
