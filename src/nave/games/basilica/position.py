"""A state as readable plain data and back; what is read must account for every piece."""

from nave.games.basilica import plan
from nave.games.basilica.account import check_pieces, faces_in_sight
from nave.games.basilica.catalogue import QUESTIONS
from nave.games.basilica.names import (
    CELL_NAMES,
    COLORS,
    COLUMNS,
    FACE_NAMES,
    RANKS,
    SEATS,
    TILE_NAMES,
    TILES,
    TOKENS,
    cell_name,
)
from nave.games.basilica.scoring import sheet_data
from nave.games.basilica.sheet import Area, Sheet, put_together
from nave.games.basilica.state import HIDDEN, NONE, RUNNING, TURN_OVER, State
from nave.games.basilica.tables import Config
from nave.games.basilica.types import (
    BuilderRow,
    ColumnRow,
    Common,
    FaceRow,
    PlayerRow,
    Position,
    ScaffoldingCell,
    StackRow,
    VaultCell,
    VaultRow,
)
from nave.kernel.asking import check_below, demand, read_question
from nave.kernel.errors import PositionError
from nave.kernel.reading import Reader
from nave.kernel.said import Said
from nave.kernel.types import Shown

ENDS = ["third scoring", "exhaustion"]

# What a position consists of; a view has the same entries, with helpers added to some.
POSITION_KEYS = (
    *("turn", "active", "first", "this_turn", "queen", "players", "altars", "board", "executing"),
    *("given", "stack", "discard", "cathedral", "named", "scorings", "ended", "ask"),
)
PLAYER_KEYS = ("score", "coins", "builders", "tokens")
FACE_KEYS = ("tile", "crown", "stack")
STACK_KEYS = ("number", "size", "top", "unseen", "unseen_of_first")
CELL_KEYS = ("tile", "builder", "glass", "altar")


# ------------------------------------------------------------ writing


def face_data(face: int, crown: int, stack: int) -> FaceRow | None:
    if face == NONE:
        return None
    return {"tile": FACE_NAMES[face], "crown": None if crown == HIDDEN else bool(crown), "stack": stack}


def vault_data(tile: int) -> VaultRow | None:
    return None if tile == NONE else {"tile": TILE_NAMES[tile]}


def player_data(s: State, seat: int) -> PlayerRow:
    return {
        "score": s.score(seat),
        "coins": s.coins(seat),
        "builders": s.builders(seat),
        "tokens": [bool(s.token(seat, token)) for token in range(TOKENS)],
    }


def builder_data(s: State, cell: int) -> BuilderRow | None:
    seat, under = s.owner(cell), s.under(cell)
    if seat == NONE:
        return None
    return {
        "seat": seat,
        "rank": RANKS[s.tables.rank[under]] if under else None,
        "token": (under - 1) // 2 + 1 if under else None,
    }


def vault_cell(s: State, cell: int) -> VaultCell:
    return {
        "tile": TILE_NAMES[s.tile(cell)],
        "builder": builder_data(s, cell),
        "glass": plan.has(s.glass, cell),
        "altar": plan.has(s.altared, cell),
    }


def cell_data(s: State, cell: int) -> VaultCell | ScaffoldingCell:
    return {"scaffolding": True} if plan.has(s.scaffolding, cell) else vault_cell(s, cell)


def column_data(s: State, column: int) -> ColumnRow:
    return {
        "order": face_data(s.order(column), s.order_crown(column), s.order_stack(column)),
        "vault": vault_data(s.vault(column)),
    }


def stack_data(s: State) -> StackRow:
    return {
        "number": s.stack_number,
        "size": s.stack_size,
        "top": face_data(s.top, s.top_crown, s.stack_number),
        "unseen": {name: s.unseen(tile) for tile, name in enumerate(TILE_NAMES) if s.unseen(tile)},
        "unseen_of_first": {TILE_NAMES[tile]: s.older.count(tile) for tile in sorted(set(s.older))},
    }


def common_data(s: State) -> Common:
    return {
        "active": s.active,
        "first": s.first,
        "this_turn": {
            "actions_left": max(s.actions_left, 0),
            "over": s.actions_left == TURN_OVER,
            "laid": None if s.laid == NONE else CELL_NAMES[s.laid],
        },
        "queen": s.queen,
        "altars": s.altars,
        "given": None if s.given == NONE else RANKS[s.given],
        "discard": [TILE_NAMES[tile] for tile in s.discard],
        "scorings": [sheet_data(sheet) for sheet in s.sheets],
        "ended": ENDS[s.ended - 1] if s.ended else None,
        "ask": [{"ask": frame.kind, "args": frame.args()} for frame in s.stack],
    }


def write_position(s: State) -> Position:
    return {
        **common_data(s),
        "turn": s.turn,
        "players": [player_data(s, seat) for seat in range(SEATS)],
        "board": [column_data(s, column) for column in range(COLUMNS)],
        "executing": face_data(s.played, s.played_crown, s.played_stack),
        "stack": stack_data(s),
        "cathedral": {CELL_NAMES[cell]: cell_data(s, cell) for cell in plan.listed(s.filled())},
        "named": [
            {"cell": CELL_NAMES[cell], "colour": COLORS[color]}
            for cell, color in zip(s.named_cells, s.named_colors, strict=True)
        ],
    }


