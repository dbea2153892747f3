"""A stage for stories about the rules: positions set up by hand, and rules played with answers written in words.

Animals are M R B A X I (down the food chain; X are the arachnids). Places have names: "desert", or "q,r". Corners are
"desert.ul". An answer is a token, "-" for no; "sun of grub sun -" also says what must be on offer; "B: 2" says that the
birds answer and not the animal that acts. Whatever is played, all answers must be used, nothing more may be asked, and
no piece of the box may be lost.
"""

from __future__ import annotations

import re

from speciate.boards.hexes import CORNERS as TAGS
from speciate.engine import Choice, Event, Luck, Match, Setup
from speciate.games.dominant import GAME, actions, conserve, data, play
from speciate.games.dominant.hooks import EFFECTS
from speciate.games.dominant.pieces import BOX_ROW, CORNER, FIRST, HEX, MAP, SECTION_OF, SPACE
from speciate.games.dominant.state import EXECUTION, PLANNING, RESET, Dominant

M, R, B, A, X, I = range(6)  # noqa: E741
LETTERS = "MRBAXI"
PLACES = {
    "tundra": (0, 0), "wetland": (0, -1), "savannah": (1, -1), "desert": (1, 0), "mountain": (0, 1), "forest": (-1, 1),
    "jungle": (-1, 0),
}  # fmt: skip
NAMES = {MAP.at(q, r): name for name, (q, r) in PLACES.items()}
CARDS = {c.id: n for n, c in enumerate(data.CARDS)}
QUIET = "biodiversity cold_snap intelligence nocturnal omnivore"


def stage(animals: str = LETTERS, *, row: str = QUIET, earth: str = "printed", seats: str = "", seed: int = 1):
    """The start of the first turn with all boxes empty; `seats` says who plays which animal, as in "000111"."""
    g = play.start(setup(animals, earth=earth, seats=seats, seed=seed))
    for lying in g.box:
        for e in range(6):
            g.bag[e] += lying[e]
            lying[e] = 0
    lay_row(g, row)
    conserve(g)
    return g


def setup(animals: str = LETTERS, *, earth: str = "printed", seats: str = "", seed: int = 1) -> Setup:
    places = tuple(sorted(animals, key=LETTERS.index).index(a) if a in animals else -1 for a in LETTERS)
    options = (GAME.options[0].values.index(earth),)
    return Setup("dominant", tuple(map(int, seats)) if seats else places, options, seed)


# --- names ----------------------------------------------------------------------------------------------------------


def hex_(name: str) -> int:
    q, r = PLACES[name] if name in PLACES else map(int, name.split(","))
    return MAP.at(q, r)


def hex_name(h: int) -> str:
    return NAMES.get(h) or "{},{}".format(*MAP.axial[h])


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


def put(g: Dominant, who: str, where: str, n: int = 1) -> None:
    """Let exactly n species of an animal live on a tile; the difference comes from, or goes to, its gene pool."""
    a, h = LETTERS.index(who), hex_(where)
    g.pool[a] += g.cubes[a][h] - n
    g.cubes[a][h] = n
    assert g.pool[a] >= 0 and (g.terrain[h] != data.NO_TILE or not n)


def settle(g: Dominant, where: str, who: str) -> None:
    """Let a tile be inhabited like this and by nobody else, as in "2R 1I"; `cubes` reads it off."""
    for a in g.animals():
        n = re.search(rf"(\d+){LETTERS[a]}", who)
        put(g, LETTERS[a], where, int(n[1]) if n else 0)


def kill(g: Dominant, who: str, n: int) -> None:
    """Put species from the gene pool into the box."""
    g.pool[LETTERS.index(who)] -= n
    g.eliminated[LETTERS.index(who)] += n


def pool(g: Dominant, who: str, n: int) -> None:
    """Leave n species in a gene pool; the others are eliminated."""
    kill(g, who, g.pool[LETTERS.index(who)] - n)


def clear(g: Dominant, elements: bool = True) -> None:
    """Take all species, and perhaps all elements, off earth."""
    for h in g.populated():
        for a in g.living_on(h):
            g.pool[a] += g.cubes[a][h]
            g.cubes[a][h] = 0
    if elements:
        for c in g.all_disks():
            g.bag[g.elements[c]] += 1
            g.elements[c] = data.NONE


def grow(g: Dominant, what: str, *where: str) -> None:
    """Put an element from the bag on each of these vacant corners."""
    for name in where:
        c = corner(name)
        assert g.elements[c] == data.NONE and g.bag[element(what)]
        g.bag[element(what)] -= 1
        g.elements[c] = element(what)


def wither(g: Dominant, *where: str) -> None:
    """Put the elements on these corners into the bag."""
    for name in where:
        c = corner(name)
        g.bag[g.elements[c]] += 1
        g.elements[c] = data.NONE


def lay(g: Dominant, terrain: str, where: str) -> None:
    """Add a large tile to earth, one of the face-down ones."""
    t, s = data.TERRAINS.index(terrain), max(range(3), key=lambda s: g.stack_left[s])
    assert g.unseen_tiles[t] and g.terrain[hex_(where)] == data.NO_TILE
    g.unseen_tiles[t] -= 1
    g.stack_left[s] -= 1
    g.terrain[hex_(where)] = t


