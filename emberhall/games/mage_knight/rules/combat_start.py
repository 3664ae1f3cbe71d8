"""How combat starts: assaults, provoked and challenged enemies, adventure sites, burning a monastery."""

from emberhall.effects import each_of
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.content import RUIN, SITE
from emberhall.games.mage_knight.content.sites import BURNING
from emberhall.games.mage_knight.ground import ground
from emberhall.games.mage_knight.names import declined, name
from emberhall.games.mage_knight.rules.cities import share, whole
from emberhall.games.mage_knight.rules.common import gain_reputation
from emberhall.games.mage_knight.rules.foes import (
    city_bonus,
    combat_of,
    draw_enemy,
    lord,
    make_foe,
    scouted,
    token_left,
)
from emberhall.games.mage_knight.rules.safe_spaces import near_foes
from emberhall.games.mage_knight.rules.scenario import scenario_of
from emberhall.games.mage_knight.rules.unpredictable_combats import choose_die
from emberhall.games.mage_knight.state import Combat, EnemyToken, Foe, Player, State, Table
from emberhall.games.mage_knight.terms import BROWN_PILE, UNFORTIFIED, Change
from emberhall.kernel import ALL, NOWHERE, Flow, Option, msg, offer, pick


def begin_combat(t: Table, at: int, kind: str) -> Combat:
    """Begin a combat as the action of the turn; leftover points are lost (MK-TURN-41, MK-TURN-43, MK-HEAL-18)."""
    state, turn = t.state, t.state.turn
    turn.acted = True
    for agility in each_of(turn.mods, Change.AGILITY):  # which knows what to do with Move points left over
        agility.n, turn.move = turn.move, 0
    for grail in each_of(turn.mods, Change.GRAIL_FAME):  # its Healing is lost
        grail.n = 0
    turn.move = turn.influence = turn.heal = 0
    state.combat = Combat(at, kind, [])
    state.phase = "gather"
    return state.combat


def assault_site(t: Table, player: Player, came_from: int, provoked: list[int]) -> None:
    """A hero enters a fortified site: its defenders fight, fortified; Reputation -1.

    MK-COMBAT-01, MK-COMBAT-02, MK-COMBAT-03.
    """
    state = t.state
    at, place = whole(state, player.at)
    combat = begin_combat(t, at, place.site)
    combat.back = came_from
    camp = place.site == "camp"  # which is no fortress, but has walls on some sides (MKX-CAMP-08, MKX-CAMP-11)
    walls = (not camp) + ((came_from, player.at) in ground(state).walls)  # MKX-WALL-09
    gain_reputation(t, player, 0 if camp else scenario_of(state).assault_reputation)
    t.say(msg("say-assaults", hero=name("hero", player.hero), site=declined("site", place.site, "it")))
    if place.conquered:  # another hero's keep: a garrison is drawn, worth half its Fame (MK-COMBAT-06)
        times = (state.round + 1) // 2 if scenario_of(state).special == "hold" else 1  # MKS-HOLD-23, MKS-HOLD-25
        for pile in SITE[place.site].garrison * times:
            drawn_foe(t, combat, pile, walls=walls)
        if len(combat.foes) == 1:
            combat.foes[0].fame = (combat.foes[0].fame + 1) // 2
        else:
            combat.halved = 0  # half of all together (MKS-HOLD-24)
    else:
        for i, zone in enumerate(place.garrison if state.joint is None else share(state.joint, place)):
            t.show(zone.cards[0], zone, ALL)
            if state.turn.mods and state.joint is None:
                scouted(state, f"{at}.{i}", zone.cards[0])
            foe = make_foe(zone.cards[0], at, defender=True, walls=walls)
            for colour in place.colours:  # MK-OPTCITY-13
                city_bonus(foe, colour)
            combat.foes.append(foe)
        if camp:  # MKX-CAMP-12
            combat.foes.append(lord(t))
    provoke(t, player, provoked)


def provoke(t: Table, player: Player, foes: list[int]) -> None:
    """Provoked enemies join a combat; others beside the hero may be challenged too (MK-COMBAT-04, MK-COMBAT-16)."""
    if foes:
        join_combat(t, player, foes, "say-provokes")
    combat_of(t.state).near = [foe for foe in near_foes(t.state, player.at) if foe not in foes]


def fight_rampaging(t: Table, player: Player, foes: list[int], story: str) -> None:
    """Provoked or challenged enemies fight; others beside the hero may be challenged too.

    MK-COMBAT-12, MK-COMBAT-16.
    """
    combat = begin_combat(t, player.at, "rampaging")
    join_combat(t, player, foes, story)
    combat.near = [foe for foe in near_foes(t.state, player.at) if foe not in foes]


