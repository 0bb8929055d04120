"""Reinforcement tiles: taken at the Brick Makers, used at any decision of a turn, one a turn."""

from typing import Final

from mypy_extensions import i64

from nave.games.red_cathedral.ask import ACTION, SEAT, Ask, OfAction
from nave.games.red_cathedral.claim import FACE_UP, PLACE_DOWN, PlaceTile, Placing
from nave.games.red_cathedral.contractors.events import ReinforcementTaken
from nave.games.red_cathedral.contractors.full_action import full
from nave.games.red_cathedral.contractors.guild import Brought
from nave.games.red_cathedral.contractors.guild_action import guild_action_kind, performable
from nave.games.red_cathedral.contractors.names import REINFORCEMENTS
from nave.games.red_cathedral.contractors.pieces import ON_OFFER, USED_UP, on_table, own_pieces
from nave.games.red_cathedral.contractors.tables import REINFORCEMENT_ACTION
from nave.games.red_cathedral.influence import bare_effect, perform
from nave.games.red_cathedral.names import SECTIONS
from nave.games.red_cathedral.state import NONE, State
from nave.games.red_cathedral.tables import Action
from nave.games.red_cathedral.terms import terms
from nave.kernel.family import Family
from nave.kernel.frame import Frame
from nave.kernel.moves import Moves
from nave.kernel.packed import replaced
from nave.kernel.question import Field, Kind
from nave.kernel.refusal import MEANS, WRONG_MOMENT, Refusal
from nave.kernel.said import Said

TAKE: Final = "guild.brick_makers.take_reinforcement"
FREE: Final = "reinforcement.free_placement"
LIMIT: Final = "reinforcement.use_limit"
BRICK_MAKERS: Final = ("brick_makers",)

REINFORCE: Final[Family] = Family("reinforce {tile}", tile=REINFORCEMENTS)
TAKE_REINFORCEMENT: Final[Family] = Family("take reinforcement {tile}", tile=REINFORCEMENTS)


def tiles_at(s: State, place: i64) -> list[int]:
    return [tile for tile, at in enumerate(on_table(s).reinforcement_at) if at == place]


def action_of_tile(s: State, tile: i64) -> Action:
    return s.tables.actions[REINFORCEMENT_ACTION + tile]


def has_effect(s: State, q: Ask, tile: i64) -> bool:
    """reinforcement.beside_the_action: at least a part of it must take place now."""
    action = full(action_of_tile(s, tile))
    if action.free_placement:
        return q.kind == "place"
    if action.guild_actions:
        return performable(s, q.who, REINFORCEMENT_ACTION + tile)
    if action.gain_materials:
        return s.open_spaces(q.who) > 0 and any(s.supply)
    return bare_effect(s, q.who, action)


class OfTile(Brought[Ask]):
    """Answers about a reinforcement tile."""

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return (f"reinforcement:{REINFORCEMENTS[self.family.first(move)]}",)

    def label(self, s: State, move: i64) -> Said:
        return Said(f"answer-{self.key}", terms=terms(s, action_of_tile(s, self.family.first(move)), None))


class Reinforce(OfTile):
    """reinforcement.use_limit; it closes the moment for prestige into rubles."""

    def add(self, s: State, q: Ask, out: Moves) -> None:
        if not on_table(s).reinforced:
            out.extend([REINFORCE.at(tile) for tile in tiles_at(s, q.who) if has_effect(s, q, tile)])

    def apply(self, s: State, q: Ask, move: i64) -> None:
        s.stack.append(q)
        tile = REINFORCE.first(move)
        own_pieces(s).reinforcement_at = replaced(on_table(s).reinforcement_at, tile, USED_UP)
        own_pieces(s).reinforced = 1
        perform(s, q.who, REINFORCEMENT_ACTION + tile, NONE)

    def refuse(self, s: State, q: Ask, move: i64) -> Refusal:
        tile = REINFORCE.first(move)
        name = REINFORCEMENTS[tile]
        if on_table(s).reinforcement_at[tile] == USED_UP:
            return Refusal(Said("refused-reinforcement_gone", tile=name), LIMIT)
        if on_table(s).reinforcement_at[tile] != q.who:
            return Refusal(Said("refused-reinforcement_not_yours", tile=name), LIMIT)
        if on_table(s).reinforced:
            return Refusal(Said("refused-reinforced"), LIMIT)
        if full(action_of_tile(s, tile)).free_placement:
            return Refusal(Said("refused-reinforce_placing"), FREE, WRONG_MOMENT)
        return Refusal(
            Said("refused-reinforcement_idle", tile=name), "reinforcement.beside_the_action", MEANS
        )

    def not_now(self, s: State, q: Frame[State], move: i64) -> Refusal:
        return Refusal(Said("refused-reinforce_turn"), LIMIT, WRONG_MOMENT)


