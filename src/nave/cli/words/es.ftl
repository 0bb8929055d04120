# Lo que dicen la línea de órdenes y la mesa de la terminal.

# ---------------------------------------------------------------- errores

cli-error = nave: { $error }
cli-missing = nave: hace falta el paquete «{ $package }»; instálalo con: pip install 'nave[{ $extra }]'
cli-no-language = no hay palabras del idioma «{ $language }»
cli-stopped = nave: parado
cli-stopped-kept = nave: parado; lo terminado se conserva, --resume --output { $output } continúa
cli-jobs-and-cluster = --jobs y --cluster se excluyen: un clúster tiene sus propios procesos
cli-no-pair = «{ $pair }» no tiene la forma KEY=VALUE
cli-no-game = no existe el juego «{ $game }»; se permite: { $known }
cli-which-game = ¿qué juego? se permite: { $known }
cli-no-such-choice = No existe el juego «{ $given }»; se permite: de 1 a { $count }, o { $known }
cli-no-rule = nave: ninguna regla de { $game } contiene «{ $words }»; `nave rules { $game }` lista todos los títulos
cli-bad-edge = la ventaja es { $edge }; se permite: entre 0 y 1, como 0.1
cli-no-own-weights = los pesos de «{ $bot }» no se pueden afinar; se permite: mason
cli-bad-log-level = el nivel de registro es «{ $level }»; se permite: debug, info, warning, error
cli-exposed = a { $host } se llega desde fuera, y las llaves viajarían sin cifrar: pon delante un proxy con TLS y nómbralo (--proxies ADDRESS), o di --expose para una red de confianza
cli-one-process = un archivo SQLite es de un solo proceso; varios procesos necesitan --database postgresql://…
cli-fixed = { $option } no puede cambiar una partida en curso; se permite: --players
cli-file-exists = { $path } ya existe; se permite: un archivo nuevo
cli-other-game = { $path } contiene otra partida; se permite: un archivo nuevo, o el registro de esta partida
cli-nothing-to-continue = no hay ninguna partida sin terminar que continuar; empieza una con: nave play
cli-passed-over = Se pasa por alto: { $problem }
cli-no-bot-asked = ahora no tiene que responder ningún bot
cli-nothing-to-choose = la partida ha terminado; no hay nada que elegir
cli-no-option = no existe la opción { $option }; las opciones van de 1 a { $count }
cli-several-moves = «{ $given }» es el principio de { $count } jugadas: { $moves }
cli-not-saved = no guardado: { $path }: { $error }
cli-no-player = no existe el jugador «{ $player }»; se permite: { $known }
cli-player-count = { $count ->
    [one] se nombra 1 jugador
   *[other] se nombran { $count } jugadores
} para { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}: { $players }
cli-game-over = { $path }: esta partida ha terminado; se permite: un registro sin resultado
cli-bad-players = { $path }: meta.players debe ser una lista de nombres, no { $given }
cli-no-provenance = no existe la procedencia «{ $given }»; se permite: { $known }
cli-no-table = no existe la tabla «{ $table }»; se permite: { $known }

# ---------------------------------------------------------------- ayuda de las órdenes

