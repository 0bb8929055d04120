# Todo lo que dice la página común.

app-name = Nave
app-tag = Dos juegos de construcción para una velada
app-tag-more = { "" }. Sin cuenta, sin descargas.
app-lobby = Todos los juegos
app-back = Atrás
app-close = Cerrar
app-cancel = Cancelar
app-copy = Copiar
app-copied = Copiado
app-more = Más opciones
app-loading = Un momento…
app-unreachable = No se puede contactar con el servidor. ¿Sigue en marcha?
app-again = Reintentar
app-menu = Menú
app-fan = Versión no oficial hecha por aficionados, sin relación con las editoriales ni los autores. Todos los dibujos y textos son nuestros.

lobby-continue = Tus mesas
lobby-all = { $n ->
    [one] la única mesa
   *[other] las { $n } mesas
}
lobby-fewer = menos
lobby-forget = Olvidar esta mesa
lobby-waits = Esperando a { $name }
lobby-over = Terminada: verla de nuevo
mine-as-of = sin conexión; última vez: { $time }
mine-yours = Tu turno
mine-others = Esperando a los demás
mine-rooms = Salas de espera
mine-over = Terminadas
mine-pieces = piezas: { $name }
mine-your_turn = tu turno { $n }
mine-runs = en curso
mine-sit = { $n } de { $m } en la mesa
mine-won = Has ganado
mine-won-by = Has ganado por { $n }
mine-shared = Compartes la victoria
mine-lost = No has ganado
mine-lost-by = Gana { $name }; tú, { $n } por detrás
mine-forget = Olvidar { $name }
mine-gone = { $game }: la llave de este navegador ya no abre nada allí.
mine-next = Siguiente: { $name }
mine-next-since = { $name } te espera desde: { $time }
mine-move = Mis asientos en otro dispositivo
move-line = Abre allí este enlace o lee el código con su cámara.
move-qr = Código QR del enlace a todos mis asientos
move-link = Enlace a todos mis asientos
move-code = Código { $n } de { $m }; el enlace los contiene todos.
move-next-code = Código siguiente
move-warning = Quien tenga este enlace ocupa estos asientos. No se lo mandes a nadie.
move-by-hand = Desde esta dirección no se llega al portapapeles: copia el enlace a mano.
move-file = Guardar como archivo
move-bring = Traer de un archivo
move-taken = { $n ->
    [0] Todos estos asientos ya estaban aquí.
    [one] Se ha traído 1 asiento.
   *[other] Se han traído { $n } asientos.
}
move-no-file = Este archivo no contiene asientos.
move-ask = { $n ->
    [one] ¿Traer 1 asiento a este navegador?
   *[other] ¿Traer { $n } asientos a este navegador?
}
move-nothing = Estos asientos ya están aquí o el enlace está incompleto.
move-yes = Traerlos aquí
when-now = ahora mismo
when-minutes = { $n ->
    [one] hace 1 minuto
   *[other] hace { $n } minutos
}
when-yesterday = ayer, { $time }
lobby-join-ask = ¿Te han mandado un enlace o el nombre de una mesa?
lobby-join-hint = pégalo aquí
lobby-join = Unirse
lobby-now = Jugar ya
quick-seats = { $n ->
    [one] Tú contra un bot
   *[other] Tú contra { $n } bots
}
quick-extra = con { $title }
quick-players = Asientos
quick-strength = Nivel de los bots
lobby-name-ask = ¿Cómo quieres que te llamen?
lobby-name-keep = Guardar
lobby-together = Jugar en compañía
lobby-together-line = { $n ->
    [one] Un enlace para otra persona
   *[other] Un enlace por persona
}
lobby-solo = En solitario
lobby-hot = Mismo asiento
lobby-hot-line = Por turnos en este dispositivo
lobby-seats = De { $a } a { $b } asientos
lobby-seats-one = { $a } asientos
lobby-rules = Reglas
lobby-pieces = Piezas
lobby-box = Con tu caja
lobby-score = Puntuar una partida
lobby-theme = Claro u oscuro
lobby-settings = Ajustes
lobby-record = Abrir un registro
lobby-record-line = Una partida que guardaste: mírala o sigue jugando desde ella.
lobby-record-bad = Este archivo no es un registro: { $why }
lobby-public = Mesas abiertas
lobby-public-free = { $n ->
    [one] 1 libre
   *[other] { $n } libres
}
lobby-public-watch = Mirar
lobby-public-sit = Sentarse

