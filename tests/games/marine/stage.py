"""A stage for stories about Marine: positions set up by hand, and rules played with answers written in words.

Animals are R C F X (down the food chain; X are the Crustaceans). How the rest is told stands in `earth_stage`.
"""

from __future__ import annotations

from speciate.engine import Choice, Event, Match, Setup
from speciate.games import marine
from speciate.games.marine import GAME, data
from speciate.games.marine.checks import check_invariants
from speciate.games.marine.decisions import TURN_SPACE
from speciate.games.marine.pieces import SECTION_OF, SPACE, VP_TILES, special_of
from speciate.games.marine.rules import deck, play
from speciate.games.marine.rules.actions import ACTIONS
from speciate.games.marine.rules.deck import resolve, take_card
from speciate.games.marine.rules.state import PHASE_TURNS, Marine

from ..earth_stage import Kit

R, C, F, X = range(4)
LETTERS = "RCFX"
PLACES = {
    "reef": (0, 0), "land": (0, -1), "seagrass": (1, -1), "sand": (1, 0), "ocean": (0, 1), "seamount": (-1, 1),
    "kelp": (-1, 0), "land-n": (0, -2), "land-ne": (1, -3), "land-nw": (-1, -2), "geyser": (0, -3),
    "ocean-s": (0, 2), "ocean-se": (1, 2), "ocean-sw": (-1, 3), "smoker": (0, 3),
}  # fmt: skip
CARDS = {c.id: n for n, c in enumerate(data.CARDS)}
TRAITS = {t.id: n for n, t in enumerate(data.TRAITS)}
QUIET = "annelids carbon_cycle endosymbionts producers univalves"

KIT = Kit(marine, LETTERS, PLACES, wordless=(TURN_SPACE,))  # a space names its terrain marker, and none is drawn
hex_, corner, element, space = KIT.hex_, KIT.corner, KIT.element, KIT.space
put, kill, pool, clear, give, pawn = KIT.put, KIT.kill, KIT.pool, KIT.clear, KIT.give, KIT.pawn
grow, wither, lay, leave_in_bag = KIT.grow, KIT.wither, KIT.lay, KIT.leave_in_bag
perform, kinds, cubes, box, disks = KIT.perform, KIT.kinds, KIT.cubes, KIT.box, KIT.disks


def stage(animals: str = LETTERS, *, row: str = QUIET, options: str = "", seats: str = "", seed: int = 1) -> Marine:
    """The printed start in the first turn, without traits, with empty boxes and no terrain markers drawn.

    `row` are the face-up cards; `options` may name "random", "alternate", "superheroes", "short"...; `seats` says who
    plays R, C, F and X, as in "0011".
    """
    g = play.start(setup(animals, options=options, seats=seats, seed=seed))
    for a in g.animals():
        g.trait_box += g.hands[a]
        g.hands[a] = bytearray()
    g.trait_box = bytearray(sorted(g.trait_box))
    g.phase = PHASE_TURNS
    empty_display(g)
    lay_row(g, row)
    check_invariants(g)
    return g


def setup(animals: str = LETTERS, *, options: str = "", seats: str = "", seed: int = 1) -> Setup:
    words = options.split()
    chosen = tuple(next((o.values.index(w) for w in words if w in o.values), o.default) for o in GAME.options)
    if "superheroes" in words:
        chosen = (*chosen[:3], 1)
    return KIT.setup(animals, seats, chosen, seed)


def empty_display(g: Marine) -> None:
    KIT.empty_boxes(g)
    for e in g.circles:
        if e != data.NONE:
            g.bag[e] += 1
    g.circles = bytearray([data.NONE] * 4)
    g.competition = g.evolution = bytearray()
    g.markers = bytearray([data.MARKERS] * 8)


# --- setting the scene ----------------------------------------------------------------------------------------------


def top_tile(g: Marine, stack: int, terrain: str) -> None:
    """Let this tile lie face up on a stack (1 to 3)."""
    t = data.TERRAINS.index(terrain)
    g.unseen_tiles[g.stack_top[stack - 1]] += 1
    assert g.unseen_tiles[t]
    g.unseen_tiles[t] -= 1
    g.stack_top[stack - 1] = t


def vent(g: Marine, where: str, side: str) -> None:
    """Turn a tile into a Vent."""
    g.lay_vent(hex_(where), ("geyser", "smoker").index(side))
    g.vents -= 1


def fill(g: Marine, section: str, what: str) -> None:
    """Lay elements from the bag into the box of a section, or on the Speciation circles ("-" leaves one empty)."""
    if section != "speciation":
        KIT.fill(g, section, what)
        return
    for i, word in enumerate(what.split()):
        g.circles[i] = data.NONE if word == "-" else element(word)
        if word != "-":
            g.bag[element(word)] -= 1


def markers(g: Marine, section: str, what: str) -> None:
    """Lay terrain markers at Competition or Evolution."""
    terrains = bytearray(data.TERRAINS.index(t) for t in what.split())
    for t in terrains:
        g.markers[t] -= 1
    setattr(g, section, terrains)


def deal(g: Marine, who: str, *traits: str, lines: tuple[str, ...] = ()) -> None:
    """Give an animal trait cards out of the box, in the middle of the game; `lines` answer what they ask."""
    for trait in traits:
        g.take_from_box(TRAITS[trait])
    me = LETTERS.index(who)
    perform(g, me, lines, lambda g: [g.gain_trait(me, TRAITS[trait]) for trait in traits])


def own(g: Marine, who: str, what: str, at: str = "") -> None:
    """Let an animal control special pawns, at hand or on a space."""
    for word in what.split():
        g.special[element(word)] = LETTERS.index(who)
        if at:
            assert not g.pawn_on(space(at))
            g.put_pawn(LETTERS.index(who), space(at), special_of(element(word)))


def lay_row(g: Marine, cards: str) -> None:
    """Lay these cards face up into slots 1, 2...; the cards that lay there go back."""
    names = cards.split()
    g.unseen_cards = bytearray(c for c in range(len(data.CARDS)) if c != data.ASTEROID and c not in g.discard)
    g.asteroid_drawn = int("asteroid" in names)
    g.row = bytearray([*(CARDS[n] for n in names), *[data.NO_CARD] * (5 - len(names))])
    g.unseen_cards = bytearray(c for c in g.unseen_cards if c not in g.row)
    g.deck = 20


def pile(g: Marine, cards: str) -> None:
    """Put cards on the discard pile; the last is on top."""
    for name in cards.split():
        if name == "asteroid":
            g.asteroid_drawn = 1
        else:
            g.unseen_cards.remove(CARDS[name])
        g.discard.append(CARDS[name])


def next_cards(g: Marine, cards: str = "") -> None:
    """Let the deck hold these cards only (in a random order); all others lie under the discard pile."""
    wanted = [CARDS[n] for n in cards.split()]
    others = [c for c in g.unseen_cards if c not in wanted] + [data.ASTEROID] * (1 - g.asteroid_drawn)
    g.discard = bytearray([*others, *g.discard])
    g.asteroid_drawn, g.unseen_cards, g.deck = 1, bytearray(sorted(wanted)), len(wanted)


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
