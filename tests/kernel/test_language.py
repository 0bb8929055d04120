"""Words: sentences made of keys and plain arguments, in a language, with people's names."""

from pathlib import Path
from typing import Any

import pytest
from fluent.runtime.types import FluentNumber

from nave.kernel.errors import NaveError
from nave.kernel.language import Either, Words, sources_of, speaks, spoken_of, words_of
from nave.kernel.said import Said
from tests.support.toy import Toy

SOURCE = """
good-gold = gold
    .count = { $n } gold
good-gem = gem
    .count = { $n ->
        [one] 1 gem
       *[other] { $n } gems
    }
    .an = a gem
good-arch = arch
    .an = an arch

takes = { PLAYER($player) } takes { COUNT($n, "good", $good) }
places = { PLAYER($player) } places { PIECE("good", $good, form: "an") }
ways = { $ways }.
plain = { PIECE("good", $good) }
switched = { $on ->
    [yes] on
   *[no] off
}
"""


@pytest.fixture
def words() -> Words:
    return Words("en", [*sources_of((), "en"), SOURCE])


def test_a_sentence_takes_plain_arguments_and_names(words: Words) -> None:
    said = Said("takes", player=1, n=2, good="gem")
    assert words.say(said, ["Ann", "Bo"]) == "Bo takes 2 gems"
    assert words.say(said, ["Ann", "Eva"]) == "Eva takes 2 gems"
    assert words.say(Said("takes", player=0, n=1, good="gem"), ["Ann", "Bo"]) == "Ann takes 1 gem"
    assert words.say(Said("takes", player=0, n=3, good="gold"), ["Ann"]) == "Ann takes 3 gold"


def test_articles_belong_to_the_language_file(words: Words) -> None:
    assert words.say(Said("places", player=0, good="arch"), ["Ann"]) == "Ann places an arch"
    assert words.say(Said("places", player=0, good="gem"), ["Ann"]) == "Ann places a gem"


POLISH = """
good-gold = złoto
    .count = { $n } złota
good-brick = cegła
    .acc = cegłę
    .count = { $n ->
        [one] 1 cegła
        [few] { $n } cegły
       *[many] { $n } cegieł
    }
    .count-acc = { $n ->
        [one] 1 cegłę
        [few] { $n } cegły
       *[many] { $n } cegieł
    }
one = { PIECE("good", $good) }
some = { COUNT($n, "good", $good) }
own = czerwona wieża
    .acc = czerwoną wieżę
is = To { $what }.
sees = Widzi { IN("acc", $what) }.
counts = Liczy { COUNT($n, "good", $good, form: "acc") } i { PIECE("good", $good, form: "acc") }.
"""


@pytest.mark.parametrize(
    ("what", "named", "seen"),
    [
        (Said("one", good="brick"), "To cegła.", "Widzi cegłę."),
        (Said("some", n=1, good="brick"), "To 1 cegła.", "Widzi 1 cegłę."),
        (Said("one", good="gold"), "To złoto.", "Widzi złoto."),
        (Said("own"), "To czerwona wieża.", "Widzi czerwoną wieżę."),
        (
            [Said("some", n=2, good="gold"), Said("own"), Said("some", n=1, good="brick")],
            "To 2 złota, czerwona wieża and 1 cegła.",
            "Widzi 2 złota, czerwoną wieżę and 1 cegłę.",
        ),
        ("Ann", "To Ann.", "Widzi Ann."),
    ],
)
def test_what_is_said_inside_a_sentence_takes_the_case_it_asks_for(
    what: object, named: str, seen: str
) -> None:
    words = Words("pl", [*sources_of((), "en"), POLISH])
    for _ in range(2):  # neither sentence leaves its case behind
        assert words.say(Said("is", what=what)) == named
        assert words.say(Said("sees", what=what)) == seen


def test_a_piece_and_a_count_are_asked_for_in_a_case(words: Words) -> None:
    polish = Words("pl", [*sources_of((), "en"), POLISH])
    assert polish.say(Said("counts", n=1, good="brick")) == "Liczy 1 cegłę i cegłę."
    with pytest.raises(NaveError, match="count-acc"):
        polish.say(Said("counts", n=1, good="gold"))


