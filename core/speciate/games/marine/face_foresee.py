"""What a choice would change, in a few short sentences with the numbers first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from speciate.draw.face import Scene
from speciate.engine import DONE, Choice, Event
from speciate.locale import Safe

from . import data as d
from .face_facts import reach, wander_vp
from .face_words import Vocabulary, vocabulary
from .state import Marine

_MOST = 5
"""Sentences that are read at a glance."""


def foresee(scene: Scene[Marine], choice: Choice, value: int, events: Sequence[Event], luck: bool) -> str:
    """The consequence line of the prompt."""
    g, v = scene.g, vocabulary(scene.words)
    after = scene.after
    me = choice.about[0]
    told = [*_events(g, v, me, events)]
    if choice.key == "speciation.corner" and value != DONE:
        told += _growth(g, v, me, value)
    if choice.key == "wanderlust.hex":
        told.insert(0, v.words("see.vp", n=wander_vp(g, choice.about[1], value)))
    if choice.key == "turn.space" and value == DONE:
        told += _retrieval(g, v, me)
    if after is not None:
        told += _differences(g, after, v, me, luck)
        if choice.key in ("turn.space", "turn.pawn") and value != DONE and not luck and not after.over:
            idle = after.turn != g.turn and not [e for e in events if e.kind not in ("place", "move")]
            told += [v.words("see.useless")] if idle else []
    if not told:
        told.append(v.words("see.luck" if luck else "see.more" if value != DONE else "see.nothing"))
    elif luck:
        told = [*told[: _MOST - 1], v.words("see.luck")]
    return " ".join(told[:_MOST])


def _events(g: Marine, v: Vocabulary, me: int, events: Sequence[Event]) -> Iterable[Safe]:
    """What happens at once: points, births, deaths, moves, elements."""
    vp = [0] * 4
    new: list[dict[int, int]] = [{} for _ in range(4)]
    dead: list[dict[int, int]] = [{} for _ in range(4)]
    back = [0] * 4
    rest: list[Safe] = []
    for kind, args in events:
        if kind == "vp":
            vp[args[0]] += args[1]
        elif kind in ("breed", "revive"):
            new[args[0]][args[1]] = new[args[0]].get(args[1], 0) + (args[2] if kind == "breed" else 1)
        elif kind == "eliminate":
            dead[args[0]][args[1]] = dead[args[0]].get(args[1], 0) + args[2]
        elif kind == "displace":
            back[args[0]] += args[2]
        elif kind == "move":
            rest.append(v.words("see.moves", n=args[3], animal=v.animals[args[0]], hex=v.tile(g, args[2])))
        elif kind == "grow" or kind == "exchange":
            rest.append(v.words("see.grow", element=v.elements[args[0]], tiles=v.tiles_around(g, args[1])))
        elif kind == "drift":
            rest.append(v.words("see.grow", element=v.elements[args[0]], tiles=v.tiles_around(g, args[2])))
        elif kind == "wither":
            rest.append(v.words("see.wither", element=v.elements[args[0]], tiles=v.tiles_around(g, args[1])))
        elif kind == "adapt" and args[0] == me:
            rest.append(v.words("see.adapt", element=v.elements[args[1]]))
        elif kind == "shed" and args[0] == me:
            rest.append(v.words("see.shed", element=v.elements[args[1]]))
        elif kind == "dominate" and args[0] == me:
            rest.append(v.words("see.target", element=v.elements[args[1]], n=args[2]))
            if args[3] not in (d.NOBODY, me):
                rest.append(v.words("see.robbed", animal=v.animals[args[3]]))
        elif kind == "place" and args[3] >= 0:
            rest.append(v.words("see.bump", animal=v.animals[args[3]]))
        elif kind == "reseed":
            rest.append(v.words("see.round_ends"))
        elif kind == "end":
            rest.append(v.words("see.game_ends"))
    if vp[me]:
        yield v.words("see.vp", n=vp[me])
    for a in range(4):
        if vp[a] and a != me:
            yield v.words("see.vp_of", animal=v.animals[a], n=vp[a])
    for a in range(4):
        if new[a]:
            key = "see.new" if a == me else "see.new_of"
            yield v.words(key, animal=v.animals[a], n=sum(new[a].values()), tiles=_tiles(g, v, new[a]))
    for a in range(4):
        if dead[a]:
            key = "see.you_die" if a == me else "see.dies"
            yield v.words(key, animal=v.animals[a], n=sum(dead[a].values()), tiles=_tiles(g, v, dead[a]))
        if back[a]:
            yield v.words("see.back", animal=v.animals[a], n=back[a])
    yield from rest


def _tiles(g: Marine, v: Vocabulary, tiles: Iterable[int]) -> Safe:
    return v.join([v.tile(g, h) for h in tiles])


def _growth(g: Marine, v: Vocabulary, me: int, corner: int) -> Iterable[Safe]:
    """How many species an element can feed on each tile, and where they would lead."""
    limits = [(h, min(n, g.pool[me])) for h, n in reach(g, me, corner)]
    parts = [v.words("see.reach.one", n=n, hex=v.tile(g, h)) for h, n in limits if n]
    if parts:
        yield v.words("see.reach", list=v.join(parts))
    order = g.ask("tie_order", d.NOBODY, 1)
    lead = [
        h
        for h, n in limits
        if g.cubes[me][h] + n
        and all(
            g.cubes[a][h] < g.cubes[me][h] + n or (g.cubes[a][h] == g.cubes[me][h] + n and order * me < order * a)
            for a in g.opponents(me)
        )
    ]
    if lead and sum(n for _, n in limits) <= g.pool[me]:
        vp = sum(d.PLACES_VP[g.terrain[h]][0] for h in lead)
        yield v.words("see.lead", tiles=_tiles(g, v, lead), n=vp)
    yield v.words("see.pool", n=g.pool[me])


def _retrieval(g: Marine, v: Vocabulary, me: int) -> Iterable[Safe]:
    pawns = len(g.placed(me))
    yield v.words("see.retrieve", n=pawns) if pawns else v.words("see.retrieve_none")
    if not g.right[me] and all(g.right[a] for a in g.opponents(me)):
        yield v.words("see.game_ends" if g.last_round else "see.round_ends")


def _differences(g: Marine, after: Marine, v: Vocabulary, me: int, luck: bool) -> Iterable[Safe]:
    """What else would be different: leads, domination, danger, the Survival card."""
    grown = [h for h in g.tiles() if after.cubes[me][h] > g.cubes[me][h]]
    lead = [h for h in grown if after.forecast(h)[:1] and after.forecast(h)[0][0] == me]
    if lead:
        yield v.words("see.lead", tiles=_tiles(after, v, lead), n=sum(after.forecast(h)[0][1] for h in lead))
    before, then = ({e for e in range(6) if s.dominates(me, e)} for s in (g, after))
    if then - before:
        yield v.words("see.dominates", elements=v.join([v.elements[e] for e in sorted(then - before)]))
    taken = {e for e in range(6) if after.target[e] != g.target[e] and after.special[e] == me}
    if before - then - taken:
        yield v.words("see.no_longer", elements=v.join([v.elements[e] for e in sorted(before - then - taken)]))
    danger = {h for h in after.occupied(me) if after.endangered(me, h)}
    was = {h for h in g.occupied(me) if g.endangered(me, h)}
    if danger - was:
        yield v.words("see.endangered", tiles=_tiles(after, v, sorted(danger - was)))
    saved = {h for h in was - danger if after.cubes[me][h]}
    if saved:
        yield v.words("see.safe", tiles=_tiles(after, v, sorted(saved)))
    held, holds = g.survival_holder() == me, after.survival_holder() == me
    if held != holds:
        yield v.words("see.survival" if holds else "see.survival_lost")
