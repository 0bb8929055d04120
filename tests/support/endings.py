"""Bots who think, asked as a tournament asks them: games of every mix end, and no answer is replaced."""

from typing import Final

import nave
from nave.bots import make_bot
from nave.bots.base import Budget
from nave.bots.safe import REPLACED, SafeBot, ask

Settings = dict[str, str]
Mix = tuple[str, ...]

# Two players at random take up to 420 turns together, four up to 585; a mason who waits for one, 339.
MOST_TURNS: Final = 2000
# Positions a mason looks at for an answer, far less than the usual 500: a game takes half a second.
NODES: Final = 30
# Whoever thinks, with so little to think about that a game takes 0.2 s.
RUNGS: Final = (
    "journeyman:nodes=20",
    "mason:nodes=30",
    "architect:nodes=30:rollouts=2:depth=2:beam=5:lines=2",
)
STYLES: Final = ("builder:nodes=30", "trader:nodes=30", "spoiler:nodes=30")
FESTUM_ON: Final[Settings] = {"festum_fatuorum": "on"}
# More of the box of The Red Cathedral.
MORE: Final[tuple[Settings, ...]] = ({"module": "on", "guild": "random"}, {"workshops": "advanced"})


def mixes_with(bot: str, seats: int) -> list[Mix]:
    """Among apprentices, and among themselves: who waits for whom differs."""
    return [(bot, *["apprentice"] * (seats - 1)), (bot,) * seats]


LADDER_MIXES: Final = [mix for bot in RUNGS for seats in (2, 3, 4) for mix in mixes_with(bot, seats)]
STYLE_MIXES: Final = [mix for bot in STYLES for seats in (2, 3, 4) for mix in mixes_with(bot, seats)]
BASILICA_MIXES: Final = [mix for bot in (*RUNGS, *STYLES) for mix in mixes_with(bot, 2)]
ALONE: Final[list[Mix]] = [(bot,) for bot in (*RUNGS, *STYLES)]


def play_asked(game: str, mix: Mix, settings: Settings, seeds: range) -> int:
    """Through views; no answer may have to be replaced. The turns of the longest game."""
    longest = 0
    for seed in seeds:
        made = nave.new_game(game, seats=len(mix), seed=seed, settings=settings)
        bots = [SafeBot(make_bot(name)) for name in mix]
        told = f"{game}, {mix}, {settings}, seed {seed}"
        while made.seat is not None:
            assert made.state.turn <= MOST_TURNS, f"{told}: no end"
            made.play(ask(made, bots[made.seat], Budget(NODES)))
        assert REPLACED not in made.meta, told
        longest = max(longest, made.state.turn)
    return longest