new-title = Mesa nueva: { $game }
new-seats = De { $a } a { $b } asientos. Tus amistades se sientan con su enlace.
new-seats-one = { $a ->
    [one] Un asiento.
   *[other] { $a } asientos. Tus amistades se sientan con su enlace.
}
new-who = Quién juega
new-how = Cómo se juega
new-seat = Asiento { $n }
new-you = Tú
new-here = Aquí
new-friend = Enlace
new-bot = Bot
new-empty = Vacío
new-you-line = eres tú, en este dispositivo
new-here-line = juega en este dispositivo
new-friend-line = recibe un enlace a este asiento
new-empty-name = Nadie
new-empty-line = queda vacío
new-name = Tu nombre
new-name-of = Nombre del asiento { $n }
new-name-hint = tu nombre
new-player = Jugador { $n }
new-strength = Qué bot
new-needs = solo con { $title }: { $value }
new-needs-on = solo con { $title }
new-needs-off = solo sin { $title }
new-seed = Semilla
new-seed-line = La misma semilla da la misma preparación. Compártela para comparar partidas.
new-seed-new = Nueva
new-customs = Ritmo, reloj y costumbres
new-listed = Abierta a cualquiera
new-listed-line = Aparece en el inicio: cualquiera puede mirar u ocupar un asiento libre.
new-open = Abrir mesa
new-links = Al abrir la mesa verás los enlaces para copiar.
new-begin = La partida empieza al momento.
new-few = { $game } necesita de { $a } a { $b } asientos.
bot-random = Juega al azar
bot-random-line = cualquier respuesta legal, al instante
bot-apprentice = Aprendiz
bot-apprentice-line = mira solo el paso siguiente; rápido
bot-mason = Maestro cantero
bot-mason-line = planea todo un turno, en un segundo más o menos
bot-journeyman = Oficial
bot-journeyman-line = planea su turno y a veces calcula mal
bot-architect = Arquitecto
bot-architect-line = ensaya sus mejores turnos antes de elegir, en un segundo o más
bot-builder = Constructor
bot-builder-line = un cantero que ante todo construye
bot-trader = Comerciante
bot-trader-line = un cantero con la bolsa y el almacén llenos
bot-spoiler = Aguafiestas
bot-spoiler-line = un cantero que se fija en lo que tienes
# A quién se parece un bot, con su puntuación; luego, con lo que hace.
bot-like = { $text } ({ $rating })
bot-strength = { $text } ({ $rating }): { $line }
bot-other = { $name }
bot-other-line = un bot de este servidor

