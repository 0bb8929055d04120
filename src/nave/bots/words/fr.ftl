# Ce que disent les bots, quel que soit le jeu. Valeurs et écarts sont en points du score final.

hint-only = { $option } : la seule réponse.
hint-equal = { $option } : { NUMBER($value, minimumFractionDigits: 1) } ; aussi bon que { $other }.
hint-better = { $option } : { NUMBER($value, minimumFractionDigits: 1) } ; { NUMBER($difference, minimumFractionDigits: 1) } de plus que { $other } : { $reasons }.
hint-worse = { $option } : { NUMBER($value, minimumFractionDigits: 1) } ; { NUMBER($difference, minimumFractionDigits: 1) } de moins que { $other } : { $reasons }.
reason-more = { $term } +{ NUMBER($difference, minimumFractionDigits: 1) }
reason-less = { $term } -{ NUMBER($difference, minimumFractionDigits: 1) }

term-ahead = la suite des tours
more-ahead = les tours suivants vont mieux
less-ahead = les tours suivants vont moins bien

# Comme qui joue un bot, d’après son classement.
strength-guest = joue comme quelqu’un qui ignore les règles
strength-first = joue comme à une première partie
strength-fifth = joue comme à une cinquième partie
strength-twentieth = joue comme à une vingtième partie
strength-studied = joue comme quelqu’un qui a étudié le jeu

# Pourquoi la réponse d’un bot est remplacée.
trouble-crash = a échoué avec { $error } : { $message }
trouble-illegal = a répondu { $answer }, qui n’est pas parmi les options
trouble-late = n’avait pas répondu après { $seconds } secondes
trouble-busy = est encore occupé par une question précédente
replaced-crash = Le bot « { $bot } » a échoué avec { $error } : { $message } ; l’apprenti répond pour lui.
replaced-illegal = Le bot « { $bot } » a répondu { $answer }, qui n’est pas parmi les options ; l’apprenti répond pour lui.
replaced-late = Le bot « { $bot } » n’avait pas répondu après { $seconds } secondes ; l’apprenti répond pour lui.
replaced-busy = Le bot « { $bot } » est encore occupé par une question précédente ; l’apprenti répond pour lui.

# Erreurs.
no-bot = il n’y a pas de bot { $bot } ; bots : { $known }
bot-fails = le bot { $bot } de { $of } ne peut pas être créé : { $error } : { $message }
bot-is-none = { $of } n’est pas un bot : il lui manque la méthode choose(view, options, rng, budget)
no-mind = aucun bot qui pense ne connaît le jeu { $game } ; le bot « random » joue à tous les jeux
mind-is-none = l’esprit de { $game } n’en est pas un : { $maker } doit créer un nave.bots.mind.Mind
no-parameter = { $count ->
    [0] le bot « { $bot } » n’a pas de paramètre « { $parameter } » ; paramètres : aucun
   *[other] le bot « { $bot } » n’a pas de paramètre « { $parameter } » ; paramètres : { $known }
}
bad-parameter = « { $given } » du bot « { $bot } » : { $parameter } est un nombre entier de { $least } à { $most }
no-weight = il manque à { $source } le poids « { $weight } »
bad-weight = { $source } : { $weight } vaut { $value } ; un poids est un nombre
weight-replaces = { $source } : { $weight } ne remplace rien ; connus : { $known }
