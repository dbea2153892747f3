"""The eighteen traits: a trait is the decisions that it asks for, then its number with its facts, then what it does:
functions that answer a point of `hooks` under this number.
"""

from __future__ import annotations

from typing import Final

from speciate.earth import events as earth_events
from speciate.earth.rules.refusals import no_species
from speciate.engine import COUNT, DONE, Choice, Decision, Facts, Reasons, Sure, refuses, unless

from .. import data, events
from ..decisions import BOTTOM_FEEDER_BOX, BOTTOM_FEEDER_ELEMENT
from ..pieces import ANIMAL, ELEMENT, HEX, OWN_SPACES, TRAIT, VP_TRAITS, YES
from . import hooks
from .state import Marine


def trait(name: str, sure: Sure, *asks: Decision) -> int:
    """Register the trait with this id: how sure its text is, and the decisions of its own that it asks for; returns
    its number."""
    return data.TRAITS.add(Facts(name, sure, asks))


ANCIENT_LINEAGE_HEX: Final = Decision(
    "ancient_lineage.hex", HEX, "On which own tile does a new species come? `n` are left; DONE: enough.",
    panel="board", optional=True, rule="M6.1", animal=ANIMAL, n=COUNT,
)  # fmt: skip
ANCIENT_LINEAGE: Final = trait("ancient_lineage", "reconstructed", ANCIENT_LINEAGE_HEX)
"""After each retrieval that brought a pawn back: place up to two species on tiles you occupy. [M6.1]"""


refuses(ANCIENT_LINEAGE_HEX)(no_species)


@hooks.retrieved.by(ANCIENT_LINEAGE)
def spread_anew(g: Marine, owner: int, me: int, pawns: int) -> None:
    if owner != me or not pawns:
        return
    for left in range(data.ANCIENT_LINEAGE_SPECIES, 0, -1):
        if not g.pool[me] or not g.occupied(me):
            break
        h = g.choose(me, ANCIENT_LINEAGE_HEX, g.occupied(me), n=left, done=True)
        if h == DONE:
            break
        g.breed(me, h, 1)
    g.notify(hooks.effect_over)


BOTTOM_FEEDER: Final = trait("bottom_feeder", "reconstructed", BOTTOM_FEEDER_ELEMENT, BOTTOM_FEEDER_BOX)
"""A personal action space below all others."""


@hooks.own_space.by(BOTTOM_FEEDER)
def has_own_space(g: Marine, owner: int, me: int, has: int) -> int:
    return has or int(owner == me)


@hooks.lost_trait.by(BOTTOM_FEEDER)
def clear_own_space(g: Marine, owner: int, me: int, trait: int) -> None:
    if owner == me and trait == BOTTOM_FEEDER:
        g.remove_pawn(OWN_SPACES + me)


BUDDING_INTELLIGENCE: Final = trait("budding_intelligence", "printed")
"""One more pawn, for good, as soon as you have 20 VP. [M6.3]"""


@hooks.gained_vp.by(BUDDING_INTELLIGENCE)
def grow(g: Marine, owner: int, me: int) -> None:
    if owner == me and g.vp[me] >= data.BUDDING_VP and not g.grown[me]:
        g.grown[me] = 1
        g.free[me] += 1
        earth_events.new_pawn.emit(g, me)


@hooks.gained_trait.by(BUDDING_INTELLIGENCE)
def grow_late(g: Marine, owner: int, me: int, trait: int) -> None:
    if trait == BUDDING_INTELLIGENCE:
        grow(g, owner, me)


CAMOUFLAGE_HEX: Final = Decision(
    "camouflage.hex", YES, "Does a new species come to the new tile, `hex`?",
    optional=True, rule="M6.4", animal=ANIMAL, hex=HEX,
)  # fmt: skip
CAMOUFLAGE: Final = trait("camouflage", "reconstructed", CAMOUFLAGE_HEX)
"""After an opposing Wanderlust or Tectonics action: you may place a species on that tile. [M6.4]"""


@hooks.new_tile.by(CAMOUFLAGE)
def settle_unseen(g: Marine, owner: int, me: int, h: int) -> None:
    if owner == me or not g.pool[owner]:
        return
    g.notify(hooks.effect_over)  # the action itself is one effect, this is another
    if g.choose(owner, CAMOUFLAGE_HEX, [0], hex=h, done=True) != DONE:
        g.breed(owner, h, 1)


