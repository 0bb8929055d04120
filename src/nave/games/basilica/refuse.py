"""Why not: for every move that is not among the options, the rule that refuses it and a sentence."""

from typing import Any

from nave.games.basilica import moves
from nave.games.basilica.builder import ChooseRank, Promote, Recruit, beside_own
from nave.games.basilica.confuse import Shift
from nave.games.basilica.names import (
    ADJACENT,
    ALTAR,
    CELLS,
    COLOURS,
    CONFUSE,
    DIRECTIONS,
    DISASTER,
    GLASS,
    MOVE,
    ORDER_NAMES,
    PROMOTE,
    RECRUIT,
    TOKENS,
    WIDTH,
    WILD,
    cell_name,
    step,
)
from nave.games.basilica.state import ALTAR_BIT, EMPTY, NONE, SCAFFOLD, THIRD_SCORING, State
from nave.kernel.frame import Frame
from nave.kernel.rules import MEANS, WRONG_MOMENT, Refusal

# What must be answered first, by the kind of the open question.
PENDING = {
    "act": (
        "choose an action first: lay a vault, place a builder or execute an order",
        "turn.free_combination",
    ),
    "end": ("the three actions of this turn are done", "turn.exactly_three"),
    "lay": ("one of the new vaults must be laid now", "vault.blocked_wilds"),
    "buy": ("first decide whether to pay the coin", "coin.timing"),
    "promote": ("first choose the builder to promote", "order.promote.main"),
    "rank": ("first choose the rank of the builder", "order.promote.main"),
    "move": ("first move a builder, as the order says", "order.move.main"),
    "recruit": ("first put the recruited builder on a vault", "order.recruit.main"),
    "withdraw": ("first withdraw a builder", "order.confuse.main"),
    "shift": ("one builder of the rival must move", "order.confuse.forced_move"),
    "glass": ("first lay the stained glass", "order.glass.main"),
    "scaffolding": ("both scaffolding tiles must be laid", "order.scaffolding.main"),
    "disaster": ("first tear down a vault", "order.disaster.main"),
    "altar": ("first lay the altars", "order.altar.main"),
    "jester": ("a colour must be named for the jester", "rank.jester_extra_colour"),
}


def refuse(s: State, move: int) -> Refusal:
    """Called only for moves that are not legal now."""
    if not s.stack:
        rule = "end.third_scoring" if s.ended == THIRD_SCORING else "stack.final_scoring"
        return Refusal("the game is over", rule)
    frame = s.stack[-1]
    if move >= moves.FIRST:
        return Refusal("what turns up is left to chance", "setup.hidden_information", WRONG_MOMENT)
    if moves.LAY <= move < moves.AT:
        return refuse_lay(s, frame, move)
    if moves.ORDER <= move < moves.NAME:
        if frame.kind != "act":
            return pending(frame)
        return refuse_order(s, frame.who, move - moves.ORDER)
    if moves.NAME <= move < moves.RANK:
        return refuse_name(s, frame, move - moves.NAME)
    if moves.RANK <= move < moves.LAY:
        return refuse_rank(s, frame, move)
    if moves.AT <= move < moves.MOVE:
        return refuse_at(s, frame, move - moves.AT)
    if moves.MOVE <= move < moves.FIRST:
        return refuse_move(s, frame, move)
    return refuse_button(s, frame, move)


def pending(frame: Frame[Any]) -> Refusal:
    reason, rule = PENDING[frame.kind]
    return Refusal(reason, rule, WRONG_MOMENT)


def refuse_button(s: State, frame: Frame[Any], move: int) -> Refusal:
    if move in (moves.PAY, moves.DECLINE):
        if frame.kind == "act":
            return Refusal(
                "only the rival may pay, after an order with a coin box", "coin.no_answer", WRONG_MOMENT
            )
        return pending(frame)
    if move == moves.END_TURN and frame.kind == "act":
        return Refusal(f"{s.actions_left} of the three actions are left", "turn.exactly_three")
    if frame.kind != "act":
        return pending(frame)
    if move == moves.EXCHANGE:
        if not all(WILD[tile] for tile in s.vault):
            return Refusal("vaults are exchanged only if all three are wild", "vault.blocked_wilds")
        return Refusal("a wild still fits somewhere", "vault.blocked_wilds")
    if s.laid == NONE:
        return Refusal(
            "a builder is placed straight after laying a vault", "builder.only_after_vault", WRONG_MOMENT
        )
    return Refusal("all your builders are in the cathedral", "builder.from_supply", MEANS)


