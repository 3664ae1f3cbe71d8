"""General Volkare: his turn, his way, his battles; Volkare's Return and Volkare's Quest."""

from collections.abc import Callable

import emberhall.games.mage_knight.terms as mk
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.content import DEEDS, SITE, SPELLS, deck_of
from emberhall.games.mage_knight.content.tiles import FIXED, SHAPES
from emberhall.games.mage_knight.content.volkare import (
    COMBAT_LEVELS,
    LEAST,
    LEVELS,
    RACE_LEVELS,
    WAVERING,
    WAYS,
    WITHDRAWAL,
    WOUNDS,
    army,
)
from emberhall.games.mage_knight.ground import PORTAL, STEPS, adjacent, distance, ground, slot_of, towards
from emberhall.games.mage_knight.names import card_name, name, unit_name
from emberhall.games.mage_knight.rules import army as troop
from emberhall.games.mage_knight.rules import between_turns, combat_start
from emberhall.games.mage_knight.rules.combat_result import withdraw
from emberhall.games.mage_knight.rules.common import card_of, is_wound, new_wound, take_wound
from emberhall.games.mage_knight.rules.deeds import take
from emberhall.games.mage_knight.rules.exploring import deck_for, lay, look_around, stack
from emberhall.games.mage_knight.rules.foes import combat_of, lord, make_foe, token_left
from emberhall.games.mage_knight.rules.joint_assault import turn_of
from emberhall.games.mage_knight.rules.preparation import call, dice_back, for_long, preparations, quickly
from emberhall.games.mage_knight.rules.rounds import end_of_turn
from emberhall.games.mage_knight.rules.safe_spaces import is_open, is_safe
from emberhall.games.mage_knight.rules.scenario import SPECIALS, Special, scenario_of
from emberhall.games.mage_knight.rules.scenarios import goals
from emberhall.games.mage_knight.state import (
    ARMY,
    DUMMY,
    MK,
    NOWHERE,
    Combat,
    Deed,
    EnemyToken,
    Joint,
    MageKnightState,
    Player,
    SkillToken,
    Volkare,
)
from emberhall.kernel import Ask, Deck, FaceDown, Flow, Message, Option, Pile, choose, confirm, msg

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
        yield from _defend(t)
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
        _go(t, _closer(state, city, WAYS["return"][colour]), colour)
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
            _go(t, to, colour)
            return
        slot = slot_of(to)
        taken = any((placed.a, placed.b) == slot for placed in state.map)
        if not taken and SHAPES[shape](*slot) and stack(state)[0] is not None:
            lay(t, t.flip(deck_for(state, *slot)), *slot)
            for hero in state.players:
                look_around(t, hero.at)
            t.beat()
            _go(t, to, colour)
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
        _go(t, to, colour)


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


def _go(t: MK, to: int, colour: int) -> None:
    """He goes to a space, whatever it is, and attacks the heroes there (MKX-VOLK-03 to -05, MKX-RETURN-37)."""
    state, volkare = t.state, general(t.state)
    volkare.came_from, volkare.at = volkare.at, to
    t.say(msg("say-volkare-moves", way=msg(f"way-{towards(volkare.came_from, to)}"), why=_why(state, colour)))
    t.beat()
    if state.outcome is None:
        volkare.defenders = _heroes_at(state, to)


def _why(state: MageKnightState, colour: int) -> Message:
    """Why he goes that way, for who reads it."""
    shade = name("colour", mk.COLOURS[colour])
    if scenario_of(state).volkare == "quest":
        return msg("say-why-volkare-portal", colour=shade)
    if _city(state) is None:
        return msg("say-why-volkare-explores", colour=shade)
    cards = general(state).discard.cards
    red = bool(cards) and not is_wound(cards[-1]) and card_of(cards[-1]).colour == mk.RED  # MKX-RETURN-53
    return msg("say-why-volkare-red" if red else "say-why-volkare-city", colour=shade)


