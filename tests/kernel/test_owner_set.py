"""What an owner corrects and checks: differences alone, a hash over values alone, merged piece by piece."""

import json
from typing import Any

import pytest

from nave.games import registry
from nave.kernel.component_schema import Text
from nave.kernel.component_tray import plain, read_value, tray
from nave.kernel.components import ComponentError
from nave.kernel.owner_set import Box, OwnerSet, parse_owner_set, read_owner_set
from nave.kernel.set_code import PREFIX, code_of, decode, encode, read_code
from nave.kernel.set_merge import merge

DAY = "2026-11-16"


def box_of(game: str) -> Box:
    rules = registry()[game]
    return Box(rules.component_schema, rules.standard_components())


@pytest.fixture(params=["red_cathedral", "basilica"])
def box(request: pytest.FixtureRequest) -> Box:
    return box_of(request.param)


@pytest.fixture
def cathedral() -> Box:
    return box_of("red_cathedral")


def kaspar(box: Box, **values: Any) -> OwnerSet:
    owner = OwnerSet(box.standard.game, "kaspar", "2021, Spanish")
    for address, fields in values.items():
        owner.correct(box, address, fields, "kaspar", DAY)
    return owner


def test_checks_alone_leave_the_set_equal_to_the_standard_one(box: Box) -> None:
    owner = OwnerSet(box.standard.game, "kaspar")
    pieces = [address for address, piece in box.pieces.items() if box.fields(piece)]
    for address in pieces:
        owner.sign(box, address, "kaspar", DAY)
    components = owner.components(box)
    assert components.hash == box.standard.hash
    assert components.hashes == box.standard.hashes
    with_provenance = [one for one in pieces if "provenance" in box.pieces[one].standard]
    assert components.provenance_counts()["checked"] == len(with_provenance) > 60
    assert components.rows("tile" if box.standard.game == "basilica" else "cathedral_card")[0]["checked"] == [
        {"by": "kaspar", "on": DAY}
    ]


def test_a_corrected_value_counts_as_corrected_and_changes_the_hash(cathedral: Box) -> None:
    owner = kaspar(cathedral, base_09={"cost": {"brick": 3}, "recognition": 4})
    components = owner.components(cathedral)
    assert components.hash != cathedral.standard.hash
    row = next(row for row in components.rows("cathedral_card") if row["id"] == "base_09")
    assert (row["cost"], row["recognition"], row["provenance"]) == ({"brick": 3}, 4, "corrected")
    counts, before = components.provenance_counts(), cathedral.standard.provenance_counts()
    assert (counts["corrected"], counts["reconstructed"]) == (1, before["reconstructed"] - 1)


def test_correcting_back_to_the_standard_value_leaves_a_check_only(cathedral: Box) -> None:
    owner = kaspar(cathedral, base_09={"recognition": 4})
    owner.correct(cathedral, "base_09", {"recognition": 5}, "kaspar", DAY)
    assert owner.changes == {}
    assert list(owner.checks) == ["cathedral_card.base_09"]


def test_a_correction_takes_away_what_others_checked_before(cathedral: Box) -> None:
    owner = OwnerSet("red_cathedral", "kaspar")
    owner.sign(cathedral, "base_09", "agnes", DAY)
    owner.correct(cathedral, "base_09", {"recognition": 4}, "kaspar", DAY)
    assert [one.by for one in owner.checks["cathedral_card.base_09"]] == ["kaspar"]


def test_control_sums_follow_from_a_corrected_tile() -> None:
    box = box_of("basilica")
    components = kaspar(box, R01={"order": "move", "crown": False}).components(box)
    copies = {row["id"]: row["copies"] for row in components.rows("order")}
    assert (copies["promote"], copies["move"]) == (9, 11)
    crowns = next(row for row in components.rows("total") if row["id"] == "crowns")
    assert crowns["value"] == 35
    with pytest.raises(ComponentError, match=r"order\.promote has no place 'copies' that can be corrected"):
        kaspar(box, **{"order.promote": {"copies": 3}})


def test_a_tile_that_gives_a_die_instead_loses_its_goods(cathedral: Box) -> None:
    owner = kaspar(cathedral, workshop_lumber_1={"benefit": "die", "die": "white"})
    row = next(
        row for row in owner.components(cathedral).rows("workshop_tile") if row["id"] == "workshop_lumber_1"
    )
    assert ("resource" in row, "amount" in row, row["die"]) == (False, False, "white")


