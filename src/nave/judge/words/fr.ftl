# Ce que dit le juge. Les chiffres sont des points de l’écart final.

judge-too-long = une partie de { $answers } réponses est trop longue à juger ; au plus { $most }

judge-mark-brilliant = brillant
judge-mark-good = bon
judge-mark-none = correct
judge-mark-slip = erreur
judge-mark-blunder = gaffe
judge-mark-unclear = incertain
judge-mark-decided = déjà décidé

judge-loss = { NUMBER($loss, minimumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1) }
judge-too-close = trop serré pour trancher : { NUMBER($low, minimumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1) }
judge-why = { $reasons }

# Énigmes.
puzzle-file = ce n’est pas un fichier d’énigmes : { $problem }
puzzle-none = il n’y a pas d’énigmes de { $game }
puzzle-unknown = { $game } n’a pas d’énigme « { $puzzle } »
puzzle-over = le tour est fini ; recommence
puzzle-illegal = ces réponses ne sont pas possibles d’ici
puzzle-asks = À { $player } de jouer, tour { $turn } sur { $turns } : trouve le meilleur tour.
puzzle-commands = Tape une réponse ou son numéro. undo, table, hint (un quart d’étoile chacun), give up, quit.
puzzle-solved = C’est ça. { NUMBER($star, minimumFractionDigits: 0) } d’étoile.
puzzle-half = Bien, une demi-étoile. Retard sur le meilleur tour : { NUMBER($behind, minimumFractionDigits: 1) } en points, { $win } de chances de gagner. Il y a plus fort ; essaie encore.
puzzle-missed = Retard sur le meilleur tour : { NUMBER($behind, minimumFractionDigits: 1) } en points, { $win } de chances de gagner. Essaie encore.
puzzle-hint-piece = Regarde : { $piece }
puzzle-hint-look = Regarde ceci.
puzzle-hint-answer = Commence par : { $answer }
puzzle-hint-line = La suite : { $line }
puzzle-solution = Le mieux : { $line }. L’idée suivante a, en points, { NUMBER($gap, minimumFractionDigits: 1) } de retard.
puzzle-why = Pourquoi : { $reasons }.
puzzle-played = Dans la partie : { $line } ; coût en points : { NUMBER($lost, minimumFractionDigits: 1) }.
puzzle-played-best = C’est aussi ce qui s’est joué dans la partie.

# Un tour rejoué.
judge-nothing-left = il ne restait rien à choisir après ce moment
