"""Why not, for influence: actions of guild cards and what they ask to pay or swap."""

from typing import Any

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.effects import counted
from nave.games.red_cathedral.influence import meets
from nave.games.red_cathedral.names import DIAMOND, MATERIALS, PERMIT, RUBLE
from nave.games.red_cathedral.payment import JOKER, can_pay
from nave.games.red_cathedral.state import INFLUENCE_CLOSED, INFLUENCE_UNUSED, State
from nave.games.red_cathedral.tables import Action
from nave.games.red_cathedral.words import nice
from nave.kernel.frame import Frame
from nave.kernel.rules import MEANS, WRONG_MOMENT, WRONG_PIECE, Refusal


def refuse_use(s: State, frame: Frame[Any], move: int) -> Refusal:
    if moves.PAY <= move < moves.SWAP:
        if frame.kind == "pay":
            return Refusal("each material returned must be of another kind", "influence.clergy.discard_three")
        return Refusal(
            "materials cannot be thrown out; no action asks for one now", "inventory.no_discard", WRONG_MOMENT
        )
    if moves.SWAP <= move < moves.FIRST:
        return Refusal(
            "tiles are swapped only by that Teamsters' action", "influence.teamsters.swap_tiles", WRONG_MOMENT
        )
    if frame.kind in ("pay", "swap"):
        return Refusal("first finish the influence action under way", "influence.contiguous", WRONG_MOMENT)
    if frame.kind != "visit":
        return Refusal("influence is used within a market visit only", "influence.one_of_two", WRONG_MOMENT)
    number, named = moves.use_of(move)
    if number >= len(s.tables.actions):
        return Refusal("that guild is not in this game", "options.fourth_guild", WRONG_MOMENT)
    action = s.tables.actions[number]
    quadrant = s.tables.quadrant[s.die_space[s.moved_die]]
    card = s.influence[quadrant]
    if number not in s.tables.influence_actions[card]:
        where = s.tables.seasons[quadrant]
        return Refusal(f"the card at {where} does not offer {nice(action.name)}", "influence.quadrant")
    if s.used == INFLUENCE_CLOSED:
        return Refusal("another market action has closed the influence", "influence.contiguous")
    if s.used not in (INFLUENCE_UNUSED, number):
        return Refusal("the other action of the card was chosen", "influence.one_of_two")
    slot = s.tables.influence_actions[card].index(number)
    if s.used == number and not s.tables.influence_repeats[card][slot]:
        return Refusal(f"{nice(action.name)} is carried out once", "influence.marks")
    return refuse_action(s, frame.who, action, named - 1)


def refuse_action(s: State, player: int, action: Action, material: int) -> Refusal:
    """The card and the moment are right; the action itself cannot be carried out."""
    if action.names_material and material < 0:
        return Refusal("name the material with the action", action.rule)
    if not action.names_material and material >= 0:
        return Refusal("this action names no material", action.rule)
    if material == JOKER and not action.pay_materials:
        return Refusal("diamonds are given only by the Jewelers", "guild.jewelers.diamond_source")
    if 0 <= material < JOKER:
        kinds = action.pay_kinds if action.pay_materials else action.gain_kinds
        if not kinds[material]:
            return Refusal(f"it does not deal in {nice(MATERIALS[material])}", action.rule)
    for part in s.config.parts:
        refusal = part.cannot_begin(s, player, action)
        if refusal is not None:
            return refusal
    if s.score[player] < action.pay_recognition:
        return Refusal(
            "the score marker stands too low to pay with recognition", "guild.recognition_cost", MEANS
        )
    if s.pieces.permits[player] < action.pay_permit:
        price = counted(action.pay_permit, PERMIT)
        return Refusal(f"it costs {price}; you have {s.pieces.permits[player]}", "guild.payment", MEANS)
    if s.pieces.diamonds[player] < action.pay_diamond:
        return Refusal(
            f"it costs {counted(action.pay_diamond, DIAMOND)}; you have none", "guild.payment", MEANS
        )
    if s.rubles[player] < action.pay_ruble:
        price = counted(action.pay_ruble, RUBLE)
        return Refusal(f"it costs {price}; you have {s.rubles[player]}", "influence.costs", MEANS)
    if not meets(s, player, action):
        return Refusal("a finished base, middle section and dome of your own are needed", action.rule)
    if action.pay_all or (action.pay_materials and not can_pay(s, player, action, material)):
        if action.pay_all:
            names = [nice(name) for m, name in enumerate(MATERIALS) if action.pay_kinds[m]]
            needed = " and ".join(names)
        elif material == JOKER:
            needed = counted(1 if action.pay_any else action.pay_materials, DIAMOND)
        elif action.pay_any:
            needed = f"{action.pay_materials} materials with {nice(MATERIALS[material])}"
        elif action.pay_different:
            needed = f"{action.pay_materials} different materials with {nice(MATERIALS[material])}"
        else:
            needed = counted(action.pay_materials, material)
        return Refusal(f"it costs {needed}, which you do not have", "influence.costs", MEANS)
    return Refusal(*nothing_gained(s, player, action))


def nothing_gained(s: State, player: int, action: Action) -> tuple[str, str, int]:
    """It can be paid but would bring nothing: what is in the way, the rule, and whether room would do."""
    rule = "influence.costs"
    if action.deliveries:
        return "you would have nothing left that a section or an ornament of yours needs", rule, MEANS
    if action.gain_permit:
        return (
            f"you already hold {counted(s.tables.permit_limit, PERMIT)}, the most there may be",
            rule,
            MEANS,
        )
    if action.gain_materials or any(action.gain_pieces):
        if action.pay_materials or s.open_spaces(player):
            return "the supply has none of it left", rule, WRONG_PIECE
        return "your inventory has no open space for it", rule, MEANS
    if action.activates:
        return "no face-up tile that it could activate would give you anything now", rule, WRONG_PIECE
    if action.reads_tiles:
        return "you could store nothing of what the tile shows", rule, MEANS
    return "it would bring nothing now", rule, WRONG_PIECE
