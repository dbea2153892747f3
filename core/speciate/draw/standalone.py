"""A picture that needs no page: one SVG file with the symbols and colours it uses inside."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from .html import still

_TEXT: Final = """
.board text,.sup text{font-family:system-ui,sans-serif;text-anchor:middle}
"""


@cache
def symbols() -> str:
    """The symbols, to be put into a page once."""
    return files("speciate.draw").joinpath("symbols.svg").read_text("utf-8")


@cache
def tokens() -> str:
    """The colours and sizes as CSS."""
    return files("speciate.draw").joinpath("tokens.css").read_text("utf-8")


@cache
def _pieces() -> str:
    return files("speciate.draw").joinpath("board.css").read_text("utf-8")


@cache
def sheet(game: str) -> str:
    """A game's own CSS, `face.css` in its folder; "" for a game that needs none."""
    file = files(f"speciate.games.{game}").joinpath("face.css")
    return file.read_text("utf-8") if file.is_file() else ""


def standalone(game: str, board: str) -> str:
    """The SVG of a game's board as a file of its own, in the light colours."""
    light = tokens().split("@media (prefers-color-scheme:dark)")[0].replace(":root{", ".board{")
    css = light + _pieces() + sheet(game) + _TEXT
    board = still(board)
    inner = re.sub(r"<svg[^>]*>|</svg>|<!--.*?-->", "", symbols(), flags=re.S)
    head, rest = board.split(">", 1)
    space = "" if "xmlns=" in head else ' xmlns="http://www.w3.org/2000/svg"'
    return f"{head}{space}><style>{css}</style>{inner}{rest}"
