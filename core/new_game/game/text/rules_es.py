"""The rules page of Pebbles in Spanish."""

from typing import Final

RULES: Final[dict[str, str]] = {
    "rules.intro": "Pebbles es el juego con el que empieza un juego nuevo. Gana quien tiene más piedras cuando se acaba el montón.",
    "rules.turn": "Un turno",
    "rules.turn.text": "- Toma de una a {most} piedras del montón.\n- Luego puedes descartar una carta y tomar además tantas como indique.",
    "rules.end": "El final",
    "rules.end.text": "La partida termina cuando se acaba el montón. El empate se comparte.",
    "rules.col.card": "Carta",
    "rules.col.stones": "Piedras",
}
