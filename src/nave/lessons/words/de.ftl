# What the teacher says to everything that has no words of its own.
lesson-not-now = Du könntest: { $move }. Das kommt später. Bleiben wir erst bei dieser Lektion.
lesson-answer-first = Das ist für später. Tu zuerst, was dieser Schritt verlangt.
lesson-other-piece = Das nicht. Sieh noch einmal hin.

# What is offered where a piece is to be touched, and who sits opposite.
lesson-touch = Tippe es an
lesson-rival = Olga

# How much there is in a pack.
lesson-counted = { $lessons ->
    [one] 1 Lektion
   *[other] { $lessons } Lektionen
}, { $answers ->
    [one] 1-mal Tippen oder Antworten
   *[other] { $answers }-mal Tippen oder Antworten
}, { $texts ->
    [one] 1 Text
   *[other] { $texts } Texte
}, etwa { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}

# Lessons in the terminal.
learn-commands = Tippe die Zahl oder die Worte einer Antwort. Auch: show (was verlangt ist), table, back, skip, quit.
learn-left = Später weiter mit dieser Lektion: { $lesson }
learn-done = Das war die letzte Lektion. Gut gebaut!
learn-on = Spiel von hier weiter, mit der Lehrerin an deiner Seite: nave learn { $game } --play-on

# What cannot be taught.
lesson-unknown = { $pack } hat keine Lektion „{ $lesson }“; es gibt: { $known }
lesson-no-pack = { $count ->
    [0] { $game } hat noch keine Lektionen
   *[other] { $game } hat keine Lektionen „{ $pack }“; es gibt: { $known }
}
lesson-no-play-on = { $pack } hat keine Stelle, von der man weiterspielen kann
lesson-no-example = Regel { $rule } hat kein Beispiel auf einem Plan
lesson-file = Lektionen { $file }: { $problem }
lesson-table = { $pack }, Tisch { $table }: { $problem }

# What a check finds.
check-lesson = { $lesson }: { $problem }
check-step = { $lesson }, Schritt { $step }: { $problem }
check-error = { $problem }
check-no-rule = es gibt keine Regel { $rule }
check-no-words = es gibt keinen Text für { $message }
check-too-long = { $message } hat mehr als { $most } Zeichen
check-play-on = play_on: es gibt keine Lektion { $lesson }
check-no-piece = es gibt kein Teil { $piece }
check-not-legal = „{ $answer }“ ist nicht erlaubt
check-seat = { PLAYER($player) } antwortet, nicht wer lernt
check-refused = „{ $answer }“ wird abgelehnt: { $reason }
check-fact = { $fact } ist { $found }, nicht { $planned }
