"""Evolution: Climate in numbers: every count, table and card fact, each with how sure it is.

A person with the box can correct this file alone. Confidence words: `printed` (the rules state it, or the base game
prints it on an unchanged card), `deduced` (it follows from them, or is printed on the base game's card of that name),
`reconstructed` (our own guess where no source was found; shown to the player as such).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from speciate.engine import Sure

SURENESS: Final = ("printed", "deduced", "reconstructed")
"""From the surest to the least sure."""


def least_sure(parts: Iterable[Sure]) -> Sure:
    """How sure a whole is: as its least sure part."""
    return max(parts, key=SURENESS.index)


COLOURS: Final = ("fern", "indigo", "amber", "brick", "graphite", "sky")
"""The places at the table, clockwise."""

# --- counts ----------------------------------------------------------------------------------------------------------
TOP: Final = 6
"""The highest population and body size."""
TRAIT_LIMIT: Final = {2: 3, 3: 4, 4: 4, 5: 4, 6: 4}
"""Trait cards on one species, by the number of players."""
DEAL: Final = 4
"""Cards dealt each round, beside one for each species."""
RESERVE: Final = {2: 88, 3: 60, 4: 30, 5: 0, 6: 0}
"""Cards set aside face down, by the number of players; of two, "about 88" is said. [C0.2]"""
ALWAYS_QUICK: Final = 6
"""With so many players everybody plays cards at once."""

# --- traits, in the order of the English alphabet --------------------------------------------------------------------
TRAITS: Final = (
    "ambush", "burrowing", "carnivore", "climbing", "cooling_frills", "cooperation", "defensive_herding", "fat_tissue",
    "fertile", "foraging", "hard_shell", "heavy_fur", "hibernation", "horns", "intelligence", "long_neck", "migratory",
    "mud_wallowing", "nocturnal", "pack_hunting", "scavenger", "symbiosis", "warning_call",
)  # fmt: skip

# --- trait cards -----------------------------------------------------------------------------------------------------

_CARDS: Final = """
ambush             -3s -2c -1ss 0 1cc 2s 3c     deduced        reconstructed
burrowing          1c 2s 3cc 3 4ss 4c 5s        deduced        reconstructed
carnivore          0s 0c 1s 1c 2ss 2c 2s        deduced        reconstructed
carnivore          3s 3cc 3 4s 4c 4s 5s 5c      deduced        reconstructed
carnivore          6s 6c                        deduced        reconstructed
carnivore          1 2c 3ss 3c 4cc 5            reconstructed  reconstructed
climbing           1 2 3 3 4 4 5                printed        deduced
cooling_frills     1c 2s 3cc 3 4ss 4c 5s        reconstructed  reconstructed
cooperation        0 3 3 4 4 5 5                printed        deduced
defensive_herding  2s 3c 4ss 5 6cc 7s 8c        deduced        reconstructed
fat_tissue         -1 0 3 4 4 5 5               printed        deduced
fertile            2 3 4 5 6 6 7                printed        deduced
foraging           2 3 4 5 6 6 7                printed        deduced
hard_shell         1 2 3 3 4 4 5                printed        deduced
heavy_fur          1s 2c 3ss 3 4cc 4s 5c        reconstructed  reconstructed
hibernation        2s 3c 4ss 5 6cc 6s 7c        reconstructed  reconstructed
horns              1 2 3 3 4 4 5                printed        deduced
intelligence       -2 -1 0 4 5 6 7              printed        deduced
long_neck          3 4 5 6 7 8 9                printed        deduced
migratory          2c 3s 4cc 5 6ss 6c 7s        reconstructed  reconstructed
mud_wallowing      1c 2s 3cc 3 4ss 4c 5s        reconstructed  reconstructed
nocturnal          2s 3c 4ss 5 6cc 6s 7c        reconstructed  reconstructed
pack_hunting       -3 -2 -1 0 1 2 3             printed        deduced
scavenger          2 3 4 5 6 6 7                printed        deduced
symbiosis          1 2 3 3 4 4 5                printed        deduced
warning_call       1 2 3 3 4 4 5                printed        deduced
"""
"""Each copy: plants, then a letter for each climate icon (s a sun, c a snowflake); how sure plants and icons are."""


@dataclass(frozen=True, slots=True)
class Copy:
    """One of the trait cards."""

    trait: int
    plants: int
    suns: int
    flakes: int
    plants_sure: Sure
    icons_sure: Sure


def _copies(line: str) -> list[Copy]:
    trait, *faces, plants_sure, icons_sure = line.split()
    return [
        Copy(TRAITS.index(trait), int(face.rstrip("sc")), face.count("s"), face.count("c"), plants_sure, icons_sure)  # type: ignore[arg-type]
        for face in faces
    ]


COPIES: Final = tuple(copy for line in _CARDS.split("\n")[1:-1] for copy in _copies(line))


@dataclass(frozen=True, slots=True)
class CardFacts:
    """A face that a trait card can have, and how many cards have it: cards that look the same are the same.

    The sureness is that of the least sure copy.
    """

    id: str
    trait: int
    plants: int
    suns: int
    flakes: int
    copies: int
    plants_sure: Sure
    icons_sure: Sure


def _card(trait: int, plants: int, suns: int, flakes: int) -> CardFacts:
    same = [c for c in COPIES if (c.trait, c.plants, c.suns, c.flakes) == (trait, plants, suns, flakes)]
    return CardFacts(
        f"{TRAITS[trait]}:{plants}{'s' * suns}{'c' * flakes}",
        trait,
        plants,
        suns,
        flakes,
        len(same),
        least_sure(c.plants_sure for c in same),
        least_sure(c.icons_sure for c in same),
    )


CARDS: Final = tuple(_card(*face) for face in sorted({(c.trait, c.plants, c.suns, c.flakes) for c in COPIES}))
TRAIT_SURE: Final = tuple(
    least_sure(how for c in COPIES if c.trait == t for how in (c.plants_sure, c.icons_sure)) for t in range(len(TRAITS))
)
"""How sure the cards of each trait are: what a trait does is printed, but not always its leaf numbers and signs."""
TRAIT_OF: Final = bytes(card.trait for card in CARDS)
"""The trait of each card."""
NO_CARD: Final = 255
HIDDEN: Final = 254
"""Stands for a card in a position that shows only what one seat may know."""

# --- the climate track -----------------------------------------------------------------------------------------------
COLD, HEAT = 0, 1
KINDS: Final = ("cold", "heat")


@dataclass(frozen=True, slots=True)
class Zone:
    """A zone of the track: species of body size `low` to `high` lose `loss` population to `kind`; the plants it adds
    with up to three players, and with more. Sizes and losses are printed, all plant numbers reconstructed."""

    id: str
    low: int
    high: int
    loss: int
    kind: int
    plants_few: int
    plants_many: int


TRACK: Final = (
    Zone("ice_age", 1, 6, 4, COLD, -8, -15),
    Zone("freezing", 1, 4, 2, COLD, -5, -10),
    Zone("cold", 1, 2, 1, COLD, -3, -5),
    Zone("cool", 1, 6, 0, COLD, -1, -2),
    Zone("temperate", 1, 6, 0, COLD, 0, 0),
    Zone("warm", 1, 6, 0, HEAT, 2, 3),
    Zone("tropical", 5, 6, 1, HEAT, 3, 6),
    Zone("hot", 3, 6, 2, HEAT, 0, 0),
    Zone("scorching", 1, 6, 4, HEAT, -8, -15),
)
"""The zones of the climate, from the coldest to the hottest. [C4.6]"""
ZONES: Final = tuple(zone.id for zone in TRACK)
TEMPERATE: Final = 4
HOTTEST: Final = range(6, 9)
"""The zones where the loss of some species is greater."""
NO_ZONE: Final = 255
FEW_PLAYERS: Final = 3
"""Up to so many players use the first side of the board."""

# --- climate events --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EventFacts:
    """A climate event card: where it triggers, its numbers, and how many of it are in its deck (COLD or HEAT).

    What each event does is printed; its zone, its copies and its numbers are reconstructed (Thaw's three suns are
    printed). `loss`, `low`, `high`: population that bodies of these sizes lose; `target`: where the marker goes;
    `suns`: of a card on the Watering Hole.
    """

    id: str
    event: str
    deck: int
    zone: int
    copies: int
    low: int = 1
    high: int = 6
    loss: int = 0
    target: int = NO_ZONE
    suns: int = 0


def _event(event: str, deck: int, zone: str, copies: int, sizes: tuple[int, int] = (1, 6), loss: int = 0,
           to: str = "", suns: int = 0) -> EventFacts:  # fmt: skip
    target = ZONES.index(to) if to else NO_ZONE
    return EventFacts(f"{event}:{zone}", event, deck, ZONES.index(zone), copies, *sizes, loss, target, suns)


EVENT_CARDS: Final = (
    _event("cold_snap", COLD, "cool", 4, (1, 4), 2),
    _event("cold_snap", COLD, "cold", 2, (1, 5), 3),
    _event("thaw", COLD, "cold", 2, suns=3),
    _event("thaw", COLD, "freezing", 2, suns=3),
    _event("volcanic_eruption", COLD, "cool", 2, to="freezing"),
    _event("volcanic_eruption", COLD, "cold", 2, to="ice_age"),
    _event("meteor_impact", COLD, "freezing", 1),
    _event("heat_wave", HEAT, "warm", 3, (3, 6), 2),
    _event("heat_wave", HEAT, "tropical", 2, (2, 6), 3),
    _event("wildfire", HEAT, "warm", 2, loss=1),
    _event("wildfire", HEAT, "tropical", 2, loss=1),
    _event("desertification", HEAT, "tropical", 1),
    _event("desertification", HEAT, "hot", 2),
    _event("volcanic_eruption", HEAT, "tropical", 1, to="cold"),
    _event("volcanic_eruption", HEAT, "hot", 1, to="cool"),
    _event("meteor_impact", HEAT, "hot", 1),
)
EVENT_KINDS: Final = tuple(dict.fromkeys(card.event for card in EVENT_CARDS))
EVENT_RULES: Final = {
    "cold_snap": "C11.1", "desertification": "C11.2", "heat_wave": "C11.3", "meteor_impact": "C11.4", "thaw": "C11.5",
    "volcanic_eruption": "C11.6", "wildfire": "C11.7",
}  # fmt: skip
"""The id of the rule about each kind of event card."""
TRAIT_RULES: Final = {
    **{trait: f"C8.{n}" for n, trait in enumerate(TRAITS, 1)}, "long_neck": "C8.15", "intelligence": "C8.16",
}  # fmt: skip
"""The id of the rule about each trait: they were numbered by their names, but for two."""
EVENTS_EACH: Final = 15
"""Event cards of each colour. At most one is drawn a round and a game has far fewer rounds, so no deck runs out."""
NO_EVENT: Final = 255

# --- variants and unsettled points ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ruling:
    """A variant, or a point that the rules leave open: its values, the usual one first."""

    id: str
    values: tuple[str, str]
    used: int = 0
    """Of an open point: the index of the value that this game is played with."""


VARIANTS: Final = (
    Ruling("play", ("turns", "together")),  # Quick Play: everybody plays cards at once
    Ruling("events", ("with", "without")),  # the climate event cards
)
"""What players choose: an option each, held by every link and record."""
QUICK, NO_EVENTS = range(len(VARIANTS))
"""Quick play, and a game without climate events. [C10.2]"""
"""Where each option lies; an option that is 1 is as its name here says."""

RULINGS: Final = (
    Ruling("deck_out", ("emptied", "short")),  # when has the deck run out: with its last card, or one later?
    Ruling("fat_when_hungry", ("no", "yes")),  # may a species store fat while another own one must eat?
    Ruling("full_fat_attack", ("no", "yes")),  # may a full Carnivore with fat room attack?
    Ruling("mud_forced", ("no", "yes")),  # can an attack be forced that costs a Mud Wallowing discard?
    Ruling("fur_outside_sizes", ("yes", "no")),  # Heavy Fur's +1 for bodies that the zone does not hit?
    Ruling("migratory_kind", ("food", "plant")),  # what migrants take
    Ruling("fat_take_cooperates", ("yes", "no")),  # is food that all becomes fat a take for Cooperation?
    Ruling("snap_keeps_zone_plants", ("yes", "no")),  # do Cold Snap and Heat Wave leave the zone's plants?
    Ruling("set_aside", ("88", "89")),  # cards set aside with two players
    Ruling("scavenger_after_meat", ("yes", "no")),  # or before the attacker's meat
    Ruling("fat_refused", ("yes", "no")),  # may plants of the hole be left there that would become fat?
)
"""What nobody could find out: a person with the box corrects `used` here, and raises the rules version.

They are no options of a set-up: one for each would make every link longer than it needs to be.
"""
(
    SHORT_DECK, FAT_WHEN_HUNGRY, FAT_ATTACK, TOLL_FORCED, BURDEN_IN_SIZES, MIGRANTS_EAT_PLANTS, FAT_IS_NO_TAKE,
    CARD_ENDS_ZONE_PLANTS, SET_ASIDE_MORE, SCRAPS_FIRST, FAT_FORCED,
) = range(len(RULINGS))  # fmt: skip
USED = tuple(ruling.used for ruling in RULINGS)
"""What is used of each: at SHORT_DECK, 1 means that only a missing card says that the deck has run out; and so on."""
