"""That nothing gets lost: every piece of the box is somewhere; and which cards of the game have come into play."""

from __future__ import annotations

from speciate.engine import RuleBug, expect_equal

from . import data, pieces
from .rules.state import Dominant


def check_invariants(g: Dominant) -> None:
    """RuleBug unless every piece of the box is somewhere."""

    n = len(g.animals())
    for e in range(6):
        lying = g.elements.count(e) + sum(row[e] for row in g.box)
        expect_equal(data.ELEMENTS[e], g.bag[e] + lying + sum(disks[e] for disks in g.disks), data.DISKS)
    for a in range(6):
        if g.places[a] < 0:
            expect_equal("an absent animal", sum(g.cubes[a]) + g.pool[a] + g.free[a] + g.vp[a] + g.spare[a], 0)
            continue
        expect_equal(f"{data.ANIMALS[a]} species", g.pool[a] + sum(g.cubes[a]) + g.eliminated[a], data.SPECIES[n] - 1)
        expect_equal(f"{data.ANIMALS[a]} pawns", g.free[a] + g.spare[a] + g.placed(a), data.PAWN_LIMIT)
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
        expect_equal(data.TERRAINS[t], seen + g.unseen_tiles[t], tiles)
    expect_equal("face-down tiles", sum(g.unseen_tiles), sum(g.stack_left))
    expect_equal("tundra", g.terrain.count(data.TUNDRA) + g.tundra, data.TUNDRA_TILES)
    shown = sum(c != data.NO_CARD for c in g.row) + len(g.used)
    expect_equal("cards", shown + g.deck, len(data.CARDS))
    expect_equal("unseen cards", len(g.unseen_cards), max(0, g.deck - 1))
    expect_equal("initiative", len({*g.order}), n)


def cards_in_play(g: Dominant, seen: set[str]) -> None:
    """Add the ids of the dominance cards that have been executed."""
    seen.update(data.CARDS[c].id for c in g.used)


def all_cards() -> set[str]:
    """Every card there is, by the tokens that `cards_in_play` adds."""
    return {c.id for c in data.CARDS}
