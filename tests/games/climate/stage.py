"""A stage for stories about the rules: positions set up by hand, and rules played with answers written in words.

Seats are a b c d e f, clockwise from the one with the marker. A row is "pop/body/food traits, pop/body/food traits";
fat is "food+fat"; "trait?" lies face down. Species are a1, a2 ... as they stood at first: they keep the name. An answer
is a token, "-" for no; "a1 of a1 a2 -" also says what must be on offer; a card is named by its trait. Whatever is
played, all answers must be used, nothing more may be asked, the table must have words for all that is on offer, and no
piece of the box may be lost.
"""

from __future__ import annotations

import re

from speciate.engine import DONE, Choice, Event, Match, Setup
from speciate.games.climate import GAME, data
from speciate.games.climate.checks import check_invariants
from speciate.games.climate.pieces import CARD, FEEDING, PLAY, PLAY_CARD, SEATS, SHED, SPECIES
from speciate.games.climate.rules import play
from speciate.games.climate.rules.attack import all_prey, refusals, targets
from speciate.games.climate.rules.card_phase import exchange, play_cards
from speciate.games.climate.rules.feeding import feeding, menu, turn
from speciate.games.climate.rules.state import Climate
from speciate.games.climate.rules.weather import environment, green_frames

from ..worded import assert_worded

SEAT = "abcdef"


def stage(*rows: str, players: int = 0, options: str = "", hole: int = 0, zone: str = "temperate", **hands: str):
    """A position in phase 5 of round 1. `options` may hold "id=value"; `a="2"` or `a="climbing horns"` fill hands.

    A seat without a row has one plain species; "" is a seat without species.
    """
    n = max(2, players, len(rows), *(SEAT.index(seat) + 1 for seat in hands))
    g = play.start(setup(n, options))
    g.first = g.turn = 0
    g.round, g.phase, g.hole, g.zone = 1, FEEDING, hole, data.ZONES.index(zone)
    g.events = bytearray([data.NO_EVENT] * 2)
    g.event_decks = [
        bytearray(e for e, card in enumerate(data.EVENT_CARDS) if card.deck == deck for _ in range(card.copies))
        for deck in (data.COLD, data.HEAT)
    ]
    for seat, row in enumerate([*rows, *["1/1/0"] * (n - len(rows))]):
        for words in filter(None, row.split(",")):
            settle(g, seat, words)
    for letter, cards in hands.items():
        hold(g, letter, cards)
    if not g.options[data.NO_EVENTS]:
        lie(g, "volcanic_eruption:cold", "volcanic_eruption:hot")
    check_invariants(g)
    return g


def setup(n: int, options: str = "", seed: int = 1) -> Setup:
    """A set-up with these variants; unsettled points are set too, till the end of the test (see conftest)."""
    chosen = dict(word.split("=") for word in options.split())
    data.USED = tuple(ruling.values.index(chosen.pop(ruling.id, ruling.values[0])) for ruling in data.RULINGS)
    values = tuple(o.values.index(chosen.pop(o.id, o.values[o.default])) for o in GAME.options)
    assert not chosen
    return Setup("climate", (*range(n), *[-1] * (SEATS - n)), values, seed)


def settle(g: Climate, seat: int, words: str) -> None:
    """Add a species at the right end of a row."""
    numbers, *traits = words.split()
    population, body, food, fat = map(int, re.fullmatch(r"(\d)/(\d)/(\d)(?:\+(\d))?", numbers).groups(default=0))
    s = g.new_species(seat, 2)
    for trait in traits:
        card = take_card(g, trait.strip("?"))
        g.cards[s].append(card)
        if trait.endswith("?"):
            g.down[s] += 1
        else:
            g.traits[s] |= 1 << data.TRAIT_OF[card]
    g.population[s], g.body[s], g.food[s], g.fat[s] = population, body, food, fat


def take_card(g: Climate, name: str) -> int:
    """A card out of the deck: by its trait, or exactly."""
    card = next(c for c in g.unseen if name in (data.CARDS[c].id, data.TRAITS[data.TRAIT_OF[c]]))
    g.unseen.remove(card)
    g.deck -= 1
    return card


def hold(g: Climate, seat: str, cards: str) -> None:
    """Give a seat cards: so many, or these."""
    names = cards.split()
    if cards.isdigit():
        names = [data.TRAITS[data.TRAIT_OF[g.unseen[-1 - i]]] for i in range(int(cards))]
    hand = g.hands[SEAT.index(seat)]
    hand[:] = bytearray(sorted([*hand, *(take_card(g, name) for name in names)]))


def lie(g: Climate, *events: str) -> None:
    """Let these event cards lie face up; the ones that lay there go back."""
    for name in events:
        deck = next(facts.deck for facts in data.EVENT_CARDS if facts.id == name)
        if g.events[deck] != data.NO_EVENT:
            g.event_decks[deck].append(g.events[deck])
        card = next(e for e in g.event_decks[deck] if data.EVENT_CARDS[e].id == name)
        g.event_decks[deck].remove(card)
        g.events[deck] = card


def food_cards(g: Climate, *names: str) -> None:
    """What lies on the Watering Hole, seat by seat: exact cards such as long_neck:9."""
    for seat, name in enumerate(names):
        g.food_cards[seat] = take_card(g, name)


def leave(g: Climate, n: int) -> None:
    """Leave n cards in the deck; the others are discarded."""
    while g.deck > n:
        g.discards.append(g.unseen.pop(0))
        g.deck -= 1


