"""How cards and traits act on rules that do not name them.

A game declares each point where they can act once, in its `hooks.py`, by the signature of a function without a body:

- a `Modifier` is a number that a card or trait may change;
- a `Listener` is something that happens, which a card or trait may hear;
- `Effects` are what each card, trait or goal does, or counts, by itself.

>>> @Modifier
... def reach(owner: int, me: int, reach: int) -> int:
...     "How far an animal moves."
>>> @reach.by(4)
... def wings(owner: int, me: int, reach: int) -> int:
...     return reach + 1 if owner == me else reach
>>> bin(reach.bits), reach[4](0, 0, 1)
('0b10000', 2)

mypy refuses an answer that has another signature, and a call with other arguments. Which cards are in play, and for
whom, is in the position of a game: its `State` goes through the answers.

Where all that traits do is to add to numbers, a game needs no functions: see `Amounts`. What is known of a card beside
what it does stands in a `Registry`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields
from typing import Generic, Literal, ParamSpec, Self, TypeVar

from .decision import Decision

P = ParamSpec("P")
R = TypeVar("R")


class Hook(Generic[P, R]):
    """Functions of one signature, each registered under the number of a card or trait."""

    __slots__ = ("answers", "bits", "name")

    def __init__(self, signature: Callable[P, R]) -> None:
        self.name = signature.__name__
        self.bits = 0
        """Bit set of the numbers that have a function: one test tells that none of them is in play."""
        self.answers: dict[int, Callable[P, R]] = {}
        """The functions by number, in the order of registration."""

    def by(self, number: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
        """Register the decorated function under a number. ValueError where that has one already."""

        def register(answer: Callable[P, R]) -> Callable[P, R]:
            if number in self.answers:
                raise ValueError(f"{self.name}: {number} answers twice")
            self.answers[number] = answer
            self.bits |= 1 << number
            return answer

        return register

    def __getitem__(self, number: int) -> Callable[P, R]:
        """The function of a number; KeyError where it has none."""
        return self.answers[number]

    def number(self, answer: Callable[P, R]) -> int:
        """The first number under which a function is registered; KeyError where it is not."""
        for number, known in self.answers.items():
            if known is answer:
                return number
        raise KeyError(answer)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"


class Modifier(Hook[P, int]):
    """A number of the rules that cards or traits may change: each answer gets it, and returns what it is now."""

    __slots__ = ()


class Listener(Hook[P, None]):
    """Something that happens in the rules, which cards or traits may hear."""

    __slots__ = ()


class Effects(Hook[P, R]):
    """What each card of a deck does, by its number."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Amounts:
    """Numbers that cards or traits add to: a game derives a frozen dataclass of ints that are 0 where none adds."""

    @classmethod
    def total(cls, parts: Iterable[Self]) -> Self:
        """The sum of each number over all parts."""
        parts = tuple(parts)
        return cls(*(sum(getattr(part, field.name) for part in parts) for field in fields(cls)))


Sure = Literal["printed", "deduced", "reconstructed"]
"""How sure a number or a text is: the rules state it; it follows from them; it is our own guess where no source was
found."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What is known of a card beside what it does; the facts of a game's cards may have more fields."""

    id: str
    sure: Sure
    """Of its text as a whole."""
    asks: tuple[Decision, ...] = ()
    """The decisions that it asks for: those whose keys begin with its id."""


F = TypeVar("F", bound=Facts)


class Registry(Generic[F]):
    """The facts of all cards of one kind, in the order of their numbers.

    The ids are there from the start, as a number needs no more; the facts come as the rules of the cards are loaded.
    The texts of a card are found by the kind and its id: `card.solar_radiation`.
    """

    def __init__(self, kind: str, ids: Iterable[str]) -> None:
        self.kind, self.ids = kind, tuple(ids)
        self.numbers = {token: number for number, token in enumerate(self.ids)}
        self._facts: dict[int, F] = {}

    def add(self, facts: F) -> int:
        """Register the facts of a card; returns its number. KeyError where there is no card with this id, ValueError
        where it is registered already."""
        number = self.numbers[facts.id]
        if number in self._facts:
            raise ValueError(f"{self.kind} {facts.id} is registered twice")
        self._facts[number] = facts
        return number

    def __len__(self) -> int:
        return len(self.ids)

    def __getitem__(self, number: int) -> F:
        return self._facts[number]

    def __iter__(self) -> Iterator[F]:
        return (self._facts[number] for number in range(len(self.ids)))

    def asks(self) -> dict[str, Decision]:
        """Every decision that one of the cards asks for, by its key."""
        return {decision.key: decision for facts in self for decision in facts.asks}
