"""Jewelers: diamonds, a material that stands for every other one."""

from typing import Any, Final

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.contractors.families import DIAMOND_SETTINGS
from nave.games.red_cathedral.contractors.guild import Guild
from nave.games.red_cathedral.contractors.jokers import best_points, can_set_diamonds, setting_of
from nave.games.red_cathedral.effects import counted
from nave.games.red_cathedral.names import (
    DIAMOND,
    GREEN_GEM,
    JEWELS,
    MATERIALS,
    ORNAMENTS,
    PURPLE_GEM,
    SECTIONS,
    M,
    section_name,
)
from nave.games.red_cathedral.payment import PayAny, WithDiamonds, fewest_diamonds, most_diamonds
from nave.games.red_cathedral.question import action_of, demand
from nave.games.red_cathedral.refuse import deliveries_left, refuse_delivery
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.words import an, nice, set_with
from nave.kernel.frame import Frame
from nave.kernel.reading import Reader
from nave.kernel.rules import MEANS, WRONG_MOMENT, Refusal

WILD: Final = "guild.jewelers.diamond_wild"
EXCHANGE: Final = "guild.jewelers.exchange_3_materials"
TRADE: Final = "guild.jewelers.diamond_trade"


def is_diamond_delivery(move: int) -> bool:
    return moves.DELIVER_DIAMOND <= move < moves.DECORATE_DIAMOND


def is_diamond_ornament(move: int) -> bool:
    return moves.DECORATE_DIAMOND <= move < moves.USE_MORE


def is_mix(move: int) -> bool:
    return moves.WITH_DIAMONDS <= move < moves.CHOOSE


