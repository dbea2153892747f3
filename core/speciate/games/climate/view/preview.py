"""What a choice would change, in a few short sentences with the numbers first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from speciate.draw.face import Scene
from speciate.draw.markup import Markup, join, markup
from speciate.engine import DONE, Choice, Event, Preview

from .. import data, events
from ..decisions import ATTACK_TARGET, EXCHANGE_CARD, FOOD_CARD, PLAY_USE
from ..pieces import CARD, PLAY_CARD, SHED, USE, seat_of
from ..rules.attack import prey_of, price
from ..rules.play import points
from ..rules.state import Climate
from .choice import question
from .facts import colour_of, named
from .log import log_line
from .words import Vocabulary, vocabulary

_MOST: Final = 5
"""Sentences that are read at a glance."""
_OWN: Final = frozenset(
    kind.key
    for kind in (
        events.played, events.placed, events.species, events.grown, events.shed, events.stopped, events.lost,
        events.ate, events.paid, events.bought, events.died, events.attacked,
    )
)  # fmt: skip
"""Events that the sentences below tell better than the log."""


def preview_text(scene: Scene[Climate], choice: Choice, value: int, preview: Preview[Climate]) -> Markup:
    """The consequence line of the prompt."""
    v = vocabulary(scene.words)
    # Both sides as the viewer knows them: else what others have played in secret would be told as a consequence.
    now, then = scene.g.seen_by(scene.viewer), preview.state.seen_by(scene.viewer)
    lines = [*_first(now, v, choice, value, preview.choice is not None), *_points(now, then, v, choice.seat)]
    lines += [*_changes(now, then, v), *_rest(v, preview.events)]
    last = [*_last(scene, v, preview)]
    lines = [*lines[: _MOST - len(last)], *last]
    return join(lines or [v.words("see.nothing")], " ")


def _first(g: Climate, v: Vocabulary, choice: Choice, value: int, open_: bool) -> Iterable[Markup]:
    """What the answer itself means; `open_`: a question stands before what comes of it."""
    words = v.words
    if value == DONE:
        key = f"see.done.{choice.key.partition('.')[0]}"
        if key in words:
            yield words(key)
    elif choice.decision is FOOD_CARD:
        card = data.CARDS[value]
        yield words("see.food", what=v.worth[value])
        if card.suns and g.zone + 1 < len(data.TRACK):
            yield words("see.push.hotter", zone=v.zones[g.zone + 1])
        if card.flakes and g.zone:
            yield words("see.push.colder", zone=v.zones[g.zone - 1])
        yield words("see.secret")
    elif choice.decision is PLAY_USE:
        if open_:
            yield words(f"see.use.{USE.tokens[value]}")
    elif choice.domain is PLAY_CARD and value == SHED:
        yield words("see.shedding")
    elif choice.decision is EXCHANGE_CARD:
        yield words("see.exchange")
    elif choice.decision is ATTACK_TARGET:
        hunter = choice.numbers["attacker"]
        yield words("see.attack", attacker=named(g, v, hunter), target=named(g, v, value))
        cost = price(g.creature(hunter), prey_of(g, value))
        if cost:
            yield words("see.pays", n=cost)
    elif choice.domain in (CARD, PLAY_CARD):
        yield words("see.keeps", n=len(g.hands[choice.seat]) - 1)


def _points(now: Climate, then: Climate, v: Vocabulary, me: int) -> Iterable[Markup]:
    """Food that somebody gains: it counts whatever becomes of the species. Population and traits may yet be lost."""
    for seat in (me, *(seat for seat in now.from_first() if seat != me)):
        n = points(then, seat)[0] - points(now, seat)[0]
        if n:
            who = v.colours[colour_of(now, seat)]
            yield v.words("see.points", n=n) if seat == me else v.words("see.points_of", who=who, n=n)


def _changes(now: Climate, then: Climate, v: Vocabulary) -> Iterable[Markup]:
    """How species would stand, against how they stand: first what is lost, then what is gained."""
    words = v.words
    alive = [species for species in then.living() if species in now.rows[seat_of(species)]]
    for species in now.living():
        if species not in alive:
            yield words("see.dies", species=named(now, v, species))
        elif then.population[species] < now.population[species]:
            yield words("see.falls", species=named(now, v, species), n=then.population[species])
    for species in alive:
        name = named(now, v, species)
        if then.population[species] > now.population[species]:
            yield words("see.population", species=name, n=then.population[species])
        if then.body[species] != now.body[species]:
            yield words("see.body", species=name, n=then.body[species])
        if then.food[species] > now.food[species]:
            yield words("see.eats", species=name, food=then.food[species], population=then.population[species])
        if then.fat[species] != now.fat[species]:
            yield words("see.fat", species=name, n=then.fat[species])
        for card in now.cards[species]:
            if card not in then.cards[species]:
                yield words("see.shed", species=name, trait=v.cards[card])
        if then.down[species] > now.down[species]:
            yield words("see.hidden", species=name)
    if len(then.living()) > len(alive):
        yield words("see.new")


def _rest(v: Vocabulary, log: Sequence[Event]) -> Iterable[Markup]:
    """What else would be told."""
    for event in log:
        if event.kind not in _OWN:
            yield markup("{}.", log_line(v.words, event)[1])


def _last(scene: Scene[Climate], v: Vocabulary, preview: Preview[Climate]) -> Iterable[Markup]:
    """How it goes on: by chance, or by the next question. A step asks one seat alone, so the question is the same
    seat's."""
    if preview.chance:
        yield v.words("see.luck")
    elif preview.choice:
        yield v.words("see.next", question=question(scene, preview.choice))
