"""The shapes of the map: tiles, population spaces, and dice in the silhouette of their owner.

A tile is 100 units wide and its neighbours begin 104 further on. Everything is text that needs no more arithmetic.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from speciate.draw.markup import NOTHING, Markup, markup

PITCH: Final = 104
SPOTS: Final = {
    3: ((24.0, 55.0), (50.0, 55.0), (76.0, 55.0)),
    5: ((24.0, 42.0), (50.0, 42.0), (76.0, 42.0), (37.0, 68.0), (63.0, 68.0)),
    7: ((15.0, 42.0), (38.3, 42.0), (61.7, 42.0), (85.0, 42.0), (26.0, 68.0), (50.0, 68.0), (74.0, 68.0)),
}
"""The middle of each population space, by how many a tile has."""

_BODIES: Final = (
    "m-10.4-7q0-3.2 3.2-3.2h14.4q3.2 0 3.2 3.2v14q0 3.2-3.2 3.2h-14.4q-3.2 0-3.2-3.2z",
    "m-10.6 10.2v-10.4c0-6 4.4-10.4 10.6-10.4s10.6 4.4 10.6 10.4v10.4z",
    "m0-12.4 11.9 12.4-11.9 12.4-11.9-12.4z",
    "m-10.6-10.2h21.2v9.2c0 6-4.6 10-10.6 12.4-6-2.4-10.6-6.4-10.6-12.4z",
    "m-5.4-11.2h10.8v5.4h5.4v11.2h-5.4v5.4h-10.8v-5.4h-5.4v-11.2h5.4z",
    "m-7-10.6h14l4.8 20.8h-23.6z",
)
"""Square, arch, diamond, shield, cross, trapezoid: relative to the middle of the space."""
_PIPS: Final = (
    "",
    "m0 0h0",
    "m-4-3.8h0m8 7.6h0",
    "m-4.6-4.6h0m4.6 4.6h0m4.6 4.6h0",
    "m-4-4h0m8 0h0m0 8h0m-8 0h0",
    "m-4.6-4.4h0m9.2 0h0m0 8.8h0m-9.2 0h0m4.6-4.4h0",
)
"""Round dots of each face."""
_BLANK: Final = "m-4-4h8v8h-8z"
"""The empty face of a die that is not turned yet."""
_SHIFT: Final = (0.0, 1.2, 0.0, -0.6, 0.0, 1.6)
"""How far the pips of each silhouette stand below its middle, so that they look centred."""


def _many(shape: str, spots: tuple[tuple[float, float], ...], down: float = 0.0) -> str:
    """One outline drawn at several places, as path data."""
    return "".join(f"M{x:g} {y + down:g}{shape}" for x, y in spots)


_SQUARE: Final = "m-9-6q0-3 3-3h12q3 0 3 3v12q0 3-3 3h-12q-3 0-3-3z"


@cache
def spaces(capacity: int, taken: int) -> Markup:
    """The free population spaces of a tile as one SVG path; `capacity` is how many spaces it has."""
    if taken >= capacity:
        return NOTHING
    return markup('<path class="bio-sp" d="{}"/>', _many(_SQUARE, SPOTS[capacity][taken:]))


@cache
def dice(capacity: int, first: int, count: int, colour: int, face: int, dying: bool) -> Markup:
    """Dice of one owner and face on successive spaces; face 0 is blank, a dying die is hollow."""
    spots = SPOTS[capacity][first : first + count]
    eyes = _many(_PIPS[face] if face else _BLANK, spots, _SHIFT[colour])
    return _shapes(_many(_BODIES[colour], spots), eyes, face, dying)


def _shapes(body: str, eyes: str, face: int, dying: bool) -> Markup:
    """Dice by the path data of their outlines and of what is on their faces."""
    return markup(
        '<path class="{under}" d="{body}"/><path class="bio-body" d="{body}"/><path class="{ink}" d="{eyes}"/>',
        under="bio-case" if dying else "bio-edge",
        body=body,
        ink="bio-pip" if face else "bio-blank",
        eyes=eyes,
    )


@cache
def rows(capacity: int, first: int, count: int) -> tuple[tuple[str, int, int], ...]:
    """Dice on successive spaces, split by rows of spaces: a suffix for the id, the first space, and how many."""
    end = sum(y == SPOTS[capacity][first][1] for _, y in SPOTS[capacity][first:]) + first
    if first + count <= end:
        return (("", first, count),)
    return ("", first, end - first), ("-b", end, first + count - end)


@cache
def hit(capacity: int, first: int, count: int) -> Markup:
    """The invisible area that takes a click or a touch on dice."""
    return markup('<path class="hit" d="{}"/>', _many("m-12-13h24v26h-24z", SPOTS[capacity][first : first + count]))


@cache
def ring(capacity: int, first: int, count: int, colour: int) -> Markup:
    """The rings of dice that can be chosen: their area for a click, the focus, the outline."""
    spots = SPOTS[capacity][first : first + count]
    body = _many(_BODIES[colour], spots)
    hits = _many("m-12-13h24v26h-24z", spots)
    return markup(
        '<path class="hit" d="{hits}"/><path class="foc" d="{hits}"/>'
        '<path class="legalc" d="{body}"/><path class="legal" d="{body}"/>',
        hits=hits,
        body=body,
    )


@cache
def ghosts(capacity: int, first: int, count: int, colour: int, face: int) -> Markup:
    """Dice that the selected value would place, with the face that they would show."""
    spots = SPOTS[capacity][first : first + count]
    eyes = _many(_PIPS[face], spots, _SHIFT[colour])
    body = _many(_BODIES[colour], spots)
    return markup('<path class="bio-ghost" d="{}"/><path class="bio-gp" d="{}"/>', body, eyes)


@cache
def die(colour: int, face: int, dying: bool = False) -> Markup:
    """One die at the origin, 28 units wide and high; face 0 is blank."""
    eyes = f"M0 {_SHIFT[colour]:g}{_PIPS[face] if face else _BLANK}"
    return _shapes(f"M0 0{_BODIES[colour]}", eyes, face, dying)


@cache
def plain_die(face: int, dying: bool = False) -> Markup:
    """A small die without an owner, for use within a text."""
    return markup(
        '<svg viewBox="-14 -14 28 28" class="bio-d" aria-hidden="true"><g class="bio-wd">{}</g></svg>',
        die(0, face, dying),
    )


def owned_die(colour: int, face: int, dying: bool = False) -> Markup:
    """A die of a species, for beside a text that says the same."""
    return markup(
        '<svg viewBox="-14 -14 28 28" class="bio-d" aria-hidden="true"><g class="bio-die s{}">{}</g></svg>',
        colour + 1,
        die(colour, face, dying),
    )


def tile(pattern: str) -> Markup:
    """A tile by its pattern, for beside its name."""
    return markup(
        '<svg viewBox="0 0 52 52" aria-hidden="true"><rect width="52" height="52" rx="9" fill="url(#tx-{})"/></svg>',
        pattern,
    )