def _heroes_at(state: MageKnightState, at: int) -> list[int]:
    """The heroes on a space, whose turn is nearest first (MKX-VDEF-03)."""
    now = state.turn_of
    order = state.order[now:] + state.order[:now]
    return [seat for seat in order if seat != DUMMY and state.players[seat].at == at]


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
    volkare.defenders = _heroes_at(state, city)
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


def _defend(t: MK) -> Flow[None]:
    """Each hero attacked fights alone or with others; who is next in turn comes first (MKX-VDEF-01 to -03).

    Heroes in the city may leave it to its fate (MKX-RETURN-57, -61).
    """
    volkare = general(t.state)
    seat, *others = volkare.defenders
    ready: list[Option] = [ch.DEFEND, ch.SKIP] if volkare.losses >= 0 else [ch.FACE_ALONE]
    if others and troops(t.state) > 1:
        prompt = msg("ask-defend-city" if volkare.losses >= 0 else "ask-defend-together")
        option = yield Ask(seat, prompt, [ch.DEFEND_TOGETHER, *ready], "MKX-VDEF-02")
        if option is ch.DEFEND_TOGETHER:
            _muster(t)
            shares = yield from troop.share_out(t, volkare.army, seat, others, troop.DEFEND)
            if shares is not None:
                volkare.defenders = []
                volkare.losses += 100 if volkare.losses >= 0 else 0
                t.state.joint = Joint(volkare.at, troop.deal(t, volkare.army, shares), defence=True)
                call(t.state, seat, "volkare_called")
                return
            option = yield from choose(seat, prompt, ready, "MKX-VDEF-02")
    else:
        option = ch.FACE_ALONE
        if volkare.losses >= 0:
            option = yield Ask(seat, msg("ask-defend-city"), ready, "MKX-RETURN-61")
    volkare.defenders.pop(0)
    if option is ch.FACE_ALONE:
        _attack(t, seat)
    elif option is ch.DEFEND:
        volkare.losses += 100  # somebody fights
        call(t.state, seat, "volkare_called")


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
    if general(t.state).at == PORTAL:
        t.say(msg("say-volkare-leaves"))
    elif scenario_of(t.state).volkare == "return":
        t.say(msg("say-volkare-takes-city"))
    t.beat()
    goals.end_game(t)


# battles


def _attack(t: MK, seat: int) -> None:
    """He attacks a hero, who withdraws or fights (MKX-VATTACK-01 to -05, -11)."""
    state = t.state
    t.say(msg("say-volkare-attacks", hero=name("hero", state.players[seat].hero)))
    t.beat()
    call(state, seat, "volkare_called")


