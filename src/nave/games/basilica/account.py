"""Accounting: every piece of the box is in exactly one place. Positions are checked with it."""

from nave.games.basilica.names import COLUMNS, PLAYERS, SEATS, TILES, TOKENS, face_name, tile_name
from nave.games.basilica.state import ALTAR_BIT, HIDDEN, NONE, State
from nave.kernel.asking import demand


def check_pieces(s: State) -> None:
    """Raise PositionError naming the first piece that is lost, doubled or out of place."""
    check_tiles(s)
    check_stack(s)
    for seat in range(SEATS):
        check_player(s, seat)
    coins = SEATS * s.tables.coins
    demand(sum(s.coins) == coins, f"the players have {sum(s.coins)} coins; the game has {coins}")
    laid = sum(1 for deco in s.deco if deco & ALTAR_BIT)
    demand(
        s.altars + laid == s.config.altars,
        f"{s.altars} altars in the supply and {laid} in the cathedral; the game has {s.config.altars}",
    )


def faces_in_sight(s: State) -> list[tuple[int, int, int]]:
    """Tiles that lie order face up: face, crown and stack."""
    faces = [(s.order[c], s.order_crown[c], s.order_stack[c]) for c in range(COLUMNS)]
    faces += [(s.top, s.top_crown, s.stack_number), (s.played, s.played_crown, s.played_stack)]
    return [row for row in faces if row[0] != NONE]


def check_tiles(s: State) -> None:
    """option.festum_fatuorum: each tile lies in one place; of hidden ones the number is counted."""
    shown = "open" if s.config.show_crowns else "hidden"
    for face, crown, _ in faces_in_sight(s):
        known_now = crown != HIDDEN
        demand(known_now == s.config.show_crowns, f"the crown behind {face_name(face)} must be {shown}")
    have = [0] * TILES
    known = s.vault + s.tile + s.discard + s.older
    known += [face * 2 + crown for face, crown, _ in faces_in_sight(s) if crown != HIDDEN]
    for tile in known:
        if tile >= 0:
            have[tile] += 1
    for tile in range(TILES):
        count = have[tile] + s.unseen[tile]
        demand(
            count == s.config.tiles[tile],
            f"there are {count} tiles {tile_name(tile)!r}; the game has {s.config.tiles[tile]}",
        )


def check_stack(s: State) -> None:
    """setup.stack, option.remove_six: an unseen tile is below the top, set aside, or lies order face up."""
    sight = faces_in_sight(s)
    for face, _, stack in sight:
        demand(stack <= s.stack_number, f"{face_name(face)} comes from a stack that is not in use yet")
    first = s.stack_number == 1
    demand(not first or not s.older, "unseen_of_first belongs to the second stack")
    demand((s.top != NONE) == (s.stack_size > 0), "a stack has a top exactly if it has tiles")
    below = s.stack_size - (s.top != NONE)
    check_unseen(s.unseen, sight, s.stack_number, below + (s.config.set_aside if first else 0))
    if not first:
        older = [s.older.count(tile) for tile in range(TILES)]
        check_unseen(older, sight, 1, s.config.set_aside)


def check_unseen(unseen: list[int], sight: list[tuple[int, int, int]], stack: int, rest: int) -> None:
    """Of the unseen tiles of a stack, those whose face is in sight leave exactly `rest`."""
    faces = [face for face, crown, number in sight if crown == HIDDEN and number == stack]
    for face in set(faces):
        left = unseen[2 * face] + unseen[2 * face + 1]
        demand(
            faces.count(face) <= left,
            f"{face_name(face)} lies {faces.count(face)} times in sight; {left} of stack {stack} are unseen",
        )
    total = sum(unseen) - len(faces)
    demand(total == rest, f"{total} tiles of stack {stack} are out of sight; its size asks for {rest}")


def check_player(s: State, seat: int) -> None:
    who, t = PLAYERS[seat], s.tables
    cells = s.cells_of(seat)
    demand(
        s.builders[seat] + len(cells) == t.builders,
        f"{who} has {s.builders[seat]} builders and {len(cells)} in the cathedral; {t.builders} in all",
    )
    for cell in range(len(s.pawn)):
        demand(s.pawn[cell] == NONE or s.tile[cell] >= 0, "a builder stands where no vault is")
    for token in range(TOKENS):
        used = sum(1 for cell in cells if s.pawn[cell] & 7 in (token * 2 + 1, token * 2 + 2))
        count = used + s.tokens[seat * TOKENS + token]
        demand(count == 1, f"{who} has token {token + 1} {count} times")
