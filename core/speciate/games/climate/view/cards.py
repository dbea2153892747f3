"""Any trait, event, zone or species explained."""

from __future__ import annotations

import re

from speciate.draw.face import Scene
from speciate.draw.html import icon
from speciate.locale import Markup, Words

from .. import data as d
from ..rules.hooks import nature
from ..rules.state import Climate
from .board import hanging
from .facts import loss_in, named
from .parts import zone_icon
from .words import Vocabulary, number, signed, symbol, vocabulary


def full_card(words: Words, card_id: str) -> tuple[str, str] | None:
    """A trait by its id, or an event card as `event-N`: title and markup."""
    v = vocabulary(words)
    if card_id in d.TRAITS:
        return _trait(v, d.TRAITS.index(card_id))
    event = re.fullmatch(r"event-(\d{1,2})", card_id)
    if event and int(event[1]) < len(d.EVENTS):
        return _event(v, int(event[1]))
    return None


def explain(scene: Scene[Climate], thing: str) -> tuple[str, str] | None:
    """A zone (`zone-N`), a species (`species-N`) or the watering hole as it stands now."""
    v = vocabulary(scene.words)
    kind, _, n = thing.partition("-")
    if kind == "hole" and not n:
        told = "".join(f"<p>{note}.</p>" for note in hanging(scene.g, v))
        return v.words.plain("board.hole"), f'<p class="text">{v.words("about.hole", n=scene.g.hole)}</p>{told}'
    if not re.fullmatch(r"[0-9]{1,3}", n):
        return None
    g = scene.g.seen_by(scene.viewer)
    if kind == "zone" and int(n) < len(d.TRACK):
        return _zone(g, v, int(n))
    if kind == "species" and any(int(n) in row for row in g.rows):
        return _species(g, v, int(n))
    return None


def sure(v: Vocabulary, how: str, what: str) -> str:
    """How sure we are of something, in words."""
    return f'<p class="sure {how}">{v.words(what)}: {v.words(f"sure.{how}")}</p>'


def faces(trait: int) -> list[d.CardFacts]:
    """The cards that show a trait: they differ in what they bring as food."""
    return [card for card in d.CARDS if card.trait == trait]


def leaves(trait: int) -> str:
    """The leaf numbers on all copies of a trait, ascending."""
    return ", ".join(number(n) for n in sorted(card.plants for card in faces(trait) for _ in range(card.copies)))


def least_sure(trait: int) -> tuple[str, str]:
    """How sure leaf numbers and signs of a trait are: as its least sure card."""
    cards = faces(trait)
    worst = max((card.plants_sure for card in cards), key=d.SURENESS.index)
    return worst, max((card.icons_sure for card in cards), key=d.SURENESS.index)


def _trait(v: Vocabulary, trait: int) -> tuple[str, str]:
    trait_id, cards = d.TRAITS[trait], faces(trait)
    suns, flakes = sum(c.suns * c.copies for c in cards), sum(c.flakes * c.copies for c in cards)
    plants, icons = least_sure(trait)
    return v.words.plain(f"trait.{trait_id}"), (
        f'<div class="full cl-about"><p class="when">{v.words("about.trait")}</p><p class="text">{v.does[trait]}</p>'
        f"<p>{v.words(f'trait.{trait_id}.more')}</p>"
        f"<p>{v.words('about.copies', n=sum(c.copies for c in cards), all=len(d.COPIES))}"
        f" {v.words('about.leaves', list=leaves(trait))} {v.words('about.signs', suns=suns, flakes=flakes)}</p>"
        f"{sure(v, plants, 'sure.leaves')}{sure(v, icons, 'sure.signs')}</div>"
    )


