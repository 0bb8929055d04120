"""Write the golden games with the expansion anew: tests/records/red_cathedral/contractors.

Run it by hand (`python -m scripts.make_golden_contractors`, or with the names of some games) only when rules
or printed values change on purpose, and read the difference before it is committed: no test ever runs it.
There is a game for every guild card, since a game shows the two actions of one card. Of the first seeds that
show both, the one with the most kinds of moves is kept, those that no earlier game has before all others.
"""

import sys
from typing import Any, NamedTuple

import nave
from scripts import make_golden as base

FOLDER = base.FOLDER / "contractors"
ROWS = nave.component_set("red_cathedral").rows
ACTIONS: dict[str, list[str]] = {
    card["id"]: [row["id"] for row in card["actions"]] for card in ROWS("guild_card")
}
KIND: dict[str, str] = {row["id"]: row["kind"] for row in ROWS("specialist")}
base.AMOUNT.update({row["resource"]: row["amount"] for row in ROWS("contractors_resource_tile")})
base.TILES.update({row["id"]: row for row in ROWS("contractors_workshop_tile")})
# How many games that show their card are played before one is chosen.
CANDIDATES = 2


# ------------------------------------------------------------ a curious player


def kind_of(text: str, view: dict[str, Any]) -> str:
    """What sort of move it is; "" for what every game of the base has."""
    verb, *words = text.split()
    if verb == "use" and words[0] == "specialist":
        held = view["players"][view["active"]]["specialist"]
        return f"specialist {KIND[held]}"
    if verb == "use" or text.startswith(("reinforce ", "take reinforcement ", "put back ", "discard ")):
        return " ".join([verb, *words[:2]]) if verb == "take" else f"{verb} {words[0]}"
    if verb == "keep" and words[0] != "specialist":
        return text
    if verb in ("hire", "foreman", "name", "pick", "diamonds", "choose", "decline") or text.startswith(
        ("exchange for", "pay ", "deliver diamond")
    ):
        return verb if verb in ("hire", "name", "choose") else " ".join([verb, *words[:1]])
    if verb == "activate" and "player" in words:
        return "activate other"
    if verb == "decorate" and "diamond" in words:
        return "decorate diamond"
    return ""