def test_who_has_no_name_is_called_by_the_seat(words: Words) -> None:
    assert words.say(Said("takes", player=2, n=1, good="gold")) == "Seat 3 takes 1 gold"


@pytest.mark.parametrize(
    ("ways", "text"),
    [
        ([], "."),
        (["a"], "a."),
        (["a", "b"], "a and b."),
        (["a", "b", "c"], "a, b and c."),
        (Either(["a", "b"]), "a or b."),
        (Either(["a", "b", "c", "d"]), "a, b, c or d."),
        ([Said("plain", good="gold"), Said("plain", good="gem")], "gold and gem."),
    ],
)
def test_lists_are_joined_in_the_language(words: Words, ways: list[object], text: str) -> None:
    assert words.say(Said("ways", ways=ways)) == text


@pytest.mark.parametrize(
    ("language", "ways", "text"),
    [
        ("es", ["Ana", "Iván"], "Ana e Iván"),
        ("es", ["Ana", "Hilda"], "Ana e Hilda"),
        ("es", ["madera", "hierro"], "madera y hierro"),
        ("es", ["Iván", "Ana"], "Iván y Ana"),
        ("es", Either(["plata", "oro"]), "plata u oro"),
        ("es", Either(["plata", "oro viejo"]), "plata u oro viejo"),
        ("es", Either(["1 rublo", "8 rublos"]), "1 rublo u 8 rublos"),
        ("es", Either(["oro", "plata"]), "oro o plata"),
        ("it", ["Anna", "Elena"], "Anna ed Elena"),
        ("it", ["Anna", "Edda"], "Anna e Edda"),
        ("it", ["Elena", "Anna"], "Elena e Anna"),
    ],
)
def test_the_word_between_follows_the_sound_after_it(language: str, ways: list[object], text: str) -> None:
    words = Words(language, [*sources_of((), language), "ways = { $ways }"])
    assert words.say(Said("ways", ways=ways)) == text


def test_a_language_file_may_look_at_the_sound_of_a_name() -> None:
    source = """
of = { BEGINS(PLAYER($player), "a e i o u h") ->
    [yes] d’{ PLAYER($player) }
   *[no] de { PLAYER($player) }
}
"""
    words = Words("fr", [*sources_of((), "fr"), source])
    told = [words.say(Said("of", player=player), ["Anna", "Boris"]) for player in (0, 1)]
    assert told == ["d’Anna", "de Boris"]


def test_yes_and_no_are_selectors(words: Words) -> None:
    assert words.say(Said("switched", on=True)) == "on"
    assert words.say(Said("switched", on=False)) == "off"


@pytest.mark.parametrize(
    ("said", "message"),
    [
        (Said("nothing"), "have no message 'nothing'"),
        (Said("plain", good="silver"), "have no message 'good-silver'"),
        (Said("takes", player=0, n=1, good="arch"), "has no 'count'"),
        (Said("plain"), "message 'plain'"),
    ],
)
def test_words_that_are_missing_are_named(words: Words, said: Said, message: str) -> None:
    with pytest.raises(NaveError, match=message):
        words.say(said)


def test_a_language_that_is_not_there_is_named() -> None:
    with pytest.raises(NaveError, match=r"no words for language 'xx' in nave\.kernel"):
        words_of((), "xx")


def test_a_package_without_the_language_says_its_own_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for package, words in {"spoken_kernel": ("en", "xx"), "spoken_game": ("en",), "mute": ()}.items():
        (tmp_path / package / "words").mkdir(parents=True)
        (tmp_path / package / "__init__.py").write_text("", encoding="utf-8")
        for language in words:
            (tmp_path / package / "words" / f"{language}.ftl").write_text(
                f"{package} = {language}\n", "utf-8"
            )
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr("nave.kernel.language.KERNEL", "spoken_kernel")
    assert sources_of(("spoken_game",), "xx") == ["spoken_kernel = xx\n", "spoken_game = en\n"]
    with pytest.raises(NaveError):
        sources_of(("mute",), "xx")
    with pytest.raises(NaveError):
        sources_of((), "yy")


