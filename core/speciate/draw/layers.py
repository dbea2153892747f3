"""Drawings of one thing at several times as one drawing: what stays is in it once, the rest is shown at its time.

Only films are made so: this is in no pack of a page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from itertools import groupby
from typing import Final, NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from speciate.draw.markup import Markup, join, markup

_HOLDERS: Final = ("g", "svg")
"""Elements that are taken apart; others are there as a whole, or not."""
_SILENT: Final = re.compile(r"role|tabindex|aria-.*|data-.*")
"""Attributes by which nothing looks other."""
_UNSEEN: Final = {"foc", "hit"}
"""Classes of what only the focus and the pointer meet."""


class Time(NamedTuple):
    """The number of the drawing in which something is seen first, and of the first without it; None where it stays."""

    first: int
    end: int | None = None


WHOLE: Final = Time(0)
"""The time from the first drawing on."""


class Layer:
    """An element of some of the drawings, and the layers in it."""

    def __init__(self, element: Element, first: int) -> None:
        self.element, self.time, self.now = element, Time(first), as_text(element)
        self.inner = [Layer(one, first) for one in element] if element.tag in _HOLDERS else []

    def turn(self, element: Element, n: int) -> bool:
        """Become an element of drawing `n`; False where only another layer can show it."""
        text = as_text(element)
        if text == self.now:
            return True
        if element.tag not in _HOLDERS or (element.tag, element.attrib) != (self.element.tag, self.element.attrib):
            return False
        self.now, self.inner = text, merged(self.inner, [*element], n)
        return True


def read(drawing: Markup) -> Element:
    """The elements of a drawing."""
    return ElementTree.fromstring(drawing.replace(' xmlns="http://www.w3.org/2000/svg"', ""))


def seen(drawing: Element) -> Element:
    """What is seen of a drawing: without titles and labels, which nobody reads in a picture that moves."""
    bare = Element(drawing.tag, {name: text for name, text in drawing.items() if not _SILENT.fullmatch(name)})
    bare.text, bare.tail = drawing.text, drawing.tail
    bare.extend(
        seen(one) for one in drawing if one.tag != "title" and not _UNSEEN.intersection(one.get("class", "").split())
    )
    return bare


def wordless(drawing: Element) -> Element:
    """A drawing without its words; numbers stay."""
    for element in drawing.iter():
        if element.tag in ("text", "tspan") and _is_word(element.text):
            element.text = None
        if _is_word(element.tail):
            element.tail = None
    return drawing


def _is_word(text: str | None) -> bool:
    return any(map(str.isalpha, text or ""))


def merged(layers: Sequence[Layer], elements: Sequence[Element], n: int) -> list[Layer]:
    """The layers of the drawings before, and of these elements of drawing `n`; they lie on each other in its order."""
    alive = [layer for layer in layers if layer.time.end is None]
    before: list[list[Layer]] = [[] for _ in range(len(alive) + 1)]
    stays = set()
    names = [layer.element.get("id", layer.now) for layer in alive], [one.get("id", as_text(one)) for one in elements]
    for _, first, end, new, new_end in SequenceMatcher(None, *names, autojunk=False).get_opcodes():
        for place, element in enumerate(elements[new:new_end], first):
            if place < end and alive[place].turn(element, n):
                stays.add(place)
            else:
                before[min(place, end)].append(Layer(element, n))
    found, place = list[Layer](), 0
    for layer in layers:
        if layer.time.end is None:
            found += before[place]
            if place not in stays:
                layer.time = Time(layer.time.first, n)
            place += 1
        found.append(layer)
    return found + before[-1]


def times(layers: Sequence[Layer], whole: Time) -> Iterator[Time]:
    """Every time in which something is seen, other than all of the time of what holds it."""
    for layer in layers:
        if layer.time != whole:
            yield layer.time
        yield from times(layer.inner, layer.time)


def drawn(layers: Sequence[Layer], whole: Time = WHOLE) -> Markup:
    """The layers as one drawing; a group of class `vF-E` holds what is seen in the time of F and E."""
    return join(
        _shown(time, join(_drawn(layer) for layer in some)) if time != whole else join(_drawn(layer) for layer in some)
        for time, some in groupby(layers, lambda layer: layer.time)
    )


def name(time: Time) -> str:
    """The class of what is seen in a time."""
    return f"v{time.first}-{'' if time.end is None else time.end}"


def _shown(time: Time, inner: Markup) -> Markup:
    css = "v" if time.end is not None else "v now"
    return markup('<g class="{css} {}">{inner}</g>', name(time), css=css, inner=inner)


def _drawn(layer: Layer) -> Markup:
    if not layer.inner:
        return Markup(re.sub(r' id="[^"]*"', "", as_text(layer.element)))
    shell = Element(layer.element.tag, {key: text for key, text in layer.element.items() if key != "id"})
    head, _, tail = ElementTree.tostring(shell, "unicode", short_empty_elements=False).partition("</")
    return markup("{}{}</{}", Markup(head), drawn(layer.inner, layer.time), Markup(tail))


def as_text(element: Element) -> str:
    """An element as text, without what stands behind it."""
    return ElementTree.tostring(element, "unicode").removesuffix(element.tail or "")
