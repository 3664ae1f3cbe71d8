"""Between two Rounds: the end of one, and preparing the next."""

from collections.abc import Callable
from typing import Literal, TypeAlias

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.content import UNIT, kind_of
from emberhall.games.mage_knight.names import name, unit_name
from emberhall.games.mage_knight.rules.banners import lose_banner
from emberhall.games.mage_knight.rules.common import (
    disband,
    hand_tells,
    lay_out_advanced,
    lay_out_spells,
    new_wound,
    refill_advanced,
    refill_spells,
    throw_away,
    wounds_in,
)
from emberhall.games.mage_knight.rules.deck_building import improve_deck, plan_deck, reveal_improvements
from emberhall.games.mage_knight.rules.drawing import draw_cards
from emberhall.games.mage_knight.rules.dummy import gain_crystal_of, prepare_dummy
from emberhall.games.mage_knight.rules.exploring import look_around
from emberhall.games.mage_knight.rules.hand import hand_limit
from emberhall.games.mage_knight.rules.mana import roll_source
from emberhall.games.mage_knight.rules.rampage import rampage
from emberhall.games.mage_knight.rules.scenario import by_players, scenario_of, special_of
from emberhall.games.mage_knight.rules.scenarios.conquer_and_hold import offer_concession
from emberhall.games.mage_knight.rules.scenarios.goals import end_game
from emberhall.games.mage_knight.rules.tactics import lay_out_tactics
from emberhall.games.mage_knight.state import DUMMY, Deed, Player, State, Table, Turn, Unit
from emberhall.games.mage_knight.terms import BASIC, BLACK, COLOURS
from emberhall.kernel import Flow, choose, confirm, msg, pick


def prepare_round(t: Table) -> Flow[None] | None:
    """The Round is over: the game too, or the next Round is prepared step by step (MK-ROUND-40, MK-ROUND-41)."""
    state = t.state
    if not state.between:
        if state.game_turns >= 0 or state.round >= by_players(state, scenario_of(state).rounds):
            end_game(t)
            return None
        state.between = [step for step in BETWEEN if step != "offer_control" or state.setup.offer_control]
        state.turn = Turn(state.turn.seat)  # what was known of the cards is shuffled away
    while state.between:
        step = BETWEEN[state.between[0]](t)
        if not isinstance(step, bool):
            return _ask_in(t, step)
        _step_taken(t)
    return None


def _ask_in(t: Table, step: Flow[bool]) -> Flow[None]:
    """Take a step that may ask."""
    if (yield from step) and t.state.outcome is None:
        _step_taken(t)


def _step_taken(t: Table) -> None:
    state = t.state
    state.between.pop(0)
    if not state.between:
        lay_out_tactics(state)


def _tactics_leave(t: Table) -> Flow[bool] | Literal[True]:
    """Used Tactics leave the game: all (MKS-SOLO-13), or one that the players choose (MKS-COOP-14, MKS-COOP-15)."""
    state = t.state
    leave = scenario_of(state).tactics_leave
    used = [player.tactic for player in state.players]
    if leave == "own":  # MKX-RETURN-23
        state.tactics_gone.extend(used)
    elif leave == "all":
        state.tactics_gone.extend(used)
        if state.dummy is not None:
            state.tactics_gone.append(state.dummy.tactic)
    elif leave == "one":
        return _one_leaves(state, used)
    return True


def _one_leaves(state: State, used: list[str]) -> Flow[bool]:
    last = state.round + 2 > by_players(state, scenario_of(state).rounds)  # these Tactics are not used again
    seat = next(seat for seat in state.order if seat != DUMMY)
    picks = [ch.PickTactic(tactic) for tactic in used]
    if last:
        chosen = yield from pick(seat, msg("ask-tactic-leaves"), picks, "MKS-COOP-14", stop=ch.SKIP)
    else:
        chosen = yield from choose(seat, msg("ask-tactic-leaves"), picks, "MKS-COOP-14")
    if chosen is not None:
        state.tactics_gone.append(chosen.tactic)
    return True


def _round_ends(t: Table) -> Flow[bool]:
    """What the scenario and the optional rules add to the end of a Round."""
    state = t.state
    ending = special_of(state).round_ends(t)
    if ending is not None:
        yield from ending
    if not state.order:  # nobody is left
        end_game(t)
        return True
    if scenario_of(state).special == "hold" and (yield from offer_concession(t)):
        end_game(t)
    elif state.setup.rampage != "no":
        rampage(t)
    if state.setup.envy != "no" and state.outcome is None:
        yield from _envy(t)
    return True


