"""The evolution cards face up, and any card or trait in full."""

from __future__ import annotations

from speciate.draw.face import Scene
from speciate.draw.html import icon, key
from speciate.draw.target import Targets
from speciate.earth.view.panels import printed_title, sure
from speciate.locale import Words, plain_text

from .. import data as d
from ..pieces import SLOT
from ..rules.state import Marine
from .words import FIGURES, Vocabulary, vocabulary

_CARD_IDS = {c.id: n for n, c in enumerate(d.CARDS)}
_TRAIT_IDS = {t.id: n for n, t in enumerate(d.TRAITS)}


def draw_cards(scene: Scene[Marine]) -> str:
    """Slots 5 to 1, what is still to come, and the discard pile."""
    g, v, lit = scene.g, vocabulary(scene.words), Targets(scene)
    rows = [_slot(scene, v, lit, s) for s in reversed(range(d.SLOTS))]
    return (
        f'<div class="ph"><h2>{v.words("cards.title")}</h2><span class="r">{_to_come(g, v)}</span></div>'
        f'<ol class="cards">{"".join(rows)}</ol>{_pile(g, v)}'
    )


def _to_come(g: Marine, v: Vocabulary) -> str:
    if g.last_round:
        return v.words("cards.last_round")
    if not g.in_turns():
        return v.words("cards.to_come", n=g.deck)
    key = (
        "cards.asteroid_here"
        if d.ASTEROID in g.row
        else "cards.asteroid_gone"
        if g.asteroid_drawn
        else "cards.asteroid_hidden"
    )
    return f"{v.words('cards.to_come', n=g.deck)} · {v.words(key)}"


def _slot(scene: Scene[Marine], v: Vocabulary, lit: Targets, s: int) -> str:
    g = scene.g
    card = g.row[s]
    if card == d.NO_CARD:
        return (
            f'<li class="card none" id="slot-{s + 1}"><span class="cn">{s + 1}</span><div><p>'
            f"{v.words('cards.empty')}</p></div></li>"
        )
    facts, title = d.CARDS[card], v.titles[card]
    number = f'<span class="cn">{s + 1}</span>'
    if s in lit.of(SLOT):
        label = v.words.plain("cards.slot", n=s + 1, card=title)
        number = (
            f'<span class="cn{lit.css(s)}" id="cn-{s + 1}" {lit.attributes(s, label)}>{s + 1}{key(lit.letter(s))}'
            "</span>"
        )
    new = scene.since is not None and card not in scene.since.row
    fresh = f'<i class="pill">{v.words("cards.new")}</i>' if new else ""
    guess = (
        f'<i class="rec" title="{v.words.plain("sure.reconstructed")}">{v.words("cards.rec")}</i>'
        if facts.sure == "reconstructed"
        else ""
    )
    name = f'<button type="button" class="serif" data-card="{facts.id}">{title}</button>'
    return (
        f'<li class="card" id="slot-{s + 1}">{number}<div><h3>{name}{guess}{fresh}</h3><p>{v.cards[card]}</p></div>'
        f"{event_marks(v, facts)}</li>"
    )


def event_marks(v: Vocabulary, facts: d.CardFacts) -> str:
    """The event that the card brought as it appeared, with its word."""
    if not facts.fish:
        return ""
    kinds = {"dead": ("extinction",), "live": ("survival",), "both": ("extinction", "survival")}[facts.fish]
    return "".join(
        f'<span class="ev" title="{v.words.plain("cards.event")}">{icon(f"ic-{kind}")}<span>'
        f"{v.words(f'event.{kind}')}</span></span>"
        for kind in kinds
    )


def _pile(g: Marine, v: Vocabulary) -> str:
    come = f'<span class="tc">{_to_come(g, v)} · </span>'
    if not g.discard:
        return f'<p class="pile-top" id="discard">{come}{v.words("cards.no_discard")}</p>'
    top = d.CARDS[g.discard[-1]].id
    name = f'<button type="button" data-card="{top}">{v.titles[g.discard[-1]]}</button>'
    return f'<p class="pile-top" id="discard">{come}{v.words("cards.discard", n=len(g.discard))}: {name}</p>'


# --- in full ----------------------------------------------------------------------------------------------------------


def full_card(words: Words, card_id: str) -> tuple[str, str] | None:
    """A card or trait by its id: title and markup."""
    v = vocabulary(words)
    if card_id in _CARD_IDS:
        n = _CARD_IDS[card_id]
        return plain_text(v.titles[n]), printed_title(v, f"card.{card_id}") + card_markup(v, d.CARDS[n])
    if card_id in _TRAIT_IDS:
        n = _TRAIT_IDS[card_id]
        return plain_text(v.trait_titles[n]), printed_title(v, f"trait.{card_id}") + trait_markup(v, n)
    return None


def card_markup(v: Vocabulary, facts: d.CardFacts) -> str:
    """An evolution card in full: when it acts, its text, and how sure that is."""
    when = f'<p class="when">{v.words(f"when.{facts.when}")}</p>'
    more = f"card.{facts.id}.more"
    extra = f"<p>{v.words(more, **FIGURES)}</p>" if more in v.words else ""
    event = ""
    if facts.fish:
        event = f'<p class="fish">{event_marks(v, facts)}<span>{v.words("cards.event_guess")}</span></p>'
    return (
        f'<div class="full">{when}<p class="text">{v.cards[_CARD_IDS[facts.id]]}</p>'
        f"{extra}{event}{sure(v, facts.sure, f'card.{facts.id}', FIGURES)}</div>"
    )


def trait_markup(v: Vocabulary, n: int) -> str:
    """A trait card in full: its text, and how sure that is."""
    facts = d.TRAITS[n]
    return (
        f'<div class="full"><p class="when">{v.words("when.trait")}</p><p class="text">{v.traits[n]}</p>'
        f"{sure(v, facts.sure, f'trait.{facts.id}', FIGURES)}</div>"
    )
