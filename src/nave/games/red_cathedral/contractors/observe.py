"""What a seat sees of the expansion, as numbers behind those of the base game, and of nobody's secrets.

Numbers of what is not in play stay 0, so that one layout serves every choice of parts and guild.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from nave.games.red_cathedral.contractors.names import (
    CITIES,
    CONTRACTS,
    REINFORCEMENTS,
    SPECIALIST_SPACES,
    SPECIALISTS,
    C,
)
from nave.games.red_cathedral.contractors.pieces import (
    IN_BAG,
    IN_DECK,
    NONE,
    ON_OFFER,
    REMOVED,
    USED_UP,
    on_table,
)
from nave.games.red_cathedral.names import (
    BLACK,
    LEVELS,
    MATERIALS,
    ORNAMENTS,
    TOWERS,
    WORKSHOP,
    K,
    M,
    W,
    section_name,
)
from nave.games.red_cathedral.observe import ACTION, QUESTIONS, TableObserver, section_slots
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Tables
from nave.kernel.observation import MOST, SEAT, Asked, Observer, clear
from nave.kernel.rules import Rules, Setting, Setup
from nave.kernel.state import State as KernelState

MORE_QUESTIONS: Final = [
    Asked("offer", SEAT, "city"),
    Asked("specialist", SEAT, "city"),
    Asked("refill", "space"),
    Asked("draw_specialist", "space"),
    Asked("turn_over", SEAT),
    Asked("both", SEAT, ACTION, "taken", "delivered"),
    Asked("rubles", SEAT, ACTION),
    Asked("discard", SEAT, ACTION),
    Asked("claim", SEAT, ACTION),
    Asked("guild_action", SEAT, ACTION),
    Asked("activate_other", SEAT, ACTION),
    Asked("draw_card", SEAT, ACTION, "left"),
    Asked("pick_card", SEAT, ACTION),
    Asked("unit", SEAT, ACTION, "place", "left", "material"),
    Asked("name_section", SEAT, ACTION),
    Asked("take_reinforcement", SEAT, ACTION),
    Asked("place_free", SEAT, "section"),
    Asked("name_player", SEAT, ACTION),
    Asked("foreman", SEAT, ACTION),
    Asked("pay_any", SEAT, ACTION, "left", "diamonds"),
    Asked("with_diamonds", SEAT, ACTION, "material"),
    Asked("extra", SEAT, ACTION, "left", "done", "chosen"),
    Asked("draw_contract", SEAT, ACTION, "left"),
    Asked("keep_contract", SEAT, ACTION),
    Asked("return_contract", SEAT, ACTION),
]
# Cards that are looked at before one is chosen: contracts, spare cathedral cards.
CONTRACTS_DRAWN: Final = 3
SPARE_DRAWN: Final = 2

JEWELERS: Final = "jewelers"
FOREMEN: Final = "foremen"
ARCHIVISTS: Final = "archivists"
MASTER_BUILDERS: Final = "master_builders"
BRICK_MAKERS: Final = "brick_makers"


def observer(rules: Rules, seats: int) -> "FullObserver":
    """The observer of all games with so many seats, whatever their settings and component set."""
    # The whole box, also what no part of these settings needs.
    setup = Setup(seats, rules.check_settings(seats, None), rules.standard_components(), rules.version)
    start = cast(State, rules.start(setup))
    return FullObserver(rules.settings, start.tables, seats)


class FullObserver(TableObserver):
    def __init__(self, settings: list[Setting], tables: Tables, seats: int, tall: bool = False) -> None:
        """`tall`: towers as high as any plan may have them, in places behind all others."""
        super().__init__(settings, tables, seats, QUESTIONS + MORE_QUESTIONS)
        self.settings = settings
        self.box = tables
        self.seats = seats
        self.taller: FullObserver | None = None
        self.declare_duchy()
        self.declare_jewelers(section_slots(tables, int(self.players)))
        self.foreman_at: i64 = self.layout.one_of("foreman", [str(n + 1) for n in range(TOWERS)])
        self.declare_contracts()
        self.declare_spare(tables)
        self.declare_reinforcements()
        if tall:
            towers = int(self.players) + 2
            more = [section for section in range(towers * int(LEVELS)) if self.section_at[section] == NONE]
            self.declare_cards(more, tables)
            self.declare_sections(more)
            for section in more:
                name = f"section{section_name(section)}.diamonds"
                self.laid_diamonds_at[section] = self.layout.numbers(name, MATERIALS, MOST, 3)

    def fitting(self, s: KernelState) -> Observer:
        """Plans of an owner's box may have towers that no plan of the usual one has."""
        slots = section_slots(cast(State, s).tables, int(self.players))
        if all(self.section_at[section] != NONE for section in slots):
            return self
        if self.taller is None:
            self.taller = FullObserver(self.settings, self.box, self.seats, True)
        return self.taller

    # ------------------------------------------------------------ declaring

    def declare_duchy(self) -> None:
        layout = self.layout
        self.duchy_at: i64 = len(layout)
        self.city_at: i64 = len(layout)
        for tower in range(TOWERS):
            layout.one_of(f"tower{tower + 1}.city", CITIES)
        self.closed_at: i64 = layout.numbers("closed", CITIES, 1)
        self.display_at: i64 = len(layout)
        for space in range(SPECIALIST_SPACES):
            layout.one_of(f"display{space + 1}", SPECIALISTS)
        self.bag_at: i64 = layout.numbers("bag", SPECIALISTS, 1)
        self.removed_at: i64 = layout.numbers("removed", SPECIALISTS, 1)
        self.marker_at: i64 = layout.one_of("marker", [str(tower + 1) for tower in range(TOWERS)])
        self.owner_at: i64 = len(layout)
        start = 0
        for name in self.names:
            start = len(layout)
            self.permits_at: i64 = layout.number(f"{name}.permits", MOST, 6) - start
            self.contractors_at: i64 = layout.numbers(f"{name}.contractors", CITIES, MOST, 3) - start
            self.held_at: i64 = layout.one_of(f"{name}.specialist", SPECIALISTS) - start
            self.tools_at: i64 = layout.numbers(f"{name}.tools", SPECIALISTS, 1) - start
            self.discarded_at: i64 = layout.numbers(f"{name}.discarded.ornaments", ORNAMENTS, MOST, 2) - start
            self.discarded_from_at: i64 = layout.numbers(f"{name}.discarded.from", WORKSHOP, 1) - start
        self.owner_step: i64 = len(layout) - start
        self.duchy_end: i64 = len(layout)

    def declare_jewelers(self, slots: list[int]) -> None:
        layout = self.layout
        self.diamonds_at: i64 = len(layout)
        self.diamond_supply_at: i64 = layout.number("diamonds.supply", MOST, 10)
        self.own_diamonds_at: i64 = layout.numbers("diamonds", self.names, MOST, 5)
        self.laid_diamonds_at: list[int] = [NONE] * len(self.section_at)
        for section in slots:
            name = f"section{section_name(section)}.diamonds"
            self.laid_diamonds_at[section] = layout.numbers(name, MATERIALS, MOST, 3)
        self.diamonds_end: i64 = len(layout)

    def declare_contracts(self) -> None:
        layout = self.layout
        self.contracts_at: i64 = layout.number("contracts.deck", len(CONTRACTS))
        self.drawn_at: i64 = len(layout)
        for place in range(CONTRACTS_DRAWN):
            layout.number(f"contracts.drawn{place + 1}", 1)
            layout.one_of(f"contracts.drawn{place + 1}", CONTRACTS)
        self.under_at: i64 = len(layout)
        for place in range(len(CONTRACTS)):
            layout.one_of(f"contracts.under{place + 1}.by", self.names)
            layout.number(f"contracts.under{place + 1}.contract", len(CONTRACTS))
        self.hand_at: i64 = len(layout)
        for name in self.names:
            layout.number(f"{name}.contracts", MOST, 3)
            layout.numbers(f"{name}.contracts", CONTRACTS, 1)
        self.scored_at: i64 = layout.numbers("contracts.scored", CONTRACTS, MOST, 5)
        self.contracts_end: i64 = len(layout)

    def declare_spare(self, tables: Tables) -> None:
        layout = self.layout
        self.spare_at: i64 = layout.numbers("spare.discard", tables.card_ids, 1)
        self.spare_drawn_at: i64 = len(layout)
        for place in range(SPARE_DRAWN):
            layout.number(f"spare.drawn{place + 1}", len(tables.card_ids))
        self.spare_end: i64 = len(layout)

    def declare_reinforcements(self) -> None:
        layout = self.layout
        self.offer_at: i64 = layout.numbers("reinforcements.offer", REINFORCEMENTS, 1)
        self.used_up_at: i64 = layout.numbers("reinforcements.used", REINFORCEMENTS, 1)
        self.own_tiles_at: i64 = len(layout)
        for name in self.names:
            layout.numbers(f"{name}.reinforcements", REINFORCEMENTS, 1)
        self.reinforced_at: i64 = layout.number("reinforcements.this_turn", 1)

    # ------------------------------------------------------------ writing

    def write(self, s: KernelState, seat: i64, out: "vec[i16]", at: i64) -> None:
        super().write(s, seat, out, at)
        state = cast(State, s)
        if not state.config.parts:
            return
        if len(state.config.box.dice) > BLACK:
            self.write_duchy(state, seat, out, at)
        for card in state.influence:
            if card < state.tables.base_influence:
                continue
            guild = state.tables.influence_group[card]
            if guild == JEWELERS:
                self.write_diamonds(state, seat, out, at)
            elif guild == FOREMEN:
                clear(out, at + self.foreman_at, at + self.foreman_at + TOWERS)
                out[at + self.foreman_at + i64(on_table(state).foreman)] = 1
            elif guild == ARCHIVISTS:
                self.write_contracts(state, seat, out, at)
            elif guild == MASTER_BUILDERS:
                self.write_spare(state, out, at)
            elif guild == BRICK_MAKERS:
                self.write_reinforcements(state, seat, out, at)

    def write_duchy(self, s: State, seat: i64, out: "vec[i16]", at: i64) -> None:
        clear(out, at + self.duchy_at, at + self.duchy_end)
        pieces, n = on_table(s), self.players
        for tower in range(i64(len(s.heights))):
            out[at + self.city_at + tower * C + i64(pieces.city[tower])] = 1
        for city in range(i64(C)):
            out[at + self.closed_at + city] = i16(pieces.closed[city])
        kinds: i64 = len(SPECIALISTS)
        for space in range(i64(SPECIALIST_SPACES)):
            shown: i64 = pieces.display[space]
            if shown != NONE:
                out[at + self.display_at + space * kinds + shown] = 1
        if pieces.marker != NONE:
            out[at + self.marker_at + i64(pieces.marker)] = 1
        owner_at = at + self.owner_at
        for tile in range(kinds):
            place: i64 = pieces.specialist_at[tile]
            if place == IN_BAG:
                out[at + self.bag_at + tile] = 1
            elif place == REMOVED:
                out[at + self.removed_at + tile] = 1
            elif place >= 0:
                who = (place - seat + n) % n
                out[owner_at + who * self.owner_step + self.tools_at + tile] = 1
        for place in range(n):
            player = (seat + place) % n
            here = owner_at + place * self.owner_step
            out[here + self.permits_at] = i16(pieces.permits[player])
            held: i64 = pieces.held[player]
            if held != NONE:
                out[here + self.held_at + held] = 1
            for city in range(i64(C)):
                out[here + self.contractors_at + city] = i16(pieces.contractors[player * C + city])
            for kind in range(i64(K)):
                out[here + self.discarded_at + kind] = i16(s.discarded[player * K + kind])
            for space in range(i64(W)):
                out[here + self.discarded_from_at + space] = i16(s.discarded_from[player * W + space])

    def write_diamonds(self, s: State, seat: i64, out: "vec[i16]", at: i64) -> None:
        clear(out, at + self.diamonds_at, at + self.diamonds_end)
        pieces, n = on_table(s), self.players
        out[at + self.diamond_supply_at] = i16(pieces.diamond_supply)
        for place in range(n):
            out[at + self.own_diamonds_at + place] = i16(pieces.diamonds[(seat + place) % n])
        laid = pieces.laid_diamonds
        for section in s.sections:
            here = at + i64(self.laid_diamonds_at[section])
            unbuilt = s.banner[section] == NONE or s.done[section]
            for material in range(i64(M)):
                out[here + material] = 0 if unbuilt else i16(laid[i64(section) * M + material])

    def write_contracts(self, s: State, seat: i64, out: "vec[i16]", at: i64) -> None:
        """guild.archivists.contracts_secret: which ones only to their owner, how many to everybody."""
        clear(out, at + self.contracts_at, at + self.contracts_end)
        pieces, n = on_table(s), self.players
        kinds: i64 = len(CONTRACTS)
        over = not s.stack
        drawn = pieces.contract_drawn
        for place in range(i64(len(drawn))):
            here = at + self.drawn_at + place * (kinds + 1)
            out[here] = 1
            if over or seat == s.active:
                out[here + 1 + i64(drawn[place])] = 1
        for place in range(i64(len(pieces.contract_under))):
            here = at + self.under_at + place * (n + 1)
            by: i64 = pieces.contract_by[place]
            out[here + (by - seat + n) % n] = 1
            if over or by == seat:
                out[here + n] = i16(pieces.contract_under[place] + 1)
        in_deck: i64 = 0
        for card in range(kinds):
            owner: i64 = pieces.contract_at[card]
            if owner == IN_DECK:
                in_deck += 1
            elif owner >= 0:
                here = at + self.hand_at + (owner - seat + n) % n * (kinds + 1)
                out[here] = i16(out[here] + 1)
                if over or owner == seat:
                    out[here + 1 + card] = 1
            out[at + self.scored_at + card] = i16(pieces.contract_prestige[card])
        out[at + self.contracts_at] = i16(in_deck)

    def write_spare(self, s: State, out: "vec[i16]", at: i64) -> None:
        """guild.master_builders.discard: what lies in no place in sight is in the deck."""
        clear(out, at + self.spare_at, at + self.spare_end)
        pieces = on_table(s)
        for card in pieces.spare_discard:
            out[at + self.spare_at + i64(card)] = 1
        for place in range(i64(len(pieces.spare_drawn))):
            out[at + self.spare_drawn_at + place] = i16(pieces.spare_drawn[place] + 1)

    def write_reinforcements(self, s: State, seat: i64, out: "vec[i16]", at: i64) -> None:
        clear(out, at + self.offer_at, at + self.reinforced_at)
        pieces, n = on_table(s), self.players
        kinds: i64 = len(REINFORCEMENTS)
        for tile in range(kinds):
            place: i64 = pieces.reinforcement_at[tile]
            if place == ON_OFFER:
                out[at + self.offer_at + tile] = 1
            elif place == USED_UP:
                out[at + self.used_up_at + tile] = 1
            else:
                out[at + self.own_tiles_at + (place - seat + n) % n * kinds + tile] = 1
        out[at + self.reinforced_at] = i16(pieces.reinforced)
