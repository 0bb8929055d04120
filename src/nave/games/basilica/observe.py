"""What a seat sees of Basilica, as numbers: all but what the other player's jester has named in secret.

The observing seat is `own`, the other `rival`. Near the board every cell has numbers of its own for all that
can lie there; cells of deeper rows, which hardly any game reaches, are told in one number each.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from nave.games.basilica import plan
from nave.games.basilica.names import (
    CELLS,
    COLORS,
    COLUMNS,
    MASK,
    ORDERS,
    RANKS,
    SEATS,
    TILES,
    TOKENS,
    WIDTH,
    C,
    cell_name,
    tile_name,
)
from nave.games.basilica.state import HIDDEN, NONE, TURN_OVER, State
from nave.kernel.observation import MOST, SEAT, Asked, Observer, clear, cut
from nave.kernel.rules import Rules, Setting
from nave.kernel.state import State as KernelState

PLAYERS: Final = ("own", "rival")
# The first player is told by the table.
TOLD_BY_TABLE: Final = ("first_player",)
# Rows whose cells have numbers of their own.
NEAR: Final = 16
NEAR_CELLS: Final = NEAR * WIDTH
DEPTH: Final = 10
# Score sheets whose points are told: one for each scoring space, and one for the end of the second stack.
SHEETS: Final = 4
# Jesters that can have named a color: every token of both players, should a component set want that.
NAMED: Final = SEATS * TOKENS
SCAFFOLDING_CODE: Final = TILES + 1
# A deep cell in one number: the tile, the builder with what lies under it, glass and altar.
PAWNS: Final = 16
DECO: Final = 4
CELL: Final = "cell"

QUESTIONS: Final = [
    Asked("act", SEAT),
    Asked("end", SEAT),
    Asked("lay", SEAT),
    Asked("buy", SEAT, "order"),
    Asked("promote", SEAT, "banned"),
    Asked("rank", SEAT, CELL, "banned"),
    Asked("move", SEAT),
    Asked("recruit", SEAT, "flag"),
    Asked("withdraw", SEAT),
    Asked("shift", SEAT, SEAT),
    Asked("glass", SEAT),
    Asked("scaffolding", SEAT, "left"),
    Asked("disaster", SEAT),
    Asked("altar", SEAT, "left"),
    Asked("jester", SEAT, CELL),
    Asked("turn"),
    Asked("refill", "column"),
    Asked("discard_order", "column"),
    Asked("offer_coin", "order"),
    Asked("score", "final"),
]


def observer(rules: Rules, seats: int) -> "BasilicaObserver":
    """The observer of all games, whatever their settings and component set."""
    return BasilicaObserver(rules.settings)


class BasilicaObserver(Observer):
    def __init__(self, settings: list[Setting]) -> None:
        super().__init__(SEATS)
        layout = self.layout
        self.declare_settings(settings, TOLD_BY_TABLE)
        tiles = [tile_name(tile).replace(" ", "_") for tile in range(TILES)]
        self.unseen_at: i64 = layout.numbers("unseen", tiles, MOST, 1)
        # What is wiped out as a whole before it is written.
        self.rest_at: i64 = len(layout)
        self.declare_questions(QUESTIONS, [], DEPTH, CELLS)
        self.declare_turn()
        self.declare_board(tiles)
        self.rest_end: i64 = len(layout)
        self.declare_cells()

    # ------------------------------------------------------------ declaring

    def declare_turn(self) -> None:
        layout = self.layout
        self.turn_at: i64 = layout.number("turn", MOST, 50)
        self.asked_at: i64 = layout.one_of("asked", PLAYERS)
        self.active_at: i64 = layout.one_of("active", PLAYERS)
        self.first_at: i64 = layout.one_of("first", PLAYERS)
        self.actions_at: i64 = layout.number("actions_left", MOST, 3)
        self.turn_over_at: i64 = layout.number("turn_over", 1)
        self.laid_at: i64 = layout.number("laid", CELLS)
        self.given_at: i64 = layout.one_of("given", RANKS)
        self.ended_at: i64 = layout.one_of("ended", ("third_scoring", "exhaustion"))
        self.queen_at: i64 = layout.number("queen", MOST, 30)
        self.to_scoring_at: i64 = layout.number("to_scoring", MOST, 10)
        self.rows_at: i64 = layout.number("rows", CELLS // WIDTH, NEAR)
        self.altars_at: i64 = layout.number("altars", MOST, 14)
        self.scorings_at: i64 = layout.number("scorings", MOST, SHEETS)
        for place in range(SHEETS):
            layout.numbers(f"scoring{place + 1}", PLAYERS, MOST, 20)
        self.named_at: i64 = len(layout)
        for place in range(NAMED):
            start = layout.number(f"named{place + 1}.cell", CELLS)
            layout.one_of(f"named{place + 1}", PLAYERS)
            layout.one_of(f"named{place + 1}.colour", COLORS)
            self.named_step: i64 = len(layout) - start
        self.player_at: i64 = len(layout)
        for name in PLAYERS:
            start = layout.number(f"{name}.score", MOST, 60)
            layout.number(f"{name}.coins", MOST, 2)
            layout.number(f"{name}.builders", MOST, 5)
            layout.numbers(f"{name}.token", [str(token + 1) for token in range(TOKENS)], 1)
            self.player_step: i64 = len(layout) - start

    def declare_board(self, tiles: list[str]) -> None:
        layout = self.layout
        self.order_at: i64 = len(layout)
        for column in range(COLUMNS):
            self.declare_face(f"order{column + 1}")
        self.played_at: i64 = self.declare_face("executing")
        self.top_at: i64 = self.declare_face("stack.top")
        self.vault_at: i64 = len(layout)
        for column in range(COLUMNS):
            self.declare_face(f"vault{column + 1}")
        self.second_at: i64 = layout.number("stack.second", 1)
        self.size_at: i64 = layout.number("stack.size", MOST, 60)
        self.older_at: i64 = layout.numbers("unseen_of_first", tiles, MOST, 1)
        self.discard_at: i64 = layout.numbers("discard", tiles, MOST, 1)

    def declare_face(self, name: str) -> int:
        """A tile on the board, its crown as far as it is known, and which stack it came from."""
        layout = self.layout
        start = layout.one_of(f"{name}.order", ORDERS)
        self.color_at: i64 = layout.numbers(f"{name}.colour", COLORS, 1) - start
        self.crown_at: i64 = layout.one_of(f"{name}.crown", ("no", "yes")) - start
        self.from_second_at: i64 = layout.number(f"{name}.second", 1) - start
        self.face_step: i64 = len(layout) - start
        return start

    def declare_cells(self) -> None:
        layout = self.layout
        self.cell_at: i64 = len(layout)
        for cell in range(NEAR_CELLS):
            name = cell_name(cell)
            start = layout.number(f"{name}.tile", SCAFFOLDING_CODE)
            self.scaffold_at: i64 = layout.number(f"{name}.scaffolding", 1) - start
            self.shown_at: i64 = layout.numbers(f"{name}.colour", COLORS, 1) - start
            self.builder_at: i64 = layout.one_of(f"{name}.builder", PLAYERS) - start
            self.rank_at: i64 = layout.one_of(f"{name}.rank", RANKS) - start
            self.token_at: i64 = layout.number(f"{name}.token", TOKENS) - start
            self.glass_at: i64 = layout.number(f"{name}.glass", 1) - start
            self.altar_at: i64 = layout.number(f"{name}.altar", 1) - start
            self.new_at: i64 = layout.number(f"{name}.just_laid", 1) - start
            self.cell_step: i64 = len(layout) - start
        self.deep_at: i64 = len(layout)
        for cell in range(NEAR_CELLS, CELLS):
            layout.number(f"{cell_name(cell)}.code", (SCAFFOLDING_CODE + 1) * PAWNS * DECO - 1)

    # ------------------------------------------------------------ writing

    def begin(self, s: KernelState, out: "vec[i16]", at: i64) -> None:
        clear(out, at, at + i64(len(self.layout)))
        self.write_settings(cast(State, s).config.settings, out, at)

    def write(self, s: KernelState, seat: i64, out: "vec[i16]", at: i64) -> None:
        state = cast(State, s)
        rows = i64(out[at + self.rows_at])  # what was told before is wiped out
        if out[at + self.second_at]:
            clear(out, at + self.older_at, at + self.discard_at)
        clear(out, at + self.rest_at, at + self.older_at)
        clear(out, at + self.discard_at, at + self.rest_end)
        clear(out, at + self.cell_at, at + self.cell_at + min(rows, NEAR) * WIDTH * self.cell_step)
        if rows > NEAR:
            clear(out, at + self.deep_at, at + i64(len(self.layout)))
        self.write_questions(s, seat, out, at)
        self.write_turn(state, seat, out, at)
        self.write_named(state, seat, out, at)
        self.write_players(state, seat, out, at)
        self.write_board(state, out, at)
        self.write_cells(state, seat, out, at)

    def write_turn(self, s: State, seat: i64, out: "vec[i16]", at: i64) -> None:
        t = s.tables
        out[at + self.turn_at] = cut(s.turn, MOST)
        if s.stack:
            who: i64 = s.stack[-1].who
            if who >= 0:
                out[at + self.asked_at + (who ^ seat)] = 1
        out[at + self.active_at + (i64(s.active) ^ seat)] = 1
        out[at + self.first_at + (i64(s.first) ^ seat)] = 1
        if s.actions_left == TURN_OVER:
            out[at + self.turn_over_at] = 1
        else:
            out[at + self.actions_at] = i16(s.actions_left)
        out[at + self.laid_at] = i16(s.laid + 1)
        if s.given != NONE:
            out[at + self.given_at + i64(s.given)] = 1
        if s.ended:
            out[at + self.ended_at + i64(s.ended) - 1] = 1
        out[at + self.queen_at] = i16(s.queen)
        for space in t.scoring_spaces:
            if space > s.queen:
                out[at + self.to_scoring_at] = i16(space - s.queen)
                break
        out[at + self.altars_at] = i16(s.altars)
        count: i64 = len(s.sheets)
        out[at + self.scorings_at] = i16(count)
        for place in range(min(count, SHEETS)):
            points = s.sheets[place].points
            for who in range(i64(SEATS)):
                out[at + self.scorings_at + 1 + place * SEATS + who] = i16(points[who ^ seat])

    def write_named(self, s: State, seat: i64, out: "vec[i16]", at: i64) -> None:
        """rank.jester_secret"""
        count: i64 = len(s.named_cells)
        if not count:
            return
        hidden = s.secret()
        for place in range(count):
            here = at + self.named_at + place * self.named_step
            cell: i64 = s.named_cells[place]
            owner = s.owner(cell)
            out[here] = i16(cell + 1)
            out[here + 1 + (owner ^ seat)] = 1
            if not hidden or owner == seat:
                out[here + 1 + SEATS + i64(s.named_colors[place])] = 1

    def write_players(self, s: State, seat: i64, out: "vec[i16]", at: i64) -> None:
        for place in range(i64(SEATS)):
            who = place ^ seat
            here = at + self.player_at + place * self.player_step
            out[here] = cut(s.score(who), MOST)
            out[here + 1] = i16(s.coins(who))
            out[here + 2] = i16(s.builders(who))
            for token in range(i64(TOKENS)):
                out[here + 3 + token] = i16(s.token(who, token))

    def write_board(self, s: State, out: "vec[i16]", at: i64) -> None:
        for column in range(i64(COLUMNS)):
            here = at + self.order_at + column * self.face_step
            self.write_face(s.order(column), s.order_crown(column), s.order_stack(column), out, here)
            vault = s.vault(column)
            if vault != NONE:
                here = at + self.vault_at + column * self.face_step
                self.write_face(vault >> 1, vault & 1, 1, out, here)
        self.write_face(s.played, s.played_crown, s.played_stack, out, at + self.played_at)
        self.write_face(s.top, s.top_crown, s.stack_number, out, at + self.top_at)
        out[at + self.second_at] = i16(s.stack_number - 1)
        out[at + self.size_at] = i16(s.stack_size)
        s.write_unseen(out, at + self.unseen_at)
        for old in s.older:
            here = at + self.older_at + i64(old)
            out[here] = i16(out[here] + 1)
        for thrown in s.discard:
            here = at + self.discard_at + i64(thrown)
            out[here] = i16(out[here] + 1)

    def write_face(self, face: i64, crown: i64, stack: i64, out: "vec[i16]", here: i64) -> None:
        """setup.public_information: the order and the colors behind it."""
        if face == NONE:
            return
        out[here + face // 10] = 1
        self.write_colors(face * 2, out, here + self.color_at)
        if crown != HIDDEN:
            out[here + self.crown_at + crown] = 1
        out[here + self.from_second_at] = i16(stack - 1)

    def write_colors(self, tile: i64, out: "vec[i16]", here: i64) -> None:
        mask = MASK[tile]
        for color in range(i64(C)):
            if mask & (1 << color):
                out[here + color] = 1

    def write_cells(self, s: State, seat: i64, out: "vec[i16]", at: i64) -> None:
        for cell in plan.listed(s.scaffolding):
            if cell >= NEAR_CELLS:
                self.write_deep(cell, SCAFFOLDING_CODE, NONE, 0, out, at)
                continue
            here = at + self.cell_at + cell * self.cell_step
            out[here] = SCAFFOLDING_CODE
            out[here + self.scaffold_at] = 1
        for cell in plan.listed(s.vaults):
            tile, owner, under = s.tile(cell), s.owner(cell), s.under(cell)
            glass, altar = plan.has(s.glass, cell), plan.has(s.altared, cell)
            if cell >= NEAR_CELLS:
                pawn = NONE if owner == NONE else (owner ^ seat) * 8 + under  # as this seat counts
                self.write_deep(cell, tile + 1, pawn, i64(glass) + 2 * i64(altar), out, at)
                continue
            here = at + self.cell_at + cell * self.cell_step
            out[here] = i16(tile + 1)
            self.write_colors(tile, out, here + self.shown_at)
            if owner != NONE:
                out[here + self.builder_at + (owner ^ seat)] = 1
                if under:
                    out[here + self.rank_at + s.tables.rank[under]] = 1
                    out[here + self.token_at] = i16((under - 1) // 2 + 1)
            if glass:
                out[here + self.glass_at] = 1
            if altar:
                out[here + self.altar_at] = 1
            if cell == s.laid:
                out[here + self.new_at] = 1
        out[at + self.rows_at] = i16(plan.rows(s.filled()))

    def write_deep(self, cell: i64, tile: i64, pawn: i64, deco: i64, out: "vec[i16]", at: i64) -> None:
        out[at + self.deep_at + cell - NEAR_CELLS] = i16((tile * PAWNS + pawn + 1) * DECO + deco)
