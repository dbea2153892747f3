"""Dominant Species: Marine. Two to four animals compete for an ocean."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import fsum
from typing import Final

from speciate.engine import Decision, Domain, EventKind, Game, Option, RuleBug, Setup, SpeciateError, declared

from . import data, decisions, evolution_cards, pieces, play, traits
from .events import EVENTS
from .state import NO_VENT, Marine

DECISIONS: Final = declared(Decision, vars(decisions.SHARED) | vars(decisions) | vars(evolution_cards) | vars(traits))
"""Every decision by key."""


class MarineGame:
    """The rules of Marine, as the engine asks for them."""

    id = "marine"
    tag = "m"
    version = 2
    places: tuple[str, ...] = data.ANIMALS
    seats = range(2, 5)
    options: tuple[Option, ...] = (
        Option("length", tuple(data.REMOVED), 1),
        Option("earth", ("printed", "random")),
        Option("displays", ("printed", "alternate")),
        Option("superheroes", ("no", "yes")),
    )
    domains: tuple[Domain, ...] = (
        pieces.HEX, pieces.CORNER, pieces.ELEMENT, pieces.ANIMAL, pieces.TERRAIN, pieces.NUMBER, pieces.SPACE,
        pieces.PAWN, pieces.SECTION, pieces.SLOT, pieces.STACK, pieces.SIDE, pieces.TRAIT, pieces.YES,
        pieces.AUTOTROPH, pieces.SOURCE,
    )  # fmt: skip
    decisions: Mapping[str, Decision] = DECISIONS
    events: Mapping[str, EventKind[...]] = EVENTS

    def check(self, setup: Setup) -> None:
        """One animal a player; two players may also have two animals each."""
        animals = Counter(seat for seat in setup.places if seat >= 0)
        each = set(animals.values())
        if each != {1} and not (each == {2} and len(animals) == 2):
            raise SpeciateError(
                "each player has one animal, or, with two players, each has two", "marine.error.animals"
            )

    def start(self, setup: Setup) -> Marine:
        return play.start(setup)

    def step(self, g: Marine) -> None:
        play.step(g)

    def scores(self, g: Marine) -> tuple[int, ...]:
        return play.scores(g)

    def winners(self, g: Marine) -> tuple[int, ...]:
        return (play.winner(g),)

    def worth(self, g: Marine, seat: int) -> float:
        """Points in hand and in sight: tiles led, targets held, species safe, elements; less the best rival's."""
        value = {a: worth_of(g, a) for a in g.animals()}
        if not g.over:
            for h in g.populated():
                for animal, vp in g.forecast(h):
                    value[animal] += 0.45 * vp
        mine = min(value[a] for a in value if g.places[a] == seat)
        rivals = [value[a] for a in value if g.places[a] != seat]
        return mine - 0.5 * max(rivals) - 0.5 * fsum(rivals) / len(rivals)

    def bound(self, setup: Setup) -> int:
        return 20_000

    def conserve(self, g: Marine) -> None:
        conserve(g)

    def usage(self, g: Marine, seen: set[str]) -> None:
        seen.update(data.CARDS[c].id for c in g.discard)
        for a in g.animals():
            seen.update(data.TRAITS[t].id for t in (*g.traits[a], g.copied[a]) if t != data.NO_TRAIT)

    def usable(self) -> set[str]:
        """Every card there is, by the tokens that `usage` adds."""
        return {c.id for c in data.CARDS} | {t.id for t in data.TRAITS}


def worth_of(g: Marine, me: int) -> float:
    """What one animal has, apart from the tiles it leads."""
    value = float(g.vp[me])
    held = [g.target[e] for e in range(6) if g.special[e] == me]
    value += sum(held) if g.over else 0.8 * sum(held) + 1.5 * len(held)
    if g.over:
        return value
    value += 0.5 * sum(g.disks[me]) + 0.12 * g.pool[me]
    for h in g.occupied(me):
        n = g.cubes[me][h]
        value += 0.3 * min(n, 4) + 0.25 if g.match(me, h) else -0.15 * n
    vents = sum(g.cubes[me][h] > 0 for h in g.tiles_of(data.VENT))
    return value + 0.5 * vents + (1.0 if g.survival_holder() == me else 0.0) + 0.35 * len(g.placed(me))


def conserve(g: Marine) -> None:
    """Every piece of the box is somewhere."""

    def hold(what: str, counted: int, should: int) -> None:
        if counted != should:
            raise RuleBug(f"{what}: {counted} instead of {should}")

    n = len(g.animals())
    for e in range(6):
        printed = g.elements.count(e) + g.circles.count(e) + sum(row[e] for row in g.box)
        hold(data.ELEMENTS[e], g.bag[e] + printed + sum(g.disks[a][e] for a in range(4)), data.DISKS)
        hold(f"{data.ELEMENTS[e]} on traits", sum(g.on_trait[a][e] > g.disks[a][e] for a in range(4)), 0)
        standing = sum(pawn is not None and pawn.element == e for pawn in map(g.pawn_on, pieces.SPACES))
        hold("special pawn", standing, min(1, standing))
    for a in range(4):
        if g.places[a] < 0:
            hold("an absent animal", sum(g.cubes[a]) + g.pool[a] + g.free[a] + g.vp[a], 0)
            continue
        everywhere = g.pool[a] + sum(g.cubes[a]) + g.eliminated[a] + g.regressing.count(a) + 1
        hold(f"{data.ANIMALS[a]} species", everywhere, data.SPECIES)
        hold(f"{data.ANIMALS[a]} pawns", g.free[a] + g.basic_placed(a), data.PAWNS[n] + g.grown[a])
        if min(g.pool[a], g.eliminated[a], g.free[a], g.vp[a], g.room(a)) < 0:
            raise RuleBug(f"{data.ANIMALS[a]} has less than nothing")
    for h in pieces.HEXES:
        if g.terrain[h] == data.NO_TILE and (g.species_on(h) or g.vent_on(h) != NO_VENT):
            raise RuleBug(f"something stands on {pieces.MAP.names[h]}, where no tile is")
        if (g.under[h] != data.NO_TILE) != (g.terrain[h] == data.VENT):
            raise RuleBug(f"what lies under {pieces.MAP.names[h]} is lost")
    for t, tiles in enumerate(data.TILES):
        seen = sum(lying.count(t) for lying in (g.terrain, g.under, g.stack_top)) + (g.tile_in_hand == t)
        hold(data.TERRAINS[t], seen + g.unseen_tiles[t], tiles)
    hold("face-down tiles", sum(g.unseen_tiles), sum(g.stack_left))
    hold("vents", g.terrain.count(data.VENT) + g.vents, data.VENTS + 2)
    for t in range(len(data.TERRAINS)):
        hold("markers", g.markers[t] + g.competition.count(t) + g.evolution.count(t), data.MARKERS)
    rows = sum(c != data.NO_CARD for c in g.row)
    hold("cards", len(g.unseen_cards) + rows + len(g.discard) + 1 - g.asteroid_drawn, len(data.CARDS))
    in_hands = sum(len(g.hands[a]) + len(g.traits[a]) for a in range(4))
    absent = len(data.NOT_FOR_SUPERHEROES) if g.options[data.HEROES] else 0
    hold("traits", len(g.trait_box) + in_hands + absent, len(data.TRAITS))


GAME: Final[Game[Marine]] = MarineGame()
