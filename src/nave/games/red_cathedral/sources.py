"""The score sheet: every source of prestige. Events tell what moved the marker."""

from collections.abc import Sequence
from typing import Final

from nave.games.red_cathedral.config import NOBODY
from nave.games.red_cathedral.events import MarkerMoved
from nave.games.red_cathedral.names import LEVELS, section_name
from nave.games.red_cathedral.scoring import breakdown, further_prestige, leftovers
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.types import FinalRow, FinalTower
from nave.kernel.events import Event
from nave.kernel.said import Said, Spoken
from nave.kernel.types import ScoreSheet, SourceGroup, SourceRow

# What a step of the marker counts as: by its rule, or by the area its rule belongs to. Parts of the game name
# their own (`Config.sources`).
SOURCES: Final = {
    "build": "sections",
    "decorate": "ornaments",
    "workshop": "workshops",
    "market": "market",
    "influence": "guilds",
    "penalty": "penalties",
    "turn": "spent",
    "end": "ending",
    "solo": "ivan",
    "solo.ivan_claim_tile": "workshops",
    "solo.ivan_market_recognition": "market",
    "solo.ivan_influence": "guilds",
    "solo.ivan_ornament_place": "ornaments",
}
# What many rules pay is explained by the one that they have in common, other lines by the first that paid.
COMMON: Final = {"workshops": "workshop.activate", "guilds": "influence.one_of_two"}
# The order of the sheet; what parts of the game name stands between the halves.
# `before`: where the marker stood when the game, or its position, began.
FIRST: Final = ("before", "sections", "ornaments", "workshops", "market", "guilds")
LAST: Final = ("ivan", "penalties", "spent", "ending")


def source_of(s: State, rule: str) -> str:
    known = SOURCES | s.config.sources
    return known.get(rule) or known[rule.partition(".")[0]]


def row_of(source: str, points: list[int], rule: str = "") -> SourceRow:
    return {
        "source": source,
        "title": Said(f"source-{source}"),
        "note": "",
        "rule": rule,
        "pieces": [],
        "points": points,
        "notes": [""] * len(points),
    }


def score_sheet(s: State, events: Sequence[Event]) -> ScoreSheet:
    rows = breakdown(s)
    return {
        "final": not s.stack,
        "groups": [track(s, rows, events), *extras(s), goods(s, rows), towers(s, rows)],
        "totals": [row["total"] for row in rows],
        "ties": ties(rows),
    }


def track(s: State, rows: list[FinalRow], events: Sequence[Event]) -> SourceGroup:
    """What each source moved the marker by, in prestige (final.round_down)."""
    prestige = s.tables.track.prestige
    found: dict[str, SourceRow] = {}
    for event in events:
        if isinstance(event, MarkerMoved):
            source = source_of(s, event.rule)
            row = found.setdefault(source, row_of(source, [0] * len(rows), COMMON.get(source) or event.rule))
            row["points"][event.seat] += prestige(event.after) - prestige(event.before)
    whole = row_of("track", [row["track"] for row in rows], "final.round_down")
    told = [sum(row["points"][player] for row in found.values()) for player in range(len(rows))]
    before = [held - known for held, known in zip(whole["points"], told, strict=True)]
    if any(before):
        found["before"] = row_of("before", before, "score.track")
    middle = sorted(source for source in found if source not in FIRST + LAST)
    # Steps that reached no prestige space, or came to nothing in the end, are no source.
    shown = [found[one] for one in (*FIRST, *middle, *LAST) if one in found and any(found[one]["points"])]
    return {**whole, "rows": shown}


def extras(s: State) -> list[SourceGroup]:
    """What parts of the game score at the end."""
    found: dict[str, list[int]] = {}
    for player in range(s.config.players):
        for source, prestige in further_prestige(s, player).items():
            found.setdefault(source, []).append(prestige)
    return [{**row_of(source, points, "final.order"), "rows": []} for source, points in found.items()]


def goods(s: State, rows: list[FinalRow]) -> SourceGroup:
    """final.goods"""
    return {
        **row_of("goods", [row["goods"] for row in rows], "final.leftovers"),
        "note": Said("source-goods-note", n=s.tables.leftovers),
        "notes": [
            "" if player == s.config.ivan else Said("source-goods-of", n=leftovers(s, player))
            for player in range(len(rows))
        ],
        "rows": [],
    }


def towers(s: State, rows: list[FinalRow]) -> SourceGroup:
    each = [tower_row(s, number, [row["towers"][number] for row in rows]) for number in range(len(s.heights))]
    sums = [sum(row["points"][player] for row in each) for player in range(len(rows))]
    return {**row_of("towers", sums, "final.places"), "rows": each}


def tower_row(s: State, tower: int, shares: list[FinalTower]) -> SourceRow:
    """final.tower_value and final.places, as a sum in words."""
    sections = range(tower * LEVELS, tower * LEVELS + s.heights[tower])
    return {
        **row_of(f"tower_{tower + 1}", [share["prestige"] for share in shares], "final.places"),
        "notes": [place_note(share) for share in shares],
        "title": Said("source-tower", tower=tower + 1),
        "note": Said(
            "source-tower-note",
            sections=sum(bool(s.done[section]) for section in sections),
            ornaments=sum(s.ornament[section] != NOBODY for section in sections),
            value=shares[0]["value"],
        ),
        "pieces": [f"section:{section_name(section)}" for section in sections],
    }


def place_note(share: FinalTower) -> Spoken:
    """final.presence, final.tower_ties"""
    if share["place"] is None:
        return ""
    tied, place = len(share["tied_with"]), share["place"]
    return Said("source-place", presence=share["presence"], place=place, tied=tied, last=place + tied)


def ties(rows: list[FinalRow]) -> list[SourceRow]:
    """final.tie_break: finished sections, then ornaments, if the most prestige does not decide."""
    totals = [row["total"] for row in rows]
    if totals.count(max(totals)) == 1:
        return []
    return [
        row_of(f"tie-{key}", [row[key] for row in rows], "final.tie_break")
        for key in ("sections", "ornaments")
    ]
