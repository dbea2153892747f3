"""The notation of Climate: its quiet position, and the words for what can differ from it.

A species is one line: `species fern.1 3/4/2+1 carnivore horns:3 climbing?` is the first species of Fern, with
population 3, body size 4, food 2, fat 1 and its trait cards; `?` after a card says that it lies face down. A card is
named in full (`horns:3`), or by its trait alone: then it is one that lies nowhere else. `?` alone is a card that nobody
names.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any, Final, NamedTuple

from speciate.engine import Setup, SpeciateError
from speciate.engine.lenses import (
    UNKNOWN,
    Blank,
    Coder,
    Each,
    Lens,
    Lists,
    Names,
    Numbers,
    One,
    Raw,
    Row,
    Rows,
    no_such,
)
from speciate.engine.notation import Impossible, Supply, Table, Unlikely

from . import data, events
from .pieces import (
    AS_LEFT,
    DEAL,
    END,
    EXCHANGE,
    FEEDING,
    FOOD,
    GREEN,
    PHASES,
    PLAY,
    SPECIES_EACH,
    number_of,
    species_of,
)
from .rules import play
from .rules.card_phase import picture
from .rules.hooks import nature
from .rules.state import Climate

ANY: Final = 200
"""ANY + t stands for some card of trait t, while a text is read."""
ANY_OF: Final = {trait: ANY + t for t, trait in enumerate(data.TRAITS)}
CARD: Final = Names("trait card", (card.id for card in data.CARDS), also=ANY_OF, texts=("trait",))
EVENT: Final = Names("event card", (card.id for card in data.EVENT_CARDS), none=data.NO_EVENT, texts=("event",))
DECK: Final = Names("deck", data.KINDS, texts=("kind",))
CARD_COPIES: Final = tuple(card.copies for card in data.CARDS)
EVENT_COPIES: Final = tuple(card.copies for card in data.EVENT_CARDS)
NO_YES: Final = Names("yes or no", ("no", "yes"))
PLANTS: Final = Numbers("number of plants", 1 << 16)
FOOD_IN_BAG: Final = Numbers("number of food", 1 << 16)
SIZE: Final = Numbers("number on a species", data.TOP, 1)
STORE: Final = Numbers("number of food on a species", data.TOP + 1)
NUMBER: Final = Numbers("number of a species", SPECIES_EACH, 1)
QUIET_EVENTS: Final = ("volcanic_eruption:cold", "volcanic_eruption:hot")
"""The face-up events of the quiet position: nothing happens as long as the climate is in no zone of theirs."""


def quiet(setup: Setup) -> Climate:
    """Feeding in the first round: a plain species each, no cards in any hand, a temperate climate, no plants."""
    g = play.start(Setup("climate", setup.places, setup.options, 0))
    g.rng = g.first = g.turn = 0
    g.round, g.phase = 1, FEEDING
    if not g.options[data.NO_EVENTS]:
        g.events = bytearray(EVENT.values[card] for card in QUIET_EVENTS)
    for seat in g.seats():
        g.new_species(seat, AS_LEFT)
    put_events(g, [n - shown for n, shown in zip(EVENT_COPIES, counted(g.events, EVENT), strict=True)])
    return g


def colours(g: Climate) -> Names:
    """The colours that play, in the order of their seats."""
    tokens = (data.COLOURS[g.places.index(seat)] for seat in g.seats())
    return Names("colour that plays", tokens, texts=("colour",))


def passes(g: Climate) -> Names:
    """How many have passed in a row: in the feeding not all."""
    return Numbers("number of passes", len(g.hands) + (g.phase != FEEDING))


def all_passed(g: Climate) -> int:
    """Everybody has passed in the feeding before, if there was one since the climate changed."""
    fed = g.phase == END or (g.phase < FEEDING and g.round > (g.phase > DEAL))
    return len(g.hands) if fed else 0


class FoodCard(Names):
    """The card that a seat has laid on the watering hole, none, or one that nobody names."""

    def offered(self) -> list[str]:
        """Each card too: its plants and its signs count."""
        return [*super().offered(), *self.tokens]


FOOD_CARD: Final = FoodCard("trait card", CARD.tokens, data.NO_CARD, {UNKNOWN: data.HIDDEN, **ANY_OF}, ("trait",))


# --- species ----------------------------------------------------------------------------------------------------------


class Being(NamedTuple):
    """A species as its line has it."""

    species: int
    population: int
    body: int
    food: int
    fat: int
    down: int
    """How many of its cards, the last ones, lie face down."""
    cards: Row


NOTHING: Final = Being(0, 0, 0, 0, 0, 0, ())
"""What lies under a number that no species has."""
Beings = tuple[tuple[Being, ...], ...]
"""Of each seat, left to right."""


class Species(Lens[Climate, Beings]):
    """All species, a line each, left to right. A seat that has a line has these species and no others."""

    FORM: Final = re.compile(r"(\d+)/(\d+)/(\d+)(?:\+(\d+))?")

    def get(self, g: Climate) -> Beings:
        """The living species."""
        return tuple(
            tuple(Being(s, g.population[s], g.body[s], g.food[s], g.fat[s], g.down[s], tuple(g.cards[s])) for s in row)
            for row in g.rows
        )

    def set(self, g: Climate, value: Beings) -> None:
        """Put these on the tables, which end with the last of them; which traits act is derived."""
        everything = {being.species: being for row in value for being in row}
        tables = [everything.get(s, NOTHING) for s in range(max(everything, default=-1) + 1)]
        g.rows = [[being.species for being in row] for row in value]
        g.population = bytearray(being.population for being in tables)
        g.body = bytearray(being.body for being in tables)
        g.food = bytearray(being.food for being in tables)
        g.fat = bytearray(being.fat for being in tables)
        g.down = bytearray(being.down for being in tables)
        g.cards = [bytearray(being.cards) for being in tables]
        g.traits = [0] * len(tables)

    def write(self, g: Climate, value: Beings, default: Beings) -> list[str]:
        """The lines of each seat whose species differ."""
        said, names = [], colours(g)
        for seat, row in enumerate(value):
            if row != default[seat]:
                said += [f"{self.word} {names.word(seat)}.{line}" for line in map(line_of, row)]
                if not row:
                    said.append(f"{self.word} {names.word(seat)} none")
        return said

    def read(self, g: Climate, rows: Rows, default: Beings) -> Beings:
        """The species of all lines. Without a number a species has the first that is free."""
        found: dict[int, list[Being]] = {}
        for line, words in rows:
            if len(words) < 2:
                raise self.malformed(g, line)
            colour, dot, number = words[0].partition(".")
            seat = colours(g).value(colour, line)
            row = found.setdefault(seat, [])
            if words[1:] == ["none"]:
                continue
            used = {number_of(being.species) + 1 for being in row}
            free = next(n for n in range(1, SPECIES_EACH + 2) if n not in used)
            n = NUMBER.value(number if dot else str(free), line)
            if n in used:
                raise self.contradicted(line, words[0])
            row.append(self._being(g, line, species_of(seat, n - 1), words[1:]))
        return tuple(tuple(found.get(seat, row)) for seat, row in enumerate(default))

    def _being(self, g: Climate, line: int, species: int, words: list[str]) -> Being:
        numbers = self.FORM.fullmatch(words[0])
        if not numbers:
            raise self.malformed(g, line)
        population, body = (SIZE.value(n, line) for n in numbers.groups()[:2])
        food, fat = (STORE.value(n, line) for n in numbers.groups("0")[2:])
        hidden = [word.endswith(UNKNOWN) for word in words[1:]]
        if hidden != sorted(hidden) or len(hidden) > max(data.TRAIT_LIMIT.values()):
            raise self.malformed(g, line)
        cards = [data.HIDDEN if w == UNKNOWN else CARD.value(w.removesuffix(UNKNOWN), line) for w in words[1:]]
        return Being(species, population, body, food, fat, sum(hidden), tuple(cards))

    def code(self, coder: Coder, g: Climate, value: Beings, default: Beings) -> Beings:
        """Of each seat whether its species differ; then how many it has, and each."""
        found = list(default)
        for seat, mine in enumerate(value):
            if coder.num(mine != default[seat], 2):
                n = coder.small(len(mine), SPECIES_EACH)
                found[seat] = tuple(self._code(coder, seat, mine[i] if i < len(mine) else NOTHING) for i in range(n))
        return tuple(found)

    def _code(self, coder: Coder, seat: int, being: Being) -> Being:
        s = species_of(seat, coder.small(number_of(being.species), SPECIES_EACH))
        population, body = SIZE.code(coder, being.population), SIZE.code(coder, being.body)
        food, fat = STORE.code(coder, being.food), coder.small(being.fat, data.TOP + 1, 2)
        n = coder.num(len(being.cards), max(data.TRAIT_LIMIT.values()) + 1)
        down = coder.num(being.down, n + 1)
        cards = tuple(coder.num(being.cards[i] if i < len(being.cards) else 0, len(data.CARDS)) for i in range(n))
        return Being(s, population, body, food, fat, down, cards)

    def blanks(self, g: Climate, value: Beings) -> list[Blank]:
        """The species of each seat, and what each of them is and has."""
        found, names = list[Blank](), colours(g)
        for seat, row in enumerate(value):
            colour, used = names.word(seat), {number_of(being.species) + 1 for being in row}
            free = next(n for n in range(1, len(used) + 2) if n not in used)
            adds = (f"{free} 1/1/0",) if free in range(1, SPECIES_EACH + 1) else ()
            found.append(Blank((colour,), NUMBER, tuple(map(line_of, row)), adds, row=True, whole=True))
            for being in row:
                place = colour, str(number_of(being.species) + 1)
                cards = tuple(card_words(being))
                numbers = {
                    part: Blank((*place, part), kind, (str(getattr(being, part)),), tuple(kind.offered()))
                    for part, kind in numbers_of(being).items()
                }
                down = numbers.pop("down", None)
                found += numbers.values()
                found.append(Blank((*place, "traits"), CARD, cards, traits_to_add(being), row=True))
                found += [down] if down else []
        return found

    def filled(self, g: Climate, value: Beings, place: Sequence[str], words: list[str]) -> Beings:
        """The species of a colour, each as its line has it; or one of them with another number or other cards."""
        colour, *inside = place or [""]
        lines = [[f"{colour}.{line}" for line in map(line_of, row)] for row in value]
        seat = colours(g).value(colour, 0)
        if not inside:
            lines[seat] = [f"{colour}.{line}" for line in words]
        else:
            at = {str(number_of(being.species) + 1): i for i, being in enumerate(value[seat])}
            if len(inside) != 2 or inside[0] not in at:
                raise no_such(self.word, place)
            i = at[inside[0]]
            lines[seat][i] = f"{colour}.{line_of(self._changed(value[seat][i], inside[1], words))}"
        said: Rows = [(0, line.split()) for line in lines[seat]] or [(0, [colour, "none"])]
        return self.read(g, said, value)

    def _changed(self, being: Being, part: str, words: list[str]) -> Being:
        """A species with another number, or with other cards: those that lie face down are the last."""
        if part == "traits":
            cards = [(word.endswith(UNKNOWN), word) for word in words]
            values = [
                data.HIDDEN if word == UNKNOWN else CARD.value(word.removesuffix(UNKNOWN), 0)
                for _, word in sorted(cards, key=lambda card: card[0])
            ]
            return being._replace(cards=tuple(values), down=sum(down for down, _ in cards))
        kinds = numbers_of(being)
        if part not in kinds or len(words) != 1:
            raise no_such(self.word, [part])
        return Being(**{**being._asdict(), part: kinds[part].value(words[0], 0)})

    def example(self, g: Climate) -> str:
        """A species of the first colour."""
        return f"{self.word} {colours(g).word(0)}.1 3/4/2 horns climbing?"


def numbers_of(being: Being) -> dict[str, Numbers]:
    """The numbers of a species, by their names in `Being`, each with what it can be."""
    down = Numbers("number of cards", len(being.cards) + 1)
    kinds = {"population": SIZE, "body": SIZE, "food": STORE, "fat": STORE}
    return kinds | ({"down": down} if being.cards else {})


def card_words(being: Being) -> list[str]:
    """The trait cards of a species; those that lie face down have a sign."""
    open_cards = len(being.cards) - being.down
    return [
        UNKNOWN if card == data.HIDDEN else CARD.word(card) + UNKNOWN * (i >= open_cards)
        for i, card in enumerate(being.cards)
    ]


def traits_to_add(being: Being) -> tuple[str, ...]:
    """The traits that a species can have beside those that it has, open, and a card face down that nobody names."""
    if len(being.cards) >= max(data.TRAIT_LIMIT.values()):
        return ()
    has = {word.partition(":")[0].removesuffix(UNKNOWN) for word in card_words(being)}
    return (*(trait for trait in data.TRAITS if trait not in has), UNKNOWN)


def line_of(being: Being) -> str:
    """A species as its line has it, from its number on."""
    fat = f"+{being.fat}" if being.fat else ""
    numbers = f"{number_of(being.species) + 1} {being.population}/{being.body}/{being.food}{fat}"
    return " ".join([numbers, *card_words(being)])


LENSES: Final[Sequence[Lens[Climate, Any]]] = (
    One("over", "over", NO_YES),
    One("phase", "phase", Names("phase", PHASES)),
    One("round", "round", Numbers("round", 1 << 16)),
    One("last", "last", Names("round that is the last", ("no", "next", "this"), texts=("put.last",))),
    One("first", "first", colours),
    One("turn", "turn", colours, usual=lambda g: g.first),
    One("passes", "passes", passes, usual=all_passed),
    One("zone", "zone", Names("zone", data.ZONES)),
    One("hole", "hole", PLANTS),
    One("held", "held", PLANTS),
    One("jump", "jump", Names("zone", data.ZONES, none=data.NO_ZONE)),
    Lists("events", "events", None, EVENT, fixed=True),
    One("on_hole", "on_hole", EVENT),
    Lists("fallen", "fallen", None, EVENT),
    Lists("spent", "spent", DECK, EVENT),
    Species("species", "rows"),
    Each("bag", "bags", colours, FOOD_IN_BAG),
    Lists("hand", "hands", colours, CARD, ordered=False, unknown=data.HIDDEN),
    Each("food_card", "food_cards", colours, FOOD_CARD),
    Lists("discard", "discards", None, CARD),
    Lists("under", "under", None, CARD, unknown=data.HIDDEN),
    Lists("under_by", "under_by", None, colours, usual=lambda g: ((g.first,) * len(g.under),)),
    One("reserve", "reserve", Numbers("number of cards", len(data.COPIES) + 1)),
    Raw("before", "before"),
    Raw("untold", "untold"),
)


# --- what the text leaves unknown -------------------------------------------------------------------------------------


def lying(g: Climate) -> list[bytearray]:
    """All rows of trait cards but those that nobody has drawn yet."""
    return [*g.cards, *g.hands, g.food_cards, g.under, g.discards]


def settle(g: Climate) -> None:
    """First take a card for each of which only the trait is said, then draw those of which nothing is said."""
    left = Counter(dict(enumerate(CARD_COPIES)))
    left.subtract(card for row in lying(g) for card in row if card < len(data.CARDS))
    for row in lying(g):
        for i, card in enumerate(row):
            if card in ANY_OF.values():
                row[i] = some_card(left, card - ANY)
                left[row[i]] -= 1
    if any(data.HIDDEN in row for row in lying(g)):
        draw_unknown(g, sorted(left.elements()))
    for hand in g.hands:
        hand[:] = bytearray(sorted(hand))


def some_card(left: Counter[int], trait: int) -> int:
    """A card of a trait that is left; SpeciateError where there is none."""
    for card, of in enumerate(data.TRAIT_OF):
        if of == trait and left[card] > 0:
            return card
    name = data.TRAITS[trait]
    raise SpeciateError(f"there is no other card {name}", "climate.error.position.trait", trait=name)


def draw_unknown(g: Climate, pool: list[int]) -> None:
    """Draw the cards that nobody names, those on species first: no two alike lie on one.

    SpeciateError where the cards that are left do not allow that.
    """
    for row in lying(g):
        on_species = any(row is cards for cards in g.cards)
        for i, card in enumerate(row):
            if card == data.HIDDEN:
                taken = {data.TRAIT_OF[other] for other in row if other != data.HIDDEN} if on_species else ()
                fits = [at for at, other in enumerate(pool) if data.TRAIT_OF[other] not in taken]
                if not fits:
                    text = "there are not so many cards that nobody names"
                    raise SpeciateError(text, "climate.error.position.unknown")
                row[i] = pool.pop(fits[g.randbelow(len(fits))])


# --- what follows from the rest ---------------------------------------------------------------------------------------


def counted(values: Iterable[int], kinds: Names) -> list[int]:
    """How many of each kind there are among values."""
    counter = Counter(values)
    return [counter[kind] for kind in range(len(kinds.tokens))]


def put_cards(g: Climate, rest: list[int]) -> None:
    """The other trait cards are the deck, and below it those put aside."""
    g.unseen = bytearray(card for card, n in enumerate(rest) for _ in range(n))
    g.deck = len(g.unseen) - g.reserve


def put_events(g: Climate, rest: list[int]) -> None:
    """The other event cards are in their decks."""
    g.event_decks = [
        bytearray(e for e, card in enumerate(data.EVENT_CARDS) if card.deck == deck for _ in range(rest[e]))
        for deck in range(len(data.KINDS))
    ]


def show_traits(g: Climate) -> None:
    """The traits that lie face up act."""
    for s, cards in enumerate(g.cards):
        g.traits[s] = sum(1 << t for t in sorted({data.TRAIT_OF[card] for card in cards[: len(cards) - g.down[s]]}))


def all_play_at_once(g: Climate) -> bool:
    """Whether what others have done since phase 3 began is kept from each seat."""
    return g.quick() and (g.phase == PLAY or (g.phase == EXCHANGE and g.turn == g.first))


def remember(g: Climate) -> None:
    """In Quick Play nobody has played a card yet, unless the text says so."""
    if all_play_at_once(g) and not g.before:
        g.before = [picture(g, seat) for seat in g.seats()]


DERIVED: Final = (
    Supply[Climate](
        "card", CARD, lambda g: CARD_COPIES,
        (
            ("species", lambda g: counted(chain(*g.cards), CARD)),
            ("hand", lambda g: counted(chain(*g.hands), CARD)),
            ("food_card", lambda g: counted(g.food_cards, CARD)),
            ("discard", lambda g: counted(g.discards, CARD)),
            ("under", lambda g: counted(g.under, CARD)),
        ),
        put_cards,
    ),
    Supply[Climate](
        "event card", EVENT, lambda g: EVENT_COPIES,
        (
            ("events", lambda g: counted(g.events, EVENT)),
            ("on_hole", lambda g: counted([g.on_hole], EVENT)),
            ("fallen", lambda g: counted(g.fallen, EVENT)),
            ("spent", lambda g: counted(chain(*g.spent), EVENT)),
        ),
        put_events,
    ),
    show_traits,
    remember,
)  # fmt: skip


# --- what cannot be ---------------------------------------------------------------------------------------------------


def too_few_cards(g: Climate) -> bool:
    """More cards are put aside than there are left."""
    return g.deck < 0


def overfed(g: Climate) -> bool:
    """A species holds more food than it has population."""
    return any(food > population for food, population in zip(g.food, g.population, strict=True))


def too_fat(g: Climate) -> bool:
    """Fat lies where there is no room for it."""
    return any(fat > (g.body[s] if g.can_store(s) else 0) for s, fat in enumerate(g.fat))


def bad_traits(g: Climate) -> bool:
    """A species has too many traits, or two that are alike."""
    kinds = [[data.TRAIT_OF[card] for card in cards] for cards in g.cards]
    return any(len(traits) > g.trait_limit() or len(set(traits)) < len(traits) for traits in kinds)


def late_face_down(g: Climate) -> bool:
    """A trait lies face down though new traits have been turned up."""
    hidden = g.phase in (PLAY, EXCHANGE) or (g.phase == GREEN and g.turn == g.first)
    return any(g.down) and not hidden


def bad_food_cards(g: Climate) -> bool:
    """A food card lies before it can have been laid, or after it was turned up."""
    seats = g.from_first()
    yet = seats[seats.index(g.turn) :] if g.phase == FOOD else () if FOOD < g.phase < FEEDING else seats
    return any(g.food_cards[seat] != data.NO_CARD for seat in yet)


def bad_events(g: Climate) -> bool:
    """Not one cold and one hot event card lie face up; or one lies where none of its kind can."""
    if g.options[data.NO_EVENTS]:
        return any(e != data.NO_EVENT for e in (*g.events, g.on_hole, *g.fallen, *chain(*g.spent)))
    decks = [card.deck for card in data.EVENT_CARDS]
    return [e for e in g.events if e == data.NO_EVENT] != [] or any(
        [decks[e] for e in pile] != [deck] * len(pile)
        for deck, pile in enumerate([g.events[:1] + g.spent[0], g.events[1:] + g.spent[1]])
    )


def bad_thaw(g: Climate) -> bool:
    """An event card without suns lies on the watering hole."""
    return g.on_hole != data.NO_EVENT and not data.EVENT_CARDS[g.on_hole].suns


def too_few_events(g: Climate) -> bool:
    """An event deck could run out: in a game as it is played there are far more cards than rounds."""
    fewest = len(g.hands) * (data.DEAL + 1)
    rounds = 3 - g.last if g.last else 2 + g.deck_size() // fewest
    return not g.options[data.NO_EVENTS] and min(map(len, g.event_decks)) < rounds


def bad_exchange(g: Climate) -> bool:
    """It is not said of each card under the deck who has put it there."""
    return len(g.under) != len(g.under_by)


def bad_memory(g: Climate) -> bool:
    """What is kept of the beginning of phase 3 in Quick Play does not fit to what lies there now."""
    if not all_play_at_once(g):
        return bool(g.before or g.untold)
    if len(g.before) != len(g.hands) or not all(can_be_told(g, entry) for entry in g.untold):
        return True
    spent = [card for _, card in spent_since(g)]
    return list(g.discards[len(g.discards) - len(spent) :]) != spent or not all(
        fits_memory(g, seat, kept) for seat, kept in enumerate(g.before)
    )


def can_be_told(g: Climate, entry: list[int]) -> bool:
    """Whether this is an event of phase 3, of a seat and a species that are there: `Climate.untold`."""
    seat, kind, *numbers = entry if len(entry) > 1 else (0, len(events.KEYS))
    declared = events.EVENTS[events.KEYS[kind]].numbers if kind < len(events.KEYS) else {}
    return (
        [*declared][:2] == ["seat", "species"]
        and len(numbers) == len(declared)
        and numbers[0] == seat < len(g.hands)
        and numbers[1] in g.rows[seat]
        and all(
            not domain.tokens or n < len(domain.tokens) for n, domain in zip(numbers, declared.values(), strict=True)
        )
    )


def spent_since(g: Climate) -> list[tuple[int, int]]:
    """(seat, card) for each card that was discarded since phase 3 began."""
    found = []
    for seat, kind, *numbers in g.untold:
        names = [*events.EVENTS[events.KEYS[kind]].numbers]
        if "card" in names:
            found.append((seat, numbers[names.index("card")]))
    return found


def fits_memory(g: Climate, seat: int, kept: list[int]) -> bool:
    """Whether a seat can have come from what is kept of it, `Climate.before`, to how it stands now."""
    held, _, *rest = kept if len(kept) > 1 else (0, 0, 0)
    old: list[int] = []
    cards: list[int] = []
    while rest:
        s, population, body, fat, n, *rest = rest if len(rest) > 4 else (0, 0, 0, 0, 1)
        mine, rest = rest[:n], rest[n:]
        kinds = {data.TRAIT_OF[card] for card in mine if card < len(data.CARDS)}
        stores = nature(sum(1 << t for t in kinds)).stores
        if not (len(mine) == len(kinds) == n <= g.trait_limit() and fat <= body * bool(stores)):
            return False
        if not (0 < population <= data.TOP and 0 < body <= data.TOP):
            return False
        old.append(s)
        cards += mine
    spent = [card for of, card in spent_since(g) if of == seat]
    now = Counter([*g.hands[seat], *chain(*(g.cards[s] for s in g.rows[seat])), *spent])
    same = [s for s in g.rows[seat] if s in old]
    return old == same and not Counter(cards) - now and held + len(cards) == now.total()


IMPOSSIBLE: Final = tuple(
    Impossible(f"climate.error.position.{code}", reason, holds)
    for code, reason, holds in (
        ("deck", "more cards are put aside than lie nowhere else", too_few_cards),
        ("food", "a species holds at most as much food as it has population", overfed),
        ("fat", "fat needs Fat Tissue, and at most the body size lies there", too_fat),
        ("traits", "a species has too many traits, or two that are alike", bad_traits),
        ("face_down", "traits lie face down only until they are turned up in phase 4", late_face_down),
        ("food_card", "a food card lies only from phase 2 until it is turned up in phase 4", bad_food_cards),
        ("events", "one cold and one hot event card lie face up, and none in a game without events", bad_events),
        ("thaw", "only an event card with suns lies on the watering hole", bad_thaw),
        ("event_deck", "an event deck has too few cards for the rounds to come", too_few_events),
        ("under", "somebody has put each card under the deck there", bad_exchange),
        ("before", "phase 3 cannot have led from what is kept of its beginning to this", bad_memory),
    )
)


# --- what is most likely a slip ---------------------------------------------------------------------------------------

USUAL_HAND: Final = 10
"""More cards than a player usually draws in a round: four, and one for each species."""


def before_feeding(g: Climate) -> bool:
    """Whether cards were dealt in this round and nobody can have eaten yet."""
    return DEAL < g.phase < GREEN


def without_species(g: Climate) -> bool:
    """A player has no species between the deal, which gives one to whoever has none, and the first meal."""
    return before_feeding(g) and not all(g.rows)


def fed_early(g: Climate) -> bool:
    """Food lies on a species before anybody has eaten: at the end of a round it went into the bags."""
    return g.phase < GREEN and any(g.food)


def early_bag(g: Climate) -> bool:
    """Food is in a bag before the first meal."""
    return g.round <= 1 and before_feeding(g) and any(g.bags)


def large_hand(g: Climate) -> bool:
    """A hand is far larger than the deals so far make it."""
    return max(map(len, g.hands)) > USUAL_HAND * max(g.round, 1)


UNLIKELY: Final = (
    Unlikely("climate.note.species", without_species),
    Unlikely("climate.note.food", fed_early),
    Unlikely("climate.note.bag", early_bag),
    Unlikely("climate.note.hand", large_hand),
)


NOTATION: Final = Table(
    "climate", quiet, 0x41A897B9, LENSES, derive=DERIVED, impossible=IMPOSSIBLE, unlikely=UNLIKELY, settle=settle
)
