"""Every error a caller can cause, one family: each says the problem and what is allowed."""

from collections.abc import Sequence

from nave.kernel.said import Said

ENGLISH = "en"


class NaveError(Exception):
    """Something asked of Nave cannot be done; the message says what and what is allowed instead.

    `said` is the message before it is put into words, `say` puts it into those of a language, and `str` into
    English. Another error may be handed on as the message of this one.
    """

    # The packages that have words for it, beside the kernel's.
    words_in: tuple[str, ...] = ()

    def __init__(self, said: "Said | NaveError | str", words_in: tuple[str, ...] = ()) -> None:
        super().__init__(said, words_in)
        self.said: Said
        if isinstance(said, NaveError):
            self.words_in = said.words_in
            self.said = said.said
        else:
            self.words_in = words_in or type(self).words_in
            self.said = Said("verbatim", text=said) if isinstance(said, str) else said
        # What players are called in it, by player.
        self.names: Sequence[str] = ()

    def say(self, language: str = ENGLISH) -> str:
        """The message in words of that language. Raises NaveError if there are none."""
        from nave.kernel.language import words_of  # it raises errors itself

        return words_of(self.words_in, language).say(self.said, self.names)

    def __str__(self) -> str:
        return self.say()


class BadInput(NaveError):
    """A game, seat count, option, move text or other value that does not exist."""


class IllegalMove(NaveError):
    """A known move that the rules refuse now; `rule` is the id of the rule that refuses it."""

    def __init__(
        self,
        move: str,
        reason: str,
        rule: str,
        why: Said | None = None,
        words_in: tuple[str, ...] = (),
        names: Sequence[str] = (),
    ) -> None:
        # The reason before it was put into words.
        self.why = Said("verbatim", text=reason) if why is None else why
        super().__init__(Said("refused-move", move=move, reason=self.why, rule=rule), words_in)
        self.move = move
        self.reason = reason
        self.rule = rule
        self.names = names
        self.args = (move, reason, rule, self.why, words_in, names)


class RecordError(NaveError):
    """A record that is malformed, truncated or cannot be replayed with what is installed."""


class PositionError(NaveError):
    """A position that is malformed or does not account for every piece."""
