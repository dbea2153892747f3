"""The record: a game as text that a person can read, compare and paste into a bug report.

    speciate nim rules=1
    places red=0 blue=1
    options deal=open
    seed 7
    players person greedy
    0 take-2            # seat 0 takes two
    1 take-1
    digest 5f3a0c11

A game that begins in a written position has no line `seed`, but the lines of that position (`speciate.engine.notation`)
between `position 1` and `end`, after the others.

A decision is `seat token`; `digest` is the fingerprint of the position at that point. The last line is a digest, so
that a cut record is noticed; who writes one by hand puts `digest ?`. Lines may end in a # comment.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from .choice import Choice
from .errors import DecisionNeeded, SpeciateError
from .game import EMPTY, Game, Setup, Written, check_setup, find_game
from .match import Match
from .state import State

PERSON: Final = "person"
MAX_DECISIONS: Final = 40_000
MAX_TEXT: Final = 1_500_000
DIGEST_EVERY: Final = 100
HEADER: Final = ("speciate", "places", "options", "seed", "players", "position")


Line = tuple[int, list[str]]
"""The number of a line of a record, and its words."""


class Saved(NamedTuple):
    """What a record or a link holds. `players` is the kind of player of each seat, or empty."""

    setup: Setup
    match: Match[Any]
    players: tuple[str, ...]


@cache
def kinds() -> Mapping[str, int]:
    """Who can play a seat, each with its number in a link: a person, and every bot of the folder `bots`."""
    bots: Mapping[str, Any] = importlib.import_module("speciate.bots").find_bots()
    return {PERSON: 1} | {bot_id: bot.code for bot_id, bot in bots.items()}


def follow(game: Game[Any], setup: Setup, decisions: Iterable[int], each: Callable[[Choice, int], object]) -> State:
    """Play known decisions in one pass, calling `each` with every choice and its answer; returns the last position.

    SpeciateError "error.offered" at a decision that is not on offer.
    """
    left = iter(decisions)

    def player(choice: Choice) -> int:
        value = next(left, None)
        if value is None:
            raise DecisionNeeded(choice)
        if value not in choice.values:
            raise SpeciateError(f"{choice.key}: {value} is not offered", "error.offered", token=str(value))
        each(choice, value)
        return value

    end: State = Match(game, setup.start()).playout(player)
    return end


def check_players(setup: Setup, players: Sequence[str]) -> None:
    """Raise SpeciateError unless there is one known kind of player for each seat, or none at all."""
    if players and (len(players) != setup.seats or any(p not in kinds() for p in players)):
        text = f"a game of {setup.seats} has one player for each seat: {', '.join(kinds())}"
        raise SpeciateError(text, "error.players", seats=setup.seats)


def check_version(game: Game[Any], version: int) -> None:
    """Raise SpeciateError unless these are the rules that a record or link was made with."""
    if version != game.version:
        age = "newer" if version > game.version else "older"
        text = f"this game was played with {age} rules ({version}) than these ({game.version})"
        raise SpeciateError(text, f"error.rules.{age}", game=game.id, made=version, here=game.version)


def write_record(setup: Setup, match: Match[Any], players: Sequence[str] = ()) -> str:
    """The record of a match, with a digest line now and then and at the end."""
    game = match.game
    check_players(setup, players)
    places = (f"{name}={seat}" for name, seat in zip(game.places, setup.places, strict=True) if seat != EMPTY)
    options = (f"{o.id}={o.values[v]}" for o, v in zip(game.options, setup.options, strict=True))
    lines = [
        f"speciate {game.id} rules={game.version}",
        " ".join(("places", *places)),
        " ".join(("options", *options)),
        *([] if isinstance(setup, Written) else [f"seed {setup.seed}"]),
        *([" ".join(("players", *players))] if players else []),
        *(_position_lines(setup) if isinstance(setup, Written) else []),
    ]
    ply = 0

    def tell(choice: Choice, value: int) -> None:
        nonlocal ply
        if ply and ply % DIGEST_EVERY == 0:
            lines.append(f"digest {match.at(ply).state.digest():08x}")
        lines.append(f"{choice.seat} {choice.domain.token(value)}")
        ply += 1

    end = follow(game, setup, match.decisions, tell)
    check_same(match, end)
    return "\n".join([*lines, f"digest {end.digest():08x}", ""])


def _position_lines(setup: Written) -> list[str]:
    from .notation import find_notation, position_lines  # few games need it, and a page starts faster without

    table = find_notation(setup.game)
    return [f"position {table.number}", *position_lines(table, setup, setup.position), "end"]


def check_same(match: Match[Any], end: State) -> None:
    """Raise SpeciateError if the decisions alone do not lead here, as after a Determinization."""
    if end.digest() != match.state.digest():
        raise SpeciateError("this match does not follow from its set-up and its decisions", "error.imagined")


def read_record(text: str) -> Saved:
    """Play a record. SpeciateError names the line, and in `about` also how many decisions before it are `good`."""
    if len(text) > MAX_TEXT:
        raise SpeciateError(f"a record has at most {MAX_TEXT} characters", "error.record.long", most=MAX_TEXT)
    head: dict[str, list[str]] = {}
    moves: list[tuple[int, str, str]] = []
    digests: list[tuple[int, int, str]] = []
    position: list[Line] = []
    inside = False
    for number, line in enumerate(text.split("\n"), 1):
        words = line.split("#", 1)[0].split()
        if not words:
            continue
        first, *rest = words
        if inside:
            inside = words != ["end"]
            if inside:
                position.append((number, words))
        elif first in HEADER and first not in head and not moves:
            head[first] = rest
            inside = first == "position"
        elif re.fullmatch("[0-9]{1,2}", first) and len(rest) == 1:
            moves.append((number, first, rest[0]))
        elif first == "digest" and len(rest) == 1 and re.fullmatch(r"[0-9a-f]{8}|\?", rest[0]):
            if digests and digests[-1][1] == len(moves):  # each is a position to be made again
                raise _bad_line(number, "is the second digest of one position", len(moves))
            digests.append((number, len(moves), rest[0]))
        else:
            raise _bad_line(number, f"cannot be read: {line.strip()[:60]!r}", len(moves))
    if inside:
        raise SpeciateError("the position of the record has no end: a part is missing", "error.record.cut", good=0)
    game, setup, players = _read_head(head, position)
    if not digests or digests[-1][1] < len(moves):
        text = "the record has no digest at its end: a part is missing"
        raise SpeciateError(text, "error.record.cut", good=len(moves))
    if len(moves) > MAX_DECISIONS:
        raise SpeciateError(f"a game has at most {MAX_DECISIONS} decisions", "error.decisions", most=MAX_DECISIONS)
    return Saved(setup, _play(game, setup, moves, digests), players)


def read_saved(text: str) -> Saved:
    """The game of a text from outside: that of a record, or one that begins in the position that the text says."""
    lines = (line.split("#", 1)[0].split() for line in text.split("\n"))
    if next(filter(None, lines), [])[2:3] != ["position"]:
        return read_record(text)
    from .notation import read_position  # as in `_position_lines`

    setup = read_position(text)
    return Saved(setup, Match(find_game(setup.game), setup.start()), ())


def _bad_line(number: int, what: str, good: int) -> SpeciateError:
    return SpeciateError(f"line {number} of the record {what}", "error.record.line", line=number, what=what, good=good)


def _read_head(head: dict[str, list[str]], position: list[Line]) -> tuple[Game[Any], Setup, tuple[str, ...]]:
    for word in HEADER[:4]:
        if (word in head) == (word == "seed" and "position" in head):
            text = f"this is not a record of a game: it has no line {word!r}"
            raise SpeciateError(text, "error.record.head", word=word)

    def pairs(word: str, words: list[str]) -> dict[str, str]:
        found = [w.partition("=") for w in words]
        if len({key for key, _, _ in found}) < len(found) or not all(equal for _, equal, _ in found):
            raise SpeciateError(f"the line {word!r} cannot be read", "error.record.head", word=word)
        return {key: value for key, _, value in found}

    def number(word: str, text: str) -> int:
        if not re.fullmatch("[0-9]{1,10}", text):
            raise SpeciateError(f"the line {word!r} has no number", "error.record.head", word=word)
        return int(text)

    name, *versions = head["speciate"] or [""]
    game = find_game(name)
    check_version(game, number("speciate", pairs("speciate", versions).get("rules", "")))
    places = pairs("places", head["places"])
    options = pairs("options", head["options"])
    if set(places) - set(game.places):
        raise SpeciateError(f"{game.id} has the places {', '.join(game.places)}", "error.places")
    if set(options) != {o.id for o in game.options} or any(options[o.id] not in o.values for o in game.options):
        raise SpeciateError(f"{game.id} does not have these options", "error.options")
    setup = Setup(
        game.id,
        tuple(number("places", places[p]) if p in places else EMPTY for p in game.places),
        tuple(o.values.index(options[o.id]) for o in game.options),
        0 if "position" in head else number("seed", "".join(head["seed"])),
    )
    check_setup(game, setup)
    if "position" in head:
        setup = _read_position(setup, head["position"], position)
    players = tuple(head.get("players", ()))
    check_players(setup, players)
    return game, setup, players


def _read_position(setup: Setup, number: list[str], lines: list[Line]) -> Written:
    from .notation import find_notation, read_lines, rows_by_word  # as in `_position_lines`

    table = find_notation(setup.game)
    if number != [str(table.number)]:
        raise SpeciateError("the line 'position' cannot be read", "error.record.head", word="position")
    return read_lines(table, setup, rows_by_word(table, lines, ("luck",)))


def _play(
    game: Game[Any], setup: Setup, moves: list[tuple[int, str, str]], digests: list[tuple[int, int, str]]
) -> Match[Any]:
    ply = 0
    wrong = ""

    def player(choice: Choice) -> int:
        nonlocal ply, wrong
        if ply == len(moves):
            raise DecisionNeeded(choice)
        _, seat, token = moves[ply]
        value = choice.domain.values.get(token)
        if int(seat) != choice.seat:
            wrong = f"is for seat {choice.seat}, not {int(seat)}"
        elif value not in choice.values or value is None:
            wrong = f"is not possible: {token[:40]!r} is not offered ({choice.key})"
        else:
            ply += 1
            return value
        raise DecisionNeeded(choice)

    match = played(game, setup, player, lambda: ply)
    for number, after, digest in digests:
        # A digest mismatch is reported before an illegal line: the line is illegal because the game diverged earlier.
        if after <= ply and digest != "?" and f"{match.at(after).state.digest():08x}" != digest:
            raise SpeciateError(
                f"line {number} of the record: the position is not the one that was recorded",
                "error.record.digest",
                line=number,
                good=max((n for _, n, _ in digests if n < after), default=0),
            )
    if ply < len(moves):
        raise _bad_line(moves[ply][0], wrong or "comes after the end of the game", ply)
    return match


def played(game: Game[Any], setup: Setup, player: Callable[[Choice], int], ply: Callable[[], int]) -> Match[Any]:
    """A match played by outside input. A rule that raises becomes a SpeciateError: nothing from outside is a crash."""
    try:
        return Match.replay(game, setup.start(), player)
    except SpeciateError:
        raise
    except Exception as error:
        text = f"the rules cannot go on after decision {ply()}: {error}"
        raise SpeciateError(text, "error.rules.stuck", good=ply()) from error
