"""What a choice would change, in a few short sentences with the numbers first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from speciate.draw.face import Scene
from speciate.engine import DONE, Choice, Event, Glimpse
from speciate.locale import Safe

from . import data as d
from .attack import prey_of, price
from .face_facts import named
from .face_log import sentence
from .face_words import Vocabulary, vocabulary
from .pieces import CARD, PLAY_CARD, SEATS, SHED
from .state import Climate

_MOST: Final = 5
"""Sentences that are read at a glance."""
_OWN: Final = frozenset({"played", "placed", "species", "grown", "stopped", "lost", "ate", "paid", "bought", "died"})
"""Events that the sentences below tell better than the log."""


def foresee(scene: Scene[Climate], choice: Choice, value: int, glimpse: Glimpse[Climate]) -> str:
    """The consequence line of the prompt."""
    v = vocabulary(scene.words)
    told = [*_first(scene, v, choice, value), *_changes(scene, v), *_rest(v, glimpse.events)]
    if glimpse.luck:
        told = [*told[: _MOST - 1], v.words("see.luck")]
    if not told:
        told = [v.words("see.nothing" if value == DONE else "see.more")]
    return " ".join(told[:_MOST])


def _first(scene: Scene[Climate], v: Vocabulary, choice: Choice, value: int) -> Iterable[Safe]:
    """What the answer itself means."""
    g, words = scene.g, v.words
    if value == DONE:
        yield from {"feed": [words("see.pass")], "play": [words("see.stop")]}.get(choice.key.partition(".")[0], [])
    elif choice.key == "food.card":
        card = d.CARDS[value]
        yield words("see.food", what=v.worth[value])
        if card.suns and g.zone + 1 < len(d.TRACK):
            yield words("see.push.hotter", zone=v.zones[g.zone + 1])
        if card.flakes and g.zone:
            yield words("see.push.colder", zone=v.zones[g.zone - 1])
        yield words("see.secret")
    elif choice.key == "play.trait":
        yield words("see.hidden", species=named(g, v, value))
    elif choice.key == "attack.target":
        hunter = choice.about[1]
        yield words("see.attack", attacker=named(g, v, hunter), target=named(g, v, value))
        cost = price(g.creature(hunter), prey_of(g, value))
        if cost:
            yield words("see.pays", n=cost)
    elif choice.domain in (CARD, PLAY_CARD) and value != SHED:
        yield words("see.keeps", n=len(g.hands[choice.seat]) - 1)


def _changes(scene: Scene[Climate], v: Vocabulary) -> Iterable[Safe]:
    """How species would stand after it, against how they stand: first what is lost, then what is gained."""
    g, words = scene.g, v.words
    if scene.after is None:
        return
    after = scene.after.seen_by(scene.viewer)
    alive = [s for s in after.living() if s in g.rows[s % SEATS]]
    for s in g.living():
        if s not in alive:
            yield words("see.dies", species=named(g, v, s))
        elif after.population[s] < g.population[s]:
            yield words("see.falls", species=named(g, v, s), n=after.population[s])
    for s in alive:
        name = named(g, v, s)
        if after.population[s] > g.population[s]:
            yield words("see.population", species=name, n=after.population[s])
        if after.body[s] != g.body[s]:
            yield words("see.body", species=name, n=after.body[s])
        if after.food[s] > g.food[s]:
            yield words("see.eats", species=name, food=after.food[s], population=after.population[s])
        if after.fat[s] != g.fat[s]:
            yield words("see.fat", species=name, n=after.fat[s])
    if len(after.living()) > len(alive):
        yield words("see.new")


def _rest(v: Vocabulary, events: Sequence[Event]) -> Iterable[Safe]:
    """What else would be told."""
    for event in events:
        if event.kind not in _OWN and event.kind != "attacked":
            line = sentence(v.words, event)
            if line:
                yield Safe(f"{line[1]}.")
