# The parts of what a position is worth, as people read them in explanations.

term-score = points scored
term-led = areas led by more than one
term-contested = areas still open
term-growth = room for areas to grow
term-builders = builders in supply
term-tokens = promotions in supply
term-coins = coins
term-jesters = jesters

# What a difference in each of them means, as a reason for a hint: better and worse for whoever asks.
more-score = more points scored
less-score = fewer points scored
more-led = more areas that are surely yours
less-led = fewer areas that are surely yours
more-contested = better placed where areas are still open
less-contested = worse placed where areas are still open
more-growth = more room for your areas to grow
less-growth = less room for your areas to grow
more-builders = more builders in supply
less-builders = fewer builders in supply
more-tokens = more promotions in supply
less-tokens = fewer promotions in supply
more-coins = more coins
less-coins = fewer coins
more-jesters = more from jesters
less-jesters = less from jesters

# The same told to anybody, by the judge, where a text above speaks to the player.
gained-led = more areas that are surely held
gained-growth = more room for areas to grow

# What people can count on the table, as reasons for a hint. Areas are counted as if the scoring were held now.
fact-area-more = the { PIECE("color", $color) } area at { $cell } is worth { $points } more to you
fact-area-less = the { PIECE("color", $color) } area at { $cell } is worth { $points } less to you
fact-area-own = the { PIECE("color", $color) } area at { $cell } is worth { $points } more to { PLAYER($player) }
fact-area-denies = denies { PLAYER($player) } the { PIECE("color", $color) } area at { $cell }: { $points } lost there
fact-area-gives = lets { PLAYER($player) } have { $points } more in the { PIECE("color", $color) } area at { $cell }
fact-call-denies = keeps { PLAYER($player) } from calling the scoring next turn
fact-call-gives = lets { PLAYER($player) } call the scoring next turn
