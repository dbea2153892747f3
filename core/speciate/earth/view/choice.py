"""A choice in words: the question, what a value means, the verb of the main button."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from speciate.draw.blanks import blanks
from speciate.draw.face import Label, Scene
from speciate.draw.html import mark
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.engine import DONE, Choice, Domain
from speciate.locale import plain_text

from ..rules.state import NONE, Earth
from .words import EarthWords


def filled(g: Earth, v: EarthWords, choice: Choice) -> dict[str, object]:
    """What fills the blanks of the question and of the main button: the numbers of the decision, by name."""
    return blanks(choice.decision.numbers, choice.numbers, lambda domain, n: read(g, v, domain, n))


def read(g: Earth, v: EarthWords, domain: Domain, n: int) -> object:
    """A value of a domain in words: a tile with its terrain."""
    return v.tile(g, n) if domain is v.kit.pieces.hex_ else v.read(domain, n)


def question(g: Earth, v: EarthWords, choice: Choice) -> Markup:
    """The prompt's question."""
    key = f"ask.{choice.key}"
    return v.words(key if key in v.words else f"ask.any.{choice.domain.name}", **filled(g, v, choice))


def done_label(v: EarthWords, choice: Choice) -> Label:
    """What declining means here."""
    key = done_key(v, choice)
    return Label(v.words(key), v.words(f"{key}.fact") if f"{key}.fact" in v.words else NOTHING)


def done_key(v: EarthWords, choice: Choice) -> str:
    """The key of the words for DONE: those of the decision, else "Skip"."""
    key = f"done.{choice.key}"
    return key if key in v.words else "done.skip"


def commit_label(scene: Scene[Any], v: EarthWords, choice: Choice, value: int, text: Markup) -> str:
    """The main button: a verb and its object, without markup. `text` is the value's label."""
    if value == DONE:
        return v.words.plain(done_key(v, choice))
    key = f"commit.{choice.key}"
    what = plain_text(text).strip()
    if choice.domain is v.kit.pieces.corner:
        e, letter = scene.g.elements[value], scene.keys.get(value, "")
        what = v.words.plain("corner.of", corner=letter or v.corner(value, scene.g.touched(value)))
        if e != NONE:
            what = f"{plain_text(v.elements[e])} {letter}".strip()
    key = key if key in v.words else f"commit.any.{choice.domain.name}"
    return v.words.plain(key, what=what, value=value, **filled(scene.g, v, choice))


def corner_label(g: Earth, v: EarthWords, choice: Choice, value: int, fact: Markup) -> Label:
    """A corner by the terrains round it, with its element where they differ."""
    e, around = g.elements[value], v.around(g, value)
    if e == NONE:
        return Label(around, fact)
    sole = len({g.elements[c] for c in choice.values if c != DONE}) == 1
    text = around if sole else v.words("corner.choice", element=v.elements[e], tiles=around)
    return Label(text, fact, f"el-{v.kit.elements[e]}")


def element_label(v: EarthWords, value: int, fact: Markup) -> Label:
    """An element, with its picture."""
    return Label(v.elements[value], fact, f"el-{v.kit.elements[value]}")


def animal_label(g: Earth, v: EarthWords, choice: Choice, value: int, fact: Markup) -> Label:
    """An animal, and whether it is the one that chooses."""
    if g.places[value] == choice.seat and value == choice.numbers["animal"]:
        own = v.words("fact.yours")
        fact = markup("{}, {}", fact, own) if fact else own
    return Label(markup("{} {}", mark(v.kit.colours[value]), v.animals[value]), fact)


def there(g: Earth, v: EarthWords, choice: Choice, animal: int) -> Markup:
    """How many species of an animal live on the tile that the choice is about."""
    return v.words("fact.there", n=g.cubes[animal][choice.numbers["hex"]])


def number_label(v: EarthWords, value: int, fact: Markup) -> Label:
    """A number; 0 as a word."""
    return Label(markup("{}", value) if value else v.words("number.none"), fact)


def yes_label(g: Earth, v: EarthWords, choice: Choice) -> Label:
    """The words for "yes": those of the decision, else the ones for any."""
    key = f"yes.{choice.key}"
    return Label(v.words(key if key in v.words else "yes.any", **filled(g, v, choice)))


def standing(g: Earth, v: EarthWords, me: int, h: int, count: int) -> Markup:
    """The place and VP of an animal on a tile if it had so many species there."""
    if not count:
        return NOTHING
    order = g.tie_order()
    ahead = sum(
        g.cubes[a][h] > count or (g.cubes[a][h] == count and order * a < order * me) for a in g.opposing_on(me, h)
    )
    values = g.PLACES_VP[g.terrain[h]]
    vp = values[ahead] if ahead < len(values) else 0
    return v.words("fact.standing", place=v.words(f"place.{ahead + 1}"), vp=vp)


def paid(v: EarthWords, places: Sequence[tuple[int, int]]) -> Markup:
    """What a tile would pay now, as "Reptiles 6, Fishes 3"."""
    if not places:
        return v.words("fact.pays_nobody")
    return v.words("fact.pays", who=join((markup("{} {}", v.animals[a], vp) for a, vp in places), ", "))
