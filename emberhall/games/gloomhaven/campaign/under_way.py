"""Events in the city and on the road to a scenario."""

from emberhall.games.gloomhaven.campaign import quests
from emberhall.games.gloomhaven.campaign.events import play_event
from emberhall.games.gloomhaven.campaign.names import scenario_name
from emberhall.games.gloomhaven.campaign.world import Table
from emberhall.kernel import CHECKPOINT, Flow, Outcome, msg


def city_event(t: Table) -> Flow[Outcome]:
    """Play the city event of this visit (GH-CITYEV-01, GH-CITYEV-02)."""
    d = t.state
    yield CHECKPOINT
    d.sheet.event_due = False
    yield from play_event(t, "city")
    quests.check(t, d.members())
    return Outcome(tuple(d.party), msg("end-event"))


def road(number: int, t: Table) -> Flow[Outcome]:
    """Travel to a scenario: a road event is played on the way (GH-TRAVEL-02)."""
    d = t.state
    yield CHECKPOINT
    t.say(msg("say-travel", place=scenario_name(number)))
    d.sheet.heading = number
    yield from play_event(t, "road")
    quests.check(t, d.members())
    return Outcome(tuple(d.party), msg("end-road"))
