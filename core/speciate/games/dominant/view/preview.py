"""What a choice would change, in a few short sentences with the numbers first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from speciate.draw.face import Scene
from speciate.earth.view import preview as earth
from speciate.engine import DONE, Choice, Event, Preview
from speciate.locale import Markup

from .. import data, events
from ..decisions import DOMINATION_HEX, INITIATIVE_SPACE, PLANNING_SPACE, SHARED
from ..events import EVENTS
from ..pieces import SECTION_OF, VP_WANDERLUST
from ..rules.dominance_cards import INSTINCT_SPACE
from ..rules.state import Dominant
from .board import verdict
from .choice import question
from .facts import reach, wander_vp
from .words import Vocabulary, vocabulary


def preview_text(scene: Scene[Dominant], choice: Choice, value: int, preview: Preview[Dominant]) -> Markup:
    """The consequence line of the prompt."""
    g, after, v = scene.g, preview.state, vocabulary(scene.words)
    me, decision = choice.numbers["animal"], choice.decision
    log: Sequence[Event] = preview.events
    lines: list[Markup] = []
    if decision in (PLANNING_SPACE, INITIATIVE_SPACE, INSTINCT_SPACE) and value != DONE:
        lines += _placed(g, v, me, value)
    if value != DONE:
        log = earth.with_points(log, me, *_pending(g, choice, value))
    lines += earth.at_once(g, v, me, log, EVENTS, _TELLERS)
    if decision is SHARED.speciation_corner and value != DONE:
        lines += earth.growth(g, v, me, reach(g, value))
    if decision is DOMINATION_HEX and value != DONE:
        lines.append(verdict(g, v, value))
        if not preview.choice:  # the next question would say it
            lines += _card(g, v, me, value)
    else:
        lines += _differences(g, after, v, me)
    lines += _ahead(after, v, me, preview.choice)
    return earth.in_short(scene, v, lines, preview, question)


def _pending(g: Dominant, choice: Choice, value: int) -> tuple[int, int]:
    """Points that are sure to come, though a question stands between now and them; and their source."""
    if choice.decision is SHARED.wanderlust_hex:
        return wander_vp(g, value), VP_WANDERLUST
    if choice.decision is SHARED.wanderlust_element:
        return wander_vp(g, choice.numbers["hex"]), VP_WANDERLUST
    return 0, VP_WANDERLUST


def _ahead(g: Dominant, v: Vocabulary, me: int, coming: Choice | None) -> Iterable[Markup]:
    """The most that an answer to the next question can bring at once."""
    if coming is None or coming.numbers["animal"] != me:
        return
    if coming.decision is SHARED.wanderlust_hex:
        yield from earth.best(v, [wander_vp(g, h) for h in coming.values])
    elif coming.decision is SHARED.speciation_corner:
        yield from earth.most_growth(g, v, me, [reach(g, c) for c in coming.values if c != DONE])


def _placed(g: Dominant, v: Vocabulary, me: int, space: int) -> Iterable[Markup]:
    """What the pawn will do, and whether as things are it could."""
    yield v.words("see.will", does=v.does[space])
    section = SECTION_OF[space]
    idle = (
        (section in (data.ADAPTATION, data.ABUNDANCE, data.WASTELAND, data.DEPLETION) and not g.in_box(section))
        or (section == data.ADAPTATION and not g.room(me))
        or (section == data.REGRESSION and not g.in_box(section))
        or (section == data.GLACIATION and not g.tundra)
        or (section == data.SPECIATION and not g.pool[me])
    )
    if idle:
        yield v.words("see.useless")


_TELLERS: Final[earth.Tellers[Dominant]] = {
    events.advance: lambda g, v, me, e: [v.words("see.advance", animal=v.animals[e["animal"]])],
    events.spare: lambda g, v, me, e: [v.words("see.spare", element=v.elements[e["element"]])],
    events.hibernate: lambda g, v, me, e: [v.words("see.hibernate", n=e["n"], hex=v.bare(e["hex"]))],
    events.lose_pawn: lambda g, v, me, e: [v.words("see.lose_pawn", animal=v.animals[e["animal"]])],
    events.last_turn: lambda g, v, me, e: [v.words("see.last_turn")],
    events.saved: lambda g, v, me, e: [v.words("see.saved", hex=v.bare(e["hex"]))],
    events.card: lambda g, v, me, e: [v.words("see.card", animal=v.animals[e["animal"]], card=v.titles[e["card"]])],
    events.execution: lambda g, v, me, e: [v.words("see.execution")],
}
"""Events that only this game has."""


def _card(g: Dominant, v: Vocabulary, me: int, h: int) -> Iterable[Markup]:
    """Who takes a card once a tile is scored."""
    lead = g.dominant(h)
    if lead == data.NOBODY or all(card == data.NO_CARD for card in g.row):
        yield v.words("see.no_card")
    elif lead == me:
        yield v.words("see.card_for_you")
    else:
        yield v.words("see.card_for", animal=v.animals[lead])


def _differences(g: Dominant, after: Dominant, v: Vocabulary, me: int) -> Iterable[Markup]:
    """What else would be different: leads, dominance, danger, the Survival card."""
    yield from earth.leads(g, after, v, me)
    for a in g.animals():
        now, then = ({h for h in state.occupied(a) if state.dominant(h) == a} for state in (g, after))
        if a == me and then - now:
            yield v.words("see.you_dominate", tiles=v.tiles(after, sorted(then - now)))
        elif then - now:
            yield v.words("see.they_dominate", animal=v.animals[a], tiles=v.tiles(after, sorted(then - now)))
        lost = now - then
        if lost and a == me:
            yield v.words("see.you_lose", tiles=v.tiles(after, sorted(lost)))
        elif lost and not any(after.dominant(h) != data.NOBODY for h in lost):
            yield v.words("see.they_lose", animal=v.animals[a], tiles=v.tiles(after, sorted(lost)))
    danger = ([h for h in state.occupied(me) if state.endangered(me, h)] for state in (g, after))
    yield from earth.danger(g, after, v, me, *danger)
    yield from earth.survival(v, g.sole_most(data.TUNDRA) == me, after.sole_most(data.TUNDRA) == me)
