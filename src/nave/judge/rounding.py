"""Figures as they are kept: three decimals say more than the judge knows, and files stay small."""

from typing import Any, Final

import msgspec

from nave.judge.types import Judgement

DECIMALS: Final = 3


def rounded(judgement: Judgement) -> Judgement:
    return msgspec.convert(shortened(msgspec.to_builtins(judgement)), Judgement)


def shortened(data: Any) -> Any:
    if isinstance(data, float):
        return round(data, DECIMALS) + 0.0
    if isinstance(data, list):
        return [shortened(one) for one in data]
    if isinstance(data, dict):
        return {key: shortened(value) for key, value in data.items()}
    return data
