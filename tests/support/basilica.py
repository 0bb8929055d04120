"""Positions of Basilica, built piece by piece without losing one; grids are read as in the ledger."""

import re
from typing import Any

import nave
from nave.kernel.game import Game
from nave.kernel.record import Record

LETTERS = {"R": "red", "Y": "yellow", "B": "blue", "G": "green"}
COLOURS = ("red", "yellow", "blue", "green")
# The token that shows a rank, and the other one that shows it too.
TOKEN_OF = {"architect": 1, "master_mason": 1, "strongman": 2, "jester": 3}

# What lies on the board unless a test asks for something else: no order here has a second tile of its face.
ORDERS = ("scaffolding red", "disaster yellow", "glass blue")
VAULTS = ("confuse red", "glass yellow", "scaffolding blue")


def backs(letters: str) -> str:
    """`BG` or `GB` as a tile names it: `blue green`."""
    return " ".join(name for name in COLOURS if name in {LETTERS[letter] for letter in letters})


def face(tile: str) -> str:
    return tile.removesuffix(" crown")


def colours_of(tile: str) -> str:
    return face(tile).partition(" ")[2]


def all_tiles(expansion: bool, name: str = "standard") -> list[str]:
    """Every tile of the game as a position names it."""
    names = []
    components = nave.component_set("basilica", name=name)
    for row in components.rows("tile") + (components.rows("expansion_tile") if expansion else []):
        ordered = " ".join(name for name in COLOURS if name in row["colours"])
        names.append(f"{row['order']} {ordered}" + (" crown" if row["crown"] else ""))
    return names