cli-examples = Ejemplos
cli-help = Juega a juegos de mesa exactamente según sus reglas; `nave games` lista los instalados.
cli-help-more = Una versión no oficial hecha por aficionados: juega, simula, repite y consulta cualquier regla por su id.
cli-help-play = Juega en esta terminal: contra bots, por turnos en el mismo asiento o en solitario. Cada respuesta se guarda.
cli-help-companion = Juega con la caja real en una mesa real: dados y robos se anotan, reglas y puntos se llevan aquí.
cli-help-companion-more = La preparación se reparte aquí y tú la colocas, o se anota como está (--entered). `undo` retira también un dado mal anotado.
cli-help-play-more = En una terminal se dibuja toda la mesa; `?` lista las teclas.
cli-help-serve = Sirve mesas en vivo: la gente se sienta con un enlace y juega en vivo o durante días.
cli-help-simulate = Juega muchas partidas con respuestas al azar y resume duración, puntos y victorias.
cli-help-simulate-more = La misma semilla da las mismas partidas. Las victorias compartidas cuentan por partes.
cli-help-tournament = Haz que los bots jueguen entre sí y di cuán seguro es el resultado.
cli-help-tournament-more = Cada semilla se juega en todas las rotaciones de asiento, así la suerte de la preparación se compensa. Las mismas semillas dan los mismos resultados, salvo el tiempo de pensar.
cli-help-tune = Busca mejores pesos con CMA-ES y quédatelos solo si ganan con otras semillas.
cli-help-bench = Mide juego al azar, copias, hashes, repartos nuevos y valores de estados, y pasos de entornos para agentes que aprenden.
cli-help-bench-more = Una decisión lo cuenta todo: listar las respuestas legales, ejecutar una, el azar. Los pasos de bucle son la razón con un bucle fijo de Python en la misma ejecución: permiten comparar máquinas y días.
cli-help-replay = Repite un registro, respuesta a respuesta, y comprueba que lleva adonde dice.
cli-help-judge = Juzga registros: qué fue suerte, qué fue habilidad, dónde se perdió una partida.
cli-help-judge-more = El juez vuelve a jugar mentalmente cada turno, con lo que el jugador podía saber entonces, y compara el turno jugado con el mejor que encuentra. Lo que dieron o quitaron los dados y las losetas robadas cuenta como suerte, nunca como error.
cli-help-puzzle = Resuelve el reto del día, o uno por su nombre.
cli-help-puzzle-more = Un turno con una idea claramente mejor. El juez valora lo que se juegue: lo que sea tan bueno como la solución también es correcto.
cli-help-puzzles = Retos: lista los incluidos, recorta otros nuevos de partidas.
cli-help-puzzles-list = Lista los retos incluidos con un juego.
cli-help-puzzles-cut = Recorta retos de partidas: turnos con una idea claramente mejor, comprobada con partidas jugadas hasta el final.
cli-help-replay-more = Se rechaza un registro jugado con otro juego de piezas u otra versión de las reglas.
cli-help-games = Lista los juegos instalados, con sus asientos, ajustes y bots.
cli-help-learn = Aprende un juego jugando: lecciones en la mesa de verdad, diez minutos.
cli-help-lessons = Lista las lecciones de un juego, o de todos, y juega cada lección entera con el motor.
cli-help-rules = Consulta las reglas: cada rechazo y cada línea de la crónica nombra el id de su regla.
cli-help-backup = Copia todas las mesas en un archivo, esté en marcha el servidor o no. El archivo vale para ambos tipos de base de datos.
cli-help-restore = Pon las mesas de una copia en una base de datos vacía. Se restaura todo o nada.
cli-help-words = Idiomas: cuáles hay, y si las palabras de uno están completas y bien.
cli-help-words-list = Lista los idiomas de los que hay palabras, y cuántos textos tiene cada uno.
cli-help-words-check = Compara las palabras de un idioma con las inglesas: faltan, sobran, argumentos erróneos, plurales, demasiado largas, glosario.
cli-help-words-show = Todos los textos con valores de ejemplo, en inglés y en otro idioma.
cli-option-words-language = El idioma, como de, pl o pt-BR.
cli-option-words-all = Nombra todos los problemas, no solo los 40 primeros.
cli-option-words-only = solo textos cuyo archivo, nombre o contenido tenga estas palabras
cli-option-words-problems = solo textos que faltan o de los que se queja la comprobación
cli-option-words-number = el número que tiene lo que se cuenta en los ejemplos
cli-option-page-words = Las fuentes de la página, si no están en web/src bajo esta carpeta.
cli-example-words-check = lo que aún queda por traducir
cli-example-words-show = lo que se cuenta, de cinco en cinco
cli-help-components = Juegos de piezas: cada valor impreso de un juego y de dónde viene.
cli-help-components-more = Los valores son [green]conocidos[/green] (dichos con palabras), [yellow]deducidos[/yellow] o [magenta]reconstruidos[/magenta] (impresos solo como dibujo, elegidos para que encajen). Si tienes la caja, corrige lo que difiera y juega con tu propio juego de piezas.
cli-help-components-list = Los juegos de piezas de todos los juegos, con hash y número de filas por procedencia.
cli-help-components-list-more = Los registros nombran un juego de piezas y su hash: dos con el mismo hash juegan lo mismo. Una partida sin su expansión nombra el hash del juego base.
cli-help-components-show = Las filas de un juego de piezas con su procedencia y notas.
cli-help-components-check = Comprueba un archivo corregido: cada problema con su fila, qué está mal y qué se permite.
cli-help-components-check-more = Filas y tablas siguen siendo las del juego de piezas estándar; corrige valores y pon su procedencia en "known".
cli-help-components-install = Comprueba un archivo corregido y guárdalo con un nombre, para poder jugar con él.
cli-help-components-install-more = Los registros de partidas jugadas con un juego de piezas lo necesitan para repetirse: da un nombre nuevo al que cambies.
cli-help-components-remove = Quita un juego de piezas instalado. Los registros de partidas jugadas con él no se pueden repetir sin él.
cli-help-components-export = Escribe un juego de piezas como archivo TOML que puedes editar, con comentarios y notas.
cli-help-components-set = Corrige valores como están impresos en tu pieza; cuenta como comprobada por ti.
cli-help-components-set-more = Los valores se escriben como se leen: 3, stone (piedra), "2 lumber, 1 brick" (madera, ladrillo). Lo que haría imposible jugar se nombra y no se guarda, salvo como borrador.
cli-help-components-checked = Di que has comparado piezas con sus valores y están bien.
cli-help-components-checked-more = Un juego de piezas que solo tiene comprobaciones sigue siendo igual al estándar: su hash cubre solo valores.
cli-help-components-merge = Trae lo que comprobó otra persona; cuenta dónde coinciden ambas partes, lista dónde difieren.
cli-help-components-share = Un juego de piezas como código corto para un mensaje, o como archivo pequeño con sus diferencias.
cli-help-components-import = Guarda un juego de piezas que alguien compartió como código o archivo.
cli-help-components-edit = Recorre las piezas junto a la caja abierta: Intro dice que una pieza es como está impresa.
cli-help-components-edit-more = Escribe FIELD=VALUE para corregir, n si no lo sabes, s para los valores estándar, b para volver, u para deshacer, q para parar. Todo se guarda tras cada pieza.
cli-help-components-diff = Los valores en que difieren dos juegos de piezas; procedencia y notas no se comparan.

