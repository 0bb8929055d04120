"""Tournaments: every line-up of bots, in blocks of one seed with all seat rotations."""

import json
import time
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from openskill.models import PlackettLuce

from nave.api import component_set, new_game, rules_of
from nave.bots import make_bot
from nave.bots.base import DEFAULT_NODES, Budget
from nave.bots.safe import PATIENCE, REPLACED, SafeBot, ask
from nave.kernel.components import STANDARD
from nave.kernel.errors import BadInput
from nave.lab.farm import Games, Place, in_order, place_for
from nave.lab.journal import JSON, PARQUET, Journal, check_output, parquet
from nave.lab.statistics import Sprt, ranks, wilson

FORMAT: Final = "nave-tournament/1"
AUTOMATON: Final = "automaton"
# Long tournaments are cut into this many chunks at most; short ones into single games.
MOST_CHUNKS: Final = 500

SCHEMA: Final = {
    "game": "str",
    "number": "int",
    "block": "int",
    "seed": "int",
    "seat": "int",
    "bot": "str",
    "score": "int",
    "rank": "float",
    "win_share": "float",
    "margin": "int",
    "turns": "int",
    "replaced": "int",
    "seconds": "float",
    "turns_asked": "int",
}


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


class Played:
    """What is kept of a game. `seconds` and `asked` are by seat: time to think and turns it went into."""

    def __init__(
        self,
        names: list[str],
        seed: int,
        scores: list[int],
        winners: list[int],
        turns: int,
        replaced: list[dict[str, Any]],
        seconds: list[float],
        asked: list[int],
    ) -> None:
        self.names = names
        self.seed = seed
        self.scores = scores
        self.winners = winners
        self.turns = turns
        self.replaced = replaced
        self.seconds = seconds
        self.asked = asked

    def to_data(self) -> dict[str, Any]:
        return {
            "seed": self.seed,
            "players": self.names,
            "scores": self.scores,
            "winners": self.winners,
            "turns": self.turns,
            "replaced": self.replaced,
        }

    def to_journal(self) -> dict[str, Any]:
        return {**self.to_data(), "seconds": self.seconds, "asked": self.asked}


def played_of(entry: dict[str, Any]) -> Played:
    """Back from the plain data of `to_journal`."""
    return Played(
        entry["players"],
        entry["seed"],
        entry["scores"],
        entry["winners"],
        entry["turns"],
        entry["replaced"],
        entry["seconds"],
        entry["asked"],
    )


def play_jobs(jobs: list[Job]) -> Games:
    return [play_job(job).to_journal() for job in jobs]


