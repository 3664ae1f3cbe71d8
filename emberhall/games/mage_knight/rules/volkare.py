"""General Volkare: his turn, his way, his battles; Volkare's Return and Volkare's Quest."""

from collections.abc import Callable

import emberhall.games.mage_knight.terms as mk
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.content import DEEDS, ENEMY, SITE, SKILL, SPELLS, deck_of
from emberhall.games.mage_knight.content.tiles import FIXED, SHAPES
from emberhall.games.mage_knight.content.volkare import (
    ATTACKS,
    COMBAT_LEVELS,
    ELITE,
    LEVELS,
    RACE_LEVELS,
    WAVERING,
    WAYS,
    WITHDRAWAL,
    WOUNDS,
    army,
)
from emberhall.games.mage_knight.ground import PORTAL, STEPS, adjacent, distance, ground, slot_of
from emberhall.games.mage_knight.names import card_name, name, unit_name
from emberhall.games.mage_knight.rules import between_turns, combat_start
from emberhall.games.mage_knight.rules.combat_result import withdraw
from emberhall.games.mage_knight.rules.common import card_of, is_wound, new_wound, others_in, take_wound
from emberhall.games.mage_knight.rules.deeds import take
from emberhall.games.mage_knight.rules.exploring import deck_for, lay, look_around, stack
from emberhall.games.mage_knight.rules.foes import combat_of, make_foe, token_left
from emberhall.games.mage_knight.rules.joint_assault import agrees, from_seat, turn_of
from emberhall.games.mage_knight.rules.mana import start_of_turn
from emberhall.games.mage_knight.rules.move_costs import set_costs
from emberhall.games.mage_knight.rules.rounds import end_of_turn
from emberhall.games.mage_knight.rules.safe_spaces import is_open, is_safe
from emberhall.games.mage_knight.rules.scenario import SPECIALS, Special, scenario_of
from emberhall.games.mage_knight.rules.scenarios import goals
from emberhall.games.mage_knight.rules.turn_start import begin_turn
from emberhall.games.mage_knight.state import (
    ARMY,
    DUMMY,
    GENERAL,
    MK,
    NOWHERE,
    Assault,
    Combat,
    Deed,
    EnemyToken,
    Foe,
    Joint,
    MageKnightState,
    Player,
    SkillToken,
    Stormer,
    Turn,
    Volkare,
)
from emberhall.kernel import Ask, Deck, FaceDown, Flow, Option, Pile, choose, msg

#: His attack on a hero, and a hero's attack on him, as kinds of combat.
ATTACKS_HERO, ATTACKED = "volkare_attacks", "volkare"


def general(state: MageKnightState) -> Volkare:
    """The general."""
    assert state.volkare is not None
    return state.volkare


def set_up(t: MK, skills_of: Callable[[MageKnightState, str], list[SkillToken]]) -> None:
    """His deck: Basic Actions of a hero who does not play, the competitive Spells, Wounds (MKX-RETURN-10, -15)."""
    state = t.state
    scenario, setup, seats = scenario_of(state), state.setup, len(state.players)
    hero = t.pick(state.heroes_left)
    state.heroes_left.remove(hero)
    race = RACE_LEVELS.index(setup.race_level)
    cards = [Deed(card) for card in deck_of(hero)]
    cards += [Deed(card.id) for card in SPELLS if card.competitive]
    cards += [new_wound(state) for _ in range(WOUNDS[scenario.id][race])]
    deck = Deck(cards, pool="volkare")
    t.shuffle(deck)
    skills = Deck(skills_of(state, hero), pool="volkare")
    t.shuffle(skills)
    level = LEVELS[scenario.id][COMBAT_LEVELS.index(setup.combat_level)][seats - 1]
    state.volkare = Volkare(hero, deck, Pile(), skills, NOWHERE, level, muster=army(level))
    state.volkare.wavering = [""] * WAVERING[race][seats - 1]
    state.order.append(DUMMY)
    t.say(msg("say-volkare-level", level=level))


def troops(state: MageKnightState) -> int:
    """How many tokens he leads."""
    return len(general(state).army) + len(general(state).muster)


# his turn


