"""By what a judgement is known: the same record, version, level and seed are judged the same."""

import hashlib
import json

from nave.judge.types import VERSION, LevelName
from nave.kernel.record import SETTINGS_KEY, Record


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


def cache_key(record: Record, level: LevelName, seed: int = 0) -> str:
    return f"{record_hash(record)}/{VERSION}/{level}/{seed}"
