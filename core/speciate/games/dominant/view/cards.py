"""The dominance cards that are available, and any card in full."""

from __future__ import annotations

from speciate.draw.face import Scene
from speciate.draw.target import Targets
from speciate.earth.view.panels import printed_title, sure
from speciate.locale import Markup, Words, plain_text

from .. import data as d
from ..pieces import CARD
from ..rules.state import Dominant
from .words import FIGURES, Vocabulary, vocabulary

SURVIVAL = "survival"
"""The id of the Survival card, which is no dominance card."""
_IDS = {c.id: n for n, c in enumerate(d.CARDS)}


def draw_cards(scene: Scene[Dominant]) -> str:
    """The five cards, and what is left of the deck."""
    g, v, lit = scene.g, vocabulary(scene.words), Targets(scene)
    rows = [_slot(scene, v, lit, slot) for slot in range(d.ROW)]
    return (
        f'<div class="ph"><h2>{v.words("cards.title")}</h2><span class="r">{_to_come(g, v)}</span></div>'
        f'<ol class="cards plain">{"".join(rows)}</ol>'
    )


def _to_come(g: Dominant, v: Vocabulary) -> Markup:
    if g.last_round:
        return v.words("cards.last_round")
    where = "cards.ice_hidden" if g.deck else "cards.ice_here"
    return Markup(f"{v.words('cards.to_come', n=g.deck)} · {v.words(where)}")


def _slot(scene: Scene[Dominant], v: Vocabulary, lit: Targets, slot: int) -> str:
    g = scene.g
    card = g.row[slot]
    if card == d.NO_CARD:
        return f'<li class="card none" id="slot-{slot + 1}"><div><p>{v.words("cards.empty")}</p></div></li>'
    facts, title = d.CARDS[card], v.titles[card]
    sign = ""
    if card in lit.of(CARD):
        label = v.words.plain("cards.take", card=title)
        told = f'class="cn{lit.css(card)}" id="cn-{slot + 1}" {lit.attributes(card, label)}'
        sign = f'<span {told} data-k="{lit.letter(card)}"></span>'
    new = scene.since is not None and card not in scene.since.row
    fresh = f'<i class="pill">{v.words("cards.new")}</i>' if new else ""
    guess = ""
    if facts.sure == "reconstructed":
        guess = f'<i class="rec" title="{v.words.plain("sure.reconstructed")}">{v.words("cards.rec")}</i>'
    name = f'<button type="button" class="serif" data-card="{facts.id}">{title}</button>'
    text = f"<h3>{name}{guess}{fresh}</h3><p>{v.cards[card]}</p>"
    return f'<li class="card" id="slot-{slot + 1}">{sign}<div>{text}</div></li>'


def full_card(words: Words, card_id: str) -> tuple[str, str] | None:
    """A card by its id: title and markup."""
    v = vocabulary(words)
    if card_id == SURVIVAL:
        return v.words.plain("survival.title"), _full(v, "when.survival", v.words("card.survival"), card_id, "printed")
    if card_id not in _IDS:
        return None
    n = _IDS[card_id]
    full = _full(v, "when.card", v.cards[n], card_id, d.CARDS[n].sure)
    return plain_text(v.titles[n]), printed_title(v, f"card.{card_id}") + full


def _full(v: Vocabulary, when: str, text: Markup, card_id: str, how: str) -> str:
    more = f"card.{card_id}.more"
    extra = f"<p>{v.words(more, **FIGURES)}</p>" if more in v.words else ""
    return (
        f'<div class="full"><p class="when">{v.words(when)}</p><p class="text">{text}</p>{extra}'
        f"{sure(v, how, f'card.{card_id}', FIGURES)}</div>"
    )
