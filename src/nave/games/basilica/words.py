"""Moves in words, and the pieces each of them concerns."""

from nave.games.basilica import moves
from nave.games.basilica.areas import colours, find, points
from nave.games.basilica.jester import NameColour
from nave.games.basilica.names import (
    CELLS,
    COLOURS,
    DIRECTIONS,
    MASK,
    ORDER_NAMES,
    ORDERS,
    RANKS,
    TOKENS,
    cell_name,
    face_name,
    step,
    vault_name,
)
from nave.games.basilica.state import NONE, State

# Questions whose answer `at r2c3` names a builder rather than a place.
OF_BUILDERS = ("promote", "withdraw", "glass")


def touches(s: State, move: int) -> tuple[str, ...]:
    """Names like `order:2`, `vault:1`, `cell:r2c3`, `builder:r2c3`, `token:1`, `button:end`."""
    if move == moves.BUILDER:
        return ("button:builder", f"cell:{cell_name(s.laid)}")
    if moves.ORDER <= move < moves.NAME:
        return (f"order:{move - moves.ORDER + 1}",)
    if moves.NAME <= move < moves.RANK:
        return (f"colour:{COLOURS[move - moves.NAME]}",)
    if moves.RANK <= move < moves.LAY:
        rank, token = divmod(move - moves.RANK, TOKENS)
        return (f"rank:{RANKS[rank]}", f"token:{token + 1}")
    if moves.LAY <= move < moves.AT:
        column, cell = divmod(move - moves.LAY, CELLS)
        return (f"vault:{column + 1}", f"cell:{cell_name(cell)}")
    if moves.AT <= move < moves.MOVE:
        name = cell_name(move - moves.AT)
        builder = s.stack and s.stack[-1].kind in OF_BUILDERS
        return (f"builder:{name}", f"cell:{name}") if builder else (f"cell:{name}",)
    if moves.MOVE <= move < moves.FIRST:
        cell, direction = divmod(move - moves.MOVE, len(DIRECTIONS))
        return (f"builder:{cell_name(cell)}", f"cell:{cell_name(step(cell, direction))}")
    buttons = {
        moves.END_TURN: "end",
        moves.EXCHANGE: "exchange",
        moves.PAY: "pay",
        moves.DECLINE: "decline",
    }
    return (f"button:{buttons[move]}",) if move in buttons else ()


# ------------------------------------------------------------ labels


def label(s: State, move: int) -> str:
    if move == moves.END_TURN:
        return "End the turn"
    if move == moves.BUILDER:
        return f"Place a builder on {cell_name(s.laid)}"
    if move == moves.EXCHANGE:
        return "Exchange the three wild vaults, none of which fits anywhere, and lay a new one"
    if move == moves.PAY:
        return "Pay a coin"
    if move == moves.DECLINE:
        return "Keep the coin"
    if move < moves.NAME:
        face = s.order[move - moves.ORDER]
        return f"Execute {ORDER_NAMES[face // 10]}"
    if move < moves.RANK:
        return label_name(s, move - moves.NAME)
    if move < moves.LAY:
        rank, token = divmod(move - moves.RANK, TOKENS)
        return f"Make it {article(s.tables.rank_names[rank])} with token {token + 1}"
    if move < moves.AT:
        return label_lay(s, move)
    if move < moves.MOVE:
        return label_at(s, cell_name(move - moves.AT))
    if move < moves.FIRST:
        cell, direction = divmod(move - moves.MOVE, len(DIRECTIONS))
        owner = s.name(s.pawn[cell] >> 3)
        target = cell_name(step(cell, direction))
        return f"Move {owner}'s {builder_words(s, cell)} from {cell_name(cell)} to {target}"
    return "Chance decides"


def article(name: str) -> str:
    word = name.lower()
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"


def builder_words(s: State, cell: int) -> str:
    rank = s.rank_at(cell)
    return "builder" if rank == NONE else s.tables.rank_names[rank].lower()


def label_lay(s: State, move: int) -> str:
    column, cell = divmod(move - moves.LAY, CELLS)
    tile = s.vault[column]
    words = f"Lay the {vault_name(tile)} vault {column + 1} on {cell_name(cell)}"
    if not tile % 2:
        return words
    queen = s.queen + 1
    scoring = ", which starts a scoring" if queen in s.tables.scoring_spaces else ""
    return f"{words}: the queen steps to {queen}{scoring}"


def label_at(s: State, cell: str) -> str:
    kind = s.stack[-1].kind if s.stack else ""
    return {
        "promote": f"Promote the builder on {cell}",
        "withdraw": f"Withdraw the builder from {cell}",
        "recruit": f"Put a builder on {cell}",
        "glass": f"Lay stained glass on {cell}",
        "scaffolding": f"Lay scaffolding on {cell}",
        "disaster": f"Tear down the vault on {cell}",
        "altar": f"Lay an altar on {cell}",
    }.get(kind, f"Choose {cell}")


def label_name(s: State, colour: int) -> str:
    """What the colour would bring, without what the other player may have named in secret."""
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, NameColour):
        return f"Name {COLOURS[colour]}"
    cells, named = own_names(s, frame.who)
    if MASK[s.tile[frame.cell]] & 1 << colour:
        return f"Name {COLOURS[colour]}"
    both = points(find(s, colours(s, [*cells, frame.cell], [*named, colour]), True))
    return f"Name {COLOURS[colour]}: {both[frame.who]} for you, {both[1 - frame.who]} for the other"


def own_names(s: State, seat: int) -> tuple[list[int], list[int]]:
    """The colours that seat has named for its own jesters."""
    pairs = [
        (cell, colour)
        for cell, colour in zip(s.named_cells, s.named_colours, strict=True)
        if s.owns(seat, cell)
    ]
    return [cell for cell, _ in pairs], [colour for _, colour in pairs]


def order_words(face: int) -> str:
    """`Promote (red)`"""
    name = face_name(face).removeprefix(ORDERS[face // 10] + " ")
    return f"{ORDER_NAMES[face // 10]} ({name.replace(' ', '-')})"
