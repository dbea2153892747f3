"""What a choice would change, in a few short sentences with the numbers first, and what would be asked next.

What an answer does is read from the preview, which the rules themselves have played: nothing is worked out twice.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from speciate.draw.blanks import blanks
from speciate.draw.face import Scene
from speciate.draw.markup import Markup, join
from speciate.engine import DONE, Choice, Event, Preview

from .. import data, events
from ..decisions import BREED_TILE, FILL_TILE, MOVE_DIE, MOVE_TILE, PENALTY_LIFE, SPECIAL_TAKE, SPEND_DEED
from ..events import EVENTS
from ..pieces import ALL, PLAY, face_of_die
from ..rules.facts import acted, face_if_moved, lasting, majorities, penalty_due, scale_cost, standing, years_left
from ..rules.goals import meets
from ..rules.state import MOVEMENT, REPRODUCTION, Biosphere
from .choice import question
from .log import blocks
from .words import Vocabulary, is_card, vocabulary


def preview_text(scene: Scene[Biosphere], choice: Choice, value: int, preview: Preview[Biosphere]) -> Markup:
    """What a value would change, in a few sentences; never empty."""
    v, lines = vocabulary(scene.words), list[Markup]()
    g, after, me = scene.g, preview.state, scene.g.species_of(choice.seat)
    if value == DONE:
        lines += _declined(g, v, choice, me)
    elif choice.decision is BREED_TILE:
        lines += _born(g, after, v, me, value)
        if after.left:
            lines.append(v.words("see.rest", n=after.left))
    elif choice.decision is FILL_TILE:
        lines += _filled(g, after, v, me, value)
    elif choice.decision is MOVE_DIE:
        lines += _picked(g, v, face_of_die(value))
    elif choice.decision is MOVE_TILE:
        lines += _moved(g, after, v, choice, me, value)
    elif choice.decision is SPEND_DEED:
        lines += _spent(g, after, v, me, value)
    lines += [line for event in preview.events for line in _event(v, me, event)]
    kinds = {event.kind for event in preview.events}
    if events.overflow.key in kinds and events.bar.key not in kinds:
        lines.append(v.words("see.lost"))
    lines += _bonuses(g, after, v, me)
    lines += _goals(g, after, v, me)
    if preview.choice:
        lines += _next(scene, v, choice, value, preview.choice, after)
    if preview.chance:
        lines.append(v.words("see.luck"))
    return join(dict.fromkeys(lines), " ") if lines else v.words("see.nothing")


def _next(
    scene: Scene[Biosphere], v: Vocabulary, choice: Choice, value: int, following: Choice, after: Biosphere
) -> Iterator[Markup]:
    """What would be asked next in this step; of another species only whose turn it is to choose."""
    me = after.species_of(choice.seat)
    if following.seat == choice.seat:
        yield v.words("see.next", question=question(Scene(after, scene.words), following))
    else:
        yield v.words("see.next.other", species=v.species[after.species_of(following.seat)])
    points = penalty_due(after, me)
    if value == PLAY and choice.decision is SPEND_DEED and points and following.decision is not PENALTY_LIFE:
        yield v.words("see.penalty.then", n=points)


def _declined(g: Biosphere, v: Vocabulary, choice: Choice, me: int) -> Iterator[Markup]:
    w = v.words
    if choice.decision is SPEND_DEED:
        yield w("see.keep", n=g.ep[me])
        if PLAY in choice.values:
            yield w("see.unplayed")
    elif choice.decision is FILL_TILE:
        yield w("see.unfilled", n=choice.numbers["free"])
    elif choice.decision is SPECIAL_TAKE:
        yield w("see.untaken")
    else:
        yield w("see.stop", n=choice.numbers["left"])


def _born(g: Biosphere, after: Biosphere, v: Vocabulary, me: int, cell: int) -> Iterator[Markup]:
    """New dice: their face, their life, and the majority on the tile."""
    face, n = g.face_now(me, g.terrain[cell]), after.here[me][cell] - g.here[me][cell]
    life = years_left(g, face)
    yield v.words("see.born", n=n, face=face, life=life, when=v.turns(life))
    yield from _holding(g, after, v, me, cell)


def _filled(g: Biosphere, after: Biosphere, v: Vocabulary, me: int, value: int) -> Iterator[Markup]:
    """Dice that fill one tile, or all of them."""
    tiles = [tile for tile in g.tiles if after.here[me][tile] > g.here[me][tile]]
    if value != ALL:
        yield from _born(g, after, v, me, value)
    else:
        yield v.words("see.filled", n=g.supply[me] - after.supply[me], tiles=len(tiles))
    yield v.words("see.supply", n=after.supply[me])


def _holding(g: Biosphere, after: Biosphere, v: Vocabulary, me: int, cell: int) -> Iterator[Markup]:
    """What of a tile one would hold."""
    w, then = v.words, standing(after, cell)
    values = {"tile": v.tile(g, cell), "n": then.counts[me], "all": then.spaces}
    short = then.needed - then.counts[me]
    if then.counts[me] == then.spaces:
        yield w("see.control", **values)
    elif then.holder == me != g.holder[cell]:
        yield w("see.majority", **values)
    elif 0 < short <= after.room[cell]:
        yield w("see.short", more=short, **values)
    else:
        yield w("see.hold", **values)


def _picked(g: Biosphere, v: Vocabulary, face: int) -> Iterator[Markup]:
    """What a move makes of a die with this face."""
    moved = face_if_moved(g, face)
    w, now = v.words, years_left(g, face)
    if moved:
        then = years_left(g, moved)
        yield w("see.ages", face=face, older=moved, when=v.turns(now), then=v.turns(then))
    else:
        yield w("see.perishes", face=face)


def _moved(g: Biosphere, after: Biosphere, v: Vocabulary, choice: Choice, me: int, cell: int) -> Iterator[Markup]:
    w, origin, face = v.words, choice.numbers["origin"], choice.numbers["face"]
    yield w("see.steps", n=g.left - after.left, rest=after.left)
    yield from _picked(g, v, face)
    if face_if_moved(g, face):
        yield from _holding(g, after, v, me, cell)
    if g.holder[origin] == me != after.holder[origin]:
        yield w("see.loses", tile=v.tile(g, origin))


def _spent(g: Biosphere, after: Biosphere, v: Vocabulary, me: int, value: int) -> Iterator[Markup]:
    w = v.words
    if value == PLAY:
        yield w("see.play", card=v.cards[g.matching(me)])
        return
    yield w("see.ep", n=g.ep[me] - after.ep[me], rest=after.ep[me])
    if is_card(value):
        combination = data.CARDS[value].combination
        away, place = scale_cost(g, me, combination, g.paid_scale), v.combinations[combination]
        far = w("see.shut", combination=place) if g.scale_closed else w("see.away", combination=place, n=away)
        yield far if away else w("see.here")


def _event(v: Vocabulary, me: int, event: Event) -> Iterator[Markup]:
    """What happens in the preview and the sentences above do not say."""
    kind, w = EVENTS[event.kind], v.words
    numbers = kind.named(event)
    if kind not in _SAID or (kind in (events.raise_, events.lower) and numbers["species"] != me):
        return
    found = blanks(kind.numbers, numbers, v.read)
    if kind is events.special:
        found["effect"] = v.special_effects[numbers["space"]]
    yield w("see.lower.blocked" if kind is events.lower and blocks(numbers) else f"see.{kind.key}", **found)
    card = data.CARD_AT[numbers["combination"]] if kind is events.scale else data.NO_CARD
    if card != data.NO_CARD:
        yield w("see.needs", card=v.cards[card])


_SAID: Final = (
    events.start, events.scale, events.bar, events.special, events.bar_corner, events.alarm, events.overflow,
    events.penalty, events.raise_, events.lower,
)  # fmt: skip
"""Events that have a sentence `see.KEY`."""


def _bonuses(g: Biosphere, after: Biosphere, v: Vocabulary, me: int) -> Iterator[Markup]:
    """Bonuses for majorities that come after this phase: surely, or as long as the mover does not break them."""
    if g.phase not in (MOVEMENT, REPRODUCTION):
        return
    certain = g.phase == REPRODUCTION or acted(after, me)
    for environment, (now, then) in enumerate(zip(majorities(g, me), majorities(after, me), strict=True)):
        space = data.ENVIRONMENT_SPACE + environment
        news = now < data.TILES_FOR_BONUS or (certain and not acted(g, me) and g.phase == MOVEMENT)
        if then >= data.TILES_FOR_BONUS and news and not g.marked(me, space):
            key = "see.pair" if certain else "see.pair.may"
            yield v.words(key, n=then, environment=v.environments[environment], effect=v.special_effects[space])


def _goals(g: Biosphere, after: Biosphere, v: Vocabulary, me: int) -> Iterator[Markup]:
    """Goals that become sure, would be met, or would be met no more; and what that makes in all."""
    sure = g.goals_of(me)
    news = False
    for k, goal in enumerate(g.goals):
        if g.completed(me, k):
            continue
        now, then = meets(g, me, goal), meets(after, me, goal)
        safe = then and lasting(after, me, goal)
        sure += safe
        if safe and not (now and lasting(g, me, goal)):
            news = True
            yield v.words("see.sure", goal=v.goals[goal])
        elif then and not now:
            yield v.words("see.meets", goal=v.goals[goal])
        elif now and not then:
            yield v.words("see.fails", goal=v.goals[goal])
    if news:
        yield v.words("see.total.end" if sure >= data.GOALS_TO_END else "see.total", n=sure, all=data.GOALS_TO_END)