class Table:
    """A table with an empty cathedral; `game()` fetches the tiles and checks that all are accounted for.

    Seats are 0 (White) and 1 (Black), columns 1 to 3, cells texts like "r2c3". White begins.
    """

    def __init__(self, **options: str) -> None:
        self.options = {"first_player": "1", **options}
        self.expansion = options.get("festum_fatuorum") == "on"
        self.header = nave.new_game("basilica", seats=2, seed=1, settings=self.options).position()
        self.orders: list[str] = list(ORDERS)
        self.order_crowns: list[bool | None] = [None, None, None]
        self.order_stacks: list[int | None] = [None, None, None]
        self.vaults: list[str] = list(VAULTS)
        self.cells: dict[str, dict[str, Any]] = {}
        self.discarded: list[str] = []
        self.stacked: list[str] | None = None
        self.number = 1
        self.top_face: str | None = None
        self.older: list[str] = []
        self.data = {
            key: value
            for key, value in self.header.items()
            if key not in ("cathedral", "board", "stack", "discard")
        }

    # ------------------------------------------------------------ cathedral

    def grid(self, text: str) -> "Table":
        """Rows as the ledger draws them: `row 1:  R  BG .  ## .`; other lines are ignored."""
        for number, cells in re.findall(r"row (\d+):\s*(.*)", text):
            for column, piece in enumerate(cells.split()[:5], 1):
                if piece != ".":
                    self.lay(f"r{number}c{column}", piece)
        return self

    def lay(self, cell: str, piece: str) -> "Table":
        """`##`, letters such as `RB`, or a whole tile such as `promote red crown`."""
        self.cells[cell] = {"scaffolding": True} if piece == "##" else {"tile": piece}
        return self

    def builder(self, seat: int, cell: str, rank: str | None = None, token: int | None = None) -> "Table":
        number = None if rank is None else token or TOKEN_OF[rank]
        self.cells[cell]["builder"] = {"seat": seat, "rank": rank, "token": number}
        self.player(seat)["builders"] -= 1
        if number is not None:
            self.player(seat)["tokens"][number - 1] = False
        return self

    def glass(self, *cells: str) -> "Table":
        for cell in cells:
            self.cells[cell]["glass"] = True
        return self

    def altar(self, *cells: str) -> "Table":
        for cell in cells:
            self.cells[cell]["altar"] = True
            self.data["altars"] -= 1
        return self

    # ------------------------------------------------------------ players and turn

    def player(self, seat: int) -> dict[str, Any]:
        row: dict[str, Any] = self.data["players"][seat]
        return row

    def coins(self, white: int, black: int) -> "Table":
        self.player(0)["coins"], self.player(1)["coins"] = white, black
        return self

    def scores(self, white: int, black: int) -> "Table":
        self.player(0)["score"], self.player(1)["score"] = white, black
        return self

    def queen(self, space: int) -> "Table":
        self.data["queen"] = space
        return self

    def turn_of(self, seat: int, actions: int = 3, laid: str | None = None) -> "Table":
        self.data["active"] = seat
        self.data["this_turn"] = {"actions_left": actions, "over": False, "laid": laid}
        self.data["ask"] = [{"ask": "turn", "args": []}, {"ask": "act", "args": [seat]}]
        return self

    # ------------------------------------------------------------ tiles

    def order(self, column: int, tile: str, crown: bool | None = None, stack: int | None = None) -> "Table":
        """An order such as `promote red`; with `crown` its twins are out of the way, so it is certain."""
        self.orders[column - 1] = tile
        self.order_crowns[column - 1] = crown
        self.order_stacks[column - 1] = stack
        return self

    def vault(self, column: int, tile: str) -> "Table":
        """A tile such as `promote red crown`, or letters such as `RB`."""
        self.vaults[column - 1] = tile
        return self

    def top(self, tile: str) -> "Table":
        self.top_face = tile
        return self

    def stack(self, *tiles: str, number: int = 1) -> "Table":
        """Exactly these tiles are in the stack, the first on top; all tiles named nowhere are discarded."""
        self.stacked, self.number = list(tiles), number
        self.top_face = face(tiles[0]) if tiles else None
        return self

    def discard(self, *tiles: str) -> "Table":
        self.discarded += tiles
        return self

    # ------------------------------------------------------------ making

    def position(self) -> dict[str, Any]:
        pool = all_tiles(self.expansion)
        open_crowns = self.options.get("show_crowns") == "on"
        named = [*self.discarded, *(self.stacked or [])]
        named += [tile for tile in self.vaults if " " in tile]
        named += [cell["tile"] for cell in self.cells.values() if " " in cell.get("tile", "")]
        for tile in named:
            pool.remove(tile)
        orders = [self._order_tile(column, pool) for column in range(3)]
        top = None
        if self.stacked is None and self.top_face is not None:
            top = next(tile for tile in pool if face(tile) == self.top_face)
            pool.remove(top)
        vaults = [tile if " " in tile else _fetch(pool, tile) for tile in self.vaults]
        cathedral = {cell: self._cell(pieces, pool) for cell, pieces in self._by_rows()}
        discard = list(self.discarded)
        if self.stacked is not None:
            below, discard = list(self.stacked), discard + pool
        else:
            for column, crown in enumerate(self.order_crowns):
                twins = [tile for tile in pool if crown is not None and face(tile) == self.orders[column]]
                for tile in twins:
                    pool.remove(tile)
                    discard.append(tile)
            below = pool if top is None else [top, *pool]
        set_aside = 6 if self.options.get("remove_six") == "on" and self.number == 1 else 0
        size = len(below) - set_aside
        top_tile = None if size == 0 else next(tile for tile in below if self.top_face in (None, face(tile)))
        unseen, older = list(below), list(self.older)
        board = []
        for column, tile in enumerate(orders):
            stack = self.order_stacks[column] or self.number
            if not open_crowns:
                (unseen if stack == self.number else older).append(tile)
            row = {"tile": face(tile), "crown": tile != face(tile) if open_crowns else None, "stack": stack}
            board.append({"order": row, "vault": {"tile": vaults[column]}})
        top_row = None
        if top_tile is not None:
            crown = tile_crown(top_tile) if open_crowns else None
            top_row = {"tile": face(top_tile), "crown": crown, "stack": self.number}
            if open_crowns:
                unseen.remove(top_tile)
        return {
            **self.data,
            "board": board,
            "cathedral": cathedral,
            "discard": discard,
            "stack": {
                "number": self.number,
                "size": size,
                "top": top_row,
                "unseen": {tile: unseen.count(tile) for tile in sorted(set(unseen))},
                "unseen_of_first": {tile: older.count(tile) for tile in sorted(set(older))},
            },
        }

    def game(self, seed: int = 0) -> Game:
        return nave.from_position(self.position(), seed=seed)

    def replay(self, *answers: str) -> Game:
        """The game after these answers, nature's included; what nature answers beyond them is drawn."""
        start = self.position()
        settings = start["options"]
        return nave.replay(Record("basilica", 1, start["components"], 2, settings, 0, list(answers), start))

    def _by_rows(self) -> list[tuple[str, dict[str, Any]]]:
        return sorted(self.cells.items(), key=lambda item: [int(n) for n in re.findall(r"\d+", item[0])])

    def _order_tile(self, column: int, pool: list[str]) -> str:
        wanted, crown = self.orders[column], self.order_crowns[column]
        fitting = [tile for tile in pool if face(tile) == wanted and crown in (None, tile_crown(tile))]
        assert fitting, f"no tile {wanted!r} is left for order space {column + 1}"
        pool.remove(fitting[0])
        return fitting[0]

    def _cell(self, pieces: dict[str, Any], pool: list[str]) -> dict[str, Any]:
        if "scaffolding" in pieces:
            return pieces
        tile = pieces["tile"] if " " in pieces["tile"] else _fetch(pool, pieces["tile"])
        return {"builder": None, "glass": False, "altar": False, **pieces, "tile": tile}


