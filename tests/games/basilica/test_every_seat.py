"""The rules do not ask which seat somebody has: every question, answer and refusal is mirrored."""

from collections import Counter

import pytest

import nave
from tests.support.basilica_mirror import check_mirror
from tests.support.basilica_pieces import ByKind
from tests.support.campaign import parts

# How often each question is looked at, and how many of its answers are carried out.
OF_EACH_KIND = 6
ANSWERS = 8
REFUSED = 60
ALL = {
    *("act", "end", "buy", "promote", "rank", "move", "recruit", "withdraw", "shift", "glass", "scaffolding"),
    *("disaster", "altar", "jester"),
}


def mirror_games(first: int, games: int) -> set[str]:
    seen: Counter[str] = Counter()
    for seed in range(first, first + games):
        game = nave.new_game("basilica", seats=2, seed=seed, settings={"festum_fatuorum": "on"})
        chooser = ByKind(seed, 2.0)
        chooser.texts = game.rules.catalogue.texts
        while not game.over:
            legal = list(game.legal_moves)
            kind = game.state.stack[-1].kind
            if seen[kind] < OF_EACH_KIND * (5 if kind == "act" else 1):
                seen[kind] += 1
                chosen = [chooser.choice(legal) for _ in range(ANSWERS)]
                sample = chooser.sample(range(len(chooser.texts)), REFUSED)
                refused = [move for move in sample if move not in legal]
                check_mirror(game, sorted({chooser.texts[move] for move in chosen}), refused)
            game.play(chooser.choice(legal))
    return set(seen)


@pytest.mark.rule("turn.alternate", "coin.offer", "order.must_be_possible", "majority.more_builders")
def test_every_question_looks_and_acts_the_same_from_either_chair() -> None:
    assert mirror_games(1, 4) >= ALL - {"jester"}


@pytest.mark.slow
@pytest.mark.rule("turn.alternate", "rank.jester_secret", "scoring.sequence")
@pytest.mark.parametrize("part", parts(8, 1))
def test_many_games_look_and_act_the_same_from_either_chair(part: int) -> None:
    assert mirror_games(100 + 10 * part, 10) >= ALL
