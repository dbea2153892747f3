"""That nothing gets lost: every die, card, marker and number is where it can be; and what counts as used."""

from __future__ import annotations

from functools import cache
from itertools import starmap

from speciate.engine import RuleBug

from . import data
from .pieces import DECK, DISCARDED, HAND, OPEN, PLAYED
from .rules.state import MOVEMENT, REPRODUCTION, SPENDING, UPKEEP, WHEEL, Biosphere


def require(holds: bool, what: str, *where: int) -> None:
    """RuleBug, saying what is wrong and where, unless the condition holds."""
    if not holds:
        raise RuleBug(" ".join([what, *map(str, where)]))


def check_invariants(g: Biosphere) -> None:
    """RuleBug unless every piece of the box has its place, no marker is off its track, and derived fields are right."""
    playing = g.species()
    require(g.first in playing and 0 <= g.mover <= len(playing), "nobody is to move")
    require(WHEEL <= g.phase <= UPKEEP and 1 <= g.graveyard <= data.FACES and g.turn >= 1, "no such phase or face")
    require(g.graveyard == (g.turn + 3 - (g.phase == WHEEL and g.turn > 1)) % data.FACES + 1, "the wheel is wrong")
    conserve_map(g)
    for p in range(6):
        conserve_dice(g, p)
        if p in playing:
            conserve_board(g, p)
        else:
            untouched = g.tracks(p) == bytes(data.START) and not any(g.markers(p))
            require(untouched and not any((g.ep[p], g.bar[p], g.corners[p])), "an absent species has something", p)
            require(not g.goals_of(p) and g.size[p] == data.NOT_SET, "an absent species plays", p)
    conserve_cards(g)
    taken = [space for space in g.bar if space]
    require(len(set(taken)) == len(taken) == (len(playing) if g.use_bar else 0), "two on one space of the bar")
    require(g.penalty_active == any(g.corners), "the penalty rule is wrong")
    require(sum(g.charged) == 0 or bool(g.penalty_active), "charged too early")
    require(max(*g.charged, *g.reached, *g.special) <= 1, "two markers on one space")
    require(len(g.goals) == len(data.CATEGORIES), "seven goals")
    require(all(data.GOALS[goal].category == k for k, goal in enumerate(g.goals)), "one goal of each category")


def conserve_map(g: Biosphere) -> None:
    """Check the tiles of each environment, and of each tile its free spaces and the species with the majority."""
    mix = tuple(map(g.terrain.count, data.LIVES))
    require(mix == data.TILES[len(g.species())], "the mix of tiles")
    require(sum(mix) == len(g.tiles) and data.NO_TILE not in map(g.terrain.__getitem__, g.tiles), "cells with tiles")
    tiles = zip(g.terrain, g.room, g.holder, *g.here, strict=True)
    require(all(starmap(held, tiles)), "the spaces of a tile, or its majority")


@cache
def held(environment: int, room: int, holder: int, *counts: int) -> bool:
    """Whether the dice of each species and the free spaces of a tile are all it has, and the majority is right."""
    spaces = 0 if environment == data.NO_TILE else data.SPACES[environment]
    most = max(counts)
    majority = counts.index(most) if 2 * most > spaces else data.NOBODY
    return sum(counts) + room == spaces and holder == majority


def conserve_dice(g: Biosphere, p: int) -> None:
    """Check that a species in play has fifty dice on the map and in its supply, each with one face or blank."""
    here = g.here[p]
    require(sum(here) + g.supply[p] == (data.DICE if p in g.species() else 0), "dice of a species", p)
    shown = [g.showing(p, face) for face in range(1, data.FACES + 1)]
    if g.phase == REPRODUCTION and g.mover < len(g.order()) and g.order()[g.mover] == p:
        shown.append(g.blank)
    # All cells at once: a row of bytes as one long number. The sums tell if a byte ran over into the next.
    same = sum(map(sum, shown)) == sum(here) and sum(map(int.from_bytes, shown)) == int.from_bytes(here)
    require(same, "faces of a species", p)
    if g.phase in (SPENDING, MOVEMENT) and g.turn > 1:
        require(not any(shown[g.graveyard - 1]), "a die survived the graveyard of a species", p)


def conserve_board(g: Biosphere, p: int) -> None:
    """Check the markers of a species on its tracks, the counter, the bar and the scale."""
    require(fit(bytes(g.tracks(p))), "a track off its ends, or between two spaces", p)
    require(
        g.ep[p] <= data.MOST_EP and g.bar[p] <= data.BAR and g.corners[p] <= len(data.BAR_CORNERS), "off the counter", p
    )
    require(g.corners[p] == sum(corner <= g.bar[p] for corner in data.BAR_CORNERS), "corners of the bar", p)
    on_scale = g.size[p] < 8 and g.specialisation[p] < 8
    unset = g.size[p] == g.specialisation[p] == data.NOT_SET and g.turn == 1
    require(on_scale or unset, "off the scale", p)


@cache
def fit(tracks: bytes) -> bool:
    """Whether each marker of a player board stands on a space of its track."""
    return all(
        start - (track in data.LIVES) <= value <= most and (value - start) % step == 0
        for track, (value, start, most, step) in enumerate(zip(tracks, data.START, data.MOST, data.STEP, strict=True))
    )


def conserve_cards(g: Biosphere) -> None:
    """Check that each card is in one place, and each open card in its own row."""
    for row in range(2):
        rows = {data.CARDS[card].row for card in g.open_cards(row) if card != data.NO_CARD}
        require(rows <= {row}, "a card in the wrong row")
    turned_up = [card for card, where in enumerate(g.card) if where == OPEN]
    require(turned_up == sorted(card for card in g.row if card != data.NO_CARD), "open cards are not in their rows")
    places = {OPEN, DECK, DISCARDED}.union(*((HAND + p, PLAYED + p) for p in g.species()))
    require(places.issuperset(g.card), "a card nowhere")


def cards_in_play(g: Biosphere, seen: set[str]) -> None:
    """Add to `seen` the tokens of the cards played, the goals in play, and the bonuses taken."""
    seen.update(facts.id for c, facts in enumerate(data.CARDS) if g.played_by(c) != data.NOBODY)
    seen.update(f"goal-{data.GOALS[goal].id}" for goal in g.goals)
    for p in g.species():
        seen.update(f"special-{name}" for name, n in zip(data.SPECIAL, g.markers(p), strict=True) if n)
        seen.update(f"corner-{n + 1}" for n in range(g.corners[p]))


def all_cards() -> set[str]:
    """All tokens that `cards_in_play` can add."""
    return (
        {c.id for c in data.CARDS}
        | {f"goal-{goal.id}" for goal in data.GOALS}
        | {f"special-{name}" for name in data.SPECIAL}
        | {f"corner-{n + 1}" for n in range(len(data.BAR_CORNERS))}
    )
