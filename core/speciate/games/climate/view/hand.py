"""The hand of the player in front of the screen: every card with its text and what it is worth as food."""

from __future__ import annotations

from speciate.draw.face import Scene
from speciate.draw.html import icon
from speciate.draw.target import Targets
from speciate.locale import Markup

from .. import data as d
from ..pieces import CARD, PLAY_CARD, SHED
from ..rules.state import Climate
from .parts import lit_up
from .words import Vocabulary, number, symbol, vocabulary


def draw_hand(scene: Scene[Climate]) -> str:
    """The cards of the viewer; nobody else's are ever drawn."""
    v, words = vocabulary(scene.words), scene.words
    if scene.viewer is None:
        return f'<div class="ph"><h2>{words("panel.hand")}</h2></div><p class="cl-hidden">{words("hand.hidden")}</p>'
    lit, hand = Targets(scene), scene.g.hands[scene.viewer]
    offered = lit.of(CARD) | lit.of(PLAY_CARD)
    cards = "".join(_card(scene, v, lit, card, hand.count(card), card in offered) for card in dict.fromkeys(hand))
    if SHED in offered:
        cards += _shed(v, lit)
    body = f'<div class="cl-hand">{cards}</div>' if cards else f'<p class="cl-hidden">{words("hand.none")}</p>'
    head = f'<h2>{words("hand.title")}</h2><span class="r">{words("hand.note")}</span>'
    return f'<div class="ph">{head}</div>{body}'


def signs(card: d.CardFacts) -> str:
    """The suns and snowflakes on a card."""
    return f"{_SUN * card.suns}{_FLAKE * card.flakes}"


_SUN = '<svg class="cl-sg cl-sun" viewBox="0 0 32 32" aria-hidden="true"><use href="#cz-6"/></svg>'
_FLAKE = '<svg class="cl-sg cl-flake" viewBox="0 0 32 32" aria-hidden="true"><use href="#cz-1"/></svg>'


def worth(v: Vocabulary, card: int) -> Markup:
    """What a card is worth as food, as small pictures that are also told."""
    facts = d.CARDS[card]
    inner = f"{number(facts.plants)}{icon('ic-plant')}{signs(facts)}"
    return Markup(f'<span class="cl-worth" role="img" aria-label="{v.worth[card]}">{inner}</span>')


def _card(scene: Scene[Climate], v: Vocabulary, lit: Targets, card: int, copies: int, target: bool) -> str:
    facts = d.CARDS[card]
    trait_id = d.TRAITS[facts.trait]
    many = f'<i class="cl-x" title="{v.words.plain("hand.copies", n=copies)}">{copies}</i>' if copies > 1 else ""
    new = ""
    if scene.since is not None and scene.viewer is not None:
        new = "" if scene.since.hands[scene.viewer].count(card) >= copies else '<i class="pill">+</i>'
    value = f"<b>{number(facts.plants)}</b>{icon('ic-plant')}{signs(facts)}"
    if not target:
        name = f'<button type="button" data-card="{trait_id}">{v.traits[facts.trait]}</button>'
        text = f"<h3>{name}{many}{new}</h3><p>{v.does[facts.trait]}</p>"
        told = v.words.plain("hand.card", trait=v.traits[facts.trait], plants=v.worth[card], does="").rstrip(": ")
        return (
            f'<div class="cl-card" id="hand-{card}"><span class="cl-hi">{icon(symbol(facts.trait), "")}</span>'
            f'<div>{text}</div><span class="cl-fv" role="img" aria-label="{told}">{value}</span></div>'
        )
    label = v.words.plain("hand.card", trait=v.traits[facts.trait], plants=v.worth[card], does=v.does[facts.trait])
    inner = (
        f'<span class="cl-hi">{icon(symbol(facts.trait), "")}</span><div><h3>{v.traits[facts.trait]}{many}{new}</h3>'
        f'<p>{v.does[facts.trait]}</p></div><span class="cl-fv">{value}</span>'
    )
    return lit_up(lit, card, _css(lit, card), f"hand-{card}", label, f'data-card="{trait_id}"', inner)


def _css(lit: Targets, value: int) -> str:
    return "cl-card cl-lit cl-sel" if value == lit.selected else "cl-card cl-lit"


def _shed(v: Vocabulary, lit: Targets) -> str:
    """What to choose to throw a trait off."""
    label = v.words.plain("hand.shed")
    inner = (
        f'<span class="cl-hi">{icon("ic-no", "")}</span><div><h3>{label}</h3><p>{v.words("hand.shed.fact")}</p></div>'
    )
    return lit_up(lit, SHED, _css(lit, SHED), "hand-shed", label, "", inner)
