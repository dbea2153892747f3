"""Where things lie in a drawing, and the part of it that is looked at first: a box on a board, or rows of a list.

Only what writes the pages cuts: this is in no pack of a page.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Final, NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from speciate.draw.markup import Markup, markup

MARGIN: Final = 0.04
"""What is seen round the things in question, as a part of the board's width."""
LEAST: Final = 0.42
"""The part of a board's width and height that a cut has at least: of one thing alone nobody sees where it lies."""
SHORT: Final = 4
"""Rows of a list that is seen whole."""
ROWS: Final = ("li", "section")
HELD: Final = "held"
"""The class of a row on which a piece of a player stands: it is seen also where nothing is asked about it."""


class Box(NamedTuple):
    """A part of a drawing, in its own units."""

    left: float
    top: float
    right: float
    bottom: float


class Placed(NamedTuple):
    """An element of a drawing: where its origin is, how large a unit is there, and what percentages are parts of."""

    element: Element
    x: float
    y: float
    scale: float
    wide: float = 0
    high: float = 0


Corners = Callable[[Element, float, float], list[float]]
"""The points of a shape, of which the box is made; percentages are parts of the two numbers."""


def read(picture: Markup) -> Element:
    """The elements of a panel."""
    return ElementTree.fromstring(markup("<p>{}</p>", picture))


def board_in(panel: Element) -> Element | None:
    """The board in a panel; None where nothing in it can be cut by a box."""
    return next(
        (one for one in panel.iter("svg") if "board" in one.get("class", "").split() and one.get("viewBox")), None
    )


def lit(board: Element, values: Collection[int]) -> list[Box]:
    """Where the things are that stand for these values."""
    names = {str(value) for value in values}
    return [
        box
        for one in _inside(Placed(board, 0, 0, 1))
        if one.element.get("data-value") in names
        for box in _boxes(one, _corners)
    ]


def places(board: Element) -> dict[str, Box]:
    """The box of everything in a board that has an id, and of the board itself."""
    left, top, wide, high = map(float, board.get("viewBox", "").split())
    found = {board.get("id", ""): Box(left, top, left + wide, top + high)}
    parts = [Placed(child, 0, 0, 1, wide, high) for child in board]
    for one in (inner for part in parts for inner in (part, *_inside(part))):
        name = one.element.get("id")
        boxes = _boxes(one, _corners) or _boxes(one, _outline) if name else []
        if name and boxes:
            lefts, tops, rights, bottoms = zip(*boxes, strict=True)
            found[name] = Box(min(lefts), min(tops), max(rights), max(bottoms))
    return found


def changed(before: Element, after: Element) -> list[Box]:
    """Where the two boards are not the same."""
    sides = [[(_text(one.element), one) for one in _parts(Placed(board, 0, 0, 1))] for board in (before, after)]
    counts = [Counter(text for text, _ in side) for side in sides]
    new = (counts[0] - counts[1]) + (counts[1] - counts[0])
    return [box for side in sides for text, one in side if text in new for box in _boxes(one, _corners)]


def around(board: Element, boxes: Iterable[Box]) -> str:
    """The SVG viewBox of these boxes with what is near them, inside the board; all of it where there are none."""
    whole = board.get("viewBox", "")
    found = list(boxes)
    if not found:
        return whole
    left, top, width, height = map(float, whole.split())
    margin = width * MARGIN
    sides = (
        _side(left, width, min(box.left for box in found) - margin, max(box.right for box in found) + margin),
        _side(top, height, min(box.top for box in found) - margin, max(box.bottom for box in found) + margin),
    )
    (x, wide), (y, high) = sides
    return f"{x:.0f} {y:.0f} {wide:.0f} {high:.0f}"


def _side(start: float, length: float, first: float, last: float) -> tuple[float, float]:
    """Where a cut begins on one axis, and how long it is."""
    room = min(max(last - first, length * LEAST), length)
    middle = (first + last) / 2
    return min(max(middle - room / 2, start), start + length - room), room


def rows_of(
    before: Element, asked: Iterable[tuple[Element, Collection[int]]] = (), afters: Iterable[Element] = ()
) -> list[int]:
    """The places of the rows in a long list that matter: those with these values in them, in a panel drawn with its
    targets; those that are others afterwards; and those on which pieces stand. [] for all, if more than half matter, or
    pieces stand there and nothing else does.
    """
    rows = _rows(before)
    if len(rows) <= SHORT:
        return []
    found: set[int] = set()
    for panel, values in asked:
        names = {str(value) for value in values}
        found |= {n for n, row in enumerate(_rows(panel)) if any(one.get("data-value") in names for one in row.iter())}
    for after in map(_rows, afters):
        pairs = zip(rows, after, strict=True) if len(after) == len(rows) else ()
        found |= {n for n, (row, other) in enumerate(pairs) if _bare(row) != _bare(other)}
    held = {n for n, row in enumerate(rows) if HELD in row.get("class", "").split()}
    return sorted(found | held) if found and len(found | held) <= len(rows) / 2 else []


