"""Volkare's battles: he attacks heroes, who defend alone or together; heroes attack him."""

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.content import SITE
from emberhall.games.mage_knight.content.volkare import WITHDRAWAL
from emberhall.games.mage_knight.ground import adjacent, ground
from emberhall.games.mage_knight.names import declined, name
from emberhall.games.mage_knight.rules.combat_outcome import withdraw
from emberhall.games.mage_knight.rules.combat_start import begin_combat, provoke
from emberhall.games.mage_knight.rules.common import take_wound
from emberhall.games.mage_knight.rules.foes import combat_of, lord, make_foe
from emberhall.games.mage_knight.rules.joint_assault import turn_of
from emberhall.games.mage_knight.rules.joint_planning import (
    DEFEND,
    companions,
    deal_army,
    propose_attack,
    share_of,
    share_out,
)
from emberhall.games.mage_knight.rules.outside_turn import effects_before_turn
from emberhall.games.mage_knight.rules.preparation import call, dice_back, for_long, preparing, quickly
from emberhall.games.mage_knight.rules.scenario import Special
from emberhall.games.mage_knight.rules.volkare import adjust, besieging, general, muster, troops
from emberhall.games.mage_knight.state import ARMY, DUMMY, Combat, Joint, Player, State, Table
from emberhall.games.mage_knight.terms import BEFORE
from emberhall.kernel import Flow, Menu, Option, Word, ask, choose, msg, offer

#: His attack on a hero, and a hero's attack on him, as kinds of combat.
ATTACKS_HERO, ATTACKED = "volkare_attacks", "volkare"


def attack(t: Table, seat: int) -> None:
    """He attacks a hero, who withdraws or fights (MKX-VATTACK-01 to MKX-VATTACK-05, MKX-VATTACK-11)."""
    state = t.state
    t.say(msg("say-volkare-attacks", hero=declined("hero", state.players[seat].hero, "whom")))
    t.beat()
    call(state, seat, "volkare_called")


def defend(t: Table) -> Flow[None]:
    """Each hero attacked fights alone or with others, in turn order (MKX-VDEF-01, MKX-VDEF-02, MKX-VDEF-03).

    Heroes in the city may leave it to its fate (MKX-RETURN-57, MKX-RETURN-61).
    """
    volkare = general(t.state)
    seat, *others = volkare.defenders
    siege = besieging(volkare)
    ready: list[Option] = [ch.DEFEND, ch.SKIP] if siege else [ch.FACE_ALONE]
    if others and troops(t.state) > 1:
        prompt = msg("ask-defend-city" if siege else "ask-defend-together")
        option = yield from ask(seat, prompt, [ch.DEFEND_TOGETHER, *ready], "MKX-VDEF-02")
        if option is ch.DEFEND_TOGETHER:
            muster(t)
            shares = yield from share_out(t, volkare.army, seat, others, DEFEND)
            if shares is not None:
                volkare.defenders = []
                volkare.losses += 100 * siege  # someone fights
                t.state.joint = Joint(volkare.at, deal_army(t, volkare.army, shares), defence=True)
                call(t.state, seat, "volkare_called")
                return
            option = yield from choose(seat, prompt, ready, "MKX-VDEF-02")
    else:
        option = ch.FACE_ALONE
        if siege:
            option = yield from ask(seat, msg("ask-defend-city"), ready, "MKX-RETURN-61")
    volkare.defenders.pop(0)
    if option is ch.FACE_ALONE:
        attack(t, seat)
    elif option is ch.DEFEND:
        volkare.losses += 100  # someone fights
        call(t.state, seat, "volkare_called")


