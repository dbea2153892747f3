"""La pagina delle regole di Pebbles in italiano."""

from typing import Final

RULES: Final[dict[str, str]] = {
    "rules.intro": "Pebbles è il gioco con cui un gioco nuovo comincia. Vince chi ha più sassi quando il mucchio è finito.",
    "rules.turn": "Un turno",
    "rules.turn.text": "- Prendi da uno a {most} sassi dal mucchio.\n- Poi puoi scartare una carta e prenderne altri, quanti ne indica.",
    "rules.end": "La fine",
    "rules.end.text": "La partita finisce quando il mucchio è finito. Il pareggio è condiviso.",
    "rules.col.card": "Carta",
    "rules.col.stones": "Sassi",
}
