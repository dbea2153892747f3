"""Parts of a rules page: texts and tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from speciate.locale import Words


def text(words: Words, key: str, **blanks: object) -> str:
    """Paragraphs and lists of a message; nothing where there is no such message."""
    if key not in words:
        return ""
    out: list[str] = []
    for line in words(key, **blanks).split("\n"):
        if not line.startswith("- "):
            out.append(f"<p>{line}</p>")
        elif out and out[-1].endswith("</ul>"):
            out[-1] = f"{out[-1][:-5]}<li>{line[2:]}</li></ul>"
        else:
            out.append(f"<ul><li>{line[2:]}</li></ul>")
    return "".join(out)


def table(heads: Iterable[str], rows: Iterable[Sequence[str]], css: str = "") -> str:
    """A table whose first column names the row; a long one falls apart on a phone."""
    top = "".join(f'<th scope="col">{head}</th>' for head in heads)
    body = "".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in rest)}</tr>' for first, *rest in rows
    )
    made = f'<table class="{css}"><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>'
    return f'<div class="wide" tabindex="0">{made}</div>'


def page(words: Words, lead: str, chapters: dict[str, str]) -> str:
    """The whole page below its title: contents, then each chapter under its name."""
    contents = "".join(f'<li><a href="#{c}">{words(f"rules.{c}")}</a></li>' for c in chapters)
    body = "".join(f'<section id="{c}"><h2>{words(f"rules.{c}")}</h2>{told}</section>' for c, told in chapters.items())
    return f'{lead}<nav aria-label="{words.plain("rules.contents")}"><ol class="toc">{contents}</ol></nav>{body}'