wait-line = Manda el enlace. La partida empieza cuando se haya sentado todo el mundo, o con bots en los asientos libres.
wait-invites = { $name } invita a jugar a { $game }
wait-sit = sala de espera · { $n } de { $m } en la mesa
wait-who = Quién juega
wait-what = A qué se juega
wait-change = Se puede cambiar todo hasta que empiece.
wait-talk = Charla
wait-watching = { $n ->
    [one] 1 mirando
   *[other] { $n } mirando
}
wait-invite = Invitar
wait-invite-line = Un enlace para todos los asientos libres. Quien se sienta recibe su propia llave; desde entonces este enlace ya no abre ese asiento, ni siquiera a ti.
wait-invite-link = Enlace a los asientos libres
wait-share = Compartir…
wait-share-text = { $name } te invita: { $game }
wait-new-link = Enlace nuevo
wait-pieces = Piezas
wait-pieces-line = Valores tal como están impresos, o como alguien los ha corregido.
wait-pieces-usual = los valores impresos habituales
wait-changed = { $name } ha cambiado: { $what }
custom-watching = Público
custom-watching-line = Con enlace, sin asiento. Nadie ve cartas ocultas.
custom-watching_true = con enlace
custom-watching_false = nadie
custom-pace = Ritmo
custom-pace-line = Una velada en compañía, o cada cual cuando tenga tiempo.
custom-pace_live = una velada
custom-pace_days = varios días
custom-clock = Reloj
custom-clock-line = Tiempo para cada jugador, y algo más tras cada turno. Si se acaba, sigue un bot.
custom-clock_0 = sin reloj
custom-clock-value = { $bank } + { $more }
custom-increment = Tras cada turno
custom-away = Ausencia
custom-away-line = Tras tanto tiempo sin responder se cuenta como ausencia. A la mitad llega un aviso.
custom-away_0 = lo habitual aquí
custom-stand_in = En caso de ausencia
custom-stand_in-line = Qué pasa entonces. Con un toque se vuelve a jugar.
custom-stand_in_ask = deciden los demás
custom-stand_in_bot = sigue un bot
span-seconds = { $n } s
span-minutes = { $n } min
span-hours = { $n } h
span-days = { $n ->
    [one] 1 día
   *[other] { $n } días
}
time-title = Tiempo
time-left = queda: { $time }
time-used = gastado: { $time }
time-away = ausente
time-is-away = { $name } no está. En el menú puedes dejar que un bot juegue por ahora.
time-warned = Dentro de { $time } un bot podrá jugar por ti.
time-due = queda: { $time }
pause-line = La mesa está en pausa: lo ha pedido { $name }. Los relojes están parados.
pause-end = Seguir
ask-mine = Se pregunta a los demás.
ask-pause = { $name } pide una pausa.
ask-resume = { $name } quiere seguir.
ask-back = { $name } quiere retirar una respuesta del turno { $n }.
ask-back-chance = { $name } quiere retirar una respuesta del turno { $n }. El azar volverá a decidir.
ask-yes = Sí
ask-no = No
ask-drop = Déjalo
away-title = Mientras no estabas
away-line = { $bot } juega por ti desde el turno { $n }.
away-timeout = Se te acabó el tiempo. { $bot } juega por ti desde el turno { $n }.
away-stood = Antes: { $before }. Ahora: { $now }.
away-back = Volver a mi asiento
away-show = Enséñamelo
away-let = Que siga jugando
menu-pause = Pedir una pausa
menu-ask-back = Pedir retirar mi última respuesta
log-warned = Aviso a { $name }: pronto podrá jugar un bot.
log-away = { $name } no está.
log-timeout = A { $name } se le acabó el tiempo.
log-ask = { $name } ha pedido algo a los demás.
log-pause = { $name } ha pedido una pausa; todos la aceptan.
log-resume = La partida sigue.
mine-paused = en pausa
menu-publish = Mostrar esta partida a quien tenga un enlace
menu-unpublish = Dejar de mostrar esta partida
menu-public-link = Enlace para ver esta partida
log-published = { $name } ha cambiado quién puede ver esta partida.
games-title = Tus partidas
games-link = Partidas terminadas y cifras
games-filter = Qué partidas
games-game = Juego
games-every = Todos los juegos
games-seats = Asientos
games-any-seats = cualquier número de asientos
games-n-seats = { $n ->
    [one] 1 asiento
   *[other] { $n } asientos
}
games-parts = Partes
games-any-parts = con y sin expansión
games-usual = lo habitual
games-with = Contra
games-anybody = cualquiera
games-csv = Guardar como tabla (CSV)
games-erase = Olvidarlas
games-erase-sure = { $n ->
    [one] ¿Olvidar 1 partida para siempre?
   *[other] ¿Olvidar { $n } partidas para siempre?
}
games-none = Aún no hay nada terminado. Las partidas llegan aquí solas.
games-won = { $n ->
    [one] ganadas, de 1 partida
   *[other] ganadas, de { $n } partidas
}
games-won-short = ganadas
games-count = partidas
games-interval = de { $a } a { $b } %; por puro azar, { $c } %
games-place = puesto medio
games-points = puntos de media
games-margin = ventaja
games-curve = Cómo ha ido
games-curve-line = Ventaja de cada partida, como mucho { $n } puntos, y media hasta entonces
games-curve-key = Un punto por partida; sobre la línea, por delante del mejor rival. La curva es la media hasta entonces.
games-against = Contra
games-ways = Con qué
games-points-short = puntos
games-few = En gris: menos de diez partidas, pocas para decir algo.
games-list = { $n ->
    [one] 1 partida terminada
   *[other] { $n } partidas terminadas
}
custom-advice = Consejos
custom-advice-line = Si se puede pedir una jugada a un bot.
custom-advice_free = libres
custom-advice_shown = a la vista de todos
custom-advice_none = ninguno
custom-take_back = Retirar jugadas
custom-take_back-line = Las respuestas propias, hasta que se tiran dados o responde otra persona.
custom-take_back_free = lo habitual
custom-take_back_ask = lo habitual, y más si todos aceptan
custom-take_back_none = nada
used-title = ¿Eres { $name }?
used-line = En este asiento ya está { $name }. Si eres tú, se pregunta a tu otro dispositivo o a los demás. Toda la mesa recibe aviso.
used-yes = Sí, déjame entrar
used-watch = No, solo miro
used-wait = Pregunta enviada. En cuanto { $name } o los demás acepten, la mesa se abre aquí.
used-no = Han dicho que no.
knock-ask-me = Alguien ha abierto tu enlace y dice ser tú, { $name }. ¿Eres tú, en otro dispositivo? Si es así, el asiento pasa allí.
knock-ask = Alguien ha abierto el enlace de { $name } y dice ser { $name }. ¿Le dejas entrar?
knock-yes = Sí
knock-no = No
menu-lock = Cerrar mis otros dispositivos
menu-lock-done = Ahora solo este dispositivo abre tu asiento.
wait-link = Enlace del asiento { $n }
wait-copy = Copiar enlace
wait-qr-short = QR
wait-qr = Mostrar como código QR
wait-qr-of = Código QR del enlace al asiento { $n }
wait-watch = Enlace para mirar
wait-here = está aquí
wait-free = aún no está
wait-bot = bot
wait-start = Empezar
wait-fill = Empezar con bots en los asientos libres
join-title = Te guardan un asiento
join-line = { $game }, asiento { $n }. ¿Cómo te llaman los demás?
join-sit = Sentarse
join-unknown = Este enlace no abre nada aquí.
join-none = Esa mesa no existe, o es privada y hace falta un enlace.

