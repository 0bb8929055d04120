# Lo que se dice a todo lo que no tiene palabras propias.
lesson-not-now = Podrías: { $move }. Lo harás más tarde. Por ahora sigamos con esta lección.
lesson-answer-first = Eso es para más tarde. Haz primero lo que pide este paso.
lesson-other-piece = Esa no. Mira otra vez.

# Lo que se ofrece donde hay que tocar una pieza, y quién está enfrente.
lesson-touch = Tócala
lesson-rival = Olga

# Cuánto hay en un paquete.
lesson-counted = { $lessons ->
    [one] 1 lección
   *[other] { $lessons } lecciones
}, { $answers ->
    [one] 1 toque o respuesta
   *[other] { $answers } toques y respuestas
}, { $texts ->
    [one] 1 texto
   *[other] { $texts } textos
}, cerca de { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}

# Lecciones en la terminal.
learn-commands = Escribe el número o las palabras de una respuesta. También: show (lo que se pide), table, back, skip, quit.
learn-left = Sigue más tarde con esta lección: { $lesson }
learn-done = Esa era la última lección. ¡Bien construido!
learn-on = Sigue jugando desde aquí con tu guía al lado: nave learn { $game } --play-on

# Lo que no se puede enseñar.
lesson-unknown = { $pack } no tiene la lección «{ $lesson }»; hay: { $known }
lesson-no-pack = { $count ->
    [0] { $game } aún no tiene lecciones
   *[other] { $game } no tiene las lecciones «{ $pack }»; hay: { $known }
}
lesson-no-play-on = { $pack } no tiene un punto desde el que seguir jugando
lesson-no-example = la regla { $rule } no tiene ejemplo en un tablero
lesson-file = lecciones { $file }: { $problem }
lesson-table = { $pack }, mesa { $table }: { $problem }

# Lo que encuentra una comprobación.
check-lesson = { $lesson }: { $problem }
check-step = { $lesson }, paso { $step }: { $problem }
check-error = { $problem }
check-no-rule = no existe la regla { $rule }
check-no-words = no hay palabras para { $message }
check-too-long = { $message } tiene más de { $most } caracteres
check-play-on = play_on: no existe la lección { $lesson }
check-no-piece = no existe la pieza { $piece }
check-not-legal = «{ $answer }» no es legal
check-seat = responde { PLAYER($player) }, no quien aprende
check-refused = «{ $answer }» se rechaza: { $reason }
check-fact = { $fact } es { $found }, no { $planned }
