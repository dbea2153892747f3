"""Marks on a board."""

from speciate.draw.marks import change, key_badge


def test_a_change_is_signed():
    assert ">+3<" in change(3, 0, 0) and ">−2<" in change(-2, 0, 0)


def test_a_target_past_the_last_key_has_no_badge():
    assert key_badge("k", "", 0, 0) == ""
    assert ">7<" in key_badge("k", "7", 0, 0)
