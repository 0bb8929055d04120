# The parts of what a position is worth, as people read them in explanations.

term-score = punti segnati
term-led = aree in testa con più di uno
term-contested = aree ancora aperte
term-growth = spazio di crescita per le aree
term-builders = costruttori in riserva
term-tokens = promozioni in riserva
term-coins = monete
term-jesters = giullari

# What a difference in each of them means, as a reason for a hint: better and worse for whoever asks.
more-score = più punti segnati
less-score = meno punti segnati
more-led = più aree sicuramente tue
less-led = meno aree sicuramente tue
more-contested = posizione migliore dove le aree sono ancora aperte
less-contested = posizione peggiore dove le aree sono ancora aperte
more-growth = più spazio di crescita per le tue aree
less-growth = meno spazio di crescita per le tue aree
more-builders = più costruttori in riserva
less-builders = meno costruttori in riserva
more-tokens = più promozioni in riserva
less-tokens = meno promozioni in riserva
more-coins = più monete
less-coins = meno monete
more-jesters = di più dai giullari
less-jesters = di meno dai giullari

# The same told to anybody, by the judge, where a text above speaks to the player.
gained-led = più aree sicure
gained-growth = più spazio di crescita per le proprie aree

# What people can count on the table, as reasons for a hint. Areas are counted as if the scoring were held now.
fact-area-more = l’area { PIECE("color", $color, form: "fem") } su { $cell } vale { $points } in più per te
fact-area-less = l’area { PIECE("color", $color, form: "fem") } su { $cell } vale { $points } in meno per te
fact-area-own = l’area { PIECE("color", $color, form: "fem") } su { $cell } vale { $points } in più per { PLAYER($player) }
fact-area-denies = nega a { PLAYER($player) } l’area { PIECE("color", $color, form: "fem") } su { $cell }: lì perde { $points }
fact-area-gives = lascia a { PLAYER($player) } { $points } in più nell’area { PIECE("color", $color, form: "fem") } su { $cell }
fact-call-denies = impedisce a { PLAYER($player) } di chiamare il conteggio al prossimo turno
fact-call-gives = permette a { PLAYER($player) } di chiamare il conteggio al prossimo turno
