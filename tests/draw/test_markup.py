"""How markup is made of a constant template and values from anywhere."""

import pytest
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.locale import Words

OUTSIDE = """<b title="x">'&</b>"""
ESCAPED = "&lt;b title=&quot;x&quot;&gt;'&amp;&lt;/b&gt;"


def test_what_comes_from_outside_is_escaped_in_every_blank():
    text = markup('<i title="{0}">{0}{name}</i>', OUTSIDE, name=OUTSIDE)
    assert text == f'<i title="{ESCAPED}">{ESCAPED}{ESCAPED}</i>'


def test_markup_is_kept_and_what_is_made_of_it_too():
    inner = markup("<b>{}</b>", "&")
    assert markup("<i>{}</i>", inner) == "<i><b>&amp;</b></i>"
    assert type(join([inner, markup("{}", "<")], ", ")) is type(inner) is Markup


def test_markup_that_has_become_a_plain_text_is_escaped():
    """Any method of str gives a plain text: a mistake is seen on the screen, and lets nothing through."""
    inner = markup("<b>{}</b>", 1)
    for plain in (f"{inner}", inner + inner, inner.replace("1", "2"), " ".join([inner])):
        assert "<b>" in plain and "<b>" not in markup("{}", plain)


@pytest.mark.parametrize(
    ("template", "value", "text"),
    [
        ("{}", 3, "3"),
        ("{:g}", 0.5, "0.5"),
        ("{:.1f}", 2, "2.0"),
        ("{:02d}", 7, "07"),
        ("{}", True, "True"),
        ("{}", None, "None"),
        ("{:>3}", "<", "&lt;"),
        ("{{{}}}", "x", "{x}"),
    ],
)
def test_a_blank_has_a_format(template, value, text):
    assert markup(template, value) == text


def test_braces_of_a_value_are_no_blanks():
    assert markup("<i>{}</i>{}", "{x}", markup("{}", "{0}")) == "<i>{x}</i>{0}"
    assert markup(".a{{color:red}}") == ".a{color:red}"


def test_equal_values_of_different_types_are_different_blanks():
    """What was made before comes back for the very same blanks alone."""
    assert [markup("{}", value) for value in (1, 1.0, True)] == ["1", "1.0", "True"]
    assert [markup("{}", value) for value in ("<b>", Markup("<b>"), "<b>")] == ["&lt;b&gt;", "<b>", "&lt;b&gt;"]


def test_a_message_begins_a_sentence_with_a_blank():
    w = Words("en", {"plurals": "one: n = 1", "grow": "{what:capital} on {where}."})
    assert w("grow", what="grass", where="C4") == "Grass on C4."
    assert w("grow", what=markup("<b>{}</b>", "èrba"), where="C4") == "<b>Èrba</b> on C4."


def test_a_text_from_outside_keeps_its_own_direction():
    texts = {"plurals": "one: n = 1", "moves": "{name}!"}
    for direction, ann, dan in (("ltr", "Ann!", "<bdi>דן</bdi>!"), ("rtl", "<bdi>Ann</bdi>!", "<bdi>דן</bdi>!")):
        w = Words("en", {**texts, "direction": direction})
        assert (w("moves", name="Ann"), w("moves", name="דן")) == (ann, dan)


def test_joined_parts_stand_one_after_another():
    assert join(markup("<i>{}</i>", n) for n in (1, 2)) == "<i>1</i><i>2</i>"
    assert join([]) == NOTHING == "" and not NOTHING


def test_a_template_of_the_site_does_not_escape_markup_again():
    assert markup("<b>{}</b>", "&").__html__() == "<b>&amp;</b>"
