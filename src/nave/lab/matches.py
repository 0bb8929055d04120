"""Games of planning bots on the state itself, without views: many times quicker, for tuning."""

from typing import TypedDict

from nave.api import new_game
from nave.bots.base import Budget
from nave.bots.mason import best
from nave.bots.mind import Mind
from nave.bots.minds import mind_of
from nave.bots.search import Planner
from nave.kernel.components import STANDARD
from nave.kernel.frame import NATURE
from nave.kernel.game import Game
from nave.kernel.language import Each
from nave.kernel.nature import bits, scramble
from nave.kernel.state import State, answer
from nave.lab.fault import fault
from nave.lab.journal import Games

# What a panel of opponents may name: the mason by different weights.
STYLES: dict[str, str] = {
    "mason": "",
    "mason-1": "mason_1",
    "builder": "builder",
    "trader": "trader",
    "spoiler": "spoiler",
}
# A game that has not ended after so many turns of all seats counts as lost by everybody.
MOST_TURNS = 600


class Match:
    """One game: the mind that is judged on one seat, a rival of the panel on all others."""

    def __init__(
        self,
        game: str,
        seats: int,
        settings: dict[str, str],
        seed: int,
        seat: int,
        rival: str,
        values: dict[str, float],
        nodes: int,
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.seed = seed
        self.seat = seat
        self.rival = rival
        self.values = values
        self.nodes = nodes


class Played(TypedDict):
    """Share of the victory, and points ahead of the best rival."""

    won: float
    margin: int


def play_matches(matches: list[Match]) -> Games:
    return [{**play_match(match)} for match in matches]


def play_match(match: Match) -> Played:
    """Share of the victory and margin to the best rival of the mind that is judged."""
    game = new_game(
        match.game, seats=match.seats, seed=match.seed, settings=match.settings, components=STANDARD
    )
    mason = mind_of(match.game, match.seats)
    judged = mason.weighted({**mason.values_at(game.state), **match.values})
    rival = mind_of(match.game, match.seats, style_of(match.rival))
    minds = [judged if seat == match.seat else rival for seat in range(match.seats)]
    state = game.state.copy()
    play_out(state, minds, match.seed, match.nodes)
    scores, winners = outcome(game, state)
    others = [score for seat, score in enumerate(scores) if seat != match.seat]
    won = (match.seat in winners) / len(winners) if winners else 0.0
    # A solitaire game that was given up has no other score.
    return {"won": won, "margin": scores[match.seat] - max(others, default=0)}


def style_of(rival: str) -> str:
    if rival not in STYLES:
        raise fault("lab-no-rival", rival=rival, known=Each(STYLES))
    return STYLES[rival]


def play_out(state: State, minds: list[Mind], seed: int, nodes: int) -> None:
    """Every seat plans its turns as the mason does. The same seed gives the same game."""
    mixed, drawn = scramble(seed), 0
    while state.stack and state.turn < MOST_TURNS:
        frame = state.stack[-1]
        if frame.who == NATURE:
            answer(state, frame.draw(state, bits(mixed, drawn)))
            drawn += 1
            continue
        seat = frame.who
        mind = minds[seat]
        moves = mind.tries(state, seat)
        line = moves
        if len(moves) > 1:
            planner = Planner(mind, state, seat, bits(mixed, drawn) ^ state.turn, Budget(nodes))
            line = best(planner.plan(moves)).line()
        for move in line:
            answer(state, move)


def outcome(game: Game, state: State) -> tuple[list[int], list[int]]:
    """Scores and winners of the ended state; nobody wins a game that was given up."""
    if state.stack:
        return [0] * game.seats, []
    result = game.rules.result(state)
    return list(result.scores), list(result.winners)
