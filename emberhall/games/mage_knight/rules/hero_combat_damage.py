"""Combat between heroes: the damage of an attack that was not blocked."""

from emberhall.effects import lasts
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.ground import ground, towards
from emberhall.games.mage_knight.names import declined, name
from emberhall.games.mage_knight.rules.banners import lose_banner
from emberhall.games.mage_knight.rules.common import (
    discard_all,
    gain_fame,
    level_of,
    new_wound,
)
from emberhall.games.mage_knight.rules.exploring import look_around
from emberhall.games.mage_knight.rules.foes import beat, combat_of
from emberhall.games.mage_knight.rules.hero_combat import begin_attacks, finish_duel
from emberhall.games.mage_knight.rules.hero_values import (
    duel_of,
    fame_for,
    loot,
    opponent,
    price_of,
    ways_out,
)
from emberhall.games.mage_knight.rules.safe_spaces import is_fortress
from emberhall.games.mage_knight.state import Deed, Player, State, Table, Unit
from emberhall.games.mage_knight.terms import (
    DAMAGE,
    Change,
)
from emberhall.kernel import ALL, DONE, Flow, Menu, Option, msg, offer

ARTIFACT_PRICE = 5  # MK-PVP-65
_PROMPT_DAMAGE = msg("ask-duel-damage")


def duel_damage(t: Table) -> Flow[None]:
    """One decision of the attacking player about the damage (MK-PVP-44, MK-PVP-50, MK-PVP-66)."""
    state = t.state
    who = Acting(state.players[state.turn.seat], DAMAGE)
    yield from _DAMAGE.choose(t, who, state.turn.seat, _PROMPT_DAMAGE, "MK-PVP-44")


@offer(ch.Assign, ch.WOUND_HERO, ch.Steal, ch.DriveOff, DONE)
def _damaging(state: State, who: Acting) -> list[Option]:
    """What the damage that is left can buy."""
    combat, duel, rival = combat_of(state), duel_of(state), _rival(state)
    spared = lasts(state.waiting[-1].mods, Change.UNITS_SPARED)
    options: list[Option] = [
        ch.Assign(foe.token)
        for foe in combat.foes
        if not spared and not foe.beaten and price_of(state, foe) <= combat.damage
    ]
    armor = level_of(rival).armor
    if armor <= combat.damage:
        options.append(ch.WOUND_HERO)
    if duel.melee:
        if combat.damage >= ARTIFACT_PRICE:
            options.extend(ch.Steal(card) for card in loot(rival))
        options.extend(
            ch.DriveOff(at, cost, towards(rival.at, at), ch.seen(ground(state).hexes[at]))
            for at, cost in ways_out(state).items()
            if cost <= combat.damage
        )
    options.append(DONE)
    return options


@_damaging.does(DONE)
def _no_more(t: Table, who: Acting, option: Option) -> None:
    begin_attacks(t.state, opponent(duel_of(t.state), t.state.turn.seat))


@_damaging.does(ch.Assign)
def _wound_unit(t: Table, who: Acting, option: ch.Assign) -> None:
    player = who.player
    combat = combat_of(t.state)
    foe = next(foe for foe in combat.foes if foe.token == option.unit)
    combat.damage -= price_of(t.state, foe)
    beat(t, player, foe)
    t.beat()


@_damaging.does(ch.WOUND_HERO)
def _wound_hero(t: Table, who: Acting, option: Option) -> None:
    """A Wound into the opponent's hand; enough of them knock him out (MK-PVP-48, MK-PVP-49)."""
    duel, rival = duel_of(t.state), _rival(t.state)
    combat_of(t.state).damage -= level_of(rival).armor
    wound = new_wound(t.state)
    rival.hand.add(wound)
    rival.hand.known[wound] = ALL
    t.state.waiting[-1].wounds.append(wound)
    duel.wounds += 1
    t.say(msg("say-hero-wounded", hero=name("hero", rival.hero), n=1))
    if duel.wounds >= level_of(rival).hand and not duel.knocked_out:
        duel.knocked_out = True
        t.say(msg("say-knocked-out", hero=name("hero", rival.hero)))
        discard_all(t, rival)
    t.beat()


@_damaging.does(ch.Steal)
def _steal(t: Table, who: Acting, option: ch.Steal) -> None:
    """The Artifact goes to the thief's discard pile."""
    thief = who.player
    rival, card = _rival(t.state), Deed(option.card)
    combat_of(t.state).damage -= ARTIFACT_PRICE
    bearer = _bearer(rival, card)
    if bearer is None:
        t.move(card, rival.play, thief.discard)
    else:
        lose_banner(t, rival, bearer)
        thief.discard.add(card)
    t.say(msg("say-steals", hero=name("hero", thief.hero), card=name("card", card)))


def _bearer(rival: Player, card: Deed) -> Unit | None:
    return next((unit for unit in rival.units if unit.banner == card), None)


@_damaging.does(ch.DriveOff)
def _drive_off(t: Table, who: Acting, option: ch.DriveOff) -> None:
    """The opponent withdraws, nobody is provoked, the combat is over (MK-PVP-63, MK-PVP-64, MK-PVP-68)."""
    winner = who.player
    rival = _rival(t.state)
    rival.at = option.at
    look_around(t, option.at)
    t.say(msg("say-driven-off", hero=name("hero", winner.hero), rival=declined("hero", rival.hero, "whom")))
    fame = fame_for(winner, rival)
    if fame:
        gain_fame(t, winner, fame)
    _taken(t, winner)
    t.beat()
    finish_duel(t)


_DAMAGE: Menu[State, Acting] = Menu(_damaging)


def _rival(state: State) -> Player:
    return state.players[opponent(duel_of(state), state.turn.seat)]


def _taken(t: Table, winner: Player) -> None:
    """An aggressor who drives the owner out of a site conquers it (MK-RESULT-10, MK-RESULT-12)."""
    place = t.state.places.get(winner.at)
    if place is not None and is_fortress(t.state, place, t.state.turn.seat):
        place.shields = [t.state.turn.seat]
        t.say(msg("say-conquers", hero=name("hero", winner.hero), site=declined("site", place.site, "it")))
