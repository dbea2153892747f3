"""A puzzle that anybody makes: the file of one scenario, from what its author fills in, and its link.

The link holds the whole file, so that it needs no server and no rules version: a position is text, and means what it
meant. Its author's words are in one language, which stands in the place of English.
"""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping, Sequence
from typing import Any, Final

from speciate.engine import Match, Setup, SpeciateError, find_game
from speciate.engine.notation import read_position

from .play import follow, opened
from .scenario import Scenario, read_scenarios

PREFIX: Final = "p1."
"""What a link of a puzzle begins with: no game has this letter."""
MAX_LINK: Final = 12_000
MAX_FILE: Final = 24_000
"""Characters of a file that is made from a link."""
MOST: Final[Mapping[str, int]] = {"title": 80, "ask": 280, "why": 200, "other": 200}
"""Characters of what an author writes, by field."""
MAX_RIGHT: Final = 12
"""Right answers of a puzzle."""
MAX_PLAY: Final = 40
"""Decisions that are played before its question."""


def write_puzzle(text: str, play: Sequence[str], right: Sequence[str], said: Mapping[str, str]) -> str:
    """The file of a puzzle: the text of a position, the tokens that are played before the question, the right answers
    at it, and what its author says (`MOST`).

    SpeciateError where something is missing or too long, or where a token is not offered.
    """
    lines = {name: " ".join(said.get(name, "").split()) for name in MOST}
    for name, most in MOST.items():
        if len(lines[name]) > most:
            raise SpeciateError(f"{name} is longer than {most} characters", "error.puzzle.long", most=most)
        if not lines[name]:
            raise SpeciateError(f"there is no {name}", f"error.puzzle.{name}")
    if not 0 < len(right) <= MAX_RIGHT:
        raise SpeciateError(f"a puzzle has 1 to {MAX_RIGHT} right answers", "error.puzzle.right", most=MAX_RIGHT)
    setup = read_position(text)
    match, played = play_on(setup, play[:MAX_PLAY])
    if match.choice is None or len(played) < len(play):
        raise SpeciateError("the question does not come after what is played", "error.puzzle.play")
    offered = {match.choice.domain.token(value) for value in match.choice.values}
    for token in right:
        if token not in offered:
            raise SpeciateError(f"{token[:40]!r} is not offered", "error.offered", token=token[:40])
    if {*right} == offered:
        raise SpeciateError("every answer is right", "error.puzzle.all")
    rule = match.choice.decision.rule
    position = [line.split("#", 1)[0].strip() for line in text.split("\n")]
    _, *position = [line for line in position if line]
    file = [
        f"=== {match.game.tag.upper()}-P0 {lines['title']}",
        *([f"rules {rule}"] if rule else []),
        *(["pos", *(f"  {line}" for line in position)] if position else []),
        *(f"play {token}" for token in play),
        f"ask {lines['ask']}",
        *(f"right {token} : {lines['why']}" for token in right),
        f"else : {lines['other']}",
        "",
    ]
    return "\n".join(file)


def play_on(setup: Setup, tokens: Sequence[str]) -> tuple[Match[Any], list[str]]:
    """The match of a set-up after these tokens, each of whoever is asked, and those of them that were played: up to one
    that is not offered."""
    match: Match[Any] = Match(find_game(setup.game), setup.start())
    played: list[str] = []
    for token in tokens:
        if match.choice is None or match.choice.domain.values.get(token) not in match.choice.values:
            break
        match.answer(match.choice.domain.value(token))
        played.append(token)
    return match, played


def read_puzzle(text: str) -> Scenario:
    """The one puzzle in a file, every answer of which is offered. SpeciateError "error.puzzle" for anything else."""
    try:
        [found] = read_scenarios(text, "puzzle")
        if found.kind != "puzzle" or found.dealt or not found.ask or not found.right.verdict:
            raise SpeciateError("this is no puzzle")
        if sum(len(tokens) for _, tokens in found.play) > MAX_PLAY or len(found.answers) > MAX_RIGHT:
            raise SpeciateError("there is too much of it")
        setup, match = opened(found)
        for answer in found.answers:
            if answer.kind == "refused" or answer.when:  # a search would let a link keep its reader waiting
                raise SpeciateError("a puzzle from a link names its answers, and each of them is offered")
            follow(match.fork(), answer.tokens, setup)
    except (SpeciateError, ValueError) as error:
        raise SpeciateError(f"this is not a puzzle that can be opened: {error}", "error.puzzle") from error
    return found


def pack_puzzle(text: str) -> str:
    """The link of a puzzle, as it stands in the fragment of an address. SpeciateError where it is too long."""
    packed = urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")
    if len(PREFIX + packed) > MAX_LINK:
        raise SpeciateError(f"the link is longer than {MAX_LINK} characters", "error.link.long", most=MAX_LINK)
    return PREFIX + packed


def unpack_puzzle(link: str) -> str:
    """The file that a link holds. SpeciateError where it was cut or changed, or is too long."""
    packed = link.strip().rpartition("#")[2].partition("&")[0]
    if len(packed) > MAX_LINK:
        raise SpeciateError(f"the link is longer than {MAX_LINK} characters", "error.link.long", most=MAX_LINK)
    if not packed.startswith(PREFIX):
        raise SpeciateError("this is not the link of a puzzle", "error.puzzle")
    payload = packed.removeprefix(PREFIX)
    unpacker = zlib.decompressobj()
    try:
        data = unpacker.decompress(urlsafe_b64decode(payload + "=" * (-len(payload) % 4)), 4 * MAX_FILE)
        text = data.decode()
    except (ValueError, zlib.error):
        raise SpeciateError("the link of the puzzle was changed on its way", "error.puzzle") from None
    if not unpacker.eof or len(text) > MAX_FILE:
        raise SpeciateError("a part of the link of the puzzle is missing", "error.puzzle")
    return text
