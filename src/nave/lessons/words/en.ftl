# What the teacher says to everything that has no words of its own.
lesson-not-now = You could: { $move }. You will, later. Let us stay with this lesson for now.
lesson-answer-first = That is for later. First do what this step asks for.
lesson-other-piece = Not that one. Have another look.

# What is offered where a piece is to be touched, and who sits opposite.
lesson-touch = Touch it
lesson-rival = Olga

# How much there is in a pack.
lesson-counted = { $lessons ->
    [one] 1 lesson
   *[other] { $lessons } lessons
}, { $answers ->
    [one] 1 touch or answer
   *[other] { $answers } touches and answers
}, { $texts ->
    [one] 1 text
   *[other] { $texts } texts
}, about { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}

# Lessons in the terminal.
learn-commands = Type the number or the words of an answer. Also: show (what is asked for), table, back, skip, quit.
learn-left = Go on later with this lesson: { $lesson }
learn-done = That was the last lesson. Well built!
learn-on = Play on from here with the teacher at your elbow: nave learn { $game } --play-on

# What cannot be taught.
lesson-unknown = { $pack } has no lesson "{ $lesson }"; there are: { $known }
lesson-no-pack = { $count ->
    [0] { $game } has no lessons yet
   *[other] { $game } has no lessons "{ $pack }"; there are: { $known }
}
lesson-no-play-on = { $pack } has no place to play on from
lesson-no-example = rule { $rule } has no example on a board
lesson-file = lessons { $file }: { $problem }
lesson-table = { $pack }, table { $table }: { $problem }

# What a check finds.
check-lesson = { $lesson }: { $problem }
check-step = { $lesson }, step { $step }: { $problem }
check-error = { $problem }
check-no-rule = there is no rule { $rule }
check-no-words = there are no words for { $message }
check-too-long = { $message } has more than { $most } characters
check-play-on = play_on: there is no lesson { $lesson }
check-no-piece = there is no piece { $piece }
check-not-legal = "{ $answer }" is not legal
check-seat = { PLAYER($player) } answers, not the learner
check-refused = "{ $answer }" is refused: { $reason }
check-fact = { $fact } is { $found }, not { $planned }
