"""A stage for stories about the rules: positions set up by hand, and rules played with answers written in words.

Animals are R C F X (down the food chain; X are the Crustaceans). Places have names: "reef", "sand", or "q,r". Corners
are "reef.ul". An answer is a token, "-" for no; "sun of algae sun -" also says what must be on offer; "C: 2" says that
the Cephalopods answer and not the animal that acts. Whatever is played, all answers must be used, nothing more may be
asked, and no piece of the box may be lost.
"""

from __future__ import annotations

import re

from speciate.boards.hexes import CORNERS as TAGS
from speciate.engine import Choice, Event, Match, Setup
from speciate.games.marine import GAME, conserve, data, deck, play
from speciate.games.marine.actions import ACTIONS
from speciate.games.marine.deck import resolve, take_card
from speciate.games.marine.pieces import BOX_ROW, CORNER, HEX, MAP, SECTION_OF, SPACE, VP_TILES
from speciate.games.marine.state import PHASE_TURNS, Marine

R, C, F, X = range(4)
LETTERS = "RCFX"
PLACES = {
    "reef": (0, 0), "land": (0, -1), "seagrass": (1, -1), "sand": (1, 0), "ocean": (0, 1), "seamount": (-1, 1),
    "kelp": (-1, 0), "land-n": (0, -2), "land-ne": (1, -3), "land-nw": (-1, -2), "geyser": (0, -3),
    "ocean-s": (0, 2), "ocean-se": (1, 2), "ocean-sw": (-1, 3), "smoker": (0, 3),
}  # fmt: skip
NAMES = {MAP.at(q, r): name for name, (q, r) in PLACES.items()}
CARDS = {c.id: n for n, c in enumerate(data.CARDS)}
TRAITS = {t.id: n for n, t in enumerate(data.TRAITS)}
QUIET = "annelids carbon_cycle endosymbionts producers univalves"


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
    conserve(g)
    return g


def setup(animals: str = LETTERS, *, options: str = "", seats: str = "", seed: int = 1) -> Setup:
    places, n = [], 0
    for letter in LETTERS:
        places.append(n if letter in animals else -1)
        n += letter in animals
    words = options.split()
    chosen = tuple(next((o.values.index(w) for w in words if w in o.values), o.default) for o in GAME.options)
    if "superheroes" in words:
        chosen = (*chosen[:3], 1)
    return Setup("marine", tuple(map(int, seats)) if seats else tuple(places), chosen, seed)


def empty_display(g: Marine) -> None:
    for row in g.box:
        for e in range(6):
            g.bag[e] += row[e]
            row[e] = 0
    for e in g.circles:
        if e != data.NONE:
            g.bag[e] += 1
    g.circles = bytearray([data.NONE] * 4)
    g.competition = g.evolution = bytearray()
    g.markers = bytearray([data.MARKERS] * 8)


# --- names ----------------------------------------------------------------------------------------------------------


def hex_(name: str) -> int:
    q, r = PLACES[name] if name in PLACES else map(int, name.split(","))
    return MAP.at(q, r)


def corner(name: str) -> int:
    where, tag = name.rsplit(".", 1)
    return MAP.corners[hex_(where)][TAGS.index(tag)]


def element(name: str) -> int:
    return data.ELEMENTS.index(name)


def space(token: str) -> int:
    return SPACE.value(token)


def _value(choice: Choice, token: str) -> int:
    if choice.domain is HEX and token != "-":
        return hex_(token)
    if choice.domain is CORNER and token != "-":
        return corner(token)
    return choice.domain.value(token)


# --- setting the scene ----------------------------------------------------------------------------------------------


def put(g: Marine, who: str, where: str, n: int = 1) -> None:
    """Let exactly n species of an animal live on a tile; the difference comes from, or goes to, its gene pool."""
    a, h = LETTERS.index(who), hex_(where)
    g.pool[a] += g.cubes[a][h] - n
    g.cubes[a][h] = n
    assert g.pool[a] >= 0 and (g.terrain[h] != data.NO_TILE or not n)


def kill(g: Marine, who: str, n: int) -> None:
    """Put species from the gene pool into the box."""
    g.pool[LETTERS.index(who)] -= n
    g.eliminated[LETTERS.index(who)] += n


