"""Everything speaks: what a piece is and does, what can be done with it now, or why not, and its rule."""

from collections.abc import Collection, Sequence
from typing import Final, TypedDict

from nave.kernel.about import split_piece
from nave.kernel.errors import BadInput
from nave.kernel.frame import NATURE
from nave.kernel.game import Game
from nave.kernel.language import DEFAULT
from nave.kernel.ledger import Ledger
from nave.kernel.option import Option
from nave.kernel.said import Said
from nave.kernel.types import SourceRow
from nave.kernel.why import objections

# Answers that are named one by one; of further ones only how many there are.
NAMED: Final = 3


class Look(TypedDict):
    """What is told of a piece, in words of one language."""

    piece: str
    # Empty in a game that does not speak of its pieces: then only what can be done now is told.
    name: str
    does: str
    # Answers open to the viewer that concern it, as options are labelled, and how many more there are.
    now: list[str]
    more: int
    # What the only answer would bring about, up to chance or the next question.
    effect: list[str]
    # Why nothing can be done with it now; None if something can, or if nothing ever is.
    why: str | None
    # Empty if there is none to name.
    rule: str
    title: str


def look(
    game: Game,
    piece: str,
    viewer: int | None,
    ledger: Ledger,
    names: Sequence[str] | None = None,
    language: str = DEFAULT,
    among: Collection[str] | None = None,
) -> Look:
    """A piece as that seat (None: a spectator) may know it. Raises BadInput if the game has no such piece.

    `among` are the only answers that can be given here, as in a lesson; none of them at a moment of the past.
    """
    about = game.rules.about(game.state, piece, viewer)
    line = _line_of_sheet(game, piece, names, language) if about is None else None
    if line is not None:
        return _explained(piece, line, ledger)
    concerned, why, rule = _now(game, piece, viewer, names, language)
    if among is not None:
        # What the rules have against it is no reason where something else decides.
        concerned, why, rule = [one for one in concerned if one.text in among], None, None
    if about is None and among is None and not concerned and why is None:
        raise BadInput(Said("lens-no-piece", piece=repr(piece), game=game.rules.title))
    rule = rule or ("" if about is None else about.rule)
    return {
        "piece": piece,
        "name": "" if about is None else game.say(about.name, names, language),
        "does": "" if about is None else game.say(about.does, names, language),
        "now": [option.label for option in concerned[:NAMED]],
        "more": max(0, len(concerned) - NAMED),
        "effect": _comes_of(game, concerned[0], names, language) if len(concerned) == 1 else [],
        "why": why,
        "rule": rule,
        "title": ledger[rule].title if rule else "",
    }


def look_at_answer(
    game: Game,
    text: str,
    viewer: int | None,
    ledger: Ledger,
    names: Sequence[str] | None = None,
    language: str = DEFAULT,
) -> Look:
    """An answer as a row of the list: what would come of it, or what is missing.

    Raises BadInput for what is none of the game, or none that the viewer is asked for.
    """
    if viewer is None or game.over or game.seat != viewer:
        # What is open to somebody else may be their secret.
        raise BadInput(Said("lens-no-answer", answer=repr(text)))
    refusal = game.why_not(text, names, language)
    if refusal is not None:
        said = game.rules.label(game.state, game.rules.catalogue.parse(text))
        return {
            "piece": text,
            "name": game.say(said, names, language),
            "does": "",
            "now": [],
            "more": 0,
            "effect": [],
            "why": refusal.reason,
            "rule": refusal.rule,
            "title": ledger[refusal.rule].title,
        }
    option = next(one for one in game.options(names, language) if one.text == text)
    comes = _comes_of(game, option, names, language)
    given_up = Said("lens-leaves", left=list(option.leaves))
    rule = next((event.rule for event in option.effect if event.rule), "") or _rule_of(game, option, viewer)
    return {
        "piece": text,
        "name": option.label,
        "does": game.say(Said("lens-answer" if comes else "lens-answer-onward"), names, language),
        "now": [],
        "more": 0,
        "effect": comes,
        "why": game.say(given_up, names, language) if option.leaves else None,
        "rule": rule,
        "title": ledger[rule].title if rule else "",
    }


def _rule_of(game: Game, option: Option, viewer: int) -> str:
    """Of an answer of which nothing comes yet: that of the first of its pieces that has one."""
    abouts = (game.rules.about(game.state, piece, viewer) for piece in option.touches)
    return next((about.rule for about in abouts if about is not None), "")


def _comes_of(game: Game, option: Option, names: Sequence[str] | None, language: str) -> list[str]:
    return [game.say(event.said(), names, language) for event in option.effect]


def _line_of_sheet(game: Game, piece: str, names: Sequence[str] | None, language: str) -> SourceRow | None:
    """The line of the score sheet that is asked about, `row:track`; None if it is something else."""
    kind, source = split_piece(piece)
    if kind != "row":
        return None
    sheet = game.score_sheet(names, language)
    lines = [line for group in sheet["groups"] for line in (group, *group["rows"])]
    return next((line for line in (*lines, *sheet["ties"]) if line["source"] == source), None)


def _explained(piece: str, line: SourceRow, ledger: Ledger) -> Look:
    """Points speak by the rule that pays them."""
    rule = ledger[line["rule"]]
    return {
        "piece": piece,
        "name": str(line["title"]),
        "does": rule.text,
        "now": [],
        "more": 0,
        "effect": [],
        "why": None,
        "rule": rule.id,
        "title": rule.title,
    }


def _now(
    game: Game, piece: str, viewer: int | None, names: Sequence[str] | None, language: str
) -> tuple[list[Option], str | None, str | None]:
    """The open answers that concern the piece; else why there are none, with the rule that says so."""
    if game.over:
        return [], game.say(Said("refused-over"), names, language), game.rules.ended_by(game.state)
    if game.seat is None or game.seat == NATURE or viewer is None:
        return [], None, None
    if game.seat != viewer:
        # What the seat to answer could do may be its own secret.
        return [], game.say(Said("lens-waits", player=game.seat), names, language), None
    concerned = [option for option in game.options(names, language) if piece in option.touches]
    if concerned:
        return concerned, None, None
    refused = objections(game, piece, names, language)
    if not refused:
        return [], None, None
    return [], refused[0].refusal.reason, refused[0].refusal.rule