def test_what_would_make_a_game_unplayable_is_named(cathedral: Box) -> None:
    owner = kaspar(cathedral, base_09={"cost": {}}, plan_2a={"heights": [3, 3, 3]})
    with pytest.raises(ComponentError) as caught:
        owner.components(cathedral)
    assert [problem.field for problem in caught.value.problems] == ["cost"]
    owner.forget(cathedral, "base_09")
    assert [problem.field for problem in owner.problems(cathedral)[1]] == ["heights"]


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("base_99", "has no piece 'base_99'"),
        ("permit", "has no place 'none'"),
        ("blue", "has no piece 'blue'|more than one piece|has no place"),
    ],
)
def test_a_piece_or_place_that_is_not_there_is_told(cathedral: Box, address: str, told: str) -> None:
    with pytest.raises(ComponentError, match=told):
        kaspar(cathedral, **{address: {"none": 1}})


def test_the_file_holds_differences_only_and_reads_back(cathedral: Box) -> None:
    owner = kaspar(cathedral, base_09={"recognition": 4})
    data = json.loads(owner.text())
    assert data["changes"] == {"cathedral_card.base_09": {"recognition": 4}}
    assert data["checked"] == {"cathedral_card.base_09": [{"by": "kaspar", "on": DAY}]}
    again = parse_owner_set(owner.text(), cathedral)
    assert again.to_data() == owner.to_data()
    assert again.components(cathedral).hash == owner.components(cathedral).hash


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"format": "nave-set/9"}, "no set of corrections"),
        ({"game": "basilica"}, "belongs to the game 'basilica'"),
        ({"name": "Kaspar's"}, "is no name of a set"),
        ({"more": 1}, "'more' does not belong"),
        ({"changes": {"base_09": 3}}, "'base_09' does not belong"),
        ({"changes": {"base_99": {"recognition": 3}}}, "no piece 'base_99'"),
        ({"checked": {"base_09": [{"by": "k", "on": "yesterday"}]}}, "does not say who checked"),
        ({"checked": {"base_09": [{"by": "", "on": DAY}]}}, "does not say who checked"),
    ],
)
def test_a_file_that_is_none_is_refused(cathedral: Box, change: dict[str, Any], told: str) -> None:
    data = {**kaspar(cathedral).to_data(), **change}
    with pytest.raises(ComponentError, match=told):
        read_owner_set(data, cathedral)


def test_base_45_is_that_of_the_standard_but_for_the_space() -> None:
    assert encode(b"AB") == "BB8"
    assert encode(b"Hello!!") == "%69_VD92EX0"
    assert encode(b"ietf!") == "QED8WEX0"
    for size in range(40):
        assert decode(encode(bytes(range(size)))) == bytes(range(size))
    for wrong in ("A", "GGW", "ab", "::", "BB8A"):
        with pytest.raises(ValueError, match=f"{wrong}|substring not found"):
            decode(wrong)


def test_a_code_is_short_and_reads_back_however_it_was_broken(box: Box) -> None:
    owner = OwnerSet(box.standard.game, "kaspar", "2021")
    pieces = [address for address, piece in box.pieces.items() if box.symbols(piece)]
    for address in pieces[:60]:
        owner.sign(box, address, "kaspar", DAY)
    code = code_of(owner)
    assert code.startswith(PREFIX)
    assert len(code) < 1500
    broken = "\n".join(code[at : at + 40] for at in range(0, len(code), 40)).lower()
    assert read_code(broken, box).to_data() == owner.to_data()
    for damaged in (code[:-3], code[:20] + "0" + code[21:], PREFIX, "NAVE2-ABC", code + "000"):
        with pytest.raises(ComponentError):
            read_code(damaged, box)


def test_two_owners_who_agree_confirm_and_where_they_differ_both_are_told(cathedral: Box) -> None:
    mine = kaspar(cathedral, base_09={"recognition": 4}, base_01={"ruble": 2})
    mine.sign(cathedral, "dome_01", "kaspar", DAY)
    theirs = OwnerSet("red_cathedral", "agnes")
    theirs.correct(cathedral, "base_09", {"recognition": 4}, "agnes", DAY)
    theirs.correct(cathedral, "base_01", {"ruble": 3}, "agnes", DAY)
    theirs.correct(cathedral, "base_02", {"ruble": 3}, "agnes", DAY)
    theirs.sign(cathedral, "dome_01", "agnes", DAY)
    theirs.sign(cathedral, "dome_02", "agnes", DAY)
    found = merge(cathedral, mine, theirs)
    assert found.agreed == {"cathedral_card.base_09": 2, "cathedral_card.dome_01": 2}
    assert found.taken == ["cathedral_card.base_02", "cathedral_card.dome_02"]
    assert [one.to_data() for one in found.contradictions] == [
        {"piece": "cathedral_card.base_01", "mine": {"ruble": 2}, "theirs": {"ruble": 3}}
    ]
    assert found.merged.changes["cathedral_card.base_01"] == {"ruble": 2}
    preferred = merge(cathedral, mine, theirs, prefer_theirs=True)
    assert preferred.merged.changes["cathedral_card.base_01"] == {"ruble": 3}
    assert mine.changes["cathedral_card.base_01"] == {"ruble": 2}


