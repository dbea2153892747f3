"""What each event moves on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from speciate.draw.motion import Motion, Motions, Numbers, still

from .. import data, events
from ..pieces import COMBINATION, MAP

_DIE: Final = "ic-dice"


def _tile(tile: int) -> str:
    return f"h-{MAP.names[tile]}"


def _seat(species: int) -> str:
    return f"seat-{data.SPECIES[species]}"


def _card(card: int) -> str:
    """A card in the open rows or in a hand; if it is drawn in neither, the panel of both."""
    return f"card-{data.CARDS[card].id} hand-{data.CARDS[card].id} p-evolution"


def _dice(e: Numbers, origin: str, to: str, n: int = 1) -> Motion:
    return Motion(_DIE, origin, to, n, e["species"])


def _marker(e: Numbers, origin: str, to: str) -> Sequence[Motion]:
    return (Motion(f"seat-{e['species'] + 1}", origin, to, 1, e["species"]),)


def _special(e: Numbers) -> Sequence[Motion]:
    cell = e["space"] < data.ENVIRONMENT_SPACE
    return _marker(e, "", f"cell-{data.SPECIAL[e['space']]}" if cell else f"special-{e['space']}")


def _track(e: Numbers) -> Sequence[Motion]:
    return _marker(e, "", f"track-{data.TRACKS[e['track']]}")


def _perish(e: Numbers) -> Sequence[Motion]:
    return (_dice(e, _tile(e["origin"]), _tile(e["to"])), _dice(e, _tile(e["to"]), ""))


MOTIONS: Final[Motions] = {
    events.turn: lambda e: (Motion(_DIE, "", f"wheel-{e['graveyard']}"),),
    events.die: lambda e: (_dice(e, _tile(e["tile"]), f"wheel-{e['face']}", e["n"]),),
    events.income: lambda e: (Motion("", "", _seat(e["species"]), e["n"], e["species"]),),
    events.start: lambda e: _marker(e, "", f"cell-{COMBINATION.tokens[e['combination']]}"),
    events.buy: lambda e: (Motion("ic-cards", _card(e["card"]), _seat(e["species"]), 1, e["species"]),),
    events.scale: lambda e: _marker(e, "", f"cell-{COMBINATION.tokens[e['combination']]}"),
    events.special: _special,
    events.bar: lambda e: _marker(e, f"bar-{e['before']}", f"bar-{e['to']}"),
    events.bar_corner: still,
    events.alarm: still,
    events.play: lambda e: (Motion("ic-cards", _seat(e["species"]), "p-evolution", 1, e["species"]),),
    events.raise_: _track,
    events.overflow: still,
    events.penalty: still,
    events.lower: _track,
    events.reveal: lambda e: (Motion("ic-cards", "", _card(e["card"])),),
    events.reshuffle: still,
    events.move: lambda e: (_dice(e, _tile(e["origin"]), _tile(e["to"])),),
    events.perish: _perish,
    events.blank: lambda e: (_dice(e, _seat(e["species"]), _tile(e["tile"])),),
    events.place: lambda e: (_dice(e, "", _tile(e["tile"]), e["n"]),),
    events.fill: still,
    events.goal: lambda e: (Motion("ic-check", "", _seat(e["species"]), 1, e["species"]),),
    events.discard: lambda e: (Motion("ic-cards", _card(e["card"]), ""),),
    events.first: lambda e: (Motion("ic-flag", "", _seat(e["species"])),),
    events.end: still,
    events.wins: still,
}
