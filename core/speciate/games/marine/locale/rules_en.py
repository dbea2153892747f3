"""The rules page of Marine in English."""

from typing import Final

RULES: Final[dict[str, str]] = {}
