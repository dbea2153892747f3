"""That nothing gets lost: every piece of the box is somewhere; and which cards of the game have come into play."""

from __future__ import annotations

from collections import Counter
from typing import Final

from speciate.engine import RuleBug, expect_equal

from . import data, pieces
from .rules.state import Climate

TRAIT_CARDS: Final = Counter({c: card.copies for c, card in enumerate(data.CARDS)})
EVENT_COPIES: Final = Counter({e: card.copies for e, card in enumerate(data.EVENT_CARDS)})


def check_invariants(g: Climate) -> None:
    """RuleBug unless every card of the box is somewhere, and every species within its bounds."""

    on_species = [card for cards in g.cards for card in cards]
    lying = [card for card in g.food_cards if card != data.NO_CARD]
    everywhere = [*g.unseen, *g.under, *g.discards, *lying, *on_species, *(card for hand in g.hands for card in hand)]
    expect_equal("trait cards", Counter(everywhere), TRAIT_CARDS)
    expect_equal("deck and reserve", g.deck + g.reserve, len(g.unseen))
    expect_equal("cards under the deck", len(g.under), len(g.under_by))
    expect_equal("hands in order", [bytearray(sorted(hand)) for hand in g.hands], g.hands)
    expect_equal("what is not drawn yet in order", bytearray(sorted(g.unseen)), g.unseen)
    events = [*g.events, *g.event_decks[0], *g.event_decks[1], *g.spent[0], *g.spent[1], *g.fallen, g.on_hole]
    shown = Counter(event for event in events if event != data.NO_EVENT)
    expect_equal("event cards", shown, EVENT_COPIES)
    if not g.options[data.NO_EVENTS]:
        expect_equal("face-up events", [data.EVENT_CARDS[e].deck for e in g.events], [data.COLD, data.HEAT])
    expect_equal(
        "the marker", g.zone in range(len(data.TRACK)) and g.hole >= 0 and g.held >= 0 and min(g.bags) >= 0, True
    )
    living = [species for row in g.rows for species in row]
    expect_equal("species", len(set(living)), len(living))
    expect_equal("tables of species", {len(t) for t in g.tables()}, {max(living, default=-1) + 1})
    expect_equal(
        "owners",
        [[pieces.seat_of(species) for species in row] for row in g.rows],
        [[n] * len(r) for n, r in enumerate(g.rows)],
    )
    for species in range(len(g.population)):
        if species in living:
            conserve_species(g, species)
        elif g.population[species] or g.food[species] or g.fat[species] or g.cards[species] or g.down[species]:
            raise RuleBug(f"something is left of {pieces.SPECIES.token(species)}")


def conserve_species(g: Climate, species: int) -> None:
    """RuleBug unless the counters and traits of a living species are within their bounds."""
    kinds = [data.TRAIT_OF[card] for card in g.cards[species]]
    shown = kinds[: len(kinds) - g.down[species]]
    fine = (
        1 <= g.population[species] <= data.TOP
        and 1 <= g.body[species] <= data.TOP
        and g.food[species] <= g.population[species]
        and g.fat[species] <= (g.body[species] if g.can_store(species) else 0)
        and len(set(kinds)) == len(kinds) <= g.trait_limit()
        and g.traits[species] == sum(1 << t for t in shown)
    )
    if not fine:
        raise RuleBug(f"{pieces.SPECIES.token(species)} is out of bounds: {g.creature(species)}, {kinds}")


def cards_in_play(g: Climate, seen: set[str]) -> None:
    """Add the traits in play, the events on the table or used up, and the variants of this game, as `id=value`."""
    for traits_ in g.traits:
        seen.update(t for i, t in enumerate(data.TRAITS) if traits_ >> i & 1)
    for card in (*g.spent[0], *g.spent[1], *g.fallen, g.on_hole):
        if card != data.NO_EVENT:
            seen.add(data.EVENT_CARDS[card].event)
    for variant, value in zip(data.VARIANTS, g.options, strict=True):
        seen.add(f"{variant.id}={variant.values[value]}")


def all_cards() -> set[str]:
    """Every trait, event and variant there is, by the tokens that `cards_in_play` adds."""
    variants = {f"{variant.id}={value}" for variant in data.VARIANTS for value in variant.values}
    return {*data.TRAITS, *data.EVENT_KINDS} | variants