bar-your_turn = Tu turno
bar-turn_of = Turno de { $name }
bar-watching = Mirando
watch-line = { $n ->
    [one] Estás mirando. Quien mira no ve cartas ocultas.
   *[other] Estás mirando, { $n } en total. Quien mira no ve cartas ocultas.
}
bar-end = Fin
bar-turn = turno { $n }
bar-you = tú
bar-play = Jugar
bar-play-all = Jugar { $n } pasos
bar-move = Elige jugada
bar-wait = No es tu turno
bar-leave = Atención: { $what }
bar-leave-yes = Renunciar
bar-leave-line = Se pierde para siempre. Pulsa Intro para renunciar, Esc para pensarlo otra vez.
bar-then = luego: { $steps }
bar-undo = Deshacer
bar-restart = Reiniciar turno
bar-hint = Pista
hint-title = Consejo de un bot
hint-wait = El bot mira todas las opciones…
hint-best = Elegiría
hint-also = También bueno
hint-worse = { $n } menos
hint-worth = { $n ->
    [one] Al final vale cerca de 1 punto.
   *[other] Al final vale unos { $n } puntos.
}
hint-more = Vale { $n } más que «{ $option }».
hint-same = Es tan bueno como «{ $option }».
hint-even = igual de bueno
bar-thinks = { $name } está pensando.
bar-waits = Decide { $name }.
bar-away = { $name } no está y encontrará la mesa tal como está.
seat-here = { $name } está aquí
seat-away = { $name } no está
bar-choose = Toca una pieza o elige de la lista.
bar-second = Toca otra vez o pulsa Intro para jugarlo.
bar-left = { $n ->
    [one] Queda 1 posibilidad: sigue tocando o elige de la lista.
   *[other] Quedan { $n } posibilidades: sigue tocando o elige de la lista.
}
bar-scores = Puntos

plan-title = Listo para jugar
plan-final = no se puede retirar
plan-left = atención: { $what }
plan-less = Menos: { $label }
plan-more = Más: { $label }
plan-out = Quitar: { $label }
plan-in = Con: { $label }
plan-change = Paso { $n }
plan-other = Otro
plan-steps = Cambiar

# Nombres de los bots de una partida rápida, entre comas.
quick-names = Olga, Piotr, Mirka, Conrado, Vera, Borís, Águeda, Lev, Daria, Tomás
opt-title = Opciones
opt-number = pulsa un número
opt-none = Ahora no hay nada que decidir.
opt-all = mostrar las { $n }
opt-best = la pista
opt-page = 0: las nueve siguientes
opt-dead = Ahora no
opt-which = ¿Cuál de estas?
opt-count = { $n ->
    [one] 1 opción
   *[other] { $n } opciones
}
opt-count-left = { $m ->
    [one] { $n } de 1 opción
   *[other] { $n } de { $m } opciones
}