def volkare_turn(t: MK) -> Flow[None]:
    """A card of his deck, step by step; a battle may come between (MKX-RETURN-26 to -32)."""
    state, volkare = t.state, general(t.state)
    if volkare.defenders:
        yield from _ask_defender(t)
        return
    if volkare.losses >= 0:
        _city_held(t)
        return
    if volkare.steps:
        yield from _step(t, volkare.steps.pop(0))
        return
    if state.turn.moved:  # his turn is over
        if not (yield from _displace(t)):
            end_of_turn(t)
        return
    state.turn.moved = True
    quest = scenario_of(state).volkare == "quest"
    slowed = quest and volkare.lost >= 2 * len(state.players)  # MKX-QUEST-57 to -60
    volkare.lost = 0
    if slowed:
        t.say(msg("say-volkare-slowed"))
        return
    if not volkare.deck:
        if not quest:
            t.say(msg("say-volkare-rage"))
            volkare.steps = [mk.BLUE, mk.BLUE]  # MKX-RETURN-66, -67
        return
    card = t.draw(volkare.deck, volkare.discard)
    t.say(msg("say-volkare-card", card=card_name(card)))
    t.beat()
    if is_wound(card):
        _rest(t)
        return
    colour = card_of(card).colour
    _reroll(t, colour)
    spell = DEEDS[card.split(".")[0]].kind == "spell"
    if colour != mk.RED or (not quest and _city(state) is not None):
        ahead = mk.BLUE if colour == mk.RED else colour  # MKX-RETURN-53
        volkare.steps = [ahead, ahead] if spell else [ahead]
    else:
        _seek_battle(t, 2 if spell else 1)


def _rest(t: MK) -> None:
    """He rests; a wavering Unit of the colour rolled joins him (MKX-RETURN-27 to -29, MKX-QUEST-26, -28)."""
    state, volkare = t.state, general(t.state)
    colour = t.below(6)
    t.say(msg("say-volkare-rests", colour=name("colour", mk.COLOURS[colour])))
    unit = volkare.wavering[colour] if colour < len(volkare.wavering) else ""
    found = next((card for card in state.unit_offer.cards if card == unit), None)
    if found is None:
        return
    t.move(found, state.unit_offer, state.unit_box)
    t.say(msg("say-volkare-recruits", unit=unit_name(found)))
    if scenario_of(state).volkare == "return":
        _reinforce(t, mk.GRAY_PILE)


def _reinforce(t: MK, pile: int) -> None:
    """A token joins the army, or is drawn with the others later."""
    volkare = general(t.state)
    if volkare.muster or not volkare.army:
        volkare.muster.append(pile)
    elif token_left(t, pile):
        _draw(t, pile)


def _draw(t: MK, pile: int) -> None:
    zone: FaceDown[EnemyToken] = FaceDown(pool=mk.PILES[pile])
    t.draw(t.state.enemies[pile], zone)
    general(t.state).army.append(zone)


def _reroll(t: MK, colour: int) -> None:
    """A die of the card's colour is rerolled; by Day a gold one if there is none (MKX-RETURN-30, -31)."""
    source = t.state.source
    die = colour if colour in source else mk.GOLD if not t.state.night and mk.GOLD in source else None
    if die is not None:
        source.remove(die)
        source.append(t.below(6))


# his way


def _step(t: MK, colour: int) -> Flow[None]:
    """One space by the colour of a card."""
    state = t.state
    if scenario_of(state).volkare == "quest":
        _quest_step(t, colour)
    elif (city := _city(state)) is None:
        _explore(t, colour)
    elif adjacent(general(state).at, city):
        _at_the_gates(t, city)
    else:
        _go(t, _closer(state, city, WAYS["return"][colour]))
    yield from ()


def _city(state: MageKnightState) -> int | None:
    """The city, once it is revealed."""
    return next((at for at, place in state.places.items() if place.site == "city"), None)


def _closer(state: MageKnightState, goal: int, way: int) -> int:
    """The space nearer to the goal in the direction nearest to a way (MKX-RETURN-48 to -51)."""
    at = general(state).at
    found = [i for i in range(6) if distance(at + STEPS[i], goal) < distance(at, goal)]
    return at + STEPS[min(found, key=lambda i: (_turned(i, way), i))]


def _turned(a: int, b: int) -> int:
    return min((a - b) % 6, (b - a) % 6)


