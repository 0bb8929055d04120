"""Do games of everybody who thinks end? The thousands of docs/bots.md ("Games end"), in pieces that are kept.

    .venv/bin/python -m scripts.games_end docs/campaigns/games-end.jsonl --minutes 60
    .venv/bin/python -m scripts.games_end docs/campaigns/games-end.jsonl --show

A piece is 25 games of one mix, asked as in a tournament (`tests/support/endings.py`). Called again it goes
on: every mix gets its first piece before one gets its second. `--part 1/2` shares the pieces among two runs
at a time. A piece that fails ends the run with its mix and seed, and is not kept.
"""

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tests.reliability.pieces import commit
from tests.support.endings import (
    ALONE,
    BASILICA_MIXES,
    FESTUM_ON,
    LADDER_MIXES,
    MORE,
    RUNGS,
    STYLE_MIXES,
    Mix,
    Settings,
    play_asked,
)

RED: Final = "red_cathedral"
SEED: Final = 10_000
EACH: Final = 25
# With both mixes of a bot 1,000 games of each number of seats; of the rest of the box and of styles a tenth.
MANY: Final = 500
SOME: Final = 100


class Piece(NamedTuple):
    game: str
    mix: Mix
    settings: Settings
    first: int

    @property
    def key(self) -> str:
        return json.dumps([self.game, self.mix, self.settings, self.first])


def wanted() -> Iterator[tuple[str, Mix, Settings, int]]:
    """Every mix, and how many games of it."""
    yield from ((RED, mix, {}, MANY) for mix in LADDER_MIXES)
    yield from (("basilica", mix, FESTUM_ON, MANY) for mix in BASILICA_MIXES)
    yield from ((RED, mix, {}, SOME) for mix in (*STYLE_MIXES, *ALONE))
    yield from ((RED, (bot, bot), settings, SOME) for bot in RUNGS for settings in MORE)


def pieces() -> list[Piece]:
    every = [
        Piece(game, mix, settings, first)
        for game, mix, settings, games in wanted()
        for first in range(SEED, SEED + games, EACH)
    ]
    return sorted(every, key=lambda piece: piece.first)


def told(done: list[dict[str, object]]) -> Iterator[str]:
    """A row for each game and number of seats, and the longest game."""
    groups: dict[tuple[str, int, str], list[int]] = {}
    for line in done:
        mix, settings = line["mix"], line["settings"]
        assert isinstance(mix, list)
        group = groups.setdefault((str(line["game"]), len(mix), json.dumps(settings)), [])
        group.append(int(str(line["turns"])))
    yield "| game | seats | settings | games, all ended | turns of all players, at most |"
    yield "|---|---|---|---|---|"
    for (game, seats, settings_text), turns in sorted(groups.items()):
        yield f"| {game} | {seats} | {settings_text} | {EACH * len(turns)} | {max(turns)} |"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", type=Path)
    parser.add_argument("--minutes", type=float, default=24 * 60.0)
    parser.add_argument("--part", default="1/1")
    parser.add_argument("--show", action="store_true", help="play nothing")
    given = parser.parse_args()
    part, _, parts = given.part.partition("/")
    lines = given.file.read_text(encoding="utf-8").splitlines() if given.file.exists() else []
    done = [json.loads(line) for line in lines]
    known = {line["key"] for line in done}
    shared = [] if given.show else pieces()[int(part) - 1 :: int(parts)]
    end = time.monotonic() + 60.0 * given.minutes
    given.file.parent.mkdir(parents=True, exist_ok=True)
    for piece in (piece for piece in shared if piece.key not in known):
        if time.monotonic() >= end:
            break
        turns = play_asked(piece.game, piece.mix, piece.settings, range(piece.first, piece.first + EACH))
        line = {**piece._asdict(), "mix": list(piece.mix), "turns": turns, "commit": commit()}
        done.append({**line, "key": piece.key})
        with given.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(done[-1]) + "\n")
    print("\n".join(told(done)))
    print(f"\n{EACH * len(done)} of {EACH * len(pieces())} games")


if __name__ == "__main__":
    main()
