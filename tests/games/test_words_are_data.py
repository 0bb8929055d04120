"""No sentence escapes: in a made-up language every word that people read stands between its marks."""

import random
from collections.abc import Iterator

import pytest

import nave
from nave.games.red_cathedral.contractors.names import GUILDS
from nave.kernel.frame import NATURE
from nave.kernel.game import Game
from tests.support.made_up import escaped, speaking

CONFIGURATIONS: list[tuple[str, int, dict[str, str]]] = [
    ("basilica", 2, {}),
    ("basilica", 2, {"festum_fatuorum": "on", "remove_six": "on"}),
    ("basilica", 2, {"show_crowns": "on"}),
    ("red_cathedral", 1, {}),
    ("red_cathedral", 3, {"workshops": "advanced"}),
    ("red_cathedral", 1, {"module": "on", "guild": "foremen"}),
    *(("red_cathedral", 2, {"module": "on", "guild": guild}) for guild in GUILDS),
]


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    with speaking(monkeypatch) as language:
        yield language


def read(game: Game, language: str, rng: random.Random) -> Iterator[tuple[str, str]]:
    """All that people can read of a game now: what it is, and the text."""
    yield "prompt", game.say(game.asked(), language=language)
    for name in game.names(language):
        yield "name", name
    if game.seat in (None, NATURE):
        return
    for option in game.options(language=language):
        yield f"label of {option.text}", option.label
        for left in option.leaves:
            yield f"what {option.text} leaves", game.say(left, language=language)
    catalogue = game.rules.catalogue
    for move in rng.sample(range(len(catalogue)), 25):
        if move not in game.legal_moves:
            refusal = game.rules.refuse(game.state, move)
            yield f"refusal of {catalogue.text(move)}", game.say(refusal.said, language=language)


@pytest.mark.parametrize(("game", "seats", "settings"), CONFIGURATIONS)
@pytest.mark.parametrize("seed", range(2))
def test_every_word_comes_from_a_language_file(
    made_up: str, game: str, seats: int, settings: dict[str, str], seed: int
) -> None:
    table = nave.new_game(game, seats=seats, seed=seed, settings=settings)
    rng = random.Random(seed)
    while not table.over and len(table.answers) < 700:
        for what, text in read(table, made_up, rng):
            assert not escaped(text), f"{what}: {text}"
        table.play(rng.choice(table.options()).text)
    for event in table.events:
        text = table.say(event.said(), language=made_up)
        assert not escaped(text), f"event {event.kind}: {text}"
        hidden = table.say(event.seen_by(None).said(), language=made_up)
        assert not escaped(hidden), f"event {event.kind}: {hidden}"


def test_a_word_from_elsewhere_is_found() -> None:
    assert escaped("⟦all ⟦of⟧ it⟧ 2 r1c1") == ""
    assert escaped("⟦some⟧ of it ⟦here⟧") == "of it"
    assert escaped("none") == "none"
