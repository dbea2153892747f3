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

from .face_words import vocabulary
from .pieces import SOURCES, VP_CARDS, VP_TILES
from .state import Dominant


def sentence(words: Words, event: Event) -> Told | None:
    """The log line of an event; None for what is not told."""
    tell = _TOLD.get(event.kind)
    return tell(vocabulary(words), event.args) if tell else None


def _gained(v: EarthWords, args: tuple[int, ...]) -> Told:
    source, about = args[2:]
    if source == VP_CARDS:
        return gained(v, (*args[:3], -1), "cards", card=v.read("card", about))
    return gained(v, args, SOURCES[source])


def _frozen(v: EarthWords, args: tuple[int, ...]) -> Told:
    return args[0], v.words("log.freeze", who=v.animals[args[0]], hex=v.bare(args[1]))


_TOLD: Final[Mapping[str, Tell]] = {
    **TOLD,
    "vp": _gained,
    "place": simple("who", "space", key="log.place"),
    "act": simple("who", "space", key="log.act"),
    "execution": simple("n", key="log.execution", actor=None),
    "advance": simple("who", key="log.advance"),
    "spare": simple("who", "element", key="log.spare"),
    "freeze": _frozen,
    "lose_pawn": simple("who", key="log.lose_pawn"),
    "hibernate": simple("who", "hex", "n", key="log.hibernate"),
    "saved": simple("who", "hex", key="log.saved"),
    "card": simple("who", "card", key="log.card"),
    "last_turn": simple(key="log.last_turn", actor=None),
    "dead": simple(key="log.dead", actor=None),
}

_COLUMNS: Final = SOURCES


def sheet(g: Dominant, words: Words, log: Sequence[Event]) -> Sheet:
    """Victory points by source, best animal first; and what each tile paid at the end."""
    return earth_sheet(g, vocabulary(words), log, _COLUMNS, range(len(_COLUMNS)), VP_TILES)
