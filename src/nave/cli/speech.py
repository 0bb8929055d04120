"""What the terminal says: one language, with the words of the command line, of a game and of its drawing."""

import os
from collections.abc import Sequence
from contextvars import ContextVar
from typing import Any, Final

from nave.kernel.errors import BadInput
from nave.kernel.game import Game
from nave.kernel.language import DEFAULT, speaks, spoken_of, words_of
from nave.kernel.said import Said

CLI: Final = "nave.cli"
TYPED: Final = "nave.cli.typed"
BOTS: Final = "nave.bots"
# The environment variable that names the language where the command line does not.
VARIABLE: Final = "NAVE_LANG"

_chosen: ContextVar[str | None] = ContextVar("language", default=None)


def choose(language: str | None) -> str | None:
    """The language of this command; raises BadInput if there are no words of it."""
    found = None if language is None else next(filter(speaks, wishes(language)), None)
    if found is None and language is not None:
        raise fault("cli-no-language", language=language)
    _chosen.set(found)
    return found


def chosen() -> str:
    """As --language says, else NAVE_LANG if there are words of it, else English."""
    return _chosen.get() or spoken_of(wishes(os.environ.get(VARIABLE, DEFAULT)))


def wishes(given: str) -> list[str]:
    """A country is served by its language; terminals write it as `de_AT.UTF-8`."""
    tag = given.strip().partition(".")[0].replace("_", "-")
    return [tag, tag.partition("-")[0].lower()]


def fault(key: str, **args: Any) -> BadInput:
    """What a person at the terminal can mend."""
    return BadInput(Said(key, **args), (CLI,))


class Speech:
    """Says messages by their key, with people's names for players."""

    def __init__(
        self, language: str | None = None, words_in: tuple[str, ...] = (), names: Sequence[str] = ()
    ) -> None:
        self.language = chosen() if language is None else language
        self.words = words_of((CLI, TYPED, *words_in), self.language)
        self.names = list(names)

    def __call__(self, key: str, **args: Any) -> str:
        return self.words.say(Said(key, **args), self.names)

    def has(self, key: str) -> bool:
        return self.words.has(key)

    def say(self, said: Said) -> str:
        return self.words.say(said, self.names)


def speech_at(game: Game, language: str | None = None, words_in: tuple[str, ...] = ()) -> Speech:
    """What is said at the table of a game; `words_in` names the packages of its drawing."""
    spoken = chosen() if language is None else language
    return Speech(spoken, (*words_in, *game.rules.words_in), game.names(spoken))
