"""Rampage! and More Rampage!: where rampaging enemies were defeated, new ones may come."""

from emberhall.games.mage_knight.ground import ground
from emberhall.games.mage_knight.rules.foes import draw_enemy, token_left
from emberhall.games.mage_knight.state import Table
from emberhall.games.mage_knight.terms import BLACK, BLUE, BROWN_PILE, GOLD, GREEN, RED, WHITE
from emberhall.kernel import msg

WARM, COLD = (RED, GREEN, GOLD), (WHITE, BLUE, BLACK)


def rampage(t: Table) -> None:
    """At the end of a Round: a die for each space without its enemy.

    MK-RAMP-02, MK-RAMP-03, MK-RAMP-04, MK-RAMP-08, MK-RAMP-10, MK-RAMP-11.
    """
    state = t.state
    more = state.setup.rampage == "more_rampage"
    worst = BLACK if state.night else GOLD
    land = ground(state)
    heroes = [player.at for player in state.players]
    for at, place in state.places.items():
        pile = land.hexes[at].rampaging
        if pile < 0 or place.enemies or place.site:
            continue
        colour = t.below(6)
        fits = colour in (COLD if state.night else WARM)
        if at in heroes or not (more or fits):
            continue
        brown = fits if more else colour == worst
        for kind in (pile, BROWN_PILE) if brown else (pile,):
            if token_left(t, kind):
                place.enemies.add(draw_enemy(t, kind))
        if place.enemies:
            state.rampaging.append(at)
            t.say(msg("say-rampage", n=len(place.enemies)))
