"""What every piece is and does, in a sentence: vaults, builders, orders, ranks, cells, the queen, buttons."""

from collections.abc import Callable
from typing import Final

from nave.games.basilica import plan
from nave.games.basilica.areas import colored, find
from nave.games.basilica.names import (
    CELL_NAMES,
    COLORS,
    COLUMNS,
    ORDERS,
    RANKS,
    SEATS,
    TOKENS,
    WILD,
    back_name,
)
from nave.games.basilica.sheet import NOBODY
from nave.games.basilica.state import NONE, State
from nave.games.basilica.target import open_cells
from nave.kernel.about import About, number_in, split_piece
from nave.kernel.said import Said

Speaker = Callable[[State, str, int], About | None]


def about(s: State, piece: str, viewer: int | None) -> About | None:
    kind, name = split_piece(piece)
    speaker = SPEAKERS.get(kind)
    return None if speaker is None else speaker(s, name, s.active if viewer is None else viewer)


# ------------------------------------------------------------ the board


def vault(s: State, name: str, me: int) -> About | None:
    at = number_in(name, COLUMNS)
    if at is None:
        return None
    said, tile = Said("lens-vault", space=name), s.vault(at)
    if tile == NONE:
        return About(said, Said("lens-vault-none"), "refill.always_full")
    does = Said("lens-vault-does", vault=back_name(tile // 2), wild=bool(WILD[tile]), crown=bool(tile % 2))
    return About(said, does, "vault.wild_not_beside_wild" if WILD[tile] else "vault.adjacency")


def order(s: State, name: str, me: int) -> About | None:
    at = number_in(name, COLUMNS)
    if at is None:
        return None
    face = s.order(at)
    if face == NONE:
        return About(Said("lens-order-none"), Said("lens-order-none-does"), "refill.always_full")
    kind = ORDERS[face // 10]
    does = Said("lens-order-does", order=Said(f"lens-order-{kind}"), coin=s.tables.coin_box[face // 10])
    return About(Said("lens-order", order=kind), does, f"order.{kind}.main")


def stack(s: State, name: str, me: int) -> About:
    does = Said("lens-stack-does", n=s.stack_size, second=s.stack_number > 1)
    return About(Said("lens-stack"), does, "stack.first_exhaustion")


# ------------------------------------------------------------ the cathedral


def cell(s: State, name: str, me: int) -> About | None:
    if name not in CELL_NAMES:
        return None
    at = CELL_NAMES.index(name)
    said = Said("lens-cell", cell=name)
    if plan.has(s.scaffolding, at):
        return About(said, Said("lens-cell-scaffolding"), "scaffolding.blocks")
    if not plan.has(s.vaults, at):
        open_now = plan.has(open_cells(s), at)
        return About(said, Said("lens-cell-free", open=open_now), "vault.adjacency")
    areas = [
        Said("lens-area", color=COLORS[area.color], size=area.size, value=area.value)
        for area in find(s, colored(s, [], []), False)
        if plan.has(area.place, at)
    ]
    does = Said(
        "lens-cell-vault",
        vault=back_name(s.tile(at) // 2),
        areas=areas,
        lonely=not areas,
        glass=plan.has(s.glass, at),
        altar=plan.has(s.altared, at),
        who=s.owner(at),
    )
    return About(said, does, "area.definition")


def builder(s: State, name: str, me: int) -> About | None:
    if name not in CELL_NAMES:
        return None
    at = CELL_NAMES.index(name)
    owner = s.owner(at)
    if owner == NONE:
        return About(
            Said("lens-builder-none", cell=name), Said("lens-builder-none-does"), "builder.one_per_vault"
        )
    rank = s.rank_at(at)
    ranked = None if rank == NONE else Said(f"lens-rank-{RANKS[rank]}")
    does = Said("lens-builder-does", rank=ranked)
    return About(
        Said("lens-builder", player=owner, rank=None if rank == NONE else RANKS[rank]),
        does,
        "majority.more_builders" if rank == NONE else RANK_RULES[RANKS[rank]],
    )


def area_row(s: State, name: str, me: int) -> About | None:
    """All areas of a color together, as the table of the page lists them."""
    if name not in COLORS:
        return None
    areas = [area for area in find(s, colored(s, [], []), False) if COLORS[area.color] == name]
    leads = sum(1 for area in areas if area.leader == me)
    lost = sum(1 for area in areas if area.leader not in (me, NOBODY))
    does = Said("lens-row-does", n=len(areas), leads=leads, lost=lost)
    return About(Said("lens-row", color=name), does, "majority.more_builders")


def site(s: State, name: str, me: int) -> About | None:
    if name != "site":
        return None
    return About(Said("lens-site"), Said("lens-site-does"), "vault.grid")


def queen(s: State, name: str, me: int) -> About:
    ahead = [space for space in s.tables.scoring_spaces if space > s.queen]
    does = Said("lens-queen-does", space=s.queen, left=ahead[0] - s.queen if ahead else 0)
    return About(Said("lens-queen"), does, "queen.scoring_spaces")


def niche(s: State, name: str, me: int) -> About | None:
    """A space of the track, where the queen walks and points are counted."""
    if not name.isdecimal() or not name.isascii() or int(name) > s.tables.track:
        return None
    at = int(name)
    scoring = s.tables.scoring_at(at) >= 0
    does = Said("lens-niche-does", scoring=scoring, crowns=max(at - s.queen, 0), last=at >= s.tables.track)
    return About(
        Said("lens-niche", space=name), does, "queen.scoring_spaces" if scoring else "scoring.track_wrap"
    )


# ------------------------------------------------------------ choices


def rank(s: State, name: str, me: int) -> About | None:
    if name not in RANKS:
        return None
    return About(Said("lens-rank", rank=name), Said(f"lens-rank-{name}"), RANK_RULES[name])


def token(s: State, name: str, me: int) -> About | None:
    at = number_in(name, TOKENS)
    if at is None:
        return None
    sides = [RANKS[s.tables.rank[at * 2 + side]] for side in (1, 2)]
    does = Said("lens-token-does", one=sides[0], other=sides[1], there=bool(s.token(me, at)))
    return About(Said("lens-token", token=name), does, "rank.tokens_limited")


def color_choice(s: State, name: str, me: int) -> About | None:
    if name not in COLORS:
        return None
    return About(Said("lens-color", color=name), Said("lens-color-does"), "rank.jester_extra_colour")


def player(s: State, name: str, me: int) -> About | None:
    if not name.isdecimal() or int(name) >= SEATS:
        return None
    who = int(name)
    does = Said("lens-player-does", points=s.score(who), builders=s.builders(who), coins=s.coins(who))
    return About(Said("lens-player", player=who), does, "end.winner")


def button(s: State, name: str, me: int) -> About | None:
    rule = BUTTONS.get(name)
    if rule is None:
        return None
    args = {"n": s.tables.coin_cost} if name == "pay" else {}
    return About(Said(f"lens-button-{name}"), Said(f"lens-button-{name}-does", **args), rule)


RANK_RULES: Final = {
    "architect": "rank.architect",
    "master_mason": "majority.master_mason",
    "strongman": "majority.strongman",
    "jester": "rank.jester_extra_colour",
}
BUTTONS: Final = {
    "builder": "builder.only_after_vault",
    "decline": "coin.offer",
    "end": "turn.exactly_three",
    "exchange": "vault.blocked_wilds",
    "pay": "coin.offer",
}
SPEAKERS: Final[dict[str, Speaker]] = {
    "builder": builder,
    "button": button,
    "cell": cell,
    "colour": color_choice,
    "niche": niche,
    "order": order,
    "part": site,
    "player": player,
    "queen": queen,
    "rank": rank,
    "row": area_row,
    "stack": stack,
    "token": token,
    "vault": vault,
}
