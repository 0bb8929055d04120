# The parts of what a position is worth, as people read them in explanations.

term-score = zdobyte punkty
term-led = obszary z przewagą większą niż jeden
term-contested = obszary jeszcze otwarte
term-growth = miejsce na wzrost obszarów
term-builders = budowniczowie w zapasie
term-tokens = awanse w zapasie
term-coins = monety
term-jesters = błazny

# What a difference in each of them means, as a reason for a hint: better and worse for whoever asks.
more-score = więcej zdobytych punktów
less-score = mniej zdobytych punktów
more-led = więcej obszarów na pewno twoich
less-led = mniej obszarów na pewno twoich
more-contested = lepsza pozycja w otwartych obszarach
less-contested = gorsza pozycja w otwartych obszarach
more-growth = więcej miejsca na wzrost twoich obszarów
less-growth = mniej miejsca na wzrost twoich obszarów
more-builders = więcej budowniczych w zapasie
less-builders = mniej budowniczych w zapasie
more-tokens = więcej awansów w zapasie
less-tokens = mniej awansów w zapasie
more-coins = więcej monet
less-coins = mniej monet
more-jesters = więcej dzięki błaznom
less-jesters = mniej dzięki błaznom

# The same told to anybody, by the judge, where a text above speaks to the player.
gained-led = więcej pewnych obszarów
gained-growth = więcej miejsca na wzrost własnych obszarów

# What people can count on the table, as reasons for a hint. Areas are counted as if the scoring were held now.
fact-area-more = { PIECE("color", $color) } obszar przy { $cell } jest dla ciebie wart o { $points } więcej
fact-area-less = { PIECE("color", $color) } obszar przy { $cell } jest dla ciebie wart o { $points } mniej
fact-area-own = { PLAYER($player) } zyskuje { $points } w obszarze koloru { PIECE("color", $color, form: "gen") } przy { $cell }
fact-area-denies = { PLAYER($player) } traci { PIECE("color", $color) } obszar przy { $cell }: { $points } mniej
fact-area-gives = { PLAYER($player) } zyskuje { $points } w obszarze koloru { PIECE("color", $color, form: "gen") } przy { $cell }
fact-call-denies = { PLAYER($player) } nie wywoła punktacji w następnej turze
fact-call-gives = { PLAYER($player) } może wywołać punktację w następnej turze
