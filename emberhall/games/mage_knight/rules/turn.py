"""A player's turn: its start, the movement phase and its choices, rest, what follows an action."""

from collections.abc import Sequence
from functools import cache

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.combat_start import challenges
from emberhall.games.mage_knight.rules.common import discard, others_in, wounds_in
from emberhall.games.mage_knight.rules.deeds import plays
from emberhall.games.mage_knight.rules.healing import healing
from emberhall.games.mage_knight.rules.hero_combat import attack_hero
from emberhall.games.mage_knight.rules.hero_values import rival_at, rival_here
from emberhall.games.mage_knight.rules.interactive_skills import come_back
from emberhall.games.mage_knight.rules.joint_assault import joint_actions
from emberhall.games.mage_knight.rules.movement import steps
from emberhall.games.mage_knight.rules.outside_turn import effects_before_turn
from emberhall.games.mage_knight.rules.preparation import call
from emberhall.games.mage_knight.rules.pursuit import movement_ends
from emberhall.games.mage_knight.rules.rounds import announce_end_of_round, skip_turn
from emberhall.games.mage_knight.rules.scenario import Special, special_of
from emberhall.games.mage_knight.rules.site_actions import site_actions
from emberhall.games.mage_knight.rules.skills import turned_up
from emberhall.games.mage_knight.rules.tactics import USES, tactic_in_turn
from emberhall.games.mage_knight.rules.teams import may_fight
from emberhall.games.mage_knight.rules.turn_start import begin_turn
from emberhall.games.mage_knight.rules.volkares_camp import camp_actions
from emberhall.games.mage_knight.state import Player, State, Table
from emberhall.games.mage_knight.terms import AFTER, BEFORE, MOVING, RESTING
from emberhall.kernel import (
    NOBODY,
    NOWHERE,
    Flow,
    Menu,
    Message,
    Offer,
    Option,
    ask,
    choose,
    gathered,
    msg,
    offer,
    pick,
)

_PROMPT_BEFORE = msg("ask-before-turn")
_PROMPT_MOVE = msg("ask-move")
_PROMPT_LAST = msg("ask-move-last")
_PROMPT_LAST_OF_ROUND = msg("ask-move-last-of-round")
_PROMPT_REST = msg("ask-rest")
_PROMPT_AFTER = msg("ask-after")


def _prompt(state: State) -> Message:
    """The question of a turn; it says so if this is the player's last turn of the game or the Round."""
    if state.game_turns >= 0:
        return _PROMPT_LAST
    return _PROMPT_LAST_OF_ROUND if state.round_turns >= 0 else _PROMPT_MOVE


def before_turn(t: Table) -> Flow[object] | None:
    """Use effects before your turn, then skip it, forfeit it or begin it (MK-TURN-11 to MK-TURN-21)."""
    state = t.state
    seat = state.turn.seat
    player = state.players[seat]
    if player.phantoms:  # MKX-PHANTOM-13
        call(state, seat, "phantoms")
        return None
    return _skills_return(t, player) if state.lasting else _turn_comes(t, player)


def _skills_return(t: Table, player: Player) -> Flow[None]:
    """The player's interactive Skills come back first (MK-TURN-15)."""
    yield from come_back(t, t.state.turn.seat)
    comes = _turn_comes(t, player)
    if comes is not None:
        yield from comes


def _turn_comes(t: Table, player: Player) -> Flow[object] | None:
    """Skip the turn, or begin it where nothing can be used before; otherwise ask."""
    state = t.state
    seat = state.turn.seat
    if player.skips:  # MK-TURN-12
        player.skips = False
        skip_turn(t)
        return None
    who = Acting(player, BEFORE)
    if not effects_before_turn.options(state, who):
        if not player.deck.cards and not player.hand.cards:
            if state.round_turns >= 0:
                skip_turn(t)  # MK-TURN-21
            else:
                announce_end_of_round(t, seat)  # MK-TURN-19
            return None
        if player.deck.cards or state.round_turns >= 0:
            _begin(t, player)
            return None
    return _BEFORE.ask(t, who, seat, _PROMPT_BEFORE, "MK-TURN-02")


