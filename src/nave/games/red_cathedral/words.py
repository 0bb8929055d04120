"""Moves in words, and the pieces each of them concerns."""

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.claim import PlaceTile
from nave.games.red_cathedral.effects import benefit_resource, counted, tile_words
from nave.games.red_cathedral.market import target_space
from nave.games.red_cathedral.names import (
    DIAMOND,
    DICE,
    JEWELS,
    MATERIALS,
    ORNAMENTS,
    PERMIT,
    RESOURCES,
    RING,
    RUBLE,
    SHOP_WORDS,
    TYPES,
    WORKSHOP,
    M,
    W,
    section_name,
)
from nave.games.red_cathedral.state import NONE, State
from nave.games.red_cathedral.tables import Action
from nave.kernel.said import Said

# What a use can name: a material, or a diamond in its place.
NAMED = (*MATERIALS, "diamond")


def nice(name: str) -> str:
    return name.replace("_", " ")


def an(name: str) -> str:
    """With the article that people say before it."""
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"


def set_with(text: str) -> str:
    """` with green_gem diamond` as people say it: the gems joined by a word."""
    head, found, gems = text.partition(" with ")
    return head + (" with " + " and ".join(nice(gem) for gem in gems.split()) if found else "")


# ------------------------------------------------------------ touches


def touches(s: State, move: int) -> tuple[str, ...]:
    """Names like `die:white`, `space:5`, `section:3.2`, `shop:green`, `good:gold`, `button:end`."""
    for part in s.config.parts:
        found = part.touches(s, move)
        if found is not None:
            return found
    if moves.TAKES.has(move):
        return touches_take(s, move)
    if moves.is_use(move):
        return touches_use(s, move)
    if moves.REROLL <= move < moves.CLAIM:
        return ("button:reroll", f"space:{move - moves.REROLL + 1}")
    if moves.CLAIM <= move < moves.BANNER:
        return (f"section:{section_name(move - moves.CLAIM)}",)
    if moves.BANNER <= move < moves.PLACE_UP:
        return ("banner:inventory" if move == moves.BANNER else "banner:white",)
    if moves.PLACE_UP <= move < moves.PLACE_DOWN:
        return (f"shop:{WORKSHOP[move - moves.PLACE_UP]}", "face:up")
    if moves.PLACE_DOWN <= move < moves.TAKE:
        return (f"shop:{WORKSHOP[move - moves.PLACE_DOWN]}", "face:down")
    if moves.ACTIVATE <= move < moves.DIE:
        return (f"shop:{WORKSHOP[(move - moves.ACTIVATE) // moves.ACTIVATE_MAX]}",)
    if moves.DIE <= move < moves.DELIVER:
        die, extra = divmod(move - moves.DIE, 8)
        return (f"die:{DICE[die]}", f"space:{target_space(s, die, extra) + 1}")
    if moves.DELIVER <= move < moves.DECORATE:
        section, material = divmod(move - moves.DELIVER, M)
        return (f"section:{section_name(section)}", f"good:{MATERIALS[material]}")
    if moves.DECORATE <= move < moves.USE:
        return touches_decorate(s, move)
    if moves.PAY <= move < moves.SWAP:
        return (f"good:{MATERIALS[move - moves.PAY]}",)
    if moves.SWAP <= move < moves.FIRST:
        a, b = moves.PAIRS[move - moves.SWAP]
        return (f"space:{a + 1}", f"space:{b + 1}")
    buttons = {
        moves.END_TURN: "end",
        moves.EXCHANGE: "exchange",
        moves.STOP: "stop",
        moves.ROLL: "roll",
        moves.TAKE_NOTHING: "nothing",
    }
    return (f"button:{buttons[move]}",) if move in buttons else ()


