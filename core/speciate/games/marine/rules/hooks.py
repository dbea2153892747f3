"""Where cards bend rules without any rule naming a card: each point once, as a signature without a body.

A rule asks `Marine.modified` for a number, or calls `Marine.notify` when something has happened; the traits in play and
the cards face up in the row answer. `owner` is the animal that has the trait, and NOBODY for a card in the row; `me`
is the animal that the rule is about.
"""

# mypy: disable-error-code=empty-body
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from speciate.engine import Effects, Listener, Modifier

from .. import data

if TYPE_CHECKING:
    from .state import Marine

FACE_UP: Final = len(data.TRAITS)
"""A trait answers under its own number, a card that lies face up under FACE_UP + its number."""
FACE_UP_BITS: Final = -1 << FACE_UP
"""Bit set of the numbers under which the cards that lie face up answer."""


@Effects
def card_effect(g: Marine, me: int, slot_number: int, /) -> None:
    """What an evolution card does for the animal that takes it out of a slot, 1 to 5."""


# --- numbers that rules ask for --------------------------------------------------------------------------------------


@Modifier
def before_all(g: Marine, owner: int, me: int, may: int) -> int:
    """Whether a basic pawn may also go before all placed pawns."""


@Modifier
def border_free(g: Marine, owner: int, me: int, free: int, h: int) -> int:
    """Whether this tile may be vented though it is not at the edge of the grid; asked for NOBODY."""


@Modifier
def element_count(g: Marine, owner: int, me: int, count: int, element: int) -> int:
    """How many of an element the animal has."""


@Modifier
def endangered(g: Marine, owner: int, me: int, danger: int, h: int) -> int:
    """Whether species on a tile where they match nothing are in danger."""


@Modifier
def extra_turn(g: Marine, owner: int, me: int, extra: int, had_none: int) -> int:
    """Whether a retrieval gives another turn; `had_none`: whether no pawn was left before it."""


@Modifier
def grey_spaces(g: Marine, owner: int, me: int, spaces: int) -> int:
    """How many disks fit on the display."""


@Modifier
def may_bump(g: Marine, owner: int, me: int, may: int) -> int:
    """Whether a basic pawn may push out an opposing basic pawn."""


@Modifier
def migration_cubes(g: Marine, owner: int, me: int, cubes: int) -> int:
    """How many species may migrate."""


@Modifier
def migration_reach(g: Marine, owner: int, me: int, reach: int) -> int:
    """How many tiles far each of them goes."""


@Modifier
def own_space(g: Marine, owner: int, me: int, has: int) -> int:
    """Whether the animal has an action space of its own."""


@Modifier
def places_paid(g: Marine, owner: int, me: int, places: int) -> int:
    """How many places of a tile an Evolution action pays; asked for NOBODY."""


@Modifier
def regression_safe(g: Marine, owner: int, me: int, safe: int) -> int:
    """Whether the animal counts as having a species in Regression."""


@Modifier
def speciation_limit(g: Marine, owner: int, me: int, limit: int, element: int) -> int:
    """How many new species may come to a tile, in a Speciation round an element of this type."""


@Modifier
def tie_order(g: Marine, owner: int, me: int, order: int) -> int:
    """1 where ties go down the food chain, -1 where they go up; asked for NOBODY."""


# --- what rules let traits know --------------------------------------------------------------------------------------


@Listener
def bred(g: Marine, owner: int, me: int, h: int) -> None:
    """Species of an animal came to a tile from its gene pool."""


@Listener
def checked(g: Marine, owner: int) -> None:
    """All effects of a turn are over."""


@Listener
def effect_over(g: Marine, owner: int) -> None:
    """One action, card or use of a trait is over."""


@Listener
def eliminated(g: Marine, owner: int, me: int, h: int, n: int) -> None:
    """Species of an animal on a tile were eliminated."""


@Listener
def gained_trait(g: Marine, owner: int, me: int, trait: int) -> None:
    """An animal has gained or copied a trait."""


@Listener
def gained_vp(g: Marine, owner: int, me: int) -> None:
    """An animal has scored."""


@Listener
def lost_trait(g: Marine, owner: int, me: int, trait: int) -> None:
    """An animal has lost a trait; where it is its own or a copied one, it still hears that."""


@Listener
def new_tile(g: Marine, owner: int, me: int, h: int) -> None:
    """A Wanderlust or Tectonics action of an animal has added or covered a tile."""


@Listener
def retrieved(g: Marine, owner: int, me: int, pawns: int) -> None:
    """An animal has retrieved this number of pawns."""


@Listener
def revealed(g: Marine, owner: int) -> None:
    """All traits were revealed."""


@Listener
def tile_scored(g: Marine, owner: int, h: int) -> None:
    """A tile was scored."""
