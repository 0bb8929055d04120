"""Foremen: a foreman walks from tower to tower and looks at the banners there."""

from typing import Final, cast

from mypy_extensions import i64

from nave.games.red_cathedral import types as base
from nave.games.red_cathedral.ask import OfAction
from nave.games.red_cathedral.contractors.cities import banners_in
from nave.games.red_cathedral.contractors.events import ForemanMoved
from nave.games.red_cathedral.contractors.full_action import full
from nave.games.red_cathedral.contractors.guild import Brought, Guild
from nave.games.red_cathedral.contractors.guilds.per_piece import (
    FIELDS,
    NamePlayer,
    ask_or_gain,
    gained_resource,
    of_others,
    others,
    per_piece_terms,
)
from nave.games.red_cathedral.contractors.pieces import on_table, own_pieces
from nave.games.red_cathedral.contractors.tables import duchy_of
from nave.games.red_cathedral.contractors.types import ContractorsPieces
from nave.games.red_cathedral.effects import gain_recognition
from nave.games.red_cathedral.names import LEVELS, RESOURCES
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.kernel.family import Family
from nave.kernel.frame import Frame
from nave.kernel.moves import Moves
from nave.kernel.question import Kind
from nave.kernel.reading import Reader
from nave.kernel.refusal import WRONG_MOMENT, Refusal
from nave.kernel.said import Said

MOVEMENT: Final = "guild.foremen.movement"
STEPS: Final = (1, 2)
FOREMAN: Final[Family] = Family("foreman {steps}", steps=[str(steps) for steps in STEPS])


def tower_after(s: State, steps: i64) -> i64:
    """From left to right, and from the rightmost tower on to the leftmost one."""
    return (on_table(s).foreman + steps) % len(s.heights)


def move_foreman(s: State, player: i64, steps: i64, rule: str) -> None:
    own_pieces(s).foreman = tower_after(s, steps)
    if s.log is not None:
        s.log.append(ForemanMoved(steps, on_table(s).foreman, rule=rule, seat=player))


class MoveForeman(OfAction):
    """guild.foremen.movement"""

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__("foreman", seat, number, MOVEMENT, [WALK])

    def asks(self, action: Action) -> bool:
        return full(action).foreman


class NameBanners(NamePlayer):
    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat, number, MOVEMENT, "banners")


class Walk(Brought[MoveForeman]):
    def add(self, s: State, q: MoveForeman, out: Moves) -> None:
        out.extend([FOREMAN.at(index) for index in range(len(STEPS))])

    def apply(self, s: State, q: MoveForeman, move: i64) -> None:
        move_foreman(s, q.who, STEPS[FOREMAN.first(move)], MOVEMENT)
        ask_or_gain(s, NameBanners(q.who, q.number))

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        if not s.heights:
            return ()
        return ("foreman:move", f"tower:{tower_after(s, STEPS[FOREMAN.first(move)]) + 1}")

    def label(self, s: State, move: i64) -> Said:
        q, tower = s.stack[-1], tower_after(s, STEPS[FOREMAN.first(move)])
        assert isinstance(q, MoveForeman)
        action = s.tables.actions[q.number]
        owners = others(s, q.who) if of_others(action) else [q.who]
        amount = max(banners_in(s, tower, owner) for owner in owners)
        resource = RESOURCES[gained_resource(action)]
        return Said("answer-foreman", tower=tower + 1, amount=amount, resource=resource)

    def not_now(self, s: State, q: Frame[State], move: i64) -> Refusal:
        return Refusal(Said("refused-foreman_moment"), MOVEMENT, WRONG_MOMENT)


WALK: Final = Walk("foreman", FOREMAN, ("foremen",))
QUESTIONS: Final[tuple[Kind[State], ...]] = (
    Kind("foreman", MoveForeman, FIELDS, below=("visit",)),
    Kind("name_player", NameBanners, FIELDS, below=("visit",)),
)


class Foremen(Guild):
    def questions(self) -> tuple[Kind[State], ...]:
        return QUESTIONS

    def before_market(self, s: State) -> None:
        """guild.foremen.setup: under the leftmost tower."""
        own_pieces(s).foreman = 0

    def brings(self, s: State, player: i64, action: Action) -> bool:
        return full(action).foreman

    def gain(self, s: State, player: i64, number: i64) -> None:
        if full(s.tables.actions[number]).foreman:
            s.stack.append(MoveForeman(player, number))

    def holds_back(self, s: State, player: i64, action: Action, material: i64) -> bool:
        """Choosing an action changes nothing until the foreman moves."""
        return full(action).foreman

    def terms(self, action: Action, cost: list[Said], gains: list[Said]) -> None:
        if full(action).foreman:
            gains += [Said("gain-foreman"), per_piece_terms(action)]

    def finished(self, s: State, player: i64, section: i64) -> None:
        if section // LEVELS == on_table(s).foreman:
            gain_recognition(s, player, duchy_of(s).foreman_bonus, "guild.foremen.completion_bonus")

    def weight(self, s: State, finisher: i64, section: i64) -> tuple[int, str] | None:
        """guild.foremen.double_penalty: for what belongs to others than the finisher."""
        own = s.banner[section] == finisher and not s.config.first_rules
        if own or section // LEVELS != on_table(s).foreman:
            return None
        return duchy_of(s).foreman_factor, "guild.foremen.double_penalty"

    def ivan_influence(self, s: State, card: i64) -> None:
        """solo.ivan_foremen: the most recognition; own banners before others', the nearer tower first."""
        ivan = s.config.ivan
        best, steps = 0, 0
        actions = [s.tables.actions[number] for number in s.tables.influence_actions[card]]
        for action in sorted(
            (a for a in actions if full(a).foreman and full(a).recognition_per), key=of_others
        ):
            owner = others(s, ivan)[0] if of_others(action) else ivan
            for wanted in STEPS:
                amount = banners_in(s, tower_after(s, wanted), owner)
                if amount > best:
                    best, steps = amount, wanted
        if best:
            move_foreman(s, ivan, steps, "solo.ivan_foremen")
            gain_recognition(s, ivan, best, "solo.ivan_foremen")

    # ------------------------------------------------------------ positions

    def entries(self) -> list[str]:
        return ["foreman"]

    def write(self, s: State, data: base.Pieces) -> None:
        cast(ContractorsPieces, data)["foreman"] = on_table(s).foreman + 1

    def read(self, s: State, root: Reader) -> None:
        own_pieces(s).foreman = root.number("foreman", 1, len(s.heights)) - 1
