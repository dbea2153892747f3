"""What goes over the line between a page and its desk: messages, their fields, and what went wrong."""

from __future__ import annotations

from typing import Any, Final

from speciate.engine import RuleBug, SpeciateError
from speciate.locale import Words, plain_text

LIMIT: Final = 2_000_000
"""Characters of a message: more than any record."""
NAME: Final = 40
"""Characters of a player's name."""

Message = dict[str, Any]


def text_of(error: Exception, w: Words) -> Message:
    """What went wrong, in the player's language; for other rules than these, also which they are."""
    if isinstance(error, SpeciateError):
        code, about = error.code, error.about
        try:
            said = plain_text(w(code, **about)) if code in w else str(error)
        except (KeyError, ValueError, IndexError):
            said = str(error)
        rules = {"rules": {"game": about["game"], "made": about["made"]}} if "made" in about else {}
        return {"code": code, "text": said} | rules
    code = "error.rule" if isinstance(error, RuleBug) else "error.inside"
    return {"code": code, "text": w.plain(code)}


def take(message: Message, key: str, kind: type, default: Any = None) -> Any:
    """A field of a message, which must be of this type; SpeciateError otherwise. Null is as good as nothing."""
    value = message.get(key)
    value = default if value is None else value
    if value is None:
        raise SpeciateError(f"the message has no {key!r}", "error.message")
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise SpeciateError(f"{key!r} is not a {kind.__name__}", "error.message")
    return value
