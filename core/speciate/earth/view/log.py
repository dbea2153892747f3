"""Events as sentences, and the points among them as a score sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from speciate.draw.blanks import blanks
from speciate.draw.face import Sheet
from speciate.draw.markup import Markup, markup
from speciate.engine import Event, EventKind

from .. import events
from ..rules.state import NOBODY, Earth
from .words import EarthWords

Numbers = Mapping[str, int]
"""The numbers of an event, by name."""
Keys = Mapping[EventKind[...], Callable[[Numbers], str]]
"""Which sentence an event has, where it has several."""
More = Mapping[EventKind[...], Callable[[Any, Numbers], dict[str, object]]]
"""What else a sentence says, beside the numbers of the event."""

KEYS: Final[Keys] = {events.survival: lambda e: "survival_none" if e["holder"] == NOBODY else "survival"}


def log_line(v: EarthWords, kind: EventKind[...], event: Event, keys: Keys, more: More) -> tuple[int, Markup]:
    """The log line of an event: the animal that it is about, or -1, and the sentence."""
    numbers = kind.named(event)
    key = keys[kind](numbers) if kind in keys else kind.key
    found = blanks(kind.numbers, numbers, v.read)
    if kind in more:
        found |= more[kind](v, numbers)
    return _actor(numbers), v.words(f"log.{key}", **found)


def _actor(numbers: Numbers) -> int:
    animal = numbers.get("animal", numbers.get("holder", NOBODY))
    return -1 if animal == NOBODY else animal


def points_key(sources: Sequence[str]) -> Callable[[Numbers], str]:
    """Which sentence tells of points: the one of their source, for points that are scored or lost."""
    return lambda e: f"{'lost' if e['n'] < 0 else 'vp'}.{sources[e['source']]}"


def points_blanks(v: EarthWords, e: Numbers) -> dict[str, object]:
    """What a sentence says of points: how many, and the tile that they come from, where it is a tile."""
    tiles = v.names["hex"]
    return {"n": abs(e["n"]), "hex": tiles[e["source_id"]] if 0 <= e["source_id"] < len(tiles) else ""}


def sheet(
    g: Earth, v: EarthWords, log: Sequence[Event], columns: Sequence[str], column_of: Sequence[int], tiles_from: int
) -> Sheet:
    """Victory points by source, best animal first; and what each tile paid at the end, which is source `tiles_from`.

    The first column is for what the set-up gave; it is left out where nobody got anything.
    """
    n = len(v.animals)
    points = [[0] * len(columns) for _ in range(n)]
    tiles: dict[int, list[int]] = {}
    for vp in events.vp.of(log):
        points[vp["animal"]][column_of[vp["source"]]] += vp["n"]
        if vp["source"] == tiles_from:
            tiles.setdefault(vp["source_id"], [0] * n)[vp["animal"]] += vp["n"]
    for a in g.animals():  # What the set-up gave was told to nobody.
        points[a][0] += g.vp[a] - sum(points[a])
    shown = [c for c, name in enumerate(columns) if name not in RARE or any(p[c] for p in points)]
    order = sorted(g.animals(), key=lambda a: (-g.vp[a], g.tie_order() * a))
    rows = [(g.places[a], a, [points[a][c] for c in shown], g.vp[a]) for a in order]
    last = [(v.tile(g, h), [vp[a] for a in order]) for h, vp in sorted(tiles.items())]
    shared = len(g.animals()) > max(g.places) + 1
    ties = v.words("sheet.note" if g.tie_order() > 0 else "sheet.note_down")
    note = markup("{} {}", v.words("sheet.note_pairs"), ties) if shared else ties
    return Sheet([v.words(f"sheet.{columns[c]}") for c in shown], rows, last, v.words("sheet.title"), note)


RARE: Final = ("start", "traits")
"""Columns that are shown only where somebody has points in them."""
