"""Sittings at tables: the only thing a page talks to. `handle` takes and returns JSON text and never raises."""

from __future__ import annotations

from .desk import handle

__all__ = ["handle", "static_pages"]


def static_pages() -> list[dict[str, object]]:
    """The pages of the site: path, template and context of each, with the opening position already drawn."""
    from .pages import static_pages

    return static_pages()
