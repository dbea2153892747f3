"""A choice in words: whose it is, the question, what each value means, and the verb of the main button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from speciate.draw.face import Label, Scene
from speciate.draw.markup import NOTHING, Markup, markup
from speciate.earth.view import choice as earth
from speciate.engine import DONE, Choice, Domain

from .. import data
from ..pieces import (
    ANIMAL,
    AUTOTROPH,
    BASIC,
    CORNER,
    ELEMENT,
    HEX,
    NUMBER,
    PAWN,
    PLACE_OF,
    SECTION,
    SECTION_OF,
    SIDE,
    SLOT,
    SOURCE,
    SPACE,
    STACK,
    TERRAIN,
    TRAIT,
    YES,
    element_of,
    is_special,
)
from ..rules.state import Marine
from .actions import section_in_play
from .facts import corner_fact, element_fact, hex_fact, number_fact, space_fact
from .words import Vocabulary, vocabulary

_CARDS: Final = frozenset(c.id for c in data.CARDS)
_TRAITS: Final = frozenset(t.id for t in data.TRAITS)


def actor(scene: Scene[Marine], choice: Choice) -> tuple[int, Markup]:
    """The animal that a choice is about, and what it is doing."""
    g, v = scene.g, vocabulary(scene.words)
    me, name = choice.numbers["animal"], choice.key.partition(".")[0]
    section = section_in_play(choice.key)
    if section >= 0:
        stand = [space for space in g.placed(me) if SECTION_OF[space] == section]
        return me, v.space(stand[0]) if len(stand) == 1 else v.sections[section]
    if name in _CARDS or name in _TRAITS:
        return me, v.words(f"{'card' if name in _CARDS else 'trait'}.{name}.title")
    return me, v.words("who.traits" if name == "trait" else "who.turn")


def question(scene: Scene[Marine], choice: Choice) -> Markup:
    """The prompt's question."""
    return earth.question(scene.g, vocabulary(scene.words), choice)


def read(scene: Scene[Marine], domain: Domain, n: int) -> object:
    """A value of a domain in words."""
    return earth.read(scene.g, vocabulary(scene.words), domain, n)


def label(scene: Scene[Marine], choice: Choice, value: int) -> Label:
    """The words of one value, and one fact about it."""
    v = vocabulary(scene.words)
    return earth.done_label(v, choice) if value == DONE else _LABELS[choice.domain](scene, v, choice, value)


def _hex(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    return Label(v.tile(scene.g, value), hex_fact(scene, v, choice, value))


def _corner(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    return earth.corner_label(scene.g, v, choice, value, corner_fact(scene, v, choice, value))


def _element(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    return earth.element_label(v, value, element_fact(scene, v, choice, value))


def _animal(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    return earth.animal_label(scene.g, v, choice, value, earth.there(scene.g, v, choice, value))


def _terrain(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    g = scene.g
    mine = sum(vp for h in g.tiles_of(value) for a, vp in g.forecast(h) if a == choice.numbers["animal"])
    return Label(v.terrains[value], v.words("fact.terrain", n=len(g.tiles_of(value)), vp=mine))


def _number(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    return earth.number_label(v, value, number_fact(scene, v, choice, value))


def _space(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    section = SECTION_OF[value]
    many = section < 12 and data.ORDINARY[section] + data.SPECIAL[section] > 1
    place = v.words("space.short.special") if is_special(value) else markup("{}", PLACE_OF[value] + 1)
    return Label(
        markup("{} {}", v.sections[section], place) if many else v.sections[section],
        space_fact(scene, v, choice, value),
    )


def _pawn(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    g = scene.g
    if value == BASIC:
        return Label(v.words("pawn.basic"), v.words("fact.pawns", n=g.free[choice.numbers["animal"]]))
    e = element_of(value)
    return Label(
        v.words("pawn.special", element=v.elements[e]), v.words("fact.target", n=g.target[e]), f"el-{data.ELEMENTS[e]}"
    )


def _slot(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    card = scene.g.row[value]
    return Label(v.titles[card], v.cards[card])


def _stack(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    g = scene.g
    return Label(v.terrains[g.stack_top[value]], v.words("stack.below", n=g.stack_left[value]))


def _side(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    return Label(v.sides[value], NOTHING, "vent-smoker" if value else "vent-geyser")


def _trait(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    return Label(v.trait_titles[value], v.traits[value])


def _yes(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    return earth.yes_label(scene.g, v, choice)


def _autotroph(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    name = AUTOTROPH.tokens[value]
    return Label(v.words(f"autotroph.{name}"), v.words(f"autotroph.{name}.fact"))


def _source(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    g, me = scene.g, choice.numbers["animal"]
    return Label(v.words(f"source.{SOURCE.tokens[value]}"), v.words("fact.left", n=(g.pool, g.eliminated)[value][me]))


def _section(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    return Label(v.sections[value])


_LABELS: Final[dict[Domain, Callable[[Scene[Marine], Vocabulary, Choice, int], Label]]] = {
    HEX: _hex, CORNER: _corner, ELEMENT: _element, ANIMAL: _animal, TERRAIN: _terrain, NUMBER: _number, SPACE: _space,
    PAWN: _pawn, SLOT: _slot, STACK: _stack, SIDE: _side, TRAIT: _trait, YES: _yes, AUTOTROPH: _autotroph,
    SOURCE: _source, SECTION: _section,
}  # fmt: skip


def commit_label(scene: Scene[Marine], choice: Choice, value: int) -> str:
    """The main button: a verb and its object, without markup."""
    v = vocabulary(scene.words)
    text = NOTHING if value == DONE else label(scene, choice, value).text
    return earth.commit_label(scene, v, choice, value, text)
