"""A stage for stories about Marine: positions in the notation, and rules played with answers written in words.

Animals are R C F X (down the food chain; X are the Crustaceans). How the rest is told stands in `earth_stage`.
"""

from __future__ import annotations

from speciate.engine import Choice, Event, Match, Setup
from speciate.games import marine
from speciate.games.marine import GAME, data
from speciate.games.marine.pieces import CORNER, SECTION_OF, SPACE, VP_TILES
from speciate.games.marine.rules import deck, play
from speciate.games.marine.rules.actions import ACTIONS
from speciate.games.marine.rules.deck import resolve, take_card
from speciate.games.marine.rules.state import Marine

from tests.earth.earths import no_elements, nobody

from ..earth_stage import Kit
from ..positions import Positions

R, C, F, X = range(4)
LETTERS = "RCFX"
CARDS = {c.id: n for n, c in enumerate(data.CARDS)}
TRAITS = {t.id: n for n, t in enumerate(data.TRAITS)}
PAIRS = "places reptiles=0 cephalopods=0 fishes=1 crustaceans=1"
NO_CARDS = ("discard asteroid", "deck 0")
"""The deck is empty: what is taken from the row is not replaced."""

KIT = Kit(marine, LETTERS)
POSITIONS = Positions("marine")
NO_SPECIES, NO_ELEMENTS = nobody(marine), no_elements(marine)
BARREN = (*NO_SPECIES, NO_ELEMENTS)
"""Lines: nothing is on earth but its tiles. More lines put species there, and elements on corners off the Reef."""
hex_, corner, space = KIT.hex_, KIT.corner, KIT.space
perform, kinds, cubes, box, disks = KIT.perform, KIT.kinds, KIT.cubes, KIT.box, KIT.disks


def stage(*lines: str) -> Marine:
    """The quiet position of the notation with these lines put on it: the printed earth in the first turn, no trait,
    empty boxes, five cards that only pay points. It needs no lines of its own, so a line of a test replaces nothing."""
    return POSITIONS.position(*lines)


def places(animals: str) -> str:
    """The line of places where these animals play, each with a seat of its own."""
    return " ".join(["places", *(f"{data.ANIMALS[LETTERS.index(who)]}={seat}" for seat, who in enumerate(animals))])


def setup(animals: str = LETTERS, *, options: str = "", seats: str = "", seed: int = 1) -> Setup:
    words = options.split()
    chosen = tuple(next((o.values.index(w) for w in words if w in o.values), o.default) for o in GAME.options)
    if "superheroes" in words:
        chosen = (*chosen[:3], 1)
    return KIT.setup(animals, seats, chosen, seed)


def deck_of(row: str, cards: str, top: str = "") -> tuple[str, str, str]:
    """Lines: the row shows these cards, and the deck has those only; all others are discarded, those of `top` last."""
    lying = [*row.split(), *cards.split(), *top.split()]
    others = [card for card in data.CARDS.ids if card not in lying]
    return f"row {row}", f"discard {' '.join(others)} {top}", f"deck {len(cards.split())}"


def overgrown(tiles: str, *lines: str) -> Marine:
    """The stage of these lines, with an element on each vacant corner of some tiles ("D3 D4"), or of all ("")."""
    g = stage(*lines)
    vacant = g.vacant_corners([hex_(name) for name in tiles.split()] or g.tiles())
    grown = [f"element {data.ELEMENTS[i % 6]} {CORNER.token(c)}" for i, c in enumerate(vacant)]
    return stage(*lines, *grown)


# --- playing --------------------------------------------------------------------------------------------------------


def act(g: Marine, who: str, token: str, *lines: str, seen: list[Choice] | None = None) -> list[Event]:
    """Perform the action of a space (without the pawn that would stand there)."""
    me = LETTERS.index(who)
    return perform(g, me, lines, ACTIONS[SECTION_OF[space(token)]], me, space(token), seen=seen)


def card(
    g: Marine, who: str, name: str, *lines: str, slot_number: int = 3, when: str = "selected", seen=None
) -> list[Event]:
    """Resolve an evolution card as if it had lain in slot x."""
    me = LETTERS.index(who)
    return perform(g, me, lines, resolve, me, CARDS[name], slot_number, when, seen=seen)


def take(g: Marine, who: str, value: int, *lines: str) -> list[Event]:
    """Choose a card up to a slot, resolve and discard it, and refill the row."""
    me = LETTERS.index(who)
    return perform(g, me, lines, take_card, me, value)


def deal(g: Marine, who: str, *traits: str, lines: tuple[str, ...] = ()) -> None:
    """Let an animal gain trait cards of the box, as Gene Expression does; `lines` answer what they ask."""
    me = LETTERS.index(who)
    for trait in traits:
        g.take_from_box(TRAITS[trait])
    perform(g, me, lines, lambda g: [g.gain_trait(me, TRAITS[trait]) for trait in traits])


def turn(g: Marine, who: str, *lines: str) -> list[Event]:
    """A whole turn. Its first answer is a space, or "-" to retrieve; then the pawn, where several could go there."""
    assert LETTERS[g.turn] == who, f"it is the turn of {LETTERS[g.turn]}"
    return perform(g, g.turn, lines, play.turn)


def reseed(g: Marine) -> list[Event]:
    return perform(g, g.turn, (), play.reseed)


def end(g: Marine) -> list[Event]:
    return perform(g, g.turn, (), play.end)


def score(g: Marine, where: str) -> list[Event]:
    """Score one tile, for its own sake."""
    return perform(g, g.turn, (), Marine.score_tile, hex_(where), VP_TILES)


def gain(g: Marine, who: str, vp: int) -> list[Event]:
    return perform(g, g.turn, (), Marine.gain, LETTERS.index(who), vp, VP_TILES)


def extinction(g: Marine) -> list[Event]:
    return perform(g, g.turn, (), deck.extinction)


def survival(g: Marine) -> list[Event]:
    return perform(g, g.turn, (), deck.survival)


def match(g: Marine) -> Match[Marine]:
    """A real match that begins at this position."""
    return Match(GAME, g)


def answer(m: Match[Marine], *tokens: str) -> None:
    for token in tokens:
        m.answer(KIT.value(m.choice, token))


def spaces(g: Marine, who: str, kind: str = "basic") -> list[str]:
    """Where a pawn of this kind may go."""
    me = LETTERS.index(who)
    return [SPACE.token(s) for s in (g.basic_spaces(me) if kind == "basic" else g.special_spaces(me))]
