"""What a seat sees of the base game, as numbers: here everything on the table (setup.open_information).

Players come in the order of play, the observing seat first, so that what is learned holds on every seat.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from nave.games.red_cathedral.config import NOBODY
from nave.games.red_cathedral.names import (
    COLORS,
    DICE,
    IVAN_CARDS,
    LEVELS,
    MATERIALS,
    ORNAMENTS,
    QUADRANTS,
    RESOURCES,
    RING,
    SECTIONS,
    TOWERS,
    TYPES,
    WORKSHOP,
    K,
    M,
    W,
    section_name,
)
from nave.games.red_cathedral.state import INFLUENCE_CLOSED, INFLUENCE_UNUSED, NONE, State
from nave.games.red_cathedral.tables import Tables
from nave.kernel.observation import MOST, SEAT, Asked, Observer, clear, cut
from nave.kernel.rules import Setting
from nave.kernel.state import State as KernelState

# What the players' own numbers tell for each seat.
TOLD_BY_PLAYERS: Final = ("first_player", "color_1", "color_2", "color_3", "color_4")
EXCHANGE: Final = ("free", "open", "closed")
FACES: Final = ("1", "2", "3", "4", "5", "6")
# Questions that are told, from the open one down; no game has more on top of each other.
DEPTH: Final = 10
ACTION: Final = "action"
# The largest argument of a question: a set of workshop spaces as bits, or an action.
MOST_ARGUMENT: Final = 200

QUESTIONS: Final = [
    Asked("turn", SEAT),
    Asked("end", SEAT),
    Asked("banner", SEAT, "section"),
    Asked("place", SEAT, "section"),
    Asked("benefit", SEAT, "material", "amount"),
    Asked("deliver", SEAT, "left", "delivered"),
    Asked("visit", SEAT),
    Asked("activate", SEAT, ACTION),
    Asked("gain", SEAT, ACTION),
    Asked("pay", SEAT, ACTION, "left", "paid"),
    Asked("take", SEAT, ACTION, "left", "material"),
    Asked("swap", SEAT, ACTION),
    Asked("pieces", SEAT, ACTION, "resource"),
    Asked("shown", SEAT, ACTION),
    Asked("activations", SEAT, ACTION, "left", "used"),
    Asked("next_turn"),
    Asked("roll", "die", "cause"),
    Asked("ivan_die"),
    Asked("ivan_act", "card"),
    Asked("ivan_claim"),
    Asked("ivan_ornament"),
    Asked("ivan_reset"),
    Asked("ivan_tile", "card"),
]


def section_slots(tables: Tables, players: int) -> list[int]:
    """The sections that a plan for so many players can have."""
    most = [0] * TOWERS
    for plan, heights in enumerate(tables.plan_heights):
        if tables.plan_players[plan] == players:
            for tower, height in enumerate(heights):
                most[tower] = max(most[tower], height)
    return [tower * LEVELS + level for tower, height in enumerate(most) for level in range(height)]


@mypyc_attr(allow_interpreted_subclasses=True)
class TableObserver(Observer):
    def __init__(self, settings: list[Setting], tables: Tables, seats: int, questions: list[Asked]) -> None:
        super().__init__(2 if seats == 1 else seats)
        self.names = [f"player{place}" for place in range(int(self.players))]
        self.solo = seats == 1
        self.tile_ids = tables.workshop_ids
        actions = [action.name for action in tables.actions]
        # The same name on an influence card and on a tile: number them.
        actions = [
            name if actions.index(name) == place else f"{name}_{place}" for place, name in enumerate(actions)
        ]
        self.declare_settings(settings, TOLD_BY_PLAYERS)
        slots = section_slots(tables, int(self.players))
        self.card_at: list[int] = [NONE] * SECTIONS
        self.section_at: list[int] = [NONE] * SECTIONS
        self.declare_cards(slots, tables)
        self.influence_at: i64 = len(self.layout)
        self.influence_step: i64 = len(tables.influence_ids)
        for quadrant in range(QUADRANTS):
            self.layout.one_of(f"quadrant{quadrant + 1}", tables.influence_ids)
        self.declare_sections(slots)
        self.declare_players()
        self.declare_ivan()
        # What is wiped out as a whole before it is written.
        self.rest_at: i64 = len(self.layout)
        self.declare_questions(questions, actions, DEPTH, MOST_ARGUMENT)
        self.declare_turn(actions)
        self.declare_market(tables)
        self.rest_end: i64 = len(self.layout)

    # ------------------------------------------------------------ declaring

    def declare_cards(self, slots: list[int], tables: Tables) -> None:
        layout = self.layout
        for section in slots:
            name = f"section{section_name(section)}"
            start = layout.number(f"{name}.exists", 1)
            self.card_at[section] = start
            self.type_at: i64 = layout.one_of(f"{name}.type", TYPES) - start
            self.card_id_at: i64 = layout.number(f"{name}.card", len(tables.card_ids)) - start
            self.cost_at: i64 = layout.numbers(f"{name}.cost", MATERIALS, MOST, 3) - start
            self.recognition_at: i64 = layout.number(f"{name}.recognition", MOST, 10) - start
            self.ruble_at: i64 = layout.number(f"{name}.ruble", MOST, 10) - start

    def declare_sections(self, slots: list[int]) -> None:
        layout = self.layout
        start = 0
        for section in slots:
            name = f"section{section_name(section)}"
            start = len(layout)
            self.section_at[section] = start
            self.done_at: i64 = layout.number(f"{name}.done", 1) - start
            self.banner_at: i64 = layout.one_of(f"{name}.banner", self.names) - start
            self.ornament_at: i64 = layout.one_of(f"{name}.ornament", self.names) - start
            self.laid_at: i64 = layout.numbers(f"{name}.laid", MATERIALS, MOST, 3) - start
            self.lying_at: i64 = self.declare_tile(f"{name}.tile") - start

    def declare_tile(self, name: str) -> int:
        """A workshop tile: which one, and what it gives."""
        layout = self.layout
        start = layout.number(name, len(self.tile_ids))
        self.gives_at: i64 = layout.one_of(f"{name}.gives", RESOURCES) - start
        self.beside_at: i64 = layout.one_of(f"{name}.gives_beside", DICE) - start
        self.amount_at: i64 = layout.number(f"{name}.amount", MOST, 3) - start
        self.tile_size: i64 = len(layout) - start
        return start

    def declare_turn(self, actions: list[str]) -> None:
        layout = self.layout
        self.turn_at: i64 = layout.number("turn", MOST, 100)
        self.asked_at: i64 = layout.one_of("asked", self.names)
        self.active_at: i64 = layout.one_of("active", self.names)
        self.first_at: i64 = layout.one_of("first", self.names)
        self.exchange_at: i64 = layout.one_of("exchange", EXCHANGE)
        self.rerolls_at: i64 = layout.number("rerolls", MOST, 2)
        self.moved_at: i64 = layout.one_of("moved_die", DICE)
        self.obtained_at: i64 = layout.number("obtained", 1)
        self.activated_at: i64 = layout.number("activated", 1)
        self.unused_at: i64 = layout.one_of("influence", ("unused", "closed"))
        self.used_at: i64 = layout.one_of("influence", actions)
        self.trigger_at: i64 = layout.one_of("end.trigger", self.names)
        self.turns_left_at: i64 = layout.number("end.turns_left", MOST, len(self.names))
        self.supply_at: i64 = layout.numbers("supply", MATERIALS, MOST, 20)

    def declare_players(self) -> None:
        layout = self.layout
        self.player_at: i64 = len(layout)
        start = 0
        for name in self.names:
            start = len(layout)
            self.score_at: i64 = layout.number(f"{name}.score", MOST, 80) - start
            self.prestige_at: i64 = layout.number(f"{name}.prestige", MOST, 50) - start
            self.rubles_at: i64 = layout.number(f"{name}.rubles", MOST, 20) - start
            self.goods_at: i64 = layout.numbers(f"{name}.goods", MATERIALS, MOST, 10) - start
            self.banners_at: i64 = layout.numbers(f"{name}.banners", ("inventory", "side"), MOST, 4) - start
            self.ornaments_at: i64 = layout.numbers(f"{name}.ornaments", ORNAMENTS, MOST, 2) - start
            self.color_at: i64 = layout.one_of(f"{name}.color", COLORS) - start
            self.shop_at: i64 = len(layout) - start
            for space in WORKSHOP:
                shop = self.declare_tile(f"{name}.{space}.tile")
                self.up_at: i64 = layout.number(f"{name}.{space}.up", 1) - shop
                self.shop_step: i64 = len(layout) - shop
        self.player_step: i64 = len(layout) - start

    def declare_market(self, tables: Tables) -> None:
        layout = self.layout
        self.space_at: i64 = len(layout)
        self.space_step: i64 = len(tables.tile_ids)
        for space in range(RING):
            layout.one_of(f"space{space + 1}", tables.tile_ids)
        self.die_at: i64 = len(layout)
        self.die_step: i64 = RING + len(FACES)
        for die in DICE:
            layout.one_of(f"{die}.space", [str(space + 1) for space in range(RING)])
            layout.one_of(f"{die}.value", FACES)

    def declare_ivan(self) -> None:
        layout = self.layout
        self.ivan_at: i64 = len(layout)
        self.ivan_step: i64 = 0
        if not self.solo:
            return
        for place in range(len(IVAN_CARDS)):
            start = layout.one_of(f"ivan{place + 1}", IVAN_CARDS)
            self.ivan_tile_at: i64 = self.declare_tile(f"ivan{place + 1}.tile") - start
            self.ivan_up_at: i64 = layout.number(f"ivan{place + 1}.up", 1) - start
            self.ivan_step = len(layout) - start
        self.store_at: i64 = layout.numbers("ivan.store", MATERIALS, MOST, 10)
        self.build_at: i64 = layout.numbers("ivan.build", MATERIALS, MOST, 10)
        self.ivan_ornaments_at: i64 = layout.number("ivan.ornaments", MOST, 6)

    # ------------------------------------------------------------ writing

    def begin(self, s: KernelState, out: "vec[i16]", at: i64) -> None:
        state = cast(State, s)
        t = state.tables
        clear(out, at, at + i64(len(self.layout)))
        self.write_settings(state.config.settings, out, at)
        for quadrant, card in enumerate(state.influence):
            out[at + self.influence_at + i64(quadrant) * self.influence_step + i64(card)] = 1
        for section in state.sections:
            here = at + i64(self.card_at[section])
            card = state.card[section]
            out[here] = 1
            out[here + self.type_at + i64(state.type_of(section))] = 1
            out[here + self.card_id_at] = i16(card + 1)
            for material in range(M):
                out[here + self.cost_at + i64(material)] = i16(t.card_cost[card * M + material])
            out[here + self.recognition_at] = i16(t.card_recognition[card])
            out[here + self.ruble_at] = i16(t.card_ruble[card])

    def write(self, s: KernelState, seat: i64, out: "vec[i16]", at: i64) -> None:
        state = cast(State, s)
        clear(out, at + self.rest_at, at + self.rest_end)
        self.write_questions(s, seat, out, at)
        self.write_turn(state, seat, out, at)
        n = self.players
        for place in range(n):
            self.write_player(state, (seat + place) % n, out, at + self.player_at + place * self.player_step)
        self.write_sections(state, seat, out, at)
        self.write_market(state, out, at)
        if self.solo:
            self.write_ivan(state, out, at)

    def write_tile(self, t: Tables, tile: i64, out: "vec[i16]", here: i64) -> None:
        """A tile or none; most lie where they lay, so their numbers are there already."""
        if i64(out[here]) == tile + 1:
            return
        clear(out, here, here + self.tile_size)
        if tile == NONE:
            return
        out[here] = i16(tile + 1)
        resource: i64 = t.workshop_resource[tile]
        if resource >= 0:
            out[here + self.gives_at + resource] = 1
        die: i64 = t.workshop_die[tile]
        if die >= 0:
            out[here + self.beside_at + die] = 1
        out[here + self.amount_at] = i16(t.workshop_amount[tile])

    def write_turn(self, s: State, seat: i64, out: "vec[i16]", at: i64) -> None:
        n = self.players
        out[at + self.turn_at] = cut(s.turn, MOST)
        if s.stack:
            who: i64 = s.stack[-1].who
            if who >= 0:
                out[at + self.asked_at + (who - seat + n) % n] = 1
        out[at + self.active_at + (i64(s.active) - seat + n) % n] = 1
        out[at + self.first_at + (i64(s.first) - seat + n) % n] = 1
        out[at + self.exchange_at + i64(s.exchange)] = 1
        out[at + self.rerolls_at] = i16(s.rerolls)
        if s.moved_die != NONE:
            out[at + self.moved_at + i64(s.moved_die)] = 1
        out[at + self.obtained_at] = i16(s.obtained)
        out[at + self.activated_at] = i16(s.activated)
        if s.used == INFLUENCE_UNUSED:
            out[at + self.unused_at] = 1
        elif s.used == INFLUENCE_CLOSED:
            out[at + self.unused_at + 1] = 1
        else:
            out[at + self.used_at + i64(s.used)] = 1
        if s.trigger != NOBODY:
            out[at + self.trigger_at + (i64(s.trigger) - seat + n) % n] = 1
        out[at + self.turns_left_at] = i16(s.turns_left)
        supply = s.supply
        for material in range(M):
            out[at + self.supply_at + i64(material)] = i16(supply[material])

    def write_player(self, s: State, player: i64, out: "vec[i16]", here: i64) -> None:
        score = s.score[player]
        out[here + self.score_at] = cut(score, MOST)
        out[here + self.prestige_at] = cut(s.tables.track.prestige(score), MOST)
        out[here + self.rubles_at] = cut(s.rubles[player], MOST)
        goods, ornaments = s.goods, s.ornaments
        for material in range(i64(M)):
            out[here + self.goods_at + material] = i16(goods[player * M + material])
        out[here + self.banners_at] = i16(s.inventory_banners[player])
        out[here + self.banners_at + 1] = i16(s.side_banners[player])
        for kind in range(i64(K)):
            out[here + self.ornaments_at + kind] = i16(ornaments[player * K + kind])
        color: i64 = s.config.colors[player]
        for other in range(i64(len(COLORS))):
            out[here + self.color_at + other] = 1 if other == color else 0
        tiles, up, t = s.shop_tile, s.shop_up, s.tables
        shop = here + self.shop_at
        for place in range(player * W, player * W + W):
            tile: i64 = tiles[place]
            self.write_tile(t, tile, out, shop)
            out[shop + self.up_at] = i16(up[place]) if tile != NONE else 0
            shop += self.shop_step

    def write_sections(self, s: State, seat: i64, out: "vec[i16]", at: i64) -> None:
        n, t = self.players, s.tables
        tiles, banners, done, laid, ornaments = s.tile, s.banner, s.done, s.laid, s.ornament
        for number in s.sections:
            section: i64 = number
            here = at + i64(self.section_at[section])
            self.write_tile(t, tiles[section], out, here + self.lying_at)
            for place in range(here, here + self.lying_at):
                out[place] = 0
            banner: i64 = banners[section]
            if banner == NOBODY:
                continue
            out[here + self.banner_at + (banner - seat + n) % n] = 1
            if done[section]:  # what lay on it went back (build.completion)
                out[here + self.done_at] = 1
                ornament: i64 = ornaments[section]
                if ornament != NOBODY:
                    out[here + self.ornament_at + (ornament - seat + n) % n] = 1
            else:
                for material in range(i64(M)):
                    out[here + self.laid_at + material] = i16(laid[section * M + material])

    def write_market(self, s: State, out: "vec[i16]", at: i64) -> None:
        tiles = s.market_tile
        for space in range(i64(RING)):
            tile: i64 = tiles[space]
            out[at + self.space_at + space * self.space_step + tile] = 1
        for die in range(i64(len(DICE))):
            where: i64 = s.die_space[die]
            if where != NONE:
                here = at + self.die_at + die * self.die_step
                value: i64 = s.die_value[die]
                out[here + where] = 1
                out[here + RING + value - 1] = 1

    def write_ivan(self, s: State, out: "vec[i16]", at: i64) -> None:
        for place in range(i64(len(s.ivan_row))):
            here = at + self.ivan_at + place * self.ivan_step
            clear(out, here, here + self.ivan_tile_at)
            out[here + i64(s.ivan_row[place])] = 1
            self.write_tile(s.tables, s.ivan_tile[place], out, here + self.ivan_tile_at)
            out[here + self.ivan_up_at] = i16(s.ivan_up[place])
        for material in range(i64(M)):
            out[at + self.store_at + material] = i16(s.ivan_store[material])
            out[at + self.build_at + material] = i16(s.ivan_build[material])
        out[at + self.ivan_ornaments_at] = i16(s.ivan_ornaments)
