"""Why not: for every move that is not among the options, the rule that refuses it and a sentence."""

from typing import Any

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.build import Deliver, can_set
from nave.games.red_cathedral.claim import PlaceTile, TakeBenefit, price_rule
from nave.games.red_cathedral.effects import can_lose_prestige, counted, most
from nave.games.red_cathedral.influence import TakeMaterial, TakePieces
from nave.games.red_cathedral.market import has_room, may_go_on, target_space
from nave.games.red_cathedral.names import (
    DIAMOND,
    DICE,
    FIRST_WHITE,
    JEWELS,
    LEVELS,
    MATERIALS,
    ORNAMENTS,
    PERMIT,
    RESOURCES,
    RING,
    RUBLE,
    SHOP_WORDS,
    WHITE,
    WORKSHOP_DIE,
    K,
    M,
    W,
    section_name,
)
from nave.games.red_cathedral.refuse_influence import refuse_use
from nave.games.red_cathedral.shown import TakeShown, shown
from nave.games.red_cathedral.state import EXCHANGE_CLOSED, NOBODY, NONE, State
from nave.games.red_cathedral.words import nice
from nave.games.red_cathedral.workshop import Activations, room_for_benefit
from nave.kernel.answer import pending as say_first
from nave.kernel.frame import Frame
from nave.kernel.rules import MEANS, WRONG_MOMENT, Refusal

IVAN_FRAMES = ("ivan_claim", "ivan_ornament")

# What must be answered first, by the kind of the open question.
PENDING = {
    "banner": ("first choose the banner of the claim", "advanced.white_banners"),
    "place": ("first place the workshop tile of the claimed section", "workshop.placement"),
    "benefit": ("first take the benefit of the tile just placed", "workshop.immediate_benefit"),
    "deliver": ("first finish the deliveries under way", "build.deliveries"),
    "visit": ("the market visit is the basic action of this turn", "turn.basic_action"),
    "pay": ("first finish the influence action under way", "influence.contiguous"),
    "take": ("first finish the influence action under way", "influence.contiguous"),
    "swap": ("first finish the influence action under way", "influence.contiguous"),
    "activate": ("first finish the influence action under way", "influence.contiguous"),
    "pieces": ("first take what the action gives", "influence.contiguous"),
    "shown": ("first take what a resource tile shows", "influence.contiguous"),
    "activations": ("first finish the activations under way", "influence.contiguous"),
    "end": ("the basic action of this turn is done", "turn.basic_action"),
    "ivan_claim": ("it is Ivan's turn: choose the section he claims", "solo.turns"),
    "ivan_ornament": ("it is Ivan's turn: choose the place of his ornament", "solo.turns"),
}


def refuse(s: State, move: int) -> Refusal:
    """Called only for moves that are not legal now."""
    if not s.stack:
        return Refusal("the game is over", "end.final_turns")
    frame = s.stack[-1]
    if moves.is_nature(move):
        return Refusal("dice, draws and the set-up are left to chance", "setup.dice", WRONG_MOMENT)
    for part in s.config.parts:
        refusal = part.refuse(s, frame, move)
        if refusal is not None:
            return refusal
    known = moves.TAKES.has(move) or moves.is_use(move)
    if move >= moves.BASE_END and not (known and s.config.parts):
        reason = "that belongs to a part that is not in this game"
        return Refusal(reason, "options.parts_independent", WRONG_MOMENT)
    if move == moves.EXCHANGE or moves.REROLL <= move < moves.CLAIM:
        return refuse_optional(s, frame, move)
    if frame.kind == "end" and s.moved_die != NONE and is_market_action(move):
        return Refusal("the roll has ended the market visit", "market.roll", WRONG_MOMENT)
    if moves.CLAIM <= move < moves.BANNER:
        return refuse_claim(s, frame, move - moves.CLAIM)
    if moves.BANNER <= move < moves.TAKE:
        return refuse_placing(s, frame, move)
    if move == moves.TAKE_NOTHING or moves.TAKES.has(move):
        return refuse_take(s, frame, move)
    if moves.ACTIVATE <= move < moves.DIE:
        return refuse_activate(s, frame, move)
    if moves.DIE <= move < moves.DELIVER:
        return refuse_die(s, frame, move)
    if moves.DELIVER <= move < moves.USE:
        return refuse_delivery(s, frame, move)
    if moves.USE <= move < moves.FIRST or moves.is_use(move):
        if frame.kind in ("visit", "pay", "swap", "turn"):
            return refuse_use(s, frame, move)
        return pending(s, frame)
    return refuse_button(s, frame, move)


def is_market_action(move: int) -> bool:
    return moves.TAKES.has(move) or moves.ACTIVATE <= move < moves.DIE or moves.is_use(move)


