# What is said in Marbles.
player-name = Seat { $n }
marble-red = red marble
marble-blue = blue marble
marble-green = green marble

prompt-turn = { PLAYER($player) }: polish, draw, offer or end the turn.
prompt-offer = { PLAYER($player) }: take the { PIECE("marble", $marble) }?
prompt-draw = A marble is drawn.
first-turn = first finish the turn
first-offer = first answer the offer

answer-end = End the turn
answer-polish = Polish
answer-draw = Draw a marble
answer-offer = Offer a { PIECE("marble", $marble) }
answer-accept = Take the { PIECE("marble", $marble) }
answer-decline = Leave the { PIECE("marble", $marble) }

refused-polish = all is polished
refused-drawn = a marble was drawn in this turn
refused-end = a marble must be drawn first
refused-marble = there is no { PIECE("marble", $marble) } to give
refused-no-offer = there is no offer to answer

left-polish = { $n ->
    [one] one polish is left
   *[other] { $n } times to polish are left
}

event-over = The bag is empty
event-polish = { PLAYER($seat) } polishes
event-draw = { PLAYER($seat) } draws a { PIECE("marble", $marble) }
event-draw-hidden = { PLAYER($seat) } draws a marble
event-offer = { $taken ->
    [yes] { PLAYER($seat) } takes the { PIECE("marble", $marble) }
   *[no] { PLAYER($seat) } declines the { PIECE("marble", $marble) }
}

result = The most points win.

setting-bag = Bag
setting-bag-help = How many.
setting-bag-full = all marbles
setting-bag-half = half of them

# What a thinking bot says about Marbles.
term-marbles = marbles held
term-shine = polishing
