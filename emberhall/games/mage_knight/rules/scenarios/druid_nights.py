"""Druid Nights: glades are activated, and at Night the incantation summons monsters."""

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.content import SITE
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.combat_start import begin_combat, drawn_foe
from emberhall.games.mage_knight.rules.scenario import Special, by_players, scenario_of
from emberhall.games.mage_knight.state import Place, State, Table
from emberhall.games.mage_knight.terms import BROWN_PILE, RED_PILE
from emberhall.kernel import Option, Word, msg, offer

#: What a marked glade summons in the first, second and third Night, and how many crystals it gives.
SUMMONED = ((BROWN_PILE,), (RED_PILE,), (BROWN_PILE, RED_PILE))


def glades(state: State) -> list[Place]:
    """All magical glades on the map."""
    return [place for place in state.places.values() if place.site == "magical_glade"]


def last_night(state: State) -> int:
    """The number of the last Night: the second, in the epic version the third."""
    return by_players(state, scenario_of(state).rounds) // 2


def _room(state: State) -> int:
    """How many Shields a glade holds (MKS-DRUID-11, MKS-DRUID-26)."""
    if not state.setup.crowded_glades:
        return len(state.players)
    return 1 if len(state.players) <= 2 else 2


@offer(ch.ACTIVATE_GLADE, ch.ReplaceShield)
def _activating(state: State, who: Acting) -> list[Option]:
    """Activate the glade with a Shield, in place of another's if there is no room."""
    place = state.places.get(who.player.at)
    if place is None or place.site != "magical_glade" or state.turn.seat in place.shields:
        return []
    if len(place.shields) < _room(state):
        return [ch.ACTIVATE_GLADE]
    return [ch.ReplaceShield(seat) for seat in place.shields]


@_activating.does(ch.ACTIVATE_GLADE)
def _activate(t: Table, who: Acting, option: Word) -> None:
    """The hero's Shield lies on the glade; its movement is over."""
    turn = t.state.turn
    t.state.places[who.player.at].shields.append(turn.seat)
    turn.moved = turn.still = True
    t.say(msg("say-activates-glade", hero=name("hero", who.player.hero)))


@_activating.does(ch.ReplaceShield)
def _replace(t: Table, who: Acting, option: ch.ReplaceShield) -> None:
    """Replace another hero's Shield."""
    t.state.places[who.player.at].shields.remove(option.seat)
    _activate(t, who, ch.ACTIVATE_GLADE)


@offer(ch.INCANT)
def _incantation(state: State, who: Acting) -> list[Word]:
    """Perform the incantation, once a Night, away from inhabited sites."""
    place = state.places.get(who.player.at)
    inhabited = place is not None and place.site and _inhabited(place)
    seat = state.turn.seat
    if not state.night or seat in state.incanted or inhabited:
        return []
    return [ch.INCANT] if any(seat in glade.shields for glade in glades(state)) else []


@_incantation.does
def _incant(t: Table, who: Acting, option: Option) -> None:
    """Monsters for each glade with the hero's Shield, for twice their Fame; crystals whatever the outcome."""
    player = who.player
    state, turn = t.state, t.state.turn
    night = min(state.nights, last_night(state))
    state.incanted.append(turn.seat)
    combat = begin_combat(t, player.at, "incantation")
    marked = sum(turn.seat in glade.shields for glade in glades(state))
    t.say(msg("say-incants", hero=name("hero", player.hero), n=marked))
    for _ in range(marked):
        for pile in SUMMONED[night - 1]:
            if (foe := drawn_foe(t, combat, pile)) is not None:
                foe.fame *= 2
    turn.rewards.append(("random_crystal", night * marked))


class Druids(Special):
    """Glades and the incantation (MKS-DRUID-10 to MKS-DRUID-22, MKS-DRUID-26 to MKS-DRUID-32)."""

    actions = (
        _activating,
        _incantation,
    )
    afterwards = (_activating,)

    def round_ends(self, t: Table) -> None:
        """After a Night, all Shields leave the glades."""
        if t.state.night:
            t.state.incanted = []
            for glade in glades(t.state):
                glade.shields = []


def _inhabited(place: Place) -> bool:
    if place.site == "monastery":
        return not place.conquered
    return SITE[place.site].place in ("inhabited", "fortified")
