"""The rules page of Marine."""

from __future__ import annotations

from speciate.locale import Words


def rules_page(words: Words) -> str:
    """The rules in our own words, with every card."""
    return ""
