"""A stage for stories about the rules: positions written as text, and rules played with answers written in words.

A position is lines of the notation (`speciate.games.climate.notation`); what they do not say is quiet: feeding in the
first round, a plain species each. Species have the names of the notation: `fern.1` is the first of Fern. An answer is a
token, "-" for no; "fern.1 of fern.1 fern.2 -" also says what must be on offer; a card is named by its trait. Whatever
is played, all answers must be used, nothing more may be asked, the table must have words for all that is on offer, and
no piece of the box may be lost.
"""

from __future__ import annotations

import re

from speciate.engine import DONE, Choice, Event, Match, Setup
from speciate.engine.notation import write_position
from speciate.games.climate import GAME, data
from speciate.games.climate.checks import check_invariants
from speciate.games.climate.pieces import (
    CARD,
    EXCHANGE,
    FEEDING,
    PLAY,
    PLAY_CARD,
    SEATS,
    SHED,
    SPECIES,
    number_of,
    seat_of,
    species_of,
)
from speciate.games.climate.rules import play
from speciate.games.climate.rules.attack import all_prey, refusals, targets
from speciate.games.climate.rules.card_phase import exchange, play_cards
from speciate.games.climate.rules.feeding import feeding, menu, turn
from speciate.games.climate.rules.state import Climate
from speciate.games.climate.rules.weather import environment, green_frames

from ..positions import Positions
from ..worded import assert_worded

POSITIONS = Positions("climate")


def stage(*lines: str, rulings: str = "", deck: int | None = None) -> Climate:
    """The position that these lines say, under these rulings for unsettled points: "id=value", see `settle`.

    `deck` leaves so many cards in the draw deck and lets the others lie as discards: the notation has no word for what
    is left in the deck but to name all that lies elsewhere.
    """
    settle(rulings)
    g: Climate = POSITIONS.position(*lines)
    if deck is None:
        return g
    assert g.deck >= deck
    discarded = " ".join(CARD.token(card) for card in g.unseen[: g.deck - deck])
    return POSITIONS.position(*lines, f"discard {discarded}")


def restage(g: Climate, *lines: str) -> Climate:
    """A position as it has become, but for these lines: they replace all that begin with the same words."""
    said = {line.split()[0] for line in lines}
    now = write_position(Setup("climate", g.places, g.options, 0), g).splitlines()[1:]
    return POSITIONS.position(*(line for line in now if line.split()[0] not in said), *lines)


def places(n: int) -> str:
    """The line of a game in which the first n colours play."""
    return " ".join(("places", *data.COLOURS[:n]))


def settle(rulings: str) -> None:
    """Settle the unsettled points till the end of the test (see conftest): these as said, all others as usual."""
    chosen = dict(word.split("=") for word in rulings.split())
    data.USED = tuple(ruling.values.index(chosen.pop(ruling.id, ruling.values[0])) for ruling in data.RULINGS)
    assert not chosen


def setup(n: int, options: str = "", seed: int = 1) -> Setup:
    """A set-up of a whole game with these variants."""
    chosen = dict(word.split("=") for word in options.split())
    values = tuple(o.values.index(chosen.pop(o.id, o.values[o.default])) for o in GAME.options)
    assert not chosen
    return Setup("climate", (*range(n), *[-1] * (SEATS - n)), values, seed)


# --- names -----------------------------------------------------------------------------------------------------------


def number(name: str) -> int:
    """The number of a species: indigo.2 is the second of the second seat."""
    colour, n = name.split(".")
    return species_of(data.COLOURS.index(colour), int(n) - 1)


def species(s: int) -> str:
    return f"{data.COLOURS[seat_of(s)]}.{number_of(s) + 1}"


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
    """Answers every question of a rule with the next line, and checks what is on offer.

    One step asks one seat alone: a preview words the next question for the viewer, and it must not be another's.
    """

    def __init__(self, g: Climate, lines: tuple[str, ...]) -> None:
        self.g, self.lines = g, list(lines)
        self.asked: list[Choice] = []
        self.seat: int | None = None

    def step(self) -> None:
        """Another step begins: it may ask another seat."""
        self.seat = None

    def __call__(self, choice: Choice) -> int:
        assert self.lines, f"one more question: {choice}"
        assert self.seat in (None, choice.seat), f"this step has asked seat {self.seat}: {choice}"
        self.seat = choice.seat
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


def feed(g: Climate, *lines: str) -> list[Event]:
    """One feeding turn of the seat whose turn it is; the turn does not pass on."""
    return perform(g, turn, *lines)


def feed_all(g: Climate, *lines: str) -> list[Event]:
    """Turn after turn, from the seat whose turn it is, until the feeding is over."""

    def rule(g):
        while g.phase == FEEDING:
            g.player.step()
            feeding(g)

    return perform(g, rule, *lines)


def play_turn(g: Climate, who: str, *lines: str) -> list[Event]:
    """A seat whose turn it is plays cards, as long as there are lines, or until its hand is empty."""
    now = PLAY, data.COLOURS.index(who)
    assert (g.phase, g.turn) == now

    def rule(g):
        while (g.phase, g.turn) == now and (g.player.lines or not g.hands[g.turn]):
            play_cards(g)

    return perform(g, rule, *lines)


def swap(g: Climate, who: str, *lines: str) -> list[Event]:
    """A seat whose turn it is exchanges cards."""
    assert (g.phase, g.turn) == (EXCHANGE, data.COLOURS.index(who))
    return perform(g, exchange, *lines)


def grow_green(g: Climate, *lines: str) -> list[Event]:
    """The green frames of the seat whose turn it is."""
    return perform(g, green_frames, *lines)


def weather(g: Climate) -> list[Event]:
    """The food cards are shown and the climate acts."""
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
        if s in g.rows[seat_of(s)]:
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


def meals(g: Climate) -> tuple[dict[str, list[int]], bool]:
    """How the species of the seat whose turn it is can be fed, and whether one must be."""
    ways, obliged = menu(g, 0, [])
    return {species(s): way for s, way in ways.items()}, obliged


def kinds(log: list[Event], *wanted: str) -> list[str]:
    """The kinds of events told, in order; only the wanted ones, if any are named."""
    return [e.kind for e in log if not wanted or e.kind in wanted]
