"""The campaign: a world with its parties, characters, city and roads.

Between scenarios the campaign is a `World` (`world`). `travel.ahead` says what may be played next: a scenario, in
campaign or casual mode; the road to it, with its event; the city; a city event; rewards to divide; another party. A
scenario gets what it needs as `Setup.company` (`travel.options`), and `rewards.carry` writes its result into the world.

The chapters of the rulebook are modules: `creation`, `shop`, `levels`, `enhancing`, `retiring`, `events`, `parties`.
`city.CITY` gathers what can be done in the city; all players do it at once, each at the sheets of their own chair.
Whatever the world gains or loses goes through `unlocking`; what personal quests count, through `quests`.
"""

from functools import partial

from emberhall.games.gloomhaven.campaign.answers import why_not
from emberhall.games.gloomhaven.campaign.city import city
from emberhall.games.gloomhaven.campaign.components import components
from emberhall.games.gloomhaven.campaign.founding import begin, joins, leaves
from emberhall.games.gloomhaven.campaign.parties import parties
from emberhall.games.gloomhaven.campaign.rewards import carry, rewards
from emberhall.games.gloomhaven.campaign.scene import scene
from emberhall.games.gloomhaven.campaign.secretariat import SECRETARIAT
from emberhall.games.gloomhaven.campaign.spoilers import locked, tally
from emberhall.games.gloomhaven.campaign.travel import ahead, options
from emberhall.games.gloomhaven.campaign.under_way import city_event, road
from emberhall.games.gloomhaven.campaign.world import Agreement, World
from emberhall.games.gloomhaven.content import NUMBERS
from emberhall.kernel import Campaign

GLOOMHAVEN: Campaign[World] = Campaign(
    document=World,
    begin=begin,
    ahead=ahead,
    options=options,
    carry=carry,
    scene=scene,
    why_not=why_not,
    joins=joins,
    leaves=leaves,
    interludes={
        "city": city,
        "event": city_event,
        "rewards": rewards,
        "parties": parties,
        **{f"road-{number}": partial(road, number) for number in NUMBERS},
    },
    agreement=Agreement,
    components=components,
    exchanges={"secretariat": SECRETARIAT},
    locked=locked,
    tally=tally,
    bots={"companion": "emberhall.games.gloomhaven.campaign.companion:CompanionAgent"},
    longest=5000,
)

__all__ = ["GLOOMHAVEN", "Agreement", "World"]