class Jewelers(Guild):
    def __init__(self, name: str, data: dict[str, Any]) -> None:
        super().__init__(name, data)
        resource = {row["id"]: row for row in data["contractors_resource"]}
        self.diamonds: int = resource["diamond"]["supply"]

    def before_market(self, s: State) -> None:
        """guild.jewelers.setup"""
        s.pieces.diamond_supply = self.diamonds

    # ------------------------------------------------------------ words

    def touches(self, s: State, move: int) -> tuple[str, ...] | None:
        if is_diamond_delivery(move):
            section = (move - moves.DELIVER_DIAMOND) // M
            return (f"section:{section_name(section)}", "good:diamond")
        if is_diamond_ornament(move):
            section, setting = setting_of(move)
            names = [f"section:{section_name(section)}", "good:diamond"]
            if section in s.sections:
                names.append(f"ornament:{ORNAMENTS[s.type_of(section)]}")
            names += [f"good:{MATERIALS[GREEN_GEM]}"] * (setting.green > 0)
            names += [f"good:{MATERIALS[PURPLE_GEM]}"] * (setting.purple > 0)
            return tuple(names)
        if move == moves.PAY_DIAMOND:
            return ("good:diamond",)
        if is_mix(move):
            return (f"diamonds:{move - moves.WITH_DIAMONDS}",)
        return None

    def label(self, s: State, move: int) -> str:
        if is_diamond_delivery(move):
            section, material = divmod(move - moves.DELIVER_DIAMOND, M)
            return f"Deliver a diamond as {nice(MATERIALS[material])} to {section_name(section)}"
        if is_diamond_ornament(move):
            section, setting = setting_of(move)
            text = moves.setting_text((move - moves.DECORATE_DIAMOND) % len(DIAMOND_SETTINGS))
            points = best_points(s, setting)
            kind = ORNAMENTS[s.type_of(section)]
            return f"Place {an(kind)}{set_with(text)} on {section_name(section)}: {points} prestige"
        if move == moves.PAY_DIAMOND:
            return "Return a diamond"
        if is_mix(move):
            return f"Pay with {counted(move - moves.WITH_DIAMONDS, DIAMOND)}"
        return ""

    def pending(self) -> dict[str, tuple[str, str]]:
        return {
            "pay_any": ("first pay for the diamonds", EXCHANGE),
            "with_diamonds": ("first say how many diamonds are paid", TRADE),
        }

    def refuse(self, s: State, frame: Frame[Any], move: int) -> Refusal | None:
        if is_diamond_delivery(move):
            return refuse_diamond(s, frame, move)
        if is_diamond_ornament(move):
            return refuse_setting(s, frame, move)
        if move == moves.PAY_DIAMOND or (moves.PAY <= move < moves.SWAP and isinstance(frame, PayAny)):
            return refuse_unit(s, frame, move)
        return refuse_mix(s, frame, move - moves.WITH_DIAMONDS) if is_mix(move) else None

    # ------------------------------------------------------------ positions

    def write(self, s: State, data: dict[str, Any]) -> None:
        p = s.pieces
        laid = {}
        for section in s.sections:
            found = diamonds_on(s, section)
            if found:
                laid[section_name(section)] = found
        data["diamonds"] = {"supply": p.diamond_supply, "laid": laid}
        for player, row in enumerate(data["players"]):
            row["diamonds"] = p.diamonds[player]

    def entries(self) -> list[str]:
        return ["diamonds"]

    def player_entries(self) -> list[str]:
        return ["diamonds"]

    def read(self, s: State, root: Reader) -> None:
        p = s.pieces
        diamonds = root.part("diamonds")
        diamonds.only({"supply", "laid"})
        p.diamond_supply = diamonds.number("supply", 0, self.diamonds)
        laid = diamonds.part("laid")
        names = [section_name(section) for section in s.sections]
        for name in laid.keys(names):
            section = s.sections[names.index(name)]
            p.laid_diamonds[section * M : section * M + M] = laid.counts(name, MATERIALS)
        for player, row in enumerate(root.rows("players", s.config.players)):
            p.diamonds[player] = row.number("diamonds", 0, self.diamonds)

    def check(self, s: State) -> None:
        """guild.jewelers.setup: all are there, and each one on a card stands for a unit that lies there."""
        p = s.pieces
        held, laid = sum(p.diamonds), sum(p.laid_diamonds)
        total = p.diamond_supply + held + laid
        demand(
            total == self.diamonds,
            f"diamonds: {p.diamond_supply} in the supply, {held} in inventories, {laid} on cards "
            f"make {total}; the game has {self.diamonds}",
        )
        for place in range(SECTIONS * M):
            name = section_name(place // M)
            demand(
                p.laid_diamonds[place] <= s.laid[place],
                f"{name} has more diamonds for {MATERIALS[place % M]} than units of it",
            )
            ivan = p.laid_diamonds[place] > 0 and s.banner[place // M] == s.config.ivan
            demand(not ivan, f"{name} is Ivan's; he has no diamonds")

    def frames(self, s: State) -> dict[str, tuple[Any, list[int]]]:
        seat, action = s.config.seats - 1, len(s.tables.actions) - 1
        return {
            "pay_any": (PayAny, [seat, action, M, M]),
            "with_diamonds": (WithDiamonds, [seat, action, M - 1]),
        }

    def below(self) -> dict[str, tuple[str, ...]]:
        return {"pay_any": ("gain",), "with_diamonds": ("gain",)}

    def check_frame(self, s: State, frame: Frame[Any]) -> None:
        if isinstance(frame, PayAny):
            action = action_of(s, frame.kind, frame.number)
            paid = action.pay_materials - frame.left
            demand(action.pay_any and frame.left > 0, "'pay_any' names another action")
            demand(
                paid > 0 and frame.diamonds <= min(paid, action.pay_diamonds_max),
                "'pay_any' says that more diamonds were paid than can be",
            )
            demand(s.stored(frame.who) >= frame.left, f"'pay_any' asks for {frame.left} more materials")
        elif isinstance(frame, WithDiamonds):
            action = action_of(s, frame.kind, frame.number)
            fits = action.pay_materials > 1 and action.pay_kinds[frame.named]
            demand(fits and not action.pay_any, "'with_diamonds' names another action")
            demand(bool(frame.answers(s)), "'with_diamonds' asks for more than the player has")

    def show(self, s: State, seat: int | None, data: dict[str, Any]) -> None:
        for tower, rows in enumerate(data["site"]):
            for level, row in enumerate(rows):
                row["diamonds"] = dict(data["diamonds"]["laid"].get(f"{tower + 1}.{level + 1}", {}))


def diamonds_on(s: State, section: int) -> dict[str, int]:
    """Diamonds on a card by the material each stands for."""
    laid = s.pieces.laid_diamonds
    return {name: laid[section * M + m] for m, name in enumerate(MATERIALS) if laid[section * M + m]}


# ------------------------------------------------------------ why not


def refuse_diamond(s: State, frame: Frame[Any], move: int) -> Refusal:
    """As for the material it stands for, but for the piece itself."""
    refusal = refuse_delivery(s, frame, move - moves.DELIVER_DIAMOND + moves.DELIVER)
    if refusal.rule == "build.deliveries" and refusal.near == MEANS:
        return Refusal("there is no diamond in your inventory", WILD, MEANS)
    return refusal


def refuse_setting(s: State, frame: Frame[Any], move: int) -> Refusal:
    section, setting = setting_of(move)
    jewels = JEWELS.index((setting.pieces - 1, 0))
    refusal = refuse_delivery(s, frame, moves.DECORATE + section * M + jewels)
    if refusal.rule not in ("decorate.cost", "decorate.all_at_once"):
        return refusal
    kind = s.type_of(section)
    if not can_set_diamonds(s, frame.who, kind, setting):
        reason = f"the pieces of that {ORNAMENTS[kind]} are not all in your inventory"
        return Refusal(reason, "guild.jewelers.diamond_ornament", MEANS)
    left = deliveries_left(s, frame)
    reason = f"that {ORNAMENTS[kind]} takes {setting.pieces} deliveries; {left} are left"
    return Refusal(reason, "decorate.all_at_once", MEANS)


def refuse_unit(s: State, frame: Frame[Any], move: int) -> Refusal:
    if not isinstance(frame, PayAny):
        return Refusal("no action asks for a material now", "inventory.no_discard", WRONG_MOMENT)
    if move == moves.PAY_DIAMOND:
        if not s.pieces.diamonds[frame.who]:
            return Refusal("there is no diamond in your inventory", WILD, MEANS)
        return Refusal("not all of the materials may be diamonds", EXCHANGE)
    material = move - moves.PAY
    if not s.goods[frame.who * M + material]:
        return Refusal(f"there is no {nice(MATERIALS[material])} in your inventory", EXCHANGE, MEANS)
    return Refusal("without a diamond in the payment the supply has none to give", "guild.payment")


def refuse_mix(s: State, frame: Frame[Any], diamonds: int) -> Refusal:
    if not isinstance(frame, WithDiamonds):
        return Refusal("no payment asks for the number of diamonds", TRADE, WRONG_MOMENT)
    action = s.tables.actions[frame.number]
    fewest = fewest_diamonds(s, frame.who, action, frame.named)
    most = most_diamonds(s, frame.who, action)
    return Refusal(f"{fewest} to {counted(most, DIAMOND)} can be among the units", TRADE, MEANS)
