"""What stands under a rule before anything is touched: of each lesson, puzzle and picture the part that matters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any
from xml.etree.ElementTree import Element

from speciate.draw.cut import Box, around, board_in, changed, lit, read, rows_of
from speciate.draw.face import Scene
from speciate.engine import Choice, Match
from speciate.locale import words
from speciate.scenario import Scenario, scenarios_of
from speciate.scenario.play import follow

from .faces import face_of
from .lessons import Drawing
from .sights import played, positions, shown


@dataclass(frozen=True, slots=True)
class Still:
    """A panel, and what of it is seen where there is little room."""

    name: str
    box: str = ""
    """Of a board: an SVG viewBox."""
    rows: Mapping[str, Sequence[int]] = field(default_factory=dict)
    """The places of the rows that matter in the long list where the question is answered, by the name of its panel."""


@cache
def stills(game_id: str) -> Mapping[str, Still]:
    """The still of each lesson, puzzle and picture of a game, by its id. It is the same in every language."""
    tests = [one.test for one in shown(game_id).values() if one.test]
    asked = {one.id: of_question(one) for one in scenarios_of(game_id, "lesson", "puzzle")}
    return asked | {one.id: of_test(one) for one in tests}


def of_question(scenario: Scenario) -> Still:
    """Where the question is answered: the board, if anything on it stands for an answer or would be changed by one, so
    that the cut tells nobody which is right. Else the panel of the question.
    """
    drawing = Drawing(scenario, "en")
    face, names = drawing.face, drawing.names()
    before = face.draw(drawing.scene(drawing.match))
    ends = [face.draw(drawing.scene(end)) for end in after_answers(drawing)]
    asked = [(face.draw(drawing.scene(match, choice)), choice.values) for match, choice in answered(drawing)]
    lit_in = [(read(panels[names[0]]), values) for panels, values in asked]
    rows = _only(names[0], rows_of(read(before[names[0]]), lit_in, (read(end[names[0]]) for end in ends)))
    for name in names[:2]:
        board = board_in(read(before[name]))
        if board is not None:
            drawn = [(board_in(read(panels[name])), values) for panels, values in asked]
            boxes = [box for each, values in drawn if each is not None for box in lit(each, values)]
            boxes += [box for end in ends for box in _news(board, read(end[name]))]
            if boxes or name == names[0]:
                return Still(name, around(board, boxes), rows)
    return Still(names[0], rows=rows)


def _only(name: str, rows: Sequence[int]) -> dict[str, Sequence[int]]:
    return {name: rows} if rows else {}


def after_answers(drawing: Drawing) -> Iterator[Match[Any]]:
    """The match after each answer of the author that the rules allow."""
    for answer in drawing.answers:
        if answer.kind != "refused":
            end = drawing.match.fork()
            follow(end, answer.tokens, drawing.setup)
            yield end


def _news(board: Element, panel: Element) -> list[Box]:
    """Where a board is another one in the panel."""
    other = board_in(panel)
    return [] if other is None else changed(board, other)


def answered(drawing: Drawing) -> Iterator[tuple[Match[Any], Choice]]:
    """Each decision that an answer names, with all its values that are named there; the question comes first."""
    offered = [option.value for option in drawing.options() if option.value is not None]
    found = {(*drawing.match.decisions,): (drawing.match, drawing.choice, offered)}
    for step in (step for answer in drawing.answers for step in drawing.steps(answer.tokens)):
        found.setdefault((*step.match.decisions,), (step.match, step.choice, []))[2].append(step.value)
    for match, choice, values in found.values():
        yield match, Choice(choice.seat, choice.decision, (*dict.fromkeys(values),), choice.numbers)


def of_test(scenario: Scenario) -> Still:
    """What is played in a test: the first of its panels that can be cut where it changes, else the first of all."""
    face, w = face_of(scenario.game), words("en", scenario.game)
    _, before, after = played(scenario)
    start, end = positions(scenario, before, after)
    viewer = before.choice.seat if scenario.asks and before.choice else None
    first, second = (face.draw(Scene(g=g, words=w, viewer=viewer)) for g in (start, end))
    moved = [name for name in face.panels if first[name] != second[name]]
    names = scenario.show or (moved or [*face.panels])[:1]
    for name in names:
        board = board_in(read(first[name]))
        if board is not None:
            return Still(name, around(board, _news(board, read(second[name]))))
    return Still(names[0], rows=_only(names[0], rows_of(read(first[names[0]]), (), [read(second[names[0]])])))
