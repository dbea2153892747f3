"""The position of Marine at rest, what can be read off it, and the moves of single pieces that rules are made of."""

from __future__ import annotations

from collections.abc import Iterable

from speciate.engine import Domain, RuleBug, State, plain

from . import data as d
from .hooks import LISTENERS, ROW_ANSWERS, TRAIT_ANSWERS
from .pieces import (
    BOX_ROW,
    CORNERS,
    HEXES,
    MAP,
    OPEN_ORDINARY_AFTER,
    OPEN_SPACES,
    OWN_SPACES,
    PLAYING,
    SPACES,
    VP_CARDS,
    VP_EVOLUTION,
)

PHASE_TRAITS, PHASE_REVEAL, PHASE_TURNS = range(3)


@plain
class Marine(State):
    """A position. Animals are numbered down the food chain; `places[a]` is the seat that plays animal a, or -1."""

    places: tuple[int, ...]
    options: tuple[int, ...]
    phase: int = PHASE_TRAITS
    turn: int = d.CRUSTACEANS
    """The animal that acts."""
    again: int = 0
    """Whether that animal takes another turn after this one."""
    round: int = 1
    last_round: int = 0
    """Set by the Asteroid: the game ends with this round."""

    # earth
    terrain: bytearray
    side: bytearray
    """Of each Vent: 1 geyser, 2 smoker; 0 elsewhere."""
    elements: bytearray
    """Of each corner: an element or NONE."""
    cubes: list[bytearray]
    """cubes[a][h]: species of animal a on hex h."""

    # animals
    pool: list[int]
    eliminated: list[int]
    regressing: bytearray
    """The animal whose cube lies on each Regression square, or NOBODY."""
    right: bytearray
    """Whether the food-chain cube of an animal has slid to the right."""
    disks: list[bytearray]
    """disks[a][e]: element disks on the display of animal a, beside the printed ones."""
    on_trait: list[bytearray]
    """How many of these lie on a trait card instead."""
    vp: list[int]
    traits: list[bytearray]
    """The trait cards of each animal, in the order gained."""
    copied: bytearray
    """The trait that an animal copies, or NO_TRAIT."""
    has: list[int]
    """Bit set of the traits that work for each animal: its own and the copied one."""
    working: int = 0
    """Bit set of the traits that work for anybody."""
    exapted: bytearray
    """Whether the copy was dropped for a new trait."""
    grown: bytearray
    """Whether the extra pawn for victory points has been given."""
    prey: list[int]
    """Bit set of the tiles where this effect brought opposing species to an animal."""

    # pawns
    free: list[int]
    """Basic pawns of each animal that are available."""
    pawn: bytearray
    """On each space: 0 empty, 1 + a a basic pawn of animal a, 5 + e the special pawn of element e."""
    special: bytearray
    """The animal that controls the special pawn of each element, or NOBODY."""
    target: list[int]

    # supplies
    bag: bytearray
    box: list[bytearray]
    """Elements lying in the boxes, one row for each of BOXES."""
    circles: bytearray
    """The elements of the four Speciation circles."""
    markers: bytearray
    """Terrain markers in the red bag."""
    competition: bytearray
    evolution: bytearray
    unseen_tiles: bytearray
    """Large tiles face down, by terrain: which stack each lies in is drawn late."""
    stack_top: bytearray
    stack_left: bytearray
    """Tiles left in each stack, the face-up one included."""
    tile_in_hand: int = d.NO_TILE
    """The tile being placed by Wanderlust."""
    vents: int = d.VENTS

    # cards
    row: bytearray
    """The cards in slots 1 to 5, or NO_CARD."""
    unseen_cards: bytearray
    """Cards not yet seen, the removed ones among them, drawn late; the Asteroid is not here."""
    deck: int = 0
    asteroid_drawn: int = 0
    discard: bytearray
    """The last one is on top."""
    hands: list[bytearray]
    """The traits dealt to each animal, before the reveal."""
    kept: list[bytearray]
    """The traits each has kept, before the reveal."""
    trait_box: bytearray
    """Traits in nobody's hand or use, ascending."""

    # --- hidden things ------------------------------------------------------------------------------------------

    def imagine(self, viewer: int) -> None:
        """Before the reveal the trait hands of the other seats are unknown; all else that is hidden is drawn late."""
        if self.phase != PHASE_TRAITS:
            return
        others = [a for a in self.animals() if self.places[a] != viewer]
        # Sorted, so that what is imagined owes nothing to how things really lie.
        unknown = sorted([*self.trait_box, *(t for a in others for t in self.hands[a])])
        for a in others:
            held, kept = len(self.hands[a]), len(self.kept[a])
            self.hands[a] = bytearray(sorted(unknown.pop(self.below(len(unknown))) for _ in range(held)))
            hand = list(self.hands[a])
            self.kept[a] = bytearray(hand.pop(self.below(len(hand))) for _ in range(kept))
        self.trait_box = bytearray(sorted(unknown))

    # --- choices, questions and news ----------------------------------------------------------------------------

    def choose(self, me: int, domain: Domain, values: Iterable[int], key: str, *about: int, done: bool = False) -> int:
        """The answer of the seat that plays animal `me`; the animal is the first of the choice's `about`."""
        return self.pick(self.places[me], domain, values, key, me, *about, done=done)

    def ask(self, question: str, me: int, value: int, *about: int) -> int:
        """The value, as the traits in play and the cards face up bend it."""
        if self.working & LISTENERS[question]:
            for trait, answer in TRAIT_ANSWERS[question]:
                for owner in range(4):
                    if self.has[owner] >> trait & 1:
                        value = answer(self, owner, me, value, *about)
        for card, answer in ROW_ANSWERS[question]:
            if card in self.row:
                value = answer(self, me, value, *about)
        return value

    def tell(self, news: str, *about: int) -> None:
        """Let every trait in play know, owners in food-chain order. A listener may pick."""
        if self.working & LISTENERS[news]:
            for trait, listener in TRAIT_ANSWERS[news]:
                for owner in range(4):
                    if self.has[owner] >> trait & 1:
                        listener(self, owner, *about)

    # --- reading the position -----------------------------------------------------------------------------------

    def in_turns(self) -> bool:
        """Whether the set-up is over."""
        return self.phase == PHASE_TURNS

    def animals(self) -> tuple[int, ...]:
        """The animals in play, down the food chain."""
        return PLAYING[self.places]

    def opponents(self, me: int) -> list[int]:
        return [a for a in range(4) if a != me and self.places[a] >= 0]

    def tiles(self) -> list[int]:
        return [h for h in HEXES if self.terrain[h] != d.NO_TILE]

    def tiles_of(self, terrain: int) -> list[int]:
        """Tiles of one terrain; a tile under a Vent is a Vent."""
        return [h for h in HEXES if self.terrain[h] == terrain]

    def occupied(self, me: int) -> list[int]:
        """Tiles where this animal has species."""
        cubes = self.cubes[me]
        return [h for h in HEXES if cubes[h]]

    def species_on(self, h: int) -> int:
        c = self.cubes
        return c[0][h] + c[1][h] + c[2][h] + c[3][h]

    def living_on(self, h: int) -> list[int]:
        """Animals with species on a tile, down the food chain."""
        return [a for a in range(4) if self.cubes[a][h]]

    def opposing_on(self, me: int, h: int) -> list[int]:
        return [a for a in range(4) if a != me and self.cubes[a][h]]

    def populated(self) -> list[int]:
        """Tiles with any species."""
        return [h for h in HEXES if self.species_on(h)]

    def next_to(self, h: int) -> list[int]:
        """Adjacent tiles."""
        return [n for n in MAP.neighbours[h] if self.terrain[n] != d.NO_TILE]

    def disks_on(self, h: int) -> list[int]:
        """Corners of a hex that hold an element, ascending."""
        return sorted(c for c in MAP.corners[h] if self.elements[c] != d.NONE)

    def has_disk(self, h: int, element: int) -> bool:
        return any(self.elements[c] == element for c in MAP.corners[h])

    def corners_with(self, elements: Iterable[int]) -> list[int]:
        """Corners of earth that hold one of these elements."""
        wanted = set(elements)
        return [c for c in CORNERS if self.elements[c] in wanted]

    def all_disks(self) -> list[int]:
        """Corners of earth that hold an element."""
        return [c for c in CORNERS if self.elements[c] != d.NONE]

    def touched(self, corner: int) -> list[int]:
        """Tiles round a corner."""
        return [h for h in MAP.touching[corner] if self.terrain[h] != d.NO_TILE]

    def vacant_corners(self, tiles: Iterable[int] | None = None) -> list[int]:
        """Corners without an element, of these tiles or of all."""
        tiles = self.tiles() if tiles is None else tiles
        return sorted({c for h in tiles for c in MAP.corners[h] if self.elements[c] == d.NONE})

    def in_box(self, section: int) -> list[int]:
        """Element types that lie in the box of a section."""
        row = self.box[BOX_ROW[section]]
        return [e for e in range(6) if row[e]]

    def in_bag(self) -> list[int]:
        return [e for e in range(6) if self.bag[e]]

    # --- displays of the animals --------------------------------------------------------------------------------

    def printed(self, me: int) -> tuple[int, ...]:
        return () if self.options[2] else d.PRINTED[me]

    def count(self, me: int, element: int) -> int:
        """How many of an element an animal has: printed, disks and traits together."""
        printed = 0 if self.options[2] else d.PRINTED[me].count(element)
        return self.ask("element_count", me, printed + self.disks[me][element], element)

    def element_total(self, me: int) -> int:
        return sum(self.count(me, e) for e in range(6))

    def own_types(self, me: int) -> list[int]:
        """Element types on an animal's display."""
        return [e for e in range(6) if self.count(me, e)]

    def own_disks(self, me: int) -> list[int]:
        """Element types of which an animal has a disk that can be moved."""
        return [e for e in range(6) if self.disks[me][e]]

    def display_spaces(self) -> int:
        return 6 if self.options[2] else d.GREY_SPACES

    def room(self, me: int) -> int:
        """Vacant grey spaces."""
        return self.ask("grey_spaces", me, self.display_spaces()) - sum(self.disks[me])

    def gain_disk(self, me: int, element: int) -> None:
        """Put a disk on the display, or on a trait card once that is full."""
        if sum(self.disks[me]) - sum(self.on_trait[me]) >= self.display_spaces():
            self.on_trait[me][element] += 1
        self.disks[me][element] += 1

    def lose_disk(self, me: int, element: int) -> None:
        """Take a disk off, from a trait card first, so that losing the card costs as little as possible."""
        self.disks[me][element] -= 1
        if self.on_trait[me][element]:
            self.on_trait[me][element] -= 1

    # --- who thrives, dominates, survives -----------------------------------------------------------------------

    def thrives(self, me: int, h: int) -> bool:
        """Whether species of this animal on this tile are not endangered; it must have some there."""
        return bool(self.cubes[me][h]) and not self.endangered(me, h)

    def matches(self, me: int, h: int) -> bool:
        """Whether the tile has an element of a type on the animal's display."""
        elements = self.elements
        return any(elements[c] != d.NONE and self.count(me, elements[c]) for c in MAP.corners[h])

    def endangered(self, me: int, h: int) -> bool:
        return not self.matches(me, h) and bool(self.ask("endangered", me, 1, h))

    def shared_tiles(self, me: int, element: int) -> list[int]:
        """Tiles that hold both the animal and the element."""
        cubes = self.cubes[me]
        found: set[int] = set()
        corner = self.elements.find(element)
        while corner >= 0:
            found.update(h for h in MAP.touching[corner] if cubes[h])
            corner = self.elements.find(element, corner + 1)
        return sorted(found)

    def domination(self, me: int, element: int) -> int:
        """Domination value: elements of this type on the display, times tiles shared with it."""
        count = self.count(me, element)
        return count * len(self.shared_tiles(me, element)) if count else 0

    def dominates(self, me: int, element: int) -> bool:
        return self.domination(me, element) > self.target[element]

    def survival_holder(self) -> int:
        """The animal with the sole highest count of species on Vents, or NOBODY: always true to the board."""
        vents = self.tiles_of(d.VENT)
        counts = [sum(self.cubes[a][h] for h in vents) for a in range(4)]
        most = max(counts)
        return counts.index(most) if most and counts.count(most) == 1 else d.NOBODY

    def ranking(self, h: int) -> list[int]:
        """The animals on a tile from first place to last; ties by the food chain."""
        order = self.ask("tie_order", d.NOBODY, 1)
        return sorted(self.living_on(h), key=lambda a: (-self.cubes[a][h], order * a))

    def forecast(self, h: int, evolution: bool = False) -> list[tuple[int, int]]:
        """(animal, VP) for each place of a tile that would be paid now, first to last."""
        values = d.PLACES_VP[self.terrain[h]]
        paid = self.ask("places_paid", d.NOBODY, len(values)) if evolution else len(values)
        return list(zip(self.ranking(h), values[:paid], strict=False))

    # --- pawns --------------------------------------------------------------------------------------------------

    def special_available(self, me: int) -> list[int]:
        """Elements whose special pawn this animal controls and has at hand."""
        if me not in self.special:
            return []
        return [e for e in range(6) if self.special[e] == me and self.pawn.find(5 + e) < 0]

    def placed(self, me: int) -> list[int]:
        """Spaces where this animal's pawns stand, ascending."""
        return [s for s in SPACES if (p := self.pawn[s]) and (p == me + 1 or (p > 4 and self.special[p - 5] == me))]

    def basic_spaces(self, me: int) -> list[int]:
        """Spaces where a basic pawn may go: ordinary, empty, and after all pawns this animal has placed."""
        if not self.free[me]:
            return []
        pawn = self.pawn
        last = pawn.rfind(me + 1)
        for element, owner in enumerate(self.special):
            if owner == me:
                last = max(last, pawn.find(5 + element))
        n = len(self.animals())
        bumps = self.ask("may_bump", me, 0)
        spaces = OPEN_ORDINARY_AFTER[n][last + 1]
        if last >= 0 and self.ask("before_all", me, 0):
            first = self.placed(me)[0]
            spaces = tuple(s for s in OPEN_ORDINARY_AFTER[n][0] if s < first or s > last)
        found = [s for s in spaces if not pawn[s] or (bumps and pawn[s] < 5 and pawn[s] != me + 1)]
        own = OWN_SPACES + me
        if last < OWN_SPACES and not pawn[own] and self.ask("own_space", me, 0):
            found.append(own)
        return found

    def special_spaces(self, me: int) -> list[int]:
        """Spaces where a special pawn may go: open, and empty or under an opposing basic pawn."""
        if not self.special_available(me):
            return []
        pawn = self.pawn
        found = [s for s in OPEN_SPACES[len(self.animals())] if not pawn[s] or (pawn[s] < 5 and pawn[s] != me + 1)]
        own = OWN_SPACES + me
        if not pawn[own] and self.ask("own_space", me, 0):
            found.append(own)
        return found

    # --- moving pieces ------------------------------------------------------------------------------------------

    def below_counts(self, counts: bytearray) -> int:
        """Draw from a bag: an index, each piece as likely as any other."""
        k = self.below(sum(counts))
        for i, n in enumerate(counts):
            k -= n
            if k < 0:
                return i
        raise RuleBug("an empty bag")

    def draw_element(self) -> int:
        """An element from the bag at random; NONE if it is empty."""
        if not any(self.bag):
            return d.NONE
        element = self.below_counts(self.bag)
        self.bag[element] -= 1
        return element

    def draw_marker(self) -> int:
        terrain = self.below_counts(self.markers)
        self.markers[terrain] -= 1
        return terrain

    def gain(self, me: int, vp: int, source: int, about: int = -1) -> None:
        """Score victory points. `about` is the hex, card, trait or element they come from; -1 for none."""
        if vp:
            self.vp[me] += vp
            self.emit("vp", me, vp, source, about)
            self.tell("gained_vp", me)

    def place_element(self, element: int, corner: int) -> None:
        """Put an element on a corner of earth."""
        self.elements[corner] = element
        self.emit("grow", element, corner)

    def remove_element(self, corner: int) -> None:
        """Take an element off earth, to the bag."""
        element = self.elements[corner]
        self.elements[corner] = d.NONE
        self.bag[element] += 1
        self.emit("wither", element, corner)

    def breed(self, me: int, h: int, n: int) -> int:
        """Place up to n species from the gene pool on a tile; returns how many there were."""
        n = min(n, self.pool[me])
        if n > 0:
            self.pool[me] -= n
            self.cubes[me][h] += n
            self.emit("breed", me, h, n)
            self.tell("bred", me, h)
        return n

    def eliminate(self, me: int, h: int, n: int = 1) -> None:
        """Remove species from a tile to the box."""
        self.cubes[me][h] -= n
        self.eliminated[me] += n
        self.emit("eliminate", me, h, n)
        self.tell("eliminated", me, h, n)

    def displace(self, me: int, h: int, n: int = 1) -> None:
        """Return species from a tile to the gene pool."""
        self.cubes[me][h] -= n
        self.pool[me] += n
        self.emit("displace", me, h, n)

    def move(self, me: int, start: int, end: int, n: int = 1) -> None:
        """Move species from tile to tile."""
        if n:
            self.cubes[me][start] -= n
            self.cubes[me][end] += n
            self.emit("move", me, start, end, n)

    def bonus(self, count: int) -> int:
        """Bonus victory points for a count."""
        return d.BONUS_VP[min(count, len(d.BONUS_VP) - 1)]

    def score_tile(self, h: int, source: int) -> None:
        """Pay every place of a tile."""
        self.emit("score", h, source)
        for animal, vp in self.forecast(h, source == VP_EVOLUTION):
            self.gain(animal, vp, source, -1 if source == VP_CARDS else h)
        self.tell("tile_scored", h)

    def take_back(self, me: int) -> int:
        """Take every pawn this animal controls off the display; returns how many."""
        spaces = self.placed(me)
        for space in spaces:
            if self.pawn[space] < 5:
                self.free[me] += 1
            self.pawn[space] = 0
        return len(spaces)

    # --- traits -------------------------------------------------------------------------------------------------

    def gain_trait(self, me: int, trait: int) -> None:
        """Put a trait card into play for an animal, from now on."""
        self.traits[me].append(trait)
        self.emit("trait", me, trait)
        self._works(me)
        self.tell("gained_trait", me, trait)

    def copy_trait(self, me: int, trait: int) -> None:
        self.copied[me] = trait
        self.emit("copy_trait", me, trait)
        self._works(me)
        self.tell("gained_trait", me, trait)

    def lose_trait(self, me: int, trait: int) -> None:
        """Give a trait card back to the box."""
        self.traits[me].remove(trait)
        self.trait_box = bytearray(sorted([*self.trait_box, trait]))
        self.emit("lose_trait", me, trait)
        self.tell("lost_trait", me, trait)
        self._works(me)

    def drop_copy(self, me: int) -> None:
        """Lose a copied trait."""
        trait, self.copied[me] = self.copied[me], d.NO_TRAIT
        if trait != d.NO_TRAIT:
            self.emit("lose_trait", me, trait)
            self.tell("lost_trait", me, trait)
        self._works(me)

    def _works(self, me: int) -> None:
        bits = {*self.traits[me], self.copied[me]} - {d.NO_TRAIT}
        self.has[me] = sum(1 << t for t in bits)
        self.working = self.has[0] | self.has[1] | self.has[2] | self.has[3]

    def draw_traits(self, n: int) -> list[int]:
        """Traits drawn at random from the box, ascending; they stay in it until one is taken."""
        box = list(self.trait_box)
        return sorted(box.pop(self.below(len(box))) for _ in range(min(n, len(box))))

    def take_from_box(self, trait: int) -> None:
        self.trait_box.remove(trait)
