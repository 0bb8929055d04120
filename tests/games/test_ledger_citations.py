"""The ledgers are the law: every rule is shown by a test, and whoever cites a rule cites one that exists."""

import ast
import io
import re
import tokenize
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from nave.api import known_games, rules_of

TESTS = Path(__file__).parent
GAMES = sorted(known_games())


@cache
def rule_ids(game: str) -> frozenset[str]:
    return frozenset(rules_of(game).ledger().by_id)


def groups(game: str) -> set[str]:
    return {rule.partition(".")[0] for rule in rule_ids(game)}


# ------------------------------------------------------------ tests


def marks(source: str, name: str) -> list[str]:
    """The rule ids in all `pytest.mark.rule(...)` of a file, wherever the mark stands."""
    cited = []
    for node in ast.walk(ast.parse(source, name)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        if ast.unparse(node.func) != "pytest.mark.rule":
            continue
        assert node.args, f"{name}:{node.lineno} marks a test with no rule"
        for argument in node.args:
            assert isinstance(argument, ast.Constant), (
                f"{name}:{node.lineno} must name its rules in plain text"
            )
            cited.append(str(argument.value))
    return cited


def cited_by_tests(game: str) -> dict[str, str]:
    """Rule id -> a file that cites it."""
    cited = {}
    for path in sorted((TESTS / game).rglob("test_*.py")):
        for rule in marks(path.read_text(encoding="utf-8"), path.name):
            cited[rule] = path.name
    return cited


def test_marks_are_found_wherever_they_stand() -> None:
    source = (
        "import pytest\n"
        "pytestmark = pytest.mark.rule('a.whole')\n"
        "@pytest.mark.rule('a.one', 'a.two')\n"
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.rule('a.three'))])\n"
        "def test_x(x): ...\n"
        "@pytest.mark.slow\n"
        "def test_rule(): rule('a.four')\n"
    )
    assert sorted(marks(source, "x.py")) == ["a.one", "a.three", "a.two", "a.whole"]


def uncited(game: str) -> list[str]:
    return sorted(rule_ids(game) - set(cited_by_tests(game)))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_shown_by_a_test(game: str) -> None:
    missing = uncited(game)
    assert not missing, f"{len(missing)} rules of {game} are cited by no test: {', '.join(missing)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_a_test_cites_exists(game: str) -> None:
    unknown = {rule: name for rule, name in cited_by_tests(game).items() if rule not in rule_ids(game)}
    assert not unknown, f"tests cite rules that {game} does not have: {unknown}"


# ------------------------------------------------------------ engine


def texts_and_comments(source: str) -> list[tuple[str, bool]]:
    """All texts, docstrings included, and comments of a module; True if a value is filled in right behind."""
    tree = ast.parse(source)
    found = []
    inside = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            for part, after in zip(node.values, [*node.values[1:], None], strict=True):
                if isinstance(part, ast.Constant):
                    inside.add(part)
                    found.append((str(part.value), isinstance(after, ast.FormattedValue)))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in inside:
            found.append((node.value, False))
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            found.append((token.string, False))
    return found


def citations(source: str, names: set[str]) -> list[tuple[str, bool]]:
    """What looks like a rule id; True if it goes on with a value filled in."""
    pattern = re.compile(rf"(?<![\w./])(?:{'|'.join(sorted(names))})(?:\.[a-z0-9_]+)+\.?")
    found = []
    for text, filled in texts_and_comments(source):
        for match in pattern.finditer(text):
            rule = match.group()
            open_end = filled and match.end() == len(text)
            if not open_end:
                rule = rule.rstrip(".")
            if not rule.endswith((".py", ".toml")):
                found.append((rule, open_end))
    return found


def test_citations_are_found_in_texts_and_comments_only() -> None:
    source = (
        '"""claim.available, and claim.py tells more about (claim.banner)."""\n'
        "x = claim.attribute  # see end.trigger.\n"
        "y = f'claim.face_{x} {end.attribute} end.bonus'\n"
        "z = 'nave.claim.module'\n"
    )
    assert sorted(citations(source, {"claim", "end"})) == [
        ("claim.available", False),
        ("claim.banner", False),
        ("claim.face_", True),
        ("end.bonus", False),
        ("end.trigger", False),
    ]


def rules_code(game: str) -> list[Path]:
    """The modules of a game; numbers of an observation have names like `stack.top`, which are no rules."""
    found = sorted(Path(str(files(f"nave.games.{game}"))).rglob("*.py"))
    return [path for path in found if path.name != "observe.py"]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_the_engine_cites_exists(game: str) -> None:
    known = rule_ids(game)
    count = 0
    for module in rules_code(game):
        for rule, open_end in citations(module.read_text(encoding="utf-8"), groups(game)):
            count += 1
            if open_end:
                fits = any(other.startswith(rule) for other in known)
            else:
                # A group of rules may be cited as a whole.
                fits = rule in known or any(other.startswith(f"{rule}.") for other in known)
            assert fits, f"{game}/{module.name} cites {rule!r}, which the ledger does not have"
    assert count > len(known) // 3, "hardly any citation was found"


# ------------------------------------------------------------ both ways


@cache
def cited_by_engine(game: str) -> frozenset[str]:
    """What rules code or component data cite in full."""
    found = {
        rule
        for module in rules_code(game)
        for rule, open_end in citations(module.read_text(encoding="utf-8"), groups(game))
        if not open_end
    }
    for data in Path(str(files(f"nave.games.{game}"))).rglob("components.toml"):
        text = data.read_text(encoding="utf-8")
        found |= {
            rule for rule in rule_ids(game) if re.search(rf"(?<![\w.]){re.escape(rule)}(?![\w.])", text)
        }
    return frozenset(found)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_where_it_is_kept_or_kept_by_absence(game: str) -> None:
    absent = {rule.id for rule in rules_of(game).ledger().rules if rule.by == "absence"}
    missing = sorted(rule_ids(game) - cited_by_engine(game) - absent)
    assert not missing, f"{len(missing)} rules of {game} are found nowhere in its code: {', '.join(missing)}"


@pytest.mark.parametrize("game", GAMES)
def test_absence_is_reasoned_and_true(game: str) -> None:
    for rule in rules_of(game).ledger().rules:
        assert rule.by in ("", "absence"), f"{rule.id} is kept by {rule.by!r}"
        assert bool(rule.reason) == (rule.by == "absence"), f"{rule.id} needs a reason exactly if absent"
        if rule.by == "absence":
            assert rule.id not in cited_by_engine(game), f"{rule.id} is cited although it is kept by absence"
