"""What each thing on the table is, and the rule that it falls under."""

from __future__ import annotations

from typing import Final

from speciate.draw.things import Thing, Things

from .. import data

_ABILITIES: Final = {"reproduction": "B4.5", "movement": "B4.4", "evolution": "B4.2"}
_SPREAD: Final = 2
"""The rule of the first category of goals is B11.2; the others follow in their order."""

THINGS: Final[Things] = {
    "board-svg": Thing("map", "B2.1"),
    "tile-": Thing("tile", "B1.1"),
    "h-": Thing("place", "B2.1"),
    "fill-all": Thing("filling", "B4.6"),
    "die-": Thing("die", "B3.1"),
    "d-": Thing("die", "B3.1"),
    "wheel": Thing("wheel", "B4.1"),
    "square": Thing("scale", "B4.3b"),
    "cell-": Thing("start", "B2.6"),
    "bar": Thing("bar", "B10.1"),
    "card-": Thing("card", "B4.3a"),
    "play-card": Thing("card", "B8.1"),
    "seat-": Thing("seat", "B5.1"),
    "goals": Thing("goals", "B5.1"),
    "dice": Thing("dice", "B1.3"),
    "points": Thing("points", "B4.2"),
    "first": Thing("first", "B4.8"),
    **{
        f"{begin}-{track}": Thing("track", _ABILITIES.get(track, "B3.2"))
        for begin in ("track", "tr")
        for track in data.TRACKS
    },
    **{
        f"special-{space}": Thing("bonus", "B9.1" if space >= data.ENVIRONMENT_SPACE else "B9.2")
        for space in range(len(data.SPECIAL))
    },
    **{f"goal-{goal.id}": Thing("goal", f"B11.{_SPREAD + goal.category}") for goal in data.GOALS},
    **{card.id: Thing("card", "B8.2") for card in data.CARDS},
}
"""The kinds of Biosphere, by what their marks begin with."""
