"""What pictures are drawn with, and a picture that needs no page: one SVG file with its symbols and colours inside."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pkgutil import get_data  # not importlib.resources: half the library's weight in a browser
from typing import Final

from speciate.draw.markup import NOTHING, Markup, join, markup

from .html import still

_TEXT: Final = """
.board text,.sup text{font-family:system-ui,sans-serif}
"""


@cache
def _file(package: str, name: str) -> Markup:
    """A file of our own that lies beside the modules of a package; nothing if there is none."""
    with suppress(OSError):
        return Markup((get_data(package, name) or b"").decode())
    return NOTHING


def symbols(looks: Sequence[str]) -> Markup:
    """The symbols that all games share and those of these packages, to be put into a page once."""
    shared = _file("speciate.draw", "symbols.svg")
    own = join(_inside(_file(package, "symbols.svg")) for package in looks)
    return Markup(shared.replace("</svg>", markup("{}</svg>", own)))


def _inside(picture: Markup) -> Markup:
    return Markup(re.sub(r"<svg[^>]*>|</svg>|<!--.*?-->", "", picture, flags=re.S))


def tokens() -> Markup:
    """The colours and sizes as CSS."""
    return _file("speciate.draw", "tokens.css")


def sheet(package: str) -> Markup:
    """A package's own CSS; "" for one that needs none."""
    return _file(package, "face.css")


def style(looks: Sequence[str], themes: bool = False) -> Markup:
    """The CSS of a picture in a file of its own, in the light colours or, with `themes`, as its page wants them."""
    light = tokens().split("@media (prefers-color-scheme:dark)")[0].replace(":root{", ".board{")
    colours = tokens() + _file("speciate.draw", "contrast.css") if themes else Markup(light)
    return Markup(colours + _file("speciate.draw", "board.css") + join(map(sheet, looks)) + _TEXT)


def standalone(looks: Sequence[str], board: Markup) -> Markup:
    """The SVG of a board as a file of its own, in the light colours; `looks` is what its face is drawn with."""
    head, rest = map(Markup, still(board).split(">", 1))
    space = NOTHING if "xmlns=" in head else markup(' xmlns="http://www.w3.org/2000/svg"')
    return markup(
        "{head}{space}><style>{css}</style>{}{rest}",
        _inside(symbols(looks)),
        head=head,
        space=space,
        css=style(looks),
        rest=rest,
    )
