"""Evolution: Climate. Two to six players, species in rows, and a climate that turns. [8], [PR21]: the fact sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from speciate.engine import Decision, Domain, EventKind, Game, Option, RuleBug, Setup, SpeciateError

from . import (
    data,
    event_cards,  # noqa: F401  registers the events
    pieces,
    play,
    traits,  # noqa: F401  registers the traits
)
from .attack import Refusal, attack_refusal
from .decisions import DECISIONS
from .events import EVENTS
from .hooks import Creature
from .judge import worth
from .state import Climate
from .weather import Outlook, outlook

__all__ = ["GAME", "Climate", "Creature", "Outlook", "Refusal", "attack_refusal", "outlook"]


class ClimateGame:
    """The rules of Climate, as the engine asks for them."""

    id = "climate"
    tag = "c"
    version = 2
    places: tuple[str, ...] = data.COLOURS
    seats = range(2, 7)
    options: tuple[Option, ...] = tuple(Option(variant.id, variant.values) for variant in data.VARIANTS)
    domains: tuple[Domain, ...] = (
        pieces.SPECIES, pieces.CARD, pieces.PLAY_CARD, pieces.USE, pieces.TRAIT, pieces.WAY, pieces.FAT,
    )  # fmt: skip
    decisions: Mapping[str, Decision] = DECISIONS
    events: Mapping[str, EventKind[...]] = EVENTS

    def check(self, setup: Setup) -> None:
        """Each player has one colour."""
        if max(Counter(seat for seat in setup.places if seat >= 0).values()) > 1:
            raise SpeciateError("each player has one colour", "climate.error.colours")

    def start(self, setup: Setup) -> Climate:
        return play.start(setup)

    def step(self, g: Climate) -> None:
        play.step(g)

    def scores(self, g: Climate) -> tuple[int, ...]:
        return play.scores(g)

    def winners(self, g: Climate) -> tuple[int, ...]:
        return play.winners(g)

    def worth(self, g: Climate, seat: int) -> float:
        return worth(g, seat)

    def bound(self, setup: Setup) -> int:
        """Ten rounds at most: each round takes ten cards or more. A seat plays what it holds, and feeds till full."""
        return 5_000

    def conserve(self, g: Climate) -> None:
        conserve(g)

    def usage(self, g: Climate, seen: set[str]) -> None:
        for traits_ in g.traits:
            seen.update(t for i, t in enumerate(data.TRAITS) if traits_ >> i & 1)
        for card in (*g.spent[0], *g.spent[1], *g.fallen, g.on_hole):
            if card != data.NO_EVENT:
                seen.add(data.EVENTS[card].event)
        for variant, value in zip(data.VARIANTS, g.options, strict=True):
            seen.add(f"{variant.id}={variant.values[value]}")

    def usable(self) -> set[str]:
        """Every trait, event and variant there is, by the tokens that `usage` adds."""
        variants = {f"{variant.id}={value}" for variant in data.VARIANTS for value in variant.values}
        return {*data.TRAITS, *data.EVENT_KINDS} | variants


TRAIT_CARDS: Final = Counter({c: card.copies for c, card in enumerate(data.CARDS)})
EVENT_CARDS: Final = Counter({e: card.copies for e, card in enumerate(data.EVENTS)})


def conserve(g: Climate) -> None:
    """Every card of the box is somewhere, and every species within its bounds. [PR35]"""

    def hold(what: str, counted: object, should: object) -> None:
        if counted != should:
            raise RuleBug(f"{what}: {counted} instead of {should}")

    on_species = [card for cards in g.cards for card in cards]
    lying = [card for card in g.food_cards if card != data.NO_CARD]
    everywhere = [*g.unseen, *g.under, *g.discards, *lying, *on_species, *(card for hand in g.hands for card in hand)]
    hold("trait cards", Counter(everywhere), TRAIT_CARDS)
    hold("deck and reserve", g.deck + g.reserve, len(g.unseen))
    hold("cards under the deck", len(g.under), len(g.under_by))
    hold("hands in order", [bytearray(sorted(hand)) for hand in g.hands], g.hands)
    hold("what is not drawn yet in order", bytearray(sorted(g.unseen)), g.unseen)
    events = [*g.events, *g.event_decks[0], *g.event_decks[1], *g.spent[0], *g.spent[1], *g.fallen, g.on_hole]
    shown = Counter(event for event in events if event != data.NO_EVENT)
    hold("event cards", shown, EVENT_CARDS)
    if not g.options[data.NO_EVENTS]:
        hold("face-up events", [data.EVENTS[e].deck for e in g.events], [data.COLD, data.HEAT])
    hold("the marker", g.zone in range(len(data.TRACK)) and g.hole >= 0 and g.held >= 0 and min(g.bags) >= 0, True)
    living = [s for row in g.rows for s in row]
    hold("species", len(set(living)), len(living))
    hold("tables of species", {len(t) for t in g.tables()}, {max(living, default=-1) + 1})
    hold("owners", [[pieces.seat_of(s) for s in row] for row in g.rows], [[n] * len(r) for n, r in enumerate(g.rows)])
    for s in range(len(g.population)):
        if s in living:
            conserve_species(g, s)
        elif g.population[s] or g.food[s] or g.fat[s] or g.cards[s] or g.down[s]:
            raise RuleBug(f"something is left of {pieces.SPECIES.token(s)}")


def conserve_species(g: Climate, s: int) -> None:
    """What holds for each living species. [PR35]"""
    kinds = [data.TRAIT_OF[card] for card in g.cards[s]]
    shown = kinds[: len(kinds) - g.down[s]]
    fine = (
        1 <= g.population[s] <= data.TOP
        and 1 <= g.body[s] <= data.TOP
        and g.food[s] <= g.population[s]
        and g.fat[s] <= (g.body[s] if g.can_store(s) else 0)
        and len(set(kinds)) == len(kinds) <= g.trait_limit()
        and g.traits[s] == sum(1 << t for t in shown)
    )
    if not fine:
        raise RuleBug(f"{pieces.SPECIES.token(s)} is out of bounds: {g.creature(s)}, {kinds}")


GAME: Final[Game[Climate]] = ClimateGame()
