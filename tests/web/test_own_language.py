"""Everybody at a table reads in their own language, over every way; what is kept has none."""

from types import SimpleNamespace

import pytest

from nave.kernel.language import DEFAULT, words_of
from nave.kernel.said import Said
from nave.tables.worded import Due, notice_of
from nave.translation.files import spoken
from tests.support.listening import listening
from tests.support.server import Server
from tests.support.translated import LANGUAGES, untranslated

FEW = LANGUAGES[:2]


def test_two_seats_and_an_onlooker_hear_the_same_answer_in_three_languages(server: Server) -> None:
    if len(FEW) < 2:
        assert spoken() == [DEFAULT], "there are languages, so this must be tried"
        return
    table = server.create("basilica", ["open", "open"])
    table.started()
    people = [table.seat(0), table.seat(1), table.spectator]
    tongues = [*FEW, DEFAULT]
    with (
        listening(server, people[0], language=tongues[0]) as one,
        listening(server, people[1], language=f"{tongues[1]}-XX") as two,
        listening(server, people[2], language=tongues[2]) as three,
    ):
        ears = [one, two, three]
        states = [ear.news()["state"] for ear in ears]
        number = states[0]["number"]
        mover = states[0]["view"]["to_answer"]
        people[mover].send("chat", text="Well met!")
        done = people[mover].play(states[mover]["options"][0]["text"], number).get("number", number)
        heard = [ear.news(done) for ear in ears]
    prompts = [told["state"]["view"]["prompt"] for told in heard]
    assert len(set(prompts)) == 3
    english = events_of(table.spectator.get("log").json())
    for person, language in zip(people, tongues, strict=True):
        headers = {**person.headers, "Accept-Language": language}
        log = person.http.get(f"/api/tables/{table.id}/log", headers=headers).json()
        assert "Well met!" in str(log), "talk stays as it was written"
        told = events_of(log)
        assert len(told) == len(english)
        if language != DEFAULT:
            pairs = zip(told, english, strict=True)
            assert [text for text, same in pairs if untranslated(language, text, same)] == []
        record = person.http.get(f"/api/tables/{table.id}/record", headers=headers)
        assert record.status_code >= 400 or "prompt" not in record.text


def events_of(log: dict[str, list[dict[str, list[dict[str, str]]]]]) -> list[str]:
    return [event["text"] for item in log["items"] for event in item.get("events", [])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_settings_rules_and_link_previews_are_in_the_readers_language(
    server: Server, language: str
) -> None:
    there, here = {"Accept-Language": f"{language}-XX, en;q=0.5"}, {"Accept-Language": "xx"}
    for path in ("/api/nowhere", "/api/tables/nosuchtable", "/api/games/chess/rules"):
        told, same = (server.http.get(path, headers=one).json()["message"] for one in (there, here))
        assert not untranslated(language, told, same), path
    rules = [server.http.get("/api/games/basilica/rules", headers=one).json() for one in (there, here)]
    for rule, english in zip(*rules, strict=True):
        assert rule["id"] == english["id"]
        assert not untranslated(language, rule["text"], english["text"]), rule["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_notices_are_in_the_recipients_language_with_its_way_to_write_a_date(language: str) -> None:
    row = SimpleNamespace(
        game="basilica", table_id="abc", turn=3, warned_at=1, due_at=1_795_000_000_000, zone="UTC"
    )
    waits = SimpleNamespace(**{**vars(row), "warned_at": 0})
    for found in ([Due(row)], [Due(waits)], [Due(row), Due(row)]):
        told, same = notice_of(found, language), notice_of(found, DEFAULT)
        assert not untranslated(language, told.body, same.body)
    assert "2026-11-18" not in notice_of([Due(row)], language).body
    assert "2026-11-18" in notice_of([Due(row)], DEFAULT).body
    preview = [words_of(("nave.web",), one).say(Said("preview-nothing-line")) for one in (language, DEFAULT)]
    assert not untranslated(language, *preview)
