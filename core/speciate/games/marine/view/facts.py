"""The one fact beside each choice: the number that a player would otherwise work out."""

from __future__ import annotations

from typing import Final

from speciate.draw.face import Scene
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.earth.view.choice import paid, standing
from speciate.earth.view.words import box_elements
from speciate.engine import Choice

from .. import data
from ..decisions import DOMINATION_ELEMENT, EVOLUTION_HEX, SHARED, TECTONICS_HEX
from ..pieces import FIRST, PLACE_OF, SECTION_OF, is_special
from ..rules import hooks
from ..rules.deck import slots_with_cards
from ..rules.evolution_cards import (
    POPULATION_EXPLOSION_HEX,
    TERRESTRIAL_ELEMENT,
    TERRESTRIAL_NUMBER,
    TROPHIC_CASCADE_HEX,
)
from ..rules.state import Marine
from .actions import BOXES_OF
from .words import Vocabulary

_FROM_BAG: Final = frozenset({SHARED.habitat_element, SHARED.metamorphosis_element, TERRESTRIAL_ELEMENT})


def wander_vp(g: Marine, terrain: int, h: int) -> int:
    """What a tile of this terrain pays on a hex."""
    return g.bonus(1 + sum(g.terrain[n] == terrain for n in g.next_to(h)))


def vent_vp(g: Marine, h: int) -> int:
    """What a new Vent pays on a tile."""
    return g.bonus(1 + sum(g.terrain[n] == data.VENT for n in g.next_to(h)))


def hex_fact(scene: Scene[Marine], v: Vocabulary, choice: Choice, h: int) -> Markup:
    """What a tile would bring or cost, by the decision."""
    g, decision, me = scene.g, choice.decision, choice.numbers["animal"]
    if decision is SHARED.wanderlust_hex:
        terrain = choice.numbers["terrain"]
        near = join(sorted({v.shorts[g.terrain[n]] for n in g.next_to(h)}), ", ")
        return v.words("fact.wander", vp=wander_vp(g, terrain, h), near=near)
    if decision is TECTONICS_HEX:
        return v.words("fact.vent", vp=vent_vp(g, h), living=v.living(g, h))
    if decision is EVOLUTION_HEX:
        pays = paid(v, g.forecast(h, True))
        takes = g.thrives(me, h) and slots_with_cards(g)
        return markup("{}; {}", pays, v.words("fact.card")) if takes else pays
    if decision is SHARED.fertile_hex:
        return v.words("fact.vp", vp=g.species_on(h))
    if decision is POPULATION_EXPLOSION_HEX:
        return v.words("fact.place", n=min(g.species_on(h), g.pool[me]))
    if decision is TROPHIC_CASCADE_HEX:
        return v.mix([g.elements[c] for c in g.disks_on(h)])
    return v.living(g, h)


def reach(g: Marine, me: int, corner: int) -> list[tuple[int, int]]:
    """(tile, most new species) for each tile round an element, in Speciation."""
    return [(h, g.speciation_limit(me, g.elements[corner], h)) for h in g.touched(corner)]


def corner_fact(scene: Scene[Marine], v: Vocabulary, choice: Choice, corner: int) -> Markup:
    """For Speciation how many species can come; else what lies at the corner, or the tiles round it."""
    g = scene.g
    if choice.decision is SHARED.speciation_corner:
        me = choice.numbers["animal"]
        return v.words("fact.up_to", n=min(g.pool[me], sum(n for _, n in reach(g, me, corner))))
    if g.elements[corner] == data.NONE:
        return v.corner(corner, g.touched(corner))
    return join((v.bare(h) for h in g.touched(corner)), ", ")


def element_fact(scene: Scene[Marine], v: Vocabulary, choice: Choice, e: int) -> Markup:
    """How many of an element lie where it is taken from, or what it would bring to dominate it."""
    g, decision, me = scene.g, choice.decision, choice.numbers["animal"]
    boxes = BOXES_OF.get(decision, ())
    if len(boxes) == 1:
        return v.words("fact.here", n=box_elements(g, boxes[0]).count(e))
    if decision is DOMINATION_ELEMENT:
        gain = g.domination(me, e)
        owner = g.special[e]
        if owner == data.NOBODY or owner == me:
            return v.words("fact.over", n=gain, target=g.target[e])
        return v.words("fact.over_from", n=gain, target=g.target[e], animal=v.animals[owner])
    if decision.panel == "seats":
        return v.words("fact.disks", n=g.disks[me][e])
    if decision in _FROM_BAG:
        return v.words("fact.in_bag", n=g.bag[e])
    return v.words("fact.have", n=g.count(me, e))


def number_fact(scene: Scene[Marine], v: Vocabulary, choice: Choice, n: int) -> Markup:
    """The place and VP that so many species would give."""
    g, decision, me = scene.g, choice.decision, choice.numbers["animal"]
    if decision in (SHARED.speciation_number, TERRESTRIAL_NUMBER):
        h = choice.numbers["hex"]
        return standing(g, v, me, h, g.cubes[me][h] + n)
    if decision is SHARED.wanderlust_move:
        start, h = choice.numbers["origin"], choice.numbers["hex"]
        return standing(g, v, me, h, g.cubes[me][h] + n) or v.words("fact.stay", n=g.cubes[me][start])
    return NOTHING


def space_fact(scene: Scene[Marine], v: Vocabulary, choice: Choice, space: int) -> Markup:
    """What a space is good for, and whom it bumps."""
    g, section, place = scene.g, SECTION_OF[space], PLACE_OF[space]
    fact = NOTHING
    if is_special(space):
        fact = v.words(f"space.{data.SECTIONS[section]}.fact_special")
    elif section == data.SPECIATION:
        e = g.circles[space - FIRST[section]]
        fact = v.elements[e] if e != data.NONE else v.words("fact.no_element")
    elif section == data.AUTOTROPHS:
        fact = v.sides[data.SMOKER if place == 0 else data.GEYSER]
    elif section == data.MIGRATION:
        fact = v.words(
            "fact.up_to", n=g.modified(hooks.migration_cubes, choice.numbers["animal"], data.MIGRATION_CUBES[place])
        )
    elif section == data.COMPETITION:
        fact = v.words("fact.compete", terrain=v.shorts[g.competition[place]], n=data.COMPETITION_KILLS[place])
    elif section == data.EVOLUTION:
        fact = v.words("fact.evolve", terrain=v.shorts[g.evolution[place]], n=place + 1)
    elif section in (data.ABUNDANCE, data.DEPLETION, data.ADAPTATION, data.WANDERLUST):
        held = box_elements(g, section)
        fact = v.mix(held) if held else v.words("fact.no_element")
    bumped = g.pawn_on(space)
    if bumped:
        push = v.words("fact.bumps", animal=v.animals[bumped.owner])
        return markup("{}; {}", fact, push) if fact else push
    return fact
