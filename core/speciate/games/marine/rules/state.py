"""The position of Marine at rest, what can be read off it, and the moves of single pieces that rules are made of."""

from __future__ import annotations

from typing import ClassVar, Concatenate, Final, NamedTuple, ParamSpec

from speciate.earth import Earth
from speciate.earth import events as earth_events
from speciate.engine import Listener, Modifier, plain

from .. import data, events
from ..decisions import SHARED
from ..pieces import (
    BASIC,
    BOX_ROW,
    MAP,
    OPEN_ORDINARY_AFTER,
    OPEN_SPACES,
    OWN_SPACES,
    SPACES,
    VP_CARDS,
    VP_EVOLUTION,
    VP_WANDERLUST,
    element_of,
)
from . import hooks
from .hooks import FACE_UP, FACE_UP_BITS

P = ParamSpec("P")

PHASE_TRAITS, PHASE_REVEAL, PHASE_TURNS = range(3)
NO_VENT: Final = -1
_SPECIAL: Final = 1 + len(data.ANIMALS)
"""How `Marine.pawn` codes the special pawn of element 0; below it are the basic pawns."""


class StandingPawn(NamedTuple):
    """A pawn on a space of the action display."""

    owner: int
    """The animal that controls it; NOBODY for a special pawn that is not taken."""
    element: int
    """Of a special pawn; NONE for a basic one."""


