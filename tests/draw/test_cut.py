"""The part of a picture that matters: where things are in a drawing, and which rows of a list are in question."""

from speciate.draw import cut
from speciate.draw.cut import LEAST, around, board_in, changed, lit, rows_of
from speciate.draw.markup import Markup

TILE = (
    '<g transform="translate({x} {y})" data-value="{n}"><polygon points="-10,-5 10,5"/>'
    '<g transform="scale(.5)"><circle r="30"/></g><text y="90">{text}</text></g>'
)


def read(picture):
    return cut.read(Markup(picture))


def board(*tiles: tuple[int, int, str]) -> str:
    inside = "".join(TILE.format(x=x, y=y, n=n, text=text) for n, (x, y, text) in enumerate(tiles))
    return f'<div><svg class="board" viewBox="0 0 400 200"><g class="all">{inside}</g></svg></div>'


def drawn(*tiles: tuple[int, int, str]):
    found = board_in(read(board(*tiles)))
    assert found is not None
    return found


PAIR = ((50, 60, "a"), (300, 100, "b"))


def test_a_thing_is_where_its_shapes_are_after_all_that_moves_and_scales_them():
    boxes = lit(drawn(*PAIR), [1])
    assert [min(sides) for sides in zip(*boxes, strict=True)][:2] == [285, 85]
    assert [max(sides) for sides in zip(*boxes, strict=True)][2:] == [315, 115]
    assert lit(drawn(*PAIR), []) == []


def test_what_differs_is_found_on_either_side_and_nothing_else():
    assert changed(drawn(*PAIR), drawn(*PAIR)) == []
    assert changed(drawn(*PAIR), drawn(PAIR[0])) == lit(drawn(*PAIR), [1])
    assert changed(drawn(PAIR[0]), drawn(*PAIR)) == lit(drawn(*PAIR), [1])
    assert min(box.left for box in changed(drawn(*PAIR), drawn((50, 60, "else"), PAIR[1]))) == 35


def test_a_cut_holds_its_boxes_with_a_margin_and_lies_inside_the_board():
    whole = drawn(*PAIR)
    left, top, width, height = map(float, around(whole, lit(whole, [0, 1])).split())
    assert (left, left + width) == (35 - 16, 315 + 16)
    assert 0 <= top <= 45 - 16 and top + height >= 115 + 16
    left, top, width, height = map(float, around(whole, lit(whole, [0])).split())
    assert (left, width, height) == (0, 400 * LEAST, 200 * LEAST) or width == 400 * LEAST
    assert left == 0, "it does not begin outside the board"
    assert around(whole, []) == "0 0 400 200"


def row(*values: int, text: str = "", css: str = "") -> str:
    return f'<li class="{css}">' + "".join(f'<i data-value="{value}"></i>' for value in values) + f"{text}</li>"


def test_of_a_long_list_the_rows_in_question_are_left_and_a_short_one_is_whole():
    rows = [row(), row(3), row(), row(4, 5), row()]
    panel = read("".join(rows))
    assert rows_of(panel, [(panel, [3]), (panel, [4])]) == [1, 3]
    assert rows_of(panel, [(panel, [])]) == []
    assert rows_of(panel, [(read("".join(reversed(rows))), [4])]) == [1], (
        "what is asked later is looked up where it is asked"
    )
    assert rows_of(read("".join(rows[:3])), [(panel, [3])]) == []
    assert rows_of(panel, (), [read("".join([*rows[:4], row(text="new")]))]) == [4]
    assert rows_of(panel, (), [read("".join(rows[:4]))]) == [], "rows that cannot be paired are not compared"


def test_a_row_that_only_looks_different_is_not_in_question_and_one_with_a_piece_always_is():
    rows = [row(), row(3), row(), row(css="sec held"), row()]
    panel = read("".join(rows))
    assert rows_of(panel, (), [read("".join([*rows[:4], row(css="shut")]))]) == []
    assert rows_of(panel, [(panel, [3])]) == [1, 3]
    assert rows_of(panel) == [], "of a list about which nothing is asked no row is left out"
    many = read("".join([row(3), row(css="held"), row(css="held"), row(), row()]))
    assert rows_of(many, [(many, [3])]) == [], "most of them are needed"
