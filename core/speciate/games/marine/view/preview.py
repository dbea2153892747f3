"""What a choice would change, in a few short sentences with the numbers first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from speciate.draw.face import Scene
from speciate.earth import events as earth_events
from speciate.earth.view import preview as earth
from speciate.earth.view.log import Numbers
from speciate.engine import DONE, Choice, Event, Preview
from speciate.locale import Markup

from .. import data, events
from ..decisions import EVOLUTION_HEX, SHARED, TECTONICS_HEX, TRAIT_KEEP, TURN_PAWN, TURN_SPACE
from ..events import EVENTS
from ..pieces import VP_CARDS, VP_EVOLUTION, VP_TECTONICS, VP_WANDERLUST
from ..rules.evolution_cards import OMNIVORE_CORNER, OMNIVORE_HEX
from ..rules.state import Marine
from .choice import question
from .facts import reach, vent_vp, wander_vp
from .words import Vocabulary, vocabulary


def preview_text(scene: Scene[Marine], choice: Choice, value: int, preview: Preview[Marine]) -> Markup:
    """The consequence line of the prompt."""
    g, v, after = scene.g, vocabulary(scene.words), preview.state
    me, decision = choice.numbers["animal"], choice.decision
    log = _revived_as_new(preview.events)
    if value != DONE:
        log = earth.with_points(log, me, *_pending(g, choice, value))
    lines = [*earth.at_once(g, v, me, log, EVENTS, _TELLERS)]
    if decision is TRAIT_KEEP:
        lines.append(v.words("see.secret"))
    if decision is SHARED.speciation_corner and value != DONE:
        lines += earth.growth(g, v, me, reach(g, me, value))
    if decision is SHARED.wanderlust_stack and value != DONE:
        lines += earth.best(v, [wander_vp(g, g.stack_top[value], h) for h in g.room_for_tile()])
    if decision is TURN_SPACE and value == DONE:
        lines += _retrieval(g, v, me, log)
    lines += _differences(g, after, v, me)
    lines += _ahead(after, v, me, preview.choice)
    ended = not preview.choice and not preview.chance and not after.over and after.turn != me
    if decision in (TURN_SPACE, TURN_PAWN) and value != DONE and ended and {e.kind for e in log} <= _NO_EFFECT:
        lines.append(v.words("see.useless"))
    if not lines and ended:
        lines = [v.words("see.nothing"), v.words("see.turn", animal=v.animals[after.turn])]
    return earth.in_short(scene, v, lines, preview, question)


_NO_EFFECT: Final = frozenset({events.place.key, earth_events.move.key})
"""All that happens where a pawn is placed for nothing."""


def _revived_as_new(log: Sequence[Event]) -> Sequence[Event]:
    """A species that returns from the box is told like a new one."""
    return [
        earth_events.breed(**events.revive.named(event), n=1) if event.kind == events.revive.key else event
        for event in log
    ]


def _pending(g: Marine, choice: Choice, value: int) -> tuple[int, int]:
    """Points that are sure to come, though a question may stand between now and them; and their source."""
    decision = choice.decision
    if decision is SHARED.wanderlust_hex:
        return wander_vp(g, choice.numbers["terrain"], value), VP_WANDERLUST
    if decision is SHARED.wanderlust_element:
        h = choice.numbers["hex"]
        return wander_vp(g, g.terrain[h], h), VP_WANDERLUST
    if decision is TECTONICS_HEX:
        return vent_vp(g, value), VP_TECTONICS
    if decision in (OMNIVORE_HEX, OMNIVORE_CORNER):
        return data.OMNIVORE_VP, VP_CARDS
    return 0, VP_CARDS


def _ahead(g: Marine, v: Vocabulary, me: int, coming: Choice | None) -> Iterable[Markup]:
    """The most that an answer to the next question can bring at once."""
    if coming is None or coming.numbers["animal"] != me:
        return
    values = [value for value in coming.values if value != DONE]
    if coming.decision is EVOLUTION_HEX:
        yield from earth.best(v, [_scored(g, me, h) for h in values])
    elif coming.decision is TECTONICS_HEX:
        yield from earth.best(v, [vent_vp(g, h) for h in values])
    elif coming.decision is SHARED.speciation_corner:
        yield from earth.most_growth(g, v, me, [reach(g, me, c) for c in values])


def _scored(g: Marine, me: int, h: int) -> int:
    """What an animal gets where a tile is scored by an Evolution action, traits included."""
    then = g.copy()
    then.score_tile(h, VP_EVOLUTION)
    return then.vp[me] - g.vp[me]


def _dominated(g: Marine, v: Vocabulary, me: int, e: Numbers) -> Iterable[Markup]:
    if e["animal"] == me:
        yield v.words("see.target", element=v.elements[e["element"]], n=e["n"])
        if e["before"] not in (data.NOBODY, me):
            yield v.words("see.robbed", animal=v.animals[e["before"]])


def _trait(key: str) -> Callable[[Marine, Vocabulary, int, Numbers], Iterable[Markup]]:
    return lambda g, v, me, e: [v.words(key, animal=v.animals[e["animal"]], trait=v.trait_titles[e["trait"]])]


def _grown(g: Marine, v: Vocabulary, me: int, e: Numbers) -> Iterable[Markup]:
    yield v.words("see.grow", element=v.elements[e["element"]], tiles=v.tiles_around(g, e["corner"]))


_TELLERS: Final[earth.Tellers[Marine]] = {
    events.exchange: _grown,
    events.drift: _grown,
    events.dominate: _dominated,
    events.place: lambda g, v, me, e: [v.words("see.bump", animal=v.animals[e["bumped"]])] if e["bumped"] >= 0 else [],
    events.take_back: lambda g, v, me, e: (
        [v.words("see.take_back", animal=v.animals[e["animal"]], n=e["n"])] if e["n"] else []
    ),
    events.shield: lambda g, v, me, e: [v.words("see.shield", n=g.pool[me] - 1)],
    events.trait: _trait("see.trait"),
    events.copy_trait: _trait("see.copy_trait"),
    events.lose_trait: _trait("see.lose_trait"),
    events.asteroid: lambda g, v, me, e: [v.words("see.last_round")],
}
"""Events that only this game has."""


def _retrieval(g: Marine, v: Vocabulary, me: int, log: Sequence[Event]) -> Iterable[Markup]:
    pawns = len(g.placed(me))
    yield v.words("see.retrieve", n=pawns) if pawns else v.words("see.retrieve_none")
    if not g.right[me]:
        yield v.words("see.slide")
    ended = any(event.kind in (earth_events.end.key, earth_events.reseed.key) for event in log)
    if not ended and not g.right[me] and all(g.right[a] for a in g.opponents(me)):
        yield v.words("see.game_ends" if g.last_round else "see.round_ends")


def _differences(g: Marine, after: Marine, v: Vocabulary, me: int) -> Iterable[Markup]:
    """What else would be different: leads, domination, danger, the Survival card."""
    yield from earth.leads(g, after, v, me)
    before, then = ({*state.dominated(me)} for state in (g, after))
    if then - before:
        yield v.words("see.dominates", elements=v.join([v.elements[e] for e in sorted(then - before)]))
    taken = {e for e in range(6) if after.target[e] != g.target[e] and after.special[e] == me}
    if before - then - taken:
        yield v.words("see.no_longer", elements=v.join([v.elements[e] for e in sorted(before - then - taken)]))
    danger = ([h for h in state.occupied(me) if state.endangered(me, h)] for state in (g, after))
    yield from earth.danger(g, after, v, me, *danger)
    yield from earth.survival(v, g.survival_holder() == me, after.survival_holder() == me)
