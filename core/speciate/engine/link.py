"""The link: a whole game in a few hundred characters, to stand in the fragment of an address.

    m1.  K      XXXX   payload
    |    |      |      one number in mixed radix, low digits first, as base64url: the header, then each decision as its
    |    |      |      index among the values offered (radix: how many), then 1 as the end mark
    |    |      24 bits of checksum over the rest
    |    length of the payload modulo 64, so that a cut link is told from a changed one
    tag of the game, digit of the format

The header: rules version, fingerprint of the final position, places, options, seed, kinds of player. What a header
digit can be follows from the game's own lists, so a game that changes these must raise its rules version.

The link of a game that begins in a written position has the format 2. Its header has no seed. The digits of the
position follow it, as the game's table counts them (`speciate.engine.notation`), so that a game that changes its table
must raise its rules version too.

The game of a day has a link of its own (`speciate.engine.daily`).
"""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from math import log2
from typing import Any, Final, NamedTuple

from .choice import Choice
from .daily import is_link_of_day, read_day
from .errors import DecisionNeeded, SpeciateError
from .game import SEEDS, Game, Setup, Written, check_setup, find_tag
from .match import Match
from .record import MAX_DECISIONS, Saved, check_players, check_version, kinds, played

FORMAT: Final = "1"
"""Of a game from its deal."""
WRITTEN: Final = "2"
"""Of a game from a written position."""
MAX_LINK: Final = 12_000
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
VERSIONS: Final = 64
PRINTS: Final = 1 << 12
KIND_ROOM: Final = 8
"""More than there are kinds, so that a new bot leaves old links as they are; 0 says that nothing is known."""


