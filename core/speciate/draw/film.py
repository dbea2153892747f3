"""A picture that moves: the board at one decision, and what happens on it until a later one, as one SVG file.

Pieces go along arrows as at a table (web/motion.js), from the same motions. No script is needed, so it plays as an
image too. Who wants no motion sees the end, with numbered arrows. Not every browser tells an image that: its address
with `#still` at its end shows the same.

Only the command line and what writes the pages draw films: this is in no pack of a page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from math import atan2, degrees, hypot
from typing import Any, Final, NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from speciate.engine import Event, Match, SpeciateError
from speciate.locale import Words

from .cut import Box, changed, places
from .face import Face, Scene
from .html import signed
from .layers import WHOLE, Time, as_text, drawn, merged, name, read, seen, times, wordless
from .markup import NOTHING, Markup, join, markup
from .motion import Motion, moved, together
from .standalone import style, symbols

MOST: Final = 60
"""The most decisions of a film: more would make a file that nobody waits for."""
ARROWS: Final = 40
"""The last steps whose arrows the still end has: more on one board cannot be told apart."""
BEGIN, STEP, CHANGE, END = 1.0, 1.2, 0.5, 3.0
"""Seconds of the first picture, of a step, of a change that moves nothing, and of the last picture."""
LANDED: Final = 0.75
"""The part of a step after which its pieces have landed, and the board has what they bring."""
FADE: Final = 0.25
"""Seconds in which a part of the board becomes another."""
SAMPLES: Final = 8
"""Points of a curve that a piece follows."""
BULGE: Final = 0.12
"""How far an arrow bends, as a part of its length."""
LEAST: Final = 24
"""The length, in units of the board, below which a way is shown as a ring."""

_STYLE: Final = """
.v,.mv,.way{{opacity:0;animation:{length:g}s linear infinite}}
.now{{opacity:1}}
.mv:not([class*=" s"]){{color:var(--ink)}}
.mv .disc{{fill:var(--surface);stroke:currentColor;stroke-width:2.5}}
.mv .count{{fill:var(--ink);stroke:var(--surface);stroke-width:1.5}}
.board :is(.mv,.way) text{{font-size:13px;font-weight:700;text-anchor:middle;fill:var(--surface)}}
.board .mv .points{{font-size:15px;fill:var(--ink)}}
.way path{{fill:none;stroke:var(--ink);stroke-width:3;stroke-linecap:round;stroke-linejoin:round}}
.way .case{{stroke:var(--surface);stroke-width:7}}
.way .head{{fill:var(--ink);stroke:var(--surface);stroke-width:2;paint-order:stroke}}
.way .ring{{fill:none;stroke:var(--ink);stroke-width:3}}
.way .at{{fill:var(--ink);stroke:var(--surface);stroke-width:2}}
.way .n{{display:none}}
"""
_STILL: Final = """{0} :is(.v,.mv,.way){{animation:none}}
{0} .kept{{opacity:1}}
{0} .kept .n{{display:inline}}
"""

_REFERRED: Final = re.compile(r"#([\w-]+)")
"""What begins like a reference; colours do too, but no symbol is called like one."""


class Point(NamedTuple):
    """A point of the board, in its units."""

    x: float
    y: float


class Way(NamedTuple):
    """How a piece moves; without a point it comes into the game, or leaves it, at the other."""

    origin: Point | None
    to: Point | None
    move: Motion


class Step(NamedTuple):
    """What moves at one time: the second in which it begins, and the decisions taken by then."""

    begins: float
    ply: int
    ways: Sequence[Way]


class Happening(NamedTuple):
    """An event, and the number of decisions after which it had happened."""

    ply: int
    event: Event


def ways_of(face: Face[Any], match: Match[Any], known: int, words: Words, spots: Spots) -> Iterator[list[Way]]:
    """The ways of what has happened in a match after its first `known` events, by the times at which they are shown."""
    story = (Happening(match.ply, event) for event in match.log[known:])
    for events in together(story, lambda event: face.log_line(words, event)):
        moves = (move for one in events for move in moved(face.motions, match.game, one.event))
        ways = [way for way in map(spots.way, moves) if way.origin or way.to]
        if ways:
            yield ways


class Film:
    """What happens on the board of a match from one decision to a later one, as a seat sees it."""

    def __init__(
        self,
        face: Face[Any],
        match: Match[Any],
        words: Words,
        span: tuple[int, int],
        viewer: int | None = None,
        box: str = "",
        silent: bool = False,
    ) -> None:
        """`span` is how many decisions were taken at its first picture and at its last one; `box` is the part of the
        board that is shown, an SVG viewBox. A `silent` film has no words, so that it is for readers of any language.

        SpeciateError "error.at" where the game has no such decisions, or where there are too many for one film.
        """
        first, last = span
        if not 0 <= first < last <= match.ply or last - first > MOST:
            text = f"a film goes from one decision to a later one, of 0 to {match.ply}, and over {MOST} at most"
            raise SpeciateError(text, "error.at", n=match.ply)
        self.face, self.steps = face, list[Step]()
        self.starts, self.length = [0.0], BEGIN
        """The second in which each drawing is seen first, and the length of the whole."""

        def board_at(match: Match[Any]) -> Element:
            board = read(face.board(Scene(match.state, words, viewer)))
            return wordless(board) if silent else board

        here = match.at(first)
        board = board_at(here)
        self.box, self.looks = box or board.get("viewBox", ""), board.get("class", "")
        before = seen(board)
        self.layers = merged([], [*before], 0)
        for ply in range(first + 1, last + 1):
            known, here = len(here.log), match.at(ply)
            board = board_at(here)
            spots, begun = Spots(board, self.box), self.length
            for ways in ways_of(face, here, known, words, spots):
                self.steps.append(Step(self.length, ply, ways))
                self.length += STEP
            after = seen(board)
            if as_text(after) != as_text(before):
                self.layers = merged(self.layers, [*after], len(self.starts))
                moves_first = self.length > begun
                self.starts.append(begun + STEP * LANDED if moves_first else begun)
                in_sight = not box or any(map(spots.shows, changed(before, after)))
                self.length += CHANGE if in_sight and not moves_first else 0
                before = after
        self.label = "" if silent else board.get("aria-label", "")
        self.length += END

    def file(self, themes: bool = False, fill: bool = False) -> Markup:
        """The film as a file: in the light colours or, with `themes`, in those of its page; `fill` lets it fill its
        frame."""
        first = max(0, len(self.steps) - ARROWS)
        ways = [
            markup(
                '<g class="{css} w{n}">{}</g>',
                join(_arrow(way, n - first + 1 if n >= first else 0) for way in step.ways),
                n=n,
                css="way kept" if n >= first else "way",
            )
            for n, step in enumerate(self.steps)
        ]
        flights = [(step.begins, way) for step in self.steps for way in step.ways]
        frames = [
            *(self._time_frames(time) for time in sorted(set(times(self.layers, WHOLE)), key=name)),
            *(self._way_frames(n, step) for n, step in enumerate(self.steps)),
            *(self._flight_frames(n, begins, way) for n, (begins, way) in enumerate(flights)),
        ]
        calm = Markup("@media(prefers-reduced-motion:reduce){" + _STILL.format(".board") + "}")
        css = join([style(self.face.looks, themes), Markup(_STYLE.format(length=self.length)), *frames,
                    Markup(_STILL.format("#still:target")), calm])  # fmt: skip
        picture = join([drawn(self.layers), *ways, *(_piece(way.move, n) for n, (_, way) in enumerate(flights))])
        return markup(
            '<svg xmlns="http://www.w3.org/2000/svg" class="{css}" viewBox="{box}" preserveAspectRatio="{fit}" '
            'role="img" aria-label="{label}"><style>{style}</style>{symbols}<g id="still">{picture}</g></svg>',
            css=self.looks,
            box=self.box,
            fit="xMidYMid slice" if fill else "xMidYMid meet",
            label=self.label,
            style=css,
            symbols=_symbols_for(self.face.looks, css + picture),
            picture=picture,
        )

    # --- key frames ---------------------------------------------------------------------------------------------------

    def _at(self, second: float) -> str:
        """A second as a part of the whole."""
        return f"{100 * second / self.length:.2f}".rstrip("0").rstrip(".") + "%"

    def _time_frames(self, time: Time) -> Markup:
        """A part of the board appears, and gives way to the next."""
        begins = self.starts[time.first]
        frames = [("0%", 0), (self._at(begins), 0), (self._at(begins + FADE), 1)] if time.first else [("0%", 1)]
        if time.end is not None:
            ends = self.starts[time.end]
            frames += [(self._at(ends), 1), (self._at(ends + FADE), 0), ("100%", 0)]
        inner = "".join(f"{at}{{opacity:{opacity}}}" for at, opacity in frames)
        return Markup(f"@keyframes {name(time)}{{{inner}}}.{name(time)}{{animation-name:{name(time)}}}\n")

    def _way_frames(self, n: int, step: Step) -> Markup:
        """The arrows of a step are there while its pieces move."""
        seconds = (step.begins + STEP * part for part in (0, 0.1, 0.9, 1))
        inner = "".join(f"{self._at(at)}{{opacity:{o}}}" for at, o in zip(seconds, (0, 1, 1, 0), strict=True))
        return Markup(f"@keyframes w{n}{{{inner}}}.w{n}{{animation-name:w{n}}}\n")

    def _flight_frames(self, n: int, begins: float, way: Way) -> Markup:
        """A piece goes along its way."""
        start, end = way.origin or way.to, way.to or way.origin
        if start is None or end is None:
            return NOTHING
        on_way = [(0.15 + 0.6 * i / SAMPLES, 1.0, along(start, end, i / SAMPLES), "") for i in range(SAMPLES + 1)]
        stays, last = (1, " scale(.8)") if way.to else (0.6, " scale(.4)")
        frames = [(0.0, 0.0, start, " scale(.5)"), *on_way, (0.88, stays, end, ""), (1.0, 0.0, end, last)]
        inner = "".join(
            f"{self._at(begins + STEP * part)}{{opacity:{opacity:g};transform:translate({x:.0f}px,{y:.0f}px){scale}}}"
            for part, opacity, (x, y), scale in frames
        )
        return Markup(f"@keyframes m{n}{{{inner}}}.m{n}{{animation-name:m{n}}}\n")


class Spots:
    """Where the places of motions are on a board."""

    def __init__(self, board: Element, box: str) -> None:
        left, top, wide, high = map(float, box.split())
        self._places, self._frame = places(board), Box(left, top, left + wide, top + high)

    def way(self, move: Motion) -> Way:
        """The way of a motion; both points are missing where none of it is on the board."""
        origin, to = self._spot(move.origin), self._spot(move.to)
        inside = [point for point in (origin, to) if point and point == self._kept(point)]
        if not inside:
            return Way(None, None, move)
        origin, to = (
            self._kept(point) if point else self._beside(inside[0]) if place else None
            for place, point in ((move.origin, origin), (move.to, to))
        )
        short = origin and to and hypot(to.x - origin.x, to.y - origin.y) < LEAST
        return Way(None if short else origin, to, move)

    def shows(self, box: Box) -> bool:
        """Whether a part of a box is in the picture."""
        left, top, right, bottom = self._frame
        return box.left < right and box.right > left and box.top < bottom and box.bottom > top

    def _spot(self, place: str) -> Point | None:
        """The point of a place (draw/motion.py); None if none of its elements is on the board."""
        for one in place.split():
            key, _, at = one.partition("@")
            if box := self._places.get(key):
                right, down = map(float, (at or ".5,.5").split(","))
                return Point(box.left + (box.right - box.left) * right, box.top + (box.bottom - box.top) * down)
        return None

    def _kept(self, point: Point) -> Point:
        """A point, moved into the picture."""
        left, top, right, bottom = self._frame
        return Point(min(max(point.x, left), right), min(max(point.y, top), bottom))

    def _beside(self, point: Point) -> Point:
        """Where the picture ends nearest to a point: what lies beside the board comes from there, and goes there."""
        left, top, right, bottom = self._frame
        ends = Point(left, point.y), Point(right, point.y), Point(point.x, top), Point(point.x, bottom)
        return min(ends, key=lambda end: hypot(end.x - point.x, end.y - point.y))


def along(origin: Point, to: Point, part: float) -> Point:
    """A point of the curve between two points, at a part of its length from 0 to 1."""
    right, down = to.x - origin.x, to.y - origin.y
    off = 4 * part * (1 - part) * BULGE
    return Point(origin.x + right * part + down * off, origin.y + down * part - right * off)


def _symbols_for(looks: Sequence[str], drawing: str) -> Markup:
    """The symbols and patterns that a drawing or a style sheet refers to, and those that these refer to."""
    known = {
        one.get("id", ""): one
        for one in ElementTree.fromstring(symbols(looks).replace(' xmlns="http://www.w3.org/2000/svg"', "")).iter()
    }
    found, todo = dict[str, Markup](), {*_REFERRED.findall(drawing)}
    while todo := todo & known.keys() - found.keys():
        found |= {name: Markup(ElementTree.tostring(known[name], "unicode")) for name in sorted(todo)}
        todo = {name for text in found.values() for name in _REFERRED.findall(text)}
    return join(found.values())


def _arrow(way: Way, number: int) -> Markup:
    """An arrow, or a ring where a piece comes into the game or leaves it; 0 is no number."""
    end = way.to or way.origin
    if end is None:
        return NOTHING
    if way.origin and way.to:
        middle, origin = along(way.origin, way.to, 0.5), way.origin
        bend = Point(2 * middle.x - (origin.x + end.x) / 2, 2 * middle.y - (origin.y + end.y) / 2)
        line = markup('d="M{:.0f} {:.0f}Q{:.0f} {:.0f} {:.0f} {:.0f}"', *origin, *bend, *end)
        shape = markup(
            '<path class="case" {line}/><path {line}/>'
            '<path class="head" d="M4 0L-12 8V-8Z" transform="translate({:.0f} {:.0f})rotate({turn:.0f})"/>',
            *end,
            line=line,
            turn=degrees(atan2(end.y - bend.y, end.x - bend.x)),
        )
    else:
        middle = Point(end.x + 16, end.y - 16)
        shape = markup('<circle class="ring" cx="{:.0f}" cy="{:.0f}" r="20"/>', *end)
    if not number:
        return shape
    return markup(
        '{shape}<g class="n" transform="translate({:.0f} {:.0f})">'
        '<circle class="at" r="11"/><text y="4.5">{n}</text></g>',
        *middle,
        n=number,
        shape=shape,
    )


def _piece(move: Motion, n: int) -> Markup:
    """What moves, as a disc round its symbol with how many they are."""
    if move.piece.startswith("tx-"):
        inner = markup('<path d="M-7-11H7L13 0 7 11H-7L-13 0Z" fill="url(#{})"/>', move.piece)
    elif move.piece:
        inner = markup('<use href="#{}" x="-13.5" y="-13.5" width="27" height="27"/>', move.piece)
    else:
        inner = markup('<text class="points" y="5">{}</text>', signed(move.n))
    count = NOTHING
    if move.piece and move.n > 1:
        count = markup(
            '<rect class="count" x="3" y="6" width="{wide}" height="19" rx="9.5"/><text x="{x:g}" y="20">{n}</text>',
            wide=12 + 8 * len(str(move.n)),
            x=9 + 4 * len(str(move.n)),
            n=move.n,
        )
    css = f" s{move.colour + 1}" if move.colour >= 0 else ""
    return markup('<g class="mv m{n}{css}"><circle class="disc" r="20"/>{}{}</g>', inner, count, n=n, css=css)
