"""Whether the four vaults of Basilica can be told apart, computed for eyes that lack a kind of cone."""

import math
import re
from itertools import combinations
from pathlib import Path
from typing import Final

import pytest

TOKENS: Final = (Path(__file__).parents[2] / "web/src/games/basilica/tokens.css").read_text(encoding="utf-8")
VAULTS: Final = ("red", "yellow", "blue", "green")
PAIRS: Final = tuple(combinations(VAULTS, 2))
# Machado, Oliveira and Fernandes 2009, a kind of cone missing altogether; on linear light.
EYES: Final = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.01182, 0.04294, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.3039),
    ),
}
TO_XYZ: Final = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE: Final = (0.9505, 1.0, 1.089)
# In CIE 1976 units, of which about 2 are just noticed side by side.
FAR: Final = 30

Matrix = tuple[tuple[float, ...], ...]


def times(matrix: Matrix, light: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, light, strict=True)) for row in matrix]


def linear(part: str) -> float:
    value = int(part, 16) / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def lab(color: str, eye: Matrix) -> tuple[float, float, float]:
    seen = times(eye, [linear(color[at : at + 2]) for at in (1, 3, 5)])
    xyz = times(TO_XYZ, [min(1.0, max(0.0, value)) for value in seen])
    x, y, z = (
        value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116
        for value in (part / white for part, white in zip(xyz, WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def vaults(selector: str) -> dict[str, str]:
    block = TOKENS[TOKENS.index(f"{selector} {{") :].partition("}")[0]
    return dict(re.findall(r"--vault-(red|yellow|blue|green): (#\w{6});", block))


def apart(palette: dict[str, str], one: str, other: str, eye: str) -> float:
    return math.dist(lab(palette[one], EYES[eye]), lab(palette[other], EYES[eye]))


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_clear_colors_of_vaults_are_far_apart_for_every_eye(eye: str, one: str, other: str) -> None:
    assert apart(vaults('[data-colors="clear"]'), one, other, eye) > FAR


def test_printed_colors_of_vaults_are_far_apart_for_eyes_with_all_cones_only() -> None:
    printed = vaults(":root")
    assert all(apart(printed, one, other, "all cones") > FAR for one, other in PAIRS)
    assert apart(printed, "red", "green", "deuteranopia") < FAR
