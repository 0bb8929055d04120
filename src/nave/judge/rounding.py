"""Figures as they are kept: three decimals say more than the judge knows, and files stay small."""

from typing import Any, Final, TypeVar

import msgspec

from nave.judge.types import Judgement, Luck, Stretch

DECIMALS: Final = 3
Kept = TypeVar("Kept", Judgement, Luck, Stretch)


def rounded(whole: Kept) -> Kept:
    """A judgement, or a part of it that is told before the whole is kept: both say the same."""
    return msgspec.convert(shortened(msgspec.to_builtins(whole)), type(whole))


def shortened(data: Any) -> Any:
    if isinstance(data, float):
        return round(data, DECIMALS) + 0.0
    if isinstance(data, list):
        return [shortened(one) for one in data]
    if isinstance(data, dict):
        return {key: shortened(value) for key, value in data.items()}
    return data