def _envy(t: Table) -> Flow[None]:
    """The leader in Fame gets a Wound into the deck, the last hero may remove one.

    By turns at the end of a Day and of a Night, or both at the end of each Round (MKX-ENVY-01, MKX-ENVY-02,
    MKX-ENVY-03).
    """
    state = t.state
    always = state.setup.envy == "each_round"
    fames = [player.fame for player in state.players if not player.gone]
    leaders = [player for player in state.players if not player.gone and player.fame == max(fames)]
    if (always or not state.night) and len(leaders) == 1:
        leaders[0].deck.add(new_wound(state))
        t.say(msg("say-envy", hero=name("hero", leaders[0].hero)))
    if not (always or state.night):
        return
    for seat, player in enumerate(state.players):
        if player.gone or player.fame != min(fames):
            continue
        found = [(card, zone) for zone in (player.deck, player.hand, player.discard) for card in wounds_in(zone.cards)]
        hand_tells(t, seat)
        if found and (yield from confirm(seat, msg("ask-compassion"), "MKX-ENVY-02")):
            throw_away(t, *found[0])


def _offer_control(t: Table) -> Flow[bool]:
    """Alone, the middle card of each offer may leave the game before new ones come (MKX-OFFER-02, MKX-OFFER-03)."""
    state = t.state
    for offer in (state.advanced_offer, state.spell_offer):
        if len(offer) > 1:
            card = offer.cards[1]
            prompt = msg("ask-offer-control", card=name("card", card))
            if (yield from confirm(0, prompt, "MKX-OFFER-02")):
                t.move(card, offer, state.box)
    return True


def _plans(t: Table) -> Flow[bool] | Literal[True]:
    return True if t.state.night else plan_deck(t)


def _improvements(t: Table) -> Literal[True]:
    """Improving actions at the end of each Night but the last one (MK-DECK-04)."""
    state = t.state
    next_night = state.round + (1 if state.setup.day_and_night == "darkness_is_coming" else 2)
    if state.setup.improving_actions and state.night and next_night <= by_players(state, scenario_of(state).rounds):
        reveal_improvements(t)
    return True


def _next_round(t: Table) -> Literal[True]:
    """Steps a to e: Day or Night, the Source, the offers."""
    state = t.state
    state.round += 1
    state.night = _night_falls(t)
    state.nights += state.night
    state.round_turns = -1
    state.announced = -2
    state.lasting = []  # MK-SKILL-09
    t.say(msg("say-night" if state.night else "say-day", round=state.round))
    _source(t)
    new_unit_offer(t)
    _offers(t)
    if not state.night:
        see_ruins(t)
    state.picking = [seat for seat, player in enumerate(state.players) if not player.gone]
    return True


def _night_falls(t: Table) -> bool:
    """Step a: Day and Night alternate; if darkness is coming, two dice decide.

    MK-ROUND-03, MK-OPTDAY-04, MK-OPTDAY-05, MK-OPTDAY-06.
    """
    if t.state.setup.day_and_night != "darkness_is_coming":
        return not t.state.night
    return t.state.night or BLACK in (t.below(6), t.below(6))


def _players(t: Table) -> Flow[bool]:
    """Step g, one player after the other."""
    state = t.state
    if state.picking:
        yield from _player(t, state.players[state.picking.pop(0)])
    return not state.picking


def _round_begins(t: Table) -> Literal[True]:
    special_of(t.state).round_begins(t)
    prepare_dummy(t)
    return True


Step: TypeAlias = Callable[[Table], Flow[bool] | Literal[True]]

#: What is done between two Rounds, in this order: a flow says whether it is finished or must be taken again.
BETWEEN: dict[str, Step] = {
    "tactics_leave": _tactics_leave,
    "round_ends": _round_ends,
    "plans": _plans,
    "improvements": _improvements,
    "improve": improve_deck,
    "offer_control": _offer_control,
    "next_round": _next_round,
    "players": _players,
    "round_begins": _round_begins,
}


def _source(t: Table) -> None:
    """Step b: all dice are rolled, those on Tactics too."""
    state = t.state
    for player in state.players:
        player.tactic_die = -1
        player.claims = []
    fill_source(t)


def fill_source(t: Table) -> None:
    """The dice of the Source: two more than players, in a blitz one more still (MK-SETUP-15, MKS-BLITZ-13)."""
    state = t.state
    state.source = roll_source(t, len(state.players) + 2 + more_on_offer(state))
    state.reserve = 8 - len(state.source)


def more_on_offer(state: State) -> int:
    """How many extra dice and Units there are: in a blitz, and for Volkare.

    MKS-BLITZ-13, MKS-BLITZ-14, MKX-RETURN-11.
    """
    scenario = scenario_of(state)
    return (scenario.head_start or scenario.seasoned) + bool(scenario.volkare)