def _explore(t: MK, colour: int) -> None:
    """The first phase: in the direction of the card, tiles are revealed on the way (MKX-RETURN-33 to -36)."""
    state = t.state
    at, way = general(state).at, WAYS["return"][colour]
    shape = scenario_of(state).shape[len(state.players) - 1]
    for i in sorted(range(6), key=lambda i: (_turned(i, way), _turned(i, 0), i)):
        to = at + STEPS[i]
        if to in ground(state).hexes:
            _go(t, to)
            return
        slot = slot_of(to)
        taken = any((placed.a, placed.b) == slot for placed in state.map)
        if not taken and SHAPES[shape](*slot) and stack(state)[0] is not None:
            lay(t, t.flip(deck_for(state, *slot)), *slot)
            for hero in state.players:
                look_around(t, hero.at)
            t.beat()
            _go(t, to)
            return


def _quest_step(t: MK, colour: int) -> None:
    """Toward the portal, over tiles that lie face down too (MKX-QUEST-31 to -36)."""
    state, volkare = t.state, general(t.state)
    if volkare.at == PORTAL:
        _win(t)
        return
    way = WAYS["quest"][colour]
    to = volkare.at + STEPS[way]
    shape = scenario_of(state).shape[len(state.players) - 1]
    if adjacent(volkare.at, PORTAL):
        to = PORTAL
    elif to not in ground(state).hexes and (slot_of(to) not in FIXED[shape] or _sea(state, to)):
        to = _closer(state, PORTAL, way)
    if distance(to, PORTAL) <= 3 and PORTAL in state.places:
        _close_portal(t)
    if state.outcome is None:
        _go(t, to)


def _sea(state: MageKnightState, at: int) -> bool:
    """Whether a tile lies there, and the space is sea."""
    slot = slot_of(at)
    return any((placed.a, placed.b) == slot for placed in state.map)


def _close_portal(t: MK) -> None:
    """The portal closes; who is in it is out of the game (MKX-QUEST-23, -24)."""
    state = t.state
    del state.places[PORTAL]
    state.portal_closed = True
    t.say(msg("say-portal-closes"))
    for seat, player in enumerate(state.players):
        if player.at in (PORTAL, NOWHERE):
            player.gone, player.at = True, NOWHERE
            state.order.remove(seat)
            state.turn_of = state.order.index(DUMMY)
            t.say(msg("say-gone", hero=name("hero", player.hero)))
    if all(player.gone for player in state.players):
        _win(t)


def _go(t: MK, to: int) -> None:
    """He goes to a space, whatever it is, and attacks a hero there (MKX-VOLK-03 to -05, MKX-RETURN-37)."""
    state, volkare = t.state, general(t.state)
    volkare.came_from, volkare.at = volkare.at, to
    t.say(msg("say-volkare-moves"))
    t.beat()
    victims = [seat for seat, player in enumerate(state.players) if player.at == to and not player.gone]
    if victims and state.outcome is None:
        _attack(t, victims[0])


def _seek_battle(t: MK, reach: int) -> None:
    """A red card: he attacks a hero beside him, with a Spell one two spaces away (MKX-RETURN-42 to -45)."""
    state, volkare = t.state, general(t.state)
    for far in range(1, reach + 1):
        there = {seat: state.players[seat].at for seat in state.order if seat != DUMMY}
        near = [seat for seat, at in there.items() if at != NOWHERE and distance(at, volkare.at) == far]
        if near:
            _attack(t, max(near, key=lambda seat: state.players[seat].fame))
            return


def _displace(t: MK) -> Flow[bool]:
    """A hero on his space withdraws to a safe one beside it, not to where he came from (MKX-RETURN-74, -75)."""
    state, volkare = t.state, general(t.state)
    for seat, player in enumerate(state.players):
        if player.at == volkare.at and not player.gone and not volkare.beaten:
            near = ground(state).near.get(player.at, ())
            havens = [at for at in near if is_safe(state, seat, at) and is_open(state, at) and at != volkare.came_from]
            if not havens:
                player.at = NOWHERE if PORTAL in state.places else player.at  # nowhere to go but home
                continue
            picks = [ch.PickSpace(at) for at in havens]
            pick: ch.PickSpace = yield from choose(seat, msg("ask-displaced"), picks, "MKX-RETURN-74")
            player.at = pick.at
            look_around(t, pick.at)
            t.say(msg("say-displaced", hero=name("hero", player.hero)))
            return True
    return False


# the city


