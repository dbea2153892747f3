"""What a choice would change, in a few short sentences with the numbers first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from speciate.draw.face import Scene
from speciate.earth import draw_foresee as earth
from speciate.engine import DONE, Choice, Event, Glimpse
from speciate.locale import Safe

from . import data as d
from .face_facts import reach, wander_vp
from .face_words import Vocabulary, vocabulary
from .pieces import VP_WANDERLUST
from .state import Marine


def foresee(scene: Scene[Marine], choice: Choice, value: int, glimpse: Glimpse[Marine]) -> str:
    """The consequence line of the prompt."""
    g, v = scene.g, vocabulary(scene.words)
    after, luck = scene.after, glimpse.luck
    events: Sequence[Event] = glimpse.events
    me = choice.about[0]
    if choice.key == "wanderlust.hex":
        events = earth.with_points(events, me, wander_vp(g, choice.about[1], value), VP_WANDERLUST)
    told = [*earth.at_once(g, v, me, events, lambda event: _own(g, v, me, event))]
    if choice.key == "speciation.corner" and value != DONE:
        told += earth.growth(g, v, me, reach(g, me, value))
    if choice.key == "turn.space" and value == DONE:
        told += _retrieval(g, v, me)
    if after is not None:
        told += _differences(g, after, v, me, luck)
        if choice.key in ("turn.space", "turn.pawn") and value != DONE and not luck and not after.over:
            idle = after.turn != g.turn and not [e for e in events if e.kind not in ("place", "move")]
            told += [v.words("see.useless")] if idle else []
    return earth.in_short(v, told, luck=luck, more=value != DONE)


def _own(g: Marine, v: Vocabulary, me: int, event: Event) -> Iterable[Safe]:
    """Events that only this game has."""
    kind, args = event
    if kind == "exchange":
        yield v.words("see.grow", element=v.elements[args[0]], tiles=v.tiles_around(g, args[1]))
    elif kind == "drift":
        yield v.words("see.grow", element=v.elements[args[0]], tiles=v.tiles_around(g, args[2]))
    elif kind == "dominate" and args[0] == me:
        yield v.words("see.target", element=v.elements[args[1]], n=args[2])
        if args[3] not in (d.NOBODY, me):
            yield v.words("see.robbed", animal=v.animals[args[3]])
    elif kind == "place" and args[3] >= 0:
        yield v.words("see.bump", animal=v.animals[args[3]])


def _retrieval(g: Marine, v: Vocabulary, me: int) -> Iterable[Safe]:
    pawns = len(g.placed(me))
    yield v.words("see.retrieve", n=pawns) if pawns else v.words("see.retrieve_none")
    if not g.right[me] and all(g.right[a] for a in g.opponents(me)):
        yield v.words("see.game_ends" if g.last_round else "see.round_ends")


def _differences(g: Marine, after: Marine, v: Vocabulary, me: int, luck: bool) -> Iterable[Safe]:
    """What else would be different: leads, domination, danger, the Survival card."""
    yield from earth.leads(g, after, v, me)
    before, then = ({e for e in range(6) if s.dominates(me, e)} for s in (g, after))
    if then - before:
        yield v.words("see.dominates", elements=v.join([v.elements[e] for e in sorted(then - before)]))
    taken = {e for e in range(6) if after.target[e] != g.target[e] and after.special[e] == me}
    if before - then - taken:
        yield v.words("see.no_longer", elements=v.join([v.elements[e] for e in sorted(before - then - taken)]))
    danger = ([h for h in s.occupied(me) if s.endangered(me, h)] for s in (g, after))
    yield from earth.danger(g, after, v, me, *danger)
    yield from earth.survival(v, g.survival_holder() == me, after.survival_holder() == me)
