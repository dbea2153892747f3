"""Why a tile or a corner is not on offer, where every game of the family says so by the same rule.

The number `animal` of each decision is the animal that decides. Where only the step under way knows a test, what is on
offer tells it.
"""

from __future__ import annotations

from speciate.engine import Choice, Reasons, refuses, unless

from ..decisions import SharedDecisions
from .state import NO_TILE, NONE, Earth


def no_tile(g: Earth, h: int) -> Reasons:
    """A hex without a tile."""
    return unless(g.terrain[h] != NO_TILE, "refused.no_tile", empty=True)


def no_species_of(g: Earth, animal: int, h: int) -> Reasons:
    """A hex without a tile, or a tile where an animal has no species."""
    here = unless(g.cubes[animal][h], "refused.no_species", animal=(g.SHARED.pieces.animal, animal))
    return no_tile(g, h) or here


def no_species(g: Earth, choice: Choice, h: int) -> Reasons:
    """The same, where the animal is the one that decides."""
    return no_species_of(g, choice.numbers["animal"], h)


def nobody_there(g: Earth, choice: Choice, h: int) -> Reasons:
    """A hex without a tile, or a tile without species."""
    return no_tile(g, h) or unless(g.species_on(h), "refused.nobody")


def no_element(g: Earth, corner: int) -> Reasons:
    """A corner without an element."""
    return unless(g.elements[corner] != NONE, "refused.no_element", empty=True)


def wrong_terrain(g: Earth, choice: Choice, h: int) -> Reasons:
    """A tile of another terrain than those on offer, which all have one."""
    wanted = g.terrain[choice.values[0]]
    return unless(g.terrain[h] == wanted, "refused.terrain", terrain=(g.SHARED.pieces.terrain, wanted))


def no_opponent(g: Earth, choice: Choice, h: int) -> Reasons:
    """A hex without a tile, or a tile without species of other animals."""
    return no_tile(g, h) or unless(g.opposing_on(choice.numbers["animal"], h), "refused.alone")


def no_prey(g: Earth, choice: Choice, h: int, anywhere: bool) -> Reasons:
    """A tile that the animal does not share, or, unless it may compete anywhere, of a terrain whose turn it is not."""
    terrain = () if anywhere else wrong_terrain(g, choice, h)
    return no_tile(g, h) or terrain + no_species(g, choice, h) + no_opponent(g, choice, h)


def own_species(g: Earth, choice: Choice, animal: int) -> Reasons:
    """The own species, where only opposing ones are on offer."""
    opposing = animal != choice.numbers["animal"] or animal in choice.values
    return unless(opposing, "refused.own_species", rule=g.SHARED.opposing)


def _elsewhere(g: Earth, choice: Choice, h: int) -> Reasons:
    """Where a tile cannot be laid."""
    free = unless(g.terrain[h] == NO_TILE, "refused.tile_there", terrain=(g.SHARED.pieces.terrain, g.terrain[h]))
    return free or unless(g.next_to(h), "refused.no_neighbour", empty=True)


def _moved(g: Earth, choice: Choice, h: int) -> Reasons:
    """Where no species can set out from: those that have moved stay."""
    way = unless(g.next_to(h), "refused.no_way")
    stays = unless(h in choice.values, "refused.moved", n=g.cubes[choice.numbers["animal"]][h])
    return no_tile(g, h) or no_species(g, choice, h) + way or stays


def _too_far(g: Earth, choice: Choice, h: int) -> Reasons:
    """Where a species cannot go from the tile that it leaves."""
    origin, reach = choice.numbers["origin"], g.migration_reach(choice.numbers["animal"])
    near = unless(h in g.within(origin, reach), "refused.too_far", n=reach, hex=(g.SHARED.pieces.hex_, origin))
    return no_tile(g, h) or unless(h != origin, "refused.origin") or near


def no_corner(g: Earth, corner: int) -> Reasons:
    """A corner of no tile."""
    return unless(g.touched(corner), "refused.no_tile", empty=True)