def touches_take(s: State, move: int) -> tuple[str, ...]:
    resource = RESOURCES[moves.TAKES.index(move) // moves.TAKE_MAX]
    if s.stack and s.stack[-1].kind == "visit":
        return (f"space:{s.die_space[s.moved_die] + 1}", f"supply:{resource}")
    if s.stack and s.stack[-1].kind == "shown":
        spaces = [space for space in range(RING) if shows(s, space) == resource]
        return (*(f"space:{space + 1}" for space in spaces), f"supply:{resource}")
    return (f"supply:{resource}",)


def shows(s: State, space: int) -> str:
    return RESOURCES[s.tables.tile_resource[s.market_tile[space]]]


def touches_decorate(s: State, move: int) -> tuple[str, ...]:
    section, jewels = divmod(move - moves.DECORATE, len(JEWELS))
    if section not in s.sections:
        return (f"section:{section_name(section)}",)
    green, purple = JEWELS[jewels]
    names = [f"section:{section_name(section)}", f"ornament:{ORNAMENTS[s.type_of(section)]}"]
    names += ["good:green_gem"] * bool(green) + ["good:purple_gem"] * bool(purple)
    return tuple(names)


def touches_use(s: State, move: int) -> tuple[str, ...]:
    number, named = moves.use_of(move)
    if number >= len(s.tables.actions):
        return ()
    action = s.tables.actions[number]
    names = [f"influence:{action.group}", f"action:{action.name}"]
    if named:
        place = "good" if action.pay_materials else "supply"
        names.append(f"{place}:{NAMED[named - 1]}")
    return tuple(names)


# ------------------------------------------------------------ labels


def label(s: State, move: int) -> Said | str:
    for part in s.config.parts:
        text = part.label(s, move)
        if text:
            return text
    if moves.TAKES.has(move):
        resource, amount = divmod(moves.TAKES.index(move), moves.TAKE_MAX)
        return f"Take {counted(amount + 1, resource)}"
    if moves.is_use(move):
        number, named = moves.use_of(move)
        return label_use(s, s.tables.actions[number], named - 1)
    if move == moves.END_TURN:
        return "End the turn"
    if move == moves.EXCHANGE:
        return f"Give {s.tables.exchange_cost} prestige for {counted(s.tables.exchange_gain, RUBLE)}"
    if move == moves.STOP:
        delivering = s.stack and s.stack[-1].kind == "deliver"
        return "Stop delivering" if delivering else "Leave out the rest"
    if move == moves.ROLL:
        return "Finish the market visit and roll the dice"
    if move == moves.TAKE_NOTHING:
        return "Take nothing"
    if move < moves.CLAIM:
        space = s.space_name(move - moves.REROLL)
        return f"Give {s.tables.reroll_cost} prestige and roll the dice on {space} again"
    if move < moves.BANNER:
        return label_claim(s, move - moves.CLAIM)
    if move < moves.PLACE_UP:
        return "Take the banner from the " + ("inventory" if move == moves.BANNER else "white workshop space")
    if move < moves.TAKE:
        return label_place(s, move)
    if move < moves.DIE:
        return label_activate(s, move)
    if move < moves.DELIVER:
        return label_die(s, move)
    if move < moves.DECORATE:
        section, material = divmod(move - moves.DELIVER, M)
        return f"Deliver {nice(MATERIALS[material])} to {section_name(section)}"
    if move < moves.USE:
        return label_decorate(s, move)
    if move < moves.SWAP:
        return f"Return {nice(MATERIALS[move - moves.PAY])}"
    if move < moves.FIRST:
        a, b = moves.PAIRS[move - moves.SWAP]
        return f"Swap the tiles of {s.space_name(a)} and {s.space_name(b)}"
    return "Chance decides"


def label_claim(s: State, section: int) -> str:
    kind = TYPES[s.type_of(section)]
    tile = s.tables.workshop_ids[s.tile[section]]
    who = "Ivan claims" if s.stack and s.stack[-1].kind == "ivan_claim" else "Claim"
    return f"{who} {section_name(section)}, a {kind} with the {tile_words(tile)}"


def label_place(s: State, move: int) -> str:
    if move >= moves.PLACE_DOWN:
        return f"Lay the tile face down on the {SHOP_WORDS[move - moves.PLACE_DOWN]} space, for free"
    space = move - moves.PLACE_UP
    frame = s.stack[-1]
    price = frame.price(s, space) if isinstance(frame, PlaceTile) else s.price(s.active, space)
    words = f"Lay the tile face up on the {SHOP_WORDS[space]} space for {counted(price, RUBLE)}"
    if s.config.advanced:
        kind = s.tables.advanced_holds[s.config.colors[s.active]][space]
        if kind != NONE:
            words += f", releasing a {ORNAMENTS[kind]}"
    return words


def label_activate(s: State, move: int) -> str:
    shop, amount = divmod(move - moves.ACTIVATE, moves.ACTIVATE_MAX)
    resource = benefit_resource(s, s.shop_tile[s.active * W + shop])
    return f"Activate the tile on the {SHOP_WORDS[shop]} space: {counted(amount + 1, resource)}"


def label_die(s: State, move: int) -> str:
    die, extra = divmod(move - moves.DIE, 8)
    space = target_space(s, die, extra)
    tile = s.market_tile[space]
    dice = s.dice_on(space) + (s.die_space[die] != space)
    gain = counted(s.tables.tile_amount[tile] * dice, s.tables.tile_resource[tile])
    group = s.tables.influence_group[s.influence[s.tables.quadrant[space]]]
    paid = f" for {counted(extra * s.tables.extra_price, RUBLE)}" if extra else ""
    steps = s.die_value[die] + extra
    return f"Move the {DICE[die]} die {steps} to {s.space_name(space)}{paid}: {gain}, {nice(group)}"


def label_decorate(s: State, move: int) -> str:
    section, jewels = divmod(move - moves.DECORATE, len(JEWELS))
    kind = ORNAMENTS[s.type_of(section)]
    if s.stack and s.stack[-1].kind == "ivan_ornament":
        return f"Ivan places his {kind} on {section_name(section)}"
    gems = set_with(moves.jewel_text(jewels))
    return f"Place {an(kind)} on {section_name(section)}{gems}: {s.tables.jewel_points[jewels]} prestige"


def label_use(s: State, action: Action, material: int) -> str:
    """What an influence action costs and gives, from its data."""
    name = s.tables.group_names[action.group]
    return f"{name}: {terms(s, action, material)}"


def shown_words(action: Action) -> str:
    if action.at_die != NONE:
        return f"what the tile beside the {DICE[action.at_die]} die shows"
    if action.market_spaces:
        return "what the tile of any market space shows, times its dice"
    return "what the tile beside any die shows" if action.at_any_die else "what any resource tile shows"


def terms(s: State, action: Action, material: int) -> str:
    """`2 rubles for 1 prestige`; `material` is the one named, -1 if none is."""
    pay: list[str] = []
    get: list[str] = []
    if action.pay_permit:
        pay.append(counted(action.pay_permit, PERMIT))
    if action.pay_recognition:
        pay.append(f"{action.pay_recognition} recognition")
    if action.pay_diamond:
        pay.append(counted(action.pay_diamond, DIAMOND))
    if action.pay_ornament:
        pay.append("an ornament not built")
    if action.max_rubles:
        pay.append(f"1 to {counted(action.max_rubles, RUBLE)}")
        get.append("as much recognition")
    if action.pay_ruble:
        pay.append(counted(action.pay_ruble, RUBLE))
    if action.pay_materials:
        if action.pay_all:
            pay += [f"1 {nice(name)}" for m, name in enumerate(MATERIALS) if action.pay_kinds[m]]
        elif action.pay_different:
            others = action.pay_materials - 1
            pay.append(f"{nice(NAMED[material])} and {others} other kinds")
        elif action.pay_any:
            pay.append(f"{nice(NAMED[material])} and {action.pay_materials - 1} more materials")
        else:
            pay.append(counted(action.pay_materials, DIAMOND if material == M else material))
    if action.gain_materials:
        if action.pay_materials or material < 0:
            other = "another kind" if action.gain_other else "your choice"
            many = "materials" if action.gain_materials > 1 else "material"
            get.append(f"{action.gain_materials} {many} of {other}")
        else:
            get.append(counted(1, material))
    if action.gain_ruble:
        get.append(counted(action.gain_ruble, RUBLE))
    if action.gain_recognition:
        get.append(f"{action.gain_recognition} recognition")
    if action.gain_prestige:
        get.append(f"{action.gain_prestige} prestige")
    if action.deliveries:
        get.append("1 delivery" if action.deliveries == 1 else f"{action.deliveries} deliveries")
    if action.swaps:
        get.append("swap two resource tiles")
    if action.activates:
        get.append(activation_words(action))
    if action.reads_tiles:
        get.append(shown_words(action))
    get += [counted(due, resource) for resource, due in enumerate(action.gain_pieces) if due]
    if action.gain_permit:
        get.append(counted(action.gain_permit, PERMIT))
    for part in s.config.parts:
        get += part.gains_words(action)
    price = f"{' and '.join(pay)} for " if pay else ""
    return f"{price}{' and '.join(get)}"


def activation_words(action: Action) -> str:
    if action.other_players_tile:
        return "activate another player's workshop tile"
    if action.activations == 1:
        return "activate a workshop tile"
    many = {"same": "one workshop tile two times", "different": "two different workshop tiles"}
    return f"activate {many.get(action.tile_pattern, 'workshop tiles two times')}"