cli-example-play = juega aquí, contra bots o en el mismo asiento
cli-example-simulate = juegan bots
cli-example-replay = recorre una partida guardada, respuesta a respuesta
cli-example-rules = consulta reglas por id o palabra
cli-example-components = juegos de piezas y de dónde vienen sus valores
cli-example-help = cada orden se explica sola
cli-example-play-one = tú contra un bot
cli-example-play-hot = dos en el mismo asiento, y un bot
cli-example-play-solo = en solitario
cli-example-play-continue = la última partida que dejaste
cli-example-play-plain = un script juega por líneas
cli-example-simulate-resume = luego --resume, si se para
cli-example-tournament-sprt = hasta que se decida
cli-example-tournament-solo = contra el autómata
cli-example-tune-resume = continúa tras una pausa
cli-example-judge = unos segundos por partida
cli-example-judge-thorough = unos minutos, para programas
cli-example-judge-many = muchos registros en todos los núcleos, una fila por turno
cli-example-puzzle = hoy igual para todos
cli-example-puzzles = todos por su nombre
cli-example-replay-whole = la crónica entera y la hoja de puntos
cli-example-replay-step = turno a turno
cli-example-replay-upto = la posición tras 120 respuestas, para programas
cli-example-learn = la primera partida guiada
cli-example-learn-lesson = empieza con una lección
cli-example-learn-on = sigue jugando donde acaban las lecciones, con consejos
cli-example-rules-one = una regla con su ejemplo
cli-example-rules-group = un grupo entero
cli-example-rules-words = todas las reglas con estas palabras
cli-example-serve = en esta máquina, puerto 8000, mesas en tu carpeta de datos
cli-example-components-export = un archivo para editar
cli-example-components-check = todo lo que está mal en él
cli-example-components-install = guárdalo
cli-example-components-diff = lo que has cambiado
cli-example-components-edit = pieza tras pieza, junto a la caja abierta
cli-example-components-set = un valor
cli-example-components-share = un código para otra persona
cli-example-components-merge = trae lo que comprobó esa persona

# ---------------------------------------------------------------- ayuda de las opciones

