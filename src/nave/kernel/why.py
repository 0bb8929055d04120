"""Why nothing can be done with a piece: people touch pieces, the rules refuse moves."""

from collections.abc import Sequence
from typing import Final, TypedDict

from nave.kernel.frame import NATURE
from nave.kernel.game import Game
from nave.kernel.language import DEFAULT
from nave.kernel.refusal import MEANS
from nave.kernel.rules import Refusal
from nave.kernel.said import Argument

# More answers out of reach than so many are no help.
MOST: Final = 8


class Objection:
    """The most fitting refusal among the moves of one kind (`claim`, `deliver`, ...) that concern a piece."""

    def __init__(self, move: str, refusal: Refusal, pieces: int) -> None:
        self.move = move
        self.refusal = refusal
        self.pieces = pieces

    @property
    def kind(self) -> str:
        return self.move.partition(" ")[0]


def objections(
    game: Game, piece: str, names: Sequence[str] | None = None, language: str = DEFAULT
) -> list[Objection] | None:
    """None if an answer open now concerns the piece; else why not, one reason for each kind of move.

    The nearest to a legal move comes first: to lack a material says more than to be at the wrong moment. Then
    kinds of moves that are open for other pieces, then moves with fewer further pieces. Empty if no move of
    the game concerns such a piece.
    """
    rules, state = game.rules, game.state
    legal = game.legal_moves
    if any(piece in rules.touches(state, move) for move in legal):
        return None
    if game.over or game.seat == NATURE:
        return []
    open_kinds = {rules.catalogue.text(move).partition(" ")[0] for move in legal}
    best: dict[str, Objection] = {}
    for move in range(len(rules.catalogue)):
        pieces = rules.touches(state, move)
        if piece not in pieces:
            continue
        found = Objection(rules.catalogue.text(move), rules.refuse(state, move), len(pieces))
        known = best.get(found.kind)
        if known is None or _rank(found, open_kinds) < _rank(known, open_kinds):
            best[found.kind] = found
    said: dict[str, Objection] = {}
    for found in sorted(best.values(), key=lambda found: _rank(found, open_kinds)):
        found.refusal.reason = game.say(found.refusal.said, names, language)
        said.setdefault(found.refusal.reason, found)
    return list(said.values())


def _rank(found: Objection, open_kinds: set[str]) -> tuple[int, bool, int]:
    return (-found.refusal.near, found.kind not in open_kinds, found.pieces)


class Wanting(TypedDict):
    """An answer that only lacks the means: a coin, a material, room."""

    text: str
    touches: list[str]
    label: str
    # The label before it was put into words.
    says: dict[str, Argument]
    why: str
    rule: str


def wanting(game: Game, names: Sequence[str] | None = None, language: str = DEFAULT) -> list[Wanting]:
    """Answers that would be open if the means were there, one for each piece nothing can be done with now."""
    if game.over or game.seat == NATURE:
        return []
    rules, state = game.rules, game.state
    alive = {piece for move in game.legal_moves for piece in rules.touches(state, move)}
    found: dict[str, Wanting] = {}
    for move in range(len(rules.catalogue)):
        pieces = rules.touches(state, move)
        if not pieces or pieces[0] in alive or pieces[0] in found:
            continue
        refusal = rules.refuse(state, move)
        if refusal.near < MEANS:
            continue
        says = rules.label(state, move)
        found[pieces[0]] = {
            "text": rules.catalogue.text(move),
            "touches": list(pieces),
            "label": game.say(says, names, language),
            "says": says.to_data(),
            "why": game.say(refusal.said, names, language),
            "rule": refusal.rule,
        }
        if len(found) == MOST:
            break
    return list(found.values())
