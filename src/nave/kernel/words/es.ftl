# Lo que dice cualquier juego.

player = Asiento { $n }
list-comma = { $head }, { $tail }
list-and = { BEGINS($tail, "i í hi hí", but: "ia ie io iu hia hie hio hiu") ->
    [yes] { $head } e { $tail }
   *[no] { $head } y { $tail }
}
list-or = { BEGINS($tail, "o ó ho hó 8 11") ->
    [yes] { $head } u { $tail }
   *[no] { $head } o { $tail }
}

# Errores.
no-language = no hay palabras del idioma «{ $language }» en { $package }
bad-version = se jugó con la versión { $version } de las reglas de { $game }; instalada: { $known }
bad-seats = { $game } se juega con { $known } { $most ->
    [one] asiento
   *[other] asientos
}, no con { $given }
bad-settings = los ajustes asignan valores a nombres; { $given } no lo hace
bad-setting = { $game } no tiene el ajuste { $setting }; sus ajustes: { $known }
bad-value = el ajuste { $setting } es { $value }; se permite: { $known }
setting-seats = el ajuste { $setting } vale para { $known } { $most ->
    [one] asiento
   *[other] asientos
}, no para { $seats }
no-game = no existe el juego { $game }; juegos: { $known }
no-games = no existe el juego { $game }; no hay ninguno instalado; ejecuta `make install`
game-is-none = el juego { $game } no es un juego: { $maker } debe crear un nave.kernel.rules.Rules
game-misnamed = el punto de entrada { $game } crea el juego { $makes }; ponle el nombre del id del juego
seed-or-chance = una partida recibe una semilla o un azar, no ambos
bad-seed = una semilla es un número entero, no { $given }
bad-components = components debe dar el nombre y el hash de un juego de piezas
bad-position = una posición es un objeto, no { $given }
position-lacks = a la posición le falta { $keys }
position-format = format es { $given }; esta versión lee { $known }
position-game = game es { $given }; hace falta: { $known }
position-settings = { $entry } debe asignar valores a los nombres de los ajustes
position-components = components es { $given }; hace falta: { $name } con hash { $hash }
move-type = una jugada es un texto o un entero, no { $given }
no-move-number = no existe la jugada { $move }; las jugadas van de 0 a { $last }
no-move = no existe la jugada { $move }
no-move-near = no existe la jugada { $move }; ¿querías decir { $near }?
no-rule = no existe la regla { $rule }
no-rule-near = no existe la regla { $rule }; parecidas: { $near }
no-seat = no existe el asiento { $seat }; los asientos van de 0 a { $last }, None es un espectador
undo-ends-chance = ha hablado el azar: lo anterior a una tirada o un robo se queda
undo-ends-turn = aún no has hecho nada que se pueda retirar
nothing-to-undo = no hay nada que retirar: deshacer termina en una tirada, un robo, otro asiento o el fin de un turno
no-undo-turn = no hay nada que retirar: el turno empieza aquí
no-undo-chance = no hay nada que retirar: desde entonces ha respondido el azar
no-undo-seat = no hay nada que retirar: desde entonces ha respondido otro asiento
after-the-end = la respuesta { $number } { $move } llega después del final de la partida
wrong-answer = respuesta { $number }: { $error }
illegal-answer = la respuesta { $number } { $move } no es legal: { $reason } [{ $rule }]
record-components = el registro nombra el hash de piezas { $named }, pero una partida con sus ajustes se juega con { $hash }
record-start = la posición de partida tiene otros asientos, ajustes o reglas que el registro
record-upto = el registro tiene las respuestas de 0 a { $count }; { $given } no está entre ellas
record-not-over = el registro tiene un resultado, pero { $count ->
    [one] su única respuesta no termina
   *[other] sus { $count } respuestas no terminan
 } la partida