def _at_the_gates(t: MK, city: int) -> None:
    """The third phase: he takes the city, plunders it, or is fought for it (MKX-RETURN-55 to -61)."""
    state, volkare = t.state, general(t.state)
    if not state.places[city].conquered:
        volkare.at = city
        _win(t)
        return
    volkare.defenders = [seat for seat in state.order if seat != DUMMY and state.players[seat].at == city]
    if volkare.defenders:
        volkare.losses = 0
    else:
        _undefended(t)


def _undefended(t: MK) -> None:
    """Nobody defends the city: it is plundered, the second time he takes it (MKX-RETURN-57, -60)."""
    volkare = general(t.state)
    if volkare.plundered:
        _win(t)
    else:
        volkare.plundered = True
        t.say(msg("say-volkare-plunders"))
        t.beat()


def _ask_defender(t: MK) -> Flow[None]:
    """Each hero in the city may fight him, one after the other (MKX-RETURN-61, MKX-VDEF-03)."""
    volkare = general(t.state)
    seat = volkare.defenders.pop(0)
    option = yield Ask(seat, msg("ask-defend-city"), (ch.DEFEND, ch.SKIP), "MKX-RETURN-61")
    if option is ch.DEFEND:
        volkare.losses += 100  # somebody fights
        _call(t, seat)


def _city_held(t: MK) -> None:
    """He needs to lose as many tokens as there are players to be repelled (MKX-RETURN-62 to -64)."""
    state, volkare = t.state, general(t.state)
    fought, volkare.losses = volkare.losses, -1
    city = _city(state)
    assert city is not None
    if volkare.beaten:
        return
    if fought < 100:
        _undefended(t)
    elif fought % 100 >= len(state.players):
        volkare.came_from = volkare.at
        volkare.at += volkare.at - city
        t.say(msg("say-volkare-repelled"))
    else:
        _win(t)


def _win(t: MK) -> None:
    """The heroes have lost (MKX-RETURN-79, -80, -82, MKX-QUEST-61)."""
    general(t.state).won = True
    goals.end_game(t)


# battles


def _attack(t: MK, seat: int) -> None:
    """He attacks a hero, who withdraws or fights (MKX-VATTACK-01 to -05, -11)."""
    state = t.state
    t.say(msg("say-volkare-attacks", hero=name("hero", state.players[seat].hero)))
    t.beat()
    _call(t, seat)


def _call(t: MK, seat: int) -> None:
    state = t.state
    state.waiting.append(state.turn)
    state.turn = Turn(seat)
    state.phase = "volkare_called"


