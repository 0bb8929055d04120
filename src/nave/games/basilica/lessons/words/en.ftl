# The teacher's words of the guided first game: at most 220 characters each. [icon] names a symbol.

first-title = Your first game

first-aim-title = Whose church is it?
first-aim-1 = We build one church together. Neighboring vaults of one color form an area; whoever has more builders in it gets its points when the queen comes. Touch the queen.
first-aim-2 = Ten crowns lead her to the first chair, where she sits down and judges.

first-lay-title = Lay a vault
first-lay-1 = A turn is three actions. First one: take the red vault and lay it in the front row, in the middle.
first-lay-2 = Every vault you take turns the order above it into the next vault.

first-builder-title = Post a builder
first-builder-1 = Straight after a vault, and only then, a builder may step on it. That is your second action.
first-builder-first = Then this door closes: the builder must come next.

first-crown-title = Grow it, and mind the crown
first-crown-1 = A second red vault touching the first makes the area worth 2. Its crown moves the queen one step.
first-crown-watch = Olga lays blue with a builder, then yellow. The queen stands on 2.

first-wild-title = Two colors at once
first-wild-1 = A vault of two colors belongs to both, but only where it touches that color. Lay it between red and blue; two of its kind may never touch.

first-both-title = One builder, two areas
first-both-1 = Your third man may stand in both areas at once: post him here.
first-both-2 = Red is yours alone. Blue is one against one: which line pays nobody? Touch it.
first-both-red = That line is red: 3 for you.
first-both-3 = Equal: nobody gets anything. The side with fewer builders gets 1 for each of them.

first-order-title = Orders and ranks
first-order-1 = The tiles above are orders: carry one out and it is gone. Promote the builder on plain red to [architect], and red counts double, for whoever leads it.
first-order-wild = He stands in two areas: an architect here doubles blue as well, and blue may become hers.
first-order-watch = A coin lies on this order: Olga pays you and makes a strongman. Blue is tied, so now it is hers, 2 to 1.

first-coin-title = Your coin
first-coin-watch = Olga recruits a builder into your red area.
first-coin-1 = Her order carries a coin: pay one and you recruit too, next to your own builder, without spending an action.
first-coin-2 = Yellow stands empty beside your architect.
first-coin-then = Olga lengthens blue to 3 and lays a crown: the queen stands on 4.

first-disaster-title = Tear down
first-disaster-1 = Disaster removes a vault nobody stands on. Shrink her blue area: take away its empty end.
first-disaster-green = That one changes nothing for you today.

first-glass-title = Scaffolding and glass
first-glass-1 = Two scaffolds close cells until the next scoring: fence off the blue side.
first-glass-2 = Stained glass adds 2 to the area, after any doubling. Under your architect, of course.
first-glass-3 = 3 vaults, doubled, and the glass: red is worth 8.

first-queen-title = The queen sits down
first-queen-1 = One more crown and she judges, at once, and your turn is over. So gather first: recruit onto red r3c4, worth 2.
first-queen-watch = Olga keeps her coin.
first-queen-2 = Now lay the crown and let her judge. Your third action is the price.

first-sweep-title = Sweep and go on
first-sweep-1 = The two front rows are finished and leave, builders and scaffolds go home, the rest slides up.
first-sweep-2 = The third judgement, on 30, ends the game; most points win. So does an empty stack the second time.

festum-title = Festum Fatuorum
festum-visit-title = Two altars
festum-1 = The Altar order lays two altars on two different vaults, whoever stands there. Carry it out and choose both.
festum-2 = Glass on an altar adds 4 instead of 2, and Disaster cannot take the vault away.
