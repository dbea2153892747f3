"""A picture that needs no page: one SVG file with the symbols and colours it uses inside."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import cache
from pkgutil import get_data  # not importlib.resources: half the library's weight in a browser
from typing import Final

from .html import still

_TEXT: Final = """
.board text,.sup text{font-family:system-ui,sans-serif;text-anchor:middle}
"""


def _file(package: str, name: str) -> str:
    """A text that lies beside the modules of a package; "" if there is none."""
    with suppress(OSError):
        return (get_data(package, name) or b"").decode()
    return ""


@cache
def symbols() -> str:
    """The symbols, to be put into a page once."""
    return _file("speciate.draw", "symbols.svg")


@cache
def tokens() -> str:
    """The colours and sizes as CSS."""
    return _file("speciate.draw", "tokens.css")


@cache
def _pieces() -> str:
    return _file("speciate.draw", "board.css")


@cache
def sheet(game: str) -> str:
    """A game's own CSS, `face.css` in its folder; "" for a game that needs none."""
    return _file(f"speciate.games.{game}", "face.css")


def standalone(game: str, board: str) -> str:
    """The SVG of a game's board as a file of its own, in the light colours."""
    light = tokens().split("@media (prefers-color-scheme:dark)")[0].replace(":root{", ".board{")
    css = light + _pieces() + sheet(game) + _TEXT
    board = still(board)
    inner = re.sub(r"<svg[^>]*>|</svg>|<!--.*?-->", "", symbols(), flags=re.S)
    head, rest = board.split(">", 1)
    space = "" if "xmlns=" in head else ' xmlns="http://www.w3.org/2000/svg"'
    return f"{head}{space}><style>{css}</style>{inner}{rest}"