log-title = Crónica
log-large = Crónica y chat, más grandes
log-since = desde mi turno
log-all = todo
log-filter = Mostrar
log-everybody = todos
log-chat = solo el chat
log-setup = Preparación
log-empty = Aún no ha pasado nada.
log-nothing = Nada desde tu último turno.
log-start = Empieza la partida.
log-undo = { $name } retira algo.
log-resign = { $name } se rinde.
log-end = La partida ha terminado.
log-join = { $name } se sienta.
log-agree = { $name } acepta que siga un bot.
log-replaced = Ahora un bot juega por { $name }.
log-back = { $name } ha vuelto.
log-expiring = Hace mucho que no pasa nada: la mesa se cerrará en unos días si nadie juega.
log-rekeyed = El asiento de { $name } tiene un enlace nuevo.
log-knock = Alguien ha llegado con el enlace de { $name } y dice ser { $name }.
log-admit = { $name } acepta.
log-rebuff = Quien llegó con el enlace de { $name } no ha podido entrar.
log-moved = { $name } juega ahora con otro dispositivo.
log-invited = { $name } ha hecho un enlace nuevo a esta mesa; el anterior ya no abre nada.
log-relinked = El enlace de { $name } ahora es otro.
log-arranged = { $name } ha cambiado a qué se juega.
log-again = { $name } quiere la revancha.
log-advised = { $name } ha pedido consejo a un bot.
log-misfit = { $name } ha introducido una carta robada que no puede ser: alguien se ha equivocado al teclear.
log-erased = Se han borrado un nombre y sus palabras.
log-rule = Regla: { $rule }
log-unread = { $n ->
    [one] 1 mensaje sin leer
   *[other] { $n } mensajes sin leer
}
story-nothing = nada que contar
story-again = { $name }, turno { $n }: verlo otra vez
story-scene = Turno { $n }: contarlo otra vez
scene-next = Siguiente
scene-close = Volver a la mesa
scene-play = ver todo
scene-back = atrás
scene-sums = ir a las sumas
scene-at = { $n } de { $m }. Nada avanza hasta que cierres esto.
scene-done = Eso es todo. La crónica puede contarlo otra vez.
scene-points = { $name } { $points }
scene-sums-title = Sumas
story-back = Una cosa atrás
story-on = Una cosa adelante
story-end = Volver a la mesa
story-past = como estaba
story-your = Tu turno
story-step = paso { $n }
story-step-of = paso { $n } de { $m }
story-behind = { $n ->
    [one] falta 1 más
   *[other] faltan { $n } más
}
story-skip = Saltar
story-next = Paso siguiente
pace-step = paso a paso
pace-slow = lento
pace-normal = normal
pace-instant = al instante
loss-show = Mostrar
loss-ok = OK
chat-label = Di algo a la mesa
chat-send = Enviar

why-title = Ahora no
why-rule = la regla
why-none = Ahora no se puede hacer nada con esta pieza.
why-turn = Es el turno de { $name }.
why-over = La partida ha terminado.
why-watch = Estás mirando; solo juega quien tiene asiento.
stale = La mesa había avanzado. Así está ahora.
refused = Eso no es posible.

link-lost = Se ha perdido la conexión. Reintentando…
link-back = Conexión recuperada; la mesa está al día.
link-gone = La llave de este asiento ya no abre nada.
locked = Esta mesa no puede seguir aquí: { $why }

hand-title = Pasa el dispositivo a { $name }
hand-line = La mesa está tapada. Cuando { $name } tenga el dispositivo:
hand-go = Soy { $name }

rules-title = Reglas
rules-of = Reglas: { $game }
rules-search = Buscar en las reglas
rules-found = { $n ->
    [one] 1 regla
   *[other] { $n } reglas
}
rules-page = En una página
rules-chapters = Capítulos
rules-icons = Iconos
rules-all = Todos los capítulos
rules-at-table = { $n } de { $of } reglas valen en esta mesa
rules-print = Imprimir
rules-none = Ninguna regla tiene esas palabras.
rules-ruling = Aclaración
rules-example = Ejemplo
rules-house = Regla de la casa
rules-house-here = Aquí: { $value }.
rules-house-new = Se elige en una mesa nueva: { $values }.
rules-on-board = El ejemplo en un tablero
rules-before = Antes
rules-after = Después
rules-step = Paso { $n }
rules-source = Fuente: { $source }
new-pieces = Piezas
new-pieces-line = Los valores impresos con que se juega. Quien tiene el juego los corrige en Piezas.
new-pieces-usual = el habitual