def called(t: MK) -> Flow[None]:
    """Withdraw, or prepare quickly or for long (MKX-VATTACK-04 to -12, MKX-RETURN-71 to -73)."""
    state, turn = t.state, t.state.turn
    player = state.players[turn.seat]
    options: list[Option] = []
    between_turns.effects(state, player, options)
    if general(state).losses < 0:
        options.append(ch.WITHDRAW)
    options.append(ch.QUICK_PREPARATION)
    if not player.skips and (others_in(player.hand.cards) or not player.hand):
        options.append(ch.LONG_PREPARATION)
    n = WITHDRAWAL[(state.round - 1) // 2]
    option = yield Ask(turn.seat, msg("ask-volkare-called", n=n), options, "MKX-VATTACK-04")
    yield from take(t, player, option, mk.BEFORE, _CALLED)


def _withdraw(t: MK, player: Player, option: Option, moment: int) -> None:
    """Wounds into the hand, and no battle (MKX-DATA-09)."""
    n = WITHDRAWAL[(t.state.round - 1) // 2]
    for _ in range(n):
        take_wound(t, player)
    t.say(msg("say-hero-wounded", hero=name("hero", player.hero), n=n))
    _resume(t.state)


def _prepare_quickly(t: MK, player: Player, option: Option, moment: int) -> None:
    """No die of the Source, no Skills of each turn, no end of the turn (MKX-VATTACK-08 to -10)."""
    state, turn = t.state, t.state.turn
    start_of_turn(state, turn)
    set_costs(state)
    turn.dice_left = 0
    turn.skills = [skill for skill in player.skills if SKILL[skill].use == "turn"]
    general(state).long = False
    _battle(t, player)


def _prepare_long(t: MK, player: Player, option: Option, moment: int) -> None:
    """The next turn is taken early (MKX-VATTACK-06, -07)."""
    player.skips = general(t.state).long = True
    begin_turn(t, player)
    t.state.turn.exhausted = False
    t.state.turn.free = True
    _battle(t, player)


_CALLED: ch.Deeds = {
    ch.WITHDRAW: _withdraw,
    ch.QUICK_PREPARATION: _prepare_quickly,
    ch.LONG_PREPARATION: _prepare_long,
}


def _battle(t: MK, player: Player) -> None:
    """Fortifications do not count (MKX-VATTACK-03, MKX-WALL-10)."""
    combat_start.begin(t, player.at, ATTACKS_HERO)
    _face_army(t, 0)


def _muster(t: MK) -> None:
    """The tokens of the army are laid out."""
    volkare = general(t.state)
    for pile in volkare.muster:
        if token_left(t, pile):
            _draw(t, pile)
    volkare.muster = []


def _share(state: MageKnightState) -> list[FaceDown[EnemyToken]]:
    """The tokens for the hero who fights now: all, or a share in a cooperative attack."""
    volkare, joint = general(state), state.joint
    if joint is None or volkare.die < 0:
        return volkare.army
    to_come = sum(stormer.share for stormer in joint.stormers[joint.now :])
    first = len(volkare.army) - to_come
    return volkare.army[first : first + joint.stormers[joint.now].share]


def _face_army(t: MK, walls: int) -> None:
    """The die is rolled, and the tokens of the army fight, and he himself (MKX-VBATTLE-02, -05 to -09)."""
    state, volkare, combat = t.state, general(t.state), combat_of(t.state)
    _muster(t)
    for zone in _share(state):
        t.show(zone.cards[0], zone)
        combat.foes.append(make_foe(zone.cards[0], ARMY, defender=True, walls=walls))
    value, element, more = ATTACKS[t.below(6) if volkare.die < 0 else volkare.die]  # MKX-VCOOP-11
    entry = ENEMY["volkare"]
    attack = Assault(value, element)
    lord = Foe(EnemyToken("volkare"), GENERAL, 0, 0, entry.abilities | more, 0, [attack], 0)
    if combat.foes:
        combat.foes.append(lord)
    state.phase = "gather"


def _resume(state: MageKnightState) -> None:
    """His turn goes on."""
    state.turn = state.waiting.pop()
    state.phase = "volkare"


class General(Special):
    """Scenarios with General Volkare."""

    def entered(self, t: MK, player: Player, came_from: int, provoked: list[int]) -> bool:
        """A hero attacks Volkare by moving to his space (MKX-VASSAULT-01 to -06)."""
        state = t.state
        if state.volkare is None or player.at != state.volkare.at or not troops(state):
            return False
        assault(t, player, came_from, provoked)
        return True

    def settled(self, t: MK, player: Player, combat: Combat) -> None:
        """The battle is over (MKX-VASSAULT-07, -08, MKX-VATTACK-13)."""
        state, volkare = t.state, general(t.state)
        if combat.kind not in (ATTACKS_HERO, ATTACKED):
            return
        beaten = sum(foe.beaten and foe.at == ARMY for foe in combat.foes)
        if not troops(state) and not volkare.beaten:
            volkare.beaten, volkare.steps, volkare.at = True, [], -2
            t.say(msg("say-volkare-beaten"))
        elif combat.kind == ATTACKED and state.joint is None:
            withdraw(player, state.turn, combat.back)
        if combat.kind == ATTACKED:
            return
        if volkare.losses >= 0:
            volkare.losses += beaten
        if not volkare.long:
            state.source.extend(t.below(6) for _ in state.turn.dice)
            state.source.extend(state.turn.dice_set)
            _resume(state)

    def actions(self, state: MageKnightState, player: Player, out: list[Option]) -> None:
        """A hero beside him may propose to attack him together (MKX-VCOOP-01, -04)."""
        lord = state.volkare
        if lord is None:
            return
        alone = state.round_turns >= 0 or state.game_turns >= 0 or (lord.at,) in state.turn.refused
        if not alone and adjacent(player.at, lord.at) and troops(state) > 1 and _companions(state):
            out.append(ch.ATTACK_TOGETHER)

    def stormed(self, t: MK) -> bool:
        """Beaten, he leaves his space to who began the attack; all others go back (MKX-VCOOP-15, -16)."""
        state, lord = t.state, general(t.state)
        if lord.die < 0:
            return False
        assert state.joint is not None
        lord.die = -1
        for i, stormer in enumerate(state.joint.stormers):
            player = state.players[stormer.seat]
            if player.at == state.joint.at and (i or not lord.beaten):
                withdraw(player, turn_of(state, stormer.seat), stormer.back)
        return True

    def turn_ended(self, t: MK) -> bool:
        """After a long preparation his turn goes on."""
        if t.state.waiting and t.state.waiting[-1].seat == DUMMY:
            _resume(t.state)
            return True
        return False


def assault(t: MK, player: Player, came_from: int, provoked: list[int]) -> None:
    """An assault without loss of Reputation; walls count for who comes across them (MKX-VASSAULT-03 to -06)."""
    state = t.state
    place = state.places.get(player.at)
    fortress = place is not None and bool(place.site) and SITE[place.site].place == "fortified"
    walls = fortress + ((came_from, player.at) in ground(state).walls)
    combat = combat_start.begin(t, player.at, ATTACKED)
    combat.back = came_from
    t.say(msg("say-attacks-volkare", hero=name("hero", player.hero)))
    _face_army(t, walls)
    if provoked:
        combat_start.join(t, player, provoked, "say-provokes")
    combat.near = [foe for foe in state.rampaging if adjacent(foe, player.at) and foe not in provoked]


# a cooperative attack


def _companions(state: MageKnightState) -> list[int]:
    """The other heroes beside him who could take part, in Round Order (MKX-VCOOP-04, -08)."""
    at = general(state).at
    return [
        seat
        for seat in from_seat(state, state.turn.seat)[1:]
        if adjacent(state.players[seat].at, at) and not state.players[seat].skips
    ]


@ch.taken(ch.ATTACK_TOGETHER)
def _attack_together(t: MK, player: Player, option: Option, moment: int) -> Flow[None]:
    """Who faces how many elite and regular tokens; all must agree (MKX-VCOOP-02, -05, -06)."""
    state, lord, turn = t.state, general(t.state), t.state.turn
    _muster(t)
    groups: dict[bool, list[FaceDown[EnemyToken]]] = {True: [], False: []}
    for zone in lord.army:
        groups[zone.pool in (mk.PILES[pile] for pile in ELITE)].append(zone)
    left = {elite: len(zones) for elite, zones in groups.items()}
    shares: dict[int, dict[bool, int]] = {}
    for seat in _companions(state):
        hero = state.players[seat].hero
        shares[seat] = {}
        for elite, kind in ((True, ch.Elite), (False, ch.Regular)):
            most = min(left[elite], sum(left.values()) - 1)  # one at least for who began
            picks = [kind(hero, n) for n in range(most + 1)]
            prompt = msg("ask-volkare-share", hero=name("hero", hero))
            pick: ch.Share = yield from choose(turn.seat, prompt, picks, "MKX-VCOOP-06")
            shares[seat][elite] = pick.n
            left[elite] -= pick.n
    fighting = {turn.seat: left, **{seat: share for seat, share in shares.items() if sum(share.values())}}
    for seat, share in list(fighting.items())[1:]:
        prompt = msg("ask-volkare-agree", hero=name("hero", player.hero), elite=share[True], regular=share[False])
        if not (yield from agrees(t, seat, prompt)):
            turn.refused.append((lord.at,))
            t.say(msg("say-joint-refused", hero=name("hero", state.players[seat].hero)))
            return
    if len(fighting) == 1:
        turn.refused.append((lord.at,))
        return
    _deal(t, groups, fighting)


def _deal(t: MK, groups: dict[bool, list[FaceDown[EnemyToken]]], fighting: dict[int, dict[bool, int]]) -> None:
    """Each group is shuffled and dealt; the others lose their next turn (MKX-VCOOP-03, -07)."""
    state, lord = t.state, general(t.state)
    for zones in groups.values():
        state.rng.shuffle(zones)
        for zone in zones:
            zone.known.clear()
    lord.army = []
    for share in fighting.values():
        for elite, n in share.items():
            lord.army += groups[elite][:n]
            del groups[elite][:n]
    stormers = [Stormer(seat, sum(share.values()), state.players[seat].at) for seat, share in fighting.items()]
    for stormer in stormers[1:]:
        state.players[stormer.seat].skips = True
    lord.die = t.below(6)
    state.joint = Joint(lord.at, stormers)
    state.phase = "storm"
    t.say(msg("say-attacks-volkare", hero=name("hero", state.players[state.turn.seat].hero)))


SPECIALS["volkare"] = General()