@offer(ch.Challenge)
def challenges(state: State, who: Acting) -> list[ch.Challenge]:
    """Challenge rampaging enemies beside the hero."""
    if not state.rampaging:
        return []
    return [ch.Challenge(foe, state.places[foe].enemies.cards[0]) for foe in near_foes(state, who.player.at)]


@challenges.does
def _challenge(t: Table, who: Acting, option: ch.Challenge) -> None:
    player = who.player
    fight_rampaging(t, player, [option.at], "say-challenges")


def join_combat(t: Table, player: Player, foes: list[int], story: str) -> None:
    state, combat = t.state, combat_of(t.state)
    for at in foes:
        combat.foes.extend(make_foe(token, at, defender=False) for token in state.places[at].enemies)
    crossed = ground(state).walls
    if crossed and any((player.at, at) in crossed for at in foes):  # MKX-WALL-06
        for foe in combat.foes:
            if (combat.kind == "rampaging" or foe.at in foes) and not foe.abilities & UNFORTIFIED:
                foe.walls = 1
    if t.events is not None:
        enemies = tuple(name("enemy", token) for at in foes for token in state.places[at].enemies)
        t.say(msg(story, hero=name("hero", player.hero), enemies=enemies))


def drawn_foe(t: Table, combat: Combat, pile: int, walls: int = 0) -> Foe | None:
    """An enemy drawn for this combat, unless all tokens of the pile are in play."""
    return foe_in_play(combat, draw_enemy(t, pile), walls) if token_left(t, pile) else None


def foe_in_play(combat: Combat, token: EnemyToken, walls: int = 0) -> Foe:
    """An enemy whose token is in play for this combat only."""
    combat.drawn.add(token)
    foe = make_foe(token, NOWHERE, defender=True, walls=walls)
    combat.foes.append(foe)
    return foe


def enter_site(t: Table, player: Player) -> None:
    """The hero enters the adventure site it stands on: its enemies are drawn, or those that stayed (MK-COMBAT-07)."""
    state = t.state
    place = state.places[player.at]
    site = SITE[place.site]
    combat = begin_combat(t, player.at, site.id)
    combat.units = site.units
    t.say(msg("say-enters", hero=name("hero", player.hero), site=declined("site", site.id, "to")))
    if site.underground:  # Night rules (MKW-DUN-04)
        combat.mana_before = (state.turn.gold, state.turn.black)
        state.turn.gold, state.turn.black = False, True
    lurking = [t.take(token, place.lurking) for token in tuple(place.lurking)]
    if site.stays:
        piles = RUIN[place.ruin.cards[0]].enemies if place.site == "ancient_ruins" else site.enemies
        if place.owed:  # MKS-MINES-28
            place.owed = False
            piles = (BROWN_PILE,)
        elif place.enemies or lurking:
            piles = ()
        for token in lurking:
            scouted(state, f"{player.at}.lurking", token)
            place.enemies.add(token)
        for i, zone in enumerate(place.garrison):  # in a graveyard
            scouted(state, f"{player.at}.{i}", zone.cards[0])
            place.enemies.add(t.take(zone.cards[0], zone))
        place.garrison = []
        for pile in piles:
            if token_left(t, pile):
                place.enemies.add(draw_enemy(t, pile))
        combat.foes = [make_foe(token, player.at, defender=True) for token in place.enemies]
    elif lurking:
        for token in lurking:
            foe_in_play(combat, token)
    else:
        for pile in site.enemies:
            drawn_foe(t, combat, pile)


def burn(t: Table, who: Acting, option: Option) -> None:
    """Burn the monastery: Reputation -3, a violet enemy, no Units (MK-COMBAT-08, MK-COMBAT-31)."""
    player = who.player
    combat = begin_combat(t, player.at, BURNING.id)
    combat.units = BURNING.units
    gain_reputation(t, player, -3)
    t.say(msg("say-burns", hero=name("hero", player.hero)))
    for pile in BURNING.enemies:
        drawn_foe(t, combat, pile)


_PROMPT = msg("ask-gather")


def gather_rampaging(t: Table) -> Flow[None]:
    """Before the fight, further rampaging enemies beside the hero may be challenged.

    MK-COMBAT-16, MK-COMBAT-17, MK-COMBAT-18.
    """
    state, combat = t.state, combat_of(t.state)
    if combat.near:
        options = [ch.Challenge(at, state.places[at].enemies.cards[0]) for at in combat.near]
        chosen = yield from pick(state.turn.seat, _PROMPT, options, "MK-COMBAT-16", stop=ch.FIGHT)
        if chosen is not None:
            combat.near.remove(chosen.at)
            join_combat(t, state.players[state.turn.seat], [chosen.at], "say-challenges")
            return
    if not choose_die(state):
        state.phase = "ranged"
