"""A choice in words: whose it is, the question, what each value means, and the verb of the main button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from speciate.draw.blanks import blanks
from speciate.draw.face import Label, Scene
from speciate.draw.html import number
from speciate.draw.markup import NOTHING, Markup, join
from speciate.engine import DONE, Choice, Domain
from speciate.locale import plain_text

from .. import data
from ..decisions import ATTACK_TARGET, FEED_SPECIES, PLAY_BODY, PLAY_POPULATION
from ..pieces import (
    AS_BODY,
    AS_POPULATION,
    AS_TRAIT,
    CARD,
    FAT,
    NORMALLY,
    PLAY_CARD,
    SHED,
    SPECIES,
    TRAIT,
    USE,
    WAY,
    seat_of,
)
from ..rules.attack import prey_of, price
from ..rules.hooks import nature
from ..rules.state import Climate
from .facts import colour_of, named
from .hand import worth
from .words import Vocabulary, symbol, vocabulary


def actor(scene: Scene[Climate], choice: Choice) -> tuple[int, Markup]:
    """The colour that a choice is about, and what it is doing."""
    g, v, species = scene.g, vocabulary(scene.words), choice.numbers.get("attacker")
    place = colour_of(g, choice.seat)
    if species is not None:
        return place, v.words(
            "who.attack", species=named(g, v, species), body=g.body[species], population=g.population[species]
        )
    return place, v.words(f"who.{choice.key.partition('.')[0]}")


def question(scene: Scene[Climate], choice: Choice) -> Markup:
    """The prompt's question."""
    key = f"ask.{choice.key}"
    if choice.decision is FEED_SPECIES and choice.numbers["fed"]:
        key = f"{key}.fed"
    return scene.words(key, **blanks(choice.decision.numbers, choice.numbers, lambda domain, n: read(scene, domain, n)))


def read(scene: Scene[Climate], domain: Domain, n: int) -> object:
    """A value of a domain in words: a species by the colour of the one who plays it."""
    v = vocabulary(scene.words)
    return named(scene.g, v, n) if domain is SPECIES else v.read(domain, n)


def label(scene: Scene[Climate], choice: Choice, value: int) -> Label:
    """The words of one value, and one fact about it."""
    v = vocabulary(scene.words)
    return Label(v.words(_done(choice))) if value == DONE else _LABELS[choice.domain](scene, v, choice, value)


def _done(choice: Choice) -> str:
    if choice.decision is FEED_SPECIES and choice.numbers["fed"]:
        return "done.feed.species.fed"
    return f"done.{choice.key}"


def _species(scene: Scene[Climate], v: Vocabulary, choice: Choice, species: int) -> Label:
    g, words = scene.g, v.words
    name = named(g, v, species)
    if choice.decision is PLAY_BODY:
        return Label(name, words("fact.grows", **{"from": g.body[species], "to": g.body[species] + 1}))
    if choice.decision is PLAY_POPULATION:
        return Label(name, words("fact.grows", **{"from": g.population[species], "to": g.population[species] + 1}))
    if choice.decision is ATTACK_TARGET:
        return Label(name, _prey(g, v, choice.numbers["attacker"], species))
    if choice.decision is FEED_SPECIES:
        facts = [words("fact.food", food=g.food[species], population=g.population[species])]
        if nature(g.traits[species]).stores:
            facts.append(words("fact.fat", n=g.fat[species], body=g.body[species]))
        return Label(name, join(facts, ", "))
    return Label(name, words("fact.species", population=g.population[species], body=g.body[species]))


def _prey(g: Climate, v: Vocabulary, hunter: int, species: int) -> Markup:
    """What an attack on a species brings and costs."""
    words = v.words
    facts = [words("fact.meat", n=g.body[species])]
    if nature(g.traits[species]).wounds:
        facts.append(words("fact.horns"))
    cost = price(g.creature(hunter), prey_of(g, species))
    if cost:
        facts.append(words("fact.costs", n=cost))
    if species in g.rows[seat_of(hunter)]:
        facts.append(words("fact.yours"))
    return join(facts, ", ")


def _card(scene: Scene[Climate], v: Vocabulary, choice: Choice, card: int) -> Label:
    if card == SHED:
        return Label(v.words("hand.shed"), NOTHING, "ic-no")
    return Label(v.cards[card], worth(v, card), symbol(data.TRAIT_OF[card]))


def _use(scene: Scene[Climate], v: Vocabulary, choice: Choice, use: int) -> Label:
    words, name = v.words, USE.tokens[use]
    icons = {
        AS_TRAIT: symbol(data.TRAIT_OF[choice.numbers["card"]]),
        AS_BODY: "ic-body",
        AS_POPULATION: "ic-population",
    }
    return Label(words(f"use.{name}"), NOTHING, icons.get(use, "ic-plus"))


def _trait(scene: Scene[Climate], v: Vocabulary, choice: Choice, trait: int) -> Label:
    return Label(v.traits[trait], v.does[trait], symbol(trait))


def _way(scene: Scene[Climate], v: Vocabulary, choice: Choice, way: int) -> Label:
    key = f"way.{WAY.tokens[way]}"
    fact = v.words(f"{key}.fact")
    if way == NORMALLY and nature(scene.g.traits[choice.numbers["species"]]).hunts:
        key = f"{key}.attack"
    return Label(v.words(key), fact)


def _fat(scene: Scene[Climate], v: Vocabulary, choice: Choice, n: int) -> Label:
    return Label(v.words("fat.store", n=n), v.words("fat.left", n=scene.g.hole - n))


_LABELS: Final[dict[Domain, Callable[[Scene[Climate], Vocabulary, Choice, int], Label]]] = {
    SPECIES: _species, CARD: _card, PLAY_CARD: _card, USE: _use, TRAIT: _trait, WAY: _way, FAT: _fat,
}  # fmt: skip


def commit_label(scene: Scene[Climate], choice: Choice, value: int) -> str:
    """The main button: a verb and its object, without markup."""
    words = scene.words
    if value == DONE:
        return words.plain(_done(choice))
    if choice.domain is PLAY_CARD and value == SHED:
        return words.plain("commit.play.shed")
    if choice.domain is USE:
        return words.plain(f"commit.use.{USE.tokens[value]}")
    what = plain_text(label(scene, choice, value).text)
    if choice.domain in (CARD, PLAY_CARD):
        what = f"{what} {number(data.CARDS[value].plants)}"
    return words.plain(f"commit.{choice.key}", what=what)
