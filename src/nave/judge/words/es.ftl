# Lo que dice el juez. Las cifras son puntos de la ventaja final.

judge-too-long = una partida de { $answers } respuestas es demasiado larga para el juez; como mucho { $most }

judge-mark-brilliant = brillante
judge-mark-good = bueno
judge-mark-none = correcto
judge-mark-slip = descuido
judge-mark-blunder = error grave
judge-mark-unclear = dudoso
judge-mark-decided = ya decidido

judge-loss = { NUMBER($loss, minimumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1) }
judge-too-close = demasiado igualado: de { NUMBER($low, minimumFractionDigits: 1) } a { NUMBER($high, minimumFractionDigits: 1) }
judge-why = { $reasons }

# Retos.
puzzle-file = esto no es una colección de retos: { $problem }
puzzle-none = no hay retos de { $game }
puzzle-unknown = { $game } no tiene el reto «{ $puzzle }»
puzzle-over = el turno ha terminado; empieza otra vez
puzzle-illegal = desde aquí no se pueden dar esas respuestas
puzzle-asks = Juega { $player }, turno { $turn } de { $turns }: encuentra el mejor turno.
puzzle-commands = Escribe una respuesta o su número. undo, table, hint (un cuarto de estrella cada vez), give up, quit.
puzzle-solved = Eso es. Estrellas: { NUMBER($star, minimumFractionDigits: 0) }.
puzzle-half = Bien, media estrella: { NUMBER($behind, minimumFractionDigits: 1) } puntos por detrás, { $win } menos de probabilidad de ganar. Hay algo más fuerte; prueba otra vez.
puzzle-missed = { NUMBER($behind, minimumFractionDigits: 1) } puntos por detrás, { $win } menos de probabilidad de ganar. Prueba otra vez.
puzzle-hint-piece = Mira: { $piece }
puzzle-hint-look = Mira esto.
puzzle-hint-answer = Empieza con: { $answer }
puzzle-hint-line = La línea: { $line }
puzzle-solution = Lo mejor: { $line }. La siguiente idea queda { NUMBER($gap, minimumFractionDigits: 1) } puntos por detrás.
puzzle-why = Por qué: { $reasons }.
puzzle-played = En la partida: { $line }, { NUMBER($lost, minimumFractionDigits: 1) } puntos perdidos.
puzzle-played-best = En la partida se jugó lo mismo.

# Un turno jugado otra vez.
judge-nothing-left = tras ese momento no quedaba nada que elegir
