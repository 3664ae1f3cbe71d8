"""Volkare's turn: a card of his deck, then what it makes him do."""

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.ground import PORTAL, distance, ground
from emberhall.games.mage_knight.names import card_name, name, unit_name
from emberhall.games.mage_knight.rules.common import card_of, is_wound
from emberhall.games.mage_knight.rules.exploring import look_around
from emberhall.games.mage_knight.rules.rounds import turn_over
from emberhall.games.mage_knight.rules.safe_spaces import is_open, is_safe
from emberhall.games.mage_knight.rules.scenario import scenario_of
from emberhall.games.mage_knight.rules.volkare import besieging, general, reinforce
from emberhall.games.mage_knight.rules.volkares_battles import attack, defend
from emberhall.games.mage_knight.rules.volkares_way import city_held, city_of, step
from emberhall.games.mage_knight.state import DUMMY, Table
from emberhall.games.mage_knight.terms import BLUE, COLOURS, GOLD, GRAY_PILE, RED
from emberhall.kernel import NOWHERE, Flow, choose, msg


def volkare_turn(t: Table) -> Flow[None]:
    """A card of his deck, step by step; a battle may come between (MKX-RETURN-26 to MKX-RETURN-32)."""
    volkare = general(t.state)
    if volkare.defenders:
        yield from defend(t)
    elif besieging(volkare):
        city_held(t)
    elif volkare.steps:
        step(t, volkare.steps.pop(0))
    elif not t.state.turn.moved:
        t.state.turn.moved = True
        _next_card(t)
    elif not (yield from _displace(t)):
        turn_over(t)


def _next_card(t: Table) -> None:
    """His card says what he does; great losses slow him in the Quest.

    MKX-QUEST-57, MKX-QUEST-58, MKX-QUEST-59, MKX-QUEST-60.
    """
    state, volkare = t.state, general(t.state)
    quest = scenario_of(state).volkare == "quest"
    slowed = quest and volkare.lost >= 2 * len(state.players)
    volkare.lost = 0
    if slowed:
        t.say(msg("say-volkare-slowed"))
        return
    if not volkare.deck:
        if not quest:
            t.say(msg("say-volkare-rage"))
            volkare.steps = [BLUE, BLUE]  # MKX-RETURN-66, MKX-RETURN-67
        return
    card = t.draw(volkare.deck, volkare.discard)
    t.say(msg("say-volkare-card", card=card_name(card)))
    t.beat()
    if is_wound(card):
        _rest(t)
        return
    colour = card_of(card).colour
    _reroll(t, colour)
    spell = card_of(card).kind == "spell"
    if colour != RED or (not quest and city_of(state) is not None):
        ahead = BLUE if colour == RED else colour  # MKX-RETURN-53
        volkare.steps = [ahead, ahead] if spell else [ahead]
    else:
        _seek_battle(t, 2 if spell else 1)


def _rest(t: Table) -> None:
    """He rests; a wavering Unit of the colour rolled joins him.

    MKX-RETURN-27, MKX-RETURN-28, MKX-RETURN-29, MKX-QUEST-26, MKX-QUEST-28.
    """
    state, volkare = t.state, general(t.state)
    colour = t.below(6)
    t.say(msg("say-volkare-rests", colour=name("colour", COLOURS[colour])))
    unit = volkare.wavering[colour] if colour < len(volkare.wavering) else ""
    found = next((card for card in state.unit_offer.cards if card == unit), None)
    if found is None:
        return
    t.move(found, state.unit_offer, state.unit_box)
    t.say(msg("say-volkare-recruits", unit=unit_name(found)))
    if scenario_of(state).volkare == "return":
        reinforce(t, GRAY_PILE)


def _reroll(t: Table, colour: int) -> None:
    """A die of the card's colour is rerolled; by Day a gold one if there is none (MKX-RETURN-30, MKX-RETURN-31)."""
    source = t.state.source
    die = colour if colour in source else GOLD if not t.state.night and GOLD in source else None
    if die is not None:
        source.remove(die)
        source.append(t.below(6))
        t.say(msg("say-volkare-die", colour=name("colour", COLOURS[die])))


def _seek_battle(t: Table, reach: int) -> None:
    """A red card: he attacks a hero beside him, with a Spell one two spaces away.

    MKX-RETURN-42, MKX-RETURN-43, MKX-RETURN-44, MKX-RETURN-45.
    """
    state, volkare = t.state, general(t.state)
    for far in range(1, reach + 1):
        there = {seat: state.players[seat].at for seat in state.order if seat != DUMMY}
        near = [seat for seat, at in there.items() if at != NOWHERE and distance(at, volkare.at) == far]
        if near:
            attack(t, max(near, key=lambda seat: state.players[seat].fame))
            return
    t.say(msg("say-volkare-nobody"))


def _displace(t: Table) -> Flow[bool]:
    """A hero on his space withdraws to a safe one beside it, not to where he came from.

    MKX-RETURN-74, MKX-RETURN-75.
    """
    state, volkare = t.state, general(t.state)
    for seat, player in enumerate(state.players):
        if player.at == volkare.at and not player.gone and not volkare.beaten:
            near = ground(state).near.get(player.at, ())
            havens = [at for at in near if is_safe(state, seat, at) and is_open(state, at) and at != volkare.came_from]
            if not havens:
                player.at = NOWHERE if PORTAL in state.places else player.at  # nowhere to go but home
                continue
            picks = [ch.pick_space(state, at) for at in havens]
            pick: ch.PickSpace = yield from choose(seat, msg("ask-displaced"), picks, "MKX-RETURN-74")
            player.at = pick.at
            look_around(t, pick.at)
            t.say(msg("say-displaced", hero=name("hero", player.hero)))
            return True
    return False
