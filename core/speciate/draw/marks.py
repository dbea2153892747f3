"""Marks on a board in SVG: what has changed, and the keys of targets."""

from __future__ import annotations

from speciate.draw.markup import NOTHING, Markup, markup

from .html import signed


def change(n: int, x: float, y: float, css: str = "delta") -> Markup:
    """A signed pill at a point."""
    text = signed(n)
    width = 10 + 6 * len(text)
    return markup(
        '<g class="{css}" transform="translate({x:.1f} {y:.1f})"><rect x="{:g}" '
        'y="-7" width="{width}" height="14" rx="7"/>'
        '<text y="4">{text}</text></g>',
        -width / 2,
        css=css,
        x=x,
        y=y,
        width=width,
        text=text,
    )


def key_badge(dom_id: str, letter: str, x: float, y: float) -> Markup:
    """The key of a target; nothing where the keys have run out."""
    return placed_key(dom_id, letter, f"translate({x:.1f} {y:.1f})")


def placed_key(dom_id: str, letter: str, transform: str) -> Markup:
    """The key of a target, placed by an SVG transform; nothing where the keys have run out."""
    if not letter:
        return NOTHING
    return markup(
        '<g class="kb" id="{id}" transform="{transform}"><rect x="-11" y="-11" width="22" height="22" rx="6"/>'
        '<text y="5.2">{letter}</text></g>',
        id=dom_id,
        transform=transform,
        letter=letter,
    )
