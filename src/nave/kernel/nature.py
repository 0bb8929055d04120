"""Nature's answers. The n-th depends on the seed and n alone: saving, loading and undo need no generator."""

from typing import Final

from mypy_extensions import i64

MASK: Final = (1 << 64) - 1
LOW: Final = 0xFFFFFFFF
QUARTER: Final = 0xFFFF


def times(high: i64, low: i64, by_high: i64, by_low: i64) -> tuple[i64, i64]:
    """The product of two numbers of 64 bits, in halves and without what overflows.

    No step exceeds 50 bits: machine integers do not wrap, and both engines come to the same.
    """
    upper, lower = low >> 16, low & QUARTER
    first = lower * by_low
    second = upper * by_low + (first >> 16)
    crossed = ((upper * by_high & QUARTER) << 16) + lower * by_high
    crossed += ((high >> 16) * by_low & QUARTER) << 16
    crossed += (high & QUARTER) * by_low
    return (second >> 16) + crossed & LOW, (second & QUARTER) << 16 | first & QUARTER


def bits_of(high: i64, low: i64, n: i64) -> int:
    """64 well mixed bits for the n-th question, of 2**32, of a seed in halves (splitmix64, counter based)."""
    z_high, z_low = times(0, n + 1, 0x9E3779B9, 0x7F4A7C15)
    z_low += low
    z_high = z_high + high + (z_low >> 32) & LOW
    z_low &= LOW
    # Each shift takes bits of the upper half into the lower one.
    z_low ^= z_low >> 30 | z_high << 2 & LOW
    z_high ^= z_high >> 30
    z_high, z_low = times(z_high, z_low, 0xBF58476D, 0x1CE4E5B9)
    z_low ^= z_low >> 27 | z_high << 5 & LOW
    z_high ^= z_high >> 27
    z_high, z_low = times(z_high, z_low, 0x94D049BB, 0x133111EB)
    z_low ^= z_low >> 31 | z_high << 1 & LOW
    z_high ^= z_high >> 31
    upper: int = z_high
    lower: int = z_low
    return upper << 32 | lower


def bits(seed: int, n: int) -> int:
    """64 well mixed bits for the n-th question of a seed."""
    return bits_of(seed >> 32 & LOW, seed & LOW, n)


def scramble(seed: int) -> int:
    """Spread seeds that people type (1, 2, 3, ...) over the whole range, so that neighbours share nothing."""
    return bits(seed & MASK, 0)


class Generator:
    """A small fast generator for playing and searching (xorshift on 32 bits, the same in both engines)."""

    def __init__(self, seed: int) -> None:
        self.x: i64 = bits(scramble(seed), 0) & LOW or 1

    def draw(self) -> i64:
        """32 bits."""
        x: i64 = self.x
        x ^= (x << 13) & LOW
        x ^= x >> 17
        x ^= (x << 5) & LOW
        self.x = x
        return x

    def below(self, count: i64) -> i64:
        """0 up to `count` - 1, all alike but for a bias below count / 2**32."""
        return self.draw() % count


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