# --- names -----------------------------------------------------------------------------------------------------------


def number(name: str) -> int:
    """The number of a species: b2 is the second of the second seat."""
    return SEAT.index(name[0]) + SEATS * (int(name[1:]) - 1)


def species(s: int) -> str:
    return f"{SEAT[s % SEATS]}{s // SEATS + 1}"


def _value(choice: Choice, token: str) -> int:
    if token == "-":
        return DONE
    if choice.domain is SPECIES:
        return number(token)
    if choice.domain in (CARD, PLAY_CARD) and token != "shed":
        fit = [v for v in choice.values if 0 <= v < SHED and token in (data.CARDS[v].id, data.TRAITS[data.TRAIT_OF[v]])]
        assert fit, f"{token} is not offered: {choice}"
        return fit[0]
    return choice.domain.value(token)


# --- playing ---------------------------------------------------------------------------------------------------------


class Script:
    """Answers every question of a rule with the next line, and checks what is on offer."""

    def __init__(self, g: Climate, lines: tuple[str, ...]) -> None:
        self.g, self.lines = g, list(lines)
        self.asked: list[Choice] = []

    def __call__(self, choice: Choice) -> int:
        assert self.lines, f"one more question: {choice}"
        token, offer = re.fullmatch(r"(\S+)(?: of (.*))?", self.lines.pop(0)).groups()
        usual = [v for v in choice.values if v >= 0]
        assert usual == sorted(set(usual)) and choice.values in (tuple(usual), (*usual, DONE))
        if offer is not None:
            assert set(choice.values) == {_value(choice, t) for t in offer.split()}, f"{offer!r}: {choice}"
        value = _value(choice, token)
        assert value in choice.values, f"{token} is not offered: {choice}"
        assert_worded("climate", self.g, choice)
        self.asked.append(choice)
        return value


def perform(g: Climate, rule, *lines: str) -> list[Event]:
    """Play a rule with these answers; returns the events it told."""
    script = Script(g, lines)
    g.log, g.player = [], script
    rule(g)
    log, g.log, g.player = g.log, None, None
    assert not script.lines, f"never asked: {script.lines}; but {script.asked}"
    check_invariants(g)
    return log


def feed(g: Climate, who: str, *lines: str) -> list[Event]:
    """One feeding turn of a seat."""
    g.turn = SEAT.index(who)
    return perform(g, turn, *lines)


def feed_all(g: Climate, *lines: str) -> list[Event]:
    """Turn after turn, from the seat whose turn it is, until the feeding is over."""

    def rule(g):
        while g.phase == FEEDING:
            feeding(g)

    return perform(g, rule, *lines)


def play_turn(g: Climate, who: str, *lines: str) -> list[Event]:
    """One seat plays cards, as long as there are lines."""
    g.phase, g.turn = PLAY, SEAT.index(who)

    def rule(g):
        while g.player.lines or (g.phase == PLAY and g.turn == SEAT.index(who) and not g.hands[g.turn]):
            play_cards(g)

    return perform(g, rule, *lines)


def swap(g: Climate, who: str, *lines: str) -> list[Event]:
    """One seat exchanges cards."""
    g.turn = SEAT.index(who)
    return perform(g, exchange, *lines)


def grow_green(g: Climate, who: str, *lines: str) -> list[Event]:
    """The green frames of one seat."""
    g.turn = SEAT.index(who)
    return perform(g, green_frames, *lines)


def weather(g: Climate, *cards: str) -> list[Event]:
    """The food cards are shown and the climate acts; without cards, blank ones lie there."""
    if cards:
        food_cards(g, *cards)
    return perform(g, environment)


def end_round(g: Climate) -> list[Event]:
    return perform(g, play.end_round)


def deal(g: Climate) -> list[Event]:
    return perform(g, play.deal)


def match(g: Climate) -> Match[Climate]:
    """A real match that begins at this position."""
    return Match(GAME, g)


# --- looking ---------------------------------------------------------------------------------------------------------


def look(g: Climate, names: str) -> str:
    """Population and food of species, as in "3/2 1/1+1"; "x" for one that is gone."""
    found = []
    for name in names.split():
        s = number(name)
        if s in g.rows[s % SEATS]:
            fat = f"+{g.fat[s]}" if g.fat[s] else ""
            found.append(f"{g.population[s]}/{g.food[s]}{fat}")
        else:
            found.append("x")
    return " ".join(found)


def why(g: Climate, attacker: str, target: str) -> list[str]:
    """Why an attack is refused without naming or ignoring: codes, or the trait in the way."""
    found = refusals(g, number(attacker), number(target))
    return [data.TRAITS[r.trait] if r.code in ("trait", "warned") else r.code for r in found]


def prey(g: Climate, attacker: str) -> list[str]:
    """Whom a species can attack with the hand of its owner."""
    return sorted(species(p.species) for p in targets(g, number(attacker), all_prey(g)))


def meals(g: Climate, who: str) -> tuple[dict[str, list[int]], bool]:
    """How the species of a seat can be fed, and whether one must be."""
    g.turn = SEAT.index(who)
    ways, obliged = menu(g, 0, [])
    return {species(s): way for s, way in ways.items()}, obliged


def kinds(log: list[Event], *wanted: str) -> list[str]:
    """The kinds of events told, in order; only the wanted ones, if any are named."""
    return [e.kind for e in log if not wanted or e.kind in wanted]
