"""What can be read off the position for showing it: who is who, what the climate would take, why an attack fails."""

from __future__ import annotations

from speciate.draw.blanks import blanks
from speciate.draw.markup import Markup

from ..pieces import SEATS
from ..rules.attack import first_told, refusals
from ..rules.state import Climate
from ..rules.weather import Outlook, climate_loss, outlook, weather_of
from .words import Vocabulary


def colour_of(g: Climate, seat: int) -> int:
    """The colour that a seat plays, which is its place at the table."""
    return g.places.index(seat)


def named(g: Climate, v: Vocabulary, species: int) -> Markup:
    """A species by its colour and letter."""
    return v.species(colour_of(g, species % SEATS), species)


def loss_in(g: Climate, species: int, zone: int) -> int:
    """The population that a zone would take from a species, at most what it has; no event happens."""
    there = g.copy()
    there.zone = zone
    return min(g.population[species], climate_loss(there, weather_of(there), species))


def ahead(g: Climate, viewer: int | None) -> tuple[Outlook, ...]:
    """What the climate would do one zone colder, where it is, and one zone hotter; an end of the track only once."""
    return tuple({look.zone: look for look in outlook(g, viewer)}.values())


def reason(g: Climate, v: Vocabulary, hunter: int, target: int) -> Markup:
    """The first reason why a species cannot attack another one, in a few words."""
    found = refusals(g, hunter, target)
    if not found:
        return v.words("why.full")
    why = first_told(g, hunter, target, found)
    return v.words(why.key, **blanks(why.domains, why.numbers, v.read))