cli-option-help = Muestra este mensaje y sale.
cli-option-language = El idioma de la terminal (si no, el de la variable NAVE_LANG, o inglés).
cli-option-version = Muestra la versión y si las reglas van compiladas o interpretadas.
cli-option-json = Imprime JSON para programas en vez de texto.
cli-option-set = Un ajuste del juego; se puede dar varias veces.
cli-option-seats = Número de asientos (1: en solitario).
cli-option-components = El juego de piezas con que se juega (mira `nave components list`).
cli-option-jobs = Procesos, por defecto todos los núcleos; los resultados no dependen de ello.
cli-option-cluster = Juega en un clúster Dask, por ejemplo tcp://10.0.0.5:8786.
cli-option-resume = Continúa una ejecución sin terminar de --output.
cli-option-game = Un juego, como lo nombra `nave games`.
cli-option-games = Cuántas partidas.
cli-option-lesson = La lección con que se empieza, como la nombra `nave lessons`.
cli-option-tips = Con tu guía al lado: un consejo cuando hay motivo, cada uno una vez.
cli-option-play-on = Sigue donde acaban las lecciones, contra su rival, con tu guía al lado.
cli-option-pack = Las lecciones que aprender, como las nombra `nave lessons`.
cli-option-game-seed = La partida número i usa la semilla + i.
cli-option-parquet = Escribe una fila por partida y asiento en este archivo Parquet nuevo.
cli-option-bots = Bots, con comas, con sus propios números: mason:nodes=2000.
cli-option-blocks = Semillas; cada alineación juega cada una en todas las rotaciones.
cli-option-block-seed = El bloque número i usa la semilla + i.
cli-option-nodes = Posiciones que un bot puede mirar por turno.
cli-option-output = Escribe en este archivo nuevo: .json todo, .parquet una fila por partida y asiento.
cli-option-judged-files = Registros de partidas, terminadas o no.
cli-option-judge-level = Cuánto pensar: quick, thorough o deep.
cli-option-judge-seed = La semilla de los mundos; la misma juzga igual.
cli-option-judge-all = Muestra todos los turnos, no solo los que tienen marca.
cli-option-judged-output = Escribe en este archivo nuevo: .parquet una fila por turno, .jsonl un juicio por línea.
cli-option-puzzle = El nombre de un reto (mira `nave puzzles list`).
cli-option-puzzles = Escribe los retos en este archivo nuevo (JSON).
cli-option-puzzles-most = Para tras tantos retos (0: todos).
cli-option-sprt = Para cuando esté decidido si el primer bot gana a los otros.
cli-option-edge = Con --sprt: la parte de victorias por encima del azar que cuenta como mejor.
cli-option-tuned = Escribe los pesos hallados en este archivo nuevo (TOML).
cli-option-tune-bot = De quién son los pesos: solo se afinan los de mason; el oficial y los estilos parten de ellos.
cli-option-weights = Solo estos pesos, con comas; todos si está vacío.
cli-option-rivals = El grupo de rivales, con comas.
cli-option-generations = Rondas de la búsqueda.
cli-option-population = Candidatos de cada ronda.
cli-option-tune-games = Partidas de cada candidato en una ronda.
cli-option-validation = Partidas del mejor y del inicial al final.
cli-option-tune-seed = De la primera partida; la validación juega semillas lejanas.
cli-option-runs = Pasadas cuya mediana se dice, 5 o más.
cli-option-slowest = Partidas en que se busca la decisión más lenta.
cli-option-peers = Compara con catanatron, el backgammon de OpenSpiel y el ajedrez de PettingZoo en entornos desechables.
cli-option-record-file = Un registro: guardado por `nave play`, o Game.record.save().
cli-option-step = Muestra la mesa tras cada turno; Intro continúa.
cli-option-upto = Solo las primeras respuestas, hasta este número.
cli-option-board = Muestra en la mesa el ejemplo de una regla, antes y después.
cli-option-rule = El id de una regla, un grupo o palabras que buscar.
cli-option-play-game = Un juego, o con --continue también un archivo de registro (FILE.json).
cli-option-play-seats = Cuántos juegan; 1 es en solitario (si no, tantos como nombre --players, o 2).
cli-option-companions = Quién se sienta dónde, asiento a asiento: human o un bot (si no, personas en todos).
cli-option-deal = Reparte aquí la preparación, o anótala como está en la mesa.
cli-option-players = Quién se sienta dónde, asiento a asiento: human o un bot (si no, human,mason,...).
cli-option-seed = La misma semilla da la misma preparación y dados (si no, se sortea): un número, o palabras como las dicen las mesas.
cli-option-play-components = Un juego de piezas, como lo nombra `nave components list`.
cli-option-plain = Juega por líneas; sin terminal es así de todos modos.
cli-option-continue = Sigue con la última partida sin terminar, o con un registro.
cli-option-record = Guarda el registro de la partida también en este archivo nuevo.
cli-option-pace = Segundos que se muestra cada respuesta de un bot, a pantalla completa.
cli-option-database = sqlite:///FILE o postgresql://USER@HOST/NAME; por defecto un archivo en tu carpeta de datos.
cli-option-host = La dirección en que escuchar.
cli-option-port = El puerto en que escuchar.
cli-option-workers = Procesos del servidor; más de uno necesita PostgreSQL.
cli-option-max-tables = Cuántas mesas pueden jugar o esperar a la vez.
cli-option-bot-workers = Procesos en que piensan los bots, por cada proceso del servidor.
cli-option-judge-workers = Procesos en que se juzgan partidas terminadas, por cada proceso del servidor.
cli-option-bot-budget = Segundos que un bot puede pensar una respuesta.
cli-option-bot-pace = Segundos entre las respuestas de un bot, para cuidar una máquina pequeña; los navegadores las muestran a su ritmo.
cli-option-rate-address = Peticiones por segundo desde una dirección; 0: sin límite.
cli-option-rate-seat = Peticiones por segundo para un asiento; 0: sin límite.
cli-option-rate-create = Mesas nuevas por segundo desde una dirección; 0: sin límite.
cli-option-rate-guess = Llaves desconocidas por segundo desde una dirección; 0: sin límite.
cli-option-listeners = WebSockets a la vez.
cli-option-listeners-per-address = WebSockets desde una dirección.
cli-option-absent-after = Segundos de silencio tras los que los demás pueden sustituir un asiento.
cli-option-idle-after = Lo mismo para un asiento que está conectado, tiene que responder y no hace nada.
cli-option-expose = Deja que se llegue desde fuera sin proxy: sin TLS, sin protección.
cli-option-hosts = Nombres con que se llama al servidor, con comas; * para cualquiera. Tras --proxies cualquiera, si no se dan.
cli-option-proxies = Direcciones de proxies a cuyo X-Forwarded-For se da crédito, con comas.
cli-option-log-level = debug, info, warning o error.
cli-option-open = Di dónde están las mesas y abre allí un navegador.
cli-option-backup-file = El archivo que escribir; aún no debe existir.
cli-option-restore-file = Un archivo hecho por `nave backup`.
cli-option-component-game = Un juego, como lo nombra `nave components list`.
cli-option-game-of-file = El juego al que pertenece el archivo.
cli-option-component-file = Un archivo de piezas, hecho por `export` y editado.
cli-option-component-set = El nombre de un juego de piezas, o un archivo de piezas (FILE.toml).
cli-option-sets-of = Solo los juegos de piezas de este juego.
cli-option-table = Una tabla, una hoja o una pieza, que se dibuja; sin ello: un resumen de todas las tablas.
cli-option-own-set = Tu juego de piezas; con un nombre nuevo se empieza otro.
cli-option-their-set = Un juego de piezas: su nombre, su archivo o su código.
cli-option-by = Quién miró lo impreso; sin ello: el nombre del juego de piezas.
cli-option-values = Lo impreso, por ejemplo GAME.base_09.cost="2 lumber, 1 brick" (madera, ladrillo).
cli-option-draft = Guarda el juego de piezas aunque aún no se pueda jugar con él.
cli-option-pieces = Piezas, como las nombra `show`.
cli-option-sheet = Todas las piezas de una hoja.
cli-option-into = Guarda el resultado con otro nombre.
cli-option-theirs = Donde difieran, toma lo de la otra persona.
cli-option-share-file = Un archivo nuevo en vez del código.
cli-option-guessed = Solo piezas cuyos valores no se conocen.
cli-option-browser = Abre las piezas en el navegador, en un servidor iniciado con `nave serve`.
cli-option-provenance = Solo filas de esta procedencia.
cli-option-set-name = Cómo llamar al juego de piezas: de 1 a 40 de los caracteres a-z 0-9 _ -
cli-option-replace = Sobrescribe otro juego de piezas de ese nombre.
cli-option-set-to-remove = El juego de piezas que quitar.
cli-option-export-file = Un archivo nuevo; sin ello: la terminal.

