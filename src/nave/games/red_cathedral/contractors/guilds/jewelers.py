"""Jewelers: diamonds, a material that stands for every other one."""

from typing import Any, Final, cast

from mypy_extensions import i64

from nave.games.red_cathedral import types as base
from nave.games.red_cathedral.ask import Choice
from nave.games.red_cathedral.build import (
    Builds,
    not_decorated,
    not_delivered_to,
    place_ornament,
    return_gems,
    tell_ornament,
    too_many_pieces,
    touches_ornament,
)
from nave.games.red_cathedral.config import NOBODY
from nave.games.red_cathedral.contractors.diamonds import (
    JEWELERS,
    QUESTIONS,
    USE_WITH_DIAMOND,
    WILD,
    asks_for_diamonds,
    take_payment,
)
from nave.games.red_cathedral.contractors.events import DiamondDelivered
from nave.games.red_cathedral.contractors.full_action import full
from nave.games.red_cathedral.contractors.guild import Brought, Guild
from nave.games.red_cathedral.contractors.jokers import (
    ALL,
    DECORATE_DIAMOND,
    DELIVER_DIAMOND,
    best_points,
    can_set_diamonds,
    setting_of,
)
from nave.games.red_cathedral.contractors.pieces import on_table, own_pieces
from nave.games.red_cathedral.contractors.resources import Diamonds, return_diamonds
from nave.games.red_cathedral.contractors.tables import duchy_of
from nave.games.red_cathedral.contractors.types import ContractorsPieces, ContractorsTable, SlotRow
from nave.games.red_cathedral.effects import return_material
from nave.games.red_cathedral.finish import finish_if_complete
from nave.games.red_cathedral.names import DIAMOND, MATERIALS, ORNAMENTS, SECTIONS, K, M, section_name
from nave.games.red_cathedral.part import Resource
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.kernel.asking import demand
from nave.kernel.moves import Moves
from nave.kernel.packed import added
from nave.kernel.question import Kind
from nave.kernel.reading import Reader
from nave.kernel.refusal import MEANS, Refusal
from nave.kernel.said import Said


class DeliverDiamond(Brought[Builds]):
    """guild.jewelers.diamond_on_section: it stands for one unit that is missing, for good."""

    def add(self, s: State, q: Builds, out: Moves) -> None:
        if not on_table(s).diamonds[q.who] or not q.deliveries(s):
            return
        for section in s.sections:
            if not s.done[section] and s.banner[section] == q.who:
                out.extend([DELIVER_DIAMOND.at(section, m) for m in range(M) if s.missing(section, m) > 0])

    def apply(self, s: State, q: Builds, move: i64) -> None:
        q.count(s, 1)
        section, material = DELIVER_DIAMOND.first(move), DELIVER_DIAMOND.second(move)
        place = section * M + material
        own_pieces(s).diamonds = added(on_table(s).diamonds, q.who, -1)
        own_pieces(s).laid_diamonds = added(on_table(s).laid_diamonds, place, 1)
        s.laid = added(s.laid, place, 1)
        if s.log is not None:
            rule = "guild.jewelers.diamond_on_section"
            s.log.append(DiamondDelivered(0, material, section, rule=rule, seat=q.who))
        finish_if_complete(s, q.who, section)

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return (f"section:{section_name(DELIVER_DIAMOND.first(move))}", "good:diamond")

    def label(self, s: State, move: i64) -> Said:
        section, material = DELIVER_DIAMOND.first(move), DELIVER_DIAMOND.second(move)
        return Said("answer-deliver_diamond", resource=MATERIALS[material], section=section_name(section))

    def refuse(self, s: State, q: Builds, move: i64) -> Refusal:
        section, material = DELIVER_DIAMOND.first(move), DELIVER_DIAMOND.second(move)
        found = not_delivered_to(s, q.who, section, material)
        return found or Refusal(Said("refused-no_diamond"), WILD, MEANS)


