# What bots say, whatever the game. Values and differences are in points of the final score.

# What a bot thinks of an answer, which is named as one types it.
hint-only = { $option }: jedyna odpowiedź.
hint-equal = { $option }: { NUMBER($value, minimumFractionDigits: 1) }, tak samo dobre jak { $other }.
hint-better = { $option }: { NUMBER($value, minimumFractionDigits: 1) }, o { NUMBER($difference, minimumFractionDigits: 1) } więcej niż { $other }: { $reasons }.
hint-worse = { $option }: { NUMBER($value, minimumFractionDigits: 1) }, o { NUMBER($difference, minimumFractionDigits: 1) } mniej niż { $other }: { $reasons }.
reason-more = { $term } +{ NUMBER($difference, minimumFractionDigits: 1) }
reason-less = { $term } -{ NUMBER($difference, minimumFractionDigits: 1) }

# What playing on beyond the end of the turn tells, beside the terms of the game.
term-ahead = przebieg następnych tur
# As a reason for a hint, better and worse.
more-ahead = następne tury idą lepiej
less-ahead = następne tury idą gorzej

# Whom a bot plays like, by its rating.
strength-guest = gra jak ktoś, kto nie słyszał zasad
strength-first = gra jak ktoś w pierwszej partii
strength-fifth = gra jak ktoś w piątej partii
strength-twentieth = gra jak ktoś w dwudziestej partii
strength-studied = gra jak ktoś, kto grę przestudiował

# Why a bot's answer was replaced, as a record notes it, and as people are told.
trouble-crash = błąd { $error }: { $message }
trouble-illegal = odpowiedź { $answer }, której nie ma wśród możliwości
trouble-late = brak odpowiedzi po { $seconds } s
trouble-busy = wciąż zajęty poprzednim pytaniem
replaced-crash = Bot '{ $bot }' zawiódł, { $error }: { $message }; odpowiedział za niego uczeń.
replaced-illegal = Bot '{ $bot }' odpowiedział { $answer }, czego nie ma wśród możliwości; odpowiedział za niego uczeń.
replaced-late = Bot '{ $bot }' nie odpowiedział po { $seconds } s; odpowiedział za niego uczeń.
replaced-busy = Bot '{ $bot }' jest wciąż zajęty poprzednim pytaniem; odpowiedział za niego uczeń.

# Errors.
no-bot = nie ma bota { $bot }; boty: { $known }
bot-fails = nie da się utworzyć bota { $bot } z { $of }: { $error }: { $message }
bot-is-none = { $of } nie jest botem: brakuje metody choose(view, options, rng, budget)
no-mind = żaden myślący bot nie zna gry { $game }; bot 'random' gra w każdą
mind-is-none = mind gry { $game } nie jest właściwy: { $maker } musi tworzyć nave.bots.mind.Mind
no-parameter = { $count ->
    [0] bot '{ $bot }' nie ma parametru '{ $parameter }'; parametry: brak
   *[other] bot '{ $bot }' nie ma parametru '{ $parameter }'; parametry: { $known }
}
bad-parameter = '{ $given }' bota '{ $bot }': { $parameter } to jedna liczba całkowita od { $least } do { $most }
no-weight = w { $source } brakuje wagi '{ $weight }'
bad-weight = { $source }: { $weight } to { $value }; waga jest liczbą
weight-replaces = { $source }: { $weight } niczego nie zastępuje; znane: { $known }
