"""The hand of the player in front of the screen: every card with its text and what it is worth as food."""

from __future__ import annotations

from speciate.draw.face import Scene
from speciate.draw.html import icon, number
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.draw.target import Targets
from speciate.locale import plain_text

from .. import data
from ..pieces import CARD, PLAY_CARD, SHED
from ..rules.state import Climate
from .parts import lit_up
from .words import Vocabulary, symbol, vocabulary


def draw_hand(scene: Scene[Climate]) -> Markup:
    """The cards of the viewer; nobody else's are ever drawn."""
    v, words = vocabulary(scene.words), scene.words
    if scene.viewer is None:
        return markup(
            '<div class="ph"><h2>{}</h2></div><p class="cl-hidden">{}</p>', words("panel.hand"), words("hand.hidden")
        )
    lit, hand = Targets(scene), scene.g.hands[scene.viewer]
    offered = lit.of(CARD) | lit.of(PLAY_CARD)
    cards = [_card(scene, v, lit, card, hand.count(card), card in offered) for card in dict.fromkeys(hand)]
    if SHED in offered:
        cards.append(_shed(v, lit))
    if cards:
        body = markup('<div class="cl-hand">{}</div>', join(cards))
    else:
        body = markup('<p class="cl-hidden">{}</p>', words("hand.none"))
    return markup(
        '<div class="ph"><h2>{}</h2><span class="r">{}</span></div>{}', words("hand.title"), words("hand.note"), body
    )


def signs(card: data.CardFacts) -> Markup:
    """The suns and snowflakes on a card."""
    return join([_SUN] * card.suns + [_FLAKE] * card.flakes)


_SUN = markup('<svg class="cl-sg cl-sun" viewBox="0 0 32 32" aria-hidden="true"><use href="#cz-6"/></svg>')
_FLAKE = markup('<svg class="cl-sg cl-flake" viewBox="0 0 32 32" aria-hidden="true"><use href="#cz-1"/></svg>')


def worth(v: Vocabulary, card: int) -> Markup:
    """What a card is worth as food, as small pictures that are also told."""
    facts = data.CARDS[card]
    return markup(
        '<span class="cl-worth" role="img" aria-label="{label}">{plants}{icon}{signs}</span>',
        label=plain_text(v.worth[card]),
        plants=number(facts.plants),
        icon=icon("ic-plant"),
        signs=signs(facts),
    )


def _card(scene: Scene[Climate], v: Vocabulary, lit: Targets, card: int, copies: int, target: bool) -> Markup:
    facts = data.CARDS[card]
    trait_id = data.TRAITS[facts.trait]
    trait, does, picture = v.traits[facts.trait], v.does[facts.trait], icon(symbol(facts.trait), "")
    marks = []
    if copies > 1:
        marks.append(markup('<i class="cl-x" title="{}">{}</i>', v.words.plain("hand.copies", n=copies), copies))
    if scene.since is not None and scene.viewer is not None and scene.since.hands[scene.viewer].count(card) < copies:
        marks.append(markup('<i class="pill">+</i>'))
    value = markup("<b>{}</b>{}{}", number(facts.plants), icon("ic-plant"), signs(facts))
    if not target:
        return markup(
            '<div class="cl-card" id="hand-{card}" data-what="{id}"><span class="cl-hi">{picture}</span><div><h3>'
            '<button type="button" data-card="{id}">{trait}</button>{marks}</h3><p>{does}</p></div>'
            '<span class="cl-fv" role="img" aria-label="{label}">{value}</span></div>',
            card=card,
            picture=picture,
            id=trait_id,
            trait=trait,
            marks=join(marks),
            does=does,
            label=v.words.plain("hand.card", trait=trait, plants=v.worth[card], does="").rstrip(": "),
            value=value,
        )
    label = v.words.plain("hand.card", trait=trait, plants=v.worth[card], does=does)
    inner = markup(
        '<span class="cl-hi">{picture}</span><div><h3>{trait}{marks}</h3><p>{does}</p></div>'
        '<span class="cl-fv">{value}</span>',
        picture=picture,
        trait=trait,
        marks=join(marks),
        does=does,
        value=value,
    )
    return lit_up(lit, card, _css(lit, card), f"hand-{card}", label, markup('data-card="{}"', trait_id), inner)


def _css(lit: Targets, value: int) -> str:
    return "cl-card cl-lit cl-sel" if value == lit.selected else "cl-card cl-lit"


def _shed(v: Vocabulary, lit: Targets) -> Markup:
    """What to choose to throw a trait off."""
    label = v.words.plain("hand.shed")
    inner = markup(
        '<span class="cl-hi">{}</span><div><h3>{}</h3><p>{}</p></div>',
        icon("ic-no", ""),
        label,
        v.words("hand.shed.fact"),
    )
    return lit_up(lit, SHED, _css(lit, SHED), "hand-shed", label, NOTHING, inner)
