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

from ..events import EVENTS
from ..pieces import SOURCES, VP_CARDS, VP_TILES
from ..rules.state import Dominant
from .words import Vocabulary, vocabulary


def log_line(words: Words, event: Event) -> tuple[int, Markup]:
    """The log line of an event: the animal that it is about, or -1, and the sentence."""
    return earth.log_line(vocabulary(words), EVENTS[event.kind], event, _KEYS, _MORE)


def _points(v: Vocabulary, e: Numbers) -> dict[str, object]:
    """What else a sentence says of points: the card that they come from."""
    found = earth.points_blanks(v, e)
    if e["source"] == VP_CARDS:
        found["card"] = v.titles[e["source_id"]]
    return found


_KEYS: Final[earth.Keys] = {**earth.KEYS, earth_events.vp: earth.points_key(SOURCES)}
_MORE: Final[earth.More] = {earth_events.vp: _points}

_COLUMNS: Final = SOURCES


def sheet(g: Dominant, words: Words, log: Sequence[Event]) -> Sheet:
    """Victory points by source, best animal first; and what each tile paid at the end."""
    return earth.sheet(g, vocabulary(words), log, _COLUMNS, range(len(_COLUMNS)), VP_TILES)
