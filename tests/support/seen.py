"""The numbers that an observation must hold, made of the seat's view alone: by name, without what is 0."""

from collections import Counter
from typing import Any

from nave.api import rules_of
from nave.games.basilica import observe as basilica
from nave.games.basilica.names import TILES, tile_name
from nave.games.red_cathedral import observe as red_cathedral
from nave.games.red_cathedral.contractors import observe as contractors
from nave.games.red_cathedral.contractors.names import CONTRACTS
from nave.kernel.observation import Asked
from nave.kernel.rules import Setup

Seen = dict[str, int]
# Settings that the players' own numbers tell.
OF_SEATS = ("first_player", "color_1", "color_2", "color_3", "color_4")


def seen_in(view: dict[str, Any]) -> Seen:
    found = red_cathedral_numbers(view) if view["game"] == "red_cathedral" else basilica_numbers(view)
    for setting in rules_of(view["game"]).settings:
        if setting.id not in OF_SEATS:
            found[f"setting.{setting.id}={view['settings'].get(setting.id, setting.default)}"] = 1
    return {name: int(value) for name, value in found.items() if value}


def put_questions(
    found: Seen, view: dict[str, Any], questions: list[Asked], players: int, actions: list[str]
) -> None:
    kinds = [question.kind for question in questions]
    for place, row in enumerate(reversed(view["ask"])):
        kind = kinds.index(row["ask"])
        names = questions[kind].arguments
        assert len(names) == len(row["args"]), row
        found[f"question{place + 1}.kind"] = kind + 1
        for number, (name, value) in enumerate(zip(names, row["args"], strict=True)):
            told = (value - view["seat"]) % players if name == "seat" else value
            found[f"question{place + 1}.argument{number + 1}"] = told + 2
            if place == 0 and name == "action":
                found[f"question.action={actions[value]}"] = 1
        if place == 0:
            found[f"question={row['ask']}"] = 1


# ------------------------------------------------------------ The Red Cathedral


