"""The climate events, a function each: what it does as it triggers in step 4.2, and to the weather after.

A function gets (g, weather, card) and says whether the card stays out of its deck.
"""

from __future__ import annotations

from collections.abc import Callable

from speciate.engine import Facts, Sure

from .. import data, events
from ..data import EventFacts
from ..pieces import BY_EVENT
from . import hooks
from .hooks import nature
from .state import Climate
from .weather import Weather

Effect = Callable[[Climate, Weather, EventFacts], bool]


def event_card(sure: Sure) -> Callable[[Effect], Effect]:
    """Register the event that bears the function's name: how sure its cards are. They all do the same.

    What an event does is printed; its zones, its copies and its numbers may be reconstructed.
    """

    def register(effect: Effect) -> Effect:
        hooks.EVENTS.add(Facts(effect.__name__, sure))
        for number, card in enumerate(data.EVENT_CARDS):
            if card.event == effect.__name__:
                hooks.event_effect.by(number)(effect)
        return effect

    return register


@event_card("reconstructed")
def cold_snap(g: Climate, weather: Weather, card: EventFacts) -> bool:
    """Its own sizes and loss, in place of the zone's. [C11.1]"""
    weather.low, weather.high, weather.loss, weather.kind = card.low, card.high, card.loss, card.deck
    if data.USED[data.CARD_ENDS_ZONE_PLANTS]:
        weather.plants = 0
    return False


@event_card("reconstructed")
def heat_wave(g: Climate, weather: Weather, card: EventFacts) -> bool:
    """The same, of heat. [C11.3]"""
    return cold_snap(g, weather, card)


@event_card("reconstructed")
def thaw(g: Climate, weather: Weather, card: EventFacts) -> bool:
    """The card lies on the Watering Hole: its suns count in the next round. [C11.5]"""
    g.on_hole = data.EVENT_CARDS.index(card)
    return True


@event_card("reconstructed")
def volcanic_eruption(g: Climate, weather: Weather, card: EventFacts) -> bool:
    """At the end of the round the marker goes to the zone on the card. [C11.6]"""
    g.jump = card.target
    return False


@event_card("reconstructed")
def meteor_impact(g: Climate, weather: Weather, card: EventFacts) -> bool:
    """No plants are added any more, to the end of the game. [C11.4]"""
    g.fallen.append(data.EVENT_CARDS.index(card))
    weather.dry = True
    return True


@event_card("reconstructed")
def wildfire(g: Climate, weather: Weather, card: EventFacts) -> bool:
    """Every species that is not fireproof loses population; the plants to come wait for the next round. [C11.7]"""
    for species in g.living():
        if not nature(g.traits[species]).fireproof:
            g.lose_population(species, card.loss, BY_EVENT)
    g.pay_owed(g.bury())
    weather.late = True
    return False


@event_card("reconstructed")
def desertification(g: Climate, weather: Weather, card: EventFacts) -> bool:
    """Every species shrinks by one, and no plants are added this round. [C11.2]"""
    for species in g.living():
        if g.body[species] > 1:
            g.body[species] -= 1
            surplus = max(0, g.fat[species] - g.body[species])
            g.bag_fat(species, surplus)
            events.shrunk.emit(g, species, surplus)
    weather.dry = True
    return False
