"""What each event moves on the table."""

from __future__ import annotations

from typing import Final

from speciate.draw.motion import Motion, Motions, still
from speciate.earth.view.motion import Places, motions

from .. import data, events
from ..pieces import SPACE, VP_DOMINATION, VP_GLACIATION, VP_TILES, VP_WANDERLUST
from .words import KIT

_AT: Final = Places(KIT, "bag")


def _space(space: int) -> str:
    return f"sp-{SPACE.tokens[space]}"


def _mark(a: int) -> str:
    return f"seat-{KIT.colours[a] + 1}"


MOTIONS: Final[Motions] = {
    **motions(_AT, (VP_DOMINATION, VP_WANDERLUST, VP_GLACIATION, VP_TILES)),
    events.place: lambda e: (_AT.pawn(e["animal"], _AT.pawns(e["animal"]), _space(e["space"])),),
    events.execution: still,
    events.act: lambda e: (_AT.pawn(e["animal"], _space(e["space"]), _AT.pawns(e["animal"])),),
    events.advance: lambda e: (
        Motion(_mark(e["animal"]), "", f"track-{KIT.animals[e['animal']]}", 1, KIT.colours[e["animal"]]),
    ),
    events.lose_pawn: lambda e: (_AT.pawn(e["animal"], _AT.pawns(e["animal"]), ""),),
    events.spare: lambda e: (_AT.element(e["element"], "sec-wasteland", _AT.bag(e["element"])),),
    events.freeze: lambda e: (_AT.tile(data.TUNDRA, "sec-glaciation", _AT.hex(e["hex"])),),
    events.card: lambda e: (Motion("ic-cards", "p-cards", _AT.seat(e["animal"])),),
    events.hibernate: lambda e: (_AT.species(e["animal"], _AT.dead(e["animal"]), _AT.hex(e["hex"]), e["n"]),),
    events.last_turn: still,
    events.saved: lambda e: (_AT.species(e["animal"], "", _AT.hex(e["hex"])),),
    events.dead: still,
}