# ------------------------------------------------------------ reading


def read_position(data: Shown, config: Config) -> State:
    s = State(config)
    root = Reader(data, "position")
    root.only(set(POSITION_KEYS))
    s.turn = root.number("turn", 0, 10**6)
    s.active = root.number("active", 0, SEATS - 1)
    s.first = root.number("first", 0, SEATS - 1)
    read_turn(s, root.part("this_turn"))
    s.queen = root.number("queen", 0, s.tables.track)
    for seat, row in enumerate(root.rows("players", SEATS)):
        read_player(s, seat, row)
    s.altars = root.number("altars", 0, s.tables.altars)
    for column, row in enumerate(root.rows("board", COLUMNS)):
        row.only({"order", "vault"})
        s.set_order(column, *read_face(row, "order"))
        if row.value("vault") is not None:
            vault = row.part("vault")
            vault.only({"tile"})
            s.set_vault(column, vault.name("tile", TILE_NAMES))
    s.played, s.played_crown, s.played_stack = read_face(root, "executing")
    s.given = NONE if root.value("given") is None else root.name("given", RANKS)
    read_stack(s, root.part("stack"))
    s.discard = read_tiles(root, "discard")
    read_cathedral(s, root.part("cathedral"))
    for row in root.rows("named", None):
        s.named_cells.append(row.name("cell", CELL_NAMES))
        s.named_colors.append(row.name("colour", COLORS))
    s.sheets = [read_sheet(row, number + 1) for number, row in enumerate(root.rows("scorings", None))]
    s.ended = 0 if root.value("ended") is None else root.name("ended", ENDS) + 1
    for row in root.rows("ask", None):
        s.stack.append(read_question(row, QUESTIONS, s))
    check_pieces(s)
    s.shuffle([s.unseen(tile) for tile in range(TILES)])
    for face, crown, number in faces_in_sight(s):
        if crown == HIDDEN and number == s.stack_number:
            s.add_undrawn(face, -1)
    check_named(s)
    check_questions(s)
    return s


def check_questions(s: State) -> None:
    """The open questions must fit together and to the table, and the last one must have an answer."""
    demand(bool(s.stack) == (s.ended == RUNNING), Said("wrong-ask-empty-exactly-if"))
    if not s.stack:
        return
    kinds = [frame.kind for frame in s.stack]
    demand(s.stack[-1].who >= 0, Said("wrong-ask-end-question-seat"))
    demand(kinds[0] in ("turn", "score"), Said("wrong-ask-begin-turn-or"))
    check_below(s.stack, QUESTIONS)
    for frame in s.stack:
        frame.check(s)
    executing = "discard_order" in kinds
    demand(executing == (s.played != NONE), Said("wrong-executing-discard-order-belong"))
    demand(s.given == NONE or executing, Said("wrong-given-rank-only-while"))
    demand("score" in kinds or not s.named_cells, Said("wrong-named-colors-although-no"))
    if kinds[0] == "turn":
        check_spaces(s, kinds)
    demand(bool(s.stack[-1].options(s)), Said("wrong-no-answer", kind=repr(kinds[-1])))


def check_spaces(s: State, kinds: list[str]) -> None:
    """refill.always_full: at most the space of the action under way is empty."""
    vaults = [s.vault(column) for column in range(COLUMNS)].count(NONE)
    orders = [s.order(column) for column in range(COLUMNS)].count(NONE)
    demand(vaults == kinds.count("refill"), Said("wrong-vault-space-empty-nothing"))
    demand(orders == kinds.count("discard_order"), Said("wrong-order-space-empty-nothing"))


def check_named(s: State) -> None:
    """rank.jester_extra_colour"""
    demand(len(set(s.named_cells)) == len(s.named_cells), Said("wrong-named-cell-twice"))
    for cell, color in zip(s.named_cells, s.named_colors, strict=True):
        name = cell_name(cell)
        demand(plan.has(s.jesters, cell), Said("wrong-named-where-no-jester", name=name))
        demand(
            color in s.nameable(cell), Said("wrong-named-which-shows-already", color=COLORS[color], name=name)
        )


def read_turn(s: State, turn: Reader) -> None:
    turn.only({"actions_left", "over", "laid"})
    s.actions_left = turn.number("actions_left", 0, s.tables.actions)
    if turn.flag("over"):
        if s.actions_left:
            raise PositionError(
                Said("wrong-actions-left-turn-over", path=turn.path, actions_left=s.actions_left)
            )
        s.actions_left = TURN_OVER
    s.laid = NONE if turn.value("laid") is None else turn.name("laid", CELL_NAMES)


def read_player(s: State, seat: int, row: Reader) -> None:
    row.only(set(PLAYER_KEYS))
    s.set_score(seat, row.number("score", 0, 10**4))
    s.set_coins(seat, row.number("coins", 0, SEATS * s.tables.coins))
    s.set_builders(seat, row.number("builders", 0, s.tables.builders))
    for token, there in enumerate(row.flags("tokens", TOKENS)):
        s.set_token(seat, token, there)