menu-rules = Reglas
menu-pieces = Piezas
menu-settings = Ajustes
menu-keys = Teclas
menu-device = Mi asiento en otro dispositivo
menu-record = Descargar el registro
menu-resign = Rendirse
menu-resign-sure = ¿Seguro que te rindes?
menu-resign-line = Con más de dos asientos, un bot juega el tuyo hasta el final.
menu-replay = Repasar la partida
menu-lobby = Salir (el asiento sigue siendo tuyo)
menu-replace = Que un bot juegue por { $name }
menu-back = Recuperar mi asiento del bot
side-seats = Asientos
side-now = Ahora
side-options = Opciones
side-log = Crónica
side-board = Tablero

set-title = Ajustes
set-language = Idioma
set-language-line = En una mesa cada cual lee en el suyo.
set-theme = Tema
set-theme-line = De día, de noche o como diga tu sistema.
set-auto = Sistema
set-light = Claro
set-dark = Oscuro
set-colors = Colores de las piezas
set-colors-line = Como están impresas, o bien distintas para ojos que confunden rojo y verde.
set-colors-print = Impresos
set-colors-clear = Distintos
set-motion = Movimiento
set-motion-line = Las piezas viajan o simplemente aparecen.
set-motion-full = Todo
set-motion-less = Menos
set-pace = Turnos ajenos
set-pace-line = A qué velocidad se ven aquí; nadie más espera por ello.
set-steps = Confirmar cada paso
set-steps-line = Responder pregunta a pregunta, en vez de jugar el turno como un solo plan.
set-tips = Consejos para empezar
set-tips-line = Tu guía habla cuando hay motivo, y cada cosa una sola vez.
set-scenes = Puntuaciones
set-scenes-line = Se cuentan en la mesa cuando ocurren. La crónica las enseña siempre que quieras.
set-sound = Sonido en tu turno
set-sound-line = Una nota suave.
set-notify = Aviso en tu turno
push-title = Avísame cuando me toque
push-line = También sin ninguna página abierta: un aviso por mesa hasta que mires. El navegador te pregunta antes.
push-channel = A este navegador no le llegan avisos aquí: el servidor avisa por sus propias vías, como el correo.
push-insecure = Esta dirección no es https: solo recibes avisos con la página abierta.
push-unable = A este navegador no se le puede avisar. En un teléfono, añade antes Nave a la pantalla de inicio.
push-off = Este servidor no avisa a nadie sin una página abierta.
push-denied = El navegador no permite avisos aquí.
mail-title = Avísame por correo
mail-line = A una dirección que solo conoce este servidor. En las mesas no la ve nadie.
mail-address = Tu correo electrónico
mail-send = Mándame un número
mail-sent = Se ha mandado un número a { $address }. Escríbelo aquí.
mail-number = Número del correo
mail-prove = Confirmar
mail-on = Recibes los avisos en { $address }.
mail-stop = Quitar la dirección
push-quiet = Horas de silencio
push-quiet-line = Entonces no se avisa de nada; después, de lo que aún espere.
push-from = Silencio desde
push-to = Silencio hasta
push-news = Avísame
push-news-turn = cuando me toque
push-news-time = cuando un bot pueda jugar pronto por mí
push-news-asked = cuando me pregunten algo
push-news-table = cuando alguien se siente o empiece la partida
push-news-over = cuando termine o se juegue otra vez
push-news-chat = cuando alguien diga algo
set-notify-line = Con la página en segundo plano; el navegador te pregunta antes.

keys-title = Teclas
keys-arrows = recorrer las opciones
keys-enter = jugar lo que dice el botón amarillo
keys-number = elegir una opción por su número; otra vez: jugarla
keys-page = los números pasan a las nueve opciones siguientes
keys-escape = soltar lo elegido
keys-u = deshacer
keys-r = reiniciar el turno
keys-h = pista
keys-l = crónica y chat
keys-o = ir a la lista de opciones
keys-b = ir al tablero
keys-n = ir a la siguiente mesa que me espera
keys-lens = qué es y qué hace la pieza enfocada; otra vez: dejarlo abierto
keys-question = esta lista, si no hay ninguna pieza enfocada
keys-space = Espacio
keys-play = reproducir la partida o detenerla
keys-lines = en el tablero: lo jugado, lo mejor, ambos
keys-line-away = quitar la mejor línea

keys-w = la mesa en palabras
words-title = La mesa en palabras

