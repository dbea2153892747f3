"""Why a tile or a corner is not on offer, where every game of the family says so by the same rule.

The number `animal` of each decision is the animal that decides. A reason is asked for a value that is not on offer, so
the last one of a function holds where those before it do not.
"""

from __future__ import annotations

from speciate.engine import Choice, Refusal, refuses

from ..decisions import SharedDecisions
from .state import NO_TILE, NONE, Earth


def no_tile(g: Earth, h: int) -> Refusal | None:
    """A hex without a tile."""
    return Refusal("refused.no_tile", empty=True) if g.terrain[h] == NO_TILE else None


def no_species(g: Earth, choice: Choice, h: int) -> Refusal | None:
    """A hex without a tile, or a tile where the animal has no species."""
    me = choice.numbers["animal"]
    if g.terrain[h] == NO_TILE or g.cubes[me][h]:
        return no_tile(g, h)
    return Refusal("refused.no_species", animal=(g.SHARED.pieces.animal, me))


def no_element(g: Earth, corner: int) -> Refusal | None:
    """A corner without an element."""
    return Refusal("refused.no_element", empty=True) if g.elements[corner] == NONE else None


def wrong_terrain(g: Earth, choice: Choice, h: int) -> Refusal | None:
    """A tile of another terrain than those on offer, which all have one."""
    wanted = g.terrain[choice.values[0]]
    return None if g.terrain[h] == wanted else Refusal("refused.terrain", terrain=(g.SHARED.pieces.terrain, wanted))


def nobody_to_oppose(g: Earth, choice: Choice, h: int) -> Refusal | None:
    """A tile that the animal shares with nobody."""
    if not (found := no_species(g, choice, h)) and not g.opposing_on(choice.numbers["animal"], h):
        return Refusal("refused.alone")
    return found


def _elsewhere(g: Earth, choice: Choice, h: int) -> Refusal | None:
    """Where a tile cannot be laid."""
    if g.terrain[h] != NO_TILE:
        return Refusal("refused.tile_there", terrain=(g.SHARED.pieces.terrain, g.terrain[h]))
    return None if g.next_to(h) else Refusal("refused.no_neighbour", empty=True)


def _moved(g: Earth, choice: Choice, h: int) -> Refusal | None:
    """Where no species can set out from: those that have moved stay."""
    if (found := no_species(g, choice, h)) or h in choice.values:
        return found
    if not g.next_to(h):
        return Refusal("refused.no_way")
    return Refusal("refused.moved", n=g.cubes[choice.numbers["animal"]][h])


def _too_far(g: Earth, choice: Choice, h: int) -> Refusal | None:
    """Where a species cannot go from the tile that it leaves."""
    origin = choice.numbers["origin"]
    if found := no_tile(g, h):
        return found
    if h == origin:
        return Refusal("refused.origin")
    if h in g.within(origin, reach := g.migration_reach(choice.numbers["animal"])):
        return None
    return Refusal("refused.too_far", n=reach, hex=(g.SHARED.pieces.hex_, origin))


def _taken(g: Earth, choice: Choice, corner: int) -> Refusal | None:
    """Where no element can be put."""
    if g.elements[corner] != NONE:
        return Refusal("refused.corner_taken", element=(g.SHARED.pieces.element, g.elements[corner]))
    return None if g.touched(corner) else Refusal("refused.no_tile", empty=True)


def _not_new(g: Earth, choice: Choice, corner: int) -> Refusal | None:
    """Where the element of a new tile cannot be put."""
    if (found := _taken(g, choice, corner)) or corner in choice.values:
        return found
    return Refusal("refused.old_tile", empty=True)


def _not_in_box(g: Earth, choice: Choice, corner: int) -> Refusal | None:
    """Which elements cannot be removed: those whose type is on no corner that is on offer."""
    if (found := no_element(g, corner)) or g.elements[corner] in _types(g, choice):
        return found
    return Refusal("refused.not_in_box", element=(g.SHARED.pieces.element, g.elements[corner]))


def _other_type(g: Earth, choice: Choice, corner: int) -> Refusal | None:
    """Round which elements no species come: the space is for one type."""
    if (found := no_element(g, corner)) or g.elements[corner] in (wanted := _types(g, choice)):
        return found
    return Refusal("refused.other_type", element=(g.SHARED.pieces.element, min(wanted)))


def _types(g: Earth, choice: Choice) -> set[int]:
    """The types of the elements on offer."""
    return {g.elements[corner] for corner in choice.values if corner >= 0}


def _no_face_up(g: Earth, choice: Choice, stack: int) -> Refusal | None:
    """A stack without a face-up tile."""
    return Refusal("refused.no_face_up") if g.stack_top[stack] == NO_TILE else None


def _nothing_there(g: Earth, choice: Choice, h: int) -> Refusal | None:
    """A hex without a tile, where tiles are on offer."""
    return None if g.terrain[choice.values[0]] == NO_TILE else no_tile(g, h)


def _no_such_corner(g: Earth, choice: Choice, corner: int) -> Refusal | None:
    """A vacant corner where elements are on offer, and an element where vacant corners are."""
    return _taken(g, choice, corner) if g.elements[choice.values[0]] == NONE else no_element(g, corner)


def _done_there(g: Earth, choice: Choice, h: int) -> Refusal | None:
    """Where no further species comes: one a tile."""
    if (found := no_species(g, choice, h)) or h in choice.values:
        return found
    return Refusal("refused.done_there")


def give_reasons(shared: SharedDecisions) -> None:
    """Register the reasons of the decisions that every game of the family asks, and of its tiles and corners."""
    refuses(shared.pieces.hex_)(_nothing_there)
    refuses(shared.pieces.corner)(_no_such_corner)
    refuses(shared.wanderlust_stack)(_no_face_up)
    refuses(shared.wanderlust_hex)(_elsewhere)
    refuses(shared.migration_from)(_moved)
    refuses(shared.migration_to)(_too_far)
    refuses(shared.abundance_corner, shared.habitat_corner)(_taken)
    refuses(shared.wanderlust_corner)(_not_new)
    refuses(shared.depletion_corner)(_not_in_box)
    refuses(shared.speciation_corner)(_other_type)
    refuses(shared.fertile_hex)(no_species)
    refuses(shared.fecundity_hex)(_done_there)
