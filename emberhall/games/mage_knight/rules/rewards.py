"""Combat rewards: crystals, Artifacts, Spells, Advanced Actions, Units, Fame."""

from collections.abc import Callable
from typing import TypeAlias

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.common import (
    command_limit,
    deed_on_top,
    gain_crystal,
    gain_fame,
    lay_out_advanced,
    lay_out_spells,
    refill_advanced,
    refill_spells,
)
from emberhall.games.mage_knight.rules.interaction import free_units
from emberhall.games.mage_knight.rules.level_up import due, level_up
from emberhall.games.mage_knight.rules.mana import pick_colour
from emberhall.games.mage_knight.rules.recruiting import gain_unit
from emberhall.games.mage_knight.state import Deed, Player, Table
from emberhall.games.mage_knight.terms import ALL_BASIC, BASIC, BLACK, COLOURS, GOLD
from emberhall.kernel import Flow, Option, choose, msg

Reward: TypeAlias = Callable[[Table, Player, int], Flow[None]]


def take_reward(t: Table, player: Player) -> Flow[None]:
    """One kind of reward; Artifacts of the whole turn are counted together (MK-END-19)."""
    turn = t.state.turn
    picks = [ch.PickReward(kind) for kind in dict.fromkeys(kind for kind, _ in turn.rewards)]
    pick: ch.PickReward = yield from choose(turn.seat, msg("ask-reward"), picks, "MK-END-13")
    kind = pick.reward
    n = sum(count for what, count in turn.rewards if what == kind)
    turn.rewards = [reward for reward in turn.rewards if reward[0] != kind]
    yield from REWARDS[kind](t, player, n)


def _fame(t: Table, player: Player, n: int) -> Flow[None]:
    gain_fame(t, player, n)
    yield from ()


def _random_crystals(t: Table, player: Player, n: int) -> Flow[None]:
    """Roll a die for each: black gives Fame, gold a free choice (MK-END-15, MK-END-16, MK-END-17)."""
    for _ in range(n):
        colour = t.below(6)
        t.say(msg("say-reward-die", colour=name("colour", COLOURS[colour])))
        if colour == BLACK:
            gain_fame(t, player, 1)
            continue
        if colour == GOLD:
            colour = yield from pick_colour(t, ALL_BASIC, "ask-crystal")
        gain_crystal(t, player, colour, reward=True)


def _crystals_each(t: Table, player: Player, n: int) -> Flow[None]:
    for colour in BASIC:
        gain_crystal(t, player, colour, reward=True)
    yield from ()


def _crystals(t: Table, player: Player, n: int) -> Flow[None]:
    """Crystals of the player's choice (MKX-MAZE-14)."""
    for _ in range(n):
        gain_crystal(t, player, (yield from pick_colour(t, ALL_BASIC, "ask-crystal")), reward=True)


def _artifacts(t: Table, player: Player, n: int) -> Flow[None]:
    """Draw one more than earned, put one back under the deck, the others on top of the Deed deck (MK-END-18)."""
    state = t.state
    seat = state.turn.seat
    drawn = t.peek(state.artifact_deck, n + 1, seat)
    for _ in range(min(n, len(drawn))):
        picks = [ch.pick_card(card) for card in drawn]
        pick: ch.PickCard = yield from choose(seat, msg("ask-artifact"), picks, "MK-END-18")
        card = Deed(pick.card)
        drawn.remove(card)
        t.move(card, state.artifact_deck, player.deck)
    if drawn:
        t.move(drawn[0], state.artifact_deck, state.artifact_deck, bottom=True)


def _spell(t: Table, player: Player, n: int) -> Flow[None]:
    """A Spell of the offer for each (MK-END-20)."""
    state = t.state
    lay_out_spells(t)
    for _ in range(n):
        if state.spell_offer:
            picks = [ch.pick_card(card) for card in state.spell_offer.cards]
            pick: ch.PickCard = yield from choose(state.turn.seat, msg("ask-spell"), picks, "MK-END-20")
            deed_on_top(t, player, Deed(pick.card), state.spell_offer)
            refill_spells(t)


def _advanced(t: Table, player: Player, n: int) -> Flow[None]:
    """An Advanced Action of the offer for each (MK-END-20, MK-END-21)."""
    state = t.state
    lay_out_advanced(t)
    for _ in range(n):
        if state.advanced_offer:
            picks = [ch.pick_card(card) for card in state.advanced_offer.cards]
            pick: ch.PickCard = yield from choose(state.turn.seat, msg("ask-advanced"), picks, "MK-END-20")
            deed_on_top(t, player, Deed(pick.card), state.advanced_offer)
            refill_advanced(t)


def _unit(t: Table, player: Player, n: int) -> Flow[None]:
    """Any Unit of the offer; the Command token of a Level gained this turn may hold it.

    MK-END-22, MK-END-23, MK-END-24.
    """
    state = t.state
    units = {ch.pick_unit(unit): unit for unit in free_units(state)}  # MKX-UNIT-14, MKX-UNIT-24
    picks: list[Option] = [*units]
    if len(player.units) >= command_limit(player) and due(player):
        picks.append(ch.LEVEL_FIRST)
    picks.append(ch.SKIP)
    chosen = yield from choose(state.turn.seat, msg("ask-unit-reward"), picks, "MK-END-22")
    if chosen is ch.LEVEL_FIRST:
        state.turn.rewards.append(("unit", n))
        yield from level_up(t, player)
        return
    if n > 1:
        state.turn.rewards.append(("unit", n - 1))
    if chosen in units:
        yield from gain_unit(t, player, units[chosen])


def _spell_or_artifact(t: Table, player: Player, n: int) -> Flow[None]:
    """A die decides: gold or black a Spell, otherwise an Artifact (MKW-DUN-09)."""
    colour = t.below(6)
    t.say(msg("say-reward-die", colour=name("colour", COLOURS[colour])))
    won = "spell" if colour in (GOLD, BLACK) else "artifact"
    t.state.turn.rewards.append((won, n))
    yield from ()


REWARDS: dict[str, Reward] = {
    "fame": _fame,
    "random_crystal": _random_crystals,
    "crystals_each": _crystals_each,
    "crystals": _crystals,
    "artifact": _artifacts,
    "spell": _spell,
    "advanced_action": _advanced,
    "unit": _unit,
    "spell_or_artifact": _spell_or_artifact,
}