# ---------------------------------------------------------------- lo que cuentan las órdenes

cli-game = { $title }, { $seats ->
    [one] 1 jugador
   *[other] { $seats } jugadores
} ({ $edition })
cli-strength = { $bot } { $text } ({ $rating })
cli-game-of-several = { $title }, de { $least } a { $most } jugadores ({ $edition })
cli-ask-game = Qué juego (número o nombre)
cli-playing = jugando
cli-games-per-second = { $speed } partidas/s
cli-games-per-minute = { $speed } partidas/min
cli-farewell =
    Guardado en { $path }
    Continúa con: nave play --continue
cli-record-in = El registro está en { $path }
cli-rule-example = Ejemplo:
cli-rule-ruling = Aclaración:
cli-rule-source = Fuente:
cli-replay-turn = turno { $turn } · respuesta { $answer } de { $answers }
cli-replay-more = Intro para seguir, q para parar
cli-judging = juzgando
cli-judging-records = juzgando registros
cli-no-level = no existe el nivel «{ $level }»; niveles: { $known }
cli-judged = { $answers ->
    [one] 1 respuesta juzgada
   *[other] { $answers } respuestas juzgadas
}: { $level }
cli-judge-level-quick = rápido
cli-judge-level-thorough = a fondo
cli-judge-level-deep = muy a fondo
cli-judge-record = registro
cli-judge-accuracy = precisión
cli-judge-lost = puntos perdidos
cli-judge-slips = descuidos
cli-judge-blunders = errores graves
cli-judge-best = mejor hallado
cli-judge-luck = suerte
cli-judge-rest = sin explicar
cli-judge-curve-win = probabilidad de ganar, al final { $now }
cli-judge-curve-luck = suerte, en total { $now }
cli-judge-turn-lost = Turno { $turn }, { $player }: { $mark }, { $loss }, probabilidad de ganar { $before } → { $after }
cli-judge-turn-best = Turno { $turn }, { $player }: { $mark }, probabilidad de ganar { $before }
cli-judge-played = jugado: { $line }
cli-judge-better = mejor: { $line }
cli-judge-why = por qué: { $reasons }
cli-judge-how = Cada turno se juzga solo con lo que se sabía entonces; la suerte de dados y robos no es un error. El juez juega bien, pero no a la perfección.
cli-cutting = recortando
cli-puzzles-exist = { $path } existe; los retos van a un archivo nuevo
cli-puzzles-cut = { $count ->
    [one] 1 reto
   *[other] { $count } retos
} en { $path }
cli-puzzle-row = { $id }  turno { $turn } de { $turns }, { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}, { $gap } puntos entre las ideas
cli-serving = Las mesas están en { $address } (Ctrl+C las para).
cli-backed-up = { $file }: { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
} con { $entries ->
    [one] 1 entrada de diario
   *[other] { $entries } entradas de diario
}
cli-restored = Restaurado { $file }: { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
} con { $entries ->
    [one] 1 entrada de diario
   *[other] { $entries } entradas de diario
}
cli-simulated = { $finished } de { $games ->
    [one] 1 partida terminada
   *[other] { $games } partidas terminadas
}, { $decisions } decisiones en { $seconds } s ({ $each } µs cada una)
cli-player = jugador
cli-seat = asiento { $seat }
cli-automaton = autómata
cli-mean-score = puntos de media
cli-win-share = victorias
cli-tournament = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} de { $game }, { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}
cli-sprt-better = { $bot } es mejor tras { $blocks } bloques: { $gain } victorias por encima del azar, probado contra { $edge }
cli-sprt-not-better = { $bot } no es mejor tras { $blocks } bloques: { $gain } victorias por encima del azar, probado contra { $edge }
cli-sprt-undecided = { $bot } sigue sin decidir tras { $blocks } bloques: { $gain } victorias por encima del azar, probado contra { $edge }
cli-tune-tuned = afinado: { $share } de { $games } partidas ({ $low }-{ $high }), ventaja { $margin }
cli-tune-start = inicial: { $share } de { $games } partidas ({ $low }-{ $high }), ventaja { $margin }
cli-tune-kept = se conserva: { $kept }; escrito en { $path }
cli-ahead-of = por delante de
cli-replaced = { $count ->
    [one] { $bot }: 1 respuesta la dio el aprendiz
   *[other] { $bot }: { $count } respuestas las dio el aprendiz
}
cli-bench-installing = instalando { $peer } en un entorno desechable
cli-bench-measuring = midiendo
cli-bench-doing-measuring = midiendo
cli-bench-doing-slowest = decisión más lenta
cli-bench-compiled = motor compilado, medianas de { $runs } pasadas, tiempo de procesador en un núcleo
cli-bench-interpreted = motor interpretado, medianas de { $runs } pasadas, tiempo de procesador en un núcleo
cli-bench-no-environments = fuera: los entornos, que necesitan nave[rl]
cli-bench-slowest = de { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}: respuesta { $answer } de la semilla { $seed }, «{ $question }»; el reloj vio una vez { $seen } µs
cli-bench-times = { $times } veces el tiempo
cli-bench-gauge-decision = decisión, azar incluido
cli-bench-gauge-copy = copia de un estado
cli-bench-gauge-hash = hash de una posición
cli-bench-gauge-redeal = reparto nuevo de lo oculto
cli-bench-gauge-worth = valor de una posición
cli-bench-gauge-batch = paso de un lote, por mesa
cli-bench-gauge-pettingzoo = paso de PettingZoo
cli-bench-gauge-slowest = decisión más lenta
cli-bench-step = un paso de bucle: { $each } µs
cli-bench-unknown = fuera, esta versión no lo conoce: { $title }
cli-set = { $game }, juego de piezas { $name }, hash { $hash }
cli-not-sound = no válido
cli-no-rows = no hay filas así
cli-sound = { $file }: un juego de piezas válido de { $game }, hash { $hash }; { $count ->
    [0] ningún valor difiere
    [one] 1 valor difiere
   *[other] { $count } valores difieren
} del estándar
cli-installed = instalado { $name } para { $game }, hash { $hash }
cli-removed = quitado { $name } de { $game }
cli-exported = escrito { $path }; ahora: nave components check { $path } --game { $game }
cli-same-values = { $first } y { $second } tienen los mismos valores, hash { $hash }
cli-provenance-known = conocido
cli-provenance-deduced = deducido
cli-provenance-reconstructed = reconstruido
cli-provenance-checked = comprobado
cli-provenance-corrected = corregido
cli-provenance-is = { $provenance ->
    [known] conocido: dicho con palabras
    [deduced] deducido de lo conocido
    [checked] comprobado con lo impreso
    [corrected] corregido según lo impreso
   *[reconstructed] supuesto: impreso solo como dibujo
}
cli-checked-by = comprobado por { $by } el { $on }
cli-counts = { $known } conocidos, { $deduced } deducidos, { $reconstructed } reconstruidos, { $checked } comprobados, { $corrected } corregidos
cli-set-checks = { $name }: { $checked } comprobados, { $corrected } corregidos
cli-bad-value = «{ $given }» no es un valor de una pieza; escribe GAME.PIECE.FIELD=VALUE con uno de los juegos { $known }
cli-no-pieces = nombra piezas, o una hoja con --sheet
cli-no-sheet = no existe la hoja «{ $sheet }»; se permite: { $known }
cli-bad-source = «{ $given }» no es ni un código ({ $prefix }…) ni un archivo (…{ $suffix })
cli-kept = guardado como { $name }, hash { $hash }
cli-draft = guardado como { $name }, un borrador: aún no se puede jugar con él
cli-merged = { $name }: { $agreed ->
    [one] 1 pieza confirmada por ambos
   *[other] { $agreed } piezas confirmadas por ambos
}, { $taken } traídas, { $differ ->
    [0] ninguna contradicción
    [one] 1 contradicción
   *[other] { $differ } contradicciones
}
cli-merged-one-name = { $count ->
    [one] 1 pieza coincide en ambos juegos de piezas con la misma firma, que cuenta una vez: da a tu juego de piezas un nombre propio (--by)
   *[other] { $count } piezas coinciden en ambos juegos de piezas con la misma firma, que cuenta una vez: da a tu juego de piezas un nombre propio (--by)
}
cli-differ = lo tuyo { $mine }, lo suyo { $theirs }
cli-shared = escrito { $path }
cli-imported = guardado como { $name }: { $changed } corregidos, { $checked } comprobados, hash { $hash }
cli-browser = las piezas están en { $url }
cli-walk-ask = { $at } de { $all }. Intro: bien, como está impresa. FIELD=VALUE, n no lo sé, s estándar, b atrás, u deshacer, q parar
cli-walk-end = { $name }: { $count } de { $all } comprobadas

