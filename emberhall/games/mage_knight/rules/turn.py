"""A player's turn: its start, the movement phase with all that may be chosen in it, rest, what follows an action."""

from functools import partial

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.content import RUIN, SITE
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.combat_outcome import conquer_adventure, remove_ruin
from emberhall.games.mage_knight.rules.combat_start import enter_site
from emberhall.games.mage_knight.rules.common import discard, others_in, wounds_in
from emberhall.games.mage_knight.rules.deeds import plays, take, turned_up
from emberhall.games.mage_knight.rules.healing import heal_options
from emberhall.games.mage_knight.rules.hero_combat import attack_hero
from emberhall.games.mage_knight.rules.hero_values import rival_here
from emberhall.games.mage_knight.rules.interaction import can_interact, offer_familiars, talks_here
from emberhall.games.mage_knight.rules.interactive_skills import come_back
from emberhall.games.mage_knight.rules.joint_assault import joint_actions
from emberhall.games.mage_knight.rules.mana import can_pay, pay
from emberhall.games.mage_knight.rules.mazes import enter_maze, may_enter_maze
from emberhall.games.mage_knight.rules.movement import steps
from emberhall.games.mage_knight.rules.outside_turn import effects_before_turn
from emberhall.games.mage_knight.rules.preparation import call
from emberhall.games.mage_knight.rules.pursuit import movement_ends
from emberhall.games.mage_knight.rules.rounds import announce_end_of_round, skip_turn
from emberhall.games.mage_knight.rules.safe_spaces import near_foes
from emberhall.games.mage_knight.rules.scenario import scenario_of, special_of, works
from emberhall.games.mage_knight.rules.tactics import tactic_in_turn
from emberhall.games.mage_knight.rules.teams import may_fight
from emberhall.games.mage_knight.rules.turn_start import begin_turn
from emberhall.games.mage_knight.rules.volkares_camp import camp_actions
from emberhall.games.mage_knight.state import Player, State, Table
from emberhall.games.mage_knight.terms import AFTER, BEFORE, MOVING, RESTING
from emberhall.kernel import DONE, NOWHERE, Ask, Flow, Message, Option, choose, msg

_PROMPT_BEFORE = msg("ask-before-turn")
_PROMPT_MOVE = msg("ask-move")
_PROMPT_LAST = msg("ask-move-last")
_PROMPT_LAST_OF_ROUND = msg("ask-move-last-of-round")
_PROMPT_REST = msg("ask-rest")
_PROMPT_AFTER = msg("ask-after")


def _prompt(state: State) -> Message:
    """What a turn is asked with: whoever has no other in the game or the Round is told so."""
    if state.game_turns >= 0:
        return _PROMPT_LAST
    return _PROMPT_LAST_OF_ROUND if state.round_turns >= 0 else _PROMPT_MOVE


def before_turn(t: Table) -> Flow[None]:
    """Effects before the own turn, then: skip it, forfeit it, or begin (MK-TURN-11 to MK-TURN-21)."""
    state = t.state
    seat = state.turn.seat
    player = state.players[seat]
    if player.phantoms:  # MKX-PHANTOM-13
        call(state, seat, "phantoms")
        return
    if state.lasting:
        yield from come_back(t, seat)
    if player.skips:  # MK-TURN-12
        player.skips = False
        skip_turn(t)
        return
    options: list[Option] = []
    effects_before_turn(state, player, options)
    if not options:
        if not player.deck and not player.hand:
            if state.round_turns >= 0:
                skip_turn(t)  # MK-TURN-21
            else:
                announce_end_of_round(t, seat)  # MK-TURN-19
            return
        if player.deck or state.round_turns >= 0:
            _begin(t, player)
            return
    if player.hand or player.deck:
        options.append(ch.BEGIN_TURN)
    elif state.round_turns >= 0:
        options.append(ch.FORFEIT)  # MK-TURN-21
    if not player.deck and state.round_turns < 0:
        options.append(ch.ANNOUNCE)
    option = yield Ask(seat, _PROMPT_BEFORE, options, "MK-TURN-02")
    yield from take(t, player, option, BEFORE, _BEFORE)


def _begin(t: Table, player: Player, option: Option | None = None, moment: int = BEFORE) -> None:
    t.say(msg("say-turn", hero=name("hero", player.hero)))
    begin_turn(t, player)


def _forfeit(t: Table, player: Player, option: Option, moment: int) -> None:
    skip_turn(t)


def _announce(t: Table, player: Player, option: Option, moment: int) -> None:
    announce_end_of_round(t, t.state.turn.seat)


_BEFORE: ch.Deeds = {ch.BEGIN_TURN: _begin, ch.Forfeit: _forfeit, ch.ANNOUNCE: _announce}


def heals(state: State, player: Player, out: list[Option]) -> bool:
    """Add what can be healed; whether there is anything."""
    before = len(out)
    heal_options(state, player, out)
    return len(out) > before


def movement(t: Table) -> Flow[None]:
    """One decision of the movement phase, until an action is taken or the turn is ended."""
    state, turn = t.state, t.state.turn
    player = state.players[turn.seat]
    options: list[Option] = []
    special = special_of(state)
    steps(state, player, options)
    special.moves(state, player, options)
    moment = MOVING | special.uses
    plays(state, player, moment, options)
    tactic_in_turn(state, player, options)
    healing = heals(state, player, options)
    rival = rival_here(state, player) if len(state.players) > 1 else -1
    if rival < 0:
        actions(state, player, options)
        if len(state.players) > 1:
            joint_actions(state, player, options)
        special.actions(state, player, options)
    elif may_fight(state, turn.seat, rival):
        options.append(ch.AttackHero(state.players[rival].hero, rival))
    if not turn.moved and player.hand:
        options.append(ch.REST)
    options.append(ch.EndUnhealed(turn.heal) if healing else ch.END_TURN)
    option = yield Ask(turn.seat, _prompt(state), options, "MK-TURN-30")
    if state.factions is not None and (yield from movement_ends(t, player, option)):
        return
    yield from take(t, player, option, moment)