def freeze(g: Dominant, *where: str) -> None:
    """Lay tundra on tiles, without what Glaciation does."""
    for name in where:
        assert g.tundra and g.terrain[hex_(name)] not in (data.TUNDRA, data.NO_TILE)
        g.tundra -= 1
        g.terrain[hex_(name)] = data.TUNDRA


def ice_everywhere(g: Dominant) -> None:
    """All twelve tundra tiles lie on earth, next to a tile that they could cover."""
    for where in ("0,-2", "1,-2", "2,-2", "2,-1", "2,0", "1,1"):
        lay(g, next(t for t, n in zip(data.TERRAINS, g.unseen_tiles, strict=False) if n), where)
    freeze(g, *[hex_name(h) for h in g.tiles() if g.terrain[h] != data.TUNDRA][:11])
    assert not g.tundra and len(g.tiles()) == 13


def top_tiles(g: Dominant, terrains: str) -> None:
    """Let these tiles lie face up on the stacks; "-" for a tile that was taken, which lies on earth."""
    for stack, terrain in enumerate(terrains.split()):
        if g.stack_top[stack] != data.NO_TILE:
            g.unseen_tiles[g.stack_top[stack]] += 1
            g.stack_left[stack] += 1
            g.stack_top[stack] = data.NO_TILE
        if terrain != "-":
            t = data.TERRAINS.index(terrain)
            assert g.unseen_tiles[t]
            g.unseen_tiles[t] -= 1
            g.stack_left[stack] -= 1
            g.stack_top[stack] = t


def fill(g: Dominant, section: str, what: str) -> None:
    """Lay elements from the bag into the box of a section."""
    for word in what.split():
        g.box[BOX_ROW[data.SECTIONS.index(section)]][element(word)] += 1
        g.bag[element(word)] -= 1


def box(g: Dominant, section: str) -> str:
    """The elements in the box of a section."""
    lying = g.box[BOX_ROW[data.SECTIONS.index(section)]]
    return " ".join(name for e, name in enumerate(data.ELEMENTS) for _ in range(lying[e]))


def leave_in_bag(g: Dominant, what: str) -> None:
    """Let the bag hold these elements only; all others lie in the Depletion box, which the next Reseed empties."""
    lying = g.box[BOX_ROW[data.DEPLETION]]
    for e, name in enumerate(data.ELEMENTS):
        left = what.split().count(name)
        lying[e] += g.bag[e] - left
        g.bag[e] = left


def give(g: Dominant, who: str, what: str) -> None:
    """Put element disks from the bag on the display of an animal."""
    for word in what.split():
        g.bag[element(word)] -= 1
        g.disks[LETTERS.index(who)][element(word)] += 1


def disks(g: Dominant, who: str) -> str:
    """The element disks of an animal, beside the printed ones."""
    return " ".join(name for e, name in enumerate(data.ELEMENTS) for _ in range(g.disks[LETTERS.index(who)][e]))


def pawn(g: Dominant, who: str, *tokens: str) -> None:
    """Put pawns on spaces, new ones from the box if none is available."""
    for token in tokens:
        a = LETTERS.index(who)
        if not g.free[a]:
            g.new_pawn(a)
        assert not g.pawn[space(token)] and g.free[a]
        g.put_pawn(a, space(token))


def pawns(g: Dominant, section: str) -> str:
    """Who stands in a section, left to right, as in "RR.I"."""
    first = FIRST[data.SECTIONS.index(section)]
    n = data.SPACES[data.SECTIONS.index(section)]
    return "".join("." if not p else LETTERS[p - 1] for p in g.pawn[first : first + n])


def lay_row(g: Dominant, cards: str, deck: int | None = None) -> None:
    """Make these cards available and leave so many in the deck; the others are out of the game."""
    row = [CARDS[n] for n in cards.split()]
    others = [c for c in range(26) if c not in row and c != data.LAST_CARD]
    deck = 1 + len(others) if deck is None else deck
    if data.LAST_CARD in row:
        deck = 0
    g.row = bytearray(row + [data.NO_CARD] * (5 - len(row)))
    kept = max(0, deck - 1)
    g.unseen_cards, g.deck, g.used = bytearray(others[:kept]), deck, bytearray(others[kept:])
    if not deck and data.LAST_CARD not in row:
        g.used.append(data.LAST_CARD)


def row(g: Dominant) -> set[str]:
    """The cards available."""
    return {data.CARDS[c].id for c in g.row if c != data.NO_CARD}


# --- playing --------------------------------------------------------------------------------------------------------