class RedCathedral:
    """One view of it."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.found: Seen = {}
        rules: Any = rules_of("red_cathedral")
        data = rules.standard_components().data
        rows = data["workshop_tile"] + data["contractors_workshop_tile"]
        self.tiles = {row["id"]: (place + 1, row) for place, row in enumerate(rows)}
        self.cards = {row["id"]: place + 1 for place, row in enumerate(data["cathedral_card"])}
        seats = view["seats"]
        setup = Setup(seats, rules.check_settings(seats, None), rules.standard_components(), rules.version)
        tables = rules.start(setup).tables
        names = [action.name for action in tables.actions]
        self.actions = [n if names.index(n) == place else f"{n}_{place}" for place, n in enumerate(names)]
        self.first_action = {name: self.actions[names.index(name)] for name in names}

    def of(self, player: int) -> str:
        return f"player{(player - self.view['seat']) % len(self.view['players'])}"

    def one(self, name: str, choice: Any) -> None:
        if choice is not None:
            self.found[f"{name}={choice}"] = 1

    def flags(self, name: str, choices: list[str]) -> None:
        self.found.update({f"{name}.{choice}": 1 for choice in choices})

    def counts(self, name: str, amounts: dict[str, int]) -> None:
        self.found.update({f"{name}.{key}": amount for key, amount in amounts.items()})

    def tile(self, name: str, tile: str | None) -> None:
        if tile is not None:
            number, row = self.tiles[tile]
            self.found[name] = number
            self.one(f"{name}.gives", row.get("resource"))
            self.one(f"{name}.gives_beside", row.get("die"))
            self.found[f"{name}.amount"] = row.get("amount", 0)

    def all(self) -> Seen:
        view = self.view
        questions = red_cathedral.QUESTIONS + contractors.MORE_QUESTIONS
        put_questions(self.found, view, questions, len(view["players"]), self.actions)
        self.turn()
        for player, row in enumerate(view["players"]):
            self.player(self.of(player), row)
        for tower, sections in enumerate(view["site"]):
            for level, row in enumerate(sections):
                self.section(f"section{tower + 1}.{level + 1}", row)
        self.market()
        if "ivan" in view:
            self.ivan()
        if "duchy" in view:
            self.duchy()
        self.guild()
        return self.found

    def turn(self) -> None:
        view, turn = self.view, self.view["this_turn"]
        self.found["turn"] = view["turn"]
        if view["to_answer"] is not None:
            self.one("asked", self.of(view["to_answer"]))
        self.one("active", self.of(view["active"]))
        self.one("first", self.of(view["first"]))
        self.one("exchange", turn["exchange"])
        self.one("moved_die", turn["die"])
        self.one("influence", self.first_action.get(turn["influence"], turn["influence"]))
        for key in ("rerolls", "obtained", "activated"):
            self.found[key] = turn[key]
        if view["end"]["trigger"] is not None:
            self.one("end.trigger", self.of(view["end"]["trigger"]))
        self.found["end.turns_left"] = view["end"]["turns_left"]
        self.counts("supply", view["supply"])

    def player(self, name: str, row: dict[str, Any]) -> None:
        for key in ("score", "prestige", "rubles"):
            self.found[f"{name}.{key}"] = row[key]
        for key in ("goods", "banners", "ornaments"):
            self.counts(f"{name}.{key}", row[key])
        self.one(f"{name}.color", row["color"])
        for space, tile in row["workshop"].items():
            if tile is not None:
                self.tile(f"{name}.{space}.tile", tile["tile"])
                self.found[f"{name}.{space}.up"] = tile["up"]
        if "permits" in row:
            self.found[f"{name}.permits"] = row["permits"]
            self.counts(f"{name}.contractors", row["contractors"])
            self.one(f"{name}.specialist", row["specialist"])
            self.flags(f"{name}.tools", row["tools"])
            self.counts(f"{name}.discarded.ornaments", row["discarded"]["ornaments"])
            self.flags(f"{name}.discarded.from", row["discarded"]["from"])
        self.found[f"diamonds.{name}"] = row.get("diamonds", 0)
        self.flags(f"{name}.reinforcements", row.get("reinforcements", []))
        if "contracts" in row:
            self.found[f"{name}.contracts"] = len(row["contracts"])
            self.flags(f"{name}.contracts", [card for card in row["contracts"] if card is not None])

    def section(self, name: str, row: dict[str, Any]) -> None:
        self.found[f"{name}.exists"] = 1
        self.one(f"{name}.type", row["type"])
        self.found[f"{name}.card"] = self.cards[row["card"]]
        self.found[f"{name}.recognition"] = row["recognition"]
        self.found[f"{name}.ruble"] = row["ruble"]
        self.counts(f"{name}.cost", row["cost"])
        self.found[f"{name}.done"] = row["done"]
        for key in ("banner", "ornament"):
            self.one(f"{name}.{key}", None if row[key] is None else self.of(row[key]))
        self.counts(f"{name}.laid", row["laid"])
        self.counts(f"{name}.diamonds", row.get("diamonds", {}))
        self.tile(f"{name}.tile", row["tile"])

    def market(self) -> None:
        market = self.view["market"]
        for space, tile in enumerate(market["tiles"]):
            self.one(f"space{space + 1}", tile)
        for quadrant, card in enumerate(market["influence"]):
            self.one(f"quadrant{quadrant + 1}", card)
        for die, row in market["dice"].items():
            self.one(f"{die}.space", row["space"])
            self.one(f"{die}.value", row["value"])

    def ivan(self) -> None:
        ivan = self.view["ivan"]
        for place, card in enumerate(ivan["row"]):
            self.one(f"ivan{place + 1}", card)
            self.tile(f"ivan{place + 1}.tile", ivan["tiles"][place])
            self.found[f"ivan{place + 1}.up"] = ivan["up"][place]
        self.counts("ivan.store", ivan["store"])
        self.counts("ivan.build", ivan["build"])
        self.found["ivan.ornaments"] = ivan["ornaments"]

    def duchy(self) -> None:
        duchy = self.view["duchy"]
        for tower, city in enumerate(duchy["cities"]):
            self.one(f"tower{tower + 1}.city", city)
        self.flags("closed", duchy["closed"])
        for space, tile in enumerate(duchy["display"]):
            self.one(f"display{space + 1}", tile)
        self.flags("bag", duchy["bag"])
        self.flags("removed", duchy["removed"])
        self.one("marker", duchy["marker"])

    def guild(self) -> None:
        view = self.view
        if "diamonds" in view:
            self.found["diamonds.supply"] = view["diamonds"]["supply"]
        self.one("foreman", view.get("foreman"))
        if "contracts" in view:
            self.contracts()
        if "spare" in view:
            self.flags("spare.discard", view["spare"]["discard"])
            for place, card in enumerate(view["spare"]["drawn"]):
                self.found[f"spare.drawn{place + 1}"] = self.cards[card]
        if "reinforcements" in view:
            self.flags("reinforcements.offer", view["reinforcements"]["offer"])
            self.flags("reinforcements.used", view["reinforcements"]["used"])
            self.found["reinforcements.this_turn"] = view["reinforcements"]["this_turn"]

    def contracts(self) -> None:
        contracts = self.view["contracts"]
        self.found["contracts.deck"] = contracts["deck"]
        for place, card in enumerate(contracts["drawn"]):
            self.found[f"contracts.drawn{place + 1}"] = 1
            self.one(f"contracts.drawn{place + 1}", card)
        for place, row in enumerate(contracts["under"]):
            self.one(f"contracts.under{place + 1}.by", self.of(row["by"]))
            if row["contract"] is not None:
                number = CONTRACTS.index(row["contract"]) + 1
                self.found[f"contracts.under{place + 1}.contract"] = number
        self.counts("contracts.scored", contracts["scored"])


def red_cathedral_numbers(view: dict[str, Any]) -> Seen:
    return RedCathedral(view).all()


# ------------------------------------------------------------ Basilica


def number_of(cell: str | None) -> int:
    """A cell counted row by row from 1; 0 for none."""
    if cell is None:
        return 0
    row, column = cell[1:].split("c")
    return (int(row) - 1) * 5 + int(column)


def basilica_numbers(view: dict[str, Any]) -> Seen:
    found: Seen = {}
    put_questions(found, view, basilica.QUESTIONS, 2, [])
    own = ("own", "rival") if view["seat"] == 0 else ("rival", "own")
    if view["to_answer"] is not None:
        found[f"asked={own[view['to_answer']]}"] = 1
    found[f"active={own[view['active']]}"] = 1
    found[f"first={own[view['first']]}"] = 1
    for key in ("turn", "queen", "altars", "rows"):
        found[key] = view[key]
    found["actions_left"] = view["this_turn"]["actions_left"]
    found["turn_over"] = view["this_turn"]["over"]
    found["laid"] = number_of(view["this_turn"]["laid"])
    found[f"given={view['given']}"] = view["given"] is not None
    found["to_scoring"] = view["track"]["distance"] or 0
    if view["ended"] is not None:
        found[f"ended={view['ended'].replace(' ', '_')}"] = 1
    found["scorings"] = len(view["scorings"])
    for place, sheet in enumerate(view["scorings"]):
        for seat, points in enumerate(sheet["points"]):
            found[f"scoring{place + 1}.{own[seat]}"] = points
    for place, row in enumerate(view["named"]):
        found[f"named{place + 1}.cell"] = number_of(row["cell"])
        found[f"named{place + 1}={own[row['seat']]}"] = 1
        found[f"named{place + 1}.colour={row['colour']}"] = row["colour"] is not None
    for seat, row in enumerate(view["players"]):
        for key in ("score", "coins", "builders"):
            found[f"{own[seat]}.{key}"] = row[key]
        for token, lies in enumerate(row["tokens"]):
            found[f"{own[seat]}.token.{token + 1}"] = lies
    for column, space in enumerate(view["board"]):
        put_face(found, f"order{column + 1}", space["order"])
        put_face(found, f"vault{column + 1}", space["vault"])
    put_face(found, "executing", view["executing"])
    stack = view["stack"]
    put_face(found, "stack.top", stack["top"])
    found["stack.second"] = stack["number"] == 2
    found["stack.size"] = stack["size"]
    for name, tiles in (
        ("unseen", stack["unseen"]),
        ("unseen_of_first", stack["unseen_of_first"]),
        ("discard", Counter(view["discard"])),
    ):
        found.update({f"{name}.{tile.replace(' ', '_')}": count for tile, count in tiles.items()})
    for name, cell in view["cathedral"].items():
        put_cell(found, name, cell, view, own)
    return found


def put_face(found: Seen, name: str, row: dict[str, Any] | None) -> None:
    if row is not None:
        found[f"{name}.order={row['order']}"] = 1
        found.update({f"{name}.colour.{colour}": 1 for colour in row["colours"]})
        found[f"{name}.crown={'yes' if row['crown'] else 'no'}"] = row["crown"] is not None
        found[f"{name}.second"] = row.get("stack") == 2


def put_cell(
    found: Seen, name: str, cell: dict[str, Any], view: dict[str, Any], own: tuple[str, str]
) -> None:
    tiles = [tile_name(tile) for tile in range(TILES)]
    scaffolding = "scaffolding" in cell
    number = len(tiles) + 1 if scaffolding else tiles.index(cell["tile"]) + 1
    builder = None if scaffolding else cell["builder"]
    if cell["row"] > basilica.NEAR:
        found[f"{name}.code"] = deep_code(number, cell, view["seat"])
        return
    found[f"{name}.tile"] = number
    found[f"{name}.scaffolding"] = scaffolding
    found[f"{name}.just_laid"] = view["this_turn"]["laid"] == name
    if not scaffolding:
        found.update({f"{name}.colour.{colour}": 1 for colour in cell["colours"]})
        found[f"{name}.glass"] = cell["glass"]
        found[f"{name}.altar"] = cell["altar"]
    if builder is not None:
        found[f"{name}.builder={own[builder['seat']]}"] = 1
        found[f"{name}.rank={builder['rank']}"] = builder["rank"] is not None
        found[f"{name}.token"] = builder["token"] or 0


def deep_code(number: int, cell: dict[str, Any], seat: int) -> int:
    """Tile, builder and what lies on the vault as one number; the builder's code has the token's side."""
    builder = cell.get("builder")
    pawn = 0
    if builder is not None:
        under = 0
        if builder["token"] is not None:
            tokens = rules_of("basilica").standard_components().data["promotion_token"]
            row = sorted(tokens, key=lambda row: str(row["id"]))[builder["token"] - 1]
            under = 1 + 2 * (builder["token"] - 1) + (row["side_b"] == builder["rank"])
        pawn = 1 + 8 * (builder["seat"] != seat) + under
    return (number * 16 + pawn) * 4 + int(cell.get("glass", False)) + 2 * int(cell.get("altar", False))
