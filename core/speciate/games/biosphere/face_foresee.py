"""What a choice would change, in a few short sentences with the numbers first."""

from __future__ import annotations

from collections.abc import Iterable

from speciate.draw.face import Scene
from speciate.engine import DONE, Choice, Event, Glimpse
from speciate.locale import Safe

from . import data as d
from .face_words import Vocabulary, is_card, left, matching, vocabulary
from .facts import face_if_moved, penalty_due, scale_cost, standing, years_left
from .goals import progress
from .pieces import BAR_STEP, DIE, PLAY
from .state import Biosphere


def foresee(scene: Scene[Biosphere], choice: Choice, value: int, glimpse: Glimpse[Biosphere]) -> str:
    """The consequence line of the prompt."""
    v, told = vocabulary(scene.words), list[Safe]()
    g, me = scene.g, choice.about[0]
    if value == DONE:
        told += _declined(g, v, choice, me)
    elif choice.key in ("breed.tile", "fill.tile"):
        told += _born(g, v, choice, me, value)
    elif choice.domain is DIE:
        told += _picked(g, v, value)
    elif choice.key == "move.tile":
        told += _moved(g, v, choice, me, value)
    elif choice.key == "spend.deed":
        told += _spent(g, v, choice, me, value)
    told += [line for event in glimpse.events for line in _event(v, me, event)]
    if scene.after is not None and value != DONE:
        told += _goals(g, scene.after, v, me)
    if glimpse.luck:
        told.append(v.words("see.luck"))
    return " ".join(dict.fromkeys(told)) or str(v.words("see.nothing"))


def _declined(g: Biosphere, v: Vocabulary, choice: Choice, me: int) -> Iterable[Safe]:
    w = v.words
    if choice.key == "spend.deed":
        yield w("see.keep", n=g.ep[me])
        points = penalty_due(g, me)
        if points:
            yield w("see.penalty", n=points)
        if g.size[me] != d.NOT_SET and (card := matching(g, me)) != d.NO_CARD and g.card[card] == me:
            yield w("see.unplayed")
    elif choice.key == "fill.tile":
        yield w("see.unfilled", **blanks_of(g, v, choice))
    else:
        yield w("see.stop", n=choice.about[1])


def blanks_of(g: Biosphere, v: Vocabulary, choice: Choice) -> dict[str, object]:
    return {"tile": v.tile(g, choice.values[0]), "n": choice.about[1]}


def _born(g: Biosphere, v: Vocabulary, choice: Choice, me: int, cell: int) -> Iterable[Safe]:
    """New dice: their face, their life, and the majority on the tile."""
    w = v.words
    face = g.face_now(me, g.terrain[cell])
    n = choice.about[1] if choice.key == "fill.tile" else 1
    life = left(face, g.graveyard)
    yield w("see.born", n=n, face=face, life=life, when=v.turns(life))
    yield from _holding(g, v, me, cell, n)


def _holding(g: Biosphere, v: Vocabulary, me: int, cell: int, n: int) -> Iterable[Safe]:
    """What of a tile one would hold."""
    w, here = v.words, standing(g, cell)
    then = here.counts[me] + n
    about = {"tile": v.tile(g, cell), "n": then, "all": here.spaces}
    if then == here.spaces:
        yield w("see.control", **about)
    elif then >= here.needed:
        if here.holder == me:
            yield w("see.hold", **about)
        else:
            yield w("see.majority", **about)
    else:
        free = here.spaces - sum(here.counts) - n
        short = here.needed - then
        yield w("see.short" if short <= free else "see.hold", more=short, **about)


def _picked(g: Biosphere, v: Vocabulary, value: int) -> Iterable[Safe]:
    face = value % d.FACES + 1
    older = face_if_moved(g, face)
    w, now = v.words, years_left(g, face)
    if older:
        then = years_left(g, older)
        yield w("see.ages", face=face, older=older, when=v.turns(now), then=v.turns(then))
    else:
        yield w("see.perishes", face=face)


def _moved(g: Biosphere, v: Vocabulary, choice: Choice, me: int, cell: int) -> Iterable[Safe]:
    origin, face = divmod(choice.about[1], d.FACES)
    steps = g.land().distance[origin][cell]
    w = v.words
    yield w("see.steps", n=steps, rest=choice.about[2] - steps)
    yield from _picked(g, v, choice.about[1])
    if face_if_moved(g, face + 1):
        yield from _holding(g, v, me, cell, 1)
    before = standing(g, origin)
    if before.holder == me and before.counts[me] - 1 < before.needed:
        yield w("see.loses", tile=v.tile(g, origin))


def _spent(g: Biosphere, v: Vocabulary, choice: Choice, me: int, value: int) -> Iterable[Safe]:
    w = v.words
    if is_card(value):
        card = d.CARDS[value]
        cost = d.COST[card.row]
        yield w("see.ep", n=cost, rest=g.ep[me] - cost)
        away, place = scale_cost(g, me, card.combination, g.paid_scale), v.combinations[card.combination]
        far = w("see.shut", combination=place) if g.scale_closed else w("see.away", combination=place, n=away)
        yield far if away else w("see.here")
    elif value == PLAY:
        yield w("see.play", card=v.cards[matching(g, me)])
    else:
        cost = (choice.about[3] if value == BAR_STEP else choice.about[2]) + 1
        yield w("see.ep", n=cost, rest=g.ep[me] - cost)


def _event(v: Vocabulary, me: int, event: Event) -> Iterable[Safe]:
    """News of the glimpse that the sentences above do not tell."""
    w, args = v.words, event.args
    match event.kind:
        case "start":
            yield w("see.start", combination=v.combinations[args[1]])
        case "scale":
            yield w("see.scale", combination=v.combinations[args[1]])
            card = d.CARD_AT[args[1]]
            if card != d.NO_CARD:
                yield w("see.needs", card=v.cards[card])
        case "bar":
            yield w("see.bar", n=args[2])
        case "special":
            yield w("see.special", name=v.specials[args[1]], effect=v.special_effects[args[1]])
        case "bar_corner":
            yield w("see.bar_corner", effect=v.bar_effects[args[1]])
        case "alarm":
            yield w("see.alarm")
        case "raise" if args[0] == me:
            yield w("see.raise", track=v.tracks[args[1]], n=args[2])
        case "lower" if args[0] == me:
            blocked = args[2] < d.START_LIFE[args[1]]
            yield w("see.lower.blocked" if blocked else "see.lower", track=v.tracks[args[1]], n=args[2])
        case "goal":
            yield w("see.goal", species=v.species[args[0]], goal=v.goals[args[1]])
        case "wins":
            yield w("see.wins", species=v.species[args[0]])


def _goals(g: Biosphere, after: Biosphere, v: Vocabulary, me: int) -> Iterable[Safe]:
    """Goals that would be met, or met no more, if they were judged now."""
    for k, goal in enumerate(g.goals):
        if g.reached[7 * me + k] or after.reached[7 * me + k]:
            continue
        now, need = progress(g, me, goal)
        then, need_then = progress(after, me, goal)
        if now < need and then >= need_then:
            yield v.words("see.meets", goal=v.goals[goal])
        elif now >= need and then < need_then:
            yield v.words("see.fails", goal=v.goals[goal])
