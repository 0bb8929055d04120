"""Nature's answers. The n-th depends on the seed and n alone: saving, loading and undo need no generator."""

from typing import Final

MASK: Final = (1 << 64) - 1


def bits(seed: int, n: int) -> int:
    """64 well mixed bits for the n-th question of a seed (splitmix64, a counter based generator)."""
    z = (seed + (n + 1) * 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def scramble(seed: int) -> int:
    """Spread seeds that people type (1, 2, 3, ...) over the whole range, so that neighbours share nothing."""
    return bits(seed & MASK, 0)


def pick(options: list[int], weights: list[int] | None, chance: int) -> int:
    """The option that `chance` (64 bits) selects. The bias of the modulus is below 2**-50 and ignored."""
    if weights is None:
        return options[chance % len(options)]
    rest = chance % sum(weights)
    for option, weight in zip(options, weights, strict=True):
        rest -= weight
        if rest < 0:
            return option
    raise AssertionError("weights do not add up")