after-title = Fin de la partida
after-replay = Repetición
after-sheet = Hoja de puntos
after-record = Descargar registro
after-rematch = Revancha
after-same = Misma preparación
after-new = Otra preparación
after-wins = Gana { $name }
after-wins-with = Gana { $name } con { $points }
after-shared = Comparten la victoria: { $names }
after-nobody = No gana nadie
after-left = La partida se abandonó antes del final: esto es lo que tenía cada cual y lo que valía la mesa tal como está.
sheet-ties = Desempate
after-graph = Puntos por turnos
after-graph-line = toca un turno para verlo
after-graph-turn = turno
after-graph-final = final
after-graph-none = Ahora no se puede dibujar la curva.
after-length = { $n ->
    [one] 1 turno
   *[other] { $n } turnos
}
after-seed = la misma preparación se puede volver a jugar: semilla { $seed }
after-table = Puntos en cada turno
again-line = { $name } quiere la revancha.
after-same-line = La misma semilla, los mismos asientos y opciones.
after-no-same = Nadie sabe la semilla de esta preparación, así que no se puede repetir.
replay-title = Repetición
replay-at = turno { $n } de { $m }
replay-first = Al principio
replay-prev = Un paso atrás
replay-next = Un paso adelante
replay-play = Reproducir
replay-pause = Pausa
replay-slider = Momento de la partida
replay-step = paso { $n } de { $m }
replay-continue = Jugar desde aquí
replay-continue-line = Empieza una mesa nueva con esta posición. ¿Quién sigue jugando?
replay-me = Yo, en este dispositivo
replay-play-on = Abrir la mesa
replay-speed = Velocidad
replay-beside = Junto al tablero
replay-judge-story = Juez y crónica
replay-seats = Tableros y puntos

judge-title = El juez
judge-what = El juez vuelve a jugar mentalmente cada turno, con lo que el jugador podía saber entonces, y compara el turno jugado con el mejor que encuentra. Lo que dieron o quitaron los dados y las losetas robadas cuenta como suerte, nunca como error.
judge-begin = Juzgar esta partida
judge-busy = { $done } de { $total } partes juzgadas
judge-not-yet = Este turno aún no se ha juzgado.
judge-no-choice = En este turno no había nada que elegir.
judge-next = Marca siguiente
judge-prev = Marca anterior
judge-through = Marcas que se recorren
judge-mine = mías
judge-all = todas
judge-blunders = errores graves
judge-win = probabilidad de ganar
judge-played = Jugado
judge-best = Lo mejor
judge-both = Ambos
judge-also = También bueno
judge-why = Por qué:
judge-whole = toda la partida
judge-accuracy = precisión
judge-lost = puntos perdidos
judge-faults = descuidos, errores graves
judge-found = mejores jugadas
judge-luck = suerte con dados y robos
judge-luck-band = banda: suerte corriente
judge-luck-table = Suerte por turnos, en puntos
judge-deeper = Mirar más a fondo
judge-how = Cada turno, solo con lo que se sabía entonces. El juez juega bien, pero no a la perfección.
judge-draw = Mostrar en el tablero
judge-draw-next = Paso siguiente
judge-step = Mejor línea, { $n } de { $m }: { $step }
judge-link = Copiar enlace
judge-curve-points = Puntos
judge-curve-win = Probabilidad
judge-curve = Curva
judge-moment = ¿Qué jugaría aquí el juez?
judge-moment-deeper = Mirar este turno a fondo
judge-looking = El juez está pensando…
chances-title = Probabilidad de ganar
chances-of = { $n } %
chances-line = Lo que el juez opina de este momento con lo que aquí se puede saber. Juega bien, pero no a la perfección.
chances-show = Mostrar probabilidades
chances-hide = Ocultar probabilidades

plain-line = Este juego aún no tiene dibujo: todo se puede jugar con la lista de opciones.
plain-pieces = Piezas que puedes tocar
plain-position = La posición
title-your_turn = Tu turno
title-wait = { $n ->
    [one] 1 mesa te espera
   *[other] { $n } mesas te esperan
}
notify-body = { $game }: te toca.

