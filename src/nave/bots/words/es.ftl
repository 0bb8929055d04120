# Lo que dicen los bots, sea cual sea el juego. Valores y diferencias, en puntos de la puntuación final.

hint-only = { $option }: la única respuesta.
hint-equal = { $option }: { NUMBER($value, minimumFractionDigits: 1) }, tan buena como { $other }.
hint-better = { $option }: { NUMBER($value, minimumFractionDigits: 1) }, { NUMBER($difference, minimumFractionDigits: 1) } más que { $other }: { $reasons }.
hint-worse = { $option }: { NUMBER($value, minimumFractionDigits: 1) }, { NUMBER($difference, minimumFractionDigits: 1) } menos que { $other }: { $reasons }.
reason-more = { $term } +{ NUMBER($difference, minimumFractionDigits: 1) }
reason-less = { $term } -{ NUMBER($difference, minimumFractionDigits: 1) }

term-ahead = cómo van los turnos siguientes
more-ahead = los turnos siguientes van mejor
less-ahead = los turnos siguientes van peor

# A quién se parece un bot, según su puntuación.
strength-guest = juega como quien no ha oído las reglas
strength-first = juega como quien está en su primera partida
strength-fifth = juega como quien está en su quinta partida
strength-twentieth = juega como quien está en su vigésima partida
strength-studied = juega como quien ha estudiado el juego

trouble-crash = falló con { $error }: { $message }
trouble-illegal = respondió { $answer }, que no está entre las opciones
trouble-late = no había respondido tras { $seconds } segundos
trouble-busy = aún está ocupado con una pregunta anterior
replaced-crash = El bot «{ $bot }» falló con { $error }: { $message }; respondió por él el aprendiz.
replaced-illegal = El bot «{ $bot }» respondió { $answer }, que no está entre las opciones; respondió por él el aprendiz.
replaced-late = El bot «{ $bot }» no había respondido tras { $seconds } segundos; respondió por él el aprendiz.
replaced-busy = El bot «{ $bot }» aún está ocupado con una pregunta anterior; respondió por él el aprendiz.

# Errores.
no-bot = no existe el bot { $bot }; bots: { $known }
bot-fails = el bot { $bot } de { $of } no se puede crear: { $error }: { $message }
bot-is-none = { $of } no es un bot: le falta el método choose(view, options, rng, budget)
no-mind = ningún bot que piense conoce el juego { $game }; el bot 'random' juega a todos
mind-is-none = la mente de { $game } no lo es: { $maker } debe crear un nave.bots.mind.Mind
no-parameter = { $count ->
    [0] el bot «{ $bot }» no tiene el parámetro «{ $parameter }»; parámetros: ninguno
   *[other] el bot «{ $bot }» no tiene el parámetro «{ $parameter }»; parámetros: { $known }
}
bad-parameter = «{ $given }» del bot «{ $bot }»: { $parameter } es un número entero de { $least } a { $most }
no-weight = a { $source } le falta el peso «{ $weight }»
bad-weight = { $source }: { $weight } es { $value }; un peso es un número
weight-replaces = { $source }: { $weight } no sustituye nada; conocidos: { $known }
