"""Accounting: every piece of the box is in exactly one place. Positions are checked with it."""

from nave.games.basilica import plan
from nave.games.basilica.names import COLUMNS, SEATS, TILES, TOKENS, called, face_name, tile_name
from nave.games.basilica.state import HIDDEN, NONE, State
from nave.kernel.asking import demand
from nave.kernel.said import Said


def check_pieces(s: State) -> None:
    """Raise PositionError naming the first piece that is lost, doubled or out of place."""
    check_tiles(s)
    check_stack(s)
    for seat in range(SEATS):
        check_player(s, seat)
    coins, game_coins = sum(s.coins(seat) for seat in range(SEATS)), SEATS * s.tables.coins
    demand(coins == game_coins, Said("wrong-coin-count", coins=coins, wanted=game_coins))
    laid = plan.count(s.altared)
    demand(
        s.altars + laid == s.config.altars,
        Said("wrong-altar-count", altars=s.altars, laid=laid, wanted=s.config.altars),
    )


def faces_in_sight(s: State) -> list[tuple[int, int, int]]:
    """Tiles that lie order face up: face, crown and stack."""
    faces = [(s.order(c), s.order_crown(c), s.order_stack(c)) for c in range(COLUMNS)]
    faces += [(s.top, s.top_crown, s.stack_number), (s.played, s.played_crown, s.played_stack)]
    return [row for row in faces if row[0] != NONE]


def check_tiles(s: State) -> None:
    """option.festum_fatuorum: each tile lies in one place; of hidden ones the number is counted."""
    for face, crown, _ in faces_in_sight(s):
        known_now = crown != HIDDEN
        demand(
            known_now == s.config.show_crowns,
            Said("wrong-crown-behind", face=face_name(face), open=s.config.show_crowns),
        )
    have = [0] * TILES
    known = [s.vault(column) for column in range(COLUMNS)] + s.discard + s.older
    known += [s.tile(cell) for cell in plan.listed(s.vaults)]
    known += [face * 2 + crown for face, crown, _ in faces_in_sight(s) if crown != HIDDEN]
    for tile in known:
        if tile >= 0:
            have[tile] += 1
    for tile in range(TILES):
        count = have[tile] + s.unseen(tile)
        demand(
            count == s.config.tiles[tile],
            Said("wrong-tile-count", count=count, tile=repr(tile_name(tile)), wanted=s.config.tiles[tile]),
        )


def check_stack(s: State) -> None:
    """setup.stack, option.remove_six: an unseen tile is below the top, set aside, or lies order face up."""
    sight = faces_in_sight(s)
    for face, _, stack in sight:
        demand(stack <= s.stack_number, Said("wrong-comes-from-stack-use", face=face_name(face)))
    first = s.stack_number == 1
    demand(not first or not s.older, Said("wrong-unseen-first-belongs-second"))
    demand((s.top != NONE) == (s.stack_size > 0), Said("wrong-stack-top-exactly-if"))
    below = s.stack_size - (s.top != NONE)
    unseen = [s.unseen(tile) for tile in range(TILES)]
    check_unseen(unseen, sight, s.stack_number, below + (s.config.set_aside if first else 0))
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
            Said(
                "wrong-lies-times-sight-stack",
                face=face_name(face),
                count=faces.count(face),
                left=left,
                stack=str(stack),
            ),
        )
    total = sum(unseen) - len(faces)
    demand(total == rest, Said("wrong-tiles-stack-out-sight", total=total, stack=str(stack), rest=rest))


def check_player(s: State, seat: int) -> None:
    who, t = called(seat), s.tables
    cells = plan.listed(s.own(seat))
    demand(
        s.builders(seat) + len(cells) == t.builders,
        Said("wrong-builder-count", who=who, left=s.builders(seat), count=len(cells), builders=t.builders),
    )
    for token in range(TOKENS):
        used = sum(1 for cell in cells if s.under(cell) in (token * 2 + 1, token * 2 + 2))
        count = used + s.token(seat, token)
        demand(count == 1, Said("wrong-token-times", who=who, token=str(token + 1), count=count))
