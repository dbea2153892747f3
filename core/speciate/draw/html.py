"""Small pieces of HTML that every game uses: badges, icons, keys, change marks."""

from __future__ import annotations

import re
from collections.abc import Mapping

from speciate.draw.markup import NOTHING, Markup, markup


def icon(symbol: str, css: str = "ic") -> Markup:
    """An icon that stands beside words which say the same."""
    return markup(
        '<svg class="{css}" viewBox="0 0 24 24" aria-hidden="true"><use href="#{id}"/></svg>', css=css, id=symbol
    )


def badge(colour: int, symbol: str) -> Markup:
    """Silhouette and animal of a place, for beside its name. Colours are numbered 0 to 5."""
    return markup(
        '<span class="badge s{}" aria-hidden="true"><svg viewBox="0 0 32 32">'
        '<use href="#seat-{}"/></svg>'
        '<svg class="on" viewBox="0 0 48 48"><use href="#{symbol}"/></svg></span>',
        colour + 1,
        colour + 1,
        symbol=symbol,
    )


def mark(colour: int) -> Markup:
    """The bare silhouette of a place."""
    return markup(
        '<svg class="sil s{}" viewBox="0 0 32 32" aria-hidden="true"><use href="#seat-{}"/></svg>',
        colour + 1,
        colour + 1,
    )


def still(picture: Markup) -> Markup:
    """A picture that is only looked at: nothing in it can be pressed."""
    return Markup(re.sub(r' (tabindex="-?\d"|data-(?:card|what)="[^"]*")', "", picture))


def pictured(panel: Markup, answers: Mapping[int, int] | None = None) -> Markup:
    """A panel of the table as a picture: nothing can be pressed, and rings that show where the focus is are left out.

    Since a page may show many, nothing has an id, and no part is a heading or a landmark of that page. A target becomes
    an image that names its place among the `answers` (by value) in `data-answer`, so that a script can make it one that
    is pressed.
    """
    panel = Markup(re.sub(r'<[^<>]* data-value="(-?\d+)"[^<>]*>', lambda tag: _marked(tag, answers or {}), panel))
    bare = re.sub(r' (id="[^"]*"|type="button"|role="button")', "", still(panel))
    bare = re.sub(r'<\w+ class="foc"[^>]*/>', "", bare)
    bare = re.sub(r"<section\b", '<section role="group"', re.sub(r"<(h[1-6])\b", r'<\1 role="none"', bare))
    bare = re.sub(r"<button\b(?=[^>]* aria-label=)", '<button role="img"', bare)
    return Markup(re.sub(r"(</?)button\b", r"\1span", bare))


def _marked(tag: re.Match[str], answers: Mapping[int, int]) -> str:
    """The tag of a target as that of an image."""
    named = tag[0].replace(f'data-value="{tag[1]}"', f'data-answer="{answers[int(tag[1])]}"')
    return re.sub(r'(class="[^"]*?) target\b', r"\1", named).replace('role="button"', 'role="img"')


def targets_alone(panel: Markup) -> Markup:
    """A panel of the table in which its targets can be pressed, and nothing else: only they keep their ids."""
    return Markup(
        re.sub(r"<[^<>]*>", lambda tag: tag[0] if " data-value=" in tag[0] else pictured(Markup(tag[0])), panel)
    )


def decoration(picture: Markup, prefix: str = "") -> Markup:
    """A picture that only decorates: nobody can reach it or hear of it. Without a `prefix` it has no ids either."""
    bare = re.sub(r'\s(role|aria-label|tabindex)="[^"]*"', "", picture).replace("<svg", '<svg aria-hidden="true"', 1)
    return Markup(re.sub(r'\sid="([^"]*)"', rf' id="{prefix}\1"' if prefix else "", bare))


def cut_out(picture: Markup, box: str) -> Markup:
    """The part of a picture in `box`, an SVG viewBox; it fills whatever frame it is put into."""
    return Markup(re.sub(r'viewBox="[^"]*"', f'viewBox="{box}" preserveAspectRatio="xMidYMid slice"', picture, count=1))


def key(text: str) -> Markup:
    """The badge of a target outside the board; none where the keys have run out.

    The style sheet writes the letter: a target is called by its label alone, also by those who speak to the page.
    """
    return markup('<kbd class="tk" aria-hidden="true" data-k="{text}"></kbd>', text=text) if text else NOTHING


def signed(n: int) -> str:
    """+3 or -3, with a true minus."""
    return f"+{n}" if n > 0 else f"−{-n}"


def number(n: int) -> str:
    """A whole number with a true minus."""
    return f"−{-n}" if n < 0 else str(n)


def pill(n: int, css: str = "pill") -> Markup:
    """A change mark in a panel."""
    return markup('<i class="{css}">{}</i>', signed(n), css=css) if n else NOTHING
