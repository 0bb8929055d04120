"""The examples run: what people copy first must work."""

import ast
import json
import runpy
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def code_cells(notebook: Path) -> list[str]:
    found: dict[str, Any] = json.loads(notebook.read_text(encoding="utf-8"))
    return ["".join(cell["source"]) for cell in found["cells"] if cell["cell_type"] == "code"]


def test_every_cell_of_the_notebook_runs(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    cells = code_cells(EXAMPLES / "first_steps.ipynb")
    for number, cell in enumerate(cells):
        exec(compile(cell, f"cell {number}", "exec"), names)
    told = capsys.readouterr().out
    assert "The mason answers:" in told
    assert "6400 answers" in told
    assert names["game"].answers


def test_the_notebook_is_saved_without_output() -> None:
    found = json.loads((EXAMPLES / "first_steps.ipynb").read_text(encoding="utf-8"))
    assert all(not cell["outputs"] for cell in found["cells"] if cell["cell_type"] == "code")


def test_self_play_on_the_batch_learns_from_finished_games(capsys: pytest.CaptureFixture[str]) -> None:
    weights = runpy.run_path(str(EXAMPLES / "batch_self_play.py"))["train"](steps=150, count=2)
    assert "300 answers" in capsys.readouterr().out
    assert weights.any()


def test_self_play_fits_into_forty_lines() -> None:
    source = (EXAMPLES / "batch_self_play.py").read_text(encoding="utf-8")
    body = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    assert sum((node.end_lineno or 0) - node.lineno + 1 for node in body) <= 40