def _rows(panel: Element) -> list[Element]:
    return [one for one in panel.iter() if one.tag in ROWS]


def _bare(element: Element) -> list[tuple[str, str, str]]:
    """What an element holds, however it is shown: a row that is only marked as closed is no other row."""
    return [
        (one.tag, one.text or "", " ".join(value for name, value in one.items() if name != "class"))
        for one in element.iter()
    ]


def _text(element: Element) -> str:
    """An element as text, without what stands behind it."""
    return ElementTree.tostring(element, "unicode").removesuffix(element.tail or "")


def _inside(placed: Placed) -> Iterator[Placed]:
    """All elements inside one, each where it is before its own transform."""
    element, *room = _moved(placed)
    for child in element:
        here = Placed(child, *room)
        yield here
        yield from _inside(here)


def _parts(placed: Placed) -> Iterator[Placed]:
    """What a board is made of: its children, and those of groups that are there only to hold them."""
    element, *room = _moved(placed)
    for child in element:
        here = Placed(child, *room)
        if child.tag == "g" and "role" not in child.attrib and "transform" not in child.attrib:
            yield from _parts(here)
        else:
            yield here


def _moved(placed: Placed) -> Placed:
    """With the transform of the element itself; a drawing inside another has its own origin, and its own room."""
    element, x, y, scale, wide, high = placed
    if element.tag == "svg" and wide:
        x, y = x + _length(element, "x", wide) * scale, y + _length(element, "y", high) * scale
        wide, high = _length(element, "width", wide, "100%"), _length(element, "height", high, "100%")
        if "viewBox" in element.attrib:
            left, top, *sides = map(float, element.get("viewBox", "").split())
            inner = min(wide / sides[0], high / sides[1])
            x += ((wide - sides[0] * inner) / 2 - left * inner) * scale
            y += ((high - sides[1] * inner) / 2 - top * inner) * scale
            scale, wide, high = scale * inner, *sides
    for name, text in re.findall(r"(translate|scale)\(([^)]*)\)", element.get("transform", "")):
        numbers = [float(number) for number in text.replace(",", " ").split()]
        if name == "scale":
            scale *= numbers[0]
        else:
            x, y = x + numbers[0] * scale, y + numbers[1] * scale
    return Placed(element, x, y, scale, wide, high)


def _length(element: Element, name: str, whole: float, usual: str = "0") -> float:
    """A length that may be a percentage of the whole."""
    text = element.get(name, usual)
    return float(text[:-1]) * whole / 100 if text.endswith("%") else float(text)


def _boxes(placed: Placed, of: Corners) -> list[Box]:
    """The boxes of the shapes in an element; a text or a path is where others are, and has none."""
    found = []
    for one in (placed, *_inside(placed)):
        element, x, y, scale, wide, high = _moved(one)
        corners = of(element, wide, high)
        if corners:
            xs, ys = corners[::2], corners[1::2]
            found.append(Box(x + min(xs) * scale, y + min(ys) * scale, x + max(xs) * scale, y + max(ys) * scale))
    return found


def _corners(element: Element, wide: float, high: float) -> list[float]:
    """Points of a shape, the coordinates of each one after the other."""

    def across(name: str) -> float:
        return _length(element, name, wide)

    def down(name: str) -> float:
        return _length(element, name, high)

    if element.tag == "polygon":
        return [float(one) for one in element.get("points", "").replace(",", " ").split()]
    if element.tag in ("rect", "use"):
        x, y = across("x"), down("y")
        return [x, y, x + across("width"), y + down("height")]
    if element.tag == "circle":
        x, y, radius = across("cx"), down("cy"), across("r")
        return [x - radius, y - radius, x + radius, y + radius]
    return []


def _outline(element: Element, _wide: float, _high: float) -> list[float]:
    """Points of a path that are written as they are, without going on from the one before."""
    path = element.get("d", "")
    if element.tag != "path" or not re.fullmatch(r"[MLCSQTZ\d .,-]+", path):
        return []
    return [float(one) for one in re.findall(r"-?[\d.]+", path)]