def pending(s: State, frame: Frame[Any]) -> Refusal:
    if frame.kind not in PENDING:
        return say_first(frame, s)
    reason, rule = PENDING[frame.kind]
    return Refusal(reason, rule, WRONG_MOMENT)


def refuse_button(s: State, frame: Frame[Any], move: int) -> Refusal:
    if move == moves.END_TURN:
        if frame.kind in IVAN_FRAMES:
            return pending(s, frame)
        return Refusal("the turn cannot end before its basic action is finished", "turn.end")
    if move == moves.STOP:
        if frame.kind == "deliver":
            return Refusal("at least one material must be delivered", "build.at_least_one")
        if frame.kind == "activations":
            return Refusal("at least one tile must be activated", "guild.parts_and_fewer")
        return Refusal("no deliveries are under way that could be stopped", "build.deliveries", WRONG_MOMENT)
    return Refusal("the dice are rolled at the end of a market visit", "market.roll", WRONG_MOMENT)


def refuse_optional(s: State, frame: Frame[Any], move: int) -> Refusal:
    if frame.kind in IVAN_FRAMES:
        return Refusal("optional actions are not possible on Ivan's turn", "solo.turns", WRONG_MOMENT)
    if move == moves.EXCHANGE:
        if s.exchange == EXCHANGE_CLOSED:
            return Refusal(
                "prestige was changed earlier this turn and something else was done since",
                "turn.exchange_one_moment",
            )
        return Refusal("there is no prestige space behind the marker", "score.lose_prestige_limit")
    space = move - moves.REROLL
    if s.rerolls >= s.tables.rerolls:
        return Refusal("dice were already rolled again this turn", "turn.reroll")
    if not can_lose_prestige(s, frame.who, s.tables.reroll_cost):
        return Refusal("there is no prestige space behind the marker", "score.lose_prestige_limit")
    return Refusal(f"no die lies on {s.space_name(space)}", "turn.reroll")


def refuse_claim(s: State, frame: Frame[Any], section: int) -> Refusal:
    name = section_name(section)
    if frame.kind not in ("turn", "claim", "ivan_claim"):
        return pending(s, frame)
    if section not in s.sections:
        return Refusal(f"there is no section {name} in this cathedral", "claim.available")
    if s.banner[section] != NOBODY:
        return Refusal(f"{name} already bears a banner", "claim.available")
    if section % LEVELS and s.banner[section - 1] == NOBODY:
        return Refusal(f"the card below {name} bears no banner yet", "claim.available")
    if frame.kind == "ivan_claim":
        return Refusal("Ivan prefers sections on top of yours, then bases", "solo.ivan_claim")
    return Refusal("no banner is left", "claim.banner", MEANS)


def refuse_placing(s: State, frame: Frame[Any], move: int) -> Refusal:
    player = frame.who
    if move < moves.PLACE_UP:
        if frame.kind != "banner":
            rule = "advanced.white_banners" if s.config.advanced else "claim.banner"
            return Refusal("a banner is chosen only for a claim with advanced workshops", rule, WRONG_MOMENT)
        where = "inventory" if move == moves.BANNER else "white workshop spaces"
        return Refusal(f"no banner is left on the {where}", "advanced.white_banners")
    if not isinstance(frame, PlaceTile):
        return Refusal("there is no workshop tile to place", "workshop.placement", WRONG_MOMENT)
    space = (move - moves.PLACE_UP) % W
    if s.shop_tile[player * W + space] != NONE:
        return Refusal(f"the {SHOP_WORDS[space]} space already holds a tile", "workshop.placement")
    if space >= FIRST_WHITE and not s.shop_free(player, space):
        return Refusal("a banner still lies on that white space", "advanced.white_blocked")
    price = frame.price(s, space)
    return Refusal(f"it costs {counted(price, RUBLE)}; you have {s.rubles[player]}", price_rule(s), MEANS)


