"""Every card of the campaign, wherever it lies: events, quests, designs, side scenarios, boxes."""

from collections.abc import Iterator

from emberhall.games.gloomhaven.campaign.world import World


def components(d: World) -> Iterator[str]:
    """Cards that are in the same number throughout an interlude: boxes of classes, sealed or open."""
    yield from (f"box:{box}" for box in (*d.sealed, *d.classes))