def pack(setup: Setup, match: Match[Any], players: Sequence[str] = ()) -> str:
    """The link of a match at its decision.

    SpeciateError "error.players" where players and seats do not fit, "error.decisions" for a match that is too long.
    """
    game = match.game
    check_players(setup, players)
    digits = match.digits()
    if len(digits) > MAX_DECISIONS:
        raise SpeciateError(f"a game has at most {MAX_DECISIONS} decisions", "error.decisions", most=MAX_DECISIONS)
    seats = 0
    head = [(game.version, VERSIONS), (match.state.digest() % PRINTS, PRINTS)]
    for seat in setup.places:
        head.append((seat + 1, seats + 2))
        seats = max(seats, seat + 1)
    head += [(value, len(option.values)) for value, option in zip(setup.options, game.options, strict=True)]
    who = [(kinds()[kind], KIND_ROOM) for kind in players] or [(0, KIND_ROOM)] * setup.seats
    if isinstance(setup, Written):
        from .notation import write_digits  # few games need it, and a page starts faster without

        head += [*who, *write_digits(setup, setup.position)]
    else:
        head += [(setup.seed, SEEDS), *who]
    number = 1
    for digit, radix in reversed([*head, *digits]):
        number = number * radix + digit
    payload = urlsafe_b64encode(number.to_bytes((number.bit_length() + 7) // 8, "little")).decode().rstrip("=")
    return _seal(game.tag + (WRITTEN if isinstance(setup, Written) else FORMAT), payload)


def floor_bits(match: Match[Any]) -> float:
    """The least that any link of this game can hold, in bits: the sum of log2 of the number of values."""
    return sum(log2(radix) for _, radix in match.digits())


def _seal(kind: str, payload: str) -> str:
    length = LETTERS[len(payload) % 64]
    check = zlib.crc32(f"{kind}.{length}{payload}".encode())
    return f"{kind}.{length}{''.join(LETTERS[check >> shift & 63] for shift in (18, 12, 6, 0))}{payload}"


class Fragment(NamedTuple):
    """What stands after the `#` of an address."""

    link: str
    ply: int | None
    """`&at=n`: the decision to look at."""
    seat: int | None
    """`&seat=n`: the seat of the person who opens the link, in a game whose players send each other links."""


def parse_fragment(fragment: str) -> Fragment:
    """The link in a whole address, or in a fragment with or without `#`, and what is added to it."""
    link, *more = fragment.strip().rpartition("#")[2].split("&")

    def number(name: str) -> int | None:
        digits = next((m.removeprefix(name) for m in more if m.startswith(name)), "")
        return int(digits) if re.fullmatch("[0-9]{1,6}", digits) else None

    return Fragment(link, number("at="), number("seat="))


def unpack(link: str) -> Saved:
    """Play a link in one pass; SpeciateError says what is wrong with it."""
    if is_link_of_day(link):
        return read_day(link)
    game, written, number = _open(link)

    def take(radix: int) -> int:
        nonlocal number
        number, digit = divmod(number, radix)
        return digit

    check_version(game, take(VERSIONS))
    print_ = take(PRINTS)
    places: list[int] = []
    for _ in game.places:
        places.append(take(max(places, default=-1) + 3) - 1)
    options = tuple(take(len(option.values)) for option in game.options)
    setup = Setup(game.id, tuple(places), options, 0 if written else take(SEEDS))
    check_setup(game, setup)
    codes = [take(KIND_ROOM) for _ in range(setup.seats)]
    known = {number: kind for kind, number in kinds().items()}
    if set(codes) - {0, *known}:
        text = "the link names a kind of player that is not known here; ask for one in which each seat is"
        raise SpeciateError(f"{text} one of: {', '.join(kinds())}", "error.link.players")
    players = tuple(known[number] for number in codes) if all(codes) else ()
    if written:
        from .notation import read_digits  # as in `pack`

        setup = read_digits(setup, take)
    ply = 0

    def player(choice: Choice) -> int:
        nonlocal number, ply
        if number <= 1:
            raise DecisionNeeded(choice)
        if ply == MAX_DECISIONS:
            raise SpeciateError(f"a game has at most {MAX_DECISIONS} decisions", "error.decisions", most=MAX_DECISIONS)
        number, index = divmod(number, len(choice.values))
        ply += 1
        return choice.values[index]

    if number < 1:
        raise SpeciateError("the link ends too early", "error.link.cut")
    match = played(game, setup, player, lambda: ply)
    if number != 1:
        text = "the link goes on after the end of the game" if number else "the link ends in mid-decision"
        raise SpeciateError(text, "error.link.end", good=ply)
    if match.state.digest() % PRINTS != print_:
        raise SpeciateError("the link leads to another position than the one it was made at", "error.link.digest")
    return Saved(setup, match, players)


def _open(link: str) -> tuple[Game[Any], bool, int]:
    """The game of a link, whether it begins in a written position, and its number: length, letters and checksum are
    right."""
    if len(link) > MAX_LINK:
        raise SpeciateError(f"a link has at most {MAX_LINK} characters", "error.link.long", most=MAX_LINK)
    kind, dot, body = link.partition(".")
    if not dot or not re.fullmatch("[a-z][0-9]", kind):
        raise SpeciateError("this is not a link to a game", "error.link")
    game = find_tag(kind[0])
    if kind[1] not in (FORMAT, WRITTEN):
        raise SpeciateError("the link was made by a newer Speciate", "error.link.format")
    strange = re.search("[^A-Za-z0-9_-]", body)
    if strange:
        text = f"the link holds a character that does not belong: {strange[0]!r}"
        raise SpeciateError(text, "error.link.letter", sign=strange[0])
    length, payload = body[:1], body[5:]
    if not payload or len(payload) % 64 != LETTERS.index(length):
        raise SpeciateError("a part of the link is missing", "error.link.cut")
    if _seal(kind, payload) != link:
        raise SpeciateError("the link was changed on its way: its checksum is wrong", "error.link.checksum")
    if len(payload) % 4 == 1:
        raise SpeciateError("this is not a link to a game", "error.link")
    return game, kind[1] == WRITTEN, int.from_bytes(urlsafe_b64decode(payload + "=" * (-len(payload) % 4)), "little")
