"""What the first page shows of a game: a few turns of one that the build plays, as a film."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from math import sqrt
from typing import Any, Final
from xml.etree.ElementTree import Element

from speciate.bots import bot_answer, find_bot
from speciate.draw.face import Scene
from speciate.draw.film import MOST, Film, Point, Spots, Step, ways_of
from speciate.draw.layers import read
from speciate.draw.markup import Markup
from speciate.engine import Match, find_games
from speciate.locale import LANGUAGES, words

from .faces import face_of
from .form import Form

DECISIONS: Final = 180
"""How far the game is played in which the turns are looked for."""
STEPS: Final = 8
"""The most steps of such a film: about ten seconds."""
LARGER: Final = 1.5
"""How much wider the part of the board is than the cover."""
SHAPE: Final = 2.0
"""How much wider than high the frame of the first page is (web/css/layout.css)."""
ASIDE: Final = 0.8
"""What is seen away from the middle of the board counts so much: the cover is that middle."""


def film(game: str) -> Markup:
    """A few turns of a game: those in which most is to be seen on the part of the board that is shown.

    It has no words, and its colours are those of the page.
    """
    match, span, box = _turns(game)
    return _film(match, span, box).file(themes=True, fill=True)


def _film(match: Match[Any], span: tuple[int, int], box: str = "") -> Film:
    game = match.game.id
    return Film(face_of(game), match, words(LANGUAGES[0], game), span, box=box, silent=True)


def _board(match: Match[Any]) -> Element:
    game = match.game.id
    return read(face_of(game).board(Scene(match.state, words(LANGUAGES[0], game))))


def _steps(match: Match[Any]) -> Callable[[int, str], list[Step]]:
    """What tells the steps of a film that a decision adds, in a part of the board: without the film, whose drawings
    cost much more, and once for all films with this decision."""
    game = match.game.id

    @cache
    def steps_to(ply: int, box: str) -> list[Step]:
        here, known = match.at(ply), match.at(ply - 1).event_count
        ways = ways_of(face_of(game), here, known, words(LANGUAGES[0], game), Spots(_board(here), box))
        return [Step(0, ply, one) for one in ways]

    return steps_to


@cache
def _turns(game_id: str) -> tuple[Match[Any], tuple[int, int], str]:
    """A match between keen computers, the decisions of it that are shown, and the part of the board."""
    game, face = find_games()[game_id], face_of(game_id)
    form = Form(game, face, words(LANGUAGES[0], game_id), {})
    match, bot = form.match(), find_bot("greedy")
    while match.choice and match.ply < DECISIONS:
        match.answer(bot_answer(bot, match, form.setup.seed))
    steps_to = _steps(match)
    best, found = -1.0, ((0, 1), face.cover)
    for first in range(0, match.ply, MOST // 2):
        whole = _board(match.at(first)).get("viewBox", "")
        all_steps = [
            step for ply in range(first + 1, min(first + MOST, match.ply) + 1) for step in steps_to(ply, whole)
        ]
        middle = _part(whole, face.cover, _middle(face.cover))
        for begin in range(len(all_steps)):
            steps = all_steps[begin : begin + STEPS]
            points = [point for _, point in _inside(steps, whole)]
            aside = _part(whole, face.cover, _mean(points)) if points else middle
            for box, share in ((middle, 1.0), (aside, ASIDE)):
                if (worth := share * _seen(steps, box)) > best:
                    best, found = worth, ((steps[0].ply - 1, steps[-1].ply), box)
    return match, *found


def _middle(box: str) -> tuple[float, float]:
    left, top, wide, high = map(float, box.split())
    return left + wide / 2, top + high / 2


def _mean(points: Sequence[Point]) -> tuple[float, float]:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _part(board: str, cover: str, middle: tuple[float, float]) -> str:
    """A part of the board, larger than the cover and of the shape of its frame, about a point of it."""
    left, top, all_wide, all_high = map(float, board.split())
    wide = min(float(cover.split()[2]) * LARGER, all_wide, all_high * SHAPE)
    high = wide / SHAPE
    x = min(max(middle[0] - wide / 2, left), left + all_wide - wide)
    y = min(max(middle[1] - high / 2, top), top + all_high - high)
    return f"{x:.0f} {y:.0f} {wide:.0f} {high:.0f}"


def _seen(steps: Sequence[Step], box: str) -> float:
    """How much is to be seen in a part of the board: each further way of one and the same piece counts for less, so
    turns in which several kinds of things happen are worth more."""
    ends = Counter(piece for piece, _ in _inside(steps, box))
    return sum(map(sqrt, ends.values()))


def _inside(steps: Sequence[Step], box: str) -> list[tuple[str, Point]]:
    """Each piece, and where its way begins or ends in a part of the board; at its edge for what lies beside it."""
    left, top, wide, high = map(float, box.split())
    return [
        (way.move.piece, point)
        for step in steps
        for way in step.ways
        for point in (way.origin, way.to)
        if point and left < point.x < left + wide and top < point.y < top + high
    ]