def read_face(row: Reader, key: str) -> tuple[int, int, int]:
    if row.value(key) is None:
        return NONE, HIDDEN, 1
    part = row.part(key)
    part.only(set(FACE_KEYS))
    crown = HIDDEN if part.value("crown") is None else part.flag("crown")
    return part.name("tile", FACE_NAMES), crown, part.number("stack", 1, 2)


def read_stack(s: State, stack: Reader) -> None:
    stack.only(set(STACK_KEYS))
    s.stack_number = stack.number("number", 1, 2)
    s.stack_size = stack.number("size", 0, 99)
    s.top, s.top_crown, number = read_face(stack, "top")
    if s.top != NONE and number != s.stack_number:
        raise PositionError(
            Said(
                "wrong-top-stack-stack-use",
                path=stack.path,
                number=str(number),
                stack_number=str(s.stack_number),
            )
        )
    for tile, number in enumerate(stack.counts("unseen", TILE_NAMES)):
        s.set_unseen(tile, number)
    older = stack.counts("unseen_of_first", TILE_NAMES)
    s.older = [tile for tile, count in enumerate(older) for _ in range(count)]


def read_tiles(root: Reader, key: str) -> list[int]:
    values = root.sequence(key, None)
    for value in values:
        if value not in TILE_NAMES:
            raise PositionError(
                Said("wrong-tile-order-colors-perhaps", path=root.path, entry=key, value=repr(value))
            )
    return [TILE_NAMES.index(value) for value in values]


def read_cathedral(s: State, cathedral: Reader) -> None:
    for name in cathedral.keys(CELL_NAMES):
        cell = CELL_NAMES.index(name)
        part = cathedral.part(name)
        if "scaffolding" in part.data:
            part.only({"scaffolding"})
            if not part.flag("scaffolding"):
                raise PositionError(Said("wrong-scaffolding-false-leave-cell", path=part.path))
            s.scaffolding |= plan.only(cell)
            continue
        part.only(set(CELL_KEYS))
        s.lay(cell, part.name("tile", TILE_NAMES))
        s.glass |= part.flag("glass") * plan.only(cell)
        s.altared |= part.flag("altar") * plan.only(cell)
        if part.value("builder") is not None:
            read_builder(s, cell, part.part("builder"))


def read_builder(s: State, cell: int, row: Reader) -> None:
    row.only({"seat", "rank", "token"})
    seat = row.number("seat", 0, SEATS - 1)
    if row.value("token") is None:
        if row.value("rank") is not None:
            raise PositionError(
                Said("wrong-rank-without-token", path=row.path, value=repr(row.value("rank")))
            )
        s.put(seat, cell, 0)
        return
    token = row.number("token", 1, TOKENS) - 1
    code = s.tables.code(token, row.name("rank", RANKS))
    if not code:
        raise PositionError(
            Said(
                "wrong-rank-token-does-show",
                path=row.path,
                value=repr(row.value("rank")),
                token=str(token + 1),
            )
        )
    s.put(seat, cell, code)


def pair(row: Reader, key: str) -> list[int]:
    values = row.sequence(key, SEATS)
    if not all(type(value) is int and 0 <= value < 10**4 for value in values):
        raise PositionError(Said("wrong-hold-two-numbers-from", path=row.path, entry=key))
    return list(values)


def read_sheet(row: Reader, number: int) -> Sheet:
    row.only({"number", "final", "points", "jesters", "areas"})
    sheet = Sheet(row.number("number", number, number), bool(row.flag("final")))
    sheet.points = pair(row, "points")
    for jester in row.rows("jesters", None):
        sheet.jester_seats.append(jester.number("seat", 0, SEATS - 1))
        sheet.jester_cells.append(jester.name("cell", CELL_NAMES))
        sheet.jester_colors.append(jester.name("colour", COLORS))
    sheet.areas = [read_area(area) for area in row.rows("areas", None)]
    return sheet


def read_area(row: Reader) -> Area:
    color = row.name("colour", COLORS)
    names = row.sequence("cells", None)
    if not names or not all(name in CELL_NAMES for name in names):
        raise PositionError(Said("wrong-cells-name-cells-plan", path=row.path))
    cells = [CELL_NAMES.index(name) for name in names]
    area = Area(color, cells[0], sum(plan.only(cell) for cell in set(cells)))
    area.in_order = cells
    row.number("tiles", len(names), len(names))
    area.doubled = bool(row.flag("doubled"))
    area.glass = row.number("glass", 0, 10**4)
    area.value = row.number("value", 0, 10**4)
    area.builders = put_together(pair(row, "builders"))
    area.weights = put_together(pair(row, "weights"))
    area.strong_ones = put_together([int(flag) for flag in row.flags("strongmen", SEATS)])
    area.leader = row.index_or_none("leader", SEATS)
    area.both_points = put_together(pair(row, "points"))
    return area