class DecorateDiamond(Brought[Builds]):
    """guild.jewelers.diamond_ornament: each diamond is one delivery."""

    def add(self, s: State, q: Builds, out: Moves) -> None:
        left = q.deliveries(s)
        if not on_table(s).diamonds[q.who] or not left:
            return
        for section in s.sections:
            if s.done[section] and s.ornament[section] == NOBODY:
                kind = s.type_of(section)
                if s.ornaments[q.who * K + kind]:
                    for number, setting in enumerate(ALL):
                        if setting.pieces <= left and can_set_diamonds(s, q.who, kind, setting):
                            out.append(DECORATE_DIAMOND.at(section, number))

    def apply(self, s: State, q: Builds, move: i64) -> None:
        section, setting = setting_of(move)
        q.count(s, setting.pieces)
        tell_ornament(s, q.who, section)
        if not setting.base:
            return_material(s, q.who, s.tables.ornament_material[s.type_of(section)], 1, "decorate.cost")
        return_gems(s, q.who, setting.green, setting.purple)
        rule = "guild.jewelers.diamond_ornament"
        return_diamonds(s, q.who, setting.diamonds, rule)
        place_ornament(s, q.who, section, best_points(s, setting), rule)

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        section, setting = setting_of(move)
        names = touches_ornament(s, section, (setting.green, setting.purple))
        return (names[0], "good:diamond", *names[1:])

    def label(self, s: State, move: i64) -> Said:
        section, setting = setting_of(move)
        return Said(
            "answer-decorate_diamond",
            ornament=ORNAMENTS[s.type_of(section)],
            base=setting.base,
            gems=setting.gems() or None,
            section=section_name(section),
            prestige=best_points(s, setting),
        )

    def refuse(self, s: State, q: Builds, move: i64) -> Refusal:
        section, setting = setting_of(move)
        found = not_decorated(s, q.who, section)
        if found is not None:
            return found
        kind = s.type_of(section)
        if not can_set_diamonds(s, q.who, kind, setting):
            said = Said("refused-diamond_ornament", ornament=ORNAMENTS[kind])
            return Refusal(said, "guild.jewelers.diamond_ornament", MEANS)
        return too_many_pieces(kind, setting.pieces, q.deliveries(s))


DELIVER: Final = DeliverDiamond("deliver_diamond", DELIVER_DIAMOND, JEWELERS)
DECORATE: Final = DecorateDiamond("decorate_diamond", DECORATE_DIAMOND, JEWELERS)
BUILDING: Final[list[Choice[Any]]] = [DELIVER, DECORATE]


