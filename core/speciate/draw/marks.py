"""Marks on a board in SVG: what has changed, and the keys of targets."""

from __future__ import annotations

from .html import signed


def change(n: int, x: float, y: float, css: str = "delta") -> str:
    """A signed pill at a point."""
    text = signed(n)
    width = 10 + 6 * len(text)
    return (
        f'<g class="{css}" transform="translate({x:.1f} {y:.1f})"><rect x="{-width / 2:g}" '
        f'y="-7" width="{width}" height="14" rx="7"/>'
        f'<text y="4">{text}</text></g>'
    )


def key_badge(dom_id: str, letter: str, x: float, y: float) -> str:
    """The key of a target; nothing where the keys have run out."""
    if not letter:
        return ""
    return (
        f'<g class="kb" id="{dom_id}" transform="translate({x:.1f} {y:.1f})"><rect x="-11" '
        'y="-11" width="22" height="22" rx="6"/>'
        f'<text y="5.2">{letter}</text></g>'
    )
