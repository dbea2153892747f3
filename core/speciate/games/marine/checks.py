"""That nothing gets lost: every piece of the box is somewhere; and which cards of the game have come into play."""

from __future__ import annotations

from speciate.engine import RuleBug, expect_equal

from . import data, pieces
from .rules.state import NO_VENT, Marine


def check_invariants(g: Marine) -> None:
    """RuleBug unless every piece of the box is somewhere."""

    n = len(g.animals())
    for e in range(6):
        printed = g.elements.count(e) + g.circles.count(e) + sum(row[e] for row in g.box)
        expect_equal(data.ELEMENTS[e], g.bag[e] + printed + sum(g.disks[a][e] for a in range(4)), data.DISKS)
        expect_equal(f"{data.ELEMENTS[e]} on traits", sum(g.on_trait[a][e] > g.disks[a][e] for a in range(4)), 0)
    standing = [pawn.element for pawn in map(g.pawn_on, pieces.SPACES) if pawn and pawn.element != data.NONE]
    expect_equal("special pawns", len(standing), len({*standing}))
    for a in range(4):
        if g.places[a] < 0:
            expect_equal("an absent animal", sum(g.cubes[a]) + g.pool[a] + g.free[a] + g.vp[a], 0)
            continue
        everywhere = g.pool[a] + sum(g.cubes[a]) + g.eliminated[a] + g.regressing.count(a) + 1
        expect_equal(f"{data.ANIMALS[a]} species", everywhere, data.SPECIES)
        expect_equal(f"{data.ANIMALS[a]} pawns", g.free[a] + g.basic_placed(a), data.PAWNS[n] + g.grown[a])
        if min(g.pool[a], g.eliminated[a], g.free[a], g.vp[a], g.room(a)) < 0:
            raise RuleBug(f"{data.ANIMALS[a]} has less than nothing")
    for h in pieces.HEXES:
        terrain = g.terrain[h]
        if terrain == data.NO_TILE and (g.species_on(h) or g.vent_on(h) != NO_VENT):
            raise RuleBug(f"something stands on {pieces.MAP.names[h]}, where no tile is")
        if (g.under[h] != data.NO_TILE) != (terrain == data.VENT):
            raise RuleBug(f"what lies under {pieces.MAP.names[h]} is lost")
    for t, tiles in enumerate(data.TILES):
        seen = sum(lying.count(t) for lying in (g.terrain, g.under, g.stack_top)) + (g.tile_in_hand == t)
        expect_equal(data.TERRAINS[t], seen + g.unseen_tiles[t], tiles)
    expect_equal("face-down tiles", sum(g.unseen_tiles), sum(g.stack_left))
    expect_equal("vents", g.terrain.count(data.VENT) + g.vents, data.VENTS + 2)
    for t in range(len(data.TERRAINS)):
        expect_equal("markers", g.markers[t] + g.competition.count(t) + g.evolution.count(t), data.MARKERS)
    rows = sum(c != data.NO_CARD for c in g.row)
    expect_equal("cards", len(g.unseen_cards) + rows + len(g.discard) + 1 - g.asteroid_drawn, len(data.CARDS))
    in_hands = sum(len(g.hands[a]) + len(g.traits[a]) for a in range(4))
    absent = len(data.NOT_FOR_SUPERHEROES) if g.options[data.HEROES] else 0
    expect_equal("traits", len(g.trait_box) + in_hands + absent, len(data.TRAITS))


def cards_in_play(g: Marine, seen: set[str]) -> None:
    """Add the ids of the cards in the discard pile and of the traits in play or copied."""
    seen.update(data.CARDS[c].id for c in g.discard)
    for a in g.animals():
        seen.update(data.TRAITS[t].id for t in (*g.traits[a], g.copied[a]) if t != data.NO_TRAIT)


def all_cards() -> set[str]:
    """Every card there is, by the tokens that `cards_in_play` adds."""
    return {c.id for c in data.CARDS} | {t.id for t in data.TRAITS}