record-result = el registro nombra { $named }, sus respuestas llevan a las puntuaciones { $scores }
record-object = un registro es un objeto JSON, no { $given }
record-field = campo desconocido { $field }; un registro tiene { $known }
record-missing = falta el campo { $field }
record-type = el campo { $field } debe ser { $type }, no { $given }
record-texts = el campo { $field } debe asignar textos a nombres
record-set = el campo 'components' debe dar el nombre y el hash de un juego de piezas
record-answer = la respuesta { $number } debe ser un texto, no { $given }
record-half = el campo { $field } contiene medio carácter (U+{ $letter }); se permite: caracteres enteros
record-unwritable = el campo { $field } no se puede escribir como JSON: { $error }
file-unreadable = { $path }: no se puede leer ({ $error })
in-file = { $path }: { $error }
no-json = no es un documento JSON completo (línea { $line }, columna { $column }: { $error })
no-record = no es un registro: { $error }
plugin-twice = { $group } tiene { $name } { $count } veces: { $packages }; desinstala todos menos uno
plugin-fails = { $group } { $name } de { $of } no se puede cargar: { $error }: { $message }; repara o desinstala { $package }
endless = la partida no ha terminado tras { $limit } respuestas
set-unreadable = { $path } no se puede leer: { $error }
bad-set = { $path } no es un juego de piezas de { $game }: { $count ->
    [one] 1 problema
   *[other] { $count } problemas
}
no-set = { $game } no tiene el juego de piezas «{ $name }»; se permite: { $known }
no-table = las piezas de { $game } no tienen la tabla «{ $table }»; se permite: { $known }
set-needed = hace falta el juego de piezas «{ $name }» de { $game } con el hash { $hash }, y aquí ninguno lo tiene; { $here }. Juegos de piezas aquí: { $known }
set-absent = no hay ninguno con ese nombre
set-unsound = el instalado con ese nombre no es válido: { $error }
set-differs = el de ese nombre tiene ahora el hash { $hash }
set-there = { $game } ya tiene otro juego de piezas «{ $name }» ({ $old }; el nuevo: { $new }); se permite: otro nombre, o sustituirlo a propósito
set-there-unsound = un archivo dañado
set-standard = «{ $name }» es siempre el juego de piezas incluido; se permite: otro nombre
set-damaged = las piezas incluidas de { $game } están dañadas
bad-game-name = { $name } no es un nombre de juego; se permite: de 1 a 40 de los caracteres a-z 0-9 _ -
bad-set-name = { $name } no es un nombre de juego de piezas; se permite: de 1 a 40 de los caracteres a-z 0-9 _ -
no-piece = { $game } no tiene la pieza «{ $piece }»; mira: nave components show { $game }
which-piece = hay más de una pieza llamada «{ $piece }»; se permite: { $known }
no-place = { $piece } no tiene el sitio «{ $field }» que se pueda corregir; se permite: { $known }
no-owner-set = esto no es un conjunto de correcciones ({ $format })
owner-set-field = { $field } no va en un conjunto de correcciones, o no así
owner-set-game = el conjunto es del juego { $given }; hace falta: { $game }
owner-set-large = un conjunto de correcciones tiene como mucho { $most } caracteres
allowed-check = quién lo comprobó y cuándo: {"{"} by, on {"}"}
bad-check = { $given } no dice quién comprobó una pieza ni cuándo
refused-sets = aquí ya se guardan { $most } juegos de piezas
no-set-code = el código de un juego de piezas empieza por { $prefix }
set-code-damaged = el código del juego de piezas no está completo; cópialo entero otra vez
file-unwritable = { $path } no se puede escribir: { $error }
file-stays = { $path } no se puede borrar: { $error }
refused-move = { $move }: { $reason } [{ $rule }]

no-ending = aquí no se puntúan partidas terminadas de { $game }
game-over = La partida ha terminado.
refused-over = la partida ha terminado
refused-chance = lo que sale lo decide el azar
refused-before-chance = antes decide el azar
answer-chance = Decide el azar

