"""The evolution deck: taking a card, resolving it, and what happens as the next one appears. No card is named here."""

from __future__ import annotations

from speciate.earth import events as earth_events

from .. import data, events
from ..decisions import EVOLUTION_CARD
from ..pieces import VP_SURVIVAL
from . import hooks
from .state import Marine


def draw_card(g: Marine) -> int:
    """The next card of the deck; NO_CARD if there is none. The Asteroid may be any of the last five. [M2.9]"""
    if not g.deck:
        return data.NO_CARD
    g.deck -= 1
    if not g.asteroid_drawn and g.deck < data.BOTTOM_CARDS and not g.randbelow(g.deck + 1):
        g.asteroid_drawn = 1
        return data.ASTEROID
    card = g.unseen_cards[g.randbelow(len(g.unseen_cards))]
    g.unseen_cards.remove(card)
    return card


def slots_with_cards(g: Marine) -> list[int]:
    """Slots that hold a card, ascending."""
    return [slot for slot in range(data.SLOTS) if g.row[slot] != data.NO_CARD]


def take_card(g: Marine, me: int, value: int) -> None:
    """Choose and resolve one face-up card in a slot up to `value`; then the row slides down and is filled up. [M5.1]"""
    slots = [slot for slot in slots_with_cards(g) if slot < value]
    if slots:
        slot = g.choose(me, EVOLUTION_CARD, slots, n=value)
        card = g.row[slot]
        resolve(g, me, card, slot + 1, "selected")
        # Not `slot`: a card can make others slide while it is resolved.
        discard(g, me, g.row.find(card))


def resolve(g: Marine, me: int, card: int, slot_number: int, when: data.When) -> None:
    """Do what a card says, if this is when it acts. `slot_number`: where it lay, 1 to 5. [M5.4]"""
    events.card.emit(g, me, card, slot_number)
    if data.CARDS[card].when == when:
        hooks.card_effect[card](g, me, slot_number)
        g.notify(hooks.effect_over)


def discard(g: Marine, me: int, slot: int) -> None:
    """Discard a card on top of the pile, slide the others down, and let the next one enter play."""
    g.discard.append(g.row[slot])
    g.row[slot : data.SLOTS] = g.row[slot + 1 : data.SLOTS] + bytes([data.NO_CARD])
    enter(g, me)


def enter(g: Marine, me: int) -> None:
    """Draw a card into the last slot: its enters-play text, then Extinction, then Survival. [M5.2]"""
    card = draw_card(g)
    if card == data.NO_CARD:
        return
    # Gaps lie at the end of the row alone, so the newcomer goes into the first of them.
    slot = g.row.find(data.NO_CARD)
    g.row[slot] = card
    earth_events.reveal.emit(g, card, slot)
    if data.CARDS[card].when == "enters":
        resolve(g, me, card, slot + 1, "enters")
    if data.CARDS[card].fish in ("dead", "both"):
        extinction(g)
    if data.CARDS[card].fish in ("live", "both"):
        survival(g)


def extinction(g: Marine) -> None:
    """Eliminate all endangered species, again and again until none is left. [M7.1]"""
    earth_events.extinction.emit(g)
    while doomed := [(a, h) for a in g.animals() for h in g.occupied(a) if g.endangered(a, h)]:
        for a, h in doomed:
            g.eliminate(a, h, g.cubes[a][h])


def survival(g: Marine) -> None:
    """The holder of the Survival card scores for the number of Vents it occupies. [M7.2]"""
    holder = g.survival_holder()
    earth_events.survival.emit(g, holder)
    if holder != data.NOBODY:
        vents = sum(g.cubes[holder][h] > 0 for h in g.tiles_of(data.VENT))
        g.gain(holder, g.bonus(vents), VP_SURVIVAL)
