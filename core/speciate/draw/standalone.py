"""What pictures are drawn with, and a picture that needs no page: one SVG file with its symbols and colours inside."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pkgutil import get_data  # not importlib.resources: half the library's weight in a browser
from typing import Final

from .html import still

_TEXT: Final = """
.board text,.sup text{font-family:system-ui,sans-serif;text-anchor:middle}
"""


@cache
def _file(package: str, name: str) -> str:
    """A text that lies beside the modules of a package; "" if there is none."""
    with suppress(OSError):
        return (get_data(package, name) or b"").decode()
    return ""


def symbols(looks: Sequence[str]) -> str:
    """The symbols that all games share and those of these packages, to be put into a page once."""
    shared = _file("speciate.draw", "symbols.svg")
    own = "".join(_inside(_file(package, "symbols.svg")) for package in looks)
    return shared.replace("</svg>", f"{own}</svg>")


def _inside(picture: str) -> str:
    return re.sub(r"<svg[^>]*>|</svg>|<!--.*?-->", "", picture, flags=re.S)


def tokens() -> str:
    """The colours and sizes as CSS."""
    return _file("speciate.draw", "tokens.css")


def sheet(package: str) -> str:
    """A package's own CSS; "" for one that needs none."""
    return _file(package, "face.css")


def standalone(looks: Sequence[str], board: str) -> str:
    """The SVG of a board as a file of its own, in the light colours; `looks` is what its face is drawn with."""
    light = tokens().split("@media (prefers-color-scheme:dark)")[0].replace(":root{", ".board{")
    css = light + _file("speciate.draw", "board.css") + "".join(map(sheet, looks)) + _TEXT
    head, rest = still(board).split(">", 1)
    space = "" if "xmlns=" in head else ' xmlns="http://www.w3.org/2000/svg"'
    return f"{head}{space}><style>{css}</style>{_inside(symbols(looks))}{rest}"
