"""The eight heroes."""

from emberhall.games.defenders.content.kinds import HeroSheet, Skill
from emberhall.games.defenders.effects.nodes.traits import (
    Ambush,
    Archery,
    AttackStyle,
    Crafty,
    DiceBonus,
    Fireball,
    FreeTravel,
    FreshMount,
    Hide,
    IgnoreWound,
    LoreOfLand,
    MoreEveningCards,
    MoreQuestDice,
    NoFear,
    RerollFailed,
    SanctifyLand,
    ShapeShifter,
    Teleport,
    TurnUndead,
    Wisdom,
)
from emberhall.games.defenders.terms import BLUE, GREEN, RED

HEROES: dict[str, HeroSheet] = {
    hero.id: hero
    for hero in (
        HeroSheet("cleric", 6, (
            Skill("blessed_attacks", (DiceBonus(1, kinds=("undead", "demon", "zealot"), generals=False),)),
            Skill("turn_undead", (TurnUndead(),)),
            Skill("sanctify_land", (SanctifyLand(),)),
        )),
        HeroSheet("dwarf", 5, (
            Skill("mountain_lore", (LoreOfLand(RED),)),
            Skill("dragon_slayer", (RerollFailed(kinds=("dragonkin",), foes=("sapphire",)),)),
            Skill("armor_and_toughness", (IgnoreWound(),)),
        )),
        HeroSheet("eagle_rider", 4, (
            Skill("eagle_flight", (FreeTravel(4, eagle=True),)),
            Skill("fresh_mount", (FreshMount(BLUE),)),
            Skill("attack_style", (AttackStyle(),)),
        )),
        HeroSheet("paladin", 5, (
            Skill("noble_steed", (FreeTravel(2),)),
            Skill("bravery", (NoFear(),)),
            Skill("aura_of_righteousness", (IgnoreWound(),)),
        )),
        HeroSheet("ranger", 5, (
            Skill("woods_lore", (DiceBonus(1, colour=GREEN),)),
            Skill("archery", (Archery(),)),
            Skill("elf_support", (LoreOfLand(GREEN),)),
        )),
        HeroSheet("rogue", 6, (
            Skill("hide_in_the_shadows", (Hide(),)),
            Skill("thievery", (MoreEveningCards(1, chest=True),)),
            Skill("crafty", (Crafty(5),)),
        )),
        HeroSheet("sorceress", 6, (
            Skill("shape_shifter", (ShapeShifter(),)),
            Skill("ambush", (Ambush(2, 1),)),
            Skill("visions", (MoreQuestDice(1),)),
        )),
        HeroSheet("wizard", 5, (
            Skill("teleport", (Teleport(),)),
            Skill("fireball", (Fireball(),)),
            Skill("wisdom", (Wisdom(),)),
        )),
    )
}  # fmt: skip
