"""Parts of a rules page: texts and tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.locale import Words


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


def page(words: Words, lead: Markup, chapters: Mapping[str, Markup]) -> Markup:
    """The whole page below its title: contents, then each chapter under its name."""
    contents = join(markup('<li><a href="#{c}">{}</a></li>', words(f"rules.{c}"), c=c) for c in chapters)
    body = join(
        markup('<section id="{c}"><h2>{}</h2>{content}</section>', words(f"rules.{c}"), c=c, content=content)
        for c, content in chapters.items()
    )
    return markup(
        '{lead}<nav aria-label="{}"><ol class="toc">{contents}</ol></nav>{body}',
        words.plain("rules.contents"),
        lead=lead,
        contents=contents,
        body=body,
    )
