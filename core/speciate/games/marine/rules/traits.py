"""The eighteen traits, a class each, after the decisions that it asks for. A method answers the question, or hears the
news, that bears its name (`hooks`): questions as (g, owner, me, value, *about), news as (g, owner, *about). How sure
each trait is stands in `data`.
"""

from __future__ import annotations

from typing import Final

from speciate.earth import events as earth_events
from speciate.engine import COUNT, DONE, Decision

from .. import data as d
from .. import events
from ..pieces import ANIMAL, ELEMENT, HEX, OWN_SPACES, TRAIT, VP_TRAITS, YES
from .hooks import LISTENERS, TRAIT_ANSWERS
from .state import Marine


class Trait:
    """Registers the methods of a subclass under the id that its name spells: RamFeeder is ram_feeder."""

    number: int

    def __init_subclass__(cls) -> None:
        trait_id = "".join("_" + c.lower() if c.isupper() else c for c in cls.__name__)[1:]
        cls.number = next(n for n, facts in enumerate(d.TRAITS) if facts.id == trait_id)
        for name in vars(cls):
            if name in TRAIT_ANSWERS:
                TRAIT_ANSWERS[name].append((cls.number, getattr(cls, name)))
                LISTENERS[name] |= 1 << cls.number


ANCIENT_LINEAGE_HEX: Final = Decision(
    "ancient_lineage.hex", HEX, "On which own tile does a new species come? `n` are left; DONE: enough.",
    panel="board", optional=True, rule="traits", animal=ANIMAL, n=COUNT,
)  # fmt: skip


class AncientLineage(Trait):
    """After each retrieval that brought a pawn back: place up to two species on tiles you occupy."""

    @staticmethod
    def retrieved(g: Marine, owner: int, me: int, pawns: int) -> None:
        if owner != me or not pawns:
            return
        for left in range(d.ANCIENT_LINEAGE_SPECIES, 0, -1):
            if not g.pool[me] or not g.occupied(me):
                break
            h = g.choose(me, ANCIENT_LINEAGE_HEX, g.occupied(me), n=left, done=True)
            if h == DONE:
                break
            g.breed(me, h, 1)
        g.tell("effect_over")


class BottomFeeder(Trait):
    """A personal action space below all others."""

    @staticmethod
    def own_space(g: Marine, owner: int, me: int, has: int) -> int:
        return has or int(owner == me)

    @staticmethod
    def lost_trait(g: Marine, owner: int, me: int, trait: int) -> None:
        if owner == me and trait == BottomFeeder.number:
            g.remove_pawn(OWN_SPACES + me)


class BuddingIntelligence(Trait):
    """One more pawn, for good, as soon as you have 20 VP."""

    @staticmethod
    def gained_vp(g: Marine, owner: int, me: int) -> None:
        if owner == me and g.vp[me] >= d.BUDDING_VP and not g.grown[me]:
            g.grown[me] = 1
            g.free[me] += 1
            earth_events.new_pawn.emit(g, me)

    @staticmethod
    def gained_trait(g: Marine, owner: int, me: int, trait: int) -> None:
        if trait == BuddingIntelligence.number:
            BuddingIntelligence.gained_vp(g, owner, me)


CAMOUFLAGE_HEX: Final = Decision(
    "camouflage.hex", YES, "Does a new species come to the new tile, `hex`?",
    optional=True, rule="traits", animal=ANIMAL, hex=HEX,
)  # fmt: skip


class Camouflage(Trait):
    """After an opposing Wanderlust or Tectonics action: you may place a species on that tile."""

    @staticmethod
    def new_tile(g: Marine, owner: int, me: int, h: int) -> None:
        if owner == me or not g.pool[owner]:
            return
        g.tell("effect_over")  # the action itself is one effect, this is another
        if g.choose(owner, CAMOUFLAGE_HEX, [0], hex=h, done=True) != DONE:
            g.breed(owner, h, 1)


class Cannibal(Trait):
    """1 VP for each species of yours that is eliminated, whoever does it."""

    @staticmethod
    def eliminated(g: Marine, owner: int, me: int, h: int, n: int) -> None:
        if owner == me:
            g.gain(me, n * d.CANNIBAL_VP, VP_TRAITS, Cannibal.number)


class Carnivore(Trait):
    """Your species are not endangered next to two or more opposing species on their tile."""

    @staticmethod
    def endangered(g: Marine, owner: int, me: int, danger: int, h: int) -> int:
        return danger if owner != me or g.species_on(h) - g.cubes[me][h] < 2 else 0


class EcologicalNiche(Trait):
    """Speciation round elements whose special pawn you control: one more for you, one less for the others."""

    @staticmethod
    def speciation_limit(g: Marine, owner: int, me: int, limit: int, element: int) -> int:
        if g.special[element] != owner:
            return limit
        return limit + 1 if owner == me else limit - 1


EXAPTATION_COPY: Final = Decision(
    "exaptation.copy", TRAIT, "Which opposing trait is copied?", rule="traits", animal=ANIMAL
)
EXAPTATION_NEW: Final = Decision(
    "exaptation.new", TRAIT, "Which of the drawn traits is gained?", secret=True, rule="traits", animal=ANIMAL
)


