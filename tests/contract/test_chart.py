"""The charts after a game: what is counted, in every game, and what the table beneath says of it."""

import re
from itertools import islice

import pytest
from speciate.engine import Rng
from speciate.locale import LANGUAGES, words
from speciate.table.chart import POINTS, chart, counts
from speciate.table.faces import face_of
from speciate.table.screen import Screen
from speciate.table.sitting import Player, Sitting

from .games import REAL, some_setup
from .previews import along
from .walk import begun


def sitting_of(game_id, seats, seed, decisions):
    setup = some_setup(game_id, seats, seed)
    return Sitting(face_of(game_id), setup, begun(setup, Rng(seed), decisions), [Player()] * setup.seats)


@pytest.mark.parametrize("game_id", REAL)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_count_has_a_chart_a_name_and_a_table_that_ends_where_the_game_stands(game_id, lang):
    w = words(lang, game_id)
    for seats in (REAL[game_id].seats[0], REAL[game_id].seats[-1]):
        sitting = sitting_of(game_id, seats, 4, 200)
        for name, count in counts(sitting).items():
            sitting.counted = name
            drawn = str(chart(Screen(sitting, w)))
            assert drawn.count('class="ln ') == seats
            assert re.findall(r'data-chart="(\w+)" aria-pressed="true">([^<]+)<', drawn) == [
                (name, w.plain(f"chart.{name}"))
            ]
            last = re.findall(r"<tr>.*?</tr>", drawn)[-1]
            assert f'data-at="{sum(len(step.answers) for step in sitting.match.past)}"' in last
            assert tuple(map(int, re.findall(r"<td>(-?\d+)</td>", last))) == count(sitting.match.state)


HIDING = {"climate"}
"""Games in which things stay hidden to the end."""


def in_secret(g):
    """Whether seats have done in secret what changes their counts; Climate keeps what there was before."""
    return bool(getattr(g, "before", None))


@pytest.mark.parametrize(("game_id", "seats"), [(game_id, n) for game_id, game in REAL.items() for n in game.seats])
def test_a_count_is_known_to_all(game_id, seats):
    """Whatever a seat cannot know, or one who looks on, the counts of all seats stay the same.

    The chart comes after the game. What has just been done in secret, and is shown before then, may count.
    """
    setup = some_setup(game_id, seats, 5)
    sitting = Sitting(face_of(game_id), setup, begun(setup, Rng(5), 0), [Player()] * setup.seats)
    told, hidden = counts(sitting), 0
    assert set(told) > {POINTS}
    shown = (match for match, _ in along(game_id, seats, 5, 240) if not in_secret(match.state))
    for match in islice(shown, 0, None, 10):
        for viewer in range(-1, seats):
            other = match.state.copy()
            other.determinize(viewer)
            hidden += other.numbers() != match.state.numbers()
            for name, count in told.items():
                assert count(other) == count(match.state), name
    assert hidden or game_id not in HIDING
