# Las partes de lo que vale una posición, como se leen en las explicaciones.

term-score = puntos conseguidos
term-led = zonas con ventaja de más de uno
term-contested = zonas aún abiertas
term-growth = sitio para que crezcan las zonas
term-builders = constructores en la reserva
term-tokens = ascensos en la reserva
term-coins = monedas
term-jesters = bufones

more-score = más puntos conseguidos
less-score = menos puntos conseguidos
more-led = más zonas seguramente tuyas
less-led = menos zonas seguramente tuyas
more-contested = mejor colocación donde las zonas siguen abiertas
less-contested = peor colocación donde las zonas siguen abiertas
more-growth = más sitio para que crezcan tus zonas
less-growth = menos sitio para que crezcan tus zonas
more-builders = más constructores en la reserva
less-builders = menos constructores en la reserva
more-tokens = más ascensos en la reserva
less-tokens = menos ascensos en la reserva
more-coins = más monedas
less-coins = menos monedas
more-jesters = más de los bufones
less-jesters = menos de los bufones

# Lo mismo dicho a cualquiera, por el juez, donde un texto de arriba habla al jugador.
gained-led = más zonas ya seguras
gained-growth = más sitio para que crezcan las zonas propias

# Lo que se puede contar en la mesa. Las zonas se cuentan como si se puntuara ahora.
fact-area-more = la zona { PIECE("color", $color) } de { $cell } te vale { $points } más
fact-area-less = la zona { PIECE("color", $color) } de { $cell } te vale { $points } menos
fact-area-own = la zona { PIECE("color", $color) } de { $cell } vale { $points } más para { PLAYER($player) }
fact-area-denies = niega a { PLAYER($player) } la zona { PIECE("color", $color) } de { $cell }: pierde allí { $points }
fact-area-gives = deja a { PLAYER($player) } { $points } más en la zona { PIECE("color", $color) } de { $cell }
fact-call-denies = impide que { PLAYER($player) } provoque la puntuación el próximo turno
fact-call-gives = deja que { PLAYER($player) } provoque la puntuación el próximo turno
