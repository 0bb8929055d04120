# What bots say, whatever the game. Values and differences are in points of the final score.

# What a bot thinks of an answer, which is named as one types it.
hint-only = { $option }: die einzige Antwort.
hint-equal = { $option }: { NUMBER($value, minimumFractionDigits: 1) }; so gut wie { $other }.
hint-better = { $option }: { NUMBER($value, minimumFractionDigits: 1) }; um { NUMBER($difference, minimumFractionDigits: 1) } besser als { $other }: { $reasons }.
hint-worse = { $option }: { NUMBER($value, minimumFractionDigits: 1) }; um { NUMBER($difference, minimumFractionDigits: 1) } schlechter als { $other }: { $reasons }.
reason-more = { $term } +{ NUMBER($difference, minimumFractionDigits: 1) }
reason-less = { $term } -{ NUMBER($difference, minimumFractionDigits: 1) }

# What playing on beyond the end of the turn tells, beside the terms of the game.
term-ahead = wie die nächsten Züge laufen
# As a reason for a hint, better and worse.
more-ahead = die nächsten Züge laufen besser
less-ahead = die nächsten Züge laufen schlechter

# Whom a bot plays like, by its rating.
strength-guest = spielt wie jemand, der die Regeln nie gehört hat
strength-first = spielt wie jemand in der ersten Partie
strength-fifth = spielt wie jemand in der fünften Partie
strength-twentieth = spielt wie jemand in der zwanzigsten Partie
strength-studied = spielt wie jemand, der das Spiel studiert hat

# Why a bot's answer was replaced, as a record notes it, and as people are told.
trouble-crash = scheiterte mit { $error }: { $message }
trouble-illegal = antwortete { $answer }, was nicht zur Wahl steht
trouble-late = hatte nach { $seconds } Sekunden nicht geantwortet
trouble-busy = ist noch mit einer früheren Frage beschäftigt
replaced-crash = Der Bot „{ $bot }“ scheiterte mit { $error }: { $message }; der Lehrling antwortete für ihn.
replaced-illegal = Der Bot „{ $bot }“ antwortete { $answer }, was nicht zur Wahl steht; der Lehrling antwortete für ihn.
replaced-late = Der Bot „{ $bot }“ hatte nach { $seconds } Sekunden nicht geantwortet; der Lehrling antwortete für ihn.
replaced-busy = Der Bot „{ $bot }“ ist noch mit einer früheren Frage beschäftigt; der Lehrling antwortete für ihn.

# Errors.
no-bot = es gibt keinen Bot { $bot }; Bots: { $known }
bot-fails = der Bot { $bot } von { $of } lässt sich nicht erzeugen: { $error }: { $message }
bot-is-none = { $of } ist kein Bot: Ihm fehlt die Methode choose(view, options, rng, budget)
no-mind = kein Bot, der denkt, kennt das Spiel { $game }; der Bot „random“ spielt jedes Spiel
mind-is-none = der Verstand von { $game } ist keiner: { $maker } muss ein nave.bots.mind.Mind ergeben
no-parameter = { $count ->
    [0] der Bot „{ $bot }“ hat keinen Parameter „{ $parameter }“; Parameter: keine
   *[other] der Bot „{ $bot }“ hat keinen Parameter „{ $parameter }“; Parameter: { $known }
}
bad-parameter = „{ $given }“ beim Bot „{ $bot }“: { $parameter } ist eine ganze Zahl von { $least } bis { $most }
no-weight = { $source } fehlt das Gewicht „{ $weight }“
bad-weight = { $source }: { $weight } ist { $value }; ein Gewicht ist eine Zahl
weight-replaces = { $source }: { $weight } ersetzt nichts; bekannt: { $known }
