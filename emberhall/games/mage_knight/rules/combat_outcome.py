"""The outcome of combat: who holds the site, Shields, rewards, withdrawal."""

from collections.abc import Callable

from emberhall.games.mage_knight.content import ENEMY, RUIN, SITE, kind_of
from emberhall.games.mage_knight.content.sites import BURNING
from emberhall.games.mage_knight.content.volkare import ELITE
from emberhall.games.mage_knight.names import declined, name
from emberhall.games.mage_knight.rules.ambush import unbeaten
from emberhall.games.mage_knight.rules.cities import conquer
from emberhall.games.mage_knight.rules.foes import HUNT, combat_of, home, token_left
from emberhall.games.mage_knight.rules.scenario import special_of
from emberhall.games.mage_knight.rules.teams import owned
from emberhall.games.mage_knight.rules.unpredictable_combats import lay_die_open
from emberhall.games.mage_knight.state import GENERAL, Combat, Modifier, Place, Player, Table, Turn
from emberhall.games.mage_knight.terms import PILES, Change
from emberhall.kernel import msg

#: What follows a combat of a kind, whatever the scenario.
SETTLED: dict[str, Callable[[Table, Player], None]] = {}


def finish(t: Table, player: Player) -> None:
    """Combat is over, however many enemies were defeated (MK-RESULT-01)."""
    state, combat = t.state, combat_of(t.state)
    _discard_drawn(t, combat)
    won = all(foe.beaten for foe in combat.foes if foe.defender)
    if combat.kind == "rampaging":
        pass
    elif combat.kind == BURNING.id:
        if won:
            _burned(t, player)
    elif combat.kind == HUNT:  # MKX-CAMP-27
        if any(foe.beaten for foe in combat.foes if foe.summoner < 0):
            state.hunts[combat.at] = state.turn.seat
    elif combat.kind not in SITE:
        pass  # an incantation
    elif SITE[combat.kind].place == "fortified":
        _assaulted(t, player, combat, won)
    elif won:
        _explored(t, player, state.places[combat.at])
    else:
        refill(t, state.places[combat.at])
    special_of(state).fought(t, player, combat)
    lay_die_open(t)
    if state.factions is not None:
        slain = sum(foe.beaten and foe.summoner < 0 for foe in combat.foes)
        state.turn.mods.append(Modifier(Change.SLAIN, slain))
        unbeaten(state, combat)
    for unit in player.units:
        unit.shielded = False
        unit.used = []
    if combat.mana_before is not None:
        state.turn.gold, state.turn.black = combat.mana_before
    state.combat = None
    state.phase = "after" if state.joint is None else "stormed"
    special_of(state).settled(t, player, combat)
    if combat.kind in SETTLED:
        SETTLED[combat.kind](t, player)


def _discard_drawn(t: Table, combat: Combat) -> None:
    """Tokens drawn for this combat and not defeated are discarded (MK-RESULT-17)."""
    for token in combat.drawn:
        t.state.enemies_out[home(t.state, token)].add(token)
    combat.drawn.cards = []


def _burned(t: Table, player: Player) -> None:
    """A burned monastery is an empty space with a Shield (MK-RESULT-14, MK-RESULT-15)."""
    place = t.state.places[player.at]
    place.conquered = True
    place.shields = [t.state.turn.seat]
    t.state.turn.rewards.extend(BURNING.reward)


def _assaulted(t: Table, player: Player, combat: Combat, won: bool) -> None:
    """An assault: the site is conquered and the hero stays, or the hero goes back where it came from.

    MK-RESULT-10, MK-RESULT-19.
    """
    state, turn = t.state, t.state.turn
    place = state.places[combat.at]
    beaten = [foe for foe in combat.foes if foe.defender and foe.beaten and foe.summoner < 0 and foe.at != GENERAL]
    if place.site == "city":  # a Shield for each defender defeated (MK-RESULT-02)
        place.shields.extend([turn.seat] * len(beaten))
    elif place.site == "camp":  # for each red and white one, and for two of the others (MKX-CAMP-13, MKX-CAMP-14)
        elite = sum(ENEMY[kind_of(foe.token)].pile in ELITE for foe in beaten)
        place.shields.extend([turn.seat] * (elite + (len(beaten) - elite) // 2))
    if state.joint is not None:
        return  # it is not decided yet
    if not won:
        withdraw(player, turn, combat.back)
        return
    t.say(msg("say-conquers", hero=name("hero", player.hero), site=declined("site", place.site, "it")))
    if place.site in ("city", "camp"):
        conquer(state, combat.at)
    else:
        place.conquered = True
        place.shields = [turn.seat]
        if not owned(state, place):  # MKS-HOLD-18
            turn.rewards.extend(SITE[place.site].reward)


def withdraw(player: Player, turn: Turn, back: int) -> None:
    """The hero goes back where it came from (MK-RESULT-19)."""
    player.at = back
    if turn.path and turn.path[-1] == back:
        turn.path.pop()


def _explored(t: Table, player: Player, place: Place) -> None:
    """All enemies of an adventure site defeated: Shield and reward, the first time (MK-RESULT-07, MK-RESULT-08)."""
    if place.conquered:
        return
    state = t.state
    if SITE[place.site].paths:
        _path_cleared(t, player, place)
        return
    conquer_adventure(t, place)
    if place.site == "ancient_ruins":
        ruin = place.ruin.cards[0]
        state.turn.rewards.extend(RUIN[ruin].reward)
        remove_ruin(t, place)
    else:
        state.turn.rewards.extend(SITE[place.site].reward)


def _path_cleared(t: Table, player: Player, place: Place) -> None:
    """A Shield on the path taken, and its reward; with the third the site is done with.

    MKX-MAZE-13, MKX-MAZE-15, MKX-MAZE-18.
    """
    paths = SITE[place.site].paths
    taken = combat_of(t.state).path
    place.shields.append(t.state.turn.seat)
    place.paths.append(taken)
    place.conquered = len(place.paths) == len(paths)
    t.state.turn.rewards.extend(next(reward for n, reward in paths if n == taken))
    t.say(msg("say-conquers", hero=name("hero", player.hero), site=declined("site", place.site, "it")))


def refill(t: Table, place: Place) -> None:
    """New enemies, face down, for those defeated where a site must be cleared at once."""
    site = SITE[place.site]
    if not site.refills:
        return
    for pile in site.enemies[len(place.enemies) :]:
        if token_left(t, pile):
            place.lurking.pool = PILES[pile]
            t.draw(t.state.enemies[pile], place.lurking)


def conquer_adventure(t: Table, place: Place) -> None:
    """Mark an adventure site with the hero's Shield."""
    place.conquered = True
    place.shields = [t.state.turn.seat]
    player = t.state.players[t.state.turn.seat]
    t.say(msg("say-conquers", hero=name("hero", player.hero), site=declined("site", place.site, "it")))


def remove_ruin(t: Table, place: Place) -> None:
    """The ruin token is done with (MKW-RUIN-08, MKW-RUIN-10)."""
    t.move(place.ruin.cards[0], place.ruin, t.state.ruins_out)