CANNIBAL: Final = trait("cannibal", "reconstructed")
"""1 VP for each species of yours that is eliminated, whoever does it. [M6.5]"""


@hooks.eliminated.by(CANNIBAL)
def score_own_losses(g: Marine, owner: int, me: int, h: int, n: int) -> None:
    if owner == me:
        g.gain(me, n * data.CANNIBAL_VP, VP_TRAITS, CANNIBAL)


CARNIVORE: Final = trait("carnivore", "printed")
"""Your species are not endangered next to two or more opposing species on their tile. [M6.6]"""


@hooks.endangered.by(CARNIVORE)
def live_off_others(g: Marine, owner: int, me: int, danger: int, h: int) -> int:
    return danger if owner != me or g.species_on(h) - g.cubes[me][h] < 2 else 0


ECOLOGICAL_NICHE: Final = trait("ecological_niche", "printed")
"""Speciation round elements whose special pawn you control: one more for you, one less for the others. [M6.7]"""


@hooks.speciation_limit.by(ECOLOGICAL_NICHE)
def crowd_out(g: Marine, owner: int, me: int, limit: int, element: int) -> int:
    if g.special[element] != owner:
        return limit
    return limit + 1 if owner == me else limit - 1


EXAPTATION_COPY: Final = Decision(
    "exaptation.copy", TRAIT, "Which opposing trait is copied?", rule="M6.8", animal=ANIMAL
)
EXAPTATION_NEW: Final = Decision(
    "exaptation.new", TRAIT, "Which of the drawn traits is gained?", secret=True, rule="M6.8", animal=ANIMAL
)
EXAPTATION: Final = trait("exaptation", "reconstructed", EXAPTATION_COPY, EXAPTATION_NEW)
"""Copy an opposing trait. Once your gene pool is down to 16, it is spent: lose both and take a new trait."""


def exaptation_due(g: Marine, me: int) -> bool:
    return g.pool[me] <= data.EXAPTATION_POOL


def copy_opposing(g: Marine, me: int) -> None:
    others = sorted({t for a in g.opponents(me) for t in g.traits[a]} - {EXAPTATION})
    if others:
        g.copy_trait(me, g.choose(me, EXAPTATION_COPY, others))


@hooks.revealed.by(EXAPTATION)
def copy_at_start(g: Marine, owner: int) -> None:
    copy_opposing(g, owner)


@hooks.gained_trait.by(EXAPTATION)
def copy_or_spend(g: Marine, owner: int, me: int, trait: int) -> None:
    # At the reveal all copy together, after every trait lies open.
    if owner == me and trait == EXAPTATION and g.in_turns():
        (spend_exaptation if exaptation_due(g, me) else copy_opposing)(g, me)


@hooks.lost_trait.by(EXAPTATION)
def drop_copy(g: Marine, owner: int, me: int, trait: int) -> None:
    if owner == me and trait == EXAPTATION:
        g.drop_copy(me)


@hooks.checked.by(EXAPTATION)
def spend_when_due(g: Marine, owner: int) -> None:
    if exaptation_due(g, owner):
        spend_exaptation(g, owner)


def spend_exaptation(g: Marine, me: int) -> None:
    """Take a new trait out of the box; this card goes into it, too late to be drawn. [M6.8]"""
    g.drop_copy(me)
    drawn = g.draw_traits(data.EXAPTATION_DRAW)
    new = g.choose(me, EXAPTATION_NEW, drawn) if drawn else data.NO_TRAIT
    g.lose_trait(me, EXAPTATION)
    if new != data.NO_TRAIT:
        g.take_from_box(new)
        g.gain_trait(me, new)


FLIGHT: Final = trait("flight", "printed")
"""Basic pawns may also go before all your placed pawns. [M6.9]"""


@hooks.before_all.by(FLIGHT)
def fly_back(g: Marine, owner: int, me: int, may: int) -> int:
    return may or int(owner == me)


HADOPELAGIC: Final = trait("hadopelagic", "reconstructed")
"""Another turn after a retrieval for which you had no pawn left. [M6.10]"""


@hooks.extra_turn.by(HADOPELAGIC)
def act_again(g: Marine, owner: int, me: int, extra: int, had_none: int) -> int:
    return extra or int(owner == me and had_none)


