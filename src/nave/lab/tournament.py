"""Tournaments: every line-up of bots, in blocks of one seed with all seat rotations."""

import json
import time
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Final, NotRequired, TypedDict, cast

from nave.api import component_set, new_game, rules_of
from nave.bots import make_bot
from nave.bots.base import DEFAULT_NODES, Budget
from nave.bots.safe import PATIENCE, REPLACED, SafeBot, ask
from nave.kernel.components import STANDARD
from nave.kernel.language import Each
from nave.kernel.types import ComponentsHead
from nave.lab.farm import Place, in_order, place_for
from nave.lab.fault import fault
from nave.lab.journal import JSON, PARQUET, Games, Journal, check_output, parquet
from nave.lab.standings import SCHEMA, Played, PlayedEntry, Summed, block_gain, played_of, rows_of, summarize
from nave.lab.statistics import Sprt, SprtData

FORMAT: Final = "nave-tournament/1"
AUTOMATON: Final = "automaton"
# Long tournaments are cut into this many chunks at most; short ones into single games.
MOST_CHUNKS: Final = 500


class Head(TypedDict):
    """What was played: the same gives the same results."""

    format: str
    game: str
    seats: int
    options: dict[str, str]
    components: ComponentsHead
    bots: list[str]
    seed: int
    blocks: int
    nodes: int


class Tournament(Head, Summed):
    games: int
    sprt: NotRequired[SprtData]


class Job:
    """One game to play; everything a process needs, and nothing that differs between machines."""

    def __init__(
        self,
        game: str,
        bots: list[str],
        seed: int,
        settings: dict[str, str],
        components: str,
        nodes: int,
        patience: float,
    ) -> None:
        self.game = game
        self.bots = bots
        self.seed = seed
        self.settings = settings
        self.components = components
        self.nodes = nodes
        self.patience = patience


def play_jobs(jobs: list[Job]) -> Games:
    return [{**play_job(job).to_journal()} for job in jobs]


def play_job(job: Job) -> Played:
    seats = len(job.bots)
    game = new_game(job.game, seats=seats, seed=job.seed, settings=job.settings, components=job.components)
    bots = [SafeBot(make_bot(name), job.patience) for name in job.bots]
    budget = Budget(job.nodes)
    seconds = [0.0] * seats
    processor = [0.0] * seats
    asked = [0] * seats
    last = [0] * seats
    while game.seat is not None:
        seat = game.seat
        if last[seat] != game.state.turn:
            last[seat] = game.state.turn
            asked[seat] += 1
        begin, used = time.perf_counter(), time.process_time()
        option = ask(game, bots[seat], budget)
        seconds[seat] += time.perf_counter() - begin
        processor[seat] += time.process_time() - used
        game.play(option)
    result = game.result
    if result is None:
        raise AssertionError("a game that asks nobody is over")
    # An automatic opponent comes after the seats.
    names = job.bots + [AUTOMATON] * (len(result.scores) - seats)
    replaced = game.meta.get(REPLACED, [])
    times = (seconds, processor, asked)
    return Played(names, job.seed, result.scores, result.winners, game.state.turn, replaced, *times)


def line_ups(bots: list[str], seats: int) -> list[list[str]]:
    """All different choices of as many bots as there are seats, each with all its rotations."""
    out: list[list[str]] = []
    for chosen in sorted(set(combinations(sorted(bots), seats))):
        for shift in range(seats):
            turned = [*chosen[shift:], *chosen[:shift]]
            if turned not in out:
                out.append(turned)
    return out


def tournament(
    game: str,
    bots: list[str],
    seats: int = 2,
    blocks: int = 10,
    seed: int = 0,
    settings: dict[str, str] | None = None,
    components: str = STANDARD,
    nodes: int = DEFAULT_NODES,
    jobs: int = 1,
    patience: float = PATIENCE,
    tell: Callable[[int, int], None] | None = None,
    place: Place | None = None,
    output: Path | None = None,
    resume: bool = False,
    sprt: Sprt | None = None,
) -> Tournament:
    """Play `blocks` blocks; block i uses seed + i. Only `timing` of the result differs between runs.

    `tell` hears how many games are done and how many there are. With `sprt` no more blocks are played once
    it is decided whether the first bot is better than its rivals.
    """
    rules = rules_of(game)
    rules.check_seats(seats)
    settings = rules.check_settings(seats, settings)
    chosen = component_set(game, name=components)
    for name in bots:
        make_bot(name)
    if len(bots) < seats:
        raise fault("lab-few-bots", seats=seats, given=Each(bots), count=len(bots))
    for what, number in (("blocks", blocks), ("jobs", jobs), ("nodes", nodes)):
        if number < 1:
            raise fault("lab-number", what=what, number=number, least=1)
    if output is not None:
        check_output(output, (PARQUET, JSON))
    elif resume:
        raise fault("lab-resume-output")
    rotations = line_ups(bots, seats)
    if sprt is not None and len(set(bots)) < 2:
        raise fault("lab-sprt-alone")
    work = [
        Job(game, line_up, seed + block, settings, components, nodes, patience)
        for block in range(blocks)
        for line_up in rotations
    ]
    size = -(-len(work) // MOST_CHUNKS)
    chunks = [work[first : first + size] for first in range(0, len(work), size)]
    where = place or place_for(jobs, len(chunks))
    head: Head = {
        "format": FORMAT,
        "game": game,
        "seats": seats,
        "options": settings,
        "components": {"name": chosen.name, "hash": chosen.hash},
        "bots": bots,
        "seed": seed,
        "blocks": blocks,
        "nodes": nodes,
    }
    run = {"work": "tournament", **head, "rules_version": rules.version}
    journal = None if output is None else Journal(output, run, resume)
    played: list[Played] = []
    coming = in_order(play_jobs, chunks, where, journal)
    for entries in coming:
        for entry in entries:
            played.append(played_of(cast(PlayedEntry, entry)))
            if sprt is not None and len(played) % len(rotations) == 0:
                sprt.add(block_gain(played[-len(rotations) :], bots[0]))
                if sprt.decision:
                    break
        if tell is not None:
            tell(len(played), len(work))
        if sprt is not None and sprt.decision:
            break
    coming.close()
    summed = summarize(played)
    summary = cast(Tournament, {**head, "games": len(played), **summed})
    if sprt is not None:
        summary["sprt"] = sprt.to_data()
    if journal is not None:
        if journal.path.suffix == PARQUET:
            journal.finish(parquet(rows_of(game, seed, played), SCHEMA))
        else:
            journal.finish(as_json(summary))
    return summary


# ------------------------------------------------------------ keeping


def as_json(summary: Tournament) -> bytes:
    return (json.dumps(summary, indent=1, ensure_ascii=False) + "\n").encode()
