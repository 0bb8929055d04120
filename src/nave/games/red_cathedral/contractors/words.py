"""The module's moves in words, and the pieces each of them concerns."""

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.contractors.cities import contractors_left
from nave.games.red_cathedral.contractors.hire import permit_cost
from nave.games.red_cathedral.contractors.names import CITIES, CONTRACTORS, SPECIALIST_SPACES, C
from nave.games.red_cathedral.contractors.pieces import NONE
from nave.games.red_cathedral.contractors.tables import SLOT_ACTION, SPECIALIST_ACTION, Duchy
from nave.games.red_cathedral.effects import counted
from nave.games.red_cathedral.names import ORNAMENTS, PERMIT, RUBLE, SHOP_WORDS, WORKSHOP, K, W
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.words import terms


def touches(move: int) -> tuple[str, ...] | None:
    if move == moves.PERMIT:
        return ("button:permit",)
    if moves.HIRE <= move < moves.HIRE + C:
        return (f"city:{CITIES[move - moves.HIRE]}",)
    if moves.KEEP <= move < moves.KEEP + SPECIALIST_SPACES:
        return (f"specialist:{move - moves.KEEP + 1}",)
    if moves.DECLINE <= move < moves.DECLINE + SPECIALIST_SPACES:
        return (f"specialist:{move - moves.DECLINE + 1}",)
    if move in (moves.SPECIALIST, moves.SPECIALIST_DIAMOND):
        return ("specialist:held",)
    if moves.DISCARD <= move < moves.DISCARD + K:
        return (f"ornament:{ORNAMENTS[move - moves.DISCARD]}",)
    if moves.DISCARD_FROM <= move < moves.DISCARD_FROM + W:
        return (f"shop:{WORKSHOP[move - moves.DISCARD_FROM]}",)
    if moves.PAY_RUBLES <= move < moves.WITH_DIAMONDS:
        return ("specialist:held",)
    return None


def label(s: State, duchy: Duchy, move: int) -> str:
    """ "" if it is no move of the module."""
    if move == moves.PERMIT:
        return f"Give {duchy.permit_price} prestige for 1 permit"
    if moves.HIRE <= move < moves.HIRE + C:
        return label_hire(s, duchy, move - moves.HIRE)
    if moves.KEEP <= move < moves.KEEP + SPECIALIST_SPACES:
        tile = s.pieces.display[move - moves.KEEP]
        return f"Keep {specialist_words(s, duchy, tile)} for {counted(duchy.hire_price, RUBLE)}"
    if moves.DECLINE <= move < moves.DECLINE + SPECIALIST_SPACES:
        tile = s.pieces.display[move - moves.DECLINE]
        return f"Decline {specialist_words(s, duchy, tile)}"
    if move in (moves.SPECIALIST, moves.SPECIALIST_DIAMOND):
        paid = ", paid with a diamond" if move == moves.SPECIALIST_DIAMOND else ""
        return f"Use {specialist_words(s, duchy, s.pieces.held[s.active])}{paid}"
    if moves.DISCARD <= move < moves.DISCARD + K:
        return f"Take a {ORNAMENTS[move - moves.DISCARD]} out of the game"
    if moves.DISCARD_FROM <= move < moves.DISCARD_FROM + W:
        space = move - moves.DISCARD_FROM
        kind = s.tables.advanced_holds[s.config.colors[s.active]][space]
        name = ORNAMENTS[kind] if kind != NONE else "piece"
        return f"Take the {name} on the {SHOP_WORDS[space]} space out of the game"
    if moves.PAY_RUBLES <= move < moves.WITH_DIAMONDS:
        amount = move - moves.PAY_RUBLES + 1
        return f"Pay {counted(amount, RUBLE)} for {amount} recognition"
    if move == moves.STOP and s.stack and s.stack[-1].kind in ("both", "activations"):
        return "Leave out the rest"
    return ""


def label_hire(s: State, duchy: Duchy, city: int) -> str:
    slot = CONTRACTORS - contractors_left(s, s.active)
    cost = counted(permit_cost(s, city), PERMIT)
    bonus = slot_words(s, slot) if slot < CONTRACTORS else ""
    return f"Send a contractor to {duchy.city_names[city]} for {cost}" + (f": {bonus}" if bonus else "")


def slot_words(s: State, slot: int) -> str:
    """The bonus under a contractor, "" if there is none."""
    return terms(s, s.tables.actions[SLOT_ACTION + slot], NONE)


def effect_words(s: State, tile: int) -> str:
    """What a specialist does, as `1 gold for 2 prestige`."""
    action = s.tables.actions[SPECIALIST_ACTION + tile]
    material = action.pay_kinds.index(True) if action.pay_materials else NONE
    return terms(s, action, material)


def specialist_words(s: State, duchy: Duchy, tile: int) -> str:
    return f"the specialist ({effect_words(s, tile)}; {duchy.tool_names[duchy.tool[tile]].lower()})"
