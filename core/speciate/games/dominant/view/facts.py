"""The one fact beside each choice: the number that a player would otherwise work out."""

from __future__ import annotations

from typing import Final

from speciate.draw.face import Scene
from speciate.draw.markup import NOTHING, Markup, join
from speciate.earth.view.choice import standing
from speciate.earth.view.words import box_elements
from speciate.engine import Choice

from .. import data
from ..decisions import DOMINATION_HEX, EXTINCTION_SAVE, GLACIATION_HEX, SHARED
from ..rules.dominance_cards import AQUATIC_ELEMENT, AQUATIC_NUMBER, BLIGHT_HEX, HIBERNATION_NUMBER
from ..rules.state import Dominant
from .actions import BOX_OF
from .board import scoring
from .words import Vocabulary

_FROM_BAG: Final = frozenset({AQUATIC_ELEMENT, SHARED.habitat_element, SHARED.metamorphosis_element})


def wander_vp(g: Dominant, h: int) -> int:
    """What a new tile pays on a hex."""
    return g.bonus(len(g.next_to(h)))


def freeze_vp(g: Dominant, h: int) -> int:
    """What new tundra pays on a hex."""
    return g.bonus(sum(g.terrain[n] == data.TUNDRA for n in g.next_to(h)))


def hex_fact(scene: Scene[Dominant], v: Vocabulary, choice: Choice, h: int) -> Markup:
    """What a tile would bring or cost, by the decision."""
    g, decision = scene.g, choice.decision
    if decision is SHARED.wanderlust_hex:
        near = join((v.shorts[g.terrain[n]] for n in g.next_to(h)), ", ")
        return v.words("fact.wander", vp=wander_vp(g, h), near=near)
    if decision is GLACIATION_HEX:
        return v.words("fact.vent", vp=freeze_vp(g, h), living=v.living(g, h))
    if decision is DOMINATION_HEX:
        return scoring(g, v, h)
    if decision is SHARED.fertile_hex:
        return v.words("fact.vp", n=g.species_on(h), vp=g.species_on(h))
    if decision is BLIGHT_HEX:
        return v.mix([g.elements[c] for c in g.disks_on(h)]) or v.words("fact.no_element")
    if decision is EXTINCTION_SAVE:
        return v.words("fact.there", n=g.cubes[choice.numbers["animal"]][h])
    return v.living(g, h)


def reach(g: Dominant, corner: int) -> list[tuple[int, int]]:
    """(tile, most new species) for each tile round an element, in Speciation."""
    return [(h, data.SPECIATION_LIMIT[g.terrain[h]]) for h in g.touched(corner)]


def corner_fact(scene: Scene[Dominant], v: Vocabulary, choice: Choice, corner: int) -> Markup:
    """For Speciation how many species can come; else what lies at the corner, or the tiles round it."""
    g = scene.g
    if choice.decision is SHARED.speciation_corner:
        return v.words("fact.up_to", n=min(g.pool[choice.numbers["animal"]], sum(n for _, n in reach(g, corner))))
    if g.elements[corner] == data.NONE:
        return v.corner(corner, g.touched(corner))
    return join((v.bare(h) for h in g.touched(corner)), ", ")


def element_fact(scene: Scene[Dominant], v: Vocabulary, choice: Choice, e: int) -> Markup:
    """How many of an element lie where it is taken from."""
    g, decision, me = scene.g, choice.decision, choice.numbers["animal"]
    if decision in BOX_OF:
        return v.words("fact.here", n=box_elements(g, BOX_OF[decision]).count(e))
    if decision.panel == "seats":
        return v.words("fact.disks", n=g.disks[me][e])
    if decision in _FROM_BAG:
        return v.words("fact.in_bag", n=g.bag[e])
    return v.words("fact.have", n=g.count(me, e))


def number_fact(scene: Scene[Dominant], v: Vocabulary, choice: Choice, n: int) -> Markup:
    """The place and VP that so many species would give."""
    g, decision, me = scene.g, choice.decision, choice.numbers["animal"]
    if decision in (SHARED.speciation_number, AQUATIC_NUMBER, HIBERNATION_NUMBER):
        h = choice.numbers["hex"]
        return standing(g, v, me, h, g.cubes[me][h] + n)
    if decision is SHARED.wanderlust_move:
        start, h = choice.numbers["origin"], choice.numbers["hex"]
        return standing(g, v, me, h, g.cubes[me][h] + n) or v.words("fact.stay", n=g.cubes[me][start])
    return NOTHING