def test_one_name_in_both_sets_confirms_nothing_and_is_told(cathedral: Box) -> None:
    """Whoever never named a set signs as everybody else who did not."""
    mine, theirs = OwnerSet("red_cathedral", "mybox"), OwnerSet("red_cathedral", "mybox")
    for one in (mine, theirs):
        one.correct(cathedral, "base_09", {"recognition": 4}, "mybox", DAY)
    theirs.sign(cathedral, "dome_01", "mybox", DAY)
    found = merge(cathedral, mine, theirs)
    assert (found.agreed, found.one_name) == ({}, ["cathedral_card.base_09"])
    assert found.taken == ["cathedral_card.dome_01"]


def test_merging_twice_counts_nobody_twice(cathedral: Box) -> None:
    mine, theirs = kaspar(cathedral), OwnerSet("red_cathedral", "agnes")
    mine.sign(cathedral, "dome_01", "kaspar", DAY)
    theirs.sign(cathedral, "dome_01", "agnes", DAY)
    once = merge(cathedral, mine, theirs)
    twice = merge(cathedral, once.merged, theirs)
    assert twice.agreed == {"cathedral_card.dome_01": 2}
    assert twice.merged.to_data() == once.merged.to_data()


def test_every_piece_of_a_sheet_has_a_name_and_every_place_a_title_and_a_tray(box: Box) -> None:
    rules = registry()[box.standard.game]
    words, seen = rules.words(), set()
    for sheet in rules.sheets.sheets:
        assert words.say(sheet.title())
        assert words.has(f"part-{sheet.part}")
        pieces = sheet.pieces(box)
        assert pieces, sheet.id
        for piece in pieces:
            assert piece.address not in seen
            seen.add(piece.address)
            assert words.say(rules.sheets.name(piece.table, piece.standard)) != piece.row
            for field in box.fields(piece):
                assert words.say(rules.sheets.place(piece.table, piece.standard, field))
                assert tray(box.kind(piece, field), box.place(piece, field))["kind"] != "fixed"
    missing = [one for one, piece in box.pieces.items() if box.symbols(piece) and one not in seen]
    assert missing == []


def test_pieces_are_named_by_what_is_printed_on_them(cathedral: Box) -> None:
    rules = registry()["red_cathedral"]
    said = {
        address: rules.words().say(
            rules.sheets.name(cathedral.find(address).table, cathedral.find(address).standard)
        )
        for address in ("base_01", "workshop_die_white_2", "green/white_1", "s13", "plan_2a")
        if address != "green/white_1"
    }
    assert said == {
        "base_01": "Base: 2 lumber, 1 brick → 3 recognition, 1 ruble",
        "workshop_die_white_2": "Workshop tile: white die tile, from 3 players, Ivan's",
        "s13": "Specialist: 1 lumber → 3 recognition (hammer)",
        "plan_2a": "Plan for 2: 3, 3, 3, 3",
    }


@pytest.mark.parametrize(
    ("address", "field", "text", "value"),
    [
        ("base_09", "cost", "2 lumber, 1 brick", {"lumber": 2, "brick": 1}),
        ("base_09", "cost", "{ stone = 3 }", {"stone": 3}),
        ("base_09", "recognition", " 4 ", 4),
        ("plan_2a", "heights", "4, 2,2,4", [4, 2, 2, 4]),
        ("workshop_die_white_1", "solo_ivan", "true", True),
        ("workshop_die_white_1", "die", "green", "green"),
        ("craftsmen_1", "actions", "sell_any:once, buy_any:any", None),
    ],
)
def test_values_are_typed_as_they_are_read(
    cathedral: Box, address: str, field: str, text: str, value: Any
) -> None:
    piece = cathedral.find(address)
    read = read_value(cathedral.kind(piece, field), text, cathedral.place(piece, field))
    if address == "craftsmen_1":
        assert read == [{"id": "sell_any", "repeat": "once"}, {"id": "buy_any", "repeat": "any"}]
    else:
        assert read == value


def test_names_of_another_language_are_no_symbols(cathedral: Box) -> None:
    moscow = cathedral.find("moscow")
    assert cathedral.fields(moscow) == ["name"]
    assert isinstance(plain(cathedral.kind(moscow, "name"), cathedral.place(moscow, "name")), Text)
    assert cathedral.symbols(moscow) == []
