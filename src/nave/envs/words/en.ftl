# What the environments for learning agents say of what cannot be done.

no-environment = there is no environment for the game { $game }; games: { $known }
env-seat = there is no seat { $seat }; seats run from 0 to { $last }
env-over = the game is over: nobody is asked, so there is nothing to observe; see its result
env-render-mode = render_mode is { $mode }; allowed: 'human', 'ansi', None
env-count = the number of tables is { $count }; allowed: 1 or more
env-not-begun = no game has begun; call reset first
env-actions = actions have the shape { $shape } and type { $type }; needed: one whole number for each of { $count } tables
env-table = table { $table }: { $error }
env-no-action = { $agent } has to answer: an action is the number of a legal move
env-reward = the reward is { $reward }; allowed: { $known }
