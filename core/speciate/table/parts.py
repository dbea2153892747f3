"""Small pieces of markup that every region is made of."""

from __future__ import annotations

from functools import lru_cache

from speciate.draw.html import icon
from speciate.draw.markup import NOTHING, Markup, join, markup

KEYS = "123456789abcdefghijklmnopqstvwxyz"
"""The keys of choices, in order. `r` and `u` are redo and undo everywhere."""
SKIP_KEY = "0"


def ic(name: str) -> Markup:
    """An icon of the page itself, by the name of its symbol without "ic-"."""
    return icon(f"ic-{name}")


@lru_cache(1024, typed=True)  # from one drawing to the next most buttons stay; plain text is not the same as markup
def button(do: str, text: str, *, cls: str = "btn", name: str = "", off: bool = False, **data: object) -> Markup:
    """A button that tells the page what to ask for: `data-do` and the rest as `data-*`.

    `text` may be Markup or plain text; `name`, its label where it shows a symbol alone, is plain text.
    """
    return markup(
        '<button type="button" class="{cls}"{ident} data-do="{do}"{extra}{label}{state}>{text}</button>',
        cls=cls,
        ident=markup(' id="{}"', data["id"]) if "id" in data else NOTHING,
        do=do,
        extra=join(markup(' data-{}="{}"', key, value) for key, value in data.items() if key != "id"),
        label=markup(' aria-label="{name}" title="{name}"', name=name) if name else NOTHING,
        state=" disabled" if off else "",
        text=text,
    )