@plain
class Marine(Earth):
    """A position: the earth, and what is special to this game."""

    MAP: ClassVar = MAP
    PLACES_VP: ClassVar = data.PLACES_VP
    BONUS_VP: ClassVar = data.BONUS_VP
    BOX_ROW: ClassVar = BOX_ROW
    SHARED: ClassVar = SHARED

    options: tuple[int, ...]
    phase: int = PHASE_TRAITS
    turn: int = data.CRUSTACEANS
    """The animal that acts."""
    again: int = 0
    """Whether that animal takes another turn after this one."""
    round: int = 1
    last_round: int = 0
    """Set by the Asteroid: the game ends with this round."""

    # earth
    side: bytearray
    """Of each Vent: 1 geyser, 2 smoker; 0 elsewhere; see `vent_on`."""

    # animals
    regressing: bytearray
    """The animal whose cube lies on each Regression square, or NOBODY."""
    right: bytearray
    """Whether the food-chain cube of an animal has slid to the right."""
    on_trait: list[bytearray]
    """How many of an animal's disks lie on a trait card instead."""
    traits: list[bytearray]
    """The trait cards of each animal, in the order gained."""
    copied: bytearray
    """The trait that an animal copies, or NO_TRAIT."""
    has: list[int]
    """Bit set of the traits that work for each animal: its own and the copied one."""
    working: int = 0
    """Bit set of the traits that work for anybody."""
    grown: bytearray
    """Whether the extra pawn for victory points has been given."""
    prey: list[int]
    """Bit set of the tiles where this effect brought opposing species to an animal; see `take_prey`."""

    # pawns
    free: list[int]
    """Basic pawns of each animal that are available."""
    pawn: bytearray
    """On each space: 0 empty, 1 + a a basic pawn of animal a, 5 + e the special pawn of element e; see `pawn_on`."""
    special: bytearray
    """The animal that controls the special pawn of each element, or NOBODY."""
    target: list[int]

    # supplies
    circles: bytearray
    """The elements of the four Speciation circles."""
    markers: bytearray
    """Terrain markers in the red bag."""
    competition: bytearray
    evolution: bytearray
    vents: int = data.VENTS

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

    def determinize(self, viewer: int) -> None:
        """Before the reveal the trait hands of the other seats are unknown; all else that is hidden is drawn late."""
        covered = self.phase == PHASE_REVEAL and all(self.kept[a] for a in self.animals())
        if self.phase != PHASE_TRAITS and not covered:
            return
        others = [a for a in self.animals() if self.places[a] != viewer]
        # Sorted, so that a determinization owes nothing to how things really lie.
        unknown = sorted([*self.trait_box, *(t for a in others for t in self.hands[a])])
        for a in others:
            held, kept = len(self.hands[a]), len(self.kept[a])
            self.hands[a] = bytearray(sorted(unknown.pop(self.randbelow(len(unknown))) for _ in range(held)))
            hand = list(self.hands[a])
            self.kept[a] = bytearray(hand.pop(self.randbelow(len(hand))) for _ in range(kept))
        self.trait_box = bytearray(sorted(unknown))

    # --- what traits and cards change, and hear: see `hooks` ---------------------------------------------------

    def modified(
        self,
        modifier: Modifier[Concatenate[Marine, int, int, int, P]],
        me: int,
        value: int,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> int:
        """The value, as the traits in play and the cards face up change it."""
        if modifier.bits & (self.working | FACE_UP_BITS):
            for number, answer in modifier.answers.items():
                if number >= FACE_UP:
                    if number - FACE_UP in self.row:
                        value = answer(self, data.NOBODY, me, value, *args, **kwargs)
                else:
                    for owner in range(4):
                        if self.has[owner] >> number & 1:
                            value = answer(self, owner, me, value, *args, **kwargs)
        return value

    def notify(self, listener: Listener[Concatenate[Marine, int, P]], *args: P.args, **kwargs: P.kwargs) -> None:
        """Let every trait in play hear it, owners in food-chain order; what hears may ask for decisions."""
        if self.working & listener.bits:
            for trait, hear in listener.answers.items():
                for owner in range(4):
                    if self.has[owner] >> trait & 1:
                        hear(self, owner, *args, **kwargs)

    # --- reading the position -----------------------------------------------------------------------------------

    def in_turns(self) -> bool:
        """Whether the set-up is over."""
        return self.phase == PHASE_TURNS

    def vent_on(self, h: int) -> int:
        """The kind of the Vent on a hex, GEYSER or SMOKER; NO_VENT where there is none."""
        return self.side[h] - 1

    def lay_vent(self, h: int, side: int) -> None:
        """Cover a tile with a Vent of this kind. [M1.11]"""
        self.cover(h, data.VENT)
        self.side[h] = side + 1

    # --- what this game bends of the family's actions -----------------------------------------------------------

    def speciation_limit(self, me: int, element: int, h: int) -> int:
        """How many new species a terrain takes, less or more by traits."""
        return max(0, self.modified(hooks.speciation_limit, me, data.SPECIATION_LIMIT[self.terrain[h]], element))

    def migration_reach(self, me: int) -> int:
        """One tile, or farther by a trait."""
        return self.modified(hooks.migration_reach, me, 1)

    def take_tile(self, stack: int) -> None:
        """The next tile of the stack turns up at once."""
        self.turn_up(stack)

    def score_new_tile(self, me: int, h: int) -> None:
        """Bonus points for the tile and the adjacent ones of its terrain."""
        same = sum(self.terrain[n] == self.terrain[h] for n in self.next_to(h))
        self.gain(me, self.bonus(1 + same), VP_WANDERLUST, h)

    # --- displays of the animals --------------------------------------------------------------------------------

    def printed(self, me: int) -> tuple[int, ...]:
        """The elements printed on the display of an animal; none on the alternate displays."""
        return () if self.options[data.DISPLAYS] else data.PRINTED[me]

    def counts(self, me: int) -> list[int]:
        """How many of each element an animal has: printed, disks and traits; the last entry, 0, is that of NONE."""
        found = Earth.counts(self, me)
        if self.working & hooks.element_count.bits:
            for element in range(data.NONE):
                found[element] = self.modified(hooks.element_count, me, found[element], element)
        return found

    def count(self, me: int, element: int) -> int:
        """How many of one element an animal has: traits are asked for this one alone."""
        return self.modified(hooks.element_count, me, Earth.counts(self, me)[element], element)

    def tie_order(self) -> int:
        """1: ties go to the animal higher on the food chain; -1: to the lower. A card can turn it round."""
        return self.modified(hooks.tie_order, data.NOBODY, 1)

    def display_spaces(self) -> int:
        """The grey spaces of a display, without those that a trait adds."""
        return 6 if self.options[data.DISPLAYS] else data.GREY_SPACES

    def room(self, me: int) -> int:
        """Vacant grey spaces. [M1.4]"""
        return self.modified(hooks.grey_spaces, me, self.display_spaces()) - sum(self.disks[me])

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

    def endangered(self, me: int, h: int) -> bool:
        """Whether an animal has no matching element on a tile, and no trait that saves it there. [M1.6]"""
        return Earth.endangered(self, me, h) and bool(self.modified(hooks.endangered, me, 1, h))

    def domination(self, me: int, element: int) -> int:
        """Domination value: elements of this type on the display, times tiles shared with it. [M1.9]"""
        count = self.count(me, element)
        return count * len(self.shared_tiles(me, element)) if count else 0

    def dominates(self, me: int, element: int) -> bool:
        """Whether the domination value of an element is above its target."""
        return self.domination(me, element) > self.target[element]

    def dominated(self, me: int) -> list[int]:
        """The elements that an animal dominates."""
        return [e for e in self.own_types(me) if self.dominates(me, e)]

    def forecast(self, h: int, evolution: bool = False) -> list[tuple[int, int]]:
        """(animal, VP) for each place of a tile that would be paid now, by an Evolution action or otherwise."""
        places = Earth.forecast(self, h)
        return places[: self.modified(hooks.places_paid, data.NOBODY, len(places))] if evolution else places

    def survival_holder(self) -> int:
        """The animal with the sole highest count of species on Vents, or NOBODY: always true to the board. [M1.10]"""
        return self.sole_most(data.VENT)

    # --- pawns --------------------------------------------------------------------------------------------------

    def pawn_on(self, space: int) -> StandingPawn | None:
        """The pawn that stands on a space, if there is one."""
        code = self.pawn[space]
        if not code:
            return None
        element = code - _SPECIAL
        return StandingPawn(code - 1, data.NONE) if element < 0 else StandingPawn(self.special[element], element)

    def pawn_differs(self, before: Marine, space: int) -> bool:
        """Whether another pawn stands on a space than in an earlier position, or one in only one of the two."""
        return self.pawn[space] != before.pawn[space]

    def basic_placed(self, me: int) -> int:
        """How many basic pawns of an animal stand on the display."""
        return self.pawn.count(me + 1)

    def special_placed(self, element: int) -> bool:
        """Whether the special pawn of an element stands on the display."""
        return self.pawn.find(_SPECIAL + element) >= 0

    def put_pawn(self, me: int, space: int, pawn: int) -> int:
        """Put a pawn (a value of PAWN) on a space; returns the animal whose basic pawn it pushes out, or -1."""
        bumped = self.pawn[space] - 1
        self.remove_pawn(space)
        if pawn == BASIC:
            self.pawn[space] = me + 1
            self.free[me] -= 1
        else:
            self.pawn[space] = _SPECIAL + element_of(pawn)
        return bumped

    def remove_pawn(self, space: int) -> None:
        """Take the pawn off a space, if there is one; a basic pawn is then available again."""
        if 0 < self.pawn[space] < _SPECIAL:
            self.free[self.pawn[space] - 1] += 1
        self.pawn[space] = 0

    def controlled(self, me: int) -> list[int]:
        """Elements whose special pawn this animal controls, on the display or at hand."""
        special, found = self.special, []
        element = special.find(me)
        while element >= 0:
            found.append(element)
            element = special.find(me, element + 1)
        return found

    def special_available(self, me: int) -> list[int]:
        """Elements whose special pawn this animal controls and has at hand."""
        return [e for e in self.controlled(me) if not self.special_placed(e)]

    def placed(self, me: int) -> list[int]:
        """Spaces where this animal's pawns stand, ascending. [M4.12a]"""
        mine = {me + 1, *(_SPECIAL + e for e in self.controlled(me))}
        return [space for space in SPACES if self.pawn[space] in mine]

    def last_placed(self, me: int) -> int:
        """The last space where a pawn of this animal stands; -1 where none does."""
        last = self.pawn.rfind(me + 1)
        for element in self.controlled(me):
            last = max(last, self.pawn.find(_SPECIAL + element))
        return last

    def basic_spaces(self, me: int) -> list[int]:
        """Spaces where a basic pawn may go: ordinary, empty, and after all pawns this animal has placed. [M3.2]

        They ascend, as an own space is below all others.
        """
        if not self.free[me]:
            return []
        pawn, last = self.pawn, self.last_placed(me)
        n = len(self.animals())
        spaces = OPEN_ORDINARY_AFTER[n][last + 1]
        if last >= 0 and self.modified(hooks.before_all, me, 0):
            first = self.placed(me)[0]
            spaces = tuple(space for space in OPEN_ORDINARY_AFTER[n][0] if space < first or space > last)
        if self.modified(hooks.may_bump, me, 0):
            found = [space for space in spaces if pawn[space] < _SPECIAL and pawn[space] != me + 1]
        else:
            found = [space for space in spaces if not pawn[space]]
        own = OWN_SPACES + me
        if last < OWN_SPACES and not pawn[own] and self.modified(hooks.own_space, me, 0):
            found.append(own)
        return found

    def special_spaces(self, me: int) -> list[int]:
        """Spaces where a special pawn may go: open, and empty or under an opposing basic pawn. [M3.3]"""
        if not self.special_available(me):
            return []
        pawn = self.pawn
        found = [
            space
            for space in OPEN_SPACES[len(self.animals())]
            if not pawn[space] or (pawn[space] < _SPECIAL and pawn[space] != me + 1)
        ]
        own = OWN_SPACES + me
        if not pawn[own] and self.modified(hooks.own_space, me, 0):
            found.append(own)
        return found

    # --- moving pieces ------------------------------------------------------------------------------------------

    def draw_marker(self) -> int:
        """Draw a terrain marker at random: the terrain of it."""
        terrain = self.draw_from(self.markers)
        self.markers[terrain] -= 1
        return terrain

    def gain(self, me: int, vp: int, source: int, source_id: int = -1) -> None:
        """Score VP and let traits hear of it; `source_id` is the hex, card or piece they come from, or -1."""
        Earth.gain(self, me, vp, source, source_id)
        self.notify(hooks.gained_vp, me)

    def breed(self, me: int, h: int, n: int) -> int:
        """Place up to `n` species from the gene pool, and let traits hear of it; returns how many came."""
        n = Earth.breed(self, me, h, n)
        if n > 0:
            self.notify(hooks.bred, me, h)
        return n

    def eliminate(self, me: int, h: int, n: int = 1) -> None:
        """Eliminate species, and let traits hear of it."""
        Earth.eliminate(self, me, h, n)
        self.notify(hooks.eliminated, me, h, n)

    def score_tile(self, h: int, source: int) -> None:
        """Pay every place of a tile."""
        earth_events.score.emit(self, h, source)
        for animal, vp in self.forecast(h, source == VP_EVOLUTION):
            self.gain(animal, vp, source, -1 if source == VP_CARDS else h)
        self.notify(hooks.tile_scored, h)

    def take_back(self, me: int) -> int:
        """Take every pawn this animal controls off the display; returns how many."""
        spaces = self.placed(me)
        for space in spaces:
            self.remove_pawn(space)
        return len(spaces)

    def add_prey(self, me: int, h: int) -> None:
        """Note a tile where this effect brought opposing species to an animal."""
        self.prey[me] |= 1 << h

    def take_prey(self, me: int) -> int:
        """How many such tiles there are; from now on none."""
        tiles, self.prey[me] = self.prey[me].bit_count(), 0
        return tiles

    # --- traits -------------------------------------------------------------------------------------------------

    def gain_trait(self, me: int, trait: int) -> None:
        """Put a trait card into play for an animal, from now on."""
        self.traits[me].append(trait)
        events.trait.emit(self, me, trait)
        self.update_working(me)
        self.notify(hooks.gained_trait, me, trait)

    def copy_trait(self, me: int, trait: int) -> None:
        """Let an animal have an opposing trait besides its own, until `drop_copy`."""
        self.copied[me] = trait
        events.copy_trait.emit(self, me, trait)
        self.update_working(me)
        self.notify(hooks.gained_trait, me, trait)

    def lose_trait(self, me: int, trait: int) -> None:
        """Give a trait card back to the box."""
        self.traits[me].remove(trait)
        self.trait_box = bytearray(sorted([*self.trait_box, trait]))
        events.lose_trait.emit(self, me, trait)
        self.notify(hooks.lost_trait, me, trait)
        self.update_working(me)

    def drop_copy(self, me: int) -> None:
        """Lose a copied trait."""
        trait, self.copied[me] = self.copied[me], data.NO_TRAIT
        if trait != data.NO_TRAIT:
            events.lose_trait.emit(self, me, trait)
            self.notify(hooks.lost_trait, me, trait)
        self.update_working(me)

    def update_working(self, me: int) -> None:
        """Work out anew which traits work for an animal, and which for anybody."""
        bits = {*self.traits[me], self.copied[me]} - {data.NO_TRAIT}
        self.has[me] = sum(1 << t for t in bits)
        self.working = self.has[0] | self.has[1] | self.has[2] | self.has[3]

    def draw_traits(self, n: int) -> list[int]:
        """Traits drawn at random from the box, ascending; they stay in it until one is taken."""
        box = list(self.trait_box)
        return sorted(box.pop(self.randbelow(len(box))) for _ in range(min(n, len(box))))

    def take_from_box(self, trait: int) -> None:
        """Take a trait card out of the box. ValueError where it is not in it."""
        self.trait_box.remove(trait)