# Cabeceras de columnas.
cli-column-bot = bot
cli-column-games = partidas
cli-column-wins = victorias
cli-column-interval = 95 %
cli-column-rank = puesto
cli-column-margin = ventaja
cli-column-score = puntos
cli-column-rating = nivel
cli-column-time = s/turno
cli-column-cpu = cpu
cli-column-steps = pasos de bucle
cli-column-bar = listón
cli-column-game = juego
cli-column-set = piezas
cli-column-hash = hash
cli-column-base = juego base
cli-column-table = tabla
cli-column-rows = filas
cli-column-row = fila
cli-column-field = campo
cli-column-provenance = procedencia
cli-column-note = nota

# ---------------------------------------------------------------- la mesa, por líneas y a pantalla completa

cli-seat-human = { PLAYER($player) } (tú)
cli-seat-bot = { PLAYER($player) } (bot: { $bot })
cli-greeting = { $title }: { $seats }. Semilla { $seed }. Escribe help para ver qué puedes escribir.
cli-saved-in = Se guarda con cada respuesta en { $path }
cli-saved = Guardado; continúa con: nave play --continue
cli-not-possible = No es posible: { $move }. { $reason } [{ $rule }]
cli-not-understood = { $error }. Escribe un número, una jugada o help.
cli-by-hand = tirado o robado>
cli-by-hand-more = … y { $count } más; escribe el principio de una
cli-by-hand-which = «{ $given }» encaja con { $count }; escribe un número o un principio que encaje con una
cli-taken-back = Retirado.
cli-turn-again = El turno empieza de nuevo.
cli-say-which-move = Di qué jugada, por ejemplo: why claim 1.1
cli-say-where = Di dónde, por ejemplo: save game.json
cli-possible = { $move } es posible ahora.
cli-no-rule-has = ninguna regla tiene «{ $words }»; escribe rule y un id o palabras, por ejemplo: rule claim
cli-no-rule-cited = aún no se ha citado ninguna regla; escribe rule y un id o palabras, por ejemplo: rule claim
cli-wrote = Escrito { $path }