@ch.taken(ch.AttackHero)
def _attack_hero(t: Table, player: Player, option: ch.AttackHero, moment: int) -> None:
    attack_hero(t, player, option.rival)


@ch.taken(ch.END_TURN, ch.EndUnhealed)
def _end_turn(t: Table, player: Player, option: Option, moment: int) -> None:
    """The player announces the end of the turn (MK-TURN-44); who stays with another hero attacks it (MK-HEROES-03)."""
    state = t.state
    rival = rival_here(state, player) if state.phase == "move" and len(state.players) > 1 else -1
    if rival >= 0 and may_fight(state, state.turn.seat, rival):
        attack_hero(t, player, rival)
    else:
        state.phase = "end_turn"
        state.turn.steps = []


def actions(state: State, player: Player, out: list[Option]) -> None:
    """Add the actions that may be taken here (MK-TURN-36, MK-TURN-37, MK-TURN-38, MK-TURN-39)."""
    at = player.at
    if state.camp != NOWHERE:
        camp_actions(state, player, out)
    if state.rampaging:
        out.extend(ch.Challenge(foe, state.places[foe].enemies.cards[0]) for foe in near_foes(state, at))
    place = state.places.get(at)
    if place is None or not place.site:
        return
    site = SITE[place.site]
    if site.place == "adventure":
        if place.site == "ancient_ruins":
            if place.ruin.cards:
                ruin = RUIN[place.ruin.cards[0]]
                if ruin.enemies:
                    out.append(ch.Enter(place.site))
                elif can_pay(state, player, ruin.cost):
                    out.append(ch.ALTAR)
        elif site.paths:
            if may_enter_maze(state, place):
                out.append(ch.Enter(place.site))
        elif not place.conquered or (site.again and scenario_of(state).again):
            out.append(ch.Enter(place.site))
    elif talks_here(state, player) and can_interact(state, player):
        out.append(ch.INTERACT)
        if place.site == "monastery":
            out.append(ch.BURN)
    elif place.site == "monastery" and not place.conquered:
        out.append(ch.BURN)
    elif place.site in ("magical_glade", "hidden_valley") and state.setup.expansions and works(place):
        offer_familiars(state, player, out)


@ch.taken(ch.Enter)
def _enter(t: Table, player: Player, option: Option, moment: int) -> Flow[None]:
    """Enter the adventure site the hero stands on."""
    if SITE[t.state.places[player.at].site].paths:
        yield from enter_maze(t, player)
    else:
        enter_site(t, player)


@ch.taken(ch.ALTAR)
def _altar(t: Table, player: Player, option: Option, moment: int) -> Flow[None]:
    """Pay the mana of an ancient altar for its Fame (MKW-RUIN-04, MKW-RUIN-10)."""
    state, turn = t.state, t.state.turn
    turn.acted = True
    turn.move = turn.influence = 0
    place = state.places[player.at]
    ruin = RUIN[place.ruin.cards[0]]
    for i, colour in enumerate(ruin.cost):
        yield from pay(t, player, 1 << colour, partial(can_pay, state, player, ruin.cost[i + 1 :]))
    conquer_adventure(t, place)
    turn.rewards.extend(ruin.reward)
    remove_ruin(t, place)
    state.phase = "after"


@ch.taken(ch.REST)
def _rest(t: Table, player: Player, option: Option, moment: int) -> Flow[None]:
    """Rest: one other card and any number of Wounds (MK-REST-02, MK-REST-03, MK-REST-04).

    Slow recovery is one Wound, for who has nothing else, or had at the start of the turn (MK-REST-05, MKW-REST-06).
    """
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
    pick: ch.PickCard = yield from choose(turn.seat, msg("ask-rest-card"), picks, "MK-REST-03")
    discard(t, player, next(card for card in others if card == pick.card))
    wounds = wounds_in(player.hand.cards)
    while wounds:
        more: Option = yield Ask(turn.seat, msg("ask-rest-wounds"), (ch.pick_card(wounds[0]), DONE), "MK-REST-03")
        if more is DONE:
            return
        discard(t, player, wounds.pop(0))


def resting(t: Table) -> Flow[None]:
    """One decision of a resting turn: Special and Healing effects, then its end (MK-REST-07)."""
    state, turn = t.state, t.state.turn
    player = state.players[turn.seat]
    options: list[Option] = []
    plays(state, player, RESTING, options)
    healing = heals(state, player, options)
    tactic_in_turn(state, player, options)
    slow = turn.exhausted and not turn.rested and wounds_in(player.hand.cards)
    options.append(ch.REST if slow else ch.EndUnhealed(turn.heal) if healing else ch.END_TURN)
    option = yield Ask(turn.seat, _PROMPT_REST, options, "MK-REST-07")
    yield from take(t, player, option, RESTING)


def after_action(t: Table) -> Flow[None]:
    """One decision after the action: Special and Healing effects, then the end of the turn (MK-HEAL-17)."""
    state, turn = t.state, t.state.turn
    player = state.players[turn.seat]
    options: list[Option] = []
    plays(state, player, AFTER, options)
    healing = heals(state, player, options)
    tactic_in_turn(state, player, options)
    special_of(state).afterwards(state, player, options)
    options.append(ch.EndUnhealed(turn.heal) if healing else ch.END_TURN)
    option = yield Ask(turn.seat, _PROMPT_AFTER, options, "MK-TURN-26")
    yield from take(t, player, option, AFTER)
