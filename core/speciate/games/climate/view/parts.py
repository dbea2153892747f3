"""Small pieces of markup that several panels use."""

from __future__ import annotations

from speciate.draw.html import key
from speciate.draw.markup import NOTHING, Markup, markup
from speciate.draw.target import Targets


def lit_up(lit: Targets, value: int, css: str, dom_id: str, label: str, data_card: Markup, inner: Markup) -> Markup:
    """A mat or a card that can be chosen: a target lies over it, which is called by its label alone."""
    return markup(
        '<div class="{css}"><span class="cl-hit{target}" id="{id}" {attributes} {data_card}></span>{key}'
        '<div class="cl-in" aria-hidden="true">{inner}</div></div>',
        css=css,
        target=lit.css(value),
        id=dom_id,
        attributes=lit.attributes(value, label),
        data_card=data_card,
        key=key(lit.letter(value)),
        inner=inner,
    )


def zone_icon(zone: int, css: str = "") -> Markup:
    """The picture of a zone."""
    own = markup(' class="{}"', css) if css else NOTHING
    return markup('<svg{} viewBox="0 0 32 32" aria-hidden="true"><use href="#cz-{}"/></svg>', own, zone)
