"""The enemy: races of minions, Generals, Agents, and the War Status."""

from msgspec.structs import replace

from emberhall.games.defenders.content.board import PATHS, at
from emberhall.games.defenders.content.kinds import ALL_CARDS, Agent, GeneralCard, MinionKind, Penalty
from emberhall.games.defenders.terms import BLACK, BLUE, GREEN, RED

MINION_KINDS: dict[str, MinionKind] = {
    kind.id: kind
    for kind in (
        MinionKind("demon", RED, 4, "base", third="taint"),
        MinionKind("orc", GREEN, 3, "base"),
        MinionKind("dragonkin", BLUE, 5, "base"),
        MinionKind("undead", BLACK, 4, "base", fear=True),
        MinionKind("fire_elemental", RED, 4, "dragon", third="fire"),
        MinionKind("imp", GREEN, 3, "dragon", swift_wings=True, mischievous=True),
        MinionKind("zealot", BLACK, 4, "dragon", berserk=True),
        MinionKind("dragon_master", BLUE, 0, "dragon"),
    )
}

#: Figures of each colour in the box, used for the base and the dragon race alike.
MINIONS_PER_COLOUR = 25
CRYSTALS = 12
GATES = 5
FIRES = 10


def _marching(card: GeneralCard) -> GeneralCard:
    """The General on the path of his colour."""
    path = PATHS[card.colour]
    return replace(card, path=path, start=path[0])


GENERALS: dict[str, GeneralCard] = {
    general.id: general
    for general in (
        _marching(GeneralCard("balazarg", RED, "base", "demon", 6, 4, "corruption",
                              Penalty(wound_die=3, cards=ALL_CARDS), major=1)),
        _marching(GeneralCard("gorgutt", GREEN, "base", "orc", 6, 3, "parry", Penalty(wounds=2, cards=2), major=2)),
        _marching(GeneralCard("sapphire", BLUE, "base", "dragonkin", 4, 5, "regeneration",
                              Penalty(wounds=3, card_die=6))),
        _marching(GeneralCard("varkolak", BLACK, "base", "undead", 5, 4, "no_rerolls",
                              Penalty(wound_die=6, card_die=6))),
        GeneralCard("brimstone", RED, "dragon", "fire_elemental", 6, 5, "fire_breath",
                    Penalty(wounds=3, card_die=3), major=2, start=at("fire_river")),
        _marching(GeneralCard("hemlock", GREEN, "dragon", "imp", 6, 4, "poison_breath",
                              Penalty(wounds=2, cards=3), major=2)),
        _marching(GeneralCard("onyx", BLACK, "dragon", "zealot", 5, 5, "acid_breath",
                              Penalty(wound_die=6, cards=2), major=1)),
        _marching(GeneralCard("sapphire_dragon", BLUE, "dragon", "dragon_master", 4, 5, "regeneration",
                              Penalty(wounds=3, card_die=6), life_per_dragon=1, also="sapphire")),
    )
}  # fmt: skip

#: The General of each colour in the base game.
BASE_GENERALS = ("balazarg", "gorgutt", "sapphire", "varkolak")
#: The dragon of each colour.
DRAGON_GENERALS = ("brimstone", "hemlock", "sapphire_dragon", "onyx")

AGENTS: dict[str, Agent] = {
    agent.id: agent
    for agent in (
        Agent("agent_brimstone", "brimstone", RED, at("fire_river"), 4, 5, "fire_breath", Penalty(wounds=2), "flight"),
        Agent("agent_hemlock", "hemlock", GREEN, at("wyvern_forest"), 4, 4, "poison_breath",
              Penalty(wounds=1, cards=1), "green"),
        Agent("agent_onyx", "onyx", BLACK, at("mccorm_highlands"), 4, 5, "acid_breath", Penalty(wounds=2), "hunt"),
    )
}  # fmt: skip

#: An Agent in battle: the dragon's card with the figures of the Agent card.
AGENT_SHEETS: dict[str, GeneralCard] = {
    agent.id: replace(
        GENERALS[agent.dragon], life=agent.life, hit=agent.hit, skill=agent.skill, penalty=agent.penalty, major=0
    )
    for agent in AGENTS.values()
}

#: War Status by Generals defeated: (cards drawn each Night, how many of them are used fully).
WAR_STATUS = ((1, 1), (2, 1), (3, 2))
