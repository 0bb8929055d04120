"""Place Vault: the plan, legal cells, wilds, and the exchange of blocked wilds."""

import pytest

import nave
from nave.games.basilica.names import CELLS, ROWS
from nave.games.basilica.vault import LAY
from tests.support.basilica import (
    Table,
    all_tiles,
    at,
    cells,
    changed,
    events,
    face,
    pieces,
    play,
    refused,
    texts,
)

BLOCKED = """
row 1:  R  Y  BG Y  R
row 2:  RB .  .  .  YG
"""


@pytest.mark.rule("vault.grid")
def test_the_plan_is_five_wide_and_a_cell_holds_one_tile() -> None:
    game = (
        Table()
        .grid(
            """
            row 1:  R  BG .  .  .
            row 2:  .  B  ## .  .
            """
        )
        .game()
    )
    assert cells(game, "lay 1 at") == {"r1c3", "r1c4", "r1c5", "r2c1", "r2c4", "r3c2", "r3c3"}
    assert refused(game, "lay 1 at r1c1") == "vault.grid"
    assert refused(game, "lay 1 at r2c3") == "scaffolding.blocks"
    for outside in ("lay 1 at r1c6", "lay 1 at r1c0", "lay 1 at r0c1"):
        with pytest.raises(nave.BadInput, match="no move"):
            game.play(outside)


@pytest.mark.rule("vault.grid", "vault.orthogonal")
def test_the_edges_of_the_plan_are_not_neighbours_of_each_other() -> None:
    game = Table().grid("row 1: . . . . R\nrow 2: . . . . B").game()
    assert "r3c1" not in cells(game, "lay 1 at")
    assert "r2c1" not in cells(game, "lay 1 at")
    assert refused(game, "lay 1 at r3c1") == "vault.adjacency"
    assert {"r2c4", "r3c5"} < cells(game, "lay 1 at")


@pytest.mark.rule("vault.depth_bound")
def test_the_bound_is_the_one_the_tiles_allow() -> None:
    tiles = all_tiles(True)
    scaffolding = sum(tile.startswith("scaffolding") for tile in tiles)
    assert (len(tiles), scaffolding) == (66, 6)
    assert (len(tiles) - scaffolding) * 2 + scaffolding * 4 == ROWS == 144
    assert CELLS == ROWS * 5


def options(game: nave.Game) -> list[tuple[int, str]]:
    return [(option.move, option.text) for option in game.options()]


@pytest.mark.rule("vault.depth_bound")
def test_at_the_bound_no_move_outside_the_catalogue_is_offered() -> None:
    game = Table().lay("r144c3", "R").game()
    assert {"r144c2", "r144c4", "r143c3"} < cells(game, "lay 1 at")
    size = len(game.rules.catalogue)
    assert all(0 <= move < size for move in game.legal_moves)
    assert all(LAY.family.has(move) == text.startswith("lay") for move, text in options(game))
    assert len(cells(game, "lay 1 at")) == 8
    play(game, "lay 1 at r144c2")
    assert at(game, "r144c2") is not None


@pytest.mark.rule("vault.choice")
def test_any_of_the_three_vaults_may_be_taken() -> None:
    for column in (1, 2, 3):
        game = Table().game()
        taken = game.position()["board"][column - 1]["vault"]["tile"]
        play(game, f"lay {column} at r1c3")
        cell = at(game, "r1c3")
        assert cell is not None
        assert cell["tile"] == taken


@pytest.mark.rule("vault.choice")
def test_a_vault_without_a_legal_cell_leaves_the_others() -> None:
    game = Table().grid(BLOCKED).vault(1, "RY").vault(2, "YB").vault(3, "G").game()
    assert cells(game, "lay 1 at") == set()
    assert cells(game, "lay 2 at") == set()
    assert cells(game, "lay 3 at") == {"r2c2", "r2c3", "r2c4", "r3c1", "r3c5"}
    assert refused(game, "exchange") == "vault.blocked_wilds"


@pytest.mark.rule("vault.steps", "refill.after_action")
def test_a_laid_vault_moves_the_queen_then_its_column_is_refilled_then_a_builder_may_follow() -> None:
    table = Table().vault(2, "recruit red crown").order(2, "disaster yellow").top("move blue")
    game = table.game()
    before = pieces(game)
    play(game, "lay 2 at r1c1")
    assert changed(before, game) == {
        "queen": 1,
        "r1c1 altar": False,
        "r1c1 glass": False,
        "r1c1 tile": "recruit red crown",
    }
    column = game.position()["board"][1]
    assert column["vault"]["tile"] == "disaster yellow crown"
    assert column["order"]["tile"] == "move blue"
    assert "builder" in texts(game)
    kinds = [event.kind for event in game.events]
    assert kinds.index("lay") < kinds.index("queen") < kinds.index("vault") < kinds.index("fill_order")


