"""What can be chosen, and the declaration of a decision: a game declares each of its decisions once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

from .errors import SpeciateError

DONE: Final = -1
"""The answer "no" or "enough". It is always the last among the values."""


class Domain:
    """A kind of thing. Values are 0..n-1; tokens are their stable text in a record.

    The game lists the domains that are chosen from in `Game.domains`. Others only say what a number of a decision or
    of an event stands for: `COUNT` for a plain number, a game's own for what nobody chooses (a seat, a zone).
    """

    __slots__ = ("name", "tokens", "values")

    def __init__(self, name: str, tokens: Iterable[str] = ()) -> None:
        self.name, self.tokens = name, tuple(tokens)
        self.values = {t: v for v, t in enumerate(self.tokens)} | {"-": DONE}

    def token(self, value: int) -> str:
        """The text in a record of a value, 0..n-1 or DONE."""
        return "-" if value == DONE else self.tokens[value]

    def value(self, token: str) -> int:
        """The value of a token; SpeciateError where there is none."""
        if token not in self.values:
            raise SpeciateError(
                f"{token[:40]!r} is not a {self.name}", "error.token", token=token[:40], domain=self.name
            )
        return self.values[token]


COUNT: Final = Domain("count")
"""A plain number: of cards, of steps, 1 for yes."""


class Decision:
    """The declaration of a decision that the rules ask a seat to take: `State.decide` asks it.

    `numbers` are what the decision depends on, each with the domain it is of; the rule gives each a value by its name,
    and the `Choice` carries these values. Texts of a game are found by `key`: `ask.KEY`, `commit.KEY`, `done.KEY`.

    >>> Decision("pay.card", Domain("card", ["ant", "bee"]), "Discard a card?", secret=True, left=COUNT)
    <Decision pay.card: card (left: count)>
    """

    __slots__ = ("domain", "key", "names", "numbers", "optional", "panel", "rule", "says", "secret")

    def __init__(
        self,
        key: str,
        domain: Domain,
        says: str = "",
        /,
        *,
        panel: str = "",
        secret: bool = False,
        optional: bool = False,
        rule: str = "",
        **numbers: Domain,
    ) -> None:
        self.key = key
        self.domain = domain
        """What is chosen from."""
        self.says = says
        """The question in one sentence, for readers of the code and of the reference."""
        self.panel = panel
        """The panel in which the values are targets; "" for none."""
        self.secret = secret
        """Whether the values or the answer are hidden from other people at the same screen."""
        self.optional = optional
        """Whether it can ever be declined by DONE."""
        self.rule = rule
        """The id of the rule that asks it, as M4.7 (`rulebook.py`); "" in a game that states none."""
        self.numbers: Mapping[str, Domain] = numbers
        self.names = frozenset(numbers)

    def __repr__(self) -> str:
        numbers = ", ".join(f"{name}: {domain.name}" for name, domain in self.numbers.items())
        return f"<Decision {self.key}: {self.domain.name} ({numbers})>"


T = TypeVar("T")


def declared(kind: type[T], namespace: Mapping[str, object]) -> dict[str, T]:
    """All declarations of one kind in a module, by key, in the order in which they stand there.

    ValueError where two different ones have the same key.
    """
    found: dict[str, T] = {}
    for value in namespace.values():
        if isinstance(value, kind):
            key: str = value.key  # type: ignore[attr-defined]
            if found.setdefault(key, value) is not value:
                raise ValueError(f"{key} is declared twice")
    return found
