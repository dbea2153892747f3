"""The rules page of a game, and its parts: texts, tables, contents, and every rule by its id."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.engine.rulebook import Rule, chapters_of, rules_of
from speciate.locale import LANGUAGES, Words, plain_text
from speciate.locale import words as words_of


def text(words: Words, key: str, **blanks: object) -> Markup:
    """Paragraphs and lists of a message; nothing where there is no such message."""
    if key not in words:
        return NOTHING
    lines = map(Markup, words(key, **blanks).split("\n"))  # A message has no tag over two lines.
    return join(_block(item, lines) for item, lines in groupby(lines, lambda line: line.startswith("- ")))


def _block(item: bool, lines: Iterable[Markup]) -> Markup:
    """Lines of a message that are all items of one list, or all paragraphs."""
    if item:
        return markup("<ul>{}</ul>", join(markup("<li>{}</li>", Markup(line[2:])) for line in lines))
    return join(markup("<p>{}</p>", line) for line in lines)


Cell = Markup | int
"""What stands in a cell of a table."""


def table(heads: Iterable[Markup], rows: Iterable[Sequence[Cell]], css: str = "") -> Markup:
    """A table whose first column names the row; a long one falls apart on a phone."""
    top = join(markup('<th scope="col">{head}</th>', head=head) for head in heads)
    body = join(
        markup(
            '<tr><th scope="row">{first}</th>{}</tr>',
            join(markup("<td>{cell}</td>", cell=cell) for cell in rest),
            first=first,
        )
        for first, *rest in rows
    )
    table = markup(
        '<table class="{css}"><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>', css=css, top=top, body=body
    )
    return markup('<div class="wide" tabindex="0">{table}</div>', table=table)


def card_name(words: Words, anchor: str, key: str) -> Markup:
    """The name of a card or trait in its row, and in `data-also` its names in other languages: it is found by all."""
    also = " ".join(plain_text(words_of(lang, words.game)(key)) for lang in LANGUAGES if lang != words.lang)
    return markup(
        '<span class="cname" id="{anchor}" data-also="{also}">{}</span>', words(key), anchor=anchor, also=also
    )


def page(words: Words, lead: Markup, chapters: Mapping[str, Markup]) -> Markup:
    """The whole page below its title: contents and search, each chapter under its name, then every rule by its id."""
    rules = [(chapter, list(found)) for chapter, found in groupby(rules_of(words.game).values(), lambda r: r.chapter)]
    body = join(
        markup('<section id="{c}"><h2>{}</h2>{content}</section>', words(f"rules.{c}"), c=c, content=content)
        for c, content in chapters.items()
    )
    return markup(
        '{contents}<div class="book">{lead}{body}{numbered}</div>',
        contents=_contents(words, chapters, rules),
        lead=lead,
        body=body,
        numbered=_numbered(words, rules) if rules else NOTHING,
    )


_Chapters = Sequence[tuple[str, Sequence[Rule]]]
"""The rules of a game under the ids of their chapters."""


def _contents(words: Words, chapters: Iterable[str], rules: _Chapters) -> Markup:
    """Links to the chapters, then to the rules of each numbered chapter, which opens; above them the search."""
    told = [markup('<li><a href="#{c}">{}</a></li>', words(f"rules.{c}"), c=c) for c in chapters]
    numbered = []
    for chapter, found in rules:
        inner = join(
            markup('<li><a href="#{id}"><span>{id}</span>{}</a></li>', words.translated(rule.titles), id=rule.id)
            for rule in found
        )
        numbered.append(
            markup(
                '<li><details name="chapter"><summary><span>{}</span>{}</summary><ol>{inner}</ol></details></li>',
                chapter,
                words.translated(chapters_of(words.game)[chapter]),
                inner=inner,
            )
        )
    return markup(
        '<nav class="contents" aria-label="{label}">{search}'
        '<details id="contents"><summary>{label}</summary>{told}{numbered}</details></nav>',
        search=_search(words),
        label=words.plain("rules.contents"),
        told=_list_of(words, "rules", told),
        numbered=_list_of(words, "numbered", numbered),
    )


def _list_of(words: Words, name: str, links: list[Markup]) -> Markup:
    """A list of the contents below its heading."""
    return markup(
        '<p class="cap" id="toc-{name}">{}</p><ol class="toc" aria-labelledby="toc-{name}">{}</ol>',
        words(f"book.toc.{name}"),
        join(links),
        name=name,
    )


def _search(words: Words) -> Markup:
    """The field that finds rules, and where it says how many. `web/book.js` does the finding."""
    return markup(
        '<div class="seek" role="search"><input type="search" id="book-find" aria-label="{label}" placeholder="{label}"'
        ' autocomplete="off" enterkeyhint="search" aria-keyshortcuts="/"/><kbd aria-hidden="true">/</kbd>'
        '<p id="book-found" role="status"></p></div>',
        label=words.plain("book.find"),
    )


def _numbered(words: Words, rules: _Chapters) -> Markup:
    """Every rule: its id, which is its anchor, its title and its two sentences."""
    parts = join(
        markup(
            '<section id="{id}"><h3>{id} {}</h3>{rules}</section>',
            words.translated(chapters_of(words.game)[chapter]),
            id=chapter,
            rules=join(_rule(words, rule) for rule in found),
        )
        for chapter, found in rules
    )
    return markup(
        '<section id="numbered"><h2>{}</h2><p>{}</p>{parts}</section>',
        words("book.rules"),
        words("book.rules.note"),
        parts=parts,
    )


def _rule(words: Words, rule: Rule) -> Markup:
    """A rule; `data-also` has its titles in the other languages, by which it is found as well.

    A comment with its id stands where it ends: there the build puts what can be tried (see `parts`).
    """
    also = " ".join(title for lang, title in rule.titles.items() if lang != words.lang)
    return markup(
        '<div class="rule" id="{id}" tabindex="-1" data-also="{also}">'
        '<h4><a class="rule-id" href="#{id}"><span class="vh">{} </span>{id}</a> {}</h4><p>{}</p><!--{id}--></div>',
        words("book.rule"),
        words.translated(rule.titles),
        words.translated(rule.texts),
        id=rule.id,
        also=also,
    )


def parts(page: Markup) -> list[tuple[Markup, str]]:
    """A rules page cut where its rules end; each part with the id of the rule, "" for what follows the last rule."""
    found = re.split(r"<!--(\S+)-->", page)
    return [(Markup(part), rule) for part, rule in zip(found[::2], [*found[1::2], ""], strict=True)]
