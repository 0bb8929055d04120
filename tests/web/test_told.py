"""What tables tell and what the server's description says of it are the same."""

from typing import Any

import pytest
from pydantic import BaseModel

from nave.tables import told
from nave.tables.model import Outcome
from nave.web import replies


@pytest.mark.parametrize(
    ("sent", "described"),
    [
        (told.SeatTold, replies.SeatOut),
        (told.Replacing, replies.ReplacingOut),
        (told.TableTold, replies.TableOut),
        (told.StateTold, replies.StateOut),
        (told.Item, replies.ItemOut),
    ],
)
def test_every_key_is_described_and_those_always_there_are_known_as_such(
    sent: Any, described: type[BaseModel]
) -> None:
    assert set(sent.__annotations__) == set(described.model_fields)
    always = {name for name, field in described.model_fields.items() if field.is_required()}
    assert always <= sent.__required_keys__


def test_the_end_of_a_game_is_described_as_it_is_stored() -> None:
    assert list(Outcome.__struct_fields__) == list(replies.OutcomeOut.model_fields)