def called_by_volkare(t: Table) -> Flow[None]:
    """Withdraw, or choose quick or long preparation.

    MKX-VATTACK-04 to MKX-VATTACK-12, MKX-RETURN-71, MKX-RETURN-72, MKX-RETURN-73.
    """
    state, turn = t.state, t.state.turn
    player = state.players[turn.seat]
    n = WITHDRAWAL[(state.round - 1) // 2]
    prompt = msg("ask-volkare-called", n=n) if _may_withdraw(state) else msg("ask-volkare-prepare")
    yield from _CALLED.ask(t, Acting(player, BEFORE), turn.seat, prompt, "MKX-VATTACK-04")


def _may_withdraw(state: State) -> bool:
    """Not from a city besieged, nor from a cooperative defence."""
    return not besieging(general(state)) and state.joint is None


@offer(ch.WITHDRAW)
def _withdrawal(state: State, who: Acting) -> list[Word]:
    """Withdraw for Wounds."""
    return [ch.WITHDRAW] if _may_withdraw(state) else []


_preparing = preparing()


@_withdrawal.does
def _withdraw(t: Table, who: Acting, option: Option) -> None:
    """Wounds into the hand, and no battle (MKX-DATA-09)."""
    player = who.player
    n = WITHDRAWAL[(t.state.round - 1) // 2]
    for _ in range(n):
        take_wound(t, player)
    t.say(msg("say-hero-wounded", hero=name("hero", player.hero), n=n))
    _resume(t.state)


@_preparing.does(ch.QUICK_PREPARATION)
def _prepare_quickly(t: Table, who: Acting, option: Option) -> None:
    player = who.player
    quickly(t, player)
    _battle(t, player)


@_preparing.does(ch.LONG_PREPARATION)
def _prepare_long(t: Table, who: Acting, option: Option) -> None:
    player = who.player
    general(t.state).long.append(t.state.turn.seat)
    for_long(t, player)
    _battle(t, player)


_CALLED: Menu[State, Acting] = Menu(effects_before_turn, _withdrawal, _preparing)


def _battle(t: Table, player: Player) -> None:
    """Fortifications do not count (MKX-VATTACK-03, MKX-WALL-10)."""
    begin_combat(t, player.at, ATTACKS_HERO)
    _face_army(t, 0)


def _face_army(t: Table, walls: int) -> None:
    """The tokens of the army fight, or a share of them, and he himself (MKX-VBATTLE-02, MKX-VCOOP-10)."""
    state, volkare, combat = t.state, general(t.state), combat_of(t.state)
    muster(t)
    volkare.met = True
    for zone in share_of(state.joint, volkare.army) if state.joint else volkare.army:
        t.show(zone.cards[0], zone)
        combat.foes.append(make_foe(zone.cards[0], ARMY, defender=True, walls=walls))
    combat.foes.append(lord(t))
    state.phase = "gather"


def _resume(state: State) -> None:
    """His turn goes on."""
    state.turn = state.waiting.pop()
    state.phase = "volkare"


def assault(t: Table, player: Player, came_from: int, provoked: list[int]) -> None:
    """An assault without loss of Reputation; walls count for a hero who crosses them.

    MKX-VASSAULT-03, MKX-VASSAULT-04, MKX-VASSAULT-05, MKX-VASSAULT-06.
    """
    state = t.state
    place = state.places.get(player.at)
    fortress = place is not None and bool(place.site) and SITE[place.site].place == "fortified"
    walls = fortress + ((came_from, player.at) in ground(state).walls)
    combat = begin_combat(t, player.at, ATTACKED)
    combat.back = came_from
    t.say(msg("say-attacks-volkare", hero=name("hero", player.hero)))
    _face_army(t, walls)
    provoke(t, player, provoked)


@offer(ch.ATTACK_TOGETHER)
def _cooperative_attack(state: State, who: Acting) -> list[Word]:
    """A hero beside him may propose to attack him together (MKX-VCOOP-01, MKX-VCOOP-04)."""
    his = state.volkare
    if his is None or state.round_turns >= 0 or state.game_turns >= 0 or (his.at,) in state.turn.refused:
        return []
    able = adjacent(who.player.at, his.at) and troops(state) > 1 and companions(state, his.at)
    return [ch.ATTACK_TOGETHER] if able else []


@_cooperative_attack.does
def _attack_together(t: Table, who: Acting, option: Option) -> Flow[None]:
    """A cooperative attack on him (MKX-VCOOP-01)."""
    muster(t)
    yield from propose_attack(t, general(t.state).at, general(t.state).army)


class General(Special):
    """Scenarios with General Volkare."""

    actions = (_cooperative_attack,)

    def entered(self, t: Table, player: Player, came_from: int, provoked: list[int]) -> bool:
        """A hero attacks Volkare by moving to his space (MKX-VASSAULT-01 to MKX-VASSAULT-06)."""
        state = t.state
        if state.volkare is None or player.at != state.volkare.at or not troops(state):
            return False
        assault(t, player, came_from, provoked)
        return True

    def settled(self, t: Table, player: Player, combat: Combat) -> None:
        """The battle is over (MKX-VASSAULT-07, MKX-VASSAULT-08, MKX-VATTACK-13)."""
        state, volkare = t.state, general(t.state)
        if combat.kind not in (ATTACKS_HERO, ATTACKED):
            return
        beaten = sum(foe.beaten and foe.at == ARMY for foe in combat.foes)
        if not troops(state) and not volkare.beaten:
            volkare.beaten, volkare.steps, volkare.at = True, [], -2
            volkare.defenders = []  # he attacks nobody else (MKX-VATTACK-13)
            t.say(msg("say-volkare-beaten"))
        elif combat.kind == ATTACKED and state.joint is None:
            withdraw(player, state.turn, combat.back)
        if combat.kind == ATTACKED:
            return
        if besieging(volkare):
            volkare.losses += beaten
        if state.joint is None and state.turn.seat not in volkare.long:
            dice_back(t, state.turn)
            _resume(state)

    def stormed(self, t: Table) -> bool:
        """If Volkare is beaten, the hero who began the attack takes his space; the others go back.

        MKX-VCOOP-15, MKX-VCOOP-16.
        """
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

    def turn_ended(self, t: Table) -> bool:
        """After a long preparation his turn goes on."""
        if t.state.waiting and t.state.waiting[-1].seat == DUMMY:
            general(t.state).long = []
            _resume(t.state)
            return True
        return False

    def round_ends(self, t: Table) -> Flow[None] | None:
        """His Level may be changed, until his troops were seen.

        MKX-ADJUST-01, MKX-ADJUST-02, MKX-ADJUST-03, MKX-ADJUST-04.
        """
        volkare = general(t.state)
        if t.state.setup.adjust_level and not volkare.met and not volkare.beaten:
            return adjust(t)
        return None