@pytest.mark.rule("vault.steps", "refill.after_scoring")
def test_a_scoring_comes_before_the_refill() -> None:
    game = Table().queen(9).vault(2, "recruit red crown").game()
    play(game, "lay 2 at r1c1")
    kinds = [event.kind for event in game.events]
    order = [
        kinds.index(kind) for kind in ("lay", "queen", "scoring", "cleanup", "vault", "fill_order", "turn")
    ]
    assert order == sorted(order)


@pytest.mark.rule("vault.adjacency")
def test_outside_row_one_a_vault_needs_a_neighbour() -> None:
    game = (
        Table()
        .grid(
            """
            row 1:  R  .  .  .  .
            row 2:  B  .  .  .  .
            """
        )
        .game()
    )
    legal = cells(game, "lay 1 at")
    assert {"r2c2", "r3c1"} < legal
    assert "r3c4" not in legal
    assert refused(game, "lay 1 at r3c4") == "vault.adjacency"
    assert legal == {"r1c2", "r1c3", "r1c4", "r1c5", "r2c2", "r3c1"}


@pytest.mark.rule("vault.starting_slots")
def test_row_one_is_open_at_any_time_without_a_neighbour() -> None:
    game = Table().grid("row 1: R . . . .\nrow 2: B . . . .\nrow 3: G . . . .").game()
    assert {"r1c2", "r1c3", "r1c4", "r1c5"} < cells(game, "lay 1 at")
    lonely = Table().grid("row 3: . . G . .").game()
    assert cells(lonely, "lay 1 at") == {
        "r1c1",
        "r1c2",
        "r1c3",
        "r1c4",
        "r1c5",
        "r2c3",
        "r3c2",
        "r3c4",
        "r4c3",
    }


@pytest.mark.rule("vault.orthogonal")
def test_a_corner_is_no_neighbour() -> None:
    game = Table().grid("row 1: R . . . .").game()
    assert refused(game, "lay 1 at r2c2") == "vault.adjacency"
    assert game.why_not("lay 1 at r2c1") is None
    wild = Table().grid("row 1: BG . . . .").vault(1, "RY").game()
    assert wild.why_not("lay 1 at r1c3") is None
    beside = Table().grid("row 1: BG R . . .").vault(1, "RY").game()
    assert beside.why_not("lay 1 at r2c2") is None


@pytest.mark.rule("vault.wild_not_beside_wild")
def test_no_wild_beside_a_wild_whatever_the_colours() -> None:
    for letters in ("RY", "RB", "BG"):
        game = Table().grid("row 1: BG . . . .").vault(1, letters).vault(2, "R").game()
        assert refused(game, "lay 1 at r1c2") == "vault.wild_not_beside_wild"
        assert refused(game, "lay 1 at r2c1") == "vault.wild_not_beside_wild"
        assert game.why_not("lay 1 at r1c3") is None
        assert game.why_not("lay 2 at r1c2") is None


@pytest.mark.rule("vault.wild_not_beside_wild", "scaffolding.no_area")
def test_scaffolding_and_singles_do_no_harm_to_a_wild() -> None:
    game = Table().grid("row 1: ## . R . BG").vault(1, "RY").game()
    assert cells(game, "lay 1 at") == {"r1c2", "r2c1", "r2c3"}


@pytest.mark.rule("vault.wild_rule_only_when_placing")
def test_wilds_that_a_jester_brought_together_stay_after_it_has_gone() -> None:
    table = Table().grid("row 1: RB RG R . .").builder(0, "r1c1", "jester").order(1, "move red")
    game = table.builder(1, "r1c3").game()
    play(game, "order 1")
    assert cells(game, "move r1c1") == {"right"}
    game.play("move r1c1 right")
    assert [at(game, cell) is not None for cell in ("r1c1", "r1c2")] == [True, True]
    assert refused(Table().grid("row 1: RB RG . . .").vault(1, "RY").game(), "lay 1 at r2c1") == (
        "vault.wild_not_beside_wild"
    )


@pytest.mark.rule("vault.jester_exempt")
@pytest.mark.parametrize("owner", [0, 1])
def test_beside_a_wild_with_a_jester_of_either_player_a_wild_may_lie(owner: int) -> None:
    grid = "row 1: BG . RY . ."
    plain = Table().grid(grid).builder(owner, "r1c1").vault(1, "RB").game()
    assert refused(plain, "lay 1 at r2c1") == "vault.wild_not_beside_wild"
    game = Table().grid(grid).builder(owner, "r1c1", "jester").vault(1, "RB").game()
    assert game.why_not("lay 1 at r2c1") is None
    assert refused(game, "lay 1 at r1c2") == "vault.wild_not_beside_wild"
    assert refused(game, "lay 1 at r2c3") == "vault.wild_not_beside_wild"
    architect = Table().grid(grid).builder(owner, "r1c1", "architect").vault(1, "RB").game()
    assert refused(architect, "lay 1 at r2c1") == "vault.wild_not_beside_wild"


