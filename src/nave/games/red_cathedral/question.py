"""Whether the open questions of a position fit each other and the table. Positions are checked with it."""

from typing import Final

from nave.games.red_cathedral.ask import Ask, OldAsk, Roll
from nave.games.red_cathedral.build import Deliver
from nave.games.red_cathedral.claim import ChooseBanner, PlaceTile, TakeBenefit
from nave.games.red_cathedral.influence import Gain, SwapTiles, TakeMaterial, TakePieces
from nave.games.red_cathedral.names import DICE, M, section_name
from nave.games.red_cathedral.payment import PayOther
from nave.games.red_cathedral.shown import TakeShown
from nave.games.red_cathedral.solo import DealIvanTile
from nave.games.red_cathedral.state import NOBODY, NONE, State
from nave.games.red_cathedral.tables import Action
from nave.games.red_cathedral.workshop import ActivateTile, Activations
from nave.kernel.errors import PositionError
from nave.kernel.frame import AUTO, Frame

# What may lie right below each kind of question. Dice are rolled on top of any question of a turn.
BELOW: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("next_turn",),
    "end": ("next_turn",),
    "banner": ("end",),
    "place": ("end",),
    "benefit": ("end",),
    "deliver": ("end", "visit"),
    "visit": ("end",),
    "activate": ("visit",),
    "gain": ("visit",),
    "pay": ("gain",),
    "take": ("visit",),
    "swap": ("visit",),
    "pieces": ("visit",),
    "shown": ("visit",),
    "activations": ("visit",),
    "ivan_die": ("next_turn",),
    "ivan_reset": ("ivan_die",),
    "ivan_ornament": ("ivan_reset",),
    "ivan_tile": ("ivan_die", "ivan_tile"),
    "ivan_act": ("next_turn",),
    "ivan_claim": ("next_turn",),
}
NO_ROLL: Final = ("next_turn", "gain", "ivan_die", "ivan_reset", "ivan_ornament", "ivan_tile", "ivan_claim")


def demand(true: bool, message: str) -> None:
    if not true:
        raise PositionError(message)


def check_question(s: State) -> None:
    """Raise PositionError unless somebody can answer what is asked, and everything below it in its turn."""
    if s.config.solo:
        check_ivan_row(s)
    if not s.stack:
        over = s.trigger != NOBODY and s.turns_left == 0
        demand(over, "ask is empty, but a game without questions needs end.trigger and turns_left 0")
        return
    top = s.stack[-1]
    demand(
        s.stack[0].kind == "next_turn" and len(s.stack) > 1 and top.who != AUTO,
        "ask must begin with next_turn and end with a question to a player or to chance",
    )
    places = BELOW
    for part in s.config.parts:
        places = merged(places, part.below())
    for below, frame in zip(s.stack, s.stack[1:], strict=False):
        check_place(places, below.kind, frame.kind)
        check_seat(s, frame)
        check_frame(s, frame)
        # The optional actions alone would lead nowhere; with further ones a question may have lapsed.
        if isinstance(frame, OldAsk) and not s.config.parts:
            demand(bool(frame.answers(s)), no_answer(frame))
    demand(bool(top.options(s)), no_answer(top))


def no_answer(frame: Frame[State]) -> str:
    return f"the question {frame.kind!r} has no legal answer in this position"


def merged(
    first: dict[str, tuple[str, ...]], second: dict[str, tuple[str, ...]]
) -> dict[str, tuple[str, ...]]:
    return {kind: first.get(kind, ()) + second.get(kind, ()) for kind in (*first, *second)}


def check_place(places: dict[str, tuple[str, ...]], below: str, kind: str) -> None:
    if kind == "roll":
        demand(below not in NO_ROLL, f"a 'roll' cannot lie on {below!r} in ask")
    elif kind in places:
        allowed = " or ".join(dict.fromkeys(places[kind]))
        demand(below in places[kind], f"{kind!r} cannot lie on {below!r} in ask; allowed: {allowed}")
    else:
        raise PositionError(f"{kind!r} can only be the first entry of ask")


def check_seat(s: State, frame: Frame[State]) -> None:
    """Only the player whose turn it is is asked; on Ivan's turn the human answers for him (solo.turns)."""
    if frame.kind.startswith("ivan"):
        demand(s.config.solo, f"{frame.kind!r} is a question of solitaire games only")
        demand(s.active == s.config.ivan, f"{frame.kind!r} needs Ivan's turn; active is {s.active}")
    elif isinstance(frame, Gain):
        demand(frame.player == s.active, f"'gain' is for player {frame.player}; active is {s.active}")
    elif isinstance(frame, Ask):
        demand(frame.who == s.active, f"{frame.kind!r} asks player {frame.who}; active is {s.active}")


