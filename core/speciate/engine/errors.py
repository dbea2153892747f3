"""What can go wrong: bad input, a faulty rule, and a step that has to wait."""

from __future__ import annotations


class SpeciateError(Exception):
    """Input from outside that the rules or a format do not allow.

    `code` names the message in the catalogues; `params` fill its blanks. The text of the exception is the English one.
    """

    def __init__(self, text: str, code: str = "error.input", **params: object) -> None:
        super().__init__(text)
        self.code, self.params = code, params


class RuleBug(Exception):
    """A rule is wrong: it offers nothing, a repeated or an unordered value, or names a number that is not declared."""


def expect_equal(what: str, found: object, should: object) -> None:
    """RuleBug, saying what is wrong, unless what was found is what it should be: for checks of invariants."""
    if found != should:
        raise RuleBug(f"{what}: {found} instead of {should}")


class DecisionNeeded(BaseException):
    """A decision has neither a scripted answer nor a player: the running step is unwound to its Match.

    Rule code must not catch it. Its argument is the pending `Choice`, or None if a preview reached a random draw.
    """