def new_unit_offer(t: Table) -> None:
    """Step c: new Units (Elite ones once a Core tile was seen), cards of monasteries (MK-ROUND-05 to MK-ROUND-10)."""
    state = t.state
    for unit in tuple(state.unit_offer):
        deck = state.elite_deck if UNIT[kind_of(unit)].elite else state.regular_deck
        t.move(unit, state.unit_offer, deck, bottom=True)
    t.move_all(state.monastery_offer, state.advanced_deck, bottom=True)
    deal_units(t)
    for place in state.places.values():
        if place.site == "monastery" and not place.conquered and state.advanced_deck:
            t.draw(state.advanced_deck, state.monastery_offer)


def deal_units(t: Table) -> None:
    """Deal the Unit offer."""
    state = t.state
    scenario = scenario_of(state)
    half = 2 * state.round > by_players(state, scenario.rounds)  # MKS-HOLD-13
    elite = {"no": False, "core": state.core_seen, "half": half}[scenario.elite]
    for i in range(len(state.players) + 2 + more_on_offer(state)):
        deck, other = state.regular_deck, state.elite_deck
        if elite and i % 2 == 0:
            deck, other = other, deck
        if not deck and elite:
            deck = other
        if deck:
            t.draw(deck, state.unit_offer)
    if state.volkare is not None:  # the first ones waver (MKX-RETURN-19)
        places = len(state.volkare.wavering)
        state.volkare.wavering = [*map(str, state.unit_offer.cards), *[""] * places][:places]


def _offers(t: Table) -> None:
    """Steps d and e: the lowest cards leave the offers, new ones come (MK-ROUND-11, MK-ROUND-12, MK-ROUND-13)."""
    state = t.state
    if state.setup.offer_control:  # places of cards removed before
        lay_out_advanced(t)
        lay_out_spells(t)
    if state.advanced_offer:
        card = state.advanced_offer.cards[0]
        if state.dummy is not None:
            t.move(card, state.advanced_offer, state.dummy.deck)
        else:
            t.move(card, state.advanced_offer, state.advanced_deck, bottom=True)
        refill_advanced(t)
    if state.spell_offer:
        card = state.spell_offer.cards[0]
        gain_crystal_of(state, card)
        t.move(card, state.spell_offer, state.spell_deck, bottom=True)
        refill_spells(t)


def see_ruins(t: Table) -> None:
    """Turn ruins face up at dawn (MKW-RUIN-02)."""
    for place in t.state.places.values():
        if place.ruin.cards and not place.ruin.known:
            t.show(place.ruin.cards[0], place.ruin)
    for player in t.state.players:
        look_around(t, player.at)


def _player(t: Table, player: Player) -> Flow[None]:
    """Step g: Skills and Banners face up, Units ready, all Deed cards shuffled, a new hand.

    MK-ROUND-15 to MK-ROUND-23.
    """
    player.skills_down = []
    for unit in tuple(player.units):
        unit.ready = True  # MK-ROUND-17, MK-ROUND-18
        unit.banner_used = False
        if unit.banner:
            yield from _banner(t, player, unit)
        if unit.mana >= 0 and unit in player.units:  # it may have left with a Banner of Command (MKX-BANNER-02)
            yield from _feed(t, player, unit)
    for zone in (player.hand, player.discard, player.play, player.aside, player.kept):
        t.move_all(zone, player.deck)
    t.shuffle(player.deck)
    player.tactic, player.tactic_used, player.spared = "", False, False
    yield from draw_cards(t, player, hand_limit(t.state, player) + player.next_draw)
    player.next_draw = 0


def _banner(t: Table, player: Player, unit: Unit) -> Flow[None]:
    seat = t.state.players.index(player)
    if (yield from confirm(seat, msg("ask-take-banner", card=name("card", unit.banner)), "MK-ROUND-16")):
        player.discard.add(Deed(unit.banner))
        lose_banner(t, player, unit)


def _feed(t: Table, player: Player, unit: Unit) -> Flow[None]:
    """Pay a crystal for Magic Familiars in each later Round, or they leave the game (MKX-UNIT-26)."""
    seat = t.state.players.index(player)
    picks = [ch.PICK_COLOUR[colour] for colour in BASIC if player.crystals[colour]]
    prompt = msg("ask-feed", unit=unit_name(unit.card))
    chosen = (yield from pick(seat, prompt, picks, "MKX-UNIT-26", stop=ch.SKIP)) if picks else None
    if chosen is None:
        disband(t, player, unit)
        return
    unit.mana = COLOURS.index(chosen.colour)
    player.crystals[unit.mana] -= 1
