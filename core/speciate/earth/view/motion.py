"""What those events move that every game of the family records."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from speciate.draw.motion import Motion, Motions, Numbers, still

from .. import events
from .words import Kit

_CORNER_AT: Final = {
    "r": "1,.5", "ur": ".75,0", "ul": ".25,0", "l": "0,.5", "ll": ".25,1", "lr": ".75,1",
}  # fmt: skip
"""The point of each corner in the box of its hex, in parts of width and height."""
TILES: Final = "stack-1 stack-2 stack-3 board-svg"
"""The place that new tiles come from: the first stack that is drawn, since no event says which stack it was."""


class Places:
    """The places of one game, as `draw/motion.py` writes them, and the pieces that move between them."""

    def __init__(self, kit: Kit, bag: str) -> None:
        """`bag` begins the ids of the elements of the drawing that show the contents of the bag."""
        self.kit, self._bag = kit, bag

    def hex(self, h: int) -> str:
        """A space of the map."""
        return f"h-{self.kit.grid.names[h]}"

    def corner(self, c: int) -> str:
        """A corner: its own drawing, which is there only if something lies on it, else the point of its hex."""
        name = self.kit.grid.corner_names[c]
        at = name.lstrip("ABCDEFGHIJKLMNOPQRS").lstrip("0123456789")
        return f"c-{name} h-{name.removesuffix(at)}@{_CORNER_AT[at]}"

    def bag(self, element: int) -> str:
        """The bag, where it shows an element."""
        return f"{self._bag}-{self.kit.elements[element]}"

    def seat(self, a: int) -> str:
        """The panel of an animal."""
        return f"seat-{self.kit.animals[a]}"

    def pool(self, a: int) -> str:
        """The gene pool of an animal."""
        return f"pool-{self.kit.animals[a]}"

    def dead(self, a: int) -> str:
        """The eliminated species of an animal, or its gene pool while none is drawn."""
        return f"dead-{self.kit.animals[a]} {self.pool(a)}"

    def pawns(self, a: int) -> str:
        """The pawns that an animal has at hand, or its panel while none is drawn."""
        return f"pa-{self.kit.animals[a]}-0 {self.seat(a)}"

    def species(self, a: int, origin: str, to: str, n: int = 1) -> Motion:
        """Species of an animal move."""
        return Motion(f"tok-{self.kit.colours[a] + 1}", origin, to, n, self.kit.colours[a])

    def pawn(self, a: int, origin: str, to: str, n: int = 1, symbol: str = "pawn") -> Motion:
        """Pawns of an animal move."""
        return Motion(symbol, origin, to, n, self.kit.colours[a])

    def element(self, element: int, origin: str, to: str) -> Motion:
        """An element moves."""
        return Motion(f"el-{self.kit.elements[element]}", origin, to)

    def tile(self, terrain: int, origin: str, to: str) -> Motion:
        """A tile of a terrain moves."""
        return Motion(f"tx-{self.kit.terrains[terrain]}", origin, to)

    def points(self, a: int, n: int, origin: str) -> Motion:
        """An animal gets points: a bare number goes to its panel."""
        return Motion("", origin, f"seat-{self.kit.animals[a]}@.9,.5", n, self.kit.colours[a])


def motions(at: Places, of_tiles: Collection[int]) -> Motions:
    """The motions of the shared events; `of_tiles` are the sources of points whose `source_id` is a hex."""

    def points(e: Numbers) -> Sequence[Motion]:
        from_tile = e["source"] in of_tiles and e["source_id"] >= 0
        return (at.points(e["animal"], e["n"], at.hex(e["source_id"]) if from_tile else ""),)

    return {
        events.grow: lambda e: (at.element(e["element"], at.bag(e["element"]), at.corner(e["corner"])),),
        events.wither: lambda e: (at.element(e["element"], at.corner(e["corner"]), at.bag(e["element"])),),
        events.adapt: lambda e: (at.element(e["element"], at.bag(e["element"]), at.seat(e["animal"])),),
        events.shed: lambda e: (at.element(e["element"], at.seat(e["animal"]), at.bag(e["element"])),),
        events.breed: lambda e: (at.species(e["animal"], at.pool(e["animal"]), at.hex(e["hex"]), e["n"]),),
        events.eliminate: lambda e: (at.species(e["animal"], at.hex(e["hex"]), at.dead(e["animal"]), e["n"]),),
        events.displace: lambda e: (at.species(e["animal"], at.hex(e["hex"]), at.pool(e["animal"]), e["n"]),),
        events.move: lambda e: (at.species(e["animal"], at.hex(e["origin"]), at.hex(e["hex"]), e["n"]),),
        events.tile: lambda e: (at.tile(e["terrain"], TILES, at.hex(e["hex"])),),
        events.score: still,
        events.vp: points,
        events.new_pawn: lambda e: (at.pawn(e["animal"], "", at.pawns(e["animal"])),),
        events.reveal: lambda e: (Motion("ic-cards", "", f"slot-{e['slot'] + 1}"),),
        events.extinction: still,
        events.survival: still,
        events.reseed: still,
        events.end: still,
    }