@pytest.mark.rule("vault.jester_exempt")
def test_a_jester_on_a_single_coloured_vault_never_hinders_wilds() -> None:
    game = Table().grid("row 1: B . . . .").builder(1, "r1c1", "jester").vault(1, "RY").game()
    assert {"r1c2", "r2c1"} < cells(game, "lay 1 at")


def three_wilds(grid: str = BLOCKED) -> Table:
    return Table().grid(grid).vault(1, "glass red yellow crown").vault(2, "YB").vault(3, "RG")


@pytest.mark.rule("vault.blocked_wilds")
def test_three_blocked_wilds_are_exchanged_and_a_new_vault_must_be_laid() -> None:
    table = three_wilds().stack(
        "move blue", "recruit blue crown", "glass green crown", "move green", "promote blue"
    )
    game = table.game()
    single = Table().grid(BLOCKED).game()
    assert cells(single, "lay 1 at") == {"r2c2", "r2c3", "r2c4", "r3c1", "r3c5"}
    assert not any(text.startswith("lay") for text in texts(game))
    assert "order 1" in texts(game)
    before = game.position()
    game.play("exchange")
    after = game.position()
    old = [column["vault"]["tile"] for column in before["board"]]
    assert after["discard"][-3:] == old
    assert [column["order"] for column in after["board"]] == [column["order"] for column in before["board"]]
    assert face(after["board"][0]["vault"]["tile"]) == "move blue"
    assert after["stack"]["size"] == before["stack"]["size"] - 3
    assert after["queen"] == 0
    assert after["this_turn"]["actions_left"] == 2
    assert all(text.startswith("lay") for text in texts(game))
    assert refused(game, "order 1") == "vault.blocked_wilds"
    assert refused(game, "end turn") == "vault.blocked_wilds"
    assert [event["rule"] for event in events(game, "vault")] == ["vault.blocked_wilds"] * 3
    lay = texts(game)[0]
    game.play(lay)
    assert game.position()["this_turn"]["actions_left"] == 2
    assert "builder" in texts(game)


@pytest.mark.rule("vault.blocked_wilds")
def test_a_crown_drawn_in_an_exchange_moves_the_queen_only_when_laid() -> None:
    table = three_wilds().stack(
        "recruit blue crown", "recruit green crown", "glass green crown", "move green"
    )
    game = table.game()
    game.play("exchange")
    assert game.position()["queen"] == 0
    column = next(n for n in (1, 2, 3) if game.position()["board"][n - 1]["vault"]["tile"].endswith("crown"))
    game.play(f"lay {column} at r2c3")
    assert game.position()["queen"] == 1


@pytest.mark.rule("vault.blocked_wilds")
def test_new_wilds_that_are_blocked_again_are_exchanged_again() -> None:
    wilds = ("confuse red yellow", "move red blue", "glass yellow green crown")
    table = three_wilds().order(3, "scaffolding green")
    table.stack(*wilds, "move blue", "promote blue", "move green", "promote green")
    answers = ["exchange", "no crown", "next move red blue", "no crown", "next glass yellow green", "crown"]
    game = table.replay(*answers, "next move blue")
    assert len(events(game, "exchange")) == 2
    assert game.position()["this_turn"]["actions_left"] == 2
    assert set(wilds) < set(game.position()["discard"])
    assert all(text.startswith("lay") for text in texts(game))


@pytest.mark.rule("vault.blocked_wilds")
def test_one_free_cell_for_a_wild_or_one_single_vault_rules_the_exchange_out() -> None:
    gap = "row 1:  R  Y  BG Y  R\nrow 2:  R  .  .  .  YG"
    game = three_wilds(gap).game()
    assert cells(game, "lay 1 at") == {"r2c2", "r3c1"}
    assert refused(game, "exchange") == "vault.blocked_wilds"


@pytest.mark.rule("vault.blocked_wilds")
def test_another_action_may_be_chosen_instead_of_the_exchange() -> None:
    game = three_wilds().game()
    assert set(texts(game)) == {"exchange", "order 1", "order 2"}
    play(game, "order 1", "at r2c2", "at r2c3")
    assert game.position()["board"][0]["vault"]["tile"] == "glass red yellow crown"