def play_job(job: Job) -> Played:
    seats = len(job.bots)
    game = new_game(job.game, seats=seats, seed=job.seed, settings=job.settings, components=job.components)
    bots = [SafeBot(make_bot(name), job.patience) for name in job.bots]
    budget = Budget(job.nodes)
    seconds = [0.0] * seats
    asked = [0] * seats
    last = [0] * seats
    while game.seat is not None:
        seat = game.seat
        if last[seat] != game.state.turn:
            last[seat] = game.state.turn
            asked[seat] += 1
        begin = time.perf_counter()
        option = ask(game, bots[seat], budget)
        seconds[seat] += time.perf_counter() - begin
        game.play(option)
    result = game.result
    if result is None:
        raise AssertionError("a game that asks nobody is over")
    # An automatic opponent comes after the seats.
    names = job.bots + [AUTOMATON] * (len(result.scores) - seats)
    replaced = game.meta.get(REPLACED, [])
    return Played(names, job.seed, result.scores, result.winners, game.state.turn, replaced, seconds, asked)


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
) -> dict[str, Any]:
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
        raise BadInput(f"{seats} seats need at least {seats} bots, given: {', '.join(bots) or 'none'}")
    for what, number in (("blocks", blocks), ("jobs", jobs), ("nodes", nodes)):
        if number < 1:
            raise BadInput(f"the number of {what} is {number}; allowed: 1 or more")
    if output is not None:
        check_output(output, (PARQUET, JSON))
    elif resume:
        raise BadInput("--resume needs the --output of the run to go on with")
    rotations = line_ups(bots, seats)
    if sprt is not None and len(set(bots)) < 2:
        raise BadInput("--sprt compares the first bot with others; name another bot as well")
    work = [
        Job(game, line_up, seed + block, settings, components, nodes, patience)
        for block in range(blocks)
        for line_up in rotations
    ]
    size = -(-len(work) // MOST_CHUNKS)
    chunks = [work[first : first + size] for first in range(0, len(work), size)]
    where = place or place_for(jobs, len(chunks))
    summary: dict[str, Any] = {
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
    run = {"work": "tournament", **summary, "rules_version": rules.version}
    journal = None if output is None else Journal(output, run, resume)
    played: list[Played] = []
    coming = in_order(play_jobs, chunks, where, journal)
    for entries in coming:
        for entry in entries:
            played.append(played_of(entry))
            if sprt is not None and len(played) % len(rotations) == 0:
                sprt.add(block_gain(played[-len(rotations) :], bots[0]))
                if sprt.decision:
                    break
        if tell is not None:
            tell(len(played), len(work))
        if sprt is not None and sprt.decision:
            break
    coming.close()
    summary["games"] = len(played)
    if sprt is not None:
        summary["sprt"] = sprt.to_data()
    summary.update(summarize(played))
    if journal is not None:
        if journal.path.suffix == PARQUET:
            journal.finish(parquet(rows_of(game, seed, played), SCHEMA))
        else:
            journal.finish(as_json(summary))
    return summary


def block_gain(games: list[Played], bot: str) -> float:
    """How far the bot's share of victories in a block lies above what its seats would give by luck."""
    gains = []
    for game in games:
        seats = [seat for seat, name in enumerate(game.names) if name == bot]
        if seats and len(seats) < len(game.names):
            won = sum(seat in game.winners for seat in seats) / len(game.winners)
            gains.append(won - len(seats) / len(game.names))
    return sum(gains) / len(gains)


def rows_of(game: str, seed: int, played: list[Played]) -> list[dict[str, Any]]:
    """One row per game and seat (an automatic opponent has one too)."""
    rows = []
    for number, done in enumerate(played):
        places = ranks(done.scores, done.winners)
        for seat, bot in enumerate(done.names):
            rival = max(score for other, score in enumerate(done.scores) if other != seat)
            rows.append(
                {
                    "game": game,
                    "number": number,
                    "block": done.seed - seed,
                    "seed": done.seed,
                    "seat": seat,
                    "bot": bot,
                    "score": done.scores[seat],
                    "rank": places[seat],
                    "win_share": (seat in done.winners) / len(done.winners),
                    "margin": done.scores[seat] - rival,
                    "turns": done.turns,
                    "replaced": sum(note["seat"] == seat for note in done.replaced),
                    "seconds": done.seconds[seat] if seat < len(done.seconds) else None,
                    "turns_asked": done.asked[seat] if seat < len(done.asked) else None,
                }
            )
    return rows


# ------------------------------------------------------------ summing up


class Tally:
    """One bot's games. Shared victories count in parts."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.ranks = 0.0
        self.margins = 0
        self.scores = 0
        self.turns = 0
        self.replaced = 0
        self.seconds = 0.0
        self.asked = 0

    def to_data(self) -> dict[str, Any]:
        low, high = wilson(self.wins, self.games)
        return {
            "games": self.games,
            "wins": round(self.wins, 2),
            "win_share": round(self.wins / self.games, 4),
            "win_interval": [round(low, 4), round(high, 4)],
            "mean_rank": round(self.ranks / self.games, 3),
            "mean_margin": round(self.margins / self.games, 2),
            "mean_score": round(self.scores / self.games, 2),
            "mean_turns": round(self.turns / self.games, 1),
            "replaced": self.replaced,
        }


def summarize(played: list[Played]) -> dict[str, Any]:
    tallies: dict[str, Tally] = {}
    for game in played:
        places = ranks(game.scores, game.winners)
        for player, name in enumerate(game.names):
            tally = tallies.setdefault(name, Tally())
            tally.games += 1
            tally.wins += (player in game.winners) / len(game.winners)
            tally.ranks += places[player]
            best = max(score for other, score in enumerate(game.scores) if other != player)
            tally.margins += game.scores[player] - best
            tally.scores += game.scores[player]
            if player < len(game.asked):
                tally.seconds += game.seconds[player]
                tally.asked += game.asked[player]
            tally.turns += game.turns
        for note in game.replaced:
            tallies[note["bot"]].replaced += 1
    order = sorted(tallies, key=lambda name: (-tallies[name].wins / tallies[name].games, name))
    skill = ratings(played)
    return {
        "standings": [{"bot": name, **tallies[name].to_data(), **skill[name]} for name in order],
        "matrix": matrix(played, order),
        "timing": {
            name: {
                "turns": tallies[name].asked,
                "seconds_per_turn": round(tallies[name].seconds / max(1, tallies[name].asked), 4),
            }
            for name in order
        },
        "played": [game.to_data() for game in played],
    }


def matrix(played: list[Played], order: list[str]) -> dict[str, dict[str, Any]]:
    """For every two bots that met: in which share of the meetings the first came out ahead, ties as half."""
    ahead = {name: {other: [0.0, 0] for other in order} for name in order}
    for game in played:
        places = ranks(game.scores, game.winners)
        for a, name in enumerate(game.names):
            for b, other in enumerate(game.names):
                if a != b:
                    cell = ahead[name][other]
                    cell[0] += 1.0 if places[a] < places[b] else 0.5 if places[a] == places[b] else 0.0
                    cell[1] += 1
    return {
        name: {
            other: {"meetings": int(count), "ahead": round(share / count, 4)}
            for other, (share, count) in row.items()
            if count and other != name
        }
        for name, row in ahead.items()
    }


def ratings(played: list[Played]) -> dict[str, dict[str, float]]:
    """Openskill (Plackett-Luce) over the games in their order; a bot on several seats moves by their mean."""
    model = PlackettLuce()
    current = {name: model.rating(name=name) for game in played for name in game.names}
    for game in played:
        places = ranks(game.scores, game.winners)
        rated = model.rate([[current[name]] for name in game.names], ranks=places)
        for name in dict.fromkeys(game.names):
            new = [rated[player][0] for player, own in enumerate(game.names) if own == name]
            mu = sum(rating.mu for rating in new) / len(new)
            sigma = sum(rating.sigma for rating in new) / len(new)
            current[name] = model.rating(mu=mu, sigma=sigma, name=name)
    return {
        name: {
            "rating": round(rating.mu, 2),
            "rating_sigma": round(rating.sigma, 2),
        }
        for name, rating in current.items()
    }


# ------------------------------------------------------------ keeping


def as_json(summary: dict[str, Any]) -> bytes:
    return (json.dumps(summary, indent=1, ensure_ascii=False) + "\n").encode()