def taken_corner(g: Earth, corner: int) -> Reasons:
    """A corner with an element."""
    element = (g.SHARED.pieces.element, g.elements[corner])
    return unless(g.elements[corner] == NONE, "refused.corner_taken", element=element)


def no_vacancy(g: Earth, choice: Choice, corner: int) -> Reasons:
    """Where no element can be put."""
    return taken_corner(g, corner) or no_corner(g, corner)


def _other_tile(g: Earth, choice: Choice, corner: int) -> Reasons:
    """A corner of another tile than the one that is asked about, `hex`."""
    h, vacant = choice.numbers["hex"], g.elements[corner] == NONE
    return unless(corner in g.MAP.corners[h], "refused.other_tile", empty=vacant, hex=(g.SHARED.pieces.hex_, h))


def no_element_there(g: Earth, choice: Choice, corner: int) -> Reasons:
    """What is no element of that tile."""
    return no_element(g, corner) or _other_tile(g, choice, corner)


def no_vacancy_there(g: Earth, choice: Choice, corner: int) -> Reasons:
    """Where no element can be put on that tile."""
    return no_corner(g, corner) or taken_corner(g, corner) + _other_tile(g, choice, corner)


def _not_in_box(g: Earth, choice: Choice, corner: int) -> Reasons:
    """Which elements cannot be removed: those whose type is on no corner that is on offer."""
    element = g.elements[corner]
    boxed = unless(element in _types(g, choice), "refused.not_in_box", element=(g.SHARED.pieces.element, element))
    return no_element(g, corner) or boxed


def _other_type(g: Earth, choice: Choice, corner: int) -> Reasons:
    """Round which elements no species come: the space is for one type."""
    wanted = _types(g, choice)
    same = unless(g.elements[corner] in wanted, "refused.other_type", element=(g.SHARED.pieces.element, min(wanted)))
    return no_element(g, corner) or same


def not_in_bag(g: Earth, choice: Choice, element: int) -> Reasons:
    """An element of which the bag has none."""
    return unless(element in choice.values, "refused.not_in_bag", element=(choice.domain, element))


def _types(g: Earth, choice: Choice) -> set[int]:
    """The types of the elements on offer."""
    return {g.elements[corner] for corner in choice.values if corner >= 0}


def _no_face_up(g: Earth, choice: Choice, stack: int) -> Reasons:
    """A stack without a face-up tile."""
    return unless(g.stack_top[stack] != NO_TILE, "refused.no_face_up")


def _nothing_there(g: Earth, choice: Choice, h: int) -> Reasons:
    """A hex without a tile, where tiles are on offer."""
    return () if g.terrain[choice.values[0]] == NO_TILE else no_tile(g, h)


def _no_such_corner(g: Earth, choice: Choice, corner: int) -> Reasons:
    """A vacant corner where elements are on offer, and an element where vacant corners are."""
    vacant = g.elements[choice.values[0]] == NONE
    return no_vacancy(g, choice, corner) if vacant else no_element(g, corner)


def _done_there(g: Earth, choice: Choice, h: int) -> Reasons:
    """Where no further species comes: one a tile."""
    return no_species(g, choice, h) or unless(h in choice.values, "refused.done_there")


def give_reasons(shared: SharedDecisions) -> None:
    """Register the reasons of the decisions that every game of the family asks, and of tiles, corners and animals."""
    refuses(shared.pieces.hex_)(_nothing_there)
    refuses(shared.pieces.corner)(_no_such_corner)
    refuses(shared.pieces.animal)(own_species)
    refuses(shared.wanderlust_stack)(_no_face_up)
    refuses(shared.wanderlust_hex)(_elsewhere)
    refuses(shared.migration_from)(_moved)
    refuses(shared.migration_to)(_too_far)
    refuses(shared.abundance_corner, shared.habitat_corner)(no_vacancy)
    refuses(shared.habitat_element, shared.metamorphosis_element)(not_in_bag)
    refuses(shared.wanderlust_corner)(no_vacancy_there)
    refuses(shared.depletion_corner)(_not_in_box)
    refuses(shared.speciation_corner)(_other_type)
    refuses(shared.fertile_hex)(no_species)
    refuses(shared.fecundity_hex)(_done_there)
