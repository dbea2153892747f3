"""A choice in words: whose it is, the question, what each value means, and the verb of the main button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from speciate.draw.face import Label, Scene
from speciate.draw.markup import NOTHING, Markup, markup
from speciate.earth.view import choice as earth
from speciate.engine import DONE, Choice, Domain

from .. import data
from ..decisions import COMPETITION_HEX
from ..pieces import (
    ANIMAL,
    CARD,
    CORNER,
    ELEMENT,
    HEX,
    LOSE_ELEMENT,
    LOSE_PAWN,
    LOSS,
    NUMBER,
    PLACE_OF,
    SECTION_OF,
    SPACE,
    STACK,
)
from ..rules.dominance_cards import EVOLUTION_ANIMAL
from ..rules.state import Dominant
from .actions import section_in_play
from .facts import corner_fact, element_fact, hex_fact, number_fact
from .words import Vocabulary, at_work, vocabulary

_CARDS: Final = frozenset(c.id for c in data.CARDS)


def actor(scene: Scene[Dominant], choice: Choice) -> tuple[int, Markup]:
    """The animal that a choice is about, and what it is doing."""
    v = vocabulary(scene.words)
    me, name = choice.numbers["animal"], choice.key.partition(".")[0]
    if name in _CARDS:
        return me, v.words(f"card.{name}.title")
    if name in ("planning", "extinction", "swarm"):
        return me, v.words(f"who.{name}")
    entry, section = at_work(scene.g), section_in_play(choice.key)
    if entry and entry.section == section and entry.space >= 0:
        return me, v.space(entry.space)
    return me, v.sections[section]


def question(scene: Scene[Dominant], choice: Choice) -> Markup:
    """The prompt's question."""
    v = vocabulary(scene.words)
    if choice.decision is COMPETITION_HEX and (entry := at_work(scene.g)) and entry.space < 0:
        return v.words("ask.competition.free")
    return earth.question(scene.g, v, choice)


def read(scene: Scene[Dominant], domain: Domain, n: int) -> object:
    """A value of a domain in words."""
    return earth.read(scene.g, vocabulary(scene.words), domain, n)


def label(scene: Scene[Dominant], choice: Choice, value: int) -> Label:
    """The words of one value, and one fact about it."""
    v = vocabulary(scene.words)
    return earth.done_label(v, choice) if value == DONE else _LABELS[choice.domain](scene, v, choice, value)


def _hex(scene: Scene[Dominant], v: Vocabulary, choice: Choice, value: int) -> Label:
    return Label(v.tile(scene.g, value), hex_fact(scene, v, choice, value))


def _corner(scene: Scene[Dominant], v: Vocabulary, choice: Choice, value: int) -> Label:
    return earth.corner_label(scene.g, v, choice, value, corner_fact(scene, v, choice, value))


def _element(scene: Scene[Dominant], v: Vocabulary, choice: Choice, value: int) -> Label:
    return earth.element_label(v, value, element_fact(scene, v, choice, value))


def _animal(scene: Scene[Dominant], v: Vocabulary, choice: Choice, value: int) -> Label:
    g = scene.g
    fact = (
        v.words("fact.on_earth", n=sum(g.cubes[value]))
        if choice.decision is EVOLUTION_ANIMAL
        else earth.there(g, v, choice, value)
    )
    return earth.animal_label(g, v, choice, value, fact)


def _number(scene: Scene[Dominant], v: Vocabulary, choice: Choice, value: int) -> Label:
    return earth.number_label(v, value, number_fact(scene, v, choice, value))


def _space(scene: Scene[Dominant], v: Vocabulary, choice: Choice, value: int) -> Label:
    section = SECTION_OF[value]
    many = data.SPACES[section] > 1
    text = markup("{} {}", v.sections[section], PLACE_OF[value] + 1) if many else v.sections[section]
    return Label(text, v.does[value])


def _stack(scene: Scene[Dominant], v: Vocabulary, choice: Choice, value: int) -> Label:
    g = scene.g
    terrain = g.stack_top[value]
    values = ", ".join(map(str, data.PLACES_VP[terrain]))
    return Label(v.terrains[terrain], v.words("fact.tile_pays", values=values))


def _card(scene: Scene[Dominant], v: Vocabulary, choice: Choice, value: int) -> Label:
    return Label(v.titles[value], v.cards[value])


def _loss(scene: Scene[Dominant], v: Vocabulary, choice: Choice, value: int) -> Label:
    g, me = scene.g, choice.numbers["animal"]
    text = v.words(f"loss.{LOSS.tokens[value]}")
    if value == LOSE_ELEMENT:
        return Label(text, v.words("fact.disks", n=sum(g.disks[me])))
    if value == LOSE_PAWN:
        return Label(text, v.words("fact.pawns", n=g.free[me]))
    n = sum(g.cubes[me][h] - 1 for h in g.occupied(me))
    return Label(text, v.words("fact.die", n=n))


_LABELS: Final[dict[Domain, Callable[[Scene[Dominant], Vocabulary, Choice, int], Label]]] = {
    HEX: _hex, CORNER: _corner, ELEMENT: _element, ANIMAL: _animal, NUMBER: _number, SPACE: _space, STACK: _stack,
    CARD: _card, LOSS: _loss,
}  # fmt: skip


def commit_label(scene: Scene[Dominant], choice: Choice, value: int) -> str:
    """The main button: a verb and its object, without markup."""
    v = vocabulary(scene.words)
    text = NOTHING if value == DONE else label(scene, choice, value).text
    return earth.commit_label(scene, v, choice, value, text)