# Posiciones imposibles.
wrong-below = { $kind } no puede estar sobre { $below } en ask; se permite: { $allowed }
wrong-argument = { $path }.args: { $name } de { $kind } es { $value }; se permite: de { $least } a { $most }
wrong-not-first = { $kind } solo puede ser la primera entrada de ask
wrong-object = { $path } debe ser un objeto, no { $name }
wrong-lacks = a { $path } le falta { $entry }
wrong-list = { $path }.{ $entry } debe ser una lista
wrong-length = { $path }.{ $entry } tiene { $count ->
    [one] 1 entrada
   *[other] { $count } entradas
}; hacen falta: { $needed }
wrong-range = { $path }.{ $entry } es { $value }; se permite: de { $least } a { $most }
wrong-flag = { $path }.{ $entry } es { $value }; se permite: true o false
wrong-flags = { $path }.{ $entry } solo debe contener true o false
wrong-choice = { $path }.{ $entry } es { $value }; se permite: { $allowed }
wrong-unknown-entry = { $path } tiene una entrada desconocida: { $entry }; conocidas: { $known }
wrong-inner-list = { $path }.{ $entry }[{ $i }] debe ser una lista
wrong-entry = { $path }.{ $entry } tiene { $value }; se permite: { $allowed }
wrong-twice = { $path }.{ $entry } tiene { $value } dos veces
wrong-no-answer = la pregunta { $kind } no tiene ninguna respuesta legal en esta posición

# Archivos de piezas: qué está mal en ellos y qué se permite.
problem-at = { $place }: { $text }
problem-where = { $table } { $row }
problem-allowed = { $text }; se permite: { $allowed }
problem-inside = { $outer }, { $inner }
problem-item = elemento { $number }
problem-key = clave
problem-row = fila { $number }
problem-line = línea { $line }
problem-place = línea { $line }, columna { $column }
problem-end = línea { $line }, el final del archivo
problem-is = { $field ->
    [none] es { $value }
   *[some] { $field } es { $value }
}
problem-missing = falta { $field }
problem-elsewhere = { $field } no va aquí
problem-no-field = { $field } no es un campo de esta tabla
problem-no-table = no existe esa tabla
problem-table-missing = falta la tabla
problem-no-row = no existe esa fila
problem-row-twice = la fila está dos veces
problem-row-missing = falta la fila
problem-no-utf8 = hay un byte que no es texto UTF-8
problem-no-toml = no es TOML: { $message }
allowed-value = { $value }
allowed-by = { $what } (regla { $rule })
allowed-fixed = { $value } (fijado por la regla { $rule })
allowed-range = de { $low } a { $high }
allowed-whole = un número entero, de { $low } a { $high }
allowed-flag = true o false
allowed-text = un texto de 1 a { $longest } caracteres en una línea
allowed-any-text = un texto
allowed-one-of = { $values }
allowed-many = { $values }… ({ $count } en total)
allowed-list = una lista de { $count } { $different ->
    [yes] elementos distintos
   *[no] elementos
}
allowed-list-range = una lista de { $low } a { $high } { $different ->
    [yes] elementos distintos
   *[no] elementos
}
allowed-map = una tabla con las claves { $keys }
allowed-map-sum = una tabla con las claves { $keys } y una suma de { $low } a { $high }
allowed-sum = una suma de { $low } a { $high }
allowed-record = una tabla con los campos { $fields }
allowed-nowhere = nada aquí, como en el juego de piezas estándar
allowed-where = solo donde { $field } es { $value }
allowed-fields = una tabla de campos
allowed-rows = una lista de filas
allowed-once = una vez
allowed-every-row = todas las filas del juego de piezas estándar
allowed-rows-as = las { $count } filas del juego de piezas estándar, como { $rows }
allowed-rows-to = las { $count } filas del juego de piezas estándar, de { $first } a { $last }
allowed-utf8 = texto UTF-8
allowed-toml = TOML

# Lo que se cuenta de una pieza.
lens-no-piece = { $game } no tiene la pieza { $piece }
lens-waits = Ahora le toca responder a { PLAYER($player) }
lens-no-answer = { $answer } no responde a lo que se pregunta ahora
lens-answer = Lo que pasaría:
lens-answer-onward = Lleva a otra pregunta, o decide el azar lo que resulta.
lens-leaves = con ello se renuncia a: { $left }

# Where a rule comes from.
source-rulebook = reglamento
source-our-ruling = decisión nuestra
source-deduced = deducido
source-publishers-interactive-rules = reglas interactivas de la editorial
source-rules-summary = resumen de reglas

# A game as text: the table in words.
table-line = { $title }, turno { $turn }: { $prompt }
table-answers = Respuestas:
