"""How markup is made: a constant template, and what fills its blanks is escaped."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from speciate.locale import Markup, escape

__all__ = ["NOTHING", "Markup", "join", "markup"]

NOTHING: Final = Markup()
"""Where there is nothing to draw."""

_escape: Final = lru_cache(4096)(escape)  # ids, classes and names come back at every drawing


_AS_IT_IS: Final = frozenset({Markup, int, float})
"""Types that cannot carry a tag from outside; compared exactly, so that a bool is written as a word."""


@lru_cache(2048, typed=True)  # from one drawing to the next most of a board stays: it is not made again
def markup(template: str, /, *values: object, **named: object) -> Markup:
    """Fill the blanks of a constant template, as `str.format` does; each value is escaped, unless it is Markup.

    The template is a literal: `markup('<text y="{y:g}">{}</text>', name, y=5.2)`. A contract test reads the syntax
    trees for that, so text from outside can be in a value alone. Numbers take their format from the template.
    Values are hashable: what was made of equal ones comes back.
    """
    for name, value in named.items():
        if type(value) not in _AS_IT_IS:
            named[name] = _escape(str(value))
    filled = [value if type(value) in _AS_IT_IS else _escape(str(value)) for value in values]
    return Markup(template.format(*filled, **named))


def join(parts: Iterable[Markup], between: str = "") -> Markup:
    """Markup one after another; `between` is a literal too."""
    return Markup(between.join(parts))