USE_TILE: Final = Reinforce("reinforce", REINFORCE, BRICK_MAKERS)


class TakeReinforcement(OfAction):
    """guild.brick_makers.take_reinforcement: one of those on offer."""

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__("take_reinforcement", seat, number, TAKE, [TAKE_TILE])

    def asks(self, action: Action) -> bool:
        return full(action).gain_reinforcement > 0


class TakeTile(OfTile):
    def add(self, s: State, q: Ask, out: Moves) -> None:
        out.extend([TAKE_REINFORCEMENT.at(tile) for tile in tiles_at(s, ON_OFFER)])

    def apply(self, s: State, q: Ask, move: i64) -> None:
        assert isinstance(q, TakeReinforcement)
        tile = TAKE_REINFORCEMENT.first(move)
        own_pieces(s).reinforcement_at = replaced(on_table(s).reinforcement_at, tile, q.who)
        if s.log is not None:
            s.log.append(ReinforcementTaken(tile, rule=s.tables.actions[q.number].rule, seat=q.who))

    def refuse(self, s: State, q: Ask, move: i64) -> Refusal:
        tile = REINFORCEMENTS[TAKE_REINFORCEMENT.first(move)]
        return Refusal(Said("refused-reinforcement_taken", tile=tile), TAKE)

    def not_now(self, s: State, q: Frame[State], move: i64) -> Refusal:
        return Refusal(Said("refused-taking_reinforcement"), TAKE, WRONG_MOMENT)


TAKE_TILE: Final = TakeTile("take_reinforcement", TAKE_REINFORCEMENT, BRICK_MAKERS)


class OnlyFaceUp(Placing):
    """What the free placement does not mean."""

    def add(self, s: State, q: PlaceTile, out: Moves) -> None:
        pass

    def refuse(self, s: State, q: PlaceTile, move: i64) -> Refusal:
        return Refusal(Said("refused-face_up_now"), FREE)


ONLY_FACE_UP: Final = OnlyFaceUp("place_down", PLACE_DOWN)


class PlaceFree(PlaceTile):
    """reinforcement.free_placement: face up on any free space, as if its price were paid."""

    def __init__(self, seat: i64, section: i64) -> None:
        super().__init__(seat, section)
        self.kind = "place_free"
        self.rule = FREE
        self.kinds = [FACE_UP, ONLY_FACE_UP]

    def price(self, s: State, space: i64) -> i64:
        return 0


def place_freely(s: State) -> None:
    """The question where the tile goes is asked anew, without its prices."""
    frame = s.stack.pop()
    assert isinstance(frame, PlaceTile)
    s.stack.append(PlaceFree(frame.who, frame.section))


# A tile is used at every question of a turn; what it asks lies on that question.
DECISIONS: Final[tuple[str, ...]] = (
    *("turn", "end", "banner", "place", "place_free", "benefit", "deliver", "visit", "activate"),
    *("activations", "take", "swap", "pieces", "shown", "take_reinforcement", "guild_action"),
    *("specialist", "both", "rubles", "discard", "claim"),
)
ASKED: Final = ("deliver", "activate", "take", "swap", "shown")
QUESTIONS: Final[tuple[Kind[State], ...]] = (
    Kind("take_reinforcement", TakeReinforcement, (SEAT, ACTION), below=DECISIONS),
    Kind("place_free", PlaceFree, (SEAT, Field("section", SECTIONS - 1)), below=("end", "turn_over")),
    guild_action_kind(DECISIONS),
)
