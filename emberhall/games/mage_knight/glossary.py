"""What the words of the game mean, and what each scenario is about."""

from emberhall.games.mage_knight.rules.scenario import agreed
from emberhall.games.mage_knight.state import Setup
from emberhall.kernel import Aim, msg

#: Words that stand on cards, in questions and in fights, with the rules that explain them.
GLOSSARY: dict[str, tuple[str, ...]] = {
    "sideways": ("MK-DEED-12", "MK-DEED-13"),
    "plunder": ("MKW-PLUND-01",),
    "swift": ("MK-ABIL-08",),
    "brutal": ("MK-ABIL-09",),
    "poison": ("MK-ABIL-10",),
    "paralyze": ("MK-ABIL-11",),
    "summon": ("MK-ABIL-07",),
    "assassination": ("MK-ABIL-12",),
    "cumbersome": ("MK-ABIL-13",),
    "vampirism": ("MK-ABIL-16",),
    "fortified": ("MK-ABIL-17", "MK-ABIL-18"),
    "elusive": ("MK-ABIL-19",),
    "arcane-immunity": ("MK-ABIL-22",),
    "resistance": ("MK-ABIL-25", "MK-ABIL-26", "MK-ABIL-27"),
    "siege": ("MK-RANGED-06",),
    "ranged": ("MK-RANGED-03", "MK-RANGED-05"),
    "cold-fire": ("MK-ABIL-06", "MK-ABIL-28"),
    "rampaging": ("MK-MOVE-13", "MK-MOVE-14"),
    "provoke": ("MK-MOVE-14",),
    "safe-space": ("MK-SAFE-01", "MK-SAFE-02", "MK-SAFE-03"),
    "knocked-out": ("MK-DAMAGE-23",),
    "crystal": ("MK-MANA-03", "MK-MANA-04"),
    "source": ("MK-MANA-12", "MK-MANA-13"),
    "reputation": ("MK-INTER-04", "MK-INTER-06"),
    "throw-away": ("MK-EFFECT-20", "MK-EFFECT-21"),
}

#: The scenarios that have rules of their own to be told, and how many.
_SPECIAL = {
    "first_reconnaissance": 2,
    "mines_liberation": 3,
    "druid_nights": 3,
    "dungeon_lords": 3,
    "conquer_and_hold": 3,
    "one_to_return": 1,
    "volkares_return": 3,
    "volkares_return_blitz": 3,
    "volkares_quest": 3,
    "life_and_death": 3,
    "life_and_death_together": 3,
    "realm_of_the_dead": 3,
    "realm_of_the_dead_together": 3,
    "hidden_valley": 3,
    "hidden_valley_together": 3,
    "lost_relic": 3,
    "lost_relic_together": 3,
}


def aim(setup: Setup, seats: int) -> Aim:
    """The goal of the scenario, its end and its special rules."""
    scenario = agreed(setup, seats)
    word = scenario.id.replace("_", "-")
    end = [msg("aim-rounds", n=scenario.rounds[seats - 1])]
    if scenario.goal != "none":
        end.append(msg("aim-last-turns"))
    end.append(msg("aim-scored", how=scenario.scoring))
    special = [msg(f"aim-special-{word}-{n}") for n in range(1, _SPECIAL.get(scenario.id, 0) + 1)]
    if scenario.head_start:
        special.append(msg("aim-head-start"))
    if seats > 1 and not scenario.hero_combat:
        special.append(msg("aim-no-hero-combat"))
    return Aim(msg(f"aim-goal-{word}"), tuple(end), tuple(special))
