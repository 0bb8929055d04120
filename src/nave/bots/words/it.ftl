# What bots say, whatever the game. Values and differences are in points of the final score.

# What a bot thinks of an answer, which is named as one types it.
hint-only = { $option }: l’unica risposta.
hint-equal = { $option }: { NUMBER($value, minimumFractionDigits: 1) }; buona quanto { $other }.
hint-better = { $option }: { NUMBER($value, minimumFractionDigits: 1) }; { NUMBER($difference, minimumFractionDigits: 1) } in più di { $other }: { $reasons }.
hint-worse = { $option }: { NUMBER($value, minimumFractionDigits: 1) }; { NUMBER($difference, minimumFractionDigits: 1) } in meno di { $other }: { $reasons }.
reason-more = { $term } +{ NUMBER($difference, minimumFractionDigits: 1) }
reason-less = { $term } -{ NUMBER($difference, minimumFractionDigits: 1) }

# What playing on beyond the end of the turn tells, beside the terms of the game.
term-ahead = come vanno i prossimi turni
# As a reason for a hint, better and worse.
more-ahead = i prossimi turni vanno meglio
less-ahead = i prossimi turni vanno peggio

# Whom a bot plays like, by its rating.
strength-guest = gioca come chi non ha sentito le regole
strength-first = gioca come chi è alla prima partita
strength-fifth = gioca come chi è alla quinta partita
strength-twentieth = gioca come chi è alla ventesima partita
strength-studied = gioca come chi ha studiato il gioco

# Why a bot's answer was replaced, as a record notes it, and as people are told.
trouble-crash = ha fallito con { $error }: { $message }
trouble-illegal = ha risposto { $answer }, che non è fra le opzioni
trouble-late = non aveva risposto dopo { $seconds } secondi
trouble-busy = è ancora alle prese con una domanda precedente
replaced-crash = Il bot «{ $bot }» ha fallito con { $error }: { $message }; ha risposto per lui l’apprendista.
replaced-illegal = Il bot «{ $bot }» ha risposto { $answer }, che non è fra le opzioni; ha risposto per lui l’apprendista.
replaced-late = Il bot «{ $bot }» non aveva risposto dopo { $seconds } secondi; ha risposto per lui l’apprendista.
replaced-busy = Il bot «{ $bot }» è ancora alle prese con una domanda precedente; ha risposto per lui l’apprendista.

# Errors.
no-bot = il bot { $bot } non esiste; bot: { $known }
bot-fails = il bot { $bot } di { $of } non si può creare: { $error }: { $message }
bot-is-none = { $of } non è un bot: gli manca il metodo choose(view, options, rng, budget)
no-mind = nessun bot che pensa conosce il gioco { $game }; il bot «random» gioca a tutto
mind-is-none = la mente di { $game } non è tale: { $maker } deve creare un nave.bots.mind.Mind
no-parameter = { $count ->
    [0] il bot «{ $bot }» non ha il parametro «{ $parameter }»; parametri: nessuno
   *[other] il bot «{ $bot }» non ha il parametro «{ $parameter }»; parametri: { $known }
}
bad-parameter = «{ $given }» del bot «{ $bot }»: { $parameter } è un solo numero intero da { $least } a { $most }
no-weight = a { $source } manca il peso «{ $weight }»
bad-weight = { $source }: { $weight } è { $value }; un peso è un numero
weight-replaces = { $source }: { $weight } non sostituisce nulla; noti: { $known }
