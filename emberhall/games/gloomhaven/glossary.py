"""The terms that rules explain, and the aim of each scenario."""

from emberhall.games.gloomhaven.content import scenario
from emberhall.games.gloomhaven.effects.printed import aims, beginnings, losses, special_rules
from emberhall.games.gloomhaven.effects.wording import row
from emberhall.games.gloomhaven.state import Setup
from emberhall.kernel import Aim, msg

#: Terms on cards and in questions, with the rules that explain them.
GLOSSARY: dict[str, tuple[str, ...]] = {
    "poison": ("GH-COND-09", "GH-COND-10"),
    "wound": ("GH-COND-11", "GH-COND-12"),
    "immobilize": ("GH-COND-14", "GH-COND-15"),
    "disarm": ("GH-COND-17", "GH-COND-18"),
    "stun": ("GH-COND-19", "GH-COND-21"),
    "muddle": ("GH-COND-23", "GH-COND-24"),
    "invisible": ("GH-COND-32", "GH-COND-34"),
    "strengthen": ("GH-COND-36", "GH-COND-37"),
    "curse": ("GH-COND-25", "GH-COND-26"),
    "bless": ("GH-COND-38", "GH-COND-39"),
    "pierce": ("GH-EFFECT-15", "GH-EFFECT-16"),
    "shield": ("GH-SHIELD-01", "GH-SHIELD-02"),
    "retaliate": ("GH-RETAL-01", "GH-RETAL-02"),
    "jump": ("GH-MOVE-08", "GH-MOVE-09"),
    "loot": ("GH-LOOT-01", "GH-LOOT-03"),
    "advantage": ("GH-ADV-01", "GH-ADV-02"),
    "focus": ("GH-FOCUS-02", "GH-FOCUS-08"),
    "short-rest": ("GH-REST-03", "GH-REST-04"),
    "long-rest": ("GH-REST-08", "GH-REST-10", "GH-REST-11", "GH-REST-12"),
}


def aim(setup: Setup, seats: int) -> Aim:
    """How the scenario is won and lost, how it begins, and its special rules."""
    page = scenario(setup.scenario)
    goal = row(aims(page), "aim-and")
    return Aim(goal, (*losses(page), msg("aim-all-exhausted")), (*beginnings(page), *special_rules(page)))
