"""The rules page: our own words, the tables that the rules play by, every card and how sure it is."""

from __future__ import annotations

from typing import Final

from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.draw.rules import card_name
from speciate.earth.view import rules_page as earth
from speciate.earth.view.panels import disc
from speciate.locale import Words

from .. import data
from .words import FIGURES, Vocabulary, vocabulary

_CHAPTERS: Final = (
    "words", "chain", "tiles", "setup", "turn", "planning", "actions", "dominance", "reset", "end", "variants", "deck",
    "deduced", "unknown",
)  # fmt: skip


def rules_page(words: Words) -> Markup:
    """The whole page below its title."""
    v = vocabulary(words)
    tables = {
        "chain": _animals(v),
        "tiles": earth.terrains(v, data.PLACES_VP, data.SPECIATION_LIMIT, (*data.TILES, data.TUNDRA_TILES)),
        "setup": _counts(v),
        "actions": _actions(v),
        "deck": _deck(v),
    }
    return earth.page(v, _CHAPTERS, tables)


def _animals(v: Vocabulary) -> Markup:
    rows = [
        (earth.animal(v, a), earth.discs(v, data.PRINTED[a]), v.words(f"rules.power.{animal}"))
        for a, animal in enumerate(data.ANIMALS)
    ]
    return earth.table(v, ("rules.col.animal", "rules.col.printed", "rules.col.power"), rows, "long")


def _counts(v: Vocabulary) -> Markup:
    rows = [(n, data.PAWNS[n], data.SPECIES[n], data.SPECIES[n] - 5) for n in sorted(data.PAWNS)]
    return earth.table(v, ("rules.col.animals", "rules.col.pawns", "rules.col.species", "rules.col.pool"), rows)


def _printed(v: Vocabulary, section: int) -> Markup:
    """How many spaces a section has, and what is printed on them."""
    spaces = v.words("rules.spaces", n=data.SPACES[section])
    if section == data.SPECIATION:
        return markup("{} {}", spaces, join(disc(data.ELEMENTS[e], v.elements[e]) for e in data.SPECIATION_ELEMENTS))
    if section == data.MIGRATION:
        return markup("{}: {}", spaces, ", ".join(map(str, data.MIGRATION_CUBES)))
    if section == data.COMPETITION:
        pairs = (markup("{}+{}", v.codes[a], v.codes[b]) for a, b in data.COMPETITION_TERRAINS)
        return markup("{}: {}", spaces, join(pairs, ", "))
    return spaces


def _actions(v: Vocabulary) -> Markup:
    rows = [
        (markup("{} {}", section + 1, v.sections[section]), _printed(v, section), v.words(f"rules.action.{section_id}"))
        for section, section_id in enumerate(data.SECTIONS)
    ]
    return earth.table(v, ("rules.col.action", "rules.col.spaces", "rules.col.does"), rows, "long")


def _deck(v: Vocabulary) -> Markup:
    rows = []
    for n, facts in enumerate(data.CARDS):
        more = f"card.{facts.id}.more"
        extra = markup(" <small>{}</small>", v.words(more, **FIGURES)) if more in v.words else NOTHING
        name = card_name(v.words, f"card-{facts.id}", f"card.{facts.id}.title")
        rows.append((name, markup("{}{}", v.cards[n], extra), earth.sure(v, facts.sure, f"card.{facts.id}", FIGURES)))
    name = card_name(v.words, "card-survival", "survival.title")
    rows.append((name, v.words("card.survival"), earth.sure(v, "printed", "card.survival", FIGURES)))
    return earth.table(v, ("rules.col.card", "rules.col.effect", "rules.col.sure"), rows, "long")
