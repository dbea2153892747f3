"""A review as text that is kept with its game. A text is read only if the same review would be found today."""

from __future__ import annotations

import json
from math import isfinite
from typing import Any, Final
from zlib import crc32

from speciate.engine import Match

from . import advice, review
from .advice import Advised, Part
from .review import Moment, Review

MAX_TEXT: Final = 12_000
"""The most characters of a review as text; a longer text is not read."""
SAMPLES: Final = 16
"""About so many positions of the game are weighed again, to see whether the evaluation is still the same."""


def write_review(match: Match[Any], findings: Review) -> str:
    """A review that is done, written as JSON."""
    moments = [
        [one.ply, one.best.index(one.played), [_written(found) for found in one.best]] for one in findings.moments
    ]
    kept = [_edition(match, findings.seat), findings.seat, findings.seen, findings.sound, moments]
    return json.dumps(kept, separators=(",", ":"))


def read_review(match: Match[Any], text: str) -> Review | None:
    """The review of a match that is over, read from its text.

    None where the match is not over, and where the text is of another game, of another evaluation, or no review at all:
    it may come from a file, so each of its numbers is compared with the game.
    """
    try:
        edition, seat, seen, sound, moments = json.loads(text[: MAX_TEXT + 1])
        if match.choice or not _is_count(seat, len(match.game.scores(match.state))) or edition != _edition(match, seat):
            return None
        if not (_is_count(seen, match.ply + 1) and _is_count(sound, seen + 1)) or len(moments) > review.WORST + 1:
            return None
        return Review.restored(match, seat, seen, sound, [_moment(match, seat, *one) for one in moments])
    except (ValueError, TypeError, KeyError, RecursionError):
        return None


def _edition(match: Match[Any], seat: int) -> str:
    """A text for all that a review depends on: the rules version, the effort, and the worth of positions."""
    thought = (
        review.QUICK, review.WORLDS, review.DOUBTFUL, review.SPLENDID, review.GAP, review.WORST,
        advice.BEST, advice.WORLDS, advice.AT_ONCE, advice.DELAYED, advice.SURE, advice.LEAST,
    )  # fmt: skip
    steps = match.past[:: len(match.past) // SAMPLES + 1]
    worth = [round(match.game.evaluate(step.base, seat), 3) for step in steps]
    return f"{match.game.version} {crc32(repr((match.ply, match.state.digest(), thought, worth)).encode()):08x}"


def _written(found: Advised) -> list[Any]:
    return [found.value, found.loss, found.error, [[part.name, part.points] for part in found.parts]]


def _moment(match: Match[Any], seat: int, ply: int, played: int, best: list[Any]) -> Moment:
    """A moment, read from its numbers. ValueError, TypeError or KeyError where the game has no such moment."""
    if not _is_count(ply, match.ply) or len(best) < 2 or not _is_count(played, len(best)):
        raise ValueError("there is no such decision")
    at = match.at(ply)
    if at.choice is None or at.choice.seat != seat:
        raise ValueError("the decision is another's")
    names = match.game.evaluate_parts(at.base, seat)
    found = []
    for value, loss, error, parts in best:
        if type(value) is not int or value not in at.choice.values or not all(map(isfinite, (loss, error))):
            raise ValueError("the value is not offered")
        if not all(name in names and isfinite(points) for name, points in parts):
            raise ValueError("there is no such part")
        found.append(Advised(value, loss, error, tuple(Part(name, points) for name, points in parts)))
    if found[played].value != match.decisions[ply]:
        raise ValueError("another value was chosen")
    return Moment(ply, found[played], tuple(found))


def _is_count(value: object, end: int) -> bool:
    """Whether it is a number from 0 to below `end`."""
    return type(value) is int and 0 <= value < end