def _event(v: Vocabulary, n: int) -> tuple[str, str]:
    card = d.EVENTS[n]
    parts = [v.words("about.event.in", zone=v.zones[card.zone])]
    if card.loss and (card.low, card.high) != (1, d.TOP):
        kind = v.kinds[card.deck]
        sizes = v.sizes(card.low, card.high)
        parts.append(v.words("about.event.numbers", sizes=sizes, n=card.loss, kind=kind))
    if card.target != d.NO_ZONE:
        parts.append(v.words("about.event.to", zone=v.zones[card.target]))
    parts.append(v.words("about.event.copies", n=card.copies, all=d.EVENTS_EACH))
    when = f"{v.words('about.event')}, {v.words(f'side.{d.KINDS[card.deck]}')}"
    return v.words.plain(f"event.{card.event}"), (
        f'<div class="full cl-about"><p class="when">{when}</p>'
        f'<p class="text">{v.words(f"event.{card.event}.does")}</p><p>{" ".join(parts)}</p>'
        f"{sure(v, 'reconstructed', 'sure.event')}</div>"
    )


def _zone(g: Climate, v: Vocabulary, zone: int) -> tuple[str, str]:
    words, place = v.words, d.TRACK[zone]
    plants = place.plants_few if len(g.hands) <= d.FEW_PLAYERS else place.plants_many
    told = words("about.zone.calm")
    if place.loss:
        sizes = v.sizes(place.low, place.high)
        told = words("about.zone.hit", sizes=sizes, n=place.loss, kind=v.kinds[place.kind])
    rows = ""
    for s in g.living():
        n = loss_in(g, s, zone)
        if n:
            does = words("about.dies") if n >= g.population[s] else words("about.loses", n=n)
            rows += f'<tr><th scope="row">{named(g, v, s)}</th><td>{does}</td></tr>'
    table = f"<table><tbody>{rows}</tbody></table>" if rows else f"<p>{words('about.zone.nobody')}</p>"
    return words.plain(f"zone.{place.id}"), (
        f'<div class="full cl-about"><p class="when">{words("about.zone")}</p><p class="text">{told}</p>'
        f"<p>{words('about.zone.plants', n=Markup(signed(plants)))}</p><h3>{words('about.zone.species')}</h3>{table}"
        f"{sure(v, 'reconstructed', 'sure.zone')}</div>"
    )


def _species(g: Climate, v: Vocabulary, s: int) -> tuple[str, str]:
    words, has = v.words, nature(g.traits[s])
    told = [
        words("about.population", n=g.population[s]),
        words("about.food", food=g.food[s], population=g.population[s]),
        words("about.body", n=g.body[s]),
    ]
    if has.defence:
        told.append(words("about.defends", n=g.body[s] + has.defence))
    if has.hunts:
        told.append(words("about.attacks", n=g.body[s] + (g.population[s] if has.packs else 0)))
    if has.stores:
        told.append(words("about.fat", n=g.fat[s], body=g.body[s]))
    left, right = g.neighbours(s)
    if left >= 0:
        told.append(words("about.left", name=named(g, v, left)))
    if right >= 0:
        told.append(words("about.right", name=named(g, v, right)))
    traits = ""
    for card in g.cards[s]:
        if card == d.HIDDEN:
            traits += f"<div>{icon('ic-lock', '')}<p>{words('mat.hidden')}</p></div>"
        else:
            t = d.TRAIT_OF[card]
            traits += f"<div>{icon(symbol(t), '')}<p><b>{v.traits[t]}</b>. {v.does[t]}</p></div>"
    rows = ""
    for zone in range(len(d.TRACK) - 1, -1, -1):
        n = loss_in(g, s, zone)
        if n or abs(zone - g.zone_ahead()) < 2:
            does = (
                words("about.dies") if n >= g.population[s] else words("about.loses", n=n) if n else words("about.safe")
            )
            rows += f'<tr><th scope="row">{zone_icon(zone)}{v.zones[zone]}</th><td>{does}</td></tr>'
    owned = f'<h3>{words("about.traits")}</h3><div class="cl-list">{traits}</div>' if traits else ""
    return str(named(g, v, s)), (
        f'<div class="full cl-about"><p>{" ".join(told)}</p>{owned}<h3>{words("about.climate")}</h3>'
        f"<table><tbody>{rows}</tbody></table></div>"
    )
