# The parts of what a position is worth, as people read them in explanations.

term-score = gewertete Punkte
term-led = Bereiche mit mehr als 1 Vorsprung
term-contested = noch offene Bereiche
term-growth = Raum für wachsende Bereiche
term-builders = Erbauer im Vorrat
term-tokens = Beförderungen im Vorrat
term-coins = Münzen
term-jesters = Narren

# What a difference in each of them means, as a reason for a hint: better and worse for whoever asks.
more-score = mehr gewertete Punkte
less-score = weniger gewertete Punkte
more-led = mehr Bereiche, die sicher deine sind
less-led = weniger Bereiche, die sicher deine sind
more-contested = bessere Lage in offenen Bereichen
less-contested = schlechtere Lage in offenen Bereichen
more-growth = mehr Raum für deine Bereiche
less-growth = weniger Raum für deine Bereiche
more-builders = mehr Erbauer im Vorrat
less-builders = weniger Erbauer im Vorrat
more-tokens = mehr Beförderungen im Vorrat
less-tokens = weniger Beförderungen im Vorrat
more-coins = mehr Münzen
less-coins = weniger Münzen
more-jesters = mehr durch Narren
less-jesters = weniger durch Narren

# The same told to anybody, by the judge, where a text above speaks to the player.
gained-led = mehr Bereiche, die sicher sind
gained-growth = mehr Raum für eigene Bereiche

# What people can count on the table, as reasons for a hint. Areas are counted as if the scoring were held now.
fact-area-more = Bereich { PIECE("color", $color, form: "Start") } bei { $cell } bringt dir { $points } mehr
fact-area-less = Bereich { PIECE("color", $color, form: "Start") } bei { $cell } bringt dir { $points } weniger
fact-area-own = Bereich { PIECE("color", $color, form: "Start") } bei { $cell } bringt { PLAYER($player) } { $points } mehr
fact-area-denies = { PLAYER($player) } verliert { $points } im Bereich { PIECE("color", $color, form: "Start") } bei { $cell }
fact-area-gives = { PLAYER($player) } bekommt { $points } mehr im Bereich { PIECE("color", $color, form: "Start") } bei { $cell }
fact-call-denies = { PLAYER($player) } kann im nächsten Zug keine Wertung auslösen
fact-call-gives = { PLAYER($player) } kann im nächsten Zug die Wertung auslösen
