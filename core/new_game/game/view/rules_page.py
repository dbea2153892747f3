"""The rules page of Pebbles."""

from __future__ import annotations

from itertools import repeat

from speciate.draw import rules
from speciate.locale import Words

from .. import data as d


def rules_page(words: Words) -> str:
    """The rules in chapters, and a table of the cards."""
    chapters = {
        "turn": rules.text(words, "rules.turn.text", most=d.MOST)
        + rules.table((words("rules.col.card"), words("rules.col.stones")), map(_row, repeat(words), d.CARDS)),
        "end": rules.text(words, "rules.end.text"),
    }
    return rules.page(words, rules.text(words, "rules.intro"), chapters)


def _row(words: Words, card: str) -> tuple[str, str]:
    """A card with its sign, and the stones that it brings."""
    sign = '<svg class="ic" viewBox="0 0 48 48" aria-hidden="true"><use href="#pebbles-pebble"/></svg>'
    n = d.CARDS[card]
    stones = words("fact.lot", most=d.MOST) if n == d.BY_LOT else str(n)
    return f'{sign}<span id="card-{card}">{words(f"card.{card}.title")}</span>', stones