def _begin(t: Table, player: Player) -> None:
    if t.events is not None:
        t.say(msg("say-turn", hero=name("hero", player.hero)))
    begin_turn(t, player)


@offer(ch.BEGIN_TURN, ch.Forfeit, ch.ANNOUNCE)
def _beginning(state: State, who: Acting) -> list[Option]:
    """Begin the turn, forfeit it (MK-TURN-21), or announce the end of the Round."""
    player = who.player
    found: list[Option] = []
    if player.hand or player.deck:
        found.append(ch.BEGIN_TURN)
    elif state.round_turns >= 0:
        found.append(ch.FORFEIT)
    if not player.deck and state.round_turns < 0:
        found.append(ch.ANNOUNCE)
    return found


_beginning.does(ch.BEGIN_TURN)(lambda t, who, chosen: _begin(t, who.player))
_beginning.does(ch.Forfeit)(lambda t, who, chosen: skip_turn(t))
_beginning.does(ch.ANNOUNCE)(lambda t, who, chosen: announce_end_of_round(t, t.state.turn.seat))

_BEFORE: Menu[State, Acting] = Menu(effects_before_turn, _beginning)


def movement(t: Table) -> Flow[object]:
    """One decision of the movement phase, until an action is taken or the turn is ended."""
    state, turn = t.state, t.state.turn
    player = state.players[turn.seat]
    special = special_of(state)
    who = Acting(player, MOVING | special.uses)
    menu = _movement(special)
    if state.factions is None:
        return menu.ask(t, who, turn.seat, _prompt(state), "MK-TURN-30")
    return _pursued(t, who, menu)


def _pursued(t: Table, who: Acting, menu: Menu[State, Acting]) -> Flow[None]:
    """The same, with pursuers that may attack before the movement phase ends."""
    state = t.state
    chosen = yield from ask(state.turn.seat, _prompt(state), menu.options(state, who), "MK-TURN-30")
    if not (yield from movement_ends(t, who.player, chosen)):
        yield from menu.take(t, who, chosen)


@offer(ch.AttackHero)
def _rival(state: State, who: Acting) -> list[ch.AttackHero]:
    """Attack the hero on the same space."""
    rival = rival_here(state, who.player)
    able = rival != NOBODY and may_fight(state, state.turn.seat, rival)
    return [ch.AttackHero(state.players[rival].hero, rival)] if able else []


@_rival.does
def _attack_hero(t: Table, who: Acting, option: ch.AttackHero) -> None:
    attack_hero(t, who.player, option.rival)


_ENDING = (ch.END_TURN,)
_REST_OR_END = (ch.REST, ch.END_TURN)


@offer(ch.END_TURN, ch.EndUnhealed)
def end(state: State, who: Acting) -> Sequence[Option]:
    """End the turn, perhaps with Healing points left."""
    if not state.turn.heal:
        return _ENDING
    return [ch.EndUnhealed(state.turn.heal) if healing.options(state, who) else ch.END_TURN]


@end.does
def _end_turn(t: Table, who: Acting, option: Option) -> None:
    """The player announces the end of the turn; staying with another hero is an attack (MK-TURN-44, MK-HEROES-03)."""
    state, player = t.state, who.player
    rival = rival_here(state, player) if state.phase == "move" and len(state.players) > 1 else NOBODY
    if rival != NOBODY and may_fight(state, state.turn.seat, rival):
        attack_hero(t, player, rival)
    else:
        state.phase = "end_turn"
        state.turn.steps = []


def _actions(state: State, who: Acting) -> list[Option]:
    found: list[Option] = [] if state.camp == NOWHERE else [*camp_actions.options(state, who)]
    if state.rampaging:
        found += challenges.options(state, who)
    found += site_actions.options(state, who)
    return found


#: What may be the action of the turn, without what the scenario adds.
ACTIONS = gathered(_actions, camp_actions, challenges, site_actions)


def _rest_or_end(state: State, who: Acting) -> Sequence[Option]:
    """Rest instead of moving, or end the turn."""
    if state.turn.moved or not who.player.hand.cards:
        return (*end.options(state, who),)
    return (ch.REST, *end.options(state, who)) if state.turn.heal else _REST_OR_END