def check_frame(s: State, frame: Frame[State]) -> None:
    if isinstance(frame, Roll):
        demand(s.die_space[frame.die] != NONE, f"the {DICE[frame.die]} die cannot be rolled: it is not here")
    elif isinstance(frame, ChooseBanner):
        name = section_name(frame.section)
        demand(s.config.advanced, "a banner is chosen only with advanced workshops")
        demand(s.claimable(frame.section), f"the banner is for {name}, which cannot be claimed")
    elif isinstance(frame, PlaceTile):
        name = section_name(frame.section)
        demand(s.banner[frame.section] == frame.who, f"the tile of {name} waits, but its banner is another's")
    elif isinstance(frame, TakeBenefit):
        demand(frame.due > 0, "'benefit' gives nothing")
    elif isinstance(frame, Deliver):
        demand(frame.left > 0, "'deliver' has no delivery left")
    elif frame.kind == "visit":
        demand(s.moved_die != NONE, "a market visit needs this_turn.die")
    else:
        check_influence(s, frame)
        for part in s.config.parts:
            part.check_frame(s, frame)


def check_influence(s: State, frame: Frame[State]) -> None:
    """Questions of an influence action: it must be on the card in play and be one that asks this."""
    if isinstance(frame, ActivateTile):
        demand(action_of(s, frame.kind, frame.number).activates, "'activate' names another action")
    elif isinstance(frame, TakePieces):
        due = action_of(s, frame.kind, frame.number).gain_pieces[frame.resource]
        demand(due > 0, "'pieces' names another action")
    elif isinstance(frame, TakeShown):
        demand(action_of(s, frame.kind, frame.number).reads_tiles, "'shown' names another action")
    elif isinstance(frame, Activations):
        action = action_of(s, frame.kind, frame.number)
        demand(1 <= frame.left <= action.activations, "'activations' names another action")
    elif isinstance(frame, SwapTiles):
        demand(action_of(s, frame.kind, frame.number).swaps, "'swap' names another action")
    elif isinstance(frame, Gain):
        action = action_of(s, frame.kind, frame.number)
        steps = action.pay_different or action.pay_any or action.pay_ornament > 0
        mixed = action.pay_materials > 1 and s.pieces.diamonds[frame.player] > 0
        demand(steps or mixed, "'gain' names another action")
    elif isinstance(frame, TakeMaterial):
        most = action_of(s, frame.kind, frame.number).gain_materials
        demand(1 <= frame.left <= most, f"'take' is for {frame.left} materials; allowed: 1 to {most}")
    elif isinstance(frame, PayOther):
        action = action_of(s, frame.kind, frame.number)
        paid = frame.paid.bit_count()
        demand(action.pay_different, "'pay' names another action")
        demand(
            paid > 0 and frame.left > 0 and frame.left + paid == action.pay_materials,
            f"'pay' has {paid} kinds paid and {frame.left} left; {action.pay_materials} are paid in all",
        )
        kinds = sum(
            1
            for m in range(M)
            if action.pay_kinds[m] and s.goods[frame.who * M + m] and not frame.paid >> m & 1
        )
        demand(kinds >= frame.left, f"'pay' asks for {frame.left} more kinds; the player has {kinds}")


def action_of(s: State, kind: str, number: int) -> Action:
    """influence.quadrant; parts of the game have actions of their own."""
    action = s.tables.actions[number]
    offered: list[int] = []
    if s.moved_die != NONE:
        card = s.influence[s.tables.quadrant[s.die_space[s.moved_die]]]
        offered = s.tables.influence_actions[card]
    demand(
        number in offered or any(part.allows(s, number) for part in s.config.parts),
        f"{kind!r} belongs to {action.name!r}, which is not on the card of the quadrant",
    )
    return action


def check_ivan_row(s: State) -> None:
    """solo.card_row: a tile on each of his cards, but for those about to be dealt."""
    waiting = [frame.place for frame in s.stack if isinstance(frame, DealIvanTile)]
    demand(len(set(waiting)) == len(waiting), "a tile is dealt to one of Ivan's cards twice")
    for place, tile in enumerate(s.ivan_tile):
        demand(
            (tile == NONE) == (place in waiting),
            f"card {place + 1} of Ivan's row must bear a tile, unless one is about to be dealt",
        )
