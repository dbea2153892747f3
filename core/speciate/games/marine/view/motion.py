"""What each event moves on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from speciate.draw.motion import Motion, Motions, Numbers, still
from speciate.earth.view.motion import Places, motions

from .. import data, events
from ..pieces import BASIC, SPACE, VP_TECTONICS, VP_TILES, VP_WANDERLUST
from .words import KIT

_AT: Final = Places(KIT, "tg")
_SPECIAL: Final = "pawn-special"


def _space(space: int) -> str:
    return f"sp-{SPACE.tokens[space]}"


def _place(e: Numbers) -> Sequence[Motion]:
    """A pawn comes from its animal; a pawn that it pushes out goes back to its own."""
    symbol = "pawn" if e["pawn"] == BASIC else _SPECIAL
    placed = _AT.pawn(e["animal"], _AT.pawns(e["animal"]), _space(e["space"]), symbol=symbol)
    if e["bumped"] < 0:
        return (placed,)
    return (_AT.pawn(e["bumped"], _space(e["space"]), _AT.pawns(e["bumped"])), placed)


def _retrieve(e: Numbers) -> Sequence[Motion]:
    return (_AT.pawn(e["animal"], "p-actions", _AT.pawns(e["animal"]), e["n"]),)


def _dominate(e: Numbers) -> Sequence[Motion]:
    before = _AT.bag(e["element"]) if e["before"] == data.NOBODY else _AT.seat(e["before"])
    return (_AT.pawn(e["animal"], before, _AT.seat(e["animal"]), symbol=_SPECIAL),)


def _exchange(e: Numbers) -> Sequence[Motion]:
    corner = _AT.corner(e["corner"])
    return (
        _AT.element(e["old"], corner, _AT.bag(e["old"])),
        _AT.element(e["element"], _AT.bag(e["element"]), corner),
    )


def _gained(e: Numbers) -> Sequence[Motion]:
    return (Motion("ic-cards", "", _AT.seat(e["animal"])),)


MOTIONS: Final[Motions] = {
    **motions(_AT, (VP_WANDERLUST, VP_TECTONICS, VP_TILES)),
    events.chosen: still,
    events.trait: _gained,
    events.copy_trait: _gained,
    events.lose_trait: lambda e: (Motion("ic-cards", _AT.seat(e["animal"]), ""),),
    events.place: _place,
    events.retrieve: _retrieve,
    events.take_back: _retrieve,
    events.dominate: _dominate,
    events.exchange: _exchange,
    events.drift: lambda e: (_AT.element(e["element"], _AT.corner(e["origin"]), _AT.corner(e["corner"])),),
    events.shield: lambda e: (_AT.species(e["animal"], _AT.pool(e["animal"]), f"sq-{e['square']}"),),
    events.vent: lambda e: (_AT.tile(data.VENT, "stack-vent board-svg", _AT.hex(e["hex"])),),
    events.revive: lambda e: (_AT.species(e["animal"], _AT.dead(e["animal"]), _AT.hex(e["hex"])),),
    events.card: lambda e: (Motion("ic-cards", f"slot-{e['n']}", "discard"),),
    events.asteroid: still,
}
