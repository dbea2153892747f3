"""The generator for what is outside a position: bots and tests. A position has its own, in `State.randbelow`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

M64: Final = (1 << 64) - 1
T = TypeVar("T")


class Rng:
    """SplitMix64: the same numbers from the same seeds on every machine and Python."""

    __slots__ = ("state",)

    def __init__(self, *seeds: int) -> None:
        self.state = 0
        for seed in seeds:
            self.state ^= seed & M64
            self.state = self.bits()

    def bits(self) -> int:
        """The next 64 bits."""
        z = self.state = self.state + 0x9E3779B97F4A7C15 & M64
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & M64
        z = (z ^ z >> 27) * 0x94D049BB133111EB & M64
        return z ^ z >> 31

    def randbelow(self, n: int) -> int:
        """A random number 0..n-1."""
        return self.bits() * n >> 64

    def one_of(self, things: Sequence[T]) -> T:
        """One of these, each as likely as any other. IndexError where there are none."""
        return things[self.bits() * len(things) >> 64]

    def some_of(self, things: Sequence[T], n: int) -> list[T]:
        """At most n different ones, in their order."""
        if n >= len(things):
            return list(things)
        places = list(range(len(things)))
        return [things[p] for p in sorted(places.pop(self.randbelow(len(places))) for _ in range(n))]
