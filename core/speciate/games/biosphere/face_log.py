"""Events as sentences, and the goals as a score sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from speciate.draw.face import Sheet
from speciate.engine import Event
from speciate.locale import Safe, Words

from . import data as d
from .face_words import Vocabulary, vocabulary
from .pieces import MAP
from .play import rank
from .state import Biosphere

Told = tuple[int, str]


def sentence(words: Words, event: Event) -> Told | None:
    """The log line of an event; None for what is not told."""
    v = vocabulary(words)
    kinds = _NEWS.get(event.kind)
    if kinds is None:
        return None
    found = {blank: _READ[blank](v, n) for blank, n in zip(kinds, event.args, strict=True) if blank}
    key = f"log.{event.kind}"
    if event.kind == "bar" and not event.args[3]:
        key = "log.bar.free"
    if event.kind == "special" and event.args[1] >= d.ENVIRONMENT_SPACE:
        key = "log.special.majority"
        found["n"] = d.TILES_FOR_BONUS
    if event.kind == "lower" and event.args[2] < d.START_LIFE[event.args[1]]:
        key = "log.lower.blocked"
    if event.kind == "place":
        found["n"] = event.args[2]
    return (event.args[0] if kinds[:1] == ("p",) else -1), v.words(key, **found)


_NEWS: Final[Mapping[str, tuple[str, ...]]] = {
    "turn": ("n", "face"),
    "die": ("p", "tile", "n", "face"),
    "income": ("p", "n", "all"),
    "start": ("p", "combination"),
    "buy": ("p", "card", "n"),
    "scale": ("p", "combination", "n"),
    "special": ("p", "special"),
    "bar": ("p", "", "space", "n"),
    "bar_corner": ("p", "corner"),
    "alarm": ("p",),
    "play": ("p", "card"),
    "raise": ("p", "track", "n"),
    "overflow": ("p", "track"),
    "penalty": ("p", "section", "n"),
    "lower": ("p", "track", "n"),
    "reveal": ("card", ""),
    "reshuffle": ("row",),
    "move": ("p", "origin", "tile", "face", "n"),
    "perish": ("p", "origin", "tile", "face"),
    "blank": ("p", "tile"),
    "place": ("p", "tile", "n", "face"),
    "fill": ("p", "tile", "n"),
    "goal": ("p", "goal"),
    "discard": ("card",),
    "first": ("p",),
    "end": (),
    "wins": ("p",),
}
"""What the numbers of each event are."""


def _number(v: Vocabulary, n: int) -> object:
    return n


_READ: Final[Mapping[str, Callable[[Vocabulary, int], object]]] = {
    "p": lambda v, n: v.species[n],
    "tile": lambda v, n: Safe(MAP.names[n]),
    "origin": lambda v, n: Safe(MAP.names[n]),
    "combination": lambda v, n: v.combinations[n],
    "card": lambda v, n: Safe(f"{v.cards[n]} ({v.combinations[d.CARDS[n].combination]})"),
    "special": lambda v, n: v.specials[n],
    "corner": lambda v, n: v.bar_effects[n],
    "track": lambda v, n: v.tracks[n],
    "goal": lambda v, n: v.goals[n],
    "section": lambda v, n: n + 1,
    "row": lambda v, n: n + 1,
    "n": _number, "face": _number, "all": _number, "space": _number,
}  # fmt: skip


def sheet(g: Biosphere, words: Words, log: Sequence[Event]) -> Sheet:
    """The goals of each species, by category; the tie is parted in the order of the rows."""
    v = vocabulary(words)
    order = sorted(g.species(), key=lambda p: rank(g, p), reverse=True)
    columns = [str(v.words(f"category.{category}")) for category in d.CATEGORIES]
    rows = [(g.places[p], p, [g.reached[7 * p + k] for k in range(7)], g.goals_of(p)) for p in order]
    ties = ", ".join(f"{v.species[p]} {rank(g, p)[1]}" for p in order)
    note = words("sheet.bar" if g.use_bar else "sheet.ep", list=ties)
    return Sheet(columns, rows, (), str(words("sheet.title")), str(note))