PACK_HUNTERS_PAWN: Final = Decision(
    "pack_hunters.pawn", ELEMENT, "Of which element is the special pawn?", panel="actions", rule="M6.11", animal=ANIMAL
)
PACK_HUNTERS: Final = trait("pack_hunters", "printed", PACK_HUNTERS_PAWN)
"""Start with a special pawn of your choice; its target starts at 3. [M6.11]"""


@hooks.revealed.by(PACK_HUNTERS)
def take_special_pawn(g: Marine, owner: int) -> None:
    nobodys = [e for e in range(6) if g.special[e] == data.NOBODY]
    if nobodys:
        element = g.choose(owner, PACK_HUNTERS_PAWN, nobodys)
        g.special[element] = owner
        g.target[element] = data.PACK_HUNTERS_TARGET
        events.dominate.emit(g, owner, element, data.PACK_HUNTERS_TARGET, data.NOBODY)


@refuses(PACK_HUNTERS_PAWN)
def gone(g: Marine, choice: Choice, element: int) -> Reasons:
    """A special pawn that an animal controls."""
    owner = g.special[element]
    return unless(owner == data.NOBODY, "refused.controlled", animal=(ANIMAL, owner))


PHENOTYPIC_PLASTICITY: Final = trait("phenotypic_plasticity", "reconstructed")
"""Two more grey spaces, on the card. [M6.12]"""


@hooks.grey_spaces.by(PHENOTYPIC_PLASTICITY)
def widen_display(g: Marine, owner: int, me: int, spaces: int) -> int:
    return spaces + data.PLASTICITY_SPACES * (owner == me)


@hooks.lost_trait.by(PHENOTYPIC_PLASTICITY)
def shed_what_lay_here(g: Marine, owner: int, me: int, trait: int) -> None:
    if owner == me and trait == PHENOTYPIC_PLASTICITY:
        for element in range(6):
            while g.on_trait[me][element]:
                g.shed(me, element)


PREY_SWITCHING: Final = trait("prey_switching", "printed")
"""1 VP for each tile you occupy where an effect brings opposing species from their gene pool. [M6.13]"""


@hooks.bred.by(PREY_SWITCHING)
def note_prey(g: Marine, owner: int, me: int, h: int) -> None:
    if owner != me and g.cubes[owner][h]:
        g.add_prey(owner, h)


@hooks.effect_over.by(PREY_SWITCHING)
def score_prey(g: Marine, owner: int) -> None:
    g.gain(owner, g.take_prey(owner), VP_TRAITS, PREY_SWITCHING)


RAM_FEEDER: Final = trait("ram_feeder", "printed")
"""One more plankton, as if printed. [M6.14]"""


@hooks.element_count.by(RAM_FEEDER)
def count_one_plankton_more(g: Marine, owner: int, me: int, count: int, element: int) -> int:
    return count + (owner == me and element == data.PLANKTON)


RESILIENCE: Final = trait("resilience", "printed")
"""You always count as having a species in Regression. [M6.15]"""


@hooks.regression_safe.by(RESILIENCE)
def keep_disks(g: Marine, owner: int, me: int, safe: int) -> int:
    return safe or int(owner == me)


SEASONAL_MIGRANTS: Final = trait("seasonal_migrants", "printed")
"""One more species migrates, and each may go two tiles far. [M6.16]"""


@hooks.migration_cubes.by(SEASONAL_MIGRANTS)
def migrate_in_numbers(g: Marine, owner: int, me: int, cubes: int) -> int:
    return cubes + (owner == me)


@hooks.migration_reach.by(SEASONAL_MIGRANTS)
def migrate_far(g: Marine, owner: int, me: int, reach: int) -> int:
    return max(reach, 2) if owner == me else reach


SOCIAL: Final = trait("social", "printed")
"""Your basic pawns may push out opposing basic pawns. [M6.17]"""


@hooks.may_bump.by(SOCIAL)
def push_out(g: Marine, owner: int, me: int, may: int) -> int:
    return may or int(owner == me)


SOLITARY: Final = trait("solitary", "reconstructed")
"""2 VP more whenever a tile is scored on which yours is the only animal. [M6.18]"""


@hooks.tile_scored.by(SOLITARY)
def score_when_alone(g: Marine, owner: int, h: int) -> None:
    if g.living_on(h) == [owner]:
        g.gain(owner, data.SOLITARY_VP, VP_TRAITS, SOLITARY)
