"""A slow second opinion on scorings, written from the ledger alone: it shares no code with the engine.

A cathedral is a map from (row, column) to a Vault; scaffolding is simply not in it, since it has no colour.
"""

import re
from typing import Any, NamedTuple

Place = tuple[int, int]


class Vault(NamedTuple):
    colours: frozenset[str]
    owner: int | None = None
    rank: str | None = None
    glass: bool = False
    altar: bool = False
    # The colour named by the jester that stands here.
    named: str | None = None

    def all_colours(self) -> frozenset[str]:
        """rank.jester_extra_colour"""
        return self.colours | {self.named} if self.named else self.colours


def groups(cathedral: dict[Place, Vault], colour: str) -> list[set[Place]]:
    """area.definition: merge vaults of the colour that share an edge until nothing changes any more."""
    found = [{place} for place, vault in cathedral.items() if colour in vault.all_colours()]
    merged = True
    while merged:
        merged = False
        for i in range(len(found)):
            for j in range(i + 1, len(found)):
                if any(abs(a - c) + abs(b - d) == 1 for a, b in found[i] for c, d in found[j]):
                    found[i] |= found.pop(j)
                    merged = True
                    break
            if merged:
                break
    return found


def is_area(cathedral: dict[Place, Vault], group: set[Place]) -> bool:
    """area.single_wild_is_none, rank.jester_lonely_tile, area.two_wilds"""
    if len(group) > 1:
        return True
    (place,) = group
    return len(cathedral[place].all_colours()) == 1


def reward(cathedral: dict[Place, Vault], group: set[Place]) -> tuple[int, int]:
    """What both players get for one area."""
    vaults = [cathedral[place] for place in group]
    value = len(vaults)
    if any(vault.rank == "architect" for vault in vaults):
        value = 2 * value  # rank.architect_once
    for vault in vaults:
        if vault.glass:
            value += 4 if vault.altar else 2  # glass.after_architect, altar.doubles_glass
    pawns = [sum(vault.owner == seat for vault in vaults) for seat in (0, 1)]
    masons = [
        sum(vault.owner == seat and vault.rank == "master_mason" for vault in vaults) for seat in (0, 1)
    ]
    strong = [any(vault.owner == seat and vault.rank == "strongman" for vault in vaults) for seat in (0, 1)]
    strength = [pawns[seat] + masons[seat] for seat in (0, 1)]
    if strength[0] == strength[1] and strong[0] != strong[1]:
        strength[strong.index(True)] += 1  # majority.strongman
    if strength[0] == strength[1]:
        return 0, 0  # majority.tie, majority.no_builders
    if strength[0] > strength[1]:
        return value, pawns[1]
    return pawns[0], value


def score(cathedral: dict[Place, Vault]) -> tuple[int, int]:
    white = black = 0
    for colour in ("red", "yellow", "blue", "green"):
        for group in groups(cathedral, colour):
            if is_area(cathedral, group):
                w, b = reward(cathedral, group)
                white, black = white + w, black + b
    return white, black


def area_list(cathedral: dict[Place, Vault]) -> set[tuple[str, frozenset[Place]]]:
    return {
        (colour, frozenset(group))
        for colour in ("red", "yellow", "blue", "green")
        for group in groups(cathedral, colour)
        if is_area(cathedral, group)
    }


def cathedral_of(position: dict[str, Any], jesters: dict[str, str]) -> dict[Place, Vault]:
    """The vaults of a position; `jesters` maps cells to the colors named there."""
    out: dict[Place, Vault] = {}
    for cell, row in position["cathedral"].items():
        if "tile" in row:
            r, c = (int(n) for n in re.findall(r"\d+", cell))
            builder = row["builder"] or {"seat": None, "rank": None}
            out[r, c] = Vault(
                frozenset(row["tile"].removesuffix(" crown").split()[1:]),
                builder["seat"],
                builder["rank"],
                row["glass"],
                row["altar"],
                jesters.get(cell),
            )
    return out
