"""The order of turns: by initiative, and where that does not tell, as the players decide."""

from emberhall.games.gloomhaven import choices as opt
from emberhall.games.gloomhaven.rules.deciding import players_decide
from emberhall.games.gloomhaven.state import GH, Gloomhaven, Play
from emberhall.games.gloomhaven.terms import NOBODY
from emberhall.kernel import Flow, msg


def place(state: Gloomhaven, play: Play) -> tuple[int, int, int]:
    """Earlier initiative, players before monsters, the lower second card (GH-INIT-03, -05, -07)."""
    if play.monsters or play.ally:
        return (play.initiative, 1, 0)
    return (play.initiative, 0, state.characters[play.character].second)


def in_order(t: GH, plays: list[Play]) -> Flow[list[Play]]:
    """The plays in order; where nothing tells them apart the players decide (GH-INIT-06, -08, -09)."""
    state = t.state
    left = sorted(plays, key=lambda play: place(state, play))
    found: list[Play] = []
    while left:
        tied = [play for play in left if place(state, play) == place(state, left[0])]
        if len(tied) == 1:
            found.append(left.pop(0))
            continue
        options = [opt.TakeFirst(_word(state, play)) for play in tied]
        rule = "GH-INIT-08" if tied[0].monsters else "GH-INIT-06"
        first = yield from players_decide(t, msg("ask-first", n=tied[0].initiative), options, rule)
        play = tied[options.index(first)]
        found.append(play)
        left.remove(play)
    return found


def _word(state: Gloomhaven, play: Play) -> str:
    if play.character != NOBODY:
        return f"class:{state.characters[play.character].cls}"
    return f"monster:{play.monsters}" if play.monsters else f"npc:{play.ally}"