class Exaptation(Trait):
    """Copy an opposing trait. Once your gene pool is down to 16, it is spent: lose both and take a new trait."""

    @staticmethod
    def due(g: Marine, me: int) -> bool:
        return g.pool[me] <= d.EXAPTATION_POOL

    @staticmethod
    def copy(g: Marine, me: int) -> None:
        others = sorted({t for a in g.opponents(me) for t in g.traits[a]} - {Exaptation.number})
        if others:
            g.copy_trait(me, g.choose(me, EXAPTATION_COPY, others))

    @staticmethod
    def revealed(g: Marine, owner: int) -> None:
        Exaptation.copy(g, owner)

    @staticmethod
    def gained_trait(g: Marine, owner: int, me: int, trait: int) -> None:
        # At the reveal all copy together, after every trait lies open.
        if owner == me and trait == Exaptation.number and g.in_turns():
            (Exaptation.spend if Exaptation.due(g, me) else Exaptation.copy)(g, me)

    @staticmethod
    def lost_trait(g: Marine, owner: int, me: int, trait: int) -> None:
        if owner == me and trait == Exaptation.number:
            g.drop_copy(me)

    @staticmethod
    def checked(g: Marine, owner: int) -> None:
        if Exaptation.due(g, owner):
            Exaptation.spend(g, owner)

    @staticmethod
    def spend(g: Marine, me: int) -> None:
        """Take a new trait out of the box; this card goes into it, too late to be drawn."""
        g.drop_copy(me)
        drawn = g.draw_traits(d.EXAPTATION_DRAW)
        new = g.choose(me, EXAPTATION_NEW, drawn) if drawn else d.NO_TRAIT
        g.lose_trait(me, Exaptation.number)
        if new != d.NO_TRAIT:
            g.take_from_box(new)
            g.gain_trait(me, new)


class Flight(Trait):
    """Basic pawns may also go before all your placed pawns."""

    @staticmethod
    def before_all(g: Marine, owner: int, me: int, may: int) -> int:
        return may or int(owner == me)


class Hadopelagic(Trait):
    """Another turn after a retrieval for which you had no pawn left."""

    @staticmethod
    def extra_turn(g: Marine, owner: int, me: int, extra: int, had_none: int) -> int:
        return extra or int(owner == me and had_none)


PACK_HUNTERS_PAWN: Final = Decision(
    "pack_hunters.pawn", ELEMENT, "Of which element is the special pawn?", panel="actions", rule="traits", animal=ANIMAL
)


class PackHunters(Trait):
    """Start with a special pawn of your choice; its target starts at 3."""

    @staticmethod
    def revealed(g: Marine, owner: int) -> None:
        nobodys = [e for e in range(6) if g.special[e] == d.NOBODY]
        if nobodys:
            element = g.choose(owner, PACK_HUNTERS_PAWN, nobodys)
            g.special[element] = owner
            g.target[element] = d.PACK_HUNTERS_TARGET
            events.dominate.emit(g, owner, element, d.PACK_HUNTERS_TARGET, d.NOBODY)


class PhenotypicPlasticity(Trait):
    """Two more grey spaces, on the card."""

    @staticmethod
    def grey_spaces(g: Marine, owner: int, me: int, spaces: int) -> int:
        return spaces + d.PLASTICITY_SPACES * (owner == me)

    @staticmethod
    def lost_trait(g: Marine, owner: int, me: int, trait: int) -> None:
        if owner == me and trait == PhenotypicPlasticity.number:
            for element in range(6):
                while g.on_trait[me][element]:
                    g.shed(me, element)


class PreySwitching(Trait):
    """1 VP for each tile you occupy where an effect brings opposing species from their gene pool."""

    @staticmethod
    def bred(g: Marine, owner: int, me: int, h: int) -> None:
        if owner != me and g.cubes[owner][h]:
            g.add_prey(owner, h)

    @staticmethod
    def effect_over(g: Marine, owner: int) -> None:
        g.gain(owner, g.take_prey(owner), VP_TRAITS, PreySwitching.number)


class RamFeeder(Trait):
    """One more plankton, as if printed."""

    @staticmethod
    def element_count(g: Marine, owner: int, me: int, count: int, element: int) -> int:
        return count + (owner == me and element == d.PLANKTON)


class Resilience(Trait):
    """You always count as having a species in Regression."""

    @staticmethod
    def regression_safe(g: Marine, owner: int, me: int, safe: int) -> int:
        return safe or int(owner == me)


class SeasonalMigrants(Trait):
    """One more species migrates, and each may go two tiles far."""

    @staticmethod
    def migration_cubes(g: Marine, owner: int, me: int, cubes: int) -> int:
        return cubes + (owner == me)

    @staticmethod
    def migration_reach(g: Marine, owner: int, me: int, reach: int) -> int:
        return max(reach, 2) if owner == me else reach


class Social(Trait):
    """Your basic pawns may push out opposing basic pawns."""

    @staticmethod
    def may_bump(g: Marine, owner: int, me: int, may: int) -> int:
        return may or int(owner == me)


class Solitary(Trait):
    """2 VP more whenever a tile is scored on which yours is the only animal."""

    @staticmethod
    def tile_scored(g: Marine, owner: int, h: int) -> None:
        if g.living_on(h) == [owner]:
            g.gain(owner, d.SOLITARY_VP, VP_TRAITS, Solitary.number)