def refuse_take(s: State, frame: Frame[Any], move: int) -> Refusal:
    player = frame.who
    if move == moves.TAKE_NOTHING:
        if frame.kind in ("visit", "activate"):
            return Refusal("an action that takes nothing is simply not used", "market.take_fewer")
        if isinstance(frame, TakeMaterial):
            return Refusal("what was paid for must be taken", s.tables.actions[frame.number].rule)
        if isinstance(frame, TakeShown):
            return Refusal("what was chosen must bring something", "guild.parts_and_fewer")
        return Refusal("only the benefit of a tile just placed can be declined", "workshop.immediate_benefit")
    resource, index = divmod(moves.TAKES.index(move), moves.TAKE_MAX)
    amount = index + 1
    if isinstance(frame, TakeBenefit):
        rule = "workshop.immediate_benefit"
        if resource == frame.resource:
            return refuse_amount(s, player, resource, frame.due, amount, rule)
        return Refusal(f"the tile just placed gives {nice(RESOURCES[frame.resource])}", rule)
    if isinstance(frame, TakePieces):
        action = s.tables.actions[frame.number]
        if resource == frame.resource:
            due = action.gain_pieces[resource]
            return refuse_amount(s, player, resource, due, amount, action.rule)
        return Refusal(f"{nice(RESOURCES[frame.resource])} is taken first", action.rule)
    if isinstance(frame, TakeShown):
        return refuse_shown(s, frame, resource, amount)
    if isinstance(frame, TakeMaterial):
        if amount == 1 and resource < M and not s.supply[resource]:
            return Refusal(f"the supply has no {nice(RESOURCES[resource])} left", "supply.limited")
        rule = s.tables.actions[frame.number].rule
        return Refusal("one material that the action offers is taken at a time", rule)
    if frame.kind == "turn":
        return Refusal("resources are obtained after a die has moved", "market.actions", WRONG_MOMENT)
    if frame.kind != "visit":
        return pending(s, frame)
    if s.obtained:
        return Refusal("resources were already obtained in this visit", "market.actions")
    space = s.die_space[s.moved_die]
    tile = s.market_tile[space]
    if s.tables.tile_resource[tile] != resource:
        gives = nice(RESOURCES[s.tables.tile_resource[tile]])
        return Refusal(f"the tile of {s.space_name(space)} gives {gives}", "market.obtain")
    due = s.tables.tile_amount[tile] * s.dice_on(space)
    return refuse_amount(s, player, resource, due, amount, "market.obtain")


def refuse_shown(s: State, frame: TakeShown, resource: int, amount: int) -> Refusal:
    action = s.tables.actions[frame.number]
    spaces = [space for space in range(RING) if s.tables.tile_resource[s.market_tile[space]] == resource]
    if not spaces:
        return Refusal(f"no resource tile gives {nice(RESOURCES[resource])}", action.rule)
    times = dict(shown(s, action))
    if spaces[0] not in times:
        what = "that die does not lie on" if action.at_die != NONE else "no die lies on"
        return Refusal(f"{what} {s.space_name(spaces[0])}", action.rule)
    due = s.tables.tile_amount[s.market_tile[spaces[0]]] * times[spaces[0]]
    room = most(s, frame.who, resource, due)
    if amount < room:
        return Refusal(f"{counted(room, resource)} are taken in full", "guild.parts_and_fewer")
    return refuse_amount(s, frame.who, resource, due, amount, action.rule)


def refuse_amount(s: State, player: int, resource: int, due: int, amount: int, rule: str) -> Refusal:
    if amount > due:
        return Refusal(f"at most {counted(due, resource)} can be taken here", rule)
    if resource < M and s.supply[resource] < amount:
        return Refusal(f"the supply has {counted(s.supply[resource], resource)}", "supply.limited", MEANS)
    if resource < M or resource == DIAMOND:
        return Refusal(f"the inventory has {s.open_spaces(player)} open spaces", "inventory.overflow", MEANS)
    if resource == PERMIT:
        return Refusal(f"nobody holds more than {s.tables.permit_limit} permits", "permit.limit", MEANS)
    return Refusal(f"only {most(s, player, resource, due)} can be taken", "supply.rubles")


def refuse_activate(s: State, frame: Frame[Any], move: int) -> Refusal:
    player = frame.who
    shop, index = divmod(move - moves.ACTIVATE, moves.ACTIVATE_MAX)
    name = SHOP_WORDS[shop]
    if frame.kind == "turn":
        return Refusal(
            "a workshop tile is activated after its die has moved", "workshop.activate", WRONG_MOMENT
        )
    if frame.kind not in ("visit", "activate", "activations"):
        return pending(s, frame)
    if frame.kind == "visit":
        if s.activated:
            white = s.moved_die == WHITE and WORKSHOP_DIE[shop] == WHITE
            rule = "workshop.white_pair" if white else "market.actions"
            return Refusal("a workshop tile was already activated in this visit", rule)
        if WORKSHOP_DIE[shop] != s.moved_die:
            return Refusal(f"the {DICE[s.moved_die]} die does not wake the {name} space", "workshop.activate")
    if isinstance(frame, Activations) and not frame.fits(s, shop):
        action = s.tables.actions[frame.number]
        want = "another tile" if frame.used >> shop & 1 else "the tile activated before"
        return Refusal(f"the tile on the {name} space does not do: it must be {want}", action.rule)
    return refuse_tile(s, player, player, shop, index + 1)