# ------------------------------------------------------------ vaults


def refuse_lay(s: State, frame: Frame[Any], move: int) -> Refusal:
    if frame.kind not in ("act", "lay"):
        return pending(frame)
    column, cell = divmod(move - moves.LAY, CELLS)
    refusal = refuse_cell(s, cell)
    if refusal is not None:
        return refusal
    wild = next((near for near in ADJACENT[cell] if near < len(s.tile) and s.hinders_wild(near)), NONE)
    if WILD[s.vault[column]] and wild != NONE:
        reason = f"a wild may not lie beside the wild on {cell_name(wild)}"
        return Refusal(reason, "vault.wild_not_beside_wild")
    return Refusal("that vault cannot lie there", "vault.choice")


def refuse_cell(s: State, cell: int) -> Refusal | None:
    """Why no tile at all may be laid on a cell; None if one may."""
    name = cell_name(cell)
    if cell < len(s.tile) and s.tile[cell] == SCAFFOLD:
        return Refusal(f"scaffolding stands on {name}", "scaffolding.blocks")
    if cell < len(s.tile) and s.tile[cell] != EMPTY:
        return Refusal(f"a vault already lies on {name}", "vault.grid")
    if cell >= WIDTH and not any(near < len(s.tile) and s.tile[near] != EMPTY for near in ADJACENT[cell]):
        return Refusal(f"{name} has no neighbour and is no starting slot", "vault.adjacency")
    return None


# ------------------------------------------------------------ orders


def refuse_order(s: State, seat: int, column: int) -> Refusal:
    """Why the order on a space cannot be taken."""
    order = s.order[column] // 10
    reason, rule = order_hindrance(s, seat, order)
    return Refusal(f"{ORDER_NAMES[order]} cannot be carried out: {reason}", rule)


def order_hindrance(s: State, seat: int, order: int) -> tuple[str, str]:
    """order.must_be_possible, with the rule that speaks about the missing piece."""
    own, general = s.cells_of(seat), "order.must_be_possible"
    if order in (PROMOTE, MOVE, CONFUSE, GLASS) and not own:
        rule = "order.confuse.selectable" if order == CONFUSE else general
        return "you have no builder in the cathedral", rule
    if order == PROMOTE:
        if not any(s.tokens[seat * TOKENS : seat * TOKENS + TOKENS]):
            return "you have no promotion token left", "rank.tokens_limited"
        return "your tokens offer no other rank", "order.promote.change_rank"
    if order == RECRUIT and s.builders[seat] == 0:
        return "all your builders are in the cathedral", "builder.from_supply"
    if order == CONFUSE:
        rival = s.cells_of(1 - seat)
        if rival and all(s.deco[cell] & ALTAR_BIT for cell in rival):
            return "altars protect all builders of the rival", "altar.protects_confuse"
        return "no builder of the rival could move", "order.confuse.selectable"
    if order == ALTAR and s.altars == 0:
        return "no altar is left", "altar.limited_supply"
    words = {
        MOVE: "none of your builders has a free vault beside it",
        RECRUIT: "there is no vault without a builder",
        GLASS: "all vaults with your builders have stained glass",
        DISASTER: "no vault is without builder and altar",
        ALTAR: "there is no vault without an altar",
    }
    return words.get(order, "it is not possible now"), general


