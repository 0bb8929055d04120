"""What the lab refuses, said by the words of this room."""

from typing import Any, Final

from nave.kernel.errors import BadInput, NaveError
from nave.kernel.said import Said

WORDS_IN: Final = ("nave.lab",)


def fault(key: str, **args: Any) -> BadInput:
    """What whoever asked can mend."""
    return BadInput(Said(key, **args), WORDS_IN)


def failure(key: str, **args: Any) -> NaveError:
    """What went wrong on the way."""
    return NaveError(Said(key, **args), WORDS_IN)
