"""What the words of the game mean, and what each quest is about."""

from emberhall.games.sword_sorcery.content import QUESTS
from emberhall.games.sword_sorcery.state import Setup
from emberhall.games.sword_sorcery.terms import named
from emberhall.kernel import Aim, msg

#: Words that stand on cards, in questions and in fights, with the rules that explain them.
GLOSSARY: dict[str, tuple[str, ...]] = {
    "engaged": ("SS-HERO-09", "SS-ENGAGE-02"),
    "evade": ("SS-FREE-04", "SS-FREE-05", "SS-FREE-06"),
    "control": ("SS-AREA-01", "SS-AREA-04"),
    "domination": ("SS-AREA-02", "SS-ATK-03"),
    "armor": ("SS-DEF-02", "SS-DEF-03"),
    "shield-token": ("SS-DEF-04", "SS-FX-10"),
    "lethal": ("SS-FULL-FX-03", "SS-FULL-DEF-05"),
    "critical": ("SS-FX-01",),
    "area-of-effect": ("SS-FULL-FX-01", "SS-FX-08"),
    "bash": ("SS-FULL-FX-04",),
    "save": ("SS-FULL-SAVE-01",),
    "soul-rank": ("SS-SOUL-01", "SS-SOUL-02", "SS-SOUL-03"),
    "shards": ("SS-FULL-ENEMY-07", "SS-SOUL-01"),
    "provoke": ("SS-FULL-MASTER-02", "SS-FULL-MASTER-03"),
    "knocked-down": ("SS-KD-01", "SS-KD-02", "SS-KD-03"),
    "poison": ("SS-POISON-01", "SS-POISON-02"),
    "blindness": ("SS-BLIND-01", "SS-BLIND-03"),
    "slow": ("SS-SLOW-01", "SS-SLOW-03"),
    "stun": ("SS-STUN-01", "SS-STUN-03"),
    "bleeding": ("SS-BLEED-01", "SS-BLEED-02"),
    "exhaustion": ("SS-EXH-01", "SS-EXH-03"),
    "burning": ("SS-FX-03", "SS-FX-04"),
    "ghost": ("SS-FULL-GHOST-01", "SS-FULL-RES-01"),
    "shadow": ("SS-FULL-ENEMY-09",),
    "horde": ("SS-FULL-ENEMY-06",),
}


def aim(setup: Setup, seats: int) -> Aim:
    """The aim of the quest, how it is lost, and the steps on the way."""
    *before, last = QUESTS[setup.quest].objectives
    lost = tuple(msg(f"aim-lost-{how}") for how in ("dead", "clock"))
    return Aim(named("objective", last.id), lost, tuple(named("objective", step.id) for step in before))