class Script:
    """Answers every question of a rule with the next line, and checks what is on offer."""

    def __init__(self, g: Dominant, me: int, lines: tuple[str, ...]) -> None:
        self.g, self.me, self.lines, self.asked = g, me, list(lines), []

    def __call__(self, choice: Choice) -> int:
        assert self.lines, f"one more question: {choice}"
        who, token, offer = re.fullmatch(r"(?:([MRBAXI]): )?(\S+)(?: of (.*))?", self.lines.pop(0)).groups()
        a = LETTERS.index(who) if who else self.me
        assert choice.about[0] == a and choice.seat == self.g.places[a], f"not for {LETTERS[a]}: {choice}"
        usual = tuple(v for v in choice.values if v >= 0)
        assert usual == tuple(sorted(set(usual))) and choice.values in (usual, (*usual, -1))
        if offer is not None:
            assert set(choice.values) == {_value(choice, t) for t in offer.split()}, f"{offer!r}: {choice}"
        value = _value(choice, token)
        assert value in choice.values, f"{token} is not offered: {choice}"
        self.asked.append(choice.key)
        return value


def perform(g: Dominant, me: int, lines: tuple[str, ...], rule, *args: object) -> list[Event]:
    """Play a rule with these answers; returns what it told."""
    script = Script(g, me, lines)
    g.log, g.player = [], script
    rule(g, *args)
    told, g.log, g.player = g.log, None, None
    assert not script.lines, f"never asked: {script.lines}; but {script.asked}"
    conserve(g)
    return told


def act(g: Dominant, who: str, token: str, *lines: str) -> list[Event]:
    """Put a pawn on a space and let it act."""
    if not g.pawn[space(token)]:
        pawn(g, who, token)
    one_pawn = actions.pawn_of(space(token), getattr(actions, data.SECTIONS[SECTION_OF[space(token)]]))
    return perform(g, LETTERS.index(who), lines, one_pawn)


def rule(g: Dominant, name: str, *lines: str) -> list[Event]:
    """What a section does without a pawn: regression, frost, swarm or ambush."""
    return perform(g, -1, lines, getattr(actions, name))


def card(g: Dominant, who: str, name: str, *lines: str, scored: str = "tundra") -> list[Event]:
    """Let an animal resolve a card as if it dominated the tile just scored."""
    me = LETTERS.index(who)
    return perform(g, me, lines, EFFECTS[CARDS[name]], me, hex_(scored))


def execute(g: Dominant, *lines: str) -> list[Event]:
    """The whole Execution with the pawns that stand on the display; every line says who answers."""
    g.phase = EXECUTION
    assert not g.cursor, "a turn begins at the top of the display"

    def steps(g: Dominant) -> None:
        while g.phase == EXECUTION:
            play.step(g)

    told = perform(g, -1, lines, steps)
    assert g.phase == RESET
    return told


def reset(g: Dominant, *lines: str) -> list[Event]:
    g.phase = RESET
    return perform(g, -1, lines, play.step)


def reseed(g: Dominant) -> list[Event]:
    return perform(g, -1, (), play.reseed)


def extinction(g: Dominant, *lines: str) -> list[Event]:
    return perform(g, M, lines, play.extinction)


def survival(g: Dominant) -> list[Event]:
    return perform(g, -1, (), play.survival)


def end(g: Dominant) -> list[Event]:
    return perform(g, -1, (), play.end)


def plan(g: Dominant, *lines: str) -> list[Event]:
    """The rest of Planning; every line says whose turn it must be."""
    g.phase = PLANNING

    def steps(g: Dominant) -> None:
        while g.phase == PLANNING:
            play.step(g)

    return perform(g, -1, lines, steps)


def wander(g: Dominant, decisions: int, seed: int = 1, check=lambda g: None) -> Match[Dominant]:
    """A real match played at random, checked after every decision."""
    m, luck = Match(GAME, g), Luck(seed)
    while m.choice and decisions:
        usual = [v for v in m.choice.values if v >= 0]
        assert usual == sorted({*usual}) and m.choice.values in ((*usual,), (*usual, -1)), m.choice
        m.answer(luck.one_of(m.choice.values))
        conserve(m.state)
        check(m.state)
        decisions -= 1
    return m


# --- looking --------------------------------------------------------------------------------------------------------


def cubes(g: Dominant, where: str) -> str:
    """The species on a tile, as in "2R 1I"."""
    h = hex_(where)
    return " ".join(f"{g.cubes[a][h]}{LETTERS[a]}" for a in range(6) if g.cubes[a][h])


def lead(g: Dominant, where: str) -> str:
    """Who dominates a tile: a letter, or "-"."""
    a = g.dominant(hex_(where))
    return "-" if a == data.NOBODY else LETTERS[a]


def match(g: Dominant, who: str, where: str) -> int:
    return g.match(LETTERS.index(who), hex_(where))


def on(g: Dominant, where: str) -> str:
    """The elements on a tile, by name."""
    return " ".join(sorted(data.ELEMENTS[g.elements[c]] for c in g.disks_on(hex_(where))))


def vp(g: Dominant) -> str:
    """Victory points, as in "3R 1I"."""
    return " ".join(f"{g.vp[a]}{LETTERS[a]}" for a in range(6) if g.vp[a])


def order(g: Dominant) -> str:
    """The initiative track."""
    return "".join(LETTERS[a] for a in g.order)


def kinds(told: list[Event], *wanted: str) -> list[str]:
    """The kinds of events told, in order; only the wanted ones, if any are named."""
    return [e.kind for e in told if not wanted or e.kind in wanted]
