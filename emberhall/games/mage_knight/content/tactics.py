"""Tactic cards: six for the Day, six for the Night; the number sets the Round Order."""

from emberhall.games.mage_knight.content.kinds import Tactic

_DAY = ("early_bird", "rethink", "mana_steal", "planning", "great_start", "the_right_moment")
_NIGHT = ("from_the_dusk", "long_night", "mana_search", "midnight_meditation", "preparation", "sparing_power")

TACTICS: tuple[Tactic, ...] = (
    *(Tactic(id, number, night=False) for number, id in enumerate(_DAY, 1)),
    *(Tactic(id, number, night=True) for number, id in enumerate(_NIGHT, 1)),
)
