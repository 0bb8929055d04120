"""The API keeps to its own description, whatever a machine thinks of sending."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance

from nave.api import known_games
from tests.support.server import Server, running_server

FIRST = next(iter(known_games()))


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("schema")
    with running_server(f"sqlite:///{folder / 'tables.sqlite3'}", rate_guess=0) as server:
        yield server


# The generator of schemathesis does what hypothesis advises against; it is not ours to mend.
@pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisDeprecationWarning")
@pytest.mark.slow
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_every_operation_survives_whatever_is_sent_and_replies_as_described(
    described: Server, mode: GenerationMode
) -> None:
    schema = schemathesis.openapi.from_url(f"{described.url}/api/openapi.json")
    table = described.create(FIRST, ["device", "device"])
    table.seat(0).post("start")
    checked = []
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        checked.append(f"{operation.method.upper()} {operation.path}")

        @given(case=operation.as_strategy(generation_mode=mode))
        @settings(
            max_examples=6,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def attack(case: schemathesis.Case[Any]) -> None:
            for ours in (False, True):
                if ours and "table" in (case.path_parameters or {}):
                    case.path_parameters["table"] = table.id
                headers = table.seat(0).headers if ours else {}
                reply = case.call(headers=headers)
                case.validate_response(reply, checks=[not_a_server_error, response_schema_conformance])

        try:
            attack()
        except Unsatisfiable:
            # What takes nothing cannot be given anything wrong.
            assert mode is GenerationMode.NEGATIVE
            assert operation.method.upper() == "GET"
    assert len(checked) >= 20
