"""What a choice would change, in a few short sentences with the numbers first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

from speciate.draw.face import Scene
from speciate.draw.markup import Markup, join
from speciate.engine import Choice, Event, EventKind, Preview

from .. import events
from ..rules.state import Earth
from .log import Numbers
from .words import EarthWords

_MOST = 5
"""Sentences that are read at a glance."""
E = TypeVar("E", bound=Earth)
Tellers = Mapping[EventKind[...], Callable[[E, Any, int, Numbers], Iterable[Markup]]]
"""What there is to say of an event: to the animal that chooses, with the numbers of the event."""
Question = Callable[[Scene[Any], Choice], Markup]
"""How a game asks."""


def in_short(
    scene: Scene[Any], v: EarthWords, lines: list[Markup], preview: Preview[Any], question: Question
) -> Markup:
    """The consequence line of the prompt. Its last sentence tells what decides next: chance, or an answer."""
    last = [v.words("see.luck")] if preview.chance else [*following(scene, v, preview, question)]
    return join([*lines[: _MOST - len(last)], *last] or [v.words("see.nothing")], " ")


def following(scene: Scene[Any], v: EarthWords, preview: Preview[Any], question: Question) -> Iterable[Markup]:
    """The next question of this step, and whose it is where another animal answers."""
    coming = preview.choice
    if coming and scene.choice:
        asked, animal = question(replace(scene, g=preview.state), coming), coming.numbers["animal"]
        if animal == scene.choice.numbers["animal"]:
            yield v.words("see.next", question=asked)
        else:
            yield v.words("see.next_of", animal=v.animals[animal], question=asked)


def with_points(log: Sequence[Event], me: int, n: int, source: int) -> Sequence[Event]:
    """Prepend the points from a source that are certain to come, where a question stopped the preview before them."""
    here = any(vp["source"] == source for vp in events.vp.of(log))
    return log if here or not n else [events.vp(me, n, source, -1), *log]


def at_once(
    g: E, v: EarthWords, me: int, log: Sequence[Event], kinds: Mapping[str, EventKind[...]], own: Tellers[E]
) -> Iterable[Markup]:
    """What happens at once: points, births, deaths, moves, elements; and what `own` says of the game's own events."""
    yield from _points(v, me, log)
    yield from _species(g, v, me, log)
    for event in log:
        kind = kinds[event.kind]
        if kind in own:
            yield from own[kind](g, v, me, kind.named(event))
        elif kind in _TELLERS:
            yield from _TELLERS[kind](g, v, me, kind.named(event))


def _points(v: EarthWords, me: int, log: Sequence[Event]) -> Iterable[Markup]:
    """The points that each animal scores, first those of `me`, or loses."""
    total = [0] * len(v.animals)
    for vp in events.vp.of(log):
        total[vp["animal"]] += vp["n"]
    if total[me] > 0:
        yield v.words("see.vp", n=total[me])
    for a, n in enumerate(total):
        if n > 0 and a != me:
            yield v.words("see.vp_of", animal=v.animals[a], n=n)
        elif n < 0:
            yield v.words("see.loses", animal=v.animals[a], n=-n)


def _species(g: Earth, v: EarthWords, me: int, log: Sequence[Event]) -> Iterable[Markup]:
    """Where new species come, where species die, and how many return to the gene pool."""
    new, dead = _by_tile(events.breed.of(log)), _by_tile(events.eliminate.of(log))
    back = _by_tile(events.displace.of(log))
    for a, name in enumerate(v.animals):
        if a in new:
            key = "see.new" if a == me else "see.new_of"
            yield v.words(key, animal=name, n=sum(new[a].values()), tiles=v.tiles(g, new[a]))
    for a, name in enumerate(v.animals):
        if a in dead:
            key = "see.you_die" if a == me else "see.dies"
            yield v.words(key, animal=name, n=sum(dead[a].values()), tiles=v.tiles(g, dead[a]))
        if a in back:
            yield v.words("see.back", animal=name, n=sum(back[a].values()))


def _by_tile(species: Iterable[Numbers]) -> dict[int, dict[int, int]]:
    """How many species of each animal, on each tile."""
    found: dict[int, dict[int, int]] = {}
    for a in species:
        tiles = found.setdefault(a["animal"], {})
        tiles[a["hex"]] = tiles.get(a["hex"], 0) + a["n"]
    return found


_TELLERS: Final[Tellers[Earth]] = {
    events.move: lambda g, v, me, e: [
        v.words("see.moves", n=e["n"], animal=v.animals[e["animal"]], hex=v.tile(g, e["hex"]))
    ],
    events.grow: lambda g, v, me, e: [
        v.words("see.grow", element=v.elements[e["element"]], tiles=v.tiles_around(g, e["corner"]))
    ],
    events.wither: lambda g, v, me, e: [
        v.words("see.wither", element=v.elements[e["element"]], tiles=v.tiles_around(g, e["corner"]))
    ],
    events.adapt: lambda g, v, me, e: (
        [v.words("see.adapt", element=v.elements[e["element"]])] if e["animal"] == me else []
    ),
    events.shed: lambda g, v, me, e: (
        [v.words("see.shed", element=v.elements[e["element"]])] if e["animal"] == me else []
    ),
    events.new_pawn: lambda g, v, me, e: [v.words("see.new_pawn", animal=v.animals[e["animal"]])],
    events.reseed: lambda g, v, me, e: [v.words("see.round_ends")],
    events.end: lambda g, v, me, e: [v.words("see.game_ends")],
}
"""Events of the family."""


def growth(g: Earth, v: EarthWords, me: int, limits: Sequence[tuple[int, int]]) -> Iterable[Markup]:
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


def best(v: EarthWords, points: Sequence[int]) -> Iterable[Markup]:
    """The most points that one of several answers brings at once."""
    most = max(points, default=0)
    if most > 0:
        yield v.words("see.best", n=most)


def most_growth(g: Earth, v: EarthWords, me: int, limits: Sequence[Sequence[tuple[int, int]]]) -> Iterable[Markup]:
    """The most species that one of several elements can feed; each with its tiles, as (tile, most)."""
    yield v.words("see.most", n=max(min(g.pool[me], sum(n for _, n in around)) for around in limits))


def leads(g: Earth, after: Earth, v: EarthWords, me: int) -> Iterable[Markup]:
    """Tiles that new species would put in front."""
    grown = [h for h in g.tiles() if after.cubes[me][h] > g.cubes[me][h]]
    first = {h: after.forecast(h)[:1] for h in grown}
    lead = [h for h, places in first.items() if places and places[0][0] == me]
    if lead:
        yield v.words("see.lead", tiles=v.tiles(after, lead), n=sum(first[h][0][1] for h in lead))


def danger(
    g: Earth, after: Earth, v: EarthWords, me: int, was: Iterable[int], would: Iterable[int]
) -> Iterable[Markup]:
    """Tiles where species would be endangered, and where they no longer would be."""
    was, would = set(was), set(would)
    if would - was:
        yield v.words("see.endangered", tiles=v.tiles(after, sorted(would - was)))
    saved = sorted(h for h in was - would if after.cubes[me][h])
    if saved:
        yield v.words("see.safe", tiles=v.tiles(after, saved))


def survival(v: EarthWords, held: bool, would_hold: bool) -> Iterable[Markup]:
    """Whether the Survival card would change hands."""
    if held != would_hold:
        yield v.words("see.survival" if would_hold else "see.survival_lost")