def pool(g: Marine, who: str, n: int) -> None:
    """Leave n species in a gene pool; the others are eliminated."""
    kill(g, who, g.pool[LETTERS.index(who)] - n)


def clear(g: Marine, elements: bool = True) -> None:
    """Take all species, and perhaps all elements, off earth."""
    for a in g.animals():
        for h in g.occupied(a):
            put(g, LETTERS[a], NAMES.get(h) or "{},{}".format(*MAP.axial[h]), 0)
    if elements:
        for c in g.all_disks():
            g.bag[g.elements[c]] += 1
            g.elements[c] = data.NONE


def grow(g: Marine, what: str, where: str) -> None:
    """Put an element from the bag on a vacant corner."""
    c = corner(where)
    assert g.elements[c] == data.NONE and g.bag[element(what)]
    g.bag[element(what)] -= 1
    g.elements[c] = element(what)


def wither(g: Marine, where: str) -> None:
    """Put the element on a corner into the bag."""
    c = corner(where)
    g.bag[g.elements[c]] += 1
    g.elements[c] = data.NONE


def lay(g: Marine, terrain: str, where: str) -> None:
    """Add a large tile to earth, one of the face-down ones."""
    t, s = data.TERRAINS.index(terrain), max(range(3), key=lambda s: g.stack_left[s])
    assert g.unseen_tiles[t] and g.terrain[hex_(where)] == data.NO_TILE
    g.unseen_tiles[t] -= 1
    g.stack_left[s] -= 1
    g.terrain[hex_(where)] = t


def top_tile(g: Marine, stack: int, terrain: str) -> None:
    """Let this tile lie face up on a stack (1 to 3)."""
    t = data.TERRAINS.index(terrain)
    g.unseen_tiles[g.stack_top[stack - 1]] += 1
    assert g.unseen_tiles[t]
    g.unseen_tiles[t] -= 1
    g.stack_top[stack - 1] = t


def vent(g: Marine, where: str, side: str) -> None:
    """Turn a tile into a Vent."""
    g.terrain[hex_(where)] = data.VENT
    g.side[hex_(where)] = 1 + ("geyser", "smoker").index(side)
    g.vents -= 1


def fill(g: Marine, section: str, what: str) -> None:
    """Lay elements from the bag into the box of a section, or on the Speciation circles ("-" leaves one empty)."""
    for i, word in enumerate(what.split()):
        if section == "speciation":
            g.circles[i] = data.NONE if word == "-" else element(word)
        else:
            g.box[BOX_ROW[data.SECTIONS.index(section)]][element(word)] += 1
        if word != "-":
            g.bag[element(word)] -= 1


def box(g: Marine, section: str) -> list[str]:
    """The elements in the box of a section."""
    row = g.box[BOX_ROW[data.SECTIONS.index(section)]]
    return [name for e, name in enumerate(data.ELEMENTS) for _ in range(row[e])]


def markers(g: Marine, section: str, what: str) -> None:
    """Lay terrain markers at Competition or Evolution."""
    terrains = bytearray(data.TERRAINS.index(t) for t in what.split())
    for t in terrains:
        g.markers[t] -= 1
    setattr(g, section, terrains)


def give(g: Marine, who: str, what: str) -> None:
    """Put element disks from the bag on the display of an animal."""
    for word in what.split():
        g.bag[element(word)] -= 1
        g.gain_disk(LETTERS.index(who), element(word))


def disks(g: Marine, who: str) -> list[str]:
    """The element disks of an animal, beside the printed ones."""
    return [name for e, name in enumerate(data.ELEMENTS) for _ in range(g.disks[LETTERS.index(who)][e])]


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
            assert not g.pawn[space(at)]
            g.pawn[space(at)] = 5 + element(word)


def pawn(g: Marine, who: str, *tokens: str) -> None:
    """Put basic pawns on spaces, without their actions."""
    for token in tokens:
        a = LETTERS.index(who)
        assert not g.pawn[space(token)] and g.free[a]
        g.free[a] -= 1
        g.pawn[space(token)] = a + 1


