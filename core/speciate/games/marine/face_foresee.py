"""What a choice would change, in a few short sentences with the numbers first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from speciate.draw.face import Scene
from speciate.earth import draw_foresee as earth
from speciate.engine import DONE, Choice, Event, Glimpse
from speciate.locale import Safe

from . import data as d
from .face_choice import question
from .face_facts import reach, vent_vp, wander_vp
from .face_words import Vocabulary, vocabulary
from .pieces import VP_CARDS, VP_EVOLUTION, VP_TECTONICS, VP_WANDERLUST
from .state import Marine


def foresee(scene: Scene[Marine], choice: Choice, value: int, glimpse: Glimpse[Marine]) -> str:
    """The consequence line of the prompt."""
    g, v, after = scene.g, vocabulary(scene.words), glimpse.state
    me, key = choice.about[0], choice.key
    events: Sequence[Event] = glimpse.events
    if value != DONE:
        events = earth.with_points(events, me, *_pending(g, choice, value))
    told = [*earth.at_once(g, v, me, events, lambda event: _own(g, v, me, event))]
    if key == "trait.keep":
        told.append(v.words("see.secret"))
    if key == "speciation.corner" and value != DONE:
        told += earth.growth(g, v, me, reach(g, me, value))
    if key == "wanderlust.stack" and value != DONE:
        told += earth.best(v, [wander_vp(g, g.stack_top[value], h) for h in g.room_for_tile()])
    if key == "turn.space" and value == DONE:
        told += _retrieval(g, v, me, events)
    told += _differences(g, after, v, me)
    told += _ahead(after, v, me, glimpse.choice)
    ended = not glimpse.choice and not glimpse.luck and not after.over and after.turn != me
    if key in ("turn.space", "turn.pawn") and value != DONE and ended and {e.kind for e in events} <= {"place", "move"}:
        told.append(v.words("see.useless"))
    if not told and ended:
        told = [v.words("see.nothing"), v.words("see.turn", animal=v.animals[after.turn])]
    return earth.in_short(scene, v, told, glimpse, question)


def _pending(g: Marine, choice: Choice, value: int) -> tuple[int, int]:
    """Points that are sure to come, though a question may stand between now and them; and their source."""
    match choice.key:
        case "wanderlust.hex":
            return wander_vp(g, choice.about[1], value), VP_WANDERLUST
        case "wanderlust.element":
            h = choice.about[1]
            return wander_vp(g, g.terrain[h], h), VP_WANDERLUST
        case "tectonics.hex":
            return vent_vp(g, value), VP_TECTONICS
        case "omnivore.hex" | "omnivore.corner":
            return d.OMNIVORE_VP, VP_CARDS
    return 0, VP_CARDS


def _ahead(g: Marine, v: Vocabulary, me: int, coming: Choice | None) -> Iterable[Safe]:
    """The most that an answer to the next question can bring at once."""
    if coming is None or coming.about[0] != me:
        return
    values = [value for value in coming.values if value != DONE]
    match coming.key:
        case "evolution.hex":
            yield from earth.best(v, [_scored(g, me, h) for h in values])
        case "tectonics.hex":
            yield from earth.best(v, [vent_vp(g, h) for h in values])
        case "speciation.corner":
            yield from earth.most_growth(g, v, me, [reach(g, me, c) for c in values])


def _scored(g: Marine, me: int, h: int) -> int:
    """What an animal gets where a tile is scored by an Evolution action, traits included."""
    then = g.copy()
    then.score_tile(h, VP_EVOLUTION)
    return then.vp[me] - g.vp[me]


def _own(g: Marine, v: Vocabulary, me: int, event: Event) -> Iterable[Safe]:
    """Events that only this game has."""
    kind, args = event
    match kind:
        case "exchange":
            yield v.words("see.grow", element=v.elements[args[0]], tiles=v.tiles_around(g, args[1]))
        case "drift":
            yield v.words("see.grow", element=v.elements[args[0]], tiles=v.tiles_around(g, args[2]))
        case "dominate" if args[0] == me:
            yield v.words("see.target", element=v.elements[args[1]], n=args[2])
            if args[3] not in (d.NOBODY, me):
                yield v.words("see.robbed", animal=v.animals[args[3]])
        case "place" if args[3] >= 0:
            yield v.words("see.bump", animal=v.animals[args[3]])
        case "take_back" if args[1]:
            yield v.words("see.take_back", animal=v.animals[args[0]], n=args[1])
        case "shield":
            yield v.words("see.shield", n=g.pool[me] - 1)
        case "trait" | "copy_trait" | "lose_trait":
            yield v.words(f"see.{kind}", animal=v.animals[args[0]], trait=v.trait_titles[args[1]])
        case "new_pawn":
            yield v.words("see.new_pawn", animal=v.animals[args[0]])
        case "asteroid":
            yield v.words("see.last_round")


def _retrieval(g: Marine, v: Vocabulary, me: int, events: Sequence[Event]) -> Iterable[Safe]:
    pawns = len(g.placed(me))
    yield v.words("see.retrieve", n=pawns) if pawns else v.words("see.retrieve_none")
    if not g.right[me]:
        yield v.words("see.slide")
    told = any(event.kind in ("end", "reseed") for event in events)
    if not told and not g.right[me] and all(g.right[a] for a in g.opponents(me)):
        yield v.words("see.game_ends" if g.last_round else "see.round_ends")


def _differences(g: Marine, after: Marine, v: Vocabulary, me: int) -> Iterable[Safe]:
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
