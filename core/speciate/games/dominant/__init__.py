"""Dominant Species (2010). Two to six animals compete as the ice comes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import fsum
from typing import Final

from speciate.engine import Decision, Domain, EventKind, Game, Option, RuleBug, Setup, SpeciateError, declared

from . import data, decisions, dominance_cards, pieces, play
from .events import EVENTS
from .state import Dominant

DECISIONS: Final = declared(Decision, vars(decisions.SHARED) | vars(decisions) | vars(dominance_cards))
"""Every decision by key."""


class DominantGame:
    """The rules of Dominant Species, as the engine asks for them."""

    id = "dominant"
    tag = "d"
    version = 2
    places: tuple[str, ...] = data.ANIMALS
    seats = range(2, 7)
    options: tuple[Option, ...] = (Option("earth", ("printed", "random")),)
    domains: tuple[Domain, ...] = (
        pieces.HEX, pieces.CORNER, pieces.ELEMENT, pieces.ANIMAL, pieces.NUMBER, pieces.SPACE, pieces.STACK,
        pieces.CARD, pieces.LOSS,
    )  # fmt: skip
    decisions: Mapping[str, Decision] = DECISIONS
    events: Mapping[str, EventKind[...]] = EVENTS

    def check(self, setup: Setup) -> None:
        """One animal a player; or all six, shared out evenly among two or three players."""
        animals = Counter(seat for seat in setup.places if seat >= 0)
        if set(animals.values()) != {1} and (len(set(animals.values())) > 1 or animals.total() != len(data.ANIMALS)):
            raise SpeciateError(
                "each player has one animal, or two or three players share out all six evenly", "dominant.error.animals"
            )

    def start(self, setup: Setup) -> Dominant:
        return play.start(setup)

    def step(self, g: Dominant) -> None:
        play.step(g)

    def scores(self, g: Dominant) -> tuple[int, ...]:
        return play.scores(g)

    def winners(self, g: Dominant) -> tuple[int, ...]:
        return (play.winner(g),)

    def worth(self, g: Dominant, seat: int) -> float:
        """Points in hand and in sight: tiles led and dominated, species safe, elements; less the rivals'."""
        value = {a: worth_of(g, a) for a in g.animals()}
        if not g.over:
            for h in g.populated():
                for animal, vp in g.forecast(h):
                    value[animal] += 0.35 * vp
                lead = g.dominant(h)
                if lead != data.NOBODY:
                    value[lead] += 1.2
        mine = min(value[a] for a in value if g.places[a] == seat)
        rivals = [value[a] for a in value if g.places[a] != seat]
        return mine - 0.5 * max(rivals) - 0.5 * fsum(rivals) / len(rivals)

    def bound(self, setup: Setup) -> int:
        """The Ice Age comes up when 21 cards were taken; who declines every card can put it off for ever."""
        return 20_000

    def conserve(self, g: Dominant) -> None:
        conserve(g)

    def usage(self, g: Dominant, seen: set[str]) -> None:
        seen.update(data.CARDS[c].id for c in g.used)

    def usable(self) -> set[str]:
        """Every card there is, by the tokens that `usage` adds."""
        return {c.id for c in data.CARDS}


def worth_of(g: Dominant, me: int) -> float:
    """What one animal has, apart from the tiles it leads."""
    value = float(g.vp[me])
    if g.over:
        return value
    value += 0.8 * sum(g.disks[me]) + 0.08 * g.pool[me] + 1.5 * (data.PAWN_LIMIT - g.spare[me])
    for h in g.occupied(me):
        n, match = g.cubes[me][h], g.match(me, h)
        value += 0.25 * min(n, 5) + 0.1 * min(match, 6) if match else -0.2 * n
    value += 0.15 * (len(g.order) - g.order.index(me))
    return value + 0.4 * sum(g.cubes[me][h] > 0 for h in g.tiles_of(data.TUNDRA))


def conserve(g: Dominant) -> None:
    """Every piece of the box is somewhere."""

    def hold(what: str, counted: int, should: int) -> None:
        if counted != should:
            raise RuleBug(f"{what}: {counted} instead of {should}")

    n = len(g.animals())
    for e in range(6):
        lying = g.elements.count(e) + sum(row[e] for row in g.box)
        hold(data.ELEMENTS[e], g.bag[e] + lying + sum(disks[e] for disks in g.disks), data.DISKS)
    for a in range(6):
        if g.places[a] < 0:
            hold("an absent animal", sum(g.cubes[a]) + g.pool[a] + g.free[a] + g.vp[a] + g.spare[a], 0)
            continue
        hold(f"{data.ANIMALS[a]} species", g.pool[a] + sum(g.cubes[a]) + g.eliminated[a], data.SPECIES[n] - 1)
        hold(f"{data.ANIMALS[a]} pawns", g.free[a] + g.spare[a] + g.placed(a), data.PAWN_LIMIT)
        if min(g.pool[a], g.eliminated[a], g.free[a], g.spare[a], g.vp[a], g.room(a)) < 0:
            raise RuleBug(f"{data.ANIMALS[a]} has less than nothing")
        if a == g.asleep and any(s > c for s, c in zip(g.sleeping, g.cubes[a], strict=True)):
            raise RuleBug("more sleepers than species")
    for h, terrain in enumerate(g.terrain):
        if terrain == data.NO_TILE and g.species_on(h):
            raise RuleBug(f"something stands on {pieces.MAP.names[h]}, where no tile is")
        if (g.under[h] != data.NO_TILE) != (terrain == data.TUNDRA):
            raise RuleBug(f"what lies under {pieces.MAP.names[h]} is lost")
    for t, tiles in enumerate(data.TILES):
        seen = sum(lying.count(t) for lying in (g.terrain, g.under, g.stack_top)) + (g.tile_in_hand == t)
        hold(data.TERRAINS[t], seen + g.unseen_tiles[t], tiles)
    hold("face-down tiles", sum(g.unseen_tiles), sum(g.stack_left))
    hold("tundra", g.terrain.count(data.TUNDRA) + g.tundra, data.TUNDRA_TILES)
    shown = sum(c != data.NO_CARD for c in g.row) + len(g.used)
    hold("cards", shown + g.deck, len(data.CARDS))
    hold("unseen cards", len(g.unseen_cards), max(0, g.deck - 1))
    hold("initiative", len({*g.order}), n)


GAME: Final[Game[Dominant]] = DominantGame()
