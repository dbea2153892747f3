"""Events as sentences, and as a score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from speciate.draw.face import Sheet
from speciate.earth import events as earth_events
from speciate.earth.view import log as earth
from speciate.earth.view.log import Numbers
from speciate.engine import Event
from speciate.locale import Markup, Words

from .. import data, events
from ..events import EVENTS
from ..pieces import BASIC, SOURCES, VP_PAWNS, VP_TECTONICS, VP_TILES, VP_TRAITS, VP_WANDERLUST, element_of
from ..rules.state import Marine
from .words import Vocabulary, vocabulary


def log_line(words: Words, event: Event) -> tuple[int, Markup]:
    """The log line of an event: the animal that it is about, or -1, and the sentence."""
    return earth.log_line(vocabulary(words), EVENTS[event.kind], event, _KEYS, _MORE)


def _placed(e: Numbers) -> str:
    return f"place{'' if e['pawn'] == BASIC else '_special'}{'_bump' if e['bumped'] >= 0 else ''}"


def _points(v: Vocabulary, e: Numbers) -> dict[str, object]:
    """What else a sentence says of points: the piece or the card that they come from."""
    found, piece = earth.points_blanks(v, e), e["source_id"]
    if e["source"] == VP_PAWNS:
        found["element"] = v.elements[piece]
    if e["source"] == VP_TRAITS:
        found["trait"] = v.trait_titles[piece]
    return found


_KEYS: Final[earth.Keys] = {
    **earth.KEYS,
    earth_events.vp: earth.points_key(SOURCES),
    events.place: _placed,
    events.dominate: lambda e: "dominate" if e["before"] in (data.NOBODY, e["animal"]) else "dominate_from",
}
_MORE: Final[earth.More] = {
    earth_events.vp: _points,
    events.place: lambda v, e: {"element": "" if e["pawn"] == BASIC else v.elements[element_of(e["pawn"])]},
}


# --- score sheet ------------------------------------------------------------------------------------------------------

_COLUMNS: Final = ("start", "evolution", "wanderlust", "cards", "traits", "survival", "tiles", "pawns")
_COLUMN_OF: Final = tuple(
    _COLUMNS.index("wanderlust" if source in (VP_WANDERLUST, VP_TECTONICS) else SOURCES[source])
    for source in range(len(SOURCES))
)


def sheet(g: Marine, words: Words, log: Sequence[Event]) -> Sheet:
    """Victory points by source, best animal first; and what each tile paid at the end."""
    return earth.sheet(g, vocabulary(words), log, _COLUMNS, _COLUMN_OF, VP_TILES)
