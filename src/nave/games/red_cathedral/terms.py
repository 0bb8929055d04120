"""What an action costs and gives, in words made from its data, and why it cannot be carried out."""

from librt.vecs import vec
from mypy_extensions import i64

from nave.games.red_cathedral.influence import can_deliver, meets
from nave.games.red_cathedral.names import DICE, MATERIALS, RESOURCES, M
from nave.games.red_cathedral.payment import can_pay
from nave.games.red_cathedral.state import NONE, State
from nave.games.red_cathedral.tables import Action
from nave.kernel.language import Either
from nave.kernel.packed import place_of
from nave.kernel.refusal import MEANS, WRONG_PIECE, Refusal
from nave.kernel.said import Said


def unit(amount: i64, resource: str) -> Said:
    return Said("unit", amount=amount, resource=resource)


def terms(s: State, action: Action, named: str | None) -> Said:
    """`2 rubles for 1 prestige`; `named` is the piece that is named with it."""
    cost, gains = paid(action, named), gained(action, named)
    for part in s.config.parts:
        part.terms(action, cost, gains)
    return Said("terms", cost=cost, gains=gains, free=not cost, idle=not gains)


def printed_terms(s: State, action: Action) -> Said:
    """What it gives and costs before a material is named: `1 lumber, brick or stone (costs 1 ruble)`."""
    cost, gains = paid(action, None), gained(action, None)
    alike = not (action.pay_all or action.pay_different or action.pay_any)
    if action.pay_materials and alike:
        cost[-1] = kinds_said("pay-alike", action.pay_materials, action.pay_kinds)
    if action.gain_materials and not action.gain_other:
        gains[0] = kinds_said("gain-of", action.gain_materials, action.gain_kinds)
    for part in s.config.parts:
        part.terms(action, cost, gains)
    return Said("printed-terms", cost=cost, gains=gains, free=not cost)


def kinds_said(key: str, n: i64, kinds: "vec[i64]") -> Said:
    """So many of one of those materials, or of any."""
    named = [Said("one-resource", resource=name) for m, name in enumerate(MATERIALS) if kinds[m]]
    return Said(key, n=n, kinds=Either(named), all=len(named) == M)


def paid(action: Action, named: str | None) -> list[Said]:
    cost: list[Said] = []
    if action.pay_recognition:
        cost.append(unit(action.pay_recognition, "recognition"))
    if action.pay_ruble:
        cost.append(unit(action.pay_ruble, "ruble"))
    if not action.pay_materials:
        return cost
    if action.pay_all:
        cost += [unit(1, name) for m, name in enumerate(MATERIALS) if action.pay_kinds[m]]
    elif action.pay_different:
        cost.append(Said("pay-different", resource=named, n=action.pay_materials))
    elif action.pay_any:
        cost.append(Said("pay-any", resource=named, n=action.pay_materials))
    else:
        cost.append(unit(action.pay_materials, named or MATERIALS[place_of(action.pay_kinds, 1)]))
    return cost


def gained(action: Action, named: str | None) -> list[Said]:
    gains: list[Said] = []
    if action.gain_materials:
        if action.pay_materials or named is None:
            gains.append(Said("gain-choice", n=action.gain_materials, other=action.gain_other))
        else:
            gains.append(unit(1, named))
    if action.gain_ruble:
        gains.append(unit(action.gain_ruble, "ruble"))
    if action.gain_recognition:
        gains.append(unit(action.gain_recognition, "recognition"))
    if action.gain_prestige:
        gains.append(Said("gain-prestige", n=action.gain_prestige))
    if action.deliveries:
        gains.append(Said("gain-deliveries", n=action.deliveries))
    if action.swaps:
        gains.append(Said("gain-swap"))
    if action.activates and not action.other_players_tile:
        gains.append(Said("gain-activations", n=action.activations, pattern=action.tile_pattern or "any"))
    if action.reads_tiles:
        gains.append(shown_said(action))
    gains += [unit(due, RESOURCES[resource]) for resource, due in enumerate(action.gain_pieces) if due]
    return gains


def shown_said(action: Action) -> Said:
    if action.at_die != NONE:
        return Said("gain-shown_at_die", die=DICE[action.at_die])
    which = "dice" if action.market_spaces else "any_die" if action.at_any_die else "any"
    return Said("gain-shown", which=which)


# ------------------------------------------------------------ why not


def refuse_action(s: State, player: i64, action: Action, material: i64) -> Refusal:
    """The card and the moment are right; the action itself cannot be carried out.

    `material` is the one named, NONE for none, M for a piece that stands for one.
    """
    if action.names_material and material < 0:
        return Refusal(Said("refused-name-material"), action.rule)
    if not action.names_material and material >= 0:
        return Refusal(Said("refused-names-none"), action.rule)
    if 0 <= material < M:
        kinds = action.pay_kinds if action.pay_materials else action.gain_kinds
        if not kinds[material]:
            return Refusal(Said("refused-not-dealt-in", resource=MATERIALS[material]), action.rule)
    for part in s.config.parts:
        refusal = part.cannot_begin(s, player, action)
        if refusal is not None:
            return refusal
    if s.score[player] < action.pay_recognition:
        return Refusal(Said("refused-recognition"), "guild.recognition_cost", MEANS)
    if s.rubles[player] < action.pay_ruble:
        said = Said("refused-rubles-price", price=action.pay_ruble, have=s.rubles[player])
        return Refusal(said, "influence.costs", MEANS)
    if not meets(s, player, action):
        return Refusal(Said("refused-types"), action.rule)
    named = MATERIALS[material] if 0 <= material < M else None
    short = action.pay_materials and not action.pay_all and not 0 <= material < M
    if action.pay_all or short or (action.pay_materials and not can_pay(s, player, action, material)):
        return Refusal(Said("refused-cost", cost=paid(action, named)), "influence.costs", MEANS)
    return nothing_gained(s, player, action)


def nothing_gained(s: State, player: i64, action: Action) -> Refusal:
    """It can be paid but would bring nothing: what is in the way, and whether room would do."""
    rule = "influence.costs"
    if action.deliveries:
        if not s.stored(player):
            return Refusal(Said("refused-inventory-empty"), rule, MEANS)
        key = "refused-nothing-to-deliver"
        if action.pay_materials and can_deliver(s, player, action.deliveries):
            key = "refused-nothing-left"
        return Refusal(Said(key), rule, MEANS)
    if action.gain_materials or any(action.gain_pieces):
        if action.pay_materials or s.open_spaces(player):
            return Refusal(Said("refused-none-left"), rule, WRONG_PIECE)
        return Refusal(Said("refused-no-open-space"), rule, MEANS)
    if action.activates:
        return Refusal(Said("refused-no-tile-useful"), rule, WRONG_PIECE)
    if action.reads_tiles:
        return Refusal(Said("refused-store-nothing"), rule, MEANS)
    for part in s.config.parts:
        found = part.nothing_gained(s, player, action)
        if found is not None:
            return found
    return Refusal(Said("refused-no-effect"), rule, WRONG_PIECE)
