"""A grid of hexes in SVG: outlines, tokens, corner discs, targets, ghosts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import dist
from typing import Final, NamedTuple

from speciate.boards.hexes import HexGrid
from speciate.draw.html import signed
from speciate.draw.markup import NOTHING, Markup, markup

WIDE: Final = 30.0
HIGH: Final = 51.96
"""Half an edge and half a height, in drawing units."""
_SPREAD: Final = {
    1: ((0.0, 11.0),),
    2: ((-19.0, 11.0), (19.0, 11.0)),
    3: ((-27.5, 11.0), (0.0, 11.0), (27.5, 11.0)),
    4: ((-16.0, 2.0), (16.0, 2.0), (-16.0, 31.0), (16.0, 31.0)),
    5: ((-28.0, 0.0), (0.0, 0.0), (28.0, 0.0), (-14.0, 27.0), (14.0, 27.0)),
    6: ((-28.0, 0.0), (0.0, 0.0), (28.0, 0.0), (-26.0, 26.0), (0.0, 27.0), (26.0, 26.0)),
}
_MARK: Final = {
    1: ((8.0, 21.0),),
    2: ((8.0, 21.0), (8.0, 21.0)),
    3: ((3.0, 22.0), (3.0, 22.0), (3.0, 22.0)),
    4: ((-18.0, 4.0), (18.0, 4.0), (-13.0, 7.0), (13.0, 7.0)),
    5: ((-16.0, 6.0), (0.0, 14.0), (16.0, 6.0), (-17.0, 5.0), (17.0, 5.0)),
    6: ((-16.0, 4.0), (0.0, 13.5), (16.0, 4.0), (4.0, 15.0), (0.0, 16.0), (-4.0, 15.0)),
}


def polygon(x: float, y: float, side: float) -> str:
    """The points of a flat-topped hexagon."""
    a, b = side / 2, side * 0.866
    points = ((side, 0), (a, b), (-a, b), (-side, 0), (-a, -b), (a, -b))
    return " ".join(f"{round(x + dx, 1):g},{round(y + dy, 1):g}" for dx, dy in points)


@dataclass(frozen=True, slots=True)
class HexArt:
    """Where everything of a grid is drawn, as text that needs no more arithmetic."""

    centres: tuple[tuple[float, float], ...]
    transforms: tuple[str, ...]
    """`translate` of each cell; what is drawn inside has its origin at the centre of the cell."""
    corners: tuple[tuple[float, float], ...]
    corner_transforms: tuple[str, ...]
    box: str


OUTLINE: Final = polygon(0, 0, 60)
RING: Final = polygon(0, 0, 54.6)
FOCUS: Final = polygon(0, 0, 59)
DASHED: Final = polygon(0, 0, 54)
EMPTY: Final = polygon(0, 0, 55.8)


@cache
def art(grid: HexGrid) -> HexArt:
    """The drawing of a grid, worked out once."""
    centres = tuple((x * WIDE, y * HIGH) for x, y in grid.centres)
    corners = tuple((x * WIDE, y * HIGH) for x, y in grid.corner_points)
    x, y = max(x for x, _ in corners) + 4, max(y for _, y in corners) + 4
    return HexArt(
        centres=centres,
        transforms=tuple(f"translate({x:.1f} {y:.1f})" for x, y in centres),
        corners=corners,
        corner_transforms=tuple(f"translate({x:.1f} {y:.1f})" for x, y in corners),
        box=f"{-x:.0f} {-y:.0f} {2 * x:.0f} {2 * y:.0f}",
    )


class Box(NamedTuple):
    """A rectangle of a drawing, in its units; y grows downwards."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def view(self) -> str:
        """The box as an SVG viewBox: left, top, width, height."""
        return f"{self.left:g} {self.top:g} {self.right - self.left:g} {self.bottom - self.top:g}"

    def moved(self, whole: Box, point: tuple[float, float]) -> tuple[float, float]:
        """Where a point of `whole` lies in this box, if it keeps its distance from the nearest corner."""
        x, y = point
        return (
            x - whole.left + self.left if x < 0 else x - whole.right + self.right,
            y - whole.top + self.top if y < 0 else y - whole.bottom + self.bottom,
        )


_ROUND: Final = (64.0, 58.0)
"""Half the width and half the height of a hex, with room for what reaches over its edge."""
_CLEAR: Final = 92.0
"""The least distance from the centre of a stack to that of a hex which the stack does not touch."""
_STEP: Final = 12.0
"""By so much a box grows until its stacks lie on no hex."""


@cache
def fitted(grid: HexGrid, cells: frozenset[int], whole: Box, stacks: tuple[tuple[float, float], ...]) -> Box:
    """The smallest box inside `whole` that holds these cells and has room for the stacks in its corners, on no cell."""
    if len(cells) == len(grid.names):
        return whole
    centres = [art(grid).centres[cell] for cell in cells]
    (wide, high), (xs, ys) = _ROUND, zip(*centres, strict=True)
    box = Box(
        max(min(xs) - wide, whole.left), max(min(ys) - high, whole.top),
        min(max(xs) + wide, whole.right), min(max(ys) + high, whole.bottom),
    )  # fmt: skip
    for stack in stacks:
        while box != whole and any(dist(box.moved(whole, stack), centre) < _CLEAR for centre in centres):
            box = _wider(box, whole, stack)
    return box


