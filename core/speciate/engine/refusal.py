"""Why a value of the open decision is not on offer: all reasons of the rules, with names and numbers of the position.

The reasons stand next to the rule that asks, as a function of the position, the choice and the value. Each test is an
`unless`, in the order in which the rules state them: `a + b` are tests of their own, and in `a or b` the test `b` makes
sense only where `a` holds.

>>> from .decision import Decision, Domain
>>> CARD = Domain("card", ["ant", "bee", "cat"])
>>> BUY = Decision("buy", CARD, "Buy which card?", rule="T1.2")
>>> costs, row, hand, money = {0: 3, 1: 7, 2: 9}, [0, 1], [1], 5
>>> @refuses(BUY)
... def not_sold(g: object, choice: Choice, card: int) -> Reasons:
...     here = unless(card in row, "refused.away")
...     bought = unless(card not in hand, "refused.bought", rule="T1.1")
...     return here or bought + unless(costs[card] <= money, "refused.dear", card=(CARD, card), n=money)
>>> [reasons(None, Choice(0, BUY, (0,), {}), card) for card in range(3)]
[(), (<refused.bought T1.1 {}>, <refused.dear T1.2 {'card': 1, 'n': 5}>), (<refused.away T1.2 {}>,)]

Each has a partner in the texts, which says what would make this one test hold:

>>> Refusal("refused.dear").opens
'opens.dear'

They see what the seat that chooses may know, so that no reason tells a secret. For a value on offer there is none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias, TypeVar

from .choice import Choice
from .decision import COUNT, Decision, Domain


class Refusal:
    """One reason why a value is not on offer. The numbers fill its sentence, each with its domain or a plain count."""

    __slots__ = ("domains", "empty", "key", "numbers", "rule")

    def __init__(
        self, key: str, /, *, rule: str = "", empty: bool = False, **numbers: tuple[Domain, int] | int
    ) -> None:
        pairs = {name: (COUNT, n) if isinstance(n, int) else n for name, n in numbers.items()}
        self.key = key
        """Of the sentence, in the texts of the game."""
        self.rule = rule
        """The id of the rule that refuses it; "" for the rule of the decision."""
        self.empty = empty
        """Whether nothing is there that could be chosen: who lists what is closed leaves it out."""
        self.domains: Mapping[str, Domain] = {name: domain for name, (domain, _) in pairs.items()}
        self.numbers: Mapping[str, int] = {name: n for name, (_, n) in pairs.items()}

    @property
    def opens(self) -> str:
        """The key of the sentence that says what would make the test hold: `opens.X` for `refused.X`."""
        return ".".join(("opens", *self.key.split(".")[1:]))

    def __repr__(self) -> str:
        return f"<{self.key} {self.rule} {dict(self.numbers)}>"


Reasons: TypeAlias = tuple[Refusal, ...]
"""All reasons, in the order of the rules; empty for what is on offer."""
Tests = Callable[[Any, Choice, int], Reasons]
T = TypeVar("T", bound=Tests)
_TESTS: Final[dict[Decision | Domain, Tests]] = {}


def unless(
    holds: object, key: str, /, *, rule: str = "", empty: bool = False, **numbers: tuple[Domain, int] | int
) -> Reasons:
    """One test of a value: no reason where it holds, else a `Refusal` made of the other parameters."""
    return () if holds else (Refusal(key, rule=rule, empty=empty, **numbers),)


def refuses(*asked: Decision | Domain) -> Callable[[T], T]:
    """Register the decorated function as the tests of these decisions. ValueError where one has others already.

    It returns nothing for every value on offer. That of a domain stands for all decisions of the domain that have none.
    """

    def register(tests: T) -> T:
        for one in asked:
            if _TESTS.setdefault(one, tests) is not tests:
                raise ValueError(f"{one} has reasons already")
        return tests

    return register


def reasons(g: Any, choice: Choice, value: int) -> Reasons:
    """Why a value of the domain is not among those of a choice. `g` is the position as the chooser knows it."""
    tests = _TESTS.get(choice.decision) or _TESTS.get(choice.domain)
    found = tests(g, choice, value) if tests else ()
    for one in found:
        one.rule = one.rule or choice.decision.rule
    return found
