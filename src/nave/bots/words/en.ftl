# What bots say, whatever the game. Values and differences are in points of the final score.

# What a bot thinks of an answer, which is named as one types it.
hint-only = { $option }: the only answer.
hint-equal = { $option }: { NUMBER($value, minimumFractionDigits: 1) }, as good as { $other }.
hint-better = { $option }: { NUMBER($value, minimumFractionDigits: 1) }, { NUMBER($difference, minimumFractionDigits: 1) } more than { $other }: { $reasons }.
hint-worse = { $option }: { NUMBER($value, minimumFractionDigits: 1) }, { NUMBER($difference, minimumFractionDigits: 1) } less than { $other }: { $reasons }.
reason-more = { $term } +{ NUMBER($difference, minimumFractionDigits: 1) }
reason-less = { $term } -{ NUMBER($difference, minimumFractionDigits: 1) }

# What playing on beyond the end of the turn tells, beside the terms of the game.
term-ahead = how the next turns go
# As a reason for a hint, better and worse.
more-ahead = the next turns go better
less-ahead = the next turns go worse

# Whom a bot plays like, by its rating.
strength-guest = plays like somebody who has not heard the rules
strength-first = plays like somebody at the first game
strength-fifth = plays like somebody at the fifth game
strength-twentieth = plays like somebody at the twentieth game
strength-studied = plays like somebody who has studied the game

# Why a bot's answer was replaced, as a record notes it, and as people are told.
trouble-crash = failed with { $error }: { $message }
trouble-illegal = answered { $answer }, which is not among the options
trouble-late = had not answered after { $seconds } seconds
trouble-busy = is still busy with an earlier question
replaced-crash = The bot '{ $bot }' failed with { $error }: { $message }; the apprentice answered for it.
replaced-illegal = The bot '{ $bot }' answered { $answer }, which is not among the options; the apprentice answered for it.
replaced-late = The bot '{ $bot }' had not answered after { $seconds } seconds; the apprentice answered for it.
replaced-busy = The bot '{ $bot }' is still busy with an earlier question; the apprentice answered for it.

# Errors.
no-bot = there is no bot { $bot }; bots: { $known }
bot-fails = the bot { $bot } of { $of } cannot be made: { $error }: { $message }
bot-is-none = { $of } is no bot: it lacks the method choose(view, options, rng, budget)
no-mind = no bot that thinks knows the game { $game }; the bot 'random' plays every game
mind-is-none = the mind of { $game } is none: { $maker } must make a nave.bots.mind.Mind
no-parameter = { $count ->
    [0] the bot '{ $bot }' has no parameter '{ $parameter }'; parameters: none
   *[other] the bot '{ $bot }' has no parameter '{ $parameter }'; parameters: { $known }
}
bad-parameter = '{ $given }' of the bot '{ $bot }': { $parameter } is one whole number from { $least } to { $most }
no-weight = { $source } lacks the weight '{ $weight }'
bad-weight = { $source }: { $weight } is { $value }; a weight is a number
weight-replaces = { $source }: { $weight } replaces nothing; known: { $known }
