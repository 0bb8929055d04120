"""The language file has every sentence that the rules can say, and none that nobody says."""

import ast
import re
from importlib.resources import files
from pathlib import Path

import nave
from nave.api import component_set, rules_of
from nave.games.basilica import events
from nave.games.basilica.about import BUTTONS
from nave.games.basilica.catalogue import ORDER, QUESTIONS
from nave.games.basilica.names import BACKS, COLORS, ORDERS, PLAYER_KEYS, RANKS
from nave.kernel.answer import Answer
from nave.kernel.events import Event
from nave.kernel.owner_set import Box
from nave.kernel.question import Question
from nave.lessons.tips import tips_of

FOLDER = Path(str(files("nave.games.basilica")))
NATURE = ("first", "next", "crown")


def messages(package: str = "nave.games.basilica") -> set[str]:
    text = (Path(str(files(package))) / "words" / "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))


def said_in_code() -> set[str]:
    """All keys that stand in a `Said(...)` as a whole."""
    found = set()
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Said":
                for part in ast.walk(node.args[0]):
                    if (
                        isinstance(part, ast.Constant)
                        and str(part.value).strip("-") == part.value
                        and part.value
                    ):
                        found.add(str(part.value))
    return found


def kinds_of_events() -> list[type[Event]]:
    return [
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and isinstance(kind.__struct_config__.tag, str)
    ]


def said_of_the_box() -> set[str]:
    """What the sheets of the box are called, and every place on them that can be corrected."""
    rules = rules_of("basilica")
    box = Box(rules.component_schema, rules.standard_components())
    found = set()
    for sheet in rules.sheets.sheets:
        found |= {sheet.title().key, f"part-{sheet.part}"}
        for piece in sheet.pieces(box):
            for field in box.symbols(piece):
                found.add(rules.sheets.place(piece.table, piece.standard, field).key)
    return found


def needed() -> set[str]:
    found = said_in_code() | said_of_the_box() | set(PLAYER_KEYS)
    state = nave.new_game("basilica", seats=2, seed=1).state
    asked = [kind.make(*[max(field.least, 0) for field in kind.fields]) for kind in QUESTIONS.values()]
    found |= {f"prompt-{kind}" for kind in NATURE}
    for question in asked:
        if isinstance(question, Question):
            found |= {f"prompt-{question.kind}", f"first-{question.kind}"}
            found |= {f"answer-{answer.key}" for answer in question.offer(state).answers}
    found |= {f"answer-{entry.key}" for entry in ORDER if isinstance(entry, Answer)}
    for kind in kinds_of_events():
        found.add(f"event-{kind.__struct_config__.tag}")
        if kind.secret:
            found.add(f"event-{kind.__struct_config__.tag}-hidden")
    for piece, names in (("color", COLORS), ("order", ORDERS), ("rank", RANKS)):
        found |= {f"{piece}-{name}" for name in names}
    found |= {f"tip-{tip.id}" for tip in tips_of("basilica")}
    found |= {f"lens-order-{name}" for name in ORDERS} | {f"lens-rank-{name}" for name in RANKS}
    coins = component_set("basilica").data["order"]
    found |= {f"order-paid-{row['id']}" for row in coins if row["coin_box"]}
    found |= {f"lens-button-{name}{more}" for name in BUTTONS for more in ("", "-does")}
    for setting in rules_of("basilica").settings:
        found |= {f"setting-{setting.id}", f"setting-{setting.id}-help"}
        found |= {f"setting-{setting.id}-{value}" for value in setting.values}
    return found | {"vault-" + "-".join(back) for back in BACKS}


def test_everything_that_can_be_said_has_a_sentence() -> None:
    assert needed() - messages() - messages("nave.kernel") == set()


def test_no_sentence_is_left_over() -> None:
    assert messages() - needed() == set()


def test_every_event_is_of_a_kind_of_its_own() -> None:
    tags = [str(kind.__struct_config__.tag) for kind in kinds_of_events()]
    assert len(tags) == len(set(tags))
