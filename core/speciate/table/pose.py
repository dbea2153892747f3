"""A puzzle made of a moment of a review: its position, its question, and drafts of the texts about the answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from speciate.draw.markup import Markup, markup
from speciate.engine import Choice, Match, SpeciateError
from speciate.engine.notation import read_position, write_seen
from speciate.locale import plain_text
from speciate.scenario.puzzle import MOST, pack_puzzle, play_on, write_puzzle

from .hint import worth
from .review import before

if TYPE_CHECKING:
    from speciate.bots.review import Moment

    from .screen import Screen


def pose(screen: Screen, seat: int, one: Moment) -> str:
    """The link of a puzzle that asks the decision of a moment of a review; the best values are right.

    Its position is what the seat could know at the start of the step; the answers since then are played before the
    question. SpeciateError "error.pose" where they lead to another question, because chance or what is hidden decided.
    """
    at, w = before(screen, seat, one.ply), screen.w
    choice = at.choice
    assert choice is not None
    text = write_seen(at.sitting.setup, at.seen.base, seat)
    play = _since_rest(at.seen)
    again, played = play_on(read_position(text), play)
    if len(played) < len(play) or again.choice is None or not _alike(again.choice, choice):
        raise SpeciateError("the question depends on what the seat could not know", "error.pose")

    def called(value: int) -> Markup:
        return at.face.label(at.scene, choice, value).text

    best, other = one.best[0], one.best[1] if one.good else one.played
    question = plain_text(at.face.question(at.scene, choice))
    said = {
        "title": plain_text(markup("{}: {}", at.face.header(at.scene)[0], question)),
        "ask": question,
        "why": plain_text(w("pose.answer", choice=called(best.value), worth=worth(at, best, one.best))),
        "other": plain_text(w("pose.answer", choice=called(other.value), worth=worth(at, other, one.best))),
    }
    right = [choice.domain.token(found.value) for found in one.best if found.equal]
    return pack_puzzle(write_puzzle(text, play, right, {name: _cut(said[name], most) for name, most in MOST.items()}))


def _alike(one: Choice, other: Choice) -> bool:
    """Whether two choices are of the same decision, seat, values and numbers."""
    return (one.seat, one.key, one.values, one.numbers) == (other.seat, other.key, other.values, other.numbers)


def _since_rest(match: Match[Any]) -> list[str]:
    """The answers in the step under way, as tokens."""
    start = match.ply - sum(isinstance(answer, int) for answer in match.answers)
    tokens = []
    for ply in range(start, match.ply):
        asked = match.at(ply).choice
        assert asked is not None
        tokens.append(asked.domain.token(match.decisions[ply]))
    return tokens


def _cut(text: str, most: int) -> str:
    """A text cut to at most so many characters, after a whole word, with a sign that it goes on."""
    return text if len(text) <= most else text[: most - 1].rpartition(" ")[0] + "\N{HORIZONTAL ELLIPSIS}"