def tile_crown(tile: str) -> bool:
    return tile.endswith(" crown")


def _fetch(pool: list[str], letters: str) -> str:
    """A tile of these colours that is of least use elsewhere: without a crown if there is one."""
    fitting = sorted((tile for tile in pool if colours_of(tile) == backs(letters)), key=tile_crown)
    assert fitting, f"no {letters} tile is left"
    pool.remove(fitting[0])
    return fitting[0]


# ------------------------------------------------------------ looking


def texts(game: Game) -> list[str]:
    return [option.text for option in game.options()]


def cells(game: Game, start: str = "at") -> set[str]:
    """The cells of the legal moves that begin with these words, as `lay 1 at` or `at`."""
    return {text.split()[-1] for text in texts(game) if text.startswith(f"{start} ")}


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        game.play(move)
    return game


def refused(game: Game, move: str) -> str:
    """The rule that refuses a move; an error if it is legal."""
    refusal = game.why_not(move)
    assert refusal is not None, f"{move} is legal"
    assert refusal.reason
    return refusal.rule


def events(game: Game, kind: str) -> list[dict[str, Any]]:
    """The data of all events of one kind, with the rule that caused each."""
    return [{**event.data, "rule": event.rule} for event in game.events if event.kind == kind]


def at(game: Game, cell: str) -> dict[str, Any] | None:
    """What lies on a cell."""
    found: dict[str, Any] | None = game.position()["cathedral"].get(cell)
    return found


def pieces(game: Game) -> dict[str, Any]:
    """Everything people own or laid, without board, stack and the question: what an order may change."""
    position = game.position()
    flat: dict[str, Any] = {"queen": position["queen"], "altars": position["altars"]}
    for seat, row in enumerate(position["players"]):
        for key, value in row.items():
            flat[f"{seat} {key}"] = tuple(value) if isinstance(value, list) else value
    for cell, row in position["cathedral"].items():
        for key, value in row.items():
            flat[f"{cell} {key}"] = tuple(value.values()) if isinstance(value, dict) else value
    return flat


def changed(before: dict[str, Any], game: Game) -> dict[str, Any]:
    """What differs from earlier `pieces`, as it is now; pieces that are gone are None."""
    after = pieces(game)
    return {
        key: after.get(key)
        for key in sorted(before.keys() | after.keys())
        if before.get(key) != after.get(key)
    }


def layout(game: Game) -> list[str]:
    """The cathedral as rows of letters, as the ledger draws it."""
    cathedral = game.view(None)["cathedral"]
    letters = {name: letter for letter, name in LETTERS.items()}
    rows = []
    for row in range(1, game.view(None)["rows"] + 1):
        names = []
        for column in range(1, 6):
            cell = cathedral.get(f"r{row}c{column}")
            if cell is None:
                names.append(".")
            elif "scaffolding" in cell:
                names.append("##")
            else:
                names.append("".join(letters[name] for name in cell["colours"]))
        rows.append(" ".join(names))
    return rows


def areas(game: Game) -> dict[str, list[list[str]]]:
    """The areas as the view tells them: by colour, the cells of each."""
    found: dict[str, list[list[str]]] = {}
    for area in game.view(None)["areas"]["areas"]:
        found.setdefault(area["colour"], []).append(sorted(area["cells"]))
    return found


def scored_now(game: Game) -> list[int]:
    """What a scoring would bring both now, by the printed colours."""
    both: list[int] = game.view(None)["areas"]["if_scored_now"]
    return both