class Curious(base.Player):
    """Plays like the base game's golden player, and first of all what it has not done yet in this game."""

    def __init__(self, seed: int, whim: float) -> None:
        super().__init__(seed, whim)
        self.done: set[str] = set()
        self.turn = 0

    def choose(self, game: nave.Game) -> nave.Option:
        options = game.options()
        if len(options) == 1:
            return options[0]
        view, seat = game.view(game.seat), game.seat or 0
        self.turn = view["turn"]
        if self.chance.random() < self.whim:
            option = self.chance.choice(options)
        else:
            worths = [self.worth(view, seat, option.text) for option in options]
            best = max(worths)
            option = self.chance.choice([o for o, w in zip(options, worths, strict=True) if w == best])
        self.done.add(kind_of(option.text, view))
        return option

    def worth(self, view: dict[str, Any], seat: int, text: str) -> float:
        verb, *words = text.split()
        kind = kind_of(text, view)
        new = bool(kind) and kind not in self.done
        own = view["players"][seat]
        if verb == "hire":
            return 95 if own["specialist"] is None and own["rubles"] >= 2 else 3
        if verb == "keep":
            return 12 if new or words[0] == "specialist" else 8
        if verb == "die":
            return base.worth(view, seat, text) + self.drawn_to(view, seat, words)
        if text.startswith("use specialist"):
            return 70
        if text == "use draw_contracts":  # until the hand is full, and now and then to exchange one
            return 75 if len(own["contracts"]) < 3 or own["rubles"] > 4 else -1
        if verb in ("reinforce", "use") and kind.split()[-1] in EXPANSION:
            return 75 if new else 6
        if text.startswith("deliver diamond"):
            return base.worth(view, seat, text.replace("diamond as ", "")) - 40
        if (verb == "activate" and "player" in words) or text.startswith(
            ("take reinforcement", "exchange for")
        ):
            return 2 if new else -2
        if kind and verb not in ("use", "take"):
            return 2 if new else 1
        return base.worth(view, seat, text)

    def drawn_to(self, view: dict[str, Any], seat: int, words: list[str]) -> float:
        """To the guild's quadrant as long as an action of its card was not used; to the black die."""
        die = view["market"]["dice"][words[0]]
        extra = int(words[1]) if len(words) > 1 else 0
        space = (die["space"] + die["value"] + extra - 1) % 8
        card = view["market"]["influence"][space // 2]
        unused = [action for action in ACTIONS.get(card, []) if f"use {action}" not in self.done]
        held = words[0] == "black" and view["players"][seat].get("specialist") is not None
        contracts = card.startswith("archivists") and len(view["players"][seat]["contracts"]) <= 3
        return 14 * len(unused) + 5 * (card in ACTIONS) + 12 * held + 12 * contracts


EXPANSION = {row["id"] for row in ROWS("guild_action")} | {row["id"] for row in ROWS("reinforcement")}


# ------------------------------------------------------------ the games


class Golden(NamedTuple):
    about: str
    seats: int
    options: dict[str, str]
    card: str = ""
    # Whether it shows a rule that the first version did not have.
    second: bool = False
    # How an answer begins that must be among them, and how often any move will do.
    wanted: str = ""
    whim: float = 0.03


NUMBERS = {1: "solitaire", 2: "two players", 3: "three players", 4: "four players"}


def spec(seats: int, card: str = "", **options: str) -> Golden:
    if card:
        options["guild"] = card.rpartition("_")[0]
    about = [NUMBERS[seats]]
    about += [f"the card {card}"] if card else [f"guild {options['guild']}"] if "guild" in options else []
    about += ["with the module" if options.get("module") == "on" else "without the module"]
    about += ["advanced workshops"] * (options.get("workshops") == "advanced")
    about += ["new plans"] * (options.get("plans") == "all")
    return Golden(", ".join(about), seats, options, card)


def second(seats: int, guild: str, **options: str) -> Golden:
    """A game that the first version of the rules would not have let go this way."""
    about = f"{NUMBERS[seats]}, guild {guild}, by the second version of the rules"
    return Golden(about, seats, {"guild": guild, "exchange": "one_moment", **options}, second=True)


def whimsical(seats: int, about: str, wanted: str, whim: float, **options: str) -> Golden:
    """A game of many whims, in which something rare is answered."""
    return Golden(f"{NUMBERS[seats]}, {about}", seats, options, wanted=wanted, whim=whim)


def is_second(game: nave.Game) -> bool:
    """Whether its answers lead elsewhere, or nowhere, by the first version."""
    record = game.record
    record.rules_version = 1
    try:
        nave.replay(record)
    except nave.RecordError:
        return True
    return False


ON = {"module": "on"}
ADVANCED = {"workshops": "advanced"}
PLANS = {"plans": "all"}

GAMES = {
    "jewelers_1": spec(2, "jewelers_1"),
    "jewelers_2": spec(3, "jewelers_2", **ADVANCED),
    "jewelers_3": spec(2, "jewelers_3", **ON),
    "artisans_1": spec(3, "artisans_1", **ON),
    "artisans_2": spec(2, "artisans_2", **ADVANCED),
    "artisans_3": spec(2, "artisans_3", **ON, **ADVANCED),
    "foremen_1": spec(2, "foremen_1"),
    "foremen_2": spec(4, "foremen_2", **PLANS),
    "foremen_3": spec(3, "foremen_3", **ON, **ADVANCED),
    "contractors_1": spec(2, "contractors_1", **ON),
    "contractors_2": spec(3, "contractors_2", **ON, **ADVANCED),
    "contractors_3": spec(4, "contractors_3", **ON, **PLANS),
    "wholesalers_1": spec(2, "wholesalers_1", **ON),
    "wholesalers_2": spec(2, "wholesalers_2", **ADVANCED),
    "wholesalers_3": spec(3, "wholesalers_3"),
    "managers_1": spec(2, "managers_1", **PLANS),
    "managers_2": spec(3, "managers_2", **ON),
    "managers_3": spec(2, "managers_3", **ON, **ADVANCED),
    "lawyers_1": spec(2, "lawyers_1", **ON, **ADVANCED),
    "lawyers_2": spec(3, "lawyers_2", **ON),
    "lawyers_3": spec(2, "lawyers_3", **ON, **PLANS),
    "archivists_1": spec(4, "archivists_1"),
    "archivists_2": spec(3, "archivists_2", **ADVANCED),
    "archivists_3": spec(2, "archivists_3", **ON),
    "master_builders_1": spec(2, "master_builders_1"),
    "master_builders_2": spec(2, "master_builders_2", **ADVANCED),
    "master_builders_3": spec(3, "master_builders_3", **ON),
    "brick_makers_1": spec(2, "brick_makers_1"),
    "brick_makers_2": spec(4, "brick_makers_2", **ON),
    "brick_makers_3": spec(2, "brick_makers_3", **ON, **ADVANCED),
    "module_two": spec(2, **ON),
    "module_four_advanced": spec(4, **ON, **ADVANCED),
    "drawn_guild": spec(2, guild="random", **ON, **PLANS),
    "solo_module": spec(1, **ON),
    "solo_module_advanced": spec(1, **ON, **ADVANCED),
    "solo_foremen": spec(1, "foremen_2"),
    "solo_archivists": spec(1, "archivists_1", **ON),
    "second_foremen": second(3, "foremen"),
    "second_wholesalers": second(2, "wholesalers", **ON),
    "jewelers_trade": whimsical(2, "a trade with diamonds or without", "diamonds ", 0.25, guild="jewelers"),
    "ornament_discarded": whimsical(
        2, "an ornament discarded from a space", "discard from ", 0.1, **ON, **ADVANCED
    ),
}


def play(golden: Golden, seed: int) -> tuple[nave.Game, set[str]] | None:
    """The game with everything new that was done in it, None if it does not show what it is for."""
    game = nave.new_game("red_cathedral", seats=golden.seats, seed=seed, settings=golden.options)
    if golden.card and golden.card not in game.view(None)["market"]["influence"]:
        return None
    player = Curious(seed, golden.whim)
    while not game.over:
        if player.turn > base.TURNS * max(2, golden.seats):
            return None
        game.play(player.choose(game))
    if golden.second and not is_second(game):
        return None
    if not any(text.startswith(golden.wanted) for text in game.answers):
        return None
    missing = {f"use {action}" for action in ACTIONS.get(golden.card, [])} - player.done
    return None if missing else (game, player.done - {""})


def make(name: str, golden: Golden, seen: set[str]) -> None:
    best: tuple[int, int, nave.Game, set[str]] | None = None
    shown = 0
    for seed in range(1, 400):
        found = play(golden, seed)
        if found is not None:
            game, done = found
            rating = 5 * len(done - seen) + len(done)
            if best is None or rating > best[0]:
                best = (rating, seed, game, done)
            shown += 1
            if shown == CANDIDATES or golden.second or golden.wanted:
                break
    if best is None:
        raise SystemExit(f"{name}: no seed below 400 shows it")
    _, seed, game, done = best
    (FOLDER / f"{name}.json").write_text(game.record.to_json(), encoding="utf-8")
    fresh = sorted(done - seen)
    seen |= done
    print(
        f"{name}: seed {seed}, {len(game.answers)} answers, {base.result(game).scores}, {fresh}", flush=True
    )


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    seen: set[str] = set()
    for name in sys.argv[1:] or GAMES:
        make(name, GAMES[name], seen)
    about = {name: golden.about for name, golden in GAMES.items()}
    base.write_expected(FOLDER, "make_golden_contractors", about)


if __name__ == "__main__":
    main()