def refuse_at(s: State, frame: Frame[Any], cell: int) -> Refusal:
    """A target of the order under way."""
    name = cell_name(cell)
    kind = frame.kind
    if kind == "scaffolding":
        refusal = refuse_cell(s, cell)
        return pending(frame) if refusal is None else refusal
    if kind not in ("promote", "withdraw", "recruit", "glass", "disaster", "altar"):
        return pending(frame)
    rule = PENDING[kind][1]
    if cell < len(s.tile) and s.tile[cell] == SCAFFOLD:
        rule = {"disaster": "disaster.only_empty_vault", "altar": "altar.where"}.get(
            kind, "scaffolding.blocks"
        )
        return Refusal(f"scaffolding stands on {name}, not a vault", rule)
    if not s.is_vault(cell):
        return Refusal(f"there is no vault on {name}", "altar.where" if kind == "altar" else rule)
    if kind == "recruit":
        if s.pawn[cell] != NONE:
            return Refusal(f"a builder already stands on {name}", "builder.one_per_vault")
        if isinstance(frame, Recruit) and frame.paid and not beside_own(s, frame.who, cell):
            return Refusal(f"{name} is not beside a builder of yours", "order.recruit.paid")
        return Refusal("all your builders are in the cathedral", "builder.from_supply")
    if kind == "disaster":
        if s.deco[cell] & ALTAR_BIT:
            return Refusal(f"an altar protects the vault on {name}", "altar.protects")
        return Refusal(f"a builder stands on {name}", "disaster.only_empty_vault")
    if kind == "altar":
        return Refusal(f"{name} already has an altar", "altar.where")
    if not s.owns(frame.who, cell):
        return Refusal(f"no builder of yours stands on {name}", rule)
    if kind == "glass":
        return Refusal(f"{name} already has stained glass", "glass.one_per_tile")
    if kind == "withdraw":
        return Refusal("no builder of the rival could move then", "order.confuse.selectable")
    return refuse_promotion(frame)


def refuse_promotion(frame: Frame[Any]) -> Refusal:
    if isinstance(frame, Promote) and frame.banned != NONE:
        return Refusal("your tokens offer that builder no other rank", "order.promote.paid", MEANS)
    return Refusal("your tokens offer that builder no other rank", "order.promote.change_rank", MEANS)


def refuse_rank(s: State, frame: Frame[Any], move: int) -> Refusal:
    if not isinstance(frame, ChooseRank):
        if frame.kind in ("act", "promote"):
            return Refusal(
                "a rank is given by Promote, to a builder chosen before", "order.promote.main", WRONG_MOMENT
            )
        return pending(frame)
    rank, token = divmod(move - moves.RANK, TOKENS)
    name = s.tables.rank_names[rank].lower()
    if not s.tables.code(token, rank):
        return Refusal(f"token {token + 1} has no side for the {name}", "order.promote.main")
    if s.rank_at(frame.cell) == rank:
        return Refusal(f"the builder already is a {name}", "order.promote.change_rank")
    if frame.banned == rank:
        return Refusal(f"the {name} is the rank just given", "order.promote.paid")
    if s.pawn[frame.cell] & 7 in (token * 2 + 1, token * 2 + 2):
        return Refusal("the token under a builder cannot be turned over", "order.promote.change_rank")
    return Refusal(f"token {token + 1} is not in your supply", "rank.tokens_limited", MEANS)


def refuse_move(s: State, frame: Frame[Any], move: int) -> Refusal:
    if frame.kind not in ("move", "shift"):
        return pending(frame)
    cell, direction = divmod(move - moves.MOVE, len(DIRECTIONS))
    owner, rule = frame.who, "order.move.main"
    if isinstance(frame, Shift):
        owner, rule = frame.owner, "order.confuse.main"
    if not s.is_vault(cell) or not s.owns(owner, cell):
        return Refusal(f"no builder of {s.name(owner)} stands on {cell_name(cell)}", rule)
    if isinstance(frame, Shift) and s.deco[cell] & ALTAR_BIT:
        return Refusal(f"an altar protects the builder on {cell_name(cell)}", "altar.protects_confuse")
    target = step(cell, direction)
    if target < 0:
        return Refusal("that leads out of the plan", "vault.grid")
    if not s.is_vault(target):
        return Refusal(f"there is no vault on {cell_name(target)}", "order.move.main")
    return Refusal(f"a builder already stands on {cell_name(target)}", "builder.one_per_vault")


def refuse_name(s: State, frame: Frame[Any], colour: int) -> Refusal:
    if frame.kind != "jester":
        return Refusal("jesters name colours at a scoring only", "rank.jester_only_in_scoring", WRONG_MOMENT)
    return Refusal(f"the vault shows {COLOURS[colour]} already", "rank.jester_extra_colour")
