"""What every piece of the expansion is and does, in a sentence; only of the parts that are in the game."""

from typing import Final

from nave.games.red_cathedral.about import Speaker, asking
from nave.games.red_cathedral.contractors.cities import contractors_left, crowd
from nave.games.red_cathedral.contractors.guild import MODULE, in_game
from nave.games.red_cathedral.contractors.guilds.contracts import value_of, worth
from nave.games.red_cathedral.contractors.hire import permit_cost, slot_terms
from nave.games.red_cathedral.contractors.names import (
    CITIES,
    CONTRACTORS,
    CONTRACTS,
    REINFORCEMENTS,
    SPECIALIST_SPACES,
    TOOLS,
)
from nave.games.red_cathedral.contractors.pieces import NONE, on_table
from nave.games.red_cathedral.contractors.tables import REINFORCEMENT_ACTION, SPECIALIST_ACTION, duchy_of
from nave.games.red_cathedral.names import MATERIALS, M
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.terms import printed_terms, unit
from nave.kernel.about import About, number_in, split_piece
from nave.kernel.said import Said


def about(s: State, piece: str, viewer: int | None) -> About | None:
    """None for what the expansion does not speak of, and for what is not in this game."""
    if not len(s.config.parts):
        return None
    kind, name = split_piece(piece)
    for part in (MODULE, *GUILD_SPEAKERS):
        speaker = (SPEAKERS if part == MODULE else GUILD_SPEAKERS[part]).get(kind)
        if speaker is not None and in_game(s.config, part):
            said = speaker(s, name, asking(s, viewer))
            if said is not None:
                return said
    return None


# ------------------------------------------------------------ the module


def city(s: State, name: str, me: int) -> About | None:
    if name not in CITIES:
        return None
    at, pieces = CITIES.index(name), on_table(s)
    said = Said("lens-city", city=name)
    tower = next((tower for tower in range(len(s.heights)) if pieces.city[tower] == at), None)
    if pieces.closed[at]:
        return About(said, Said("lens-city-closed", there=crowd(s, at)), "hire.open_city")
    left = contractors_left(s, me)
    does = Said(
        "lens-city-does",
        permits=permit_cost(s, at),
        bonus=slot_terms(s, CONTRACTORS - left) if left else None,
        spaces=len(duchy_of(s).spaces[at]),
        tower=None if tower is None else tower + 1,
    )
    return About(said, does, "hire.permit_cost")


def specialist(s: State, name: str, me: int) -> About | None:
    """`held` is the one on the own extension."""
    space = number_in(name, SPECIALIST_SPACES)
    if name != "held" and space is None:
        return None
    held = name == "held"
    tile = on_table(s).held[me] if space is None else on_table(s).display[space]
    if tile == NONE:
        key = "lens-specialist-none-held" if held else "lens-specialist-none"
        rule = "specialist.one_held" if held else "hire.no_tile_offered"
        return About(Said("lens-specialist"), Said(key), rule)
    action = s.tables.actions[SPECIALIST_ACTION + tile]
    does = Said(
        "lens-specialist-does",
        held=held,
        terms=printed_terms(s, action),
        tool=TOOLS[duchy_of(s).tool[tile]],
        price=duchy_of(s).hire_price,
    )
    return About(Said("lens-specialist"), does, action.rule)


def permits(s: State, name: str, me: int) -> About | None:
    if name != "permit":
        return None
    does = Said("lens-permit-does", n=on_table(s).permits[me], limit=duchy_of(s).permit_limit)
    return About(Said("lens-resource", resource="permit"), does, "permit.kind")


def permit_button(s: State, name: str, me: int) -> About | None:
    if name != "permit":
        return None
    does = Said("lens-button-permit-does", prestige=duchy_of(s).permit_price)
    return About(Said("lens-button-permit"), does, "permit.prestige_exchange")


# ------------------------------------------------------------ guilds


def diamond(s: State, name: str, me: int) -> About | None:
    if name != "diamond":
        return None
    pieces = on_table(s)
    does = Said("lens-diamond-does", n=pieces.diamonds[me], left=pieces.diamond_supply)
    return About(Said("lens-resource", resource="diamond"), does, "guild.jewelers.diamond_wild")


def paid_diamonds(s: State, name: str, me: int) -> About | None:
    if not name.isdecimal():
        return None
    does = Said("lens-diamonds-does", n=int(name))
    return About(Said("lens-diamonds"), does, "guild.jewelers.diamond_trade")


def foreman(s: State, name: str, me: int) -> About | None:
    duchy = duchy_of(s)
    does = Said(
        "lens-foreman-does",
        tower=on_table(s).foreman + 1,
        more=duchy.foreman_bonus,
        factor=duchy.foreman_factor,
    )
    return About(Said("lens-foreman"), does, "guild.foremen.completion_bonus")


def contract(s: State, name: str, me: int) -> About | None:
    """What is printed on it and what it would bring: who holds which is nobody's business here.

    guild.archivists.contracts_secret
    """
    if name not in CONTRACTS:
        return None
    card = duchy_of(s).contracts[CONTRACTS.index(name)]
    does = Said(
        "lens-contract-does",
        contract=Said(f"lens-contract-{name}"),
        n=value_of(s, card),
        each=card.each,
        now=worth(s, me, card),
    )
    return About(Said("lens-contract", contract=name), does, card.rule)


def keep_hand(s: State, name: str, me: int) -> About | None:
    if name != "keep_hand":
        return None
    does = Said("lens-button-keep_hand-does", limit=duchy_of(s).contract_limit)
    return About(Said("lens-button-keep_hand"), does, "guild.archivists.hand_limit")


def spare_card(s: State, name: str, me: int) -> About | None:
    drawn = on_table(s).spare_drawn
    at = number_in(name, 2)
    if at is None:
        return None
    cost: list[Said] = []
    if at < len(drawn):
        price = s.tables.card_cost
        cost = [unit(price[drawn[at] * M + m], MATERIALS[m]) for m in range(M) if price[drawn[at] * M + m]]
    does = Said("lens-spare-does", cost=cost, drawn=bool(cost))
    return About(Said("lens-spare"), does, "guild.master_builders.draw_2_cards")


def reinforcement(s: State, name: str, me: int) -> About | None:
    if name not in REINFORCEMENTS:
        return None
    action = s.tables.actions[REINFORCEMENT_ACTION + REINFORCEMENTS.index(name)]
    does = Said("lens-reinforcement-does", terms=printed_terms(s, action))
    return About(Said("lens-reinforcement", tile=name), does, action.rule)


SPEAKERS: Final[dict[str, Speaker]] = {
    "city": city,
    "specialist": specialist,
    "supply": permits,
    "good": permits,
    "button": permit_button,
}
GUILD_SPEAKERS: Final[dict[str, dict[str, Speaker]]] = {
    "jewelers": {"good": diamond, "supply": diamond, "diamonds": paid_diamonds},
    "foremen": {"foreman": foreman},
    "archivists": {"contract": contract, "button": keep_hand},
    "master_builders": {"spare": spare_card},
    "brick_makers": {"reinforcement": reinforcement},
}
