"""What goes over the line between a page and its desk: messages, their fields, and what went wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from speciate.engine import RuleBug, SpeciateError
from speciate.locale import Words, plain_text, words

from . import protocol

LIMIT: Final = 2_000_000
"""Characters of a message: more than any record."""
NAME: Final = 40
"""Characters of a player's name."""
SHAPES: Final = 20
"""Shapes that a press is inside of."""
TYPED: Final = 200
"""The most characters of a typed line."""

T = TypeVar("T")


def text_of(error: Exception, w: Words) -> protocol.Error:
    """What went wrong, in the player's language; for other rules than these, also which they are."""
    if isinstance(error, SpeciateError):
        code, params = error.code, error.params
        if code not in w:  # a game has refused before it lies on the table
            w = words(w.lang, code.partition(".error.")[0] if ".error." in code else "")
        try:
            said = plain_text(w(code, **params)) if code in w else str(error)
        except (KeyError, ValueError, IndexError):
            said = str(error)
        made = params.get("made")
        if isinstance(made, int):
            return {"code": code, "text": said, "rules": {"game": str(params["game"]), "made": made}}
        return {"code": code, "text": said}
    code = "error.rule" if isinstance(error, RuleBug) else "error.inside"
    return {"code": code, "text": w.plain(code)}


def take(message: Mapping[str, object], key: str, kind: type[T], default: T | None = None) -> T:
    """A field of a message, which must be of this type; SpeciateError otherwise. Null is as good as nothing."""
    value = message.get(key)
    value = default if value is None else value
    if value is None:
        raise SpeciateError(f"the message has no {key!r}", "error.message")
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise SpeciateError(f"{key!r} is not a {kind.__name__}", "error.message")
    return value
