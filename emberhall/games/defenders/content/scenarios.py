"""The scenarios: the base game and the five of the Dragon Expansion."""

from emberhall.games.defenders.content.board import at
from emberhall.games.defenders.content.enemies import AGENTS, BASE_GENERALS, DRAGON_GENERALS, GENERALS
from emberhall.games.defenders.content.kinds import Scenario

SCENARIOS: dict[str, Scenario] = {
    scenario.id: scenario
    for scenario in (
        Scenario("base", BASE_GENERALS, dragon=False, free=True, quiet=3, global_effects=False),
        Scenario("dragons_rampage", DRAGON_GENERALS),
        Scenario(
            "realm_on_fire",
            ("balazarg", "gorgutt", "sapphire", "onyx"),
            agent="agent_brimstone",
            quiet=2,
            fires_drawn=3,
            special_each=1,
        ),
        Scenario(
            "onslaught",
            free=True,
            waves=(4, 5),
            overrun_in_setup=True,
            advance=2,
            special_each=2,
            hand=4,
            quests_dealt=2,
        ),
        Scenario("land_is_dying", ("balazarg", "hemlock", "sapphire", "varkolak"), quiet=4, blight="hemlock"),
        Scenario(
            "lands_on_fire",
            BASE_GENERALS,
            quiet=4,
            fires=("monarch_city", "brookdale_village", "mccorm_highlands", "sea_bird_port"),
            brimstone_enters=True,
        ),
    )
}

for _scenario in SCENARIOS.values():
    for _colour, _general in enumerate(_scenario.generals):
        if GENERALS[_general].colour != _colour:
            raise ValueError(f"scenario {_scenario.id}: {_general} is not of colour {_colour}")
    if _scenario.agent:
        assert _scenario.agent in AGENTS
    for _place in _scenario.fires:
        at(_place)
