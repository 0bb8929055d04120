# What the teacher says to everything that has no words of its own.
lesson-not-now = Potresti: { $move }. Lo farai più tardi. Per ora restiamo in questa lezione.
lesson-answer-first = Questo viene dopo. Prima fai ciò che chiede questo passo.
lesson-other-piece = Non quello. Guarda ancora.

# What is offered where a piece is to be touched, and who sits opposite.
lesson-touch = Toccalo
lesson-rival = Olga

# How much there is in a pack.
lesson-counted = { $lessons ->
    [one] 1 lezione
   *[other] { $lessons } lezioni
}, { $answers ->
    [one] 1 tocco o risposta
   *[other] { $answers } tocchi e risposte
}, { $texts ->
    [one] 1 testo
   *[other] { $texts } testi
}, circa { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}

# Lessons in the terminal.
learn-commands = Scrivi il numero o le parole di una risposta. Inoltre: show (che cosa si chiede), table, back, skip, quit.
learn-left = Continua più tardi con questa lezione: { $lesson }
learn-done = Era l’ultima lezione. Ben costruito!
learn-on = Gioca da qui con il maestro accanto: nave learn { $game } --play-on

# What cannot be taught.
lesson-unknown = { $pack } non ha la lezione «{ $lesson }»; ci sono: { $known }
lesson-no-pack = { $count ->
    [0] { $game } non ha ancora lezioni
   *[other] { $game } non ha le lezioni «{ $pack }»; ci sono: { $known }
}
lesson-no-play-on = { $pack } non ha un punto da cui giocare
lesson-no-example = la regola { $rule } non ha un esempio sul tabellone
lesson-file = lezioni { $file }: { $problem }
lesson-table = { $pack }, tavolo { $table }: { $problem }

# What a check finds.
check-lesson = { $lesson }: { $problem }
check-step = { $lesson }, passo { $step }: { $problem }
check-error = { $problem }
check-no-rule = la regola { $rule } non esiste
check-no-words = non ci sono parole per { $message }
check-too-long = { $message } ha più di { $most } caratteri
check-play-on = play_on: la lezione { $lesson } non esiste
check-no-piece = il pezzo { $piece } non esiste
check-not-legal = «{ $answer }» non è valida
check-seat = risponde { PLAYER($player) }, non chi impara
check-refused = «{ $answer }» è rifiutata: { $reason }
check-fact = { $fact } è { $found }, non { $planned }
