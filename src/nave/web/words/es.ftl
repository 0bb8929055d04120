# Lo que dice el servidor además de lo que dicen sus mesas.

too-many-requests = demasiadas peticiones para tu asiento; prueba dentro de { $wait } s
too-many-tables = demasiadas mesas nuevas desde tu dirección; prueba dentro de { $wait } s
too-many-keys = demasiadas mesas y llaves que no existen; prueba dentro de { $wait } s
too-many-all = demasiadas peticiones desde tu dirección; prueba dentro de { $wait } s
too-large = la petición ocupa más de { $bytes } bytes
server-mistake = el servidor ha cometido un error
other-host = este servidor no responde al nombre «{ $name }»; quien lo lleva puede añadirlo: --hosts NAME
other-origin = esto lo ha enviado una página de otro sitio
bad-bearer = las llaves se dan como 'Authorization: Bearer KEY'
move-or-piece = pregunta por una jugada o por una pieza: da una de las dos
bad-request = { $problems }
bad-field = { $place }: { $problem }
http-not_found = aquí no hay nada
http-method_not_allowed = esta dirección no admite esa petición
http-too_large = la petición es demasiado grande
http-refused = { $detail }

# Por qué se cierra una conexión.
socket-beats = tras el primer mensaje solo se esperan latidos
socket-messages = demasiados mensajes
socket-connections = demasiadas conexiones
socket-again = esta mesa ha cambiado: vuelve a entrar
socket-key = esta llave ya no abre nada en esta mesa
socket-silent = di quién eres
socket-rows = el primer mensaje es {"{"}"seats": [{"{"}"table": ..., "key": ...{"}"}]{"}"} (asientos)
socket-hello = el primer mensaje es {"{"}"key": ..., "since": ..., "seat": ...{"}"} (asiento)

# Lo que los mensajeros muestran de un enlace a una partida terminada.
preview-title = { $game }: { $name }
preview-scores = { $people }. Mira la partida entera, turno a turno.
preview-person = { $name } { $points }
preview-nothing = Una partida de Nave
preview-nothing-line = Dos juegos de construcción para una velada.

# What a browser finds where the page is not built in.
front-line = Esto es un servidor de Nave, versión { $version }. La página para navegadores no forma parte de esta instalación.
front-api = Se juega mediante la API HTTP
front-game = { $same ->
    [yes] { $title } ({ $edition }), { $most } asientos
   *[no] { $title } ({ $edition }), de { $least } a { $most } asientos
}
front-fan = Una versión no oficial hecha por aficionados.
