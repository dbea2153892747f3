"""How markup is made: a constant template, and what fills its blanks is escaped."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from html import escape
from typing import Final

from speciate.locale import Markup

__all__ = ["NOTHING", "Markup", "join", "markup"]

NOTHING: Final = Markup()
"""Where there is nothing to draw."""

_escape = lru_cache(4096)(escape)  # ids, classes and names come back at every drawing


def markup(template: str, /, *values: object, **named: object) -> Markup:
    """Fill the blanks of a constant template, as `str.format` does; each value is escaped, unless it is Markup.

    The template is a literal: `markup('<text y="{y:g}">{}</text>', name, y=5.2)`. A contract test reads the syntax
    trees for that, so text from outside can be in a value alone. Numbers take their format from the template.
    """
    return Markup(template.format(*map(_blank, values), **{name: _blank(value) for name, value in named.items()}))


def join(parts: Iterable[Markup], between: str = "") -> Markup:
    """Markup one after another; `between` is a literal too."""
    return Markup(between.join(parts))


def _blank(value: object) -> object:
    kind = type(value)
    return value if kind is Markup or kind is int or kind is float else _escape(str(value))
