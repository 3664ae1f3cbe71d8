"""Rune tokens: who looks at them, how a dragon rune is received, how they are moved and revealed."""

from emberhall.games.runewars.rules.control import rune_eyes
from emberhall.games.runewars.state import Land


def look(t: Land, area: str) -> None:
    """Who controls an area, or has a hero there, looks at its rune, and knows it from then on (RW-RUNE-10)."""
    zone = t.state.places[area].rune
    if zone:
        eyes = rune_eyes(t.state, area)
        for rune in zone:
            if eyes & ~zone.seen_by(rune):
                t.show(rune, zone, eyes)