# Aprender jugando.
learn-tile = Aprende jugando
learn-tile-line = { $lessons ->
    [one] 1 lección corta, { $minutes } min
   *[other] { $lessons } lecciones cortas, { $minutes } min
}
learn-tile-on = Seguir con la lección { $n }
learn-tile-done = Las { $n } lecciones, hechas
learn-short = Lecciones cortas para después
learn-of = Lecciones: { $game }
learn-count = Lección { $n } de { $of }
learn-step = paso { $n } de { $of }
learn-left = { $n ->
    [one] queda cerca de 1 min
   *[other] quedan unos { $n } min
}
learn-teacher = Tu guía
learn-touch = Toca: { $what }
learn-which = Toca la pieza que quieras
learn-place = el sitio iluminado
learn-show = Enséñamelo
learn-skip = Saltar
learn-go-on = Seguir
learn-over = ¡Bien construido!
learn-over-line = Ya lo has hecho todo una vez. Desde ahora todas las piezas responden.
learn-over-short = Eso es todo. Las demás lecciones te esperan en el inicio.
learn-play-on = Jugar desde aquí
learn-again = Desde el principio
learn-leave = Dejar las lecciones
learn-leave-ask = ¿Dejar las lecciones?
learn-leave-line = Se guarda por dónde vas: puedes volver desde el inicio.
learn-leave-yes = Salir, ya sé bastante
learn-stay = Quedarme
learn-none = Esas lecciones no existen.
tip-title = Un consejo
tip-understood = Entendido
tip-quiet = No más consejos
tip-quiet-done = No más consejos. Puedes recuperarlos en los ajustes.

puzzle-title = Reto
puzzle-of = Reto: { $day }
puzzle-none = Ese reto no existe.
puzzle-asks = Juega { $name }: encuentra el mejor turno.
puzzle-judged = El juez valora lo que juegues; puede haber más de una solución.
puzzle-turn = turno { $n } de { $m }
puzzle-seats = { $n ->
    [one] 1 asiento
   *[other] { $n } asientos
}
puzzle-right = ¡Correcto!
puzzle-almost = Casi
puzzle-wrong = Eso no
puzzle-same = Ese es el mejor turno.
puzzle-as-good = Otro camino, e igual de bueno.
puzzle-behind = { $points } puntos menos que el mejor turno, y { $win } % menos de probabilidad de ganar. Hay algo más fuerte.
puzzle-solution = La solución
puzzle-gap = La siguiente idea queda { $points } puntos por detrás: { $line }.
puzzle-played = En la partida: { $line }. Costó { $points } puntos.
puzzle-played-same = En la partida se jugó lo mismo.
puzzle-again = Reintentar
puzzle-show = Mostrar la solución
puzzle-showing = Así es como va.
puzzle-next = Reto siguiente
puzzle-give-up = Rendirme y ver la solución
puzzle-hints = Pistas
puzzle-hints-cost = cada una cuesta un cuarto de estrella
puzzle-hint-which = ¿Qué pieza?
puzzle-hint-how = ¿Cómo empieza?
puzzle-hint-line = La línea entera
puzzle-tries = Tus intentos
puzzle-days = Últimos diez días
puzzle-same-for-all = igual para todos
puzzle-day = { $day }: { $won }
puzzle-untried = sin intentar
puzzle-star = { $n ->
    [0] ninguna estrella
    [1] un cuarto de estrella
    [2] media estrella
    [3] tres cuartos de estrella
   *[other] una estrella entera
}
puzzle-row = racha: { $n }
puzzle-count = { $n } de { $m } resueltos
puzzle-tile = Reto
try-title = Inténtalo
try-asks = Juega { $name }, turno { $n }. Juega el turno como lo harías; el juez compara. Nada se escribe en la partida.
try-yours = Lo tuyo
try-best = El mejor turno, o igual de bueno.
try-better = { $points } puntos mejor que en la partida
try-behind = { $points } puntos por detrás del mejor
try-show = Mostrar la mejor línea
try-back = Volver a la repetición

## Con una caja de verdad: lo que dice se anota aquí.

box-title = ¿Qué dice tu caja?
box-line = Toca lo que ha salido en el dado o del mazo.
box-secret = Quien lo ha robado lo mira a solas y lo anota.
box-undo = Retirar
box-wait = Tócalo abajo
box-do = En tu mesa
box-done = Hecho
box-setup = Preparación
box-setup-dealt = Repartimos aquí: colócalo como se ve. Dados y robos se anotan.
box-setup-entered = Ya está en tu mesa: anótalo pieza a pieza.
box-dealt = repartido aquí
box-entered = como está
box-mark = caja real

## Se puntúa una partida terminada de la caja real.

score-title = Puntuar una partida terminada: { $game }
score-players = Jugadores
score-name = Nombre de { $name }
score-anew = Empezar de nuevo
score-result = Resultado
score-total = Puntos
score-erase = Borrar una cifra
score-ok = OK
score-waits = Pon lo que hay en tu mesa; el resultado se cuenta sobre la marcha.