def test_things_said_are_values() -> None:
    assert Said("a", n=1) == Said("a", n=1)
    assert Said("a", n=1) != Said("a", n=2)
    assert Said("a", n=1) != Said("b", n=1)
    assert len({Said("a", n=[1]), Said("a", n=[1])}) == 1
    assert repr(Said("a", n=1)) == "Said('a', n=1)"
    assert Said("a", n=1, of=[Said("b")]).to_data() == {"key": "a", "n": 1, "of": [{"key": "b"}]}


def test_everything_a_game_says_is_rendered_with_peoples_names() -> None:
    game = Toy().new_game()
    names = ["Ann", "Bo"]
    assert game.say(game.asked(), names).startswith("Ann: ")
    assert [game.told(event, names)["text"] for event in game.events_for(1)] == ["Ann draws a marble"]
    assert Toy().rules.words().say(Said("event-polish", seat=1), names) == "Bo polishes"


@pytest.mark.parametrize("wish", ["", "*", " ", "e", "../en", "en_US", "en-"])
def test_what_is_no_language_tag_is_not_spoken_even_where_files_would_be_found(
    wish: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = sources_of((), "en")
    monkeypatch.setattr("nave.kernel.language.sources_of", lambda packages, language: english)
    assert not speaks(wish)
    assert spoken_of([wish, "de"]) == "de"


def test_without_a_language_that_is_spoken_it_is_the_default_one() -> None:
    assert spoken_of([]) == spoken_of(["xx", ""]) == "en"


def test_a_sentence_that_names_nobody_is_made_once_for_all_tables(
    words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    plain = words._bundle.format_pattern

    def counted(pattern: Any, args: Any) -> Any:
        made.append(str(args))
        return plain(pattern, args)

    monkeypatch.setattr(words._bundle, "format_pattern", counted)
    nobody, somebody = Said("plain", good="gem"), Said("takes", player=0, n=1, good="gem")
    first = words.say(nobody, ["Ann", "Bo"])
    once = len(made)
    assert words.say(nobody, ["Eva", "Zoe"]) == words.say(nobody) == first
    assert len(made) == once
    assert words.say(somebody, ["Ann"]) == "Ann takes 1 gem"
    assert words.say(somebody, ["Eva"]) == "Eva takes 1 gem"
    once = len(made)
    assert words.say(somebody, ["Ann"]) == "Ann takes 1 gem"
    assert len(made) == once


def test_a_piece_and_so_many_of_it_are_put_into_words_once(
    words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = [Said("takes", player=player, n=2, good="gem") for player in (0, 1)]
    first = words.say(said[0], ["Ann", "Bo"])
    # The library's way of writing a number takes as long as the rest of a sentence.
    monkeypatch.setattr(FluentNumber, "format", lambda *_given: pytest.fail("a small number was looked up"))
    assert [first, *(words.say(one, ["Ann", "Bo"]) for one in said[1:])] == [
        "Ann takes 2 gems",
        "Bo takes 2 gems",
    ]
    assert words.say(Said("takes", player=0, n=3, good="gem"), ["Ann"]) == "Ann takes 3 gems"


NAMED = """
good-crown = { PLAYER(0) }'s crown
wears = { PIECE("good", "crown") }
"""


def test_a_piece_that_names_somebody_is_not_kept() -> None:
    words = Words("en", [*sources_of((), "en"), NAMED])
    assert words.say(Said("wears"), ["Ann"]) == "Ann's crown"
    assert words.say(Said("wears"), ["Bo"]) == "Bo's crown"


NESTED = """
color-red = rot
    .dat = roten
good-gem = { PIECE("color", "red") } Stein
counted = mit { IN("dat", $what) }
gem = { PIECE("good", "gem") }
"""


def test_a_piece_within_a_piece_keeps_the_case_it_is_asked_for_in() -> None:
    words = Words("de", [*sources_of((), "de"), NESTED])
    assert words.say(Said("gem")) == "rot Stein"
    assert words.say(Said("counted", what=Said("gem"))) == "mit roten Stein"
    assert words.say(Said("gem")) == "rot Stein"
