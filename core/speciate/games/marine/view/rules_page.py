"""The rules page of Marine: our own words, the tables that the rules play by, every card and how sure it is."""

from __future__ import annotations

from typing import Final

from speciate.draw.markup import NOTHING, Markup, markup
from speciate.draw.rules import card_name
from speciate.earth.view import rules_page as earth
from speciate.locale import Words

from .. import data
from .cards import event_marks
from .words import FIGURES, Vocabulary, vocabulary

_CHAPTERS: Final = (
    "words", "chain", "tiles", "setup", "turn", "actions", "domination", "cards", "reseed", "end", "variants", "deck",
    "traits", "unknown",
)  # fmt: skip


def rules_page(words: Words) -> Markup:
    """The whole page below its title."""
    v = vocabulary(words)
    tables = {
        "chain": _animals(v),
        "tiles": earth.terrains(v, data.PLACES_VP, data.SPECIATION_LIMIT, (*data.TILES, data.VENTS + 2)),
        "actions": _actions(v),
        "deck": _deck(v),
        "traits": _traits(v),
    }
    return earth.page(v, _CHAPTERS, tables)


def _animals(v: Vocabulary) -> Markup:
    rows = [(earth.animal(v, a), earth.discs(v, printed)) for a, printed in enumerate(data.PRINTED)]
    return earth.table(v, ("rules.col.animal", "rules.col.printed"), rows)


def _actions(v: Vocabulary) -> Markup:
    rows = []
    for section in range(12):
        key = "rules.spaces.special" if data.SPECIAL[section] else "rules.spaces"
        text = v.words(f"rules.action.{data.SECTIONS[section]}")
        rows.append((markup("{} {}", section + 1, v.sections[section]), v.words(key, n=data.ORDINARY[section]), text))
    return earth.table(v, ("rules.col.action", "rules.col.spaces", "rules.col.does"), rows, "long")


def _deck(v: Vocabulary) -> Markup:
    rows = []
    for n, facts in enumerate(data.CARDS):
        more = f"card.{facts.id}.more"
        extra = markup(" <small>{}</small>", v.words(more, **FIGURES)) if more in v.words else NOTHING
        name = card_name(v.words, f"card-{facts.id}", f"card.{facts.id}.title")
        rows.append(
            (
                name,
                markup("{}{}", v.cards[n], extra),
                event_marks(v, facts),
                earth.sure(v, facts.sure, f"card.{facts.id}", FIGURES),
            )
        )
    return earth.table(v, ("rules.col.card", "rules.col.effect", "rules.col.event", "rules.col.sure"), rows, "long")


def _traits(v: Vocabulary) -> Markup:
    rows = []
    for n, facts in enumerate(data.TRAITS):
        name = card_name(v.words, f"trait-{facts.id}", f"trait.{facts.id}.title")
        rows.append((name, v.traits[n], earth.sure(v, facts.sure, f"trait.{facts.id}", FIGURES)))
    return earth.table(v, ("when.trait", "rules.col.effect", "rules.col.sure"), rows, "long")
