# Ce que dit le maître à tout ce qui n’a pas ses propres mots.
lesson-not-now = Tu pourrais : { $move }. Tu le feras, plus tard. Restons-en pour l’instant à cette leçon.
lesson-answer-first = C’est pour plus tard. Fais d’abord ce que demande cette étape.
lesson-other-piece = Pas celui-là. Regarde encore.

# Ce qu’on propose quand un élément est à toucher, et qui est en face.
lesson-touch = Touche-le
lesson-rival = Olga

# Ce qu’il y a dans un ensemble.
lesson-counted = { $lessons ->
    [one] { $lessons } leçon
   *[other] { $lessons } leçons
}, { $answers ->
    [one] { $answers } geste ou réponse
   *[other] { $answers } gestes et réponses
}, { $texts ->
    [one] { $texts } texte
   *[other] { $texts } textes
}, environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}

# Les leçons dans le terminal.
learn-commands = Tape le numéro ou les mots d’une réponse. Aussi : show (ce qui est demandé), table, back, skip, quit.
learn-left = Continue plus tard avec cette leçon : { $lesson }
learn-done = C’était la dernière leçon. Bien bâti !
learn-on = Joue à partir d’ici, avec le maître à tes côtés : nave learn { $game } --play-on

# Ce qui ne peut pas s’enseigner.
lesson-unknown = { $pack } n’a pas de leçon « { $lesson } » ; il y a : { $known }
lesson-no-pack = { $count ->
    [0] { $game } n’a pas encore de leçons
   *[other] { $game } n’a pas de leçons « { $pack } » ; il y a : { $known }
}
lesson-no-play-on = { $pack } n’a pas d’endroit à partir duquel jouer
lesson-no-example = la règle { $rule } n’a pas d’exemple sur un plateau
lesson-file = leçons { $file } : { $problem }
lesson-table = { $pack }, table { $table } : { $problem }

# Ce que trouve un contrôle.
check-lesson = { $lesson } : { $problem }
check-step = { $lesson }, étape { $step } : { $problem }
check-error = { $problem }
check-no-rule = il n’y a pas de règle { $rule }
check-no-words = il n’y a pas de mots pour { $message }
check-too-long = { $message } a plus de { $most } caractères
check-play-on = play_on : il n’y a pas de leçon { $lesson }
check-no-piece = il n’y a pas d’élément { $piece }
check-not-legal = « { $answer } » n’est pas permis
check-seat = { PLAYER($player) } répond, pas l’élève
check-refused = « { $answer } » est refusé : { $reason }
check-fact = { $fact } vaut { $found }, pas { $planned }
