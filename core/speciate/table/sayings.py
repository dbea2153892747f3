"""The words of a notation in the words of a language: what a form of a position shows beside them."""

from __future__ import annotations

from typing import Any

from speciate.engine.deeds import Seats, Variant, numbers_left
from speciate.engine.lenses import NONE_WORD, UNKNOWN, Names, Piece, names_of
from speciate.engine.notation import Table
from speciate.engine.state import State
from speciate.locale import Words


class Sayings:
    """How a language says what stands in a text, and how many there are left of it."""

    def __init__(self, table: Table[Any], g: State, w: Words) -> None:
        self.w = w
        self._left = numbers_left(table, g)
        self._keys, self._kinds = (
            Names("any", (), texts=[text for kind in kinds if kind for text in names_of(kind, g).texts])
            for names in (("owners", "keys"), ("kind",))
            for kinds in [[getattr(lens, name, None) for lens in table.lenses for name in names]]
        )

    def word(self, word: str, *parts: str) -> str:
        """The label of a word of the notation, or of a part of its lines; the word itself where it has none."""
        key = ".".join(("put", word, *parts))
        return self.w.plain(key) if key in self.w else (parts or (word,))[-1]

    def thing(self, kind: Names, word: str) -> str:
        """What a word of some kind stands for."""
        if isinstance(kind, Seats):
            return self.w.plain("setup.out") if word == NONE_WORD else self.w.plain("make.player", n=int(word) + 1)
        if isinstance(kind, Variant):
            key = f"{kind.texts[0]}.{word}"
            return self.w.plain(key if key in self.w else "make.on" if kind.values[word] else "make.off")
        if word in (NONE_WORD, UNKNOWN):
            return self.w.plain("make.nothing" if word == NONE_WORD else "make.unknown")
        if word.endswith(UNKNOWN):
            return self.w.plain("make.face_down", what=self.thing(kind, word.removesuffix(UNKNOWN)))
        head, sign, rest = word.partition(":")
        for name, end in (word, ""), (head, f" · {self.thing(self._kinds, rest)}" if sign else ""):
            for key in (f"{text}.{name}{part}" for text in kind.texts for part in (".title", "")):
                if key in self.w and "{" not in self.w.raw(key):
                    return self.w.plain(key) + end
        parts = word.split("-")
        if len(parts) > 1:
            return " · ".join(self.thing(kind, part) for part in parts)
        stem = word.rstrip("123456789")
        return (
            f"{self.thing(kind, stem)} {word.removeprefix(stem)}" if stem not in ("", word) and stem.islower() else word
        )

    def named(self, word: str) -> str:
        """What a word stands for that leads to a place: of any kind that this game has."""
        return self.thing(self._keys, word)

    def offer(self, word: str, kind: Names, thing: str) -> str:
        """A thing as it is offered; where the box has several of it, with the number left."""
        return " · ".join([self.thing(kind, thing), *self._left_of(word, thing)])

    def _left_of(self, word: str, thing: str) -> list[str]:
        """The number left of a thing, in words, where the box has several of it; else nothing."""
        for kinds, total, rest in self._left.get(word, ()):
            mine = [i for i, token in enumerate(kinds.tokens) if thing in (token, token.partition(":")[0])]
            if mine and max(total) > 1:
                return [self.w.plain("make.left", n=max(0, sum(rest[i] for i in mine)))]
        return []

    def is_used_up(self, word: str, thing: str) -> bool:
        """Whether a thing of which there is only one lies somewhere."""
        return any(
            thing in kinds.tokens and rest[kinds.values[thing]] < 1
            for kinds, total, rest in self._left.get(word, ())
            if max(total) == 1
        )

    def more(self, word: str, piece: Piece) -> list[str]:
        """What there is to say of a piece beside its name: how long it lives, and the number left."""
        lives = [] if piece.lives is None else [self.w.plain("make.lives", n=piece.lives)]
        return [*lives, *self._left_of(word, piece.of)]
