"""Small pieces of HTML that every game uses: badges, icons, keys, change marks."""

from __future__ import annotations

import re
from html import escape


def icon(symbol: str, css: str = "ic") -> str:
    """An icon that stands beside words which say the same."""
    return f'<svg class="{css}" viewBox="0 0 24 24" aria-hidden="true"><use href="#{symbol}"/></svg>'


def badge(colour: int, symbol: str) -> str:
    """Silhouette and animal of a place, for beside its name. Colours are numbered 0 to 5."""
    return (
        f'<span class="badge s{colour + 1}" aria-hidden="true"><svg viewBox="0 0 32 32">'
        f'<use href="#seat-{colour + 1}"/></svg>'
        f'<svg class="on" viewBox="0 0 48 48"><use href="#{symbol}"/></svg></span>'
    )


def mark(colour: int) -> str:
    """The bare silhouette of a place."""
    return (
        f'<svg class="sil s{colour + 1}" viewBox="0 0 32 32" aria-hidden="true"><use href="#seat-{colour + 1}"/></svg>'
    )


def still(picture: str) -> str:
    """A picture that is only looked at: nothing in it can be pressed."""
    return re.sub(r' (tabindex="-?\d"|data-card="[^"]*")', "", picture)


def key(text: str) -> str:
    """The badge of a target outside the board; none where the keys have run out.

    The style sheet writes the letter: a target is called by its label alone, also by those who speak to the page.
    """
    return f'<kbd class="tk" aria-hidden="true" data-k="{text}"></kbd>' if text else ""


def clean(text: str) -> str:
    """Text from outside, safe between tags and in attributes."""
    return escape(text)


def signed(n: int) -> str:
    """+3 or -3, with a true minus."""
    return f"+{n}" if n > 0 else f"−{-n}"


def number(n: int) -> str:
    """A whole number with a true minus."""
    return f"−{-n}" if n < 0 else str(n)


def pill(n: int, css: str = "pill") -> str:
    """A change mark in a panel."""
    return f'<i class="{css}">{signed(n)}</i>' if n else ""
