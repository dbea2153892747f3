"""What a choice would change, in a few short sentences with the numbers first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from speciate.draw.face import Scene
from speciate.earth import draw_foresee as earth
from speciate.engine import DONE, Choice, Event, Glimpse
from speciate.locale import Safe

from . import data as d
from .face_board import verdict
from .face_choice import question
from .face_facts import reach, wander_vp
from .face_words import Vocabulary, vocabulary
from .pieces import SECTION_OF, VP_WANDERLUST
from .state import Dominant


def foresee(scene: Scene[Dominant], choice: Choice, value: int, glimpse: Glimpse[Dominant]) -> str:
    """The consequence line of the prompt."""
    g, after, v = scene.g, glimpse.state, vocabulary(scene.words)
    me = choice.about[0]
    events: Sequence[Event] = glimpse.events
    told: list[Safe] = []
    if choice.key in ("planning.space", "initiative.space", "instinct.space") and value != DONE:
        told += _placed(g, v, choice, value)
    if value != DONE:
        events = earth.with_points(events, me, *_pending(g, choice, value))
    told += earth.at_once(g, v, me, events, lambda event: _own(v, me, event))
    if choice.key == "speciation.corner" and value != DONE:
        told += earth.growth(g, v, me, reach(g, value))
    if choice.key == "domination.hex" and value != DONE:
        told.append(verdict(g, v, value))
        if not glimpse.choice:  # the next question would say it
            told += _card(g, v, me, value)
    else:
        told += _differences(g, after, v, me)
    told += _ahead(after, v, me, glimpse.choice)
    return earth.in_short(scene, v, told, glimpse, question)


def _pending(g: Dominant, choice: Choice, value: int) -> tuple[int, int]:
    """Points that are sure to come, though a question stands between now and them; and their source."""
    match choice.key:
        case "wanderlust.hex":
            return wander_vp(g, value), VP_WANDERLUST
        case "wanderlust.element":
            return wander_vp(g, choice.about[1]), VP_WANDERLUST
    return 0, VP_WANDERLUST


def _ahead(g: Dominant, v: Vocabulary, me: int, coming: Choice | None) -> Iterable[Safe]:
    """The most that an answer to the next question can bring at once."""
    if coming and coming.about[0] == me:
        match coming.key:
            case "wanderlust.hex":
                yield from earth.best(v, [wander_vp(g, h) for h in coming.values])
            case "speciation.corner":
                yield from earth.most_growth(g, v, me, [reach(g, c) for c in coming.values if c != DONE])


def _placed(g: Dominant, v: Vocabulary, choice: Choice, space: int) -> Iterable[Safe]:
    """What the pawn will do, and whether as things are it could."""
    yield v.words("see.will", does=v.does[space])
    section, me = SECTION_OF[space], choice.about[0]
    idle = (
        (section in (d.ADAPTATION, d.ABUNDANCE, d.WASTELAND, d.DEPLETION) and not g.in_box(section))
        or (section == d.ADAPTATION and not g.room(me))
        or (section == d.REGRESSION and not g.in_box(section))
        or (section == d.GLACIATION and not g.tundra)
        or (section == d.SPECIATION and not g.pool[me])
    )
    if idle:
        yield v.words("see.useless")


def _own(v: Vocabulary, me: int, event: Event) -> Iterable[Safe]:
    """Events that only this game has."""
    kind, args = event
    match kind:
        case "advance":
            yield v.words("see.advance", animal=v.animals[args[0]])
        case "spare":
            yield v.words("see.spare", element=v.elements[args[1]])
        case "hibernate":
            yield v.words("see.hibernate", n=args[2], hex=v.bare(args[1]))
        case "new_pawn":
            yield v.words("see.new_pawn", animal=v.animals[args[0]])
        case "lose_pawn":
            yield v.words("see.lose_pawn", animal=v.animals[args[0]])
        case "last_turn":
            yield v.words("see.last_turn")
        case "saved":
            yield v.words("see.saved", hex=v.bare(args[1]))
        case "card":
            yield v.words("see.card", animal=v.animals[args[0]], card=v.titles[args[1]])
        case "execution":
            yield v.words("see.execution")


def _card(g: Dominant, v: Vocabulary, me: int, h: int) -> Iterable[Safe]:
    """Who takes a card once a tile is scored."""
    lead = g.dominant(h)
    if lead == d.NOBODY or all(card == d.NO_CARD for card in g.row):
        yield v.words("see.no_card")
    elif lead == me:
        yield v.words("see.card_for_you")
    else:
        yield v.words("see.card_for", animal=v.animals[lead])


def _differences(g: Dominant, after: Dominant, v: Vocabulary, me: int) -> Iterable[Safe]:
    """What else would be different: leads, dominance, danger, the Survival card."""
    yield from earth.leads(g, after, v, me)
    for a in g.animals():
        now, then = ({h for h in s.occupied(a) if s.dominant(h) == a} for s in (g, after))
        if a == me and then - now:
            yield v.words("see.you_dominate", tiles=v.tiles(after, sorted(then - now)))
        elif then - now:
            yield v.words("see.they_dominate", animal=v.animals[a], tiles=v.tiles(after, sorted(then - now)))
        lost = now - then
        if lost and a == me:
            yield v.words("see.you_lose", tiles=v.tiles(after, sorted(lost)))
        elif lost and not any(after.dominant(h) != d.NOBODY for h in lost):
            yield v.words("see.they_lose", animal=v.animals[a], tiles=v.tiles(after, sorted(lost)))
    danger = ([h for h in s.occupied(me) if s.endangered(me, h)] for s in (g, after))
    yield from earth.danger(g, after, v, me, *danger)
    yield from earth.survival(v, g.sole_most(d.TUNDRA) == me, after.sole_most(d.TUNDRA) == me)