def refuse_tile(s: State, player: int, owner: int, shop: int, amount: int) -> Refusal:
    """A tile of that owner that the player might activate cannot give so much."""
    name = SHOP_WORDS[shop]
    if s.shop_tile[owner * W + shop] == NONE:
        return Refusal(f"no tile lies on the {name} space", "workshop.activate")
    if not s.shop_up[owner * W + shop]:
        return Refusal(f"the tile on the {name} space lies face down", "workshop.face_down")
    room = room_for_benefit(s, player, owner, shop)
    return Refusal(f"the tile can give {room} now, not {amount}", "market.take_fewer")


def refuse_die(s: State, frame: Frame[Any], move: int) -> Refusal:
    if frame.kind != "turn":
        return pending(s, frame)
    die, extra = divmod(move - moves.DIE, RING)
    if s.die_space[die] == NONE:
        return Refusal(f"the {DICE[die]} die is not part of this game", "market.choose_die")
    if extra and not may_go_on(s, frame.who, die):
        return Refusal("only the white and the own die can be moved farther", "market.extra_spaces")
    price = extra * s.tables.extra_price
    if price > s.rubles[frame.who]:
        return Refusal(
            f"it costs {counted(price, RUBLE)}; you have {s.rubles[frame.who]}",
            "market.extra_spaces",
            MEANS,
        )
    space = target_space(s, die, extra)
    if not has_room(s, die, space):
        return Refusal(f"{s.space_name(space)} already holds three dice", "market.full_space")
    return Refusal(f"at most {s.tables.extra_max} extra spaces can be bought", "market.extra_spaces")


def refuse_delivery(s: State, frame: Frame[Any], move: int) -> Refusal:
    if move >= moves.DECORATE:
        section, jewels = divmod(move - moves.DECORATE, len(JEWELS))
    else:
        section, jewels = (move - moves.DELIVER) // M, 0
    name = section_name(section)
    if frame.kind == "ivan_ornament" and move >= moves.DECORATE:
        kind = s.tables.ivan_ornaments[s.ivan_ornaments]
        if section in s.sections and s.type_of(section) != kind:
            return Refusal(f"Ivan's next ornament is a {ORNAMENTS[kind]}", "solo.ivan_ornament_kind")
        return Refusal("Ivan's next ornament cannot go there", "solo.ivan_ornament_place")
    if frame.kind not in ("turn", "deliver", "both"):
        return pending(s, frame)
    left = deliveries_left(s, frame)
    if section not in s.sections:
        rule = "decorate.any_finished_section" if move >= moves.DECORATE else "build.own_cards"
        return Refusal(f"there is no section {name} in this cathedral", rule)
    if move >= moves.DECORATE:
        return refuse_ornament(s, frame.who, section, jewels, left)
    material = (move - moves.DELIVER) % M
    what = nice(MATERIALS[material])
    if s.banner[section] != frame.who:
        return Refusal(f"{name} does not bear your banner", "build.own_cards")
    if s.done[section]:
        return Refusal(f"{name} is already finished", "build.own_cards")
    if s.missing(section, material) <= 0:
        return Refusal(f"{name} needs no more {what}", "build.needed_only")
    return Refusal(f"there is no {what} in your inventory", "build.deliveries", MEANS)


def deliveries_left(s: State, frame: Frame[Any]) -> int:
    if isinstance(frame, Deliver):
        return frame.left
    return s.tables.deliveries if frame.kind == "turn" else 1


def refuse_ornament(s: State, player: int, section: int, jewels: int, left: int) -> Refusal:
    name = section_name(section)
    kind = s.type_of(section)
    what = ORNAMENTS[kind]
    if not s.done[section]:
        return Refusal(f"{name} is not finished", "decorate.any_finished_section")
    if s.ornament[section] != NOBODY:
        return Refusal(f"{name} already has an ornament", "decorate.one_per_section")
    if not s.ornaments[player * K + kind]:
        return Refusal(f"you have no {what} available", unavailable_rule(s, player, kind))
    green, purple = JEWELS[jewels]
    if not can_set(s, player, kind, jewels, 1 + green + purple):
        return Refusal(f"the materials of that {what} are not all in your inventory", "decorate.cost", MEANS)
    return Refusal(
        f"that {what} takes {1 + green + purple} deliveries; {left} are left", "decorate.all_at_once", MEANS
    )


def unavailable_rule(s: State, player: int, kind: int) -> str:
    """Whether an ornament was placed, is not released yet, or is lost."""
    if not s.config.advanced:
        return "decorate.own_ornament"
    holds = s.tables.advanced_holds[s.config.colors[player]]
    spaces = [space for space in range(W) if holds[space] == kind]
    if any(s.shop_tile[player * W + space] == NONE for space in spaces):
        return "advanced.release_ornament"
    if any(not s.shop_up[player * W + space] for space in spaces):
        return "advanced.forfeit"
    return "decorate.own_ornament"