def _slow_recovery(state: State, who: Acting) -> list[Option]:
    """Rest, if all that is left to discard is a Wound; it must be done before the turn ends."""
    turn = state.turn
    slow = turn.exhausted and not turn.rested and wounds_in(who.player.hand.cards)
    return [ch.REST] if slow else [*end.options(state, who)]


def _rest(t: Table, who: Acting, option: Option) -> Flow[None]:
    """Rest: one other card and any number of Wounds (MK-REST-02, MK-REST-03, MK-REST-04).

    Slow recovery: a hero with nothing but Wounds discards one of them (MK-REST-05, MKW-REST-06).
    """
    player = who.player
    state, turn = t.state, t.state.turn
    turn.rested = True
    turn.move = turn.influence = 0
    state.phase = "rest"
    if "battle_frenzy" in player.skills_down and "battle_frenzy" in player.skills:
        turned_up(turn, player, "battle_frenzy")  # MKX-KRANG-05
    others = others_in(player.hand.cards)
    if turn.exhausted or not others:
        discard(t, player, wounds_in(player.hand.cards)[0])
        return
    picks = [ch.pick_card(card) for card in others]
    chosen: ch.PickCard = yield from choose(turn.seat, msg("ask-rest-card"), picks, "MK-REST-03")
    discard(t, player, next(card for card in others if card == chosen.card))
    wounds = wounds_in(player.hand.cards)
    while wounds:
        more = yield from pick(turn.seat, msg("ask-rest-wounds"), (ch.pick_card(wounds[0]),), "MK-REST-03")
        if more is None:
            return
        discard(t, player, wounds.pop(0))


_resting_or_ending: Offer[State, Acting, Option] = Offer((ch.REST, *end.kinds), _rest_or_end)
_end_of_rest: Offer[State, Acting, Option] = Offer((ch.REST, *end.kinds), _slow_recovery)
for _offer in (_resting_or_ending, _end_of_rest):
    _offer.does(ch.REST)(_rest)
    _offer.does(ch.END_TURN)(_end_turn)
    _offer.does(ch.EndUnhealed)(_end_turn)


@cache
def _movement(special: Special) -> Menu[State, Acting]:
    """What may be done in the movement phase."""
    moves, own, together = special.moves, special.actions, plays()

    def available(state: State, who: Acting) -> list[Option]:
        """Steps, what can be played, an action on this space or an attack on the other hero there, the end."""
        turn, player = state.turn, who.player
        found: list[Option] = [] if turn.still else [*steps.options(state, who)]
        for one in moves:
            found += one.options(state, who)
        found += together.options(state, who)
        if state.seals or player.tactic in USES:
            found += tactic_in_turn.options(state, who)
        if turn.heal:
            found += healing.options(state, who)
        several = len(state.players) > 1
        if several and rival_at(state, player, player.at) != NOBODY:
            found += _rival.options(state, who)
        else:
            found += _actions(state, who)
            if several:
                found += joint_actions.options(state, who)
            for one in own:
                found += one.options(state, who)
        found += _rest_or_end(state, who)
        return found

    offers = (steps, *moves, together, tactic_in_turn, healing, _rival, ACTIONS, joint_actions, *own)
    return Menu(gathered(available, *offers, _resting_or_ending))


@cache
def _resting() -> Menu[State, Acting]:
    return Menu(plays(), healing, tactic_in_turn, _end_of_rest)


@cache
def _after_action(special: Special) -> Menu[State, Acting]:
    return Menu(plays(), healing, tactic_in_turn, *special.afterwards, end)


def resting(t: Table) -> Flow[object]:
    """One decision of a resting turn: Special and Healing effects, then its end (MK-REST-07)."""
    turn = t.state.turn
    who = Acting(t.state.players[turn.seat], RESTING)
    return _resting().ask(t, who, turn.seat, _PROMPT_REST, "MK-REST-07")


def after_action(t: Table) -> Flow[object]:
    """One decision after the action: Special and Healing effects, then the end of the turn (MK-HEAL-17)."""
    turn = t.state.turn
    who = Acting(t.state.players[turn.seat], AFTER)
    return _after_action(special_of(t.state)).ask(t, who, turn.seat, _PROMPT_AFTER, "MK-TURN-26")
