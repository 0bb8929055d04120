"""No sentence stands in code: what people read is a message of a language file.

What may be English is for whoever runs or changes the program: errors of Python, which show a mistake in the
program, what a language file lacks, lines of the log, docstrings. Texts of answers are one language for all.
"""

import ast
import builtins
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent / "src" / "nave"
ROOMS = ("kernel", "games", "bots", "judge", "lessons", "tables", "envs", "translation")
SENTENCE = re.compile(r"[A-Za-z']{2,} [A-Za-z']{2,} [A-Za-z']{2,}")
SQL = re.compile(r"\b(?:SELECT|INSERT|UPDATE|DROP|SET TRANSACTION|CAST|JOIN)\b")
# Calls whose texts are no sentences for people at a table: patterns of answers, lines of the log.
ELSEWHERE = ("Family", "log.", "look_on", "re.compile", "re.match")
# What a language file lacks cannot be said by it.
LACKING = ("the words of language ", " have no message ", "a piece to be named is missing")
# Names are the same in every language.
NAMES = ("The Red Cathedral", "Isra Cendrero and Sheila Santos")


def sentences(source: str) -> Iterator[tuple[int, str]]:
    """Line and text of whatever reads like a sentence and is said to people."""
    tree = ast.parse(source)
    above = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        text, around = node.value, list(over(node, above))
        if not SENTENCE.search(text) or SQL.search(text) or text in (*NAMES, *LACKING):
            continue
        if isinstance(around[0], ast.Expr):  # a docstring
            continue
        if not any(isinstance(one, ast.Assert) or called(one) for one in around):
            yield node.lineno, text


def over(node: ast.AST, above: dict[ast.AST, ast.AST]) -> Iterator[ast.AST]:
    while node in above:
        node = above[node]
        yield node


def called(node: ast.AST) -> bool:
    """Whether it is a call whose texts nobody at a table reads."""
    if not isinstance(node, ast.Call):
        return False
    name = ast.unparse(node.func)
    error = getattr(builtins, name, None)
    return name.startswith(ELSEWHERE) or (isinstance(error, type) and issubclass(error, BaseException))


@pytest.mark.parametrize("room", ROOMS)
def test_no_sentence_stands_in_code(room: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text}"
        for path in sorted((ROOT / room).rglob("*.py"))
        for line, text in sentences(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("done = Outcome(None, 'the others have resigned')", 1),
        ("reason = f'the game was ended after {n} answers'", 1),
        ("def f():\n    'What it does in a line.'\n    return Said('others-resigned')", 0),
        ("raise ValueError('two moves share one text')", 0),
        ("raise BadInput('two moves share one text')", 1),
        ("log.info('a table could not be read')", 0),
        ("MOVE = Family('move one {piece} further on', piece=PIECES)", 0),
        ("db.execute('UPDATE seats SET acted_at = seen_at')", 0),
    ],
)
def test_a_sentence_in_code_is_found(source: str, count: int) -> None:
    assert len(list(sentences(source))) == count
