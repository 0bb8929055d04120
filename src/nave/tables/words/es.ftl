# Lo que las mesas rechazan, y cómo acabó allí una partida.

outcome-resigned = los demás se han rendido
outcome-limit = la partida se cerró tras { $count } respuestas, las que caben en una mesa
outcome-kept = el registro acaba aquí
outcome-expired = hace mucho que nadie hace nada aquí

# Quién puede, y cuándo.
refused-chat-off = el chat está desactivado
refused-muted = el asiento { $seat } no puede decir nada en el chat
refused-banned = este servidor no te deja entrar; pregunta a quien lo lleva
refused-bot-seat = en el asiento { $seat } juega un bot
refused-person-seat = en el asiento { $seat } juega una persona
refused-no-person = en el asiento { $seat } no juega una persona
refused-undo = no hay nada tuyo que retirar: deshacer termina en una tirada, un robo u otro asiento
refused-private = esta mesa es privada: un asiento se ocupa con su enlace
refused-no-free-seat = no hay ningún asiento libre en esta mesa
refused-no-target = ¿qué asiento debe tener un enlace nuevo?
refused-seat-taken = el asiento { $seat } no está libre
refused-started = la mesa ya ha empezado
refused-seats-empty = { $count ->
    [one] nadie ha ocupado aún el asiento { $seats }; di un bot para completarlo
   *[other] nadie ha ocupado aún los asientos { $seats }; di un bot para completarlos
}
refused-used-link = el asiento { $seat } está ocupado: su enlace ya se usó
refused-no-used-link = solo a quien llega con el enlace de un asiento ocupado se le pregunta quién es
refused-no-knock = nadie pide el asiento { $seat }
refused-not-over = se juega otra vez cuando la partida ha terminado
refused-no-setup = nadie sabe la semilla de esta preparación
refused-mail = el correo no se pudo mandar
refused-mail-number = ese no es el número del correo, o ya ha caducado
refused-endpoint = ahí no se puede avisar a nadie
notice-title = Nave
notice-turn = { $name }: te toca ({ $turn }).
notice-warned = { $name }: te toca ({ $turn }). A partir de { $time } un bot puede jugar por ti.
notice-many = { $count ->
    [one] 1 mesa te espera.
   *[other] { $count } mesas te esperan.
}
notice-many-news = Hay novedades en { $count } mesas.
notice-mail-number = { $number } es el número que confirma tu dirección. Vale durante una hora. Si no lo has pedido, no recibirás nada más.
notice-mail-why = Diste esta dirección para tus asientos en las mesas de Nave; allí, en los ajustes, puedes quitarla.
notice-again = { $name }: { $person } quiere la revancha.
notice-over = { $name }: la partida ha terminado.
notice-knock = { $name }: alguien ha llegado con el enlace de { $person } y pide entrar.
notice-asked = { $name }: { $person } pide algo a los demás.
notice-begun = { $name }: la partida ha empezado.
notice-sat = { $name }: { $person } ya está en la mesa.
notice-chat = { $name }: { $person } ha dicho algo.
refused-customs = los consejos (advice) son free, shown o none; retirar jugadas (take_back) es free, ask o none; el ritmo (pace) es live o days; el sustituto (stand_in) llega por ask o bot
refused-customs-time = un reloj o una ausencia de { $least } a { $most } segundos, o 0 para ninguno; un incremento necesita un reloj
refused-not-away = el asiento { $seat } tiene más tiempo para responder: así se acordó antes de la partida
refused-paused = la mesa está en pausa
refused-not-paused = la mesa no está en pausa
refused-ask = «{ $given }» no se puede pedir; se permite: pause, resume, take_back
refused-nothing-asked = nadie pide nada
refused-not-own = tras { $answers } respuestas no hay ninguna tuya que retirar
refused-nothing-due = ahora el tiempo no hace nada aquí
refused-take-back-off = en esta mesa no se retira nada: así se acordó
refused-advice-off = en esta mesa nadie pide consejo a un bot: así se acordó
refused-guest-fills = te has sentado sin enlace: quien recibió invitación puede completar los asientos libres
refused-name-a-bot = di qué bot juega en tu asiento para los demás
refused-seat = no existe el asiento { $seat }; los asientos van de 0 a { $last }
refused-others-decide = sobre un asiento ausente deciden los otros asientos
refused-thinking = el asiento { $seat } está conectado y quizá esté pensando; espera un poco más
refused-seen = el asiento { $seat } estaba aquí hace poco; espera un poco más
refused-no-return = el público no tiene asiento al que volver
refused-not-replaced = ningún bot ha sustituido al asiento { $seat }
refused-turn = { $answering ->
    [-1] la partida ha terminado; nadie tiene que responder
   *[other] ahora tiene que responder el asiento { $answering }, no el asiento { $seat }
}
refused-holds = { $count ->
    [0] tu llave no abre el asiento { $seat }; no abre ninguno
    [one] tu llave no abre el asiento { $seat }; abre el asiento { $held }
   *[other] tu llave no abre el asiento { $seat }; abre los asientos { $held }
}
refused-spectator = el público solo mira; un asiento tiene su propia llave
refused-secret-draw = quien lo ha robado lo mira a solas y lo anota
refused-table-over = la partida de esta mesa ha terminado
refused-not-started = la mesa aún no ha empezado
refused-no-history = la mesa aún no ha empezado: no hay nada que repasar
refused-no-record = la mesa aún no ha empezado: no hay registro
refused-record = el registro contiene datos aún ocultos; se da cuando la partida termina

