"""No sentence escapes: in a made-up language every word that people read stands between its marks."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Final

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

# So many questions of each kind are read in a quick round.
OF_EACH_KIND: Final = 5


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    with speaking(monkeypatch) as language:
        yield language


# Texts of a view that are sentences; all other strings there name pieces, as touches do.
SENTENCES = ("prompt", "effect", "reason")
SENTENCE_LISTS = ("slots",)


def texts(data: object) -> Iterator[tuple[str, str]]:
    """The sentences within a view."""
    if isinstance(data, dict):
        for key, value in data.items():
            if isinstance(value, str) and key in SENTENCES:
                yield key, value
            elif isinstance(value, list) and key in SENTENCE_LISTS:
                # A player's slots are pieces, those of a city are sentences.
                yield from ((key, text) for text in value if isinstance(text, str))
            else:
                yield from texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts(value)


def read(game: Game, language: str, rng: random.Random) -> Iterator[tuple[str, str]]:
    """All that people can read of a game now: what it is, and the text."""
    yield "prompt", game.say(game.asked(), language=language)
    yield from texts(game.view(game.seat, language=language))
    for name in game.names(language):
        yield "name", name
    if game.seat in (None, NATURE):
        return
    for option in game.options(language=language):
        yield f"label of {option.text}", option.label
        for left in option.leaves:
            yield f"what {option.text} leaves", game.say(left, language=language)
    for piece in sorted({piece for option in game.options() for piece in option.touches})[:40]:
        about = game.rules.about(game.state, piece, game.seat)
        if about is not None:
            yield f"name of {piece}", game.say(about.name, language=language)
            yield f"what {piece} does", game.say(about.does, language=language)
    catalogue = game.rules.catalogue
    for move in rng.sample(range(len(catalogue)), 25):
        if move not in game.legal_moves:
            refusal = game.rules.refuse(game.state, move)
            yield f"refusal of {catalogue.text(move)}", game.say(refusal.said, language=language)


@pytest.mark.parametrize(("game", "seats", "settings"), CONFIGURATIONS)
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_every_word_comes_from_a_language_file(
    made_up: str, game: str, seats: int, settings: dict[str, str], seed: int
) -> None:
    table = nave.new_game(game, seats=seats, seed=seed, settings=settings)
    rng = random.Random(seed)
    asked: Counter[str] = Counter()
    while not table.over and len(table.answers) < 700:
        kind = table.state.stack[-1].kind
        asked[kind] += 1
        # Quickly the first of each kind of question, and all of them where there is time.
        for what, text in read(table, made_up, rng) if seed or asked[kind] <= OF_EACH_KIND else ():
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


@pytest.mark.parametrize(("game", "seats"), [("basilica", 2), ("red_cathedral", 4), ("red_cathedral", 1)])
def test_a_view_calls_players_in_its_language(game: str, seats: int) -> None:
    """Boards of examples have nobody else's names to show."""
    table = nave.new_game(game, seats=seats, seed=1)
    for language in ("en", "de", "pl"):
        shown = table.view(None, language=language)["players"]
        assert [row["name"] for row in shown] == table.names(language)
