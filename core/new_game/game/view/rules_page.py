"""The rules page of Pebbles."""

from __future__ import annotations

from itertools import repeat

from speciate.draw import rules
from speciate.draw.markup import Markup, join, markup
from speciate.locale import Words

from .. import data


def rules_page(words: Words) -> Markup:
    """The rules in chapters, and a table of the cards."""
    cards = rules.table((words("rules.col.card"), words("rules.col.stones")), map(_row, repeat(words), data.CARDS))
    chapters = {
        "turn": join((rules.text(words, "rules.turn.text", most=data.MOST), cards)),
        "end": rules.text(words, "rules.end.text"),
    }
    return rules.page(words, rules.text(words, "rules.intro"), chapters)


def _row(words: Words, card: str) -> tuple[Markup, rules.Cell]:
    """A card with its sign, and the stones that it brings."""
    sign = markup('<svg class="ic" viewBox="0 0 48 48" aria-hidden="true"><use href="#pebbles-pebble"/></svg>')
    n = data.CARDS[card]
    stones = words("fact.lot", most=data.MOST) if n == data.BY_LOT else n
    return markup('{}<span id="card-{}">{}</span>', sign, card, words(f"card.{card}.title")), stones
