"""The judge: the same bytes for the same record, no loss below nothing, luck adds up, no secret is used."""

import hashlib
import shutil
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

import nave
from nave.bots import make_bot
from nave.judge import VERSION, Luck, Stretch, Trial, judge, judgement_from_json
from nave.judge.cache import cache_key, eyes_of, record_hash
from nave.judge.luck import luck_of
from nave.judge.stretch import Draw, JudgeError, Span
from nave.kernel.frame import NATURE
from nave.kernel.nature import Generator
from nave.kernel.record import Record, load_record
from tests.support.bots import play_on

RECORDS = Path(__file__).parent.parent / "records"
# A record of every kind: seats, expansions, secrets.
KINDS = [
    "red_cathedral/solo_won.json",
    "red_cathedral/three_basic.json",
    "red_cathedral/four_advanced.json",
    "red_cathedral/contractors/module_two.json",
    "red_cathedral/contractors/archivists_3.json",
    "basilica/base_third_scoring.json",
    "basilica/expansion.json",
]


def short(name: str, answers: int = 60) -> Record:
    """The beginning of a golden record."""
    record = load_record(RECORDS / name)
    game = nave.replay(record, upto=answers)
    return game.record


def some(trial: Trial, count: int = 4) -> list[Span]:
    """Stretches from all over the game."""
    spans = trial.cut.spans
    return spans[:: max(1, len(spans) // count)][:count]


@pytest.mark.parametrize("name", KINDS)
def test_spans_and_chance_cover_the_record_and_follow_the_turns(name: str) -> None:
    record = load_record(RECORDS / name)
    trial = Trial(record)
    game = nave.replay(record)
    by, answers = game.answered_by, list(game.answers)
    for span in trial.cut.spans:
        end = span.first + len(span.moves)
        assert set(by[span.first : end]) == {span.seat}
        assert len({game.turn_at(number) for number in range(span.first, end)}) == 1
        before_same_turn = game.turn_at(span.first - 1) == game.turn_at(span.first) if span.first else False
        assert not (before_same_turn and by[span.first - 1] == span.seat)
        texts = [game.rules.catalogue.text(move) for move in span.moves]
        assert texts == answers[span.first : end]
    assert all(by[draw.answer] == NATURE for draw in trial.cut.draws)
    assert all(draw.answer > trial.cut.spans[0].first for draw in trial.cut.draws)


@pytest.mark.parametrize("name", KINDS)
def test_the_end_and_the_greatest_swings_are_judged_first_and_everything_once(name: str) -> None:
    trial = Trial(load_record(RECORDS / name))
    parts, swings = trial.parts, trial.swings()
    places = [part.first if isinstance(part, Span) else part.answer for part in parts]
    assert sorted(places) == sorted(
        [span.first for span in trial.cut.spans] + [draw.answer for draw in trial.cut.draws]
    )
    assert places[0] == max(places)
    greatest = max(swings.get(part.turn, 0.0) for part in parts)
    assert swings[parts[1].turn] == greatest or swings.get(parts[0].turn, 0.0) == greatest


@pytest.mark.parametrize("name", KINDS)
def test_no_loss_is_below_nothing_and_intervals_hold_it(name: str) -> None:
    trial = Trial(load_record(RECORDS / name))
    for span in some(trial):
        found = trial.stretch(span)
        assert found is not None
        values = [plan.values[span.seat] for plan in found.plans]
        assert values == sorted(values, reverse=True)
        assert found.loss == pytest.approx(values[0] - values[found.played])
        assert 0.0 <= found.low <= found.loss <= found.high
        assert sum(found.plans[0].wins) == pytest.approx(1.0) or trial.record.seats == 1
        # The plan played ends where the player's did.
        assert found.plans[found.played].answers == trial.record.answers[found.first : found.after]


@pytest.mark.parametrize("name", [KINDS[4], KINDS[6]])
def test_facts_the_mover_cannot_know_change_nothing(name: str) -> None:
    trial = Trial(load_record(RECORDS / name))
    for span in some(trial, 5):
        told = trial.stretch(span)
        span.state.redeal(span.seat, Generator(4711))
        assert trial.stretch(span) == told


@pytest.mark.parametrize("name", ["red_cathedral/three_basic.json", "basilica/base_third_scoring.json"])
def test_luck_adds_up_to_nothing_over_all_outcomes_by_how_likely_they_are(name: str) -> None:
    trial = Trial(load_record(RECORDS / name))
    most = trial.rule.luck.outcomes
    draw = next(one for one in trial.cut.draws if len(one.state.stack[-1].options(one.state)) <= most)
    frame = draw.state.stack[-1]
    options = frame.options(draw.state)
    weights = frame.weights(draw.state) or [1] * len(options)
    sums = [0.0] * trial.record.seats
    for move, weight in zip(options, weights, strict=True):
        one = Draw(draw.answer, draw.state, move)
        found = luck_of(one, trial.valuer, trial.level, trial.rule.luck, seed=5)
        for seat, value in enumerate(found.values):
            sums[seat] += weight * value
    assert sums == pytest.approx([0.0] * trial.record.seats, abs=1e-6)


def test_dice_that_nobody_wants_at_once_are_luck_too() -> None:
    """Of 45 rolls of this game two were worth something by the next turn alone."""
    trial = Trial(load_record(RECORDS / "red_cathedral/two_basic.json"))
    draws = trial.cut.draws[::3]
    told = [one for draw in draws if max(trial.luck(draw).spread) > 0.05 for one in [draw]]
    assert len(told) > len(draws) // 3


@pytest.mark.slow
@pytest.mark.parametrize("name", ["red_cathedral/contractors/module_two.json", "basilica/expansion.json"])
def test_the_same_record_gives_the_same_bytes_and_comes_back_from_them(name: str) -> None:
    record = short(name)
    heard: list[tuple[int, int, Stretch | Luck]] = []
    told = judge(record, tell=lambda done, count, part: heard.append((done, count, part)))
    assert judge(record).to_json() == told.to_json()
    assert judgement_from_json(told.to_json()) == told
    assert heard[-1][0] == heard[-1][1] == len(told.stretches) + len(told.chances)
    for total in told.totals:
        parts = total.luck - total.lost + total.given + total.rest
        assert parts == pytest.approx(total.change, abs=0.01)


def test_remarks_do_not_name_another_record_but_answers_do() -> None:
    record = short("red_cathedral/three_basic.json")
    other = Record(**{**vars(record), "meta": {"note": "x"}, "seed": record.seed + 1})
    assert record_hash(other) == record_hash(record)
    assert cache_key(record, "quick") != cache_key(record, "deep")
    shorter = Record(**{**vars(record), "answers": record.answers[:-1]})
    assert record_hash(shorter) != record_hash(record)


# What was said of the beginnings of some games, by the version of the judge and the numbers it looks with.
SAID = {
    ("red_cathedral/two_basic.json", 110, 5, "6c3a568d697e"): "f736e3110176c94a",
    ("red_cathedral/contractors/module_two.json", 110, 5, "6c3a568d697e"): "d33e5981780c6467",
    ("basilica/base_third_scoring.json", 24, 5, "e1aac3aa9853"): "276f0cbba0467ff7",
}


@pytest.mark.parametrize("known", SAID, ids=lambda known: known[0])
def test_what_is_known_by_the_same_name_is_judged_the_same(known: tuple[str, int, int, str]) -> None:
    """Judgements are kept by version and numbers: whoever changes how bots or judge look at a game, by a line
    of code alone, raises `VERSION` and notes here what is said now, or people go on being told the old."""
    name, answers, *_ = known
    record = short(name, answers)
    assert (name, answers, VERSION, eyes_of(record.game)) in SAID
    assert hashlib.sha256(judge(record).to_json()).hexdigest()[:16] == SAID[known]


@pytest.mark.parametrize("game", ["red_cathedral", "basilica"])
def test_a_judgement_is_known_by_the_weights_it_was_made_with(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = Path(str(files(f"nave.bots.{game}")))
    for path in source.glob("*.toml"):
        shutil.copy(path, tmp_path)
    now = eyes_of(game)
    monkeypatch.setattr("nave.judge.cache.files", lambda _: tmp_path)
    eyes_of.cache_clear()
    try:
        copied = eyes_of(game)
        (tmp_path / "spoiler.toml").write_text("[all]\n")
        eyes_of.cache_clear()
        assert eyes_of(game) == copied, "a style is not what the judge looks with"
        masons = tmp_path / "weights.toml"
        masons.write_text(masons.read_text(encoding="utf-8") + "\n[seats_9]\nx = 1.0\n", encoding="utf-8")
        eyes_of.cache_clear()
        assert eyes_of(game) == copied, "the mason may learn without moving a mark"
        weights = tmp_path / "judge_weights.toml"
        weights.write_text("# A remark.\n" + weights.read_text(encoding="utf-8"), encoding="utf-8")
        eyes_of.cache_clear()
        assert eyes_of(game) == copied, "a remark is no number"
        weights.write_text(weights.read_text(encoding="utf-8") + "\n[seats_9]\nx = 1.0\n", encoding="utf-8")
        eyes_of.cache_clear()
        assert eyes_of(game) != copied
    finally:
        monkeypatch.undo()
        eyes_of.cache_clear()
    assert eyes_of(game) == now


@pytest.mark.parametrize("game", ["red_cathedral", "basilica"])
def test_the_judge_looks_with_its_own_weights_and_with_all_of_them(game: str) -> None:
    """None is left to the mason's file: a mason that is tuned must not move a mark."""
    mine = tomllib.loads((files(f"nave.bots.{game}") / "judge_weights.toml").read_text(encoding="utf-8"))
    masons = tomllib.loads((files(f"nave.bots.{game}") / "weights.toml").read_text(encoding="utf-8"))
    assert set(mine["all"]) == set(masons["all"])
    trial = Trial(short("basilica/expansion.json" if game == "basilica" else KINDS[1], 30))
    seen = {name: trial.mind.values[name] for name in mine["all"]}
    own = mine.get(f"seats_{trial.record.seats}", {})
    assert seen == {**mine["all"], **own}


def test_the_end_is_the_true_margin_and_who_won() -> None:
    record = load_record(RECORDS / "red_cathedral/three_shared_victory.json")
    game = nave.replay(record)
    result = game.result
    assert result is not None
    last = Trial(record).curve()[-1]
    for seat in range(record.seats):
        others = [score for player, score in enumerate(result.scores) if player != seat]
        assert last.values[seat] == result.scores[seat] - max(others)
        share = (seat in result.winners) / len(result.winners)
        assert last.wins[seat] == share


def test_a_won_game_that_is_thrown_away_was_not_decided() -> None:
    """The best turn won for sure, the one played lost for sure: nothing was marked."""
    trial = Trial(load_record(RECORDS / "basilica/base_open_crowns.json"))
    span = next(one for one in trial.cut.spans if one.first == 316)
    told = trial.stretch(span)
    assert told is not None
    assert (told.before > 0.97, told.later < 0.03) == (True, True)
    assert told.mark == "blunder"


def test_a_record_that_never_ends_is_refused() -> None:
    record = short("red_cathedral/three_basic.json")
    endless = Record(**{**vars(record), "answers": record.answers * 200})
    with pytest.raises(JudgeError, match="too long"):
        Trial(endless)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seed"), [("red_cathedral", 17), ("basilica", 10)])
def test_a_turn_at_random_among_good_ones_is_found(game: str, seed: int) -> None:
    made = nave.new_game(game, seats=2, seed=seed)
    play_on(made, make_bot("mason"), 40, nodes=60)
    turn = made.state.turn
    while made.state.turn == turn:
        play_on(made, make_bot("mason"), 1, nodes=60)
    turn = made.state.turn
    while made.state.turn == turn and not made.over:
        play_on(made, make_bot("random"), 1, seed=3)
    trial = Trial(made.record)
    marks = [found.mark for span in trial.cut.spans if span.turn == turn and (found := trial.stretch(span))]
    assert "blunder" in marks
