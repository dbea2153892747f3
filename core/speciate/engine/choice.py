"""What a rule asks, what a player answers, and what can go wrong between them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

DONE: Final = -1
"""The answer "no" or "enough". It is always the last among the values."""


class SpeciateError(Exception):
    """Input from outside that the rules or a format do not allow.

    `code` names the message in the catalogues; `about` fills its blanks. The text of the exception is the English one.
    """

    def __init__(self, text: str, code: str = "error.input", **about: object) -> None:
        super().__init__(text)
        self.code, self.about = code, about


class RuleBug(Exception):
    """A rule asked for the impossible: nothing, a repeated or an unordered value."""


class Pause(BaseException):
    """Nobody is there to answer: unwinds the step to the Match. Rules never catch it.

    It carries the `Choice`, or None where a preview met a draw of luck.
    """


class Domain:
    """A kind of thing that can be chosen. Values are 0..n-1; tokens are their stable text in a record."""

    __slots__ = ("name", "tokens", "values")

    def __init__(self, name: str, tokens: Iterable[str]) -> None:
        self.name, self.tokens = name, tuple(tokens)
        self.values = {t: v for v, t in enumerate(self.tokens)} | {"-": DONE}

    def token(self, value: int) -> str:
        return "-" if value == DONE else self.tokens[value]

    def value(self, token: str) -> int:
        """The value of a token; SpeciateError where there is none."""
        if token not in self.values:
            raise SpeciateError(
                f"{token[:40]!r} is not a {self.name}", "error.token", token=token[:40], domain=self.name
            )
        return self.values[token]


class Choice:
    """One decision: whose, among what, and the message key of its prompt. `about` are the numbers its text needs."""

    __slots__ = ("seat", "domain", "values", "key", "about")

    def __init__(self, seat: int, domain: Domain, values: tuple[int, ...], key: str, about: tuple[int, ...]) -> None:
        self.seat, self.domain, self.values, self.key, self.about = seat, domain, values, key, about

    def __repr__(self) -> str:
        return f"<seat {self.seat} {self.key} {[self.domain.token(v) for v in self.values]}>"


class Event(NamedTuple):
    """Something that happened. The log, the animation and the score sheet are made from events alone."""

    kind: str
    args: tuple[int, ...]


class Imagine(NamedTuple):
    """Stands among the answers where what `viewer`, who is to choose there, cannot see was drawn anew."""

    viewer: int
    seed: int


Answer = int | Imagine
Player = Callable[[Choice], int]
