"""What tournaments come to: games that were played, the standing of every bot, who came out ahead of whom."""

from typing import Final, TypedDict

from openskill.models import PlackettLuce

from nave.bots.safe import Replacement
from nave.lab.statistics import ranks, wilson

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
    "processor": "float",
    "turns_asked": "int",
}


class PlayedData(TypedDict):
    seed: int
    players: list[str]
    scores: list[int]
    winners: list[int]
    turns: int
    replaced: list[Replacement]


class PlayedEntry(PlayedData):
    """What a journal keeps of a game."""

    seconds: list[float]
    processor: list[float]
    asked: list[int]


class TallyData(TypedDict):
    games: int
    wins: float
    win_share: float
    win_interval: list[float]
    mean_rank: float
    mean_margin: float
    mean_score: float
    mean_turns: float
    replaced: int


class Rated(TypedDict):
    rating: float
    rating_sigma: float


class Standing(TallyData, Rated):
    bot: str


class Meeting(TypedDict):
    meetings: int
    ahead: float


class Timing(TypedDict):
    turns: int
    seconds_per_turn: float
    processor_per_turn: float


class Summed(TypedDict):
    standings: list[Standing]
    matrix: dict[str, dict[str, Meeting]]
    timing: dict[str, Timing]
    played: list[PlayedData]


class Played:
    """What is kept of a game. `seconds`, `processor` and `asked` are by seat: time to think, by the clock and
    of the processor, and the turns it went into.
    """

    def __init__(
        self,
        names: list[str],
        seed: int,
        scores: list[int],
        winners: list[int],
        turns: int,
        replaced: list[Replacement],
        seconds: list[float],
        processor: list[float],
        asked: list[int],
    ) -> None:
        self.names = names
        self.seed = seed
        self.scores = scores
        self.winners = winners
        self.turns = turns
        self.replaced = replaced
        self.seconds = seconds
        self.processor = processor
        self.asked = asked

    def to_data(self) -> PlayedData:
        return {
            "seed": self.seed,
            "players": self.names,
            "scores": self.scores,
            "winners": self.winners,
            "turns": self.turns,
            "replaced": self.replaced,
        }

    def to_journal(self) -> PlayedEntry:
        return {
            **self.to_data(),
            "seconds": self.seconds,
            "processor": self.processor,
            "asked": self.asked,
        }


def played_of(entry: PlayedEntry) -> Played:
    """Back from the plain data of `to_journal`."""
    return Played(
        entry["players"],
        entry["seed"],
        entry["scores"],
        entry["winners"],
        entry["turns"],
        entry["replaced"],
        entry["seconds"],
        entry["processor"],
        entry["asked"],
    )


def block_gain(games: list[Played], bot: str) -> float:
    """How far the bot's share of victories in a block lies above what its seats would give by luck."""
    gains = []
    for game in games:
        seats = [seat for seat, name in enumerate(game.names) if name == bot]
        if seats and len(seats) < len(game.names):
            won = sum(seat in game.winners for seat in seats) / len(game.winners)
            gains.append(won - len(seats) / len(game.names))
    return sum(gains) / len(gains)


def rows_of(game: str, seed: int, played: list[Played]) -> list[dict[str, object]]:
    """One row per game and seat (an automatic opponent has one too)."""
    rows: list[dict[str, object]] = []
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
                    "processor": done.processor[seat] if seat < len(done.processor) else None,
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
        self.processor = 0.0
        self.asked = 0

    def to_data(self) -> TallyData:
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


def summarize(played: list[Played]) -> Summed:
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
                tally.processor += game.processor[player]
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
                "processor_per_turn": round(tallies[name].processor / max(1, tallies[name].asked), 4),
            }
            for name in order
        },
        "played": [game.to_data() for game in played],
    }


def matrix(played: list[Played], order: list[str]) -> dict[str, dict[str, Meeting]]:
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


def ratings(played: list[Played]) -> dict[str, Rated]:
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
