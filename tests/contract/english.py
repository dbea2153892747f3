"""English words that a reader of another language must not meet."""

import re
from collections.abc import Iterable, Iterator
from functools import cache

from speciate.engine.rulebook import chapters_of, rules_of
from speciate.locale import words
from speciate.scenario import scenarios_of

from .games import REAL

COMMON = frozenset(
    re.findall(
        r"\w+",
        """an and are at been but by can each for from have here if is it its less many more most must not of on
        one only or other out own than that the them then there these they this those to two was were what when where
        which who whose will with you your""",
    )
)
"""Words that every English sentence needs and no other language of ours has."""


def texts_of(lang: str) -> Iterator[str]:
    """Every text that is written in a language: catalogues, rules, lessons and puzzles."""
    for game in REAL:
        catalogue = words(lang, game)
        yield from (str(catalogue.raw(key)) for key in catalogue.all_keys if key != "plurals")  # rules, not read
        yield from (titles[lang] for titles in chapters_of(game).values())
        for rule in rules_of(game).values():
            yield from (rule.titles[lang], rule.texts[lang], rule.unshown.get(lang, ""))
        for s in scenarios_of(game):
            verdicts = (answer.verdict for answer in s.answers)
            for text in (s.title, s.goal, s.ask, *s.hints, *verdicts, s.other, s.idea, s.note):
                yield text.get(lang, "")


def words_in(text: str) -> list[str]:
    """The words of a text, small; its tags, blanks and entities are none."""
    return re.findall(r"[^\W\d_]{2,}", re.sub(r"<[^>]*>|\{\w+:?|&\w+;", " ", text).lower())


@cache
def english(lang: str) -> frozenset[str]:
    """The words that English texts have and those of the language do not, and the common ones."""
    own, foreign = ({word for text in texts_of(code) for word in words_in(text)} for code in (lang, "en"))
    return COMMON | (foreign - own)


def english_in(texts: Iterable[str], lang: str) -> dict[str, str]:
    """English words in texts for readers of the language, each with the text where it was found."""
    return {word: text for text in texts for word in words_in(text) if word in english(lang)}
