"""Campaigns of random games: the first parts are played on every change, all of them by `make long`."""

from typing import Any

import pytest


def parts(count: int, at_once: int) -> list[Any]:
    return [part if part < at_once else pytest.param(part, marks=pytest.mark.long) for part in range(count)]