def _wider(box: Box, whole: Box, corner: tuple[float, float]) -> Box:
    """A box that is one step larger towards a corner: along its shorter side, unless that has reached `whole`."""
    (x, y), by_height = corner, box.right - box.left > box.bottom - box.top
    side = ("top" if y < 0 else "bottom") if by_height else ("left" if x < 0 else "right")
    if getattr(box, side) == getattr(whole, side):
        side = ("left" if x < 0 else "right") if by_height else ("top" if y < 0 else "bottom")
    if getattr(box, side) == getattr(whole, side):
        return whole
    step = -_STEP if side in ("left", "top") else _STEP
    limit = max if step < 0 else min
    return box._replace(**{side: limit(getattr(box, side) + step, getattr(whole, side))})


def spread(n: int) -> tuple[tuple[float, float], ...]:
    """Where up to six tokens stand on a tile."""
    return _SPREAD[min(max(n, 1), 6)]


def beside(n: int, i: int) -> tuple[float, float]:
    """Where a tile has room for the change mark of the i-th of n tokens: over no name and no other count."""
    n = min(max(n, 1), 6)
    (x, y), (dx, dy) = _SPREAD[n][i], _MARK[n][i]
    return x + dx, y + dy


def _scale(n: int, colour: int) -> str:
    size = (
        (31 if n < 3 else 28 if n < 5 else 25) / 32 * (1.1 if colour == 2 else 1)
    )  # The diamond looks small for its box.
    return f"{size:.3f}"


@cache
def _stand(n: int, i: int) -> str:
    x, y = spread(n)[i]
    return f"translate({x:.1f} {y:.1f})"


@cache
def _shape(n: int, colour: int) -> Markup:
    return markup(
        '<use href="#tok-{}" x="-16" y="-16" width="32" height="33" transform="scale({})"/>',
        colour + 1,
        _scale(n, colour),
    )


def token(
    dom_id: str, colour: int, count: int, n: int, i: int, extra: Markup, css: str = "", target: Markup = NOTHING
) -> Markup:
    """The i-th of n tokens on a tile: the silhouette of its colour and a count. `target` makes it one."""
    return markup(
        '<g {}class="tok{css} s{}{}" id="{id}" transform="{}">{}<text class="cnt" y="5.4">{count}</text>{extra}</g>',
        markup("{} ", target) if target else NOTHING,
        colour + 1,
        " small" if n > 4 else "",
        _stand(n, i),
        _shape(n, colour),
        css=css,
        id=dom_id,
        count=count,
        extra=extra,
    )


def peril(now: bool, then: bool, n: int, i: int) -> Markup:
    """The mark of species that are endangered, would be, or would be no longer; inside the i-th of n tokens.

    It is on the left, but away from the name of the tile where tokens stand in two rows, close below that.
    """
    if not now and not then:
        return NOTHING
    css = "peril" if now and then else "peril coming" if then else "peril lost"
    x = 12 if n > 3 and spread(n)[i][0] > 0 else -12
    return markup('<g class="{css}"><circle cx="{x}" cy="-9" r="7"/><text x="{x}" y="-4.6">!</text></g>', css=css, x=x)


def ghost(dom_id: str, colour: int, change: int, n: int, i: int, css: str = "ghost", extra: Markup = NOTHING) -> Markup:
    """A token that is not there yet, or is there no more: the empty silhouette and a signed number."""
    return markup(
        '<g class="{css}" id="{id}" transform="{}">'
        '<use href="#seat-{}" x="-16" y="-16" width="32" height="32" '
        'transform="scale({})"/>'
        '<text y="4.8">{}</text>{extra}</g>',
        _stand(n, i),
        colour + 1,
        _scale(n, colour),
        signed(change),
        css=css,
        id=dom_id,
        extra=extra,
    )


TILE_RING: Final = markup(
    '<polygon class="legalc" points="{RING}"/><polygon class="legal" points="{RING}"/><polygon '
    'class="foc" points="{FOCUS}"/>',
    RING=RING,
    FOCUS=FOCUS,
)
TILE_DASH: Final = markup('<polygon class="affect" points="{DASHED}"/>', DASHED=DASHED)
DISC_RING: Final = markup(
    '<circle class="hit" r="24"/><circle class="halo" r="25"/><circle class="legalc" r="18.5"/><circle '
    'class="legal" r="18.5"/>'
    '<circle class="foc" r="22.5"/>'
)
SPOT: Final = markup(
    '<circle class="hit" r="22"/><circle class="halo" r="19"/><circle class="spot" r="11.5"/><circle '
    'class="foc" r="16"/>'
)
"""A vacant corner: its key stands inside."""
TOKEN_RING: Final = markup(
    '<circle class="halo" r="19"/><circle class="legalc" r="19"/><circle class="legal" r="19"/>'
    '<circle class="foc" r="22"/>'
)
