"""Why a value of the open decision is not on offer: the reason of the rules, with names and numbers of the position.

A reason stands next to the rule that asks, as a function of the position, the choice and the value:

>>> from .decision import Decision, Domain
>>> CARD = Domain("card", ["ant", "bee"])
>>> BUY = Decision("buy", CARD, "Buy which card?", rule="T1.2")
>>> @refuses(BUY)
... def too_dear(g: object, choice: Choice, card: int) -> Refusal | None:
...     return Refusal("refused.dear", card=(CARD, card), n=7) if card == 1 else None
>>> refusal(None, Choice(0, BUY, (), {}), 1)
<refused.dear T1.2 {'card': 1, 'n': 7}>
>>> refusal(None, Choice(0, BUY, (), {}), 0)
<refused T1.2 {'n': 0}>

It sees what the seat that chooses may know, so that no reason tells a secret. For a value on offer there is no reason.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from .choice import Choice
from .decision import COUNT, DONE, Decision, Domain


class Refusal:
    """Why a value is not on offer. The numbers fill its sentence, each with its domain or a plain count."""

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

    def __repr__(self) -> str:
        return f"<{self.key} {self.rule} {dict(self.numbers)}>"


Reason = Callable[[Any, Choice, int], Refusal | None]
R = TypeVar("R", bound=Reason)
_REASONS: Final[dict[Decision | Domain, Reason]] = {}


def refuses(*asked: Decision | Domain) -> Callable[[R], R]:
    """Register the decorated function as the reason of these decisions. ValueError where one has another already.

    It returns None for every value on offer, and where it has no reason of its own. That of a domain stands for all
    decisions of the domain that have none.
    """

    def register(reason: R) -> R:
        for one in asked:
            if _REASONS.setdefault(one, reason) is not reason:
                raise ValueError(f"{one} has two reasons")
        return reason

    return register


def refusal(g: Any, choice: Choice, value: int) -> Refusal:
    """Why a value of the domain is not among those of a choice. `g` is the position as the chooser knows it."""
    reason = _REASONS.get(choice.decision) or _REASONS.get(choice.domain)
    found = reason(g, choice, value) if reason else None
    if found is None:
        found = Refusal("refused", n=sum(offered != DONE for offered in choice.values))
    found.rule = found.rule or choice.decision.rule
    return found
