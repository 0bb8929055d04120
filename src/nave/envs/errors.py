"""What is said of what environments cannot do."""

from typing import Any, Final

from nave.kernel.errors import BadInput
from nave.kernel.said import Said

WORDS_IN: Final = ("nave.envs",)


def bad_input(key: str, **args: Any) -> BadInput:
    return BadInput(Said(key, **args), WORDS_IN)
