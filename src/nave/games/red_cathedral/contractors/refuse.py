"""Why not, for the module's moves."""

from typing import Any, Final

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.contractors.cities import contractors_left
from nave.games.red_cathedral.contractors.hire import ChooseSpecialist, permit_cost
from nave.games.red_cathedral.contractors.names import SPECIALIST_SPACES, C
from nave.games.red_cathedral.contractors.pieces import NONE
from nave.games.red_cathedral.contractors.specialists import DiscardOrnament, PayRubles, may_use
from nave.games.red_cathedral.contractors.tables import SPECIALIST_ACTION, Duchy
from nave.games.red_cathedral.effects import can_lose_prestige, counted
from nave.games.red_cathedral.names import BLACK, DICE, PERMIT, RUBLE, SHOP_WORDS, K, W
from nave.games.red_cathedral.payment import JOKER
from nave.games.red_cathedral.refuse_influence import refuse_action
from nave.games.red_cathedral.state import State
from nave.kernel.frame import Frame
from nave.kernel.rules import MEANS, WRONG_MOMENT, Refusal

PENDING: Final = {
    "specialist": ("first keep or decline a specialist", "hire.steps"),
    "both": ("first finish what the specialist gives", "specialist.in_one_piece"),
    "rubles": ("first pay for what the specialist gives", "specialist.in_one_piece"),
    "discard": ("first choose the ornament the specialist asks for", "specialist.in_one_piece"),
    "claim": ("first claim a section through the specialist", "specialist.in_one_piece"),
}


def refuse(s: State, duchy: Duchy, frame: Frame[Any], move: int) -> Refusal | None:
    """None for moves that are not the module's."""
    if move == moves.PERMIT:
        return refuse_permit(s, duchy, frame)
    if moves.HIRE <= move < moves.HIRE + C:
        return refuse_hire(s, duchy, frame, move - moves.HIRE)
    if moves.KEEP <= move < moves.KEEP + SPECIALIST_SPACES:
        return refuse_keep(s, duchy, frame, move - moves.KEEP)
    if moves.DECLINE <= move < moves.DECLINE + SPECIALIST_SPACES:
        return refuse_keep(s, duchy, frame, move - moves.DECLINE)
    if move == moves.SPECIALIST:
        # If it could be used, the extra market actions under way ask for something else.
        known = frame.kind == "extra" and may_use(s, frame.who)
        return None if known else refuse_specialist(s, frame, False)
    if move == moves.SPECIALIST_DIAMOND:
        return refuse_specialist(s, frame, True)
    if moves.DISCARD <= move < moves.DISCARD + K or moves.DISCARD_FROM <= move < moves.DISCARD_FROM + W:
        return refuse_discard(frame, move)
    if moves.PAY_RUBLES <= move < moves.WITH_DIAMONDS:
        return refuse_rubles(s, frame, move)
    if moves.ACTIVATE <= move < moves.DIE and frame.kind == "visit" and s.moved_die == BLACK:
        return Refusal("the black die wakes no workshop space", "black_die.uses_specialist")
    return None


def refuse_permit(s: State, duchy: Duchy, frame: Frame[Any]) -> Refusal:
    if s.active == s.config.ivan:
        return Refusal("optional actions are not possible on Ivan's turn", "solo.turns", WRONG_MOMENT)
    if s.pieces.permits[frame.who] >= s.tables.permit_limit:
        return Refusal(f"nobody holds more than {s.tables.permit_limit} permits", "permit.limit", MEANS)
    assert not can_lose_prestige(s, frame.who, duchy.permit_price)
    return Refusal("you have no prestige to give", "permit.exchange_conditions", MEANS)


def refuse_hire(s: State, duchy: Duchy, frame: Frame[Any], city: int) -> Refusal:
    name = duchy.city_names[city]
    if frame.kind != "turn":
        reason = "a contractor is sent as the basic action of a turn, in place of any other"
        return Refusal(reason, "hire.fourth_action", WRONG_MOMENT)
    if not contractors_left(s, frame.who):
        return Refusal("no contractor is left on your extension", "hire.leftmost_contractor")
    if s.pieces.closed[city]:
        return Refusal(f"{name} is closed", "hire.open_city")
    cost = permit_cost(s, city)
    if cost > s.tables.permit_limit:
        reason = f"{name} would cost {counted(cost, PERMIT)}, more than anybody may hold"
        return Refusal(reason, "hire.single_payment")
    have = s.pieces.permits[frame.who]
    reason = f"{name} costs {counted(cost, PERMIT)}; you have {have}"
    missing = (cost - have) * duchy.permit_price
    if can_lose_prestige(s, frame.who, missing):  # permit.prestige_exchange
        reason += f" and can first give {missing} prestige for the rest"
    return Refusal(reason, "hire.permit_cost", MEANS)


def refuse_keep(s: State, duchy: Duchy, frame: Frame[Any], space: int) -> Refusal:
    if not isinstance(frame, ChooseSpecialist):
        return Refusal("send a contractor first, then choose a specialist", "hire.steps", WRONG_MOMENT)
    if space not in duchy.spaces[frame.city]:
        city = duchy.city_names[frame.city]
        return Refusal(f"space {space + 1} is not next to {city}", "hire.choose_specialist")
    if s.pieces.display[space] == NONE:
        return Refusal(f"space {space + 1} is empty", "hire.no_tile_offered")
    price = counted(duchy.hire_price, RUBLE)
    return Refusal(f"a specialist costs {price}; you have {s.rubles[frame.who]}", "hire.ruble_cost", MEANS)


def refuse_specialist(s: State, frame: Frame[Any], diamond: bool) -> Refusal:
    rule = "black_die.uses_specialist"
    tile = s.pieces.held[frame.who]
    if tile == NONE:
        return Refusal("no specialist waits on your extension", rule)
    if frame.kind not in ("visit", "extra"):
        return Refusal("a specialist is used once you have moved the black die", rule, WRONG_MOMENT)
    if s.moved_die != BLACK:
        return Refusal(f"the specialist waits for the black die; you moved the {DICE[s.moved_die]} one", rule)
    if s.activated and frame.kind == "visit":
        return Refusal("the specialist of this visit was already used", "specialist.single_use")
    action = s.tables.actions[SPECIALIST_ACTION + tile]
    material = action.pay_kinds.index(True) if action.pay_materials else NONE
    if diamond:
        if not action.pay_materials:
            return Refusal("this specialist asks for no material", "specialist.use_requires_effect")
        material = JOKER
    refusal = refuse_action(s, frame.who, action, material)
    return Refusal(refusal.reason, "specialist.use_requires_effect", refusal.near)


def refuse_discard(frame: Frame[Any], move: int) -> Refusal:
    rule = "specialist.discard_ornament"
    if not isinstance(frame, DiscardOrnament):
        return Refusal("ornaments leave the game only through that specialist", rule, WRONG_MOMENT)
    if move >= moves.DISCARD_FROM:
        space = SHOP_WORDS[move - moves.DISCARD_FROM]
        return Refusal(f"no ornament waits on the {space} space", "advanced.unreleased_ornaments")
    return Refusal("that ornament is not available to you", rule)


def refuse_rubles(s: State, frame: Frame[Any], move: int) -> Refusal:
    rule = "specialist.rubles_to_recognition"
    if not isinstance(frame, PayRubles):
        return Refusal("rubles are paid for recognition through that specialist", rule, WRONG_MOMENT)
    return Refusal(f"you have {counted(s.rubles[frame.who], RUBLE)}", rule, MEANS)
