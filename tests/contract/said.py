"""Numbers in what lessons and puzzles say: each is one that the game itself says of what the sentence names.

What the game says is the position as text, the things on the table with their explanations, previews, lines of the log
and rules: before the answer and after it. So a number that nothing on the table can give is found, also where it was
right once; one that the game says of the same things for another reason is not.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property, partial
from typing import Any, Final

from speciate.draw.face import Scene
from speciate.engine import DONE, Match
from speciate.engine.notation import find_notation, position_lines
from speciate.engine.rulebook import rules_of
from speciate.locale import plain_text
from speciate.scenario.play import REST, follow
from speciate.table.lessons import Drawing

SMALL: Final = {
    "en": "zero one two three four five six seven eight nine ten eleven twelve",
    "es": "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce",
    "it": "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici",
}
VALUES: Final = {lang: {word: n for n, word in enumerate(small.split())} for lang, small in SMALL.items()}
VALUES["en"] |= {"twice": 2}
SEI: Final = VALUES["it"]["sei"]
COMMON: Final = frozenset(
    re.findall(
        r"\w+",
        """after all and another any are before but can could did does each every first from had has have here how its
        last lie lies more most must nor not now only other others out own same second so stay stays still than that the
        their them then there these they third this those was were what when where which who whom whose will with would
        you your""",
    )
)
"""Words that do not say what a number counts."""
NO_NAMES: Final = COMMON.union(VALUES["en"])
SPOT: Final = r"\b[A-Z]\d\b"
"""The name of a tile or a hex: its digit is no number."""
SUM: Final = re.compile(r"(\d+(?: [+−×] \d+)+) = (\d+)")
MORE: Final = re.compile(r"(\d+) is (more|not more|greater|not greater) than (\d+)")
FIRST_OTHER: Final = -1
"""In place of a line: the first answer that the author does not name."""

Part = tuple[frozenset[str], frozenset[int]]
"""A part of a sentence: its words, and its numbers."""


@cache
def numbers(text: str, lang: str) -> Counter[int]:
    """The numbers of a text, as digits and as words; without 1, which is often an article."""
    text = re.sub(r"\btutt[ie] e (\w+)", r"\1", re.sub(SPOT, " ", text).lower())
    words = re.findall(r"\d+|[^\W\d_]+", text)
    return Counter(n for word in words if (n := number(word, lang)) not in (None, 1))


def number(word: str, lang: str) -> int | None:
    """What a word counts."""
    return int(word) if word.isdigit() else VALUES[lang].get(word)


def differing(text: Mapping[str, str], lang: str) -> tuple[Counter[int], Counter[int]]:
    """The numbers that a text has in English alone, and those that its twin has alone.

    "Both" may be a number in other languages; "sei" is also a verb.
    """
    own, other = numbers(text["en"], "en"), numbers(text[lang], lang)
    loose = Counter({2: len(re.findall(r"\bboth\b", text["en"].lower()))})
    loose += Counter({SEI: len(re.findall(r"\bsei\b", text[lang].lower()))})
    return own - other, other - own - loose


def false_sums(text: str) -> list[str]:
    """What a text reckons wrongly: sums and comparisons of digits."""
    wrong = [one[0] for one in SUM.finditer(text) if reckoned(one[1]) != int(one[2])]
    return wrong + [one[0] for one in MORE.finditer(text) if (int(one[1]) > int(one[3])) == ("not" in one[2])]


def reckoned(sum_: str) -> int:
    """What a sum comes to, or a product; products come first."""
    total, sign = 0, 1
    for part in re.split(r" ([+−]) ", sum_):
        if part in "+−":
            sign = 1 if part == "+" else -1
            continue
        product = 1
        for factor in part.split(" × "):
            product *= int(factor)
        total += sign * product
    return total


@cache
def words_in(text: str) -> frozenset[str]:
    """The words of a text that name something: small, in the singular, a species of Climate as one of them."""
    found = re.findall(rf"{SPOT}|\b[A-Z][a-z]+ [A-H]\b|[^\W\d_]{{3,}}", text.replace("VP", "points"))
    return frozenset(re.sub(r"(?<=[^s]{3})s$", "", word.lower()) for word in found if word.lower() not in NO_NAMES)


@cache
def parts(sentence: str, between: str = r"[;.,]\s|\n|\s{2,}") -> Sequence[Part]:
    """The parts of a sentence that have numbers."""
    split = re.split(between, sentence)
    return [(words_in(part), frozenset(found)) for part in split if (found := numbers(part, "en"))]


class Sayings:
    """What the game says at the question of a scenario, and after each answer."""

    def __init__(self, drawn: Drawing) -> None:
        """`drawn` is in English."""
        self.scenario, self.drawing = drawn.scenario, drawn
        self.places = [drawn.words.plain(drawn.face.place(n).key) for n in range(len(drawn.match.game.places))]
        self.me = self.places[drawn.face.actor(drawn.scene(drawn.match), drawn.choice)[0]]
        self.asked = numbers(drawn.scenario.ask["en"], "en")

    def underived(self, text: str, line: int = 0) -> list[int]:
        """The numbers of a text that nothing says: of a verdict, `line` is that of its answer."""
        missing = []
        named = words_in(f"{text} {self.me}")
        said = [(words_in(rule), frozenset(numbers(rule, "en"))) for rule in self.cited]
        said += [part for one in self.told if words_in(one) & named for part in parts(one, r"\.\s")]
        said += self.seen(self.drawing.match, named)
        later: list[Part] | None = None
        sums = {int(one[2]) for one in SUM.finditer(text)}
        counted = {len({*re.findall(SPOT, text)}), len({*self.drawing.choice.values} - {DONE})}
        for sentence in re.split(r"[.;?]\s", text):
            own = words_in(sentence) | (words_in(self.me) if re.search(r"\b[Yy]ou", sentence) else frozenset())
            own = own if len(own) > 2 else named
            for n in numbers(sentence, "en"):
                if n in sums or n in counted or (n in self.asked and text != self.scenario.ask["en"]):
                    continue
                if any(n in found and words & own for words, found in said):
                    continue
                if later is None:
                    later = [*self.seen(self.ends[line], named)] if line in self.ends else []
                if not any(n in found and words & own for words, found in later):
                    missing.append(n)
        return missing

    @cached_property
    def ends(self) -> dict[int, Match[Any]]:
        """The match after each answer, by its line."""
        drawn, ends = self.drawing, {}
        for answer in self.drawing.answers:
            ends[answer.line] = drawn.match.fork()
            follow(ends[answer.line], answer.tokens[: -1 if answer.kind == "refused" else None], drawn.setup)
        named = {drawn.steps(answer.tokens)[0].value for answer in drawn.answers}
        for value in [value for value in drawn.choice.values if value not in named][:1]:
            ends[FIRST_OTHER] = drawn.match.fork()
            follow(ends[FIRST_OTHER], [drawn.choice.domain.token(value), REST], drawn.setup)
        return ends

    @cached_property
    def cited(self) -> list[str]:
        """The rules."""
        return [rules_of(self.scenario.game)[rule].texts["en"] for rule in self.scenario.rules]

    @cached_property
    def told(self) -> list[str]:
        """What is said of each answer: its words, its preview and the lines of the log."""
        drawn, face = self.drawing, self.drawing.face
        found = []
        for answer in self.drawing.answers:
            for step in drawn.steps(answer.tokens):
                label = drawn.label(step)
                found.append(f"{plain_text(label.text)} {plain_text(label.fact)}")
            if step.value in step.choice.values:
                scene, preview = drawn.scene(step.match, step.choice), step.match.preview(step.value)
                found.append(plain_text(face.preview_text(scene, step.choice, step.value, preview)))
        for end in self.ends.values():
            found += [plain_text(line[1]) for event in end.log if (line := face.log_line(drawn.words, event))]
        return found

    def seen(self, match: Match[Any], named: frozenset[str]) -> Iterator[Part]:
        """What can be read on the table of these: the position as text, its things and what explains them."""
        heads, sentences = self.table(match)
        yield from heads
        for label, more in sentences:
            if words_in(label) & named:
                yield from parts(label)
                yield from parts(more())

    @cache  # noqa: B019 (a scenario is looked at in one test)
    def table(self, match: Match[Any]) -> tuple[Sequence[Part], Sequence[tuple[str, Callable[[], str]]]]:
        """How many things begin with the same word; and each thing and piece of notation, with what explains it."""
        drawn, face = self.drawing, self.drawing.face
        scene = drawn.scene(match, match.choice)
        sentences: list[tuple[str, Callable[[], str]]] = []
        for line in position_lines(find_notation(self.scenario.game), drawn.setup, match.state, luck=False):
            word, first, *rest = line.split()
            sentences += [(self.translated(f"{word} {first} {one}"), str) for one in rest or [""]]
        heads = Counter[str]()
        name = 'aria-label|role="img" title'
        for tag in re.findall(rf"<[^<>]* (?:{name})=[^<>]*>", "".join(face.draw(scene).values())):
            label, thing = (re.search(rf' (?:{one})="([^"]*)"', tag) for one in (name, "data-card"))
            assert label
            heads.update(words_in(label[1].partition(" ")[0]))
            sentences.append((label[1], cache(partial(self.explained, scene, thing[1])) if thing else str))
        return [(frozenset({head}), frozenset({n})) for head, n in heads.items()], sentences

    def explained(self, scene: Scene[Any], thing: str) -> str:
        """What is said of a thing, if anything."""
        return " ".join(plain_text(part) for part in self.drawing.face.explain(scene, thing) or ())

    def translated(self, line: str) -> str:
        """A piece of the notation in words: names of those who play, and numbers that stand alone."""
        for token, name in zip(self.drawing.match.game.places, self.places, strict=True):
            line = re.sub(rf"\b{token}\b", name, line)
        return " ".join(re.sub(r"(?<=[A-Z]\d):|[=*_/]", " ", line.replace("vp ", "points ")).split())
