# What the teacher says to everything that has no words of its own.
lesson-not-now = Można i tak: { $move }. Przyjdzie na to czas. Na razie zostańmy przy tej lekcji.
lesson-answer-first = To na później. Najpierw zrób to, o co prosi ten krok lekcji.
lesson-other-piece = To nie to. Spójrz jeszcze raz.

# What is offered where a piece is to be touched, and who sits opposite.
lesson-touch = Dotknij
lesson-rival = Olga

# How much there is in a pack.
lesson-counted = { $lessons ->
    [one] 1 lekcja
    [few] { $lessons } lekcje
   *[many] { $lessons } lekcji
}, { $answers ->
    [one] 1 dotknięcie lub odpowiedź
    [few] { $answers } dotknięcia i odpowiedzi
   *[many] { $answers } dotknięć i odpowiedzi
}, { $texts ->
    [one] 1 tekst
    [few] { $texts } teksty
   *[many] { $texts } tekstów
}, około { $minutes ->
    [one] 1 minuty
    [few] { $minutes } minut
   *[many] { $minutes } minut
}

# Lessons in the terminal.
learn-commands = Wpisz numer albo słowa odpowiedzi. Także: show (o co chodzi), table, back, skip, quit.
learn-left = Tę lekcję dokończysz później: { $lesson }
learn-done = To była ostatnia lekcja. Dobra robota!
learn-on = Graj stąd dalej z nauczycielem u boku: nave learn { $game } --play-on

# What cannot be taught.
lesson-unknown = { $pack } nie ma lekcji „{ $lesson }”; są: { $known }
lesson-no-pack = { $count ->
    [0] gra { $game } nie ma jeszcze lekcji
   *[other] gra { $game } nie ma lekcji „{ $pack }”; są: { $known }
}
lesson-no-play-on = { $pack } nie ma miejsca, od którego można grać dalej
lesson-no-example = zasada { $rule } nie ma przykładu na planszy
lesson-file = lekcje { $file }: { $problem }
lesson-table = { $pack }, stół { $table }: { $problem }

# What a check finds.
check-lesson = { $lesson }: { $problem }
check-step = { $lesson }, krok { $step }: { $problem }
check-error = { $problem }
check-no-rule = nie ma zasady { $rule }
check-no-words = nie ma słów dla { $message }
check-too-long = { $message } ma więcej znaków niż { $most }
check-play-on = play_on: nie ma lekcji { $lesson }
check-no-piece = nie ma elementu { $piece }
check-not-legal = odpowiedź „{ $answer }” jest niedozwolona
check-seat = odpowiada { PLAYER($player) }, a nie osoba, która się uczy
check-refused = odpowiedź „{ $answer }” zostaje odrzucona: { $reason }
check-fact = { $fact } to { $found }, a nie { $planned }
