"""By what a judgement is known: the same record, judge, level and seed are judged the same."""

import hashlib
import json
import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Final

from nave.bots.mind import JUDGING
from nave.bots.minds import mind_of
from nave.judge.measures import FILE, GAME_FILE
from nave.judge.types import VERSION, LevelName
from nave.kernel.record import SETTINGS_KEY, Record

# Of a fingerprint; enough to tell a few sets of weights apart.
LETTERS: Final = 12
# What a judgement depends on; ratings and styles of bots lie beside them.
NUMBERS: Final = (GAME_FILE, FILE)
# Weights: the judge's own where it has some, else the mason's.
OWN: Final = f"{JUDGING}.toml"
MASONS: Final = "weights.toml"


def record_hash(record: Record) -> str:
    """Of everything that says how the game went; remarks and the seed of what never came are left out."""
    told = {
        "game": record.game,
        "rules_version": record.rules_version,
        "components": record.components["hash"],
        "seats": record.seats,
        SETTINGS_KEY: record.settings,
        "start": record.start,
        "answers": record.answers,
    }
    text = json.dumps(told, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


@lru_cache(maxsize=16)
def eyes_of(game: str) -> str:
    """With whose eyes the judge looks: the numbers of the mind that plays on, and its own measures."""
    found = hashlib.sha256()
    packages = [type(mind_of(game, 2)).__module__.rpartition(".")[0], "nave.judge"]
    for package in [one for one in packages if one]:
        paths = sorted(files(package).iterdir(), key=lambda one: one.name)
        weights = OWN if any(path.name == OWN for path in paths) else MASONS
        for path in paths:
            if path.name.endswith((*NUMBERS, weights)):
                # Numbers, not remarks.
                numbers = tomllib.loads(path.read_text(encoding="utf-8"))
                found.update(json.dumps([path.name, numbers], sort_keys=True).encode("utf-8"))
    return found.hexdigest()[:LETTERS]


def cache_key(record: Record, level: LevelName, seed: int = 0) -> str:
    """Of the game, its engine (the rules version is part of the record), the judge and its bots."""
    return f"{record_hash(record)}/{VERSION}/{eyes_of(record.game)}/{level}/{seed}"
