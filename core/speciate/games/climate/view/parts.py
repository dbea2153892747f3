"""Small pieces of markup that several panels use."""

from __future__ import annotations

from speciate.draw.html import key
from speciate.draw.target import Targets


def lit_up(lit: Targets, value: int, css: str, dom_id: str, label: str, about: str, inner: str) -> str:
    """A mat or a card that can be chosen: a target lies over it, which is called by its label alone."""
    target = f'<span class="cl-hit{lit.css(value)}" id="{dom_id}" {lit.attributes(value, label)} {about}></span>'
    return (
        f'<div class="{css}">{target}{key(lit.letter(value))}<div class="cl-in" aria-hidden="true">{inner}</div></div>'
    )


def zone_icon(zone: int, css: str = "") -> str:
    """The picture of a zone."""
    own = f' class="{css}"' if css else ""
    return f'<svg{own} viewBox="0 0 32 32" aria-hidden="true"><use href="#cz-{zone}"/></svg>'