class Jewelers(Guild):
    # ------------------------------------------------------------ what it brings

    def offers(self) -> dict[str, list[Choice[Any]]]:
        uses: list[Choice[Any]] = [USE_WITH_DIAMOND]
        building = {"turn": BUILDING, "deliver": BUILDING, "both": BUILDING}
        return {**building, "visit": uses, "guild_action": uses}

    def questions(self) -> tuple[Kind[State], ...]:
        return QUESTIONS

    def resources(self) -> dict[int, Resource]:
        return {DIAMOND: Diamonds()}

    def before_market(self, s: State) -> None:
        """guild.jewelers.setup"""
        own_pieces(s).diamond_supply = duchy_of(s).diamonds

    # ------------------------------------------------------------ actions

    def cannot_begin(self, s: State, player: i64, action: Action) -> Refusal | None:
        action = full(action)
        if on_table(s).diamonds[player] >= action.pay_diamond:
            return None
        return Refusal(Said("refused-diamonds_cost", n=action.pay_diamond), "guild.payment", MEANS)

    def brings(self, s: State, player: i64, action: Action) -> bool:
        """What is paid makes room, and may be a diamond itself."""
        return action.pay_any and on_table(s).diamonds[player] > 0

    def pay(self, s: State, player: i64, number: i64, material: i64) -> bool:
        action = full(s.tables.actions[number])
        return_diamonds(s, player, action.pay_diamond, action.rule)
        return action.pay_materials > 0 and take_payment(s, player, number, material)

    def holds_back(self, s: State, player: i64, action: Action, material: i64) -> bool:
        """guild.jewelers.diamond_trade: nothing is paid while it is open how many diamonds are."""
        announced = not action.pay_ruble and not full(action).pay_more and not s.config.first_rules
        return announced and asks_for_diamonds(s, player, action, material)

    def terms(self, action: Action, cost: list[Said], gains: list[Said]) -> None:
        action = full(action)
        if action.pay_diamond:
            cost.append(Said("pay-diamond", n=action.pay_diamond))

    # ------------------------------------------------------------ inventories and cards

    def stand_ins(self, s: State, player: i64) -> i64:
        """guild.jewelers.diamond_material: in the inventory, and among the goods at the end."""
        return on_table(s).diamonds[player]

    def on_card(self, s: State, place: i64) -> i64:
        return on_table(s).laid_diamonds[place]

    def finished(self, s: State, player: i64, section: i64) -> None:
        """build.completion: diamonds go back to their own supply."""
        laid = on_table(s).laid_diamonds[:]
        for place in range(section * M, section * M + M):
            own_pieces(s).diamond_supply += laid[place]
            laid[place] = 0
        own_pieces(s).laid_diamonds = laid

    # ------------------------------------------------------------ positions

    def write(self, s: State, data: base.Pieces) -> None:
        p = on_table(s)
        laid = {}
        for section in s.sections:
            found = diamonds_on(s, section)
            if found:
                laid[section_name(section)] = found
        pieces = cast(ContractorsPieces, data)
        pieces["diamonds"] = {"supply": p.diamond_supply, "laid": laid}
        for player, row in enumerate(pieces["players"]):
            row["diamonds"] = p.diamonds[player]

    def entries(self) -> list[str]:
        return ["diamonds"]

    def player_entries(self) -> list[str]:
        return ["diamonds"]

    def read(self, s: State, root: Reader) -> None:
        p = on_table(s)
        diamonds = root.part("diamonds")
        diamonds.only({"supply", "laid"})
        p.diamond_supply = diamonds.number("supply", 0, duchy_of(s).diamonds)
        laid = diamonds.part("laid")
        names = [section_name(section) for section in s.sections]
        for name in laid.keys(names):
            section = s.sections[names.index(name)]
            for m, count in enumerate(laid.counts(name, MATERIALS)):
                p.laid_diamonds[section * M + m] = count
        for player, row in enumerate(root.rows("players", s.config.players)):
            p.diamonds[player] = row.number("diamonds", 0, duchy_of(s).diamonds)

    def check(self, s: State) -> None:
        """guild.jewelers.setup: all are there, and each one on a card stands for a unit that lies there."""
        p = on_table(s)
        held, laid = sum(p.diamonds), sum(p.laid_diamonds)
        total = p.diamond_supply + held + laid
        demand(
            total == duchy_of(s).diamonds,
            Said(
                "wrong-diamond-count",
                supply=p.diamond_supply,
                held=held,
                laid=laid,
                total=total,
                diamonds=duchy_of(s).diamonds,
            ),
        )
        for place in range(SECTIONS * M):
            name = section_name(place // M)
            demand(
                p.laid_diamonds[place] <= s.laid[place],
                Said("wrong-more-diamonds-than-units", name=name, material=MATERIALS[place % M]),
            )
            ivan = p.laid_diamonds[place] > 0 and s.banner[place // M] == s.config.ivan
            demand(not ivan, Said("wrong-ivan-he-no-diamonds", name=name))

    def show(self, s: State, seat: int | None, data: base.Table) -> None:
        table = cast(ContractorsTable, data)
        for tower, rows in enumerate(table["site"]):
            for level, row in enumerate(rows):
                diamonds = dict(table["diamonds"]["laid"].get(f"{tower + 1}.{level + 1}", {}))
                row["diamonds"] = dict(diamonds)
                for slot in cast(list[SlotRow], row["slots"][::-1]):
                    slot["diamond"] = slot["laid"] and diamonds.get(slot["material"], 0) > 0
                    if slot["diamond"]:
                        diamonds[slot["material"]] -= 1


def diamonds_on(s: State, section: i64) -> dict[str, int]:
    """Diamonds on a card by the material each stands for."""
    laid = on_table(s).laid_diamonds
    return {name: laid[section * M + m] for m, name in enumerate(MATERIALS) if laid[section * M + m]}