# Lo que la gente envía.
refused-long-name = el nombre tiene { $count ->
    [one] 1 carácter
   *[other] { $count } caracteres
}; se permite: de { $least } a { $most }
refused-long-message = el mensaje tiene { $count ->
    [one] 1 carácter
   *[other] { $count } caracteres
}; se permite: de { $least } a { $most }
refused-control-name = el nombre contiene el carácter de control U+{ $letter }; se permite: texto sencillo
refused-control-message = el mensaje contiene el carácter de control U+{ $letter }; se permite: texto sencillo
refused-seed = la semilla está fuera de rango; se permite: números enteros de 64 bits
refused-seat-kind = el asiento { $seat } es «{ $given }»; se permite: open, device, bot
refused-submission = el id de envío «{ $id }» ya se usó para otra cosa
refused-made = el id de envío «{ $id }» ya se usó; sus llaves ya no se dicen
refused-short-id = el id de un envío sin llave tiene al menos { $least } caracteres
refused-stale = el envío sigue al número { $follows }, pero la mesa está en { $last }
refused-moment = la partida tiene { $count ->
    [one] 1 respuesta
   *[other] { $count } respuestas
}; se permite: de 0 a { $count }
refused-bad-record = este registro no se puede usar: { $error }
refused-replay = este registro no se puede usar: { $error } al reproducirlo
refused-names = { $names ->
    [one] 1 nombre
   *[other] { $names } nombres
} para { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}
refused-long-record = el registro tiene { $count } respuestas; se permite: menos de { $most }

# Llaves.
refused-no-table = no existe esa mesa
refused-hidden-table = no existe esa mesa, o es privada y hace falta una llave
refused-key = esta llave no abre nada en esta mesa
refused-key-nothing = esta llave no abre nada aquí
refused-key-changed = esta llave abre ahora otra cosa en esta mesa

# Lo que el servidor puede hacer ahora.
refused-full = en este servidor caben { $count } mesas a la vez; prueba más tarde
refused-address-full = desde tu dirección puede haber { $count ->
    [one] 1 mesa
   *[other] { $count } mesas
} a la vez; termina antes una de ellas
refused-network-full = desde tu red puede haber { $count ->
    [one] 1 mesa
   *[other] { $count } mesas
} a la vez; prueba más tarde
refused-unavailable = ahora no se puede llegar a las mesas; prueba en unos segundos
refused-damaged = lo guardado de esta mesa está dañado; quien lleva el servidor puede restaurar una copia
refused-overloaded = el servidor no da más de sí: las partidas en curso siguen, no empieza nada nuevo; prueba dentro de un momento
refused-busy = la mesa está demasiado ocupada; prueba otra vez
refused-bots-busy = los bots están ocupados; prueba dentro de un momento
refused-judge-running = una partida se juzga cuando ha terminado
refused-judge-level = los servidores juzgan deprisa o a fondo; más a fondo, con `nave judge` en tu propia máquina
refused-judge-busy = el juez no da más de sí; prueba dentro de un momento
refused-judge-day = al día se juzgan a fondo { $count } partidas; prueba mañana
refused-verdict = el juez no puede decir nada de esta línea: { $error }
refused-chances = las probabilidades de ganar son para el público: quien juega las ve solamente donde los consejos son libres
refused-not-judged = esta partida aún no se ha juzgado
refused-not-stored = la mesa no se pudo guardar; prueba otra vez
refused-looking-up = se está consultando demasiado; prueba dentro de un momento
refused-hint = ahora no hay pista: { $error }
refused-journal = el diario de esta mesa está lleno: solo sigue la partida
refused-locked = esta mesa no puede seguir aquí: { $error }
refused-start = esta mesa no puede empezar aquí: { $error }
refused-components = esta mesa se hizo para el juego de piezas { $name } { $hash }; aquí hay { $here }

# Bases de datos y copias.
no-database-address = «{ $url }» no es una dirección de base de datos; se permite: sqlite:///file o postgresql://user@host/name
database-in-memory = las mesas necesitan un archivo: sqlite:///file (una base de datos en memoria las perdería)
database-kind = no se admiten bases de datos de tipo «{ $kind }»; se permite: sqlite, postgresql
database-version = la base de datos la hizo otra versión de Nave y esta no la puede usar: { $error }
database-in-use = otro servidor está usando { $path }; páralo o da a este su propia --database
database-not-empty = la base de datos contiene { $count ->
    [one] 1 mesa
   *[other] { $count } mesas
}; una copia se restaura en una vacía
no-network = «{ $given }» no es una dirección ni una red; se permite: 192.0.2.7, 2001:db8::/48
no-database = no existe la base de datos { $path }
not-done = no se pudo hacer: { $reason }
no-tables = en esta base de datos no hay mesas de Nave
backup-exists = { $path } ya existe; una copia no sobrescribe nada
no-backup = { $path } no es una copia de Nave ({ $format })
backup-unreadable = { $path } no se puede leer como copia: { $error }
backup-damaged = { $path } está incompleta o se ha cambiado; usa otra copia

# Bots que fallan, como lo anota un registro y como se le dice a la gente.
bot-illegal = nombró { $answer }, que no está entre las opciones
bot-other-options = habló de otras opciones
bot-slow = pensó más de { $seconds } s
bot-died = su proceso murió
bot-crashed = { $error }: { $message }
note-drawn = respuesta { $answer }: { $bot } falló ({ $reason }); en su lugar se sorteó { $drawn }
refused-keeping-sets = este servidor no guarda juegos de piezas de sus visitantes
