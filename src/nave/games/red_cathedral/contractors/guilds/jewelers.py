"""Jewelers: diamonds, a material that stands for every other one."""

from typing import Any, Final

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.contractors.guild import ACTION, SEAT, Brought, Guild
from nave.games.red_cathedral.contractors.jokers import (
    DECORATE_DIAMOND,
    DELIVER_DIAMOND,
    best_points,
    can_set_diamonds,
    setting_of,
)
from nave.games.red_cathedral.contractors.names import GUILD_ACTIONS
from nave.games.red_cathedral.contractors.tables import duchy_of
from nave.games.red_cathedral.names import (
    ACTIONS,
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
from nave.games.red_cathedral.refuse import deliveries_left, refuse_delivery
from nave.games.red_cathedral.state import State
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.frame import Frame
from nave.kernel.question import Field, Kind
from nave.kernel.reading import Reader
from nave.kernel.refusal import MEANS, WRONG_MOMENT, Refusal
from nave.kernel.said import Said

WILD: Final = "guild.jewelers.diamond_wild"
EXCHANGE: Final = "guild.jewelers.exchange_3_materials"
TRADE: Final = "guild.jewelers.diamond_trade"
JEWELERS: Final = ("jewelers",)

USE_DIAMOND: Final = Family("use {action} diamond", action=(*ACTIONS, *GUILD_ACTIONS))
PAY_DIAMOND: Final = Family("pay diamond")
WITH_DIAMONDS: Final = Family("diamonds {count}", count=[str(count) for count in range(7)])


class DeliverDiamond(Brought[Frame[State]]):
    """guild.jewelers.diamond_on_section"""

    def touches(self, s: State, move: int) -> tuple[str, ...]:
        return (f"section:{section_name(DELIVER_DIAMOND.first(move))}", "good:diamond")

    def label(self, s: State, move: int) -> Said:
        section, material = DELIVER_DIAMOND.first(move), DELIVER_DIAMOND.second(move)
        return Said("answer-deliver_diamond", resource=MATERIALS[material], section=section_name(section))

    def not_now(self, s: State, q: Frame[State], move: int) -> Refusal:
        """As for the material it stands for, but for the piece itself."""
        place = DELIVER_DIAMOND.first(move) * M + DELIVER_DIAMOND.second(move)
        refusal = refuse_delivery(s, q, moves.DELIVER + place)
        if refusal.rule == "build.deliveries" and refusal.near == MEANS:
            return Refusal(Said("refused-no_diamond"), WILD, MEANS)
        return refusal


class DecorateDiamond(Brought[Frame[State]]):
    """guild.jewelers.diamond_ornament"""

    def touches(self, s: State, move: int) -> tuple[str, ...]:
        section, setting = setting_of(move)
        names = [f"section:{section_name(section)}", "good:diamond"]
        if section in s.sections:
            names.append(f"ornament:{ORNAMENTS[s.type_of(section)]}")
        names += [f"good:{MATERIALS[GREEN_GEM]}"] * (setting.green > 0)
        names += [f"good:{MATERIALS[PURPLE_GEM]}"] * (setting.purple > 0)
        return tuple(names)

    def label(self, s: State, move: int) -> Said:
        section, setting = setting_of(move)
        return Said(
            "answer-decorate_diamond",
            ornament=ORNAMENTS[s.type_of(section)],
            base=setting.base,
            gems=[Said("gem", resource=name) for name in setting.names] or None,
            section=section_name(section),
            prestige=best_points(s, setting),
        )

    def not_now(self, s: State, q: Frame[State], move: int) -> Refusal:
        section, setting = setting_of(move)
        jewels = JEWELS.index((setting.pieces - 1, 0))
        refusal = refuse_delivery(s, q, moves.DECORATE + section * M + jewels)
        if refusal.rule not in ("decorate.cost", "decorate.all_at_once"):
            return refusal
        kind = s.type_of(section)
        ornament = ORNAMENTS[kind]
        if not can_set_diamonds(s, q.who, kind, setting):
            said = Said("refused-diamond_ornament", ornament=ornament)
            return Refusal(said, "guild.jewelers.diamond_ornament", MEANS)
        left = deliveries_left(s, q)
        said = Said("refused-diamond_deliveries", ornament=ornament, pieces=setting.pieces, left=left)
        return Refusal(said, "decorate.all_at_once", MEANS)


class PayDiamond(Brought[PayAny]):
    def touches(self, s: State, move: int) -> tuple[str, ...]:
        return ("good:diamond",)

    def label(self, s: State, move: int) -> Said:
        return Said("answer-pay_diamond")

    def not_now(self, s: State, q: Frame[State], move: int) -> Refusal:
        if not isinstance(q, PayAny):
            return Refusal(Said("refused-no_payment"), "inventory.no_discard", WRONG_MOMENT)
        if not s.pieces.diamonds[q.who]:
            return Refusal(Said("refused-no_diamond"), WILD, MEANS)
        return Refusal(Said("refused-all_diamonds"), EXCHANGE)


class MixDiamonds(Brought[WithDiamonds]):
    """guild.jewelers.diamond_trade"""

    def touches(self, s: State, move: int) -> tuple[str, ...]:
        return (f"diamonds:{WITH_DIAMONDS.first(move)}",)

    def label(self, s: State, move: int) -> Said:
        return Said("answer-with_diamonds", amount=WITH_DIAMONDS.first(move))

    def not_now(self, s: State, q: Frame[State], move: int) -> Refusal:
        if not isinstance(q, WithDiamonds):
            return Refusal(Said("refused-no_mix"), TRADE, WRONG_MOMENT)
        action = s.tables.actions[q.number]
        fewest = fewest_diamonds(s, q.who, action, q.named)
        most = most_diamonds(s, q.who, action)
        return Refusal(Said("refused-mix", fewest=fewest, most=most), TRADE, MEANS)


DELIVER: Final = DeliverDiamond("deliver_diamond", DELIVER_DIAMOND, JEWELERS)
DECORATE: Final = DecorateDiamond("decorate_diamond", DECORATE_DIAMOND, JEWELERS)
PAY: Final = PayDiamond("pay_diamond", PAY_DIAMOND, JEWELERS)
MIX: Final = MixDiamonds("with_diamonds", WITH_DIAMONDS, JEWELERS)


QUESTIONS: Final[tuple[Kind[State], ...]] = (
    Kind("pay_any", PayAny, (SEAT, ACTION, Field("left", M), Field("diamonds", M)), below=("gain",)),
    Kind("with_diamonds", WithDiamonds, (SEAT, ACTION, Field("material", M - 1)), below=("gain",)),
)


class Jewelers(Guild):
    def __init__(self, name: str) -> None:
        super().__init__(name, DELIVER, DECORATE, PAY, MIX)

    def questions(self) -> tuple[Kind[State], ...]:
        return QUESTIONS

    def before_market(self, s: State) -> None:
        """guild.jewelers.setup"""
        s.pieces.diamond_supply = duchy_of(s).diamonds

    def refuse(self, s: State, frame: Frame[Any], move: int) -> Refusal | None:
        if moves.PAY <= move < moves.SWAP and isinstance(frame, PayAny):
            name = MATERIALS[move - moves.PAY]
            if not s.goods[frame.who * M + move - moves.PAY]:
                return Refusal(Said("refused-no_material", resource=name), EXCHANGE, MEANS)
            return Refusal(Said("refused-diamond_supply"), "guild.payment")
        return super().refuse(s, frame, move)

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
        p.diamond_supply = diamonds.number("supply", 0, duchy_of(s).diamonds)
        laid = diamonds.part("laid")
        names = [section_name(section) for section in s.sections]
        for name in laid.keys(names):
            section = s.sections[names.index(name)]
            p.laid_diamonds[section * M : section * M + M] = laid.counts(name, MATERIALS)
        for player, row in enumerate(root.rows("players", s.config.players)):
            p.diamonds[player] = row.number("diamonds", 0, duchy_of(s).diamonds)

    def check(self, s: State) -> None:
        """guild.jewelers.setup: all are there, and each one on a card stands for a unit that lies there."""
        p = s.pieces
        held, laid = sum(p.diamonds), sum(p.laid_diamonds)
        total = p.diamond_supply + held + laid
        demand(
            total == duchy_of(s).diamonds,
            f"diamonds: {p.diamond_supply} in the supply, {held} in inventories, {laid} on cards "
            f"make {total}; the game has {duchy_of(s).diamonds}",
        )
        for place in range(SECTIONS * M):
            name = section_name(place // M)
            demand(
                p.laid_diamonds[place] <= s.laid[place],
                f"{name} has more diamonds for {MATERIALS[place % M]} than units of it",
            )
            ivan = p.laid_diamonds[place] > 0 and s.banner[place // M] == s.config.ivan
            demand(not ivan, f"{name} is Ivan's; he has no diamonds")

    def show(self, s: State, seat: int | None, data: dict[str, Any]) -> None:
        for tower, rows in enumerate(data["site"]):
            for level, row in enumerate(rows):
                row["diamonds"] = dict(data["diamonds"]["laid"].get(f"{tower + 1}.{level + 1}", {}))


def diamonds_on(s: State, section: int) -> dict[str, int]:
    """Diamonds on a card by the material each stands for."""
    laid = s.pieces.laid_diamonds
    return {name: laid[section * M + m] for m, name in enumerate(MATERIALS) if laid[section * M + m]}