# Lo que se puede escribir.
cli-typed-number = la opción de ese número
cli-typed-move = una jugada por su texto; basta el principio si encaja con una sola opción
cli-typed-undo = retira tu última respuesta de este turno
cli-typed-restart = retira todas las respuestas de este turno que se puedan retirar
cli-typed-hint = qué haría aquí el bot más fuerte, y por qué
cli-typed-tips = los consejos de tu guía, sí o no
cli-typed-why = por qué una jugada no es posible ahora, y la regla que lo dice
cli-typed-rule = consulta una regla por su id o por palabras; sola: la última regla citada
cli-typed-table = la mesa en palabras
cli-typed-options = la pregunta y sus opciones otra vez
cli-typed-log = todo lo que ha pasado
cli-typed-save = escribe el registro de la partida en un archivo nuevo (la partida se guarda con cada respuesta)
cli-typed-help = esta lista
cli-typed-quit = salir; continúa después con: nave play --continue

# La mesa a pantalla completa.
cli-title-turn = turno { $turn }
cli-title-seed = semilla { $seed }
cli-title-unsaved = SIN GUARDAR
cli-thinking = { PLAYER($player) } está pensando (bot { $bot })…
cli-log = Crónica
cli-log-turn = turno { $turn }
cli-log-setup = preparación
cli-board = Tablero
cli-board-key = b
cli-final-score = Puntuación final
cli-show-scores = Mostrar la hoja de puntos
cli-leave = Dejar la mesa
cli-which-move = ¿Qué jugada? Escríbela y pulsa Intro.
cli-refused = { $move }: { $reason }
cli-look-up = F2: { $rule }
cli-closes = Esc cierra
cli-keys = Teclas
cli-hint = Pista
cli-would-play = El bot más fuerte jugaría { $move }
cli-rules = Reglas
cli-rules-search = palabras o el id de una regla, como: penalización
cli-no-rule-fits = Ninguna regla tiene todas esas palabras.
cli-sheet-score = puntos
cli-pane-in-full = { $title } al completo

# La línea de abajo.
cli-foot-undo = Deshacer
cli-foot-restart_turn = Reiniciar
cli-foot-end_turn = Fin turno
cli-foot-type = Escribir
cli-foot-hint = Pista
cli-foot-why = Por qué
cli-foot-rules = Reglas
cli-foot-help = Teclas
cli-foot-quit = Salir
cli-foot-play = jugar
cli-foot-complete = completar
cli-foot-back = volver a la lista

# La lista de teclas.
cli-key-choose = ir a una opción; las cifras escriben su número
cli-key-enter = jugar la opción; en la crónica: abrir la regla que cita una línea
cli-key-type = escribir una jugada como texto; Tab o → la completa, Esc vuelve
cli-key-undo = deshacer tu última respuesta de este turno
cli-key-restart = reiniciar el turno
cli-key-end = terminar el turno, si es posible ahora
cli-key-hint = una pista: qué piensa el bot más fuerte de las opciones, y por qué
cli-key-why = preguntar por qué una jugada no es posible: escríbela, Intro
cli-key-rules = consultar una regla por palabras o id
cli-key-cited = la última regla citada
cli-key-tab = de las opciones a la crónica y vuelta
cli-key-panes = en una terminal pequeña: el dibujo siguiente
cli-key-quit = salir; la partida se guarda con cada respuesta

