# What the judge says. Figures are points of the final margin.

judge-too-long = una partita di { $answers } risposte è troppo lunga da giudicare; al massimo { $most }

judge-mark-brilliant = brillante
judge-mark-good = buono
judge-mark-none = va bene
judge-mark-slip = svista
judge-mark-blunder = errore grave
judge-mark-unclear = non chiaro
judge-mark-decided = già decisa

judge-loss = { NUMBER($loss, minimumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1) }
judge-too-close = troppo vicino per dirlo: da { NUMBER($low, minimumFractionDigits: 1) } a { NUMBER($high, minimumFractionDigits: 1) }
judge-why = { $reasons }

# Puzzles.
puzzle-file = questa non è una raccolta di rompicapi: { $problem }
puzzle-none = non ci sono rompicapi di { $game }
puzzle-unknown = { $game } non ha il rompicapo «{ $puzzle }»
puzzle-over = il turno è finito; ricomincia
puzzle-illegal = da qui queste risposte non si possono dare
puzzle-asks = Gioca { $player }, turno { $turn } di { $turns }: trova il turno migliore.
puzzle-commands = Scrivi una risposta o il suo numero. undo, table, hint (un quarto di stella ciascuno), give up, quit.
puzzle-solved = Proprio così. { NUMBER($star, minimumFractionDigits: 0) } di stella.
puzzle-half = Bene, mezza stella: { NUMBER($behind, minimumFractionDigits: 1) } punti in meno, e { $win } di probabilità di vincere in meno. C’è di meglio; riprova.
puzzle-missed = { NUMBER($behind, minimumFractionDigits: 1) } punti in meno, e { $win } di probabilità di vincere in meno. Riprova.
puzzle-hint-piece = Guarda: { $piece }
puzzle-hint-look = Guarda questo.
puzzle-hint-answer = Comincia con: { $answer }
puzzle-hint-line = La linea: { $line }
puzzle-solution = Il meglio: { $line }. L’idea seguente vale { NUMBER($gap, minimumFractionDigits: 1) } punti in meno.
puzzle-why = Perché: { $reasons }.
puzzle-played = Nella partita: { $line }, { NUMBER($lost, minimumFractionDigits: 1) } punti persi.
puzzle-played-best = Nella partita si è giocato lo stesso.

# A turn played again.
judge-nothing-left = dopo quel momento non restava nulla da scegliere
