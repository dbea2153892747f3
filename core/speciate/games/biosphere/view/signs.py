"""What tracks and raises look like in panels: patterns of environments, icons of abilities."""

from __future__ import annotations

from functools import cache

from speciate.draw.html import badge, icon
from speciate.draw.markup import Markup, join, markup
from speciate.locale import plain_text

from .. import data
from .words import ABILITY_ICONS, LETTERS, PATTERNS, Vocabulary


def track_sign(t: int) -> Markup:
    """The picture of a track: the pattern of an environment, or the icon of an ability."""
    if t < data.REPRODUCTION:
        return markup(
            '<svg class="bio-sw" viewBox="0 0 22 22" aria-hidden="true">'
            '<rect x="1" y="1" width="20" height="20" rx="5" fill="url(#tx-{})"/></svg>',
            PATTERNS[t],
        )
    return icon(ABILITY_ICONS[t - data.REPRODUCTION], "ic bio-sw")


@cache
def signs(effect: data.Effect) -> Markup:
    """The pictures of what an effect raises."""
    return join(raised_sign(track) for track in dict.fromkeys(effect))


def raised_sign(track: int) -> Markup:
    """The picture of one raise: of a track, of any life expectancy, or of any ability."""
    if track < data.ANY_LIFE:
        return track_sign(track)
    return icon("ic-life" if track == data.ANY_LIFE else "ic-actions", "ic bio-sw")


@cache
def tokens(v: Vocabulary, effect: data.Effect) -> Markup:
    """What an effect raises and by how much, in little room: pictures, codes, numbers."""
    # The style sheet writes the letters: a card is called by its label, which need not repeat them.
    codes = {t: f"{plain_text(v.codes[t])} " if t in data.LIVES else "" for t in effect}
    return join(
        markup('<span class="bio-tk" data-k="{}+{}">{}</span>', code, effect.count(t), raised_sign(t))
        for t, code in codes.items()
    )


@cache
def species_badge(p: int) -> Markup:
    """The badge of a species: its silhouette and its letter."""
    return badge(p, f"lt-{LETTERS[p]}")
