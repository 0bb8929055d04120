"""Whether a worked example shows what it says; for people who write examples, so in plain English."""

from nave.api import rules_of
from nave.kernel.errors import NaveError
from nave.lessons.examples import Example, begin, fact, frames, take


def problems(game: str, example: Example) -> list[str]:
    """What is not as the example says, in English; empty if all is well."""
    rules = rules_of(game)
    found: list[str] = []
    known = rules.ledger().by_id
    if example.rule not in known:
        return [f"there is no rule {example.rule}"]
    try:
        first, last = begin(game, example), begin(game, example)
        for _ in take(last, example.answers):
            pass
        shown = frames(game, example)
    except (NaveError, KeyError, IndexError, ValueError) as error:
        return [f"{example.rule}: {error}"]
    for moment, facts in (("before", example.before), ("after", example.after)):
        view = shown[0 if moment == "before" else -1].view
        for path, value in facts.items():
            is_now = fact(view, path)
            if is_now != value:
                found.append(f"{example.rule}: {moment}, {path} is {is_now!r}, not {value!r}")
    for text in example.legal:
        if text not in first.legal_moves:
            found.append(f"{example.rule}: {text!r} is not legal")
    for played, refused in ((first, example.refused), (last, example.refused_after)):
        for text, rule in refused.items():
            refusal = played.why_not(text)
            if refusal is None:
                found.append(f"{example.rule}: {text!r} is legal")
            elif refusal.rule != rule:
                found.append(f"{example.rule}: {text!r} is refused by {refusal.rule}, not by {rule}")
    checks = (example.before, example.after, example.legal, example.refused, example.refused_after)
    if not any(checks):
        found.append(f"{example.rule}: nothing is said that could be checked")
    return found
