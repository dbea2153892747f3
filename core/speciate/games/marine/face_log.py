"""Events as sentences, and as a score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from speciate.draw.face import Sheet
from speciate.earth.draw_log import TOLD, Tell, Told, gained, simple
from speciate.earth.draw_log import sheet as earth_sheet
from speciate.earth.draw_words import EarthWords
from speciate.engine import Event
from speciate.locale import Words

from . import data as d
from .face_words import vocabulary
from .pieces import SOURCES, VP_PAWNS, VP_TECTONICS, VP_TILES, VP_TRAITS, VP_WANDERLUST
from .state import Marine


def sentence(words: Words, event: Event) -> Told | None:
    """The log line of an event; None for what is not told."""
    tell = _TOLD.get(event.kind)
    return tell(vocabulary(words), event.args) if tell else None


def _placed(v: EarthWords, args: tuple[int, ...]) -> Told:
    me, space, pawn, bumped = args
    key = f"log.place{'_special' if pawn else ''}{'_bump' if bumped >= 0 else ''}"
    element = v.elements[pawn - 1] if pawn else ""
    other = v.animals[bumped] if bumped >= 0 else ""
    return me, v.words(key, who=v.animals[me], space=v.read("space", space), element=element, bumped=other)


def _gained(v: EarthWords, args: tuple[int, ...]) -> Told:
    source, about = args[2:]
    if source == VP_PAWNS:
        return gained(v, args, "pawns", element=v.elements[about])
    if source == VP_TRAITS:
        return gained(v, args, "traits", trait=v.read("trait", about))
    return gained(v, args, SOURCES[source])


def _dominated(v: EarthWords, args: tuple[int, ...]) -> Told:
    me, element, target, old = args
    key = "log.dominate" if old in (d.NOBODY, me) else "log.dominate_from"
    other = v.animals[old] if old < d.NOBODY else ""
    return me, v.words(key, who=v.animals[me], element=v.elements[element], n=target, other=other)


_TOLD: Final[Mapping[str, Tell]] = {
    **TOLD,
    "chosen": simple("who", key="log.chosen"),
    "trait": simple("who", "trait", key="log.trait"),
    "copy_trait": simple("who", "trait", key="log.copy_trait"),
    "lose_trait": simple("who", "trait", key="log.lose_trait"),
    "place": _placed,
    "retrieve": simple("who", "n", key="log.retrieve"),
    "take_back": simple("who", "n", key="log.take_back"),
    "vp": _gained,
    "exchange": simple("element", "corner", "old", key="log.exchange", actor=None),
    "drift": simple("element", "origin_corner", "corner", key="log.drift", actor=None),
    "shield": simple("who", "", key="log.shield"),
    "revive": simple("who", "hex", key="log.revive"),
    "vent": simple("who", "hex", "side", key="log.vent"),
    "dominate": _dominated,
    "card": simple("who", "card", "n", key="log.card"),
    "asteroid": simple("who", key="log.asteroid"),
}


# --- score sheet ------------------------------------------------------------------------------------------------------

_COLUMNS: Final = ("start", "evolution", "wanderlust", "cards", "traits", "survival", "tiles", "pawns")
_COLUMN_OF: Final = tuple(
    _COLUMNS.index("wanderlust" if s in (VP_WANDERLUST, VP_TECTONICS) else SOURCES[s]) for s in range(len(SOURCES))
)


def sheet(g: Marine, words: Words, log: Sequence[Event]) -> Sheet:
    """Victory points by source, best animal first; and what each tile paid at the end."""
    return earth_sheet(g, vocabulary(words), log, _COLUMNS, _COLUMN_OF, VP_TILES)
