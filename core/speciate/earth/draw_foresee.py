"""What a choice would change, in a few short sentences with the numbers first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from speciate.draw.face import Scene
from speciate.engine import Choice, Event, Glimpse
from speciate.locale import Safe

from .draw_words import EarthWords
from .state import Earth

_MOST = 5
"""Sentences that are read at a glance."""
Tell = Callable[[Event], Iterable[Safe]]
"""What a game has to say of an event that only it knows."""


Question = Callable[[Scene[Any], Choice], str]
"""How a game asks."""


def in_short(scene: Scene[Any], v: EarthWords, told: list[Safe], glimpse: Glimpse[Any], question: Question) -> str:
    """The consequence line of the prompt. Its last sentence tells what decides next: luck, or an answer."""
    last = [v.words("see.luck")] if glimpse.luck else [*following(scene, v, glimpse, question)]
    return " ".join([*told[: _MOST - len(last)], *last] or [v.words("see.nothing")])


def following(scene: Scene[Any], v: EarthWords, glimpse: Glimpse[Any], question: Question) -> Iterable[Safe]:
    """The next question of this step, and whose it is where another animal answers."""
    coming = glimpse.choice
    if coming and scene.choice:
        asked, animal = Safe(question(replace(scene, g=glimpse.state), coming)), coming.about[0]
        if animal == scene.choice.about[0]:
            yield v.words("see.next", question=asked)
        else:
            yield v.words("see.next_of", animal=v.animals[animal], question=asked)


def with_points(events: Sequence[Event], me: int, vp: int, source: int) -> Sequence[Event]:
    """With the points from a source that are sure to come, where a question stands between now and them."""
    here = any(kind == "vp" and args[2] == source for kind, args in events)
    return events if here or not vp else [Event("vp", (me, vp, source, -1)), *events]


def at_once(g: Earth, v: EarthWords, me: int, events: Sequence[Event], tell: Tell) -> Iterable[Safe]:
    """What happens at once: points, births, deaths, moves, elements; and what `tell` says of the game's own events."""
    n = len(v.animals)
    vp, back = [0] * n, [0] * n
    new: list[dict[int, int]] = [{} for _ in range(n)]
    dead: list[dict[int, int]] = [{} for _ in range(n)]
    rest: list[Safe] = []
    for event in events:
        kind, args = event
        match kind:
            case "vp":
                vp[args[0]] += args[1]
            case "breed":
                new[args[0]][args[1]] = new[args[0]].get(args[1], 0) + args[2]
            case "revive":
                new[args[0]][args[1]] = new[args[0]].get(args[1], 0) + 1
            case "eliminate":
                dead[args[0]][args[1]] = dead[args[0]].get(args[1], 0) + args[2]
            case "displace":
                back[args[0]] += args[2]
            case "move":
                rest.append(v.words("see.moves", n=args[3], animal=v.animals[args[0]], hex=v.tile(g, args[2])))
            case "grow":
                rest.append(v.words("see.grow", element=v.elements[args[0]], tiles=v.tiles_around(g, args[1])))
            case "wither":
                rest.append(v.words("see.wither", element=v.elements[args[0]], tiles=v.tiles_around(g, args[1])))
            case "adapt" if args[0] == me:
                rest.append(v.words("see.adapt", element=v.elements[args[1]]))
            case "shed" if args[0] == me:
                rest.append(v.words("see.shed", element=v.elements[args[1]]))
            case "reseed":
                rest.append(v.words("see.round_ends"))
            case "end":
                rest.append(v.words("see.game_ends"))
            case _:
                rest += tell(event)
    if vp[me] > 0:
        yield v.words("see.vp", n=vp[me])
    for a in range(n):
        if vp[a] > 0 and a != me:
            yield v.words("see.vp_of", animal=v.animals[a], n=vp[a])
        elif vp[a] < 0:
            yield v.words("see.loses", animal=v.animals[a], n=-vp[a])
    for a in range(n):
        if new[a]:
            key = "see.new" if a == me else "see.new_of"
            yield v.words(key, animal=v.animals[a], n=sum(new[a].values()), tiles=v.tiles(g, new[a]))
    for a in range(n):
        if dead[a]:
            key = "see.you_die" if a == me else "see.dies"
            yield v.words(key, animal=v.animals[a], n=sum(dead[a].values()), tiles=v.tiles(g, dead[a]))
        if back[a]:
            yield v.words("see.back", animal=v.animals[a], n=back[a])
    yield from rest


def growth(g: Earth, v: EarthWords, me: int, limits: Sequence[tuple[int, int]]) -> Iterable[Safe]:
    """How many species an element can feed on each tile, as (tile, most), and where they would lead."""
    limits = [(h, min(n, g.pool[me])) for h, n in limits]
    parts = [v.words("see.reach.one", n=n, hex=v.tile(g, h)) for h, n in limits if n]
    if parts:
        yield v.words("see.reach", list=v.join(parts))
    order = g.tie_order()
    lead = [
        h
        for h, n in limits
        if g.cubes[me][h] + n
        and all((-g.cubes[me][h] - n, order * me) < (-g.cubes[a][h], order * a) for a in g.opponents(me))
    ]
    if lead and sum(n for _, n in limits) <= g.pool[me]:
        yield v.words("see.lead", tiles=v.tiles(g, lead), n=sum(g.PLACES_VP[g.terrain[h]][0] for h in lead))
    yield v.words("see.pool", n=g.pool[me])


def best(v: EarthWords, points: Sequence[int]) -> Iterable[Safe]:
    """The most points that one of several answers brings at once."""
    most = max(points, default=0)
    if most > 0:
        yield v.words("see.best", n=most)


def most_growth(g: Earth, v: EarthWords, me: int, limits: Sequence[Sequence[tuple[int, int]]]) -> Iterable[Safe]:
    """The most species that one of several elements can feed; each with its tiles, as (tile, most)."""
    yield v.words("see.most", n=max(min(g.pool[me], sum(n for _, n in around)) for around in limits))


def leads(g: Earth, after: Earth, v: EarthWords, me: int) -> Iterable[Safe]:
    """Tiles that new species would put in front."""
    grown = [h for h in g.tiles() if after.cubes[me][h] > g.cubes[me][h]]
    first = {h: after.forecast(h)[:1] for h in grown}
    lead = [h for h, places in first.items() if places and places[0][0] == me]
    if lead:
        yield v.words("see.lead", tiles=v.tiles(after, lead), n=sum(first[h][0][1] for h in lead))


def danger(g: Earth, after: Earth, v: EarthWords, me: int, was: Iterable[int], would: Iterable[int]) -> Iterable[Safe]:
    """Tiles where species would be endangered, and where they no longer would be."""
    was, would = set(was), set(would)
    if would - was:
        yield v.words("see.endangered", tiles=v.tiles(after, sorted(would - was)))
    saved = sorted(h for h in was - would if after.cubes[me][h])
    if saved:
        yield v.words("see.safe", tiles=v.tiles(after, saved))


def survival(v: EarthWords, held: bool, would_hold: bool) -> Iterable[Safe]:
    """Whether the Survival card would change hands."""
    if held != would_hold:
        yield v.words("see.survival" if would_hold else "see.survival_lost")