# Quien lleva un servidor cuida de mesas, asientos y vetos.
cli-help-tables = Cuida las mesas de un servidor.
cli-help-seats = Cuida los asientos de una mesa y a quienes los ocupan.
cli-help-bans = Deja fuera direcciones y llaves.
cli-option-table-id = El id de una mesa, como en su enlace.
cli-option-seat = El número de un asiento, desde 0.
cli-option-off = Al revés.
cli-option-status = open, running u over; por defecto todas.
cli-option-silent = Solo donde no ha pasado nada en tanto tiempo.
cli-option-limit = Como mucho tantas.
cli-option-reason = Lo que se dice a la mesa.
cli-option-yes = No preguntar.
cli-option-table-file = El archivo que escribir; aún no debe existir.
cli-option-expire-after-days = Silencio hasta el final.
cli-option-expire-notice-days = Con cuánta antelación se anuncia; 0: nada.
cli-option-erase-name = Todos los asientos con este nombre, en todas las mesas.
cli-option-erase-key = Todos los asientos que abre esta llave.
cli-option-erase-table = Con --seat: un asiento.
cli-option-ban-address = Una dirección o una red, por ejemplo 2001:db8::/48.
cli-option-ban-key = Una llave en vez de una dirección.
cli-option-ban-days = Por cuánto tiempo; por defecto para siempre.
cli-option-ban-reason = Para ti; a nadie más se le dice.
cli-option-ban-value = La dirección, red, llave o hash.
cli-help-tables-list = Las mesas; primero donde pasó algo más recientemente.
cli-help-tables-show = Una mesa: sus asientos, quién los ocupa, cuándo se supo de alguien por última vez.
cli-help-tables-close = Cierra una mesa sin resultado. Aún se puede mirar y llevarse su registro.
cli-help-tables-delete = Borra una mesa con todo lo jugado y dicho en ella; solo una copia la devuelve.
cli-help-tables-export = Escribe el registro de una mesa, también de una partida en curso: entonces puede contar lo que los jugadores no deben saber.
cli-help-tables-expire = Anuncia el final en mesas donde no pasa nada y cierra aquellas cuya hora ha llegado.
cli-help-tables-chat = Activa el chat de una mesa; con --off, lo desactiva. `nave serve --no-chat` lo hace para todas.
cli-help-seats-rekey = Da a un asiento un enlace nuevo e imprime su llave; la anterior ya no abre nada.
cli-help-seats-rename = Da otro nombre a quien ocupa un asiento.
cli-help-seats-mute = Impide que un asiento hable en el chat; con --off, le deja hablar de nuevo.
cli-help-seats-erase = Olvida a una persona: nombres y lo dicho en el chat. Lo jugado queda, y se repite como antes.
cli-help-bans-add = Deja fuera una dirección, una red o a quien tiene una llave.
cli-help-bans-list = Quién está fuera; las llaves, por su hash.
cli-help-bans-remove = Deja entrar de nuevo a alguien.
cli-operated = { $table }: hecho, número { $number }
cli-table-seat = asiento { $seat }: { $kind }, { $name }
cli-delete-table = ¿Borrar la mesa { $table } para siempre?
cli-deleted-table = { $table }: borrada
cli-unwritable = { $file } no se puede escribir: { $error }
cli-record-exported = { $file }: { $count ->
    [one] 1 respuesta
   *[other] { $count } respuestas
}
cli-expired = anunciado en { $announced }, cerradas { $ended }
cli-erase-whom = di --name, --key, o --table con --seat (asiento)
cli-erased = borrado en { $count ->
    [one] 1 asiento
   *[other] { $count } asientos
}; las copias hechas antes aún lo contienen
cli-ban-whom = di una dirección o una llave: una de las dos
cli-banned = fuera: { $value }
cli-for-good = para siempre
cli-until = hasta { $moment }
cli-unbanned = quitados: { $count }
cli-option-expire-after = Silencio tras el que una mesa se cierra; 0: nunca.
cli-option-expire-notice = Con cuánta antelación se anuncia allí.
cli-option-tables-per-address = Mesas de una dirección a la vez; 0: la cuarta parte de todas.
cli-option-tables-per-network = Lo mismo para una red (IPv6: un /48).
cli-option-keep-sets = Si la gente puede guardar aquí juegos de piezas corregidos, para jugar con ellos en las mesas.
cli-option-chat = Si la gente puede hablar en las mesas.

# ---------------------------------------------------------------- tu guía al lado

cli-tip = Consejo: { $tip } [{ $rule }]
cli-tip-again = Da la respuesta otra vez para hacerlo de todos modos: { $move }
cli-tips-on = Consejos activados: cuando hay motivo, cada uno una vez.
cli-tips-off = No más consejos.
