"""Small pieces of markup that every region is made of."""

from __future__ import annotations

from speciate.draw.html import icon

KEYS = "123456789abcdefghijklmnopqstvwxyz"
"""The keys of choices, in order. `r` and `u` are redo and undo everywhere."""
SKIP_KEY = "0"


def ic(name: str) -> str:
    """An icon of the page itself, by the name of its symbol without "ic-"."""
    return icon(f"ic-{name}")


def button(do: str, text: str, *, cls: str = "btn", name: str = "", off: bool = False, **data: object) -> str:
    """A button that tells the page what to ask for: `data-do` and the rest as `data-*`."""
    extra = "".join(f' data-{key}="{value}"' for key, value in data.items() if key != "id")
    label = f' aria-label="{name}" title="{name}"' if name else ""
    ident = f' id="{data["id"]}"' if "id" in data else ""
    state = " disabled" if off else ""
    return f'<button type="button" class="{cls}"{ident} data-do="{do}"{extra}{label}{state}>{text}</button>'