def called(t: MK) -> Flow[None]:
    """Withdraw, or prepare quickly or for long (MKX-VATTACK-04 to -12, MKX-RETURN-71 to -73)."""
    state, turn = t.state, t.state.turn
    player = state.players[turn.seat]
    options: list[Option] = []
    between_turns.effects(state, player, options)
    free = general(state).losses < 0 and state.joint is None
    if free:
        options.append(ch.WITHDRAW)
    options += preparations(player)
    n = WITHDRAWAL[(state.round - 1) // 2]
    prompt = msg("ask-volkare-called", n=n) if free else msg("ask-volkare-prepare")
    option = yield Ask(turn.seat, prompt, options, "MKX-VATTACK-04")
    yield from take(t, player, option, mk.BEFORE, _CALLED)


def _withdraw(t: MK, player: Player, option: Option, moment: int) -> None:
    """Wounds into the hand, and no battle (MKX-DATA-09)."""
    n = WITHDRAWAL[(t.state.round - 1) // 2]
    for _ in range(n):
        take_wound(t, player)
    t.say(msg("say-hero-wounded", hero=name("hero", player.hero), n=n))
    _resume(t.state)


def _prepare_quickly(t: MK, player: Player, option: Option, moment: int) -> None:
    quickly(t, player)
    _battle(t, player)


def _prepare_long(t: MK, player: Player, option: Option, moment: int) -> None:
    general(t.state).long.append(t.state.turn.seat)
    for_long(t, player)
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


def _face_army(t: MK, walls: int) -> None:
    """The tokens of the army fight, or a share of them, and he himself (MKX-VBATTLE-02, MKX-VCOOP-10)."""
    state, volkare, combat = t.state, general(t.state), combat_of(t.state)
    _muster(t)
    volkare.met = True
    shared = state.joint is not None and state.volkare_die >= 0
    for zone in troop.share_of(state.joint, volkare.army) if shared and state.joint else volkare.army:
        t.show(zone.cards[0], zone)
        combat.foes.append(make_foe(zone.cards[0], ARMY, defender=True, walls=walls))
    himself = lord(t)
    if combat.foes:
        combat.foes.append(himself)
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
        if state.joint is None and state.turn.seat not in volkare.long:
            dice_back(t, state.turn)
            _resume(state)

    def actions(self, state: MageKnightState, player: Player, out: list[Option]) -> None:
        """A hero beside him may propose to attack him together (MKX-VCOOP-01, -04)."""
        his = state.volkare
        if his is None:
            return
        alone = state.round_turns >= 0 or state.game_turns >= 0 or (his.at,) in state.turn.refused
        if not alone and adjacent(player.at, his.at) and troops(state) > 1 and troop.companions(state, his.at):
            out.append(ch.ATTACK_TOGETHER)

    def stormed(self, t: MK) -> bool:
        """Beaten, he leaves his space to who began the attack; all others go back (MKX-VCOOP-15, -16)."""
        state, his = t.state, general(t.state)
        if state.volkare_die < 0:
            return False
        assert state.joint is not None
        state.volkare_die = -1
        for i, stormer in enumerate(state.joint.stormers):
            player = state.players[stormer.seat]
            if state.joint.defence:
                if stormer.seat not in his.long:  # its part is over (MKX-VPLAN-04)
                    dice_back(t, turn_of(state, stormer.seat))
            elif player.at == state.joint.at and (i or not his.beaten):
                withdraw(player, turn_of(state, stormer.seat), stormer.back)
        return True

    def turn_ended(self, t: MK) -> bool:
        """After a long preparation his turn goes on."""
        if t.state.waiting and t.state.waiting[-1].seat == DUMMY:
            general(t.state).long = []
            _resume(t.state)
            return True
        return False

    def round_ends(self, t: MK) -> Flow[None] | None:
        """His level may be changed, until his troops were seen (MKX-ADJUST-01 to -04)."""
        volkare = general(t.state)
        if t.state.setup.adjust_level and not volkare.met and not volkare.beaten:
            return _adjust(t)
        return None


def _adjust(t: MK) -> Flow[None]:
    """Up or down by no more than there are players, if all agree; never below 4 (MKX-VOLK-09)."""
    state, volkare = t.state, general(t.state)
    first, *others = [seat for seat in state.order if seat != DUMMY]
    most = len(state.players)
    levels = [n for n in range(volkare.level - most, volkare.level + most + 1) if n >= LEAST]
    picks = [ch.VolkareLevel(n) for n in levels]
    pick: ch.VolkareLevel = yield from choose(first, msg("ask-adjust", n=volkare.level), picks, "MKX-ADJUST-01")
    if pick.n == volkare.level:
        return
    for seat in others:
        if not (yield from confirm(seat, msg("ask-adjust-agree", n=pick.n), "MKX-ADJUST-02")):
            return
    for zone in volkare.army:  # laid out, but not seen yet
        pile = mk.PILES.index(zone.pool)
        t.move(zone.cards[0], zone, state.enemies[pile])
        t.shuffle(state.enemies[pile])
        volkare.muster.append(pile)
    volkare.army = []
    for pile in army(volkare.level):
        if pile in volkare.muster:
            volkare.muster.remove(pile)
    volkare.muster += army(pick.n)  # those who joined him stay
    volkare.level = pick.n
    t.say(msg("say-volkare-level", level=pick.n))


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


@ch.taken(ch.ATTACK_TOGETHER)
def _attack_together(t: MK, player: Player, option: Option, moment: int) -> Flow[None]:
    """A cooperative attack on him (MKX-VCOOP-01)."""
    _muster(t)
    yield from troop.attack(t, general(t.state).at, general(t.state).army)


SPECIALS["volkare"] = General()