def empty_bag(g: Marine, keep: int = 0) -> None:
    """Leave so few elements in the bag; the others lie in Depletion."""
    for e in range(6):
        stay = min(keep, g.bag[e])
        keep -= stay
        fill(g, "depletion", " ".join([data.ELEMENTS[e]] * (g.bag[e] - stay)))


def lay_row(g: Marine, cards: str) -> None:
    """Lay these cards face up into slots 1, 2...; the cards that lay there go back."""
    names = cards.split()
    g.unseen_cards = bytearray(c for c in range(35) if c != data.ASTEROID and c not in g.discard)
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
    """Let the deck hold these cards only (in an order left to luck); all others lie under the discard pile."""
    wanted = [CARDS[n] for n in cards.split()]
    others = [c for c in g.unseen_cards if c not in wanted] + [data.ASTEROID] * (1 - g.asteroid_drawn)
    g.discard = bytearray([*others, *g.discard])
    g.asteroid_drawn, g.unseen_cards, g.deck = 1, bytearray(sorted(wanted)), len(wanted)


# --- playing --------------------------------------------------------------------------------------------------------


class Script:
    """Answers every question of a rule with the next line, and checks what is on offer."""

    def __init__(self, g: Marine, me: int, lines: tuple[str, ...]) -> None:
        self.g, self.me, self.lines = g, me, list(lines)
        self.asked: list[Choice] = []

    def __call__(self, choice: Choice) -> int:
        assert self.lines, f"one more question: {choice}"
        who, token, offer = re.fullmatch(r"(?:([RCFX]): )?(\S+)(?: of (.*))?", self.lines.pop(0)).groups()
        a = LETTERS.index(who) if who else self.me
        assert choice.about[0] == a and choice.seat == self.g.places[a], f"not for {LETTERS[a]}: {choice}"
        usual = [v for v in choice.values if v >= 0]
        assert usual == sorted(set(usual)) and choice.values in (tuple(usual), (*usual, -1))
        if offer is not None:
            assert set(choice.values) == {_value(choice, t) for t in offer.split()}, f"{offer!r}: {choice}"
        value = _value(choice, token)
        assert value in choice.values, f"{token} is not offered: {choice}"
        self.asked.append(choice)
        return value


def perform(g: Marine, me: int, lines: tuple[str, ...], rule, *args: object, seen: list[Choice] | None = None):
    """Play a rule with these answers; returns the events it told. `seen` collects the choices."""
    script = Script(g, me, lines)
    if seen is not None:
        script.asked = seen
    g.log, g.player = [], script
    rule(g, *args)
    told, g.log, g.player = g.log, None, None
    assert not script.lines, f"never asked: {script.lines}; but {script.asked}"
    conserve(g)
    return told


def act(g: Marine, who: str, token: str, *lines: str, seen: list[Choice] | None = None) -> list[Event]:
    """Perform the action of a space (without the pawn that would stand there)."""
    me = LETTERS.index(who)
    return perform(g, me, lines, ACTIONS[SECTION_OF[space(token)]], me, space(token), seen=seen)


def card(g: Marine, who: str, name: str, *lines: str, x: int = 3, when: str = "selected", seen=None) -> list[Event]:
    """Resolve an evolution card as if it had lain in slot x."""
    me = LETTERS.index(who)
    return perform(g, me, lines, resolve, me, CARDS[name], x, when, seen=seen)


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
        m.answer(_value(m.choice, token))


def spaces(g: Marine, who: str, kind: str = "basic") -> list[str]:
    """Where a pawn of this kind may go."""
    me = LETTERS.index(who)
    return [SPACE.token(s) for s in (g.basic_spaces(me) if kind == "basic" else g.special_spaces(me))]


# --- looking --------------------------------------------------------------------------------------------------------


def cubes(g: Marine, where: str) -> str:
    """The species on a tile, as in "2R 1F"."""
    h = hex_(where)
    return " ".join(f"{g.cubes[a][h]}{LETTERS[a]}" for a in range(4) if g.cubes[a][h])


def kinds(told: list[Event], *wanted: str) -> list[str]:
    """The kinds of events told, in order; only the wanted ones, if any are named."""
    return [e.kind for e in told if not wanted or e.kind in wanted]
