"""Tactics: choosing them, and what they do."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.content import TACTIC, TACTICS
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.acting import deeds
from emberhall.games.mage_knight.rules.drawing import draw_cards, use_long_night
from emberhall.games.mage_knight.rules.scenario import scenario_of
from emberhall.games.mage_knight.rules.seals import seal
from emberhall.games.mage_knight.state import DUMMY, Deed, Player, State, Table, Turn
from emberhall.games.mage_knight.terms import BASIC, COLOURS, GOLD
from emberhall.kernel import Flow, Option, choose, gathered, msg, pick

_PROMPT = msg("ask-tactic")


def lay_out_tactics(state: State) -> None:
    """The Tactics of the time of day, and the order of choosing (MK-ROUND-24, MK-ROUND-25, MK-ROUND-26, MK-ROUND-27).

    If the same time of day comes so often that they are used up (MK-OPTDAY-05), all of them are available again.
    """
    of_the_time = [tactic.id for tactic in TACTICS if tactic.night == state.night]
    state.tactics = [tactic for tactic in of_the_time if tactic not in state.tactics_gone]
    if len(state.tactics) < len(state.order):
        state.tactics = of_the_time
        state.tactics_gone = [tactic for tactic in state.tactics_gone if tactic not in of_the_time]
    seats = [seat for seat in reversed(state.order) if seat != DUMMY]
    if state.round > 1:
        seats.sort(key=lambda seat: state.players[seat].fame)
    dummy = [DUMMY] if state.dummy is not None or state.volkare is not None else []
    state.picking = dummy + seats if scenario_of(state).dummy == "before" else seats + dummy
    state.phase = "tactics"


def choose_tactic(t: Table) -> Flow[None] | None:
    """One player takes a Tactic; the dummy player a random one (MKS-SOLO-12)."""
    state = t.state
    if not state.picking:
        state.picking = [seat for seat in _by_number(state) if seat != DUMMY]
        state.phase = "tactic_effects"
        return None
    if state.picking[0] != DUMMY:
        return _choose(t, state.picking[0])
    tactic = t.pick(state.tactics)
    if state.volkare is not None:
        state.volkare.tactic = tactic  # MKX-RETURN-22
        t.say(msg("say-volkare-tactic", tactic=name("tactic", tactic)))
    elif state.dummy is not None:
        state.dummy.tactic = tactic
    _taken(state, tactic)
    return None


def _choose(t: Table, seat: int) -> Flow[None]:
    state, player = t.state, t.state.players[seat]
    options = [ch.PickTactic(tactic) for tactic in state.tactics]
    chosen = yield from choose(seat, _PROMPT, options, "MK-ROUND-24")
    player.tactic, player.tactic_used = chosen.tactic, False
    if t.events is not None:
        t.say(msg("say-tactic", hero=name("hero", player.hero), tactic=name("tactic", chosen.tactic)))
    _taken(state, chosen.tactic)


def _taken(state: State, tactic: str) -> None:
    state.tactics.remove(tactic)
    state.picking.pop(0)


def _number(state: State, seat: int) -> int:
    if seat == DUMMY:
        stranger = state.dummy or state.volkare
        assert stranger is not None
        return TACTIC[stranger.tactic].number
    return TACTIC[state.players[seat].tactic].number


def _by_number(state: State) -> list[int]:
    """Round Order by the numbers of the Tactics (MK-ROUND-29)."""
    return sorted(state.order, key=lambda seat: _number(state, seat))


Taking: TypeAlias = Callable[[Table, Player], Flow[None]]


def tactic_effects(t: Table) -> Flow[None] | None:
    """What Tactics do when taken; then the Round Order is set (MK-ROUND-28, MK-ROUND-29)."""
    state = t.state
    while state.picking:
        effect = ON_TAKING.get(state.players[state.picking[0]].tactic)
        if effect is not None:
            return _take_effect(t, effect)
        state.picking.pop(0)
    state.order = _by_number(state)
    give_turn(state, 0)
    return None


def _take_effect(t: Table, effect: Taking) -> Flow[None]:
    state = t.state
    yield from effect(t, state.players[state.picking.pop(0)])


def give_turn(state: State, place: int) -> None:
    """Begin the turn of the player at this place in the Round Order."""
    state.turn_of = place
    seat = state.order[place]
    state.turn = Turn(seat)
    state.phase = "before_turn" if seat != DUMMY else "dummy" if state.volkare is None else "volkare"


def _rethink(t: Table, player: Player) -> Flow[None]:
    """Discard up to 3 cards, draw as many, shuffle the discard pile into the deck."""
    n = 0
    while n < 3 and player.hand:
        options = [ch.pick_card(card) for card in player.hand.cards]
        chosen = yield from pick(t.state.players.index(player), msg("ask-rethink"), options)
        if chosen is None:
            break
        t.move(Deed(chosen.card), player.hand, player.discard)
        n += 1
    yield from draw_cards(t, player, n)
    t.move_all(player.discard, player.deck)
    t.shuffle(player.deck)


def _mana_steal(t: Table, player: Player) -> Flow[None]:
    """A die of a basic colour from the Source onto the card."""
    state = t.state
    dice = [ch.PICK_DIE[colour] for colour in BASIC if colour in state.source]
    if dice:
        pick: ch.PickDie = yield from choose(state.players.index(player), msg("ask-mana-steal"), dice)
        player.tactic_die = COLOURS.index(pick.colour)
        state.source.remove(player.tactic_die)


def _great_start(t: Table, player: Player) -> Flow[None]:
    yield from draw_cards(t, player, 2)


def _preparation(t: Table, player: Player) -> Flow[None]:
    """Any card of the Deed deck into the hand; shuffle the deck."""
    seat = t.state.players.index(player)
    for card in player.deck.cards:
        t.show(card, player.deck, 1 << seat)
    options = [ch.pick_card(card) for card in sorted(player.deck.cards)]
    if options:
        pick: ch.PickCard = yield from choose(seat, msg("ask-preparation"), options)
        t.move(next(card for card in player.deck.cards if card == pick.card), player.deck, player.hand)
        t.shuffle(player.deck)


ON_TAKING: dict[str, Taking] = {
    "rethink": _rethink,
    "mana_steal": _mana_steal,
    "great_start": _great_start,
    "preparation": _preparation,
}


def tactic_before_turn(player: Player, *, own: bool) -> list[ch.UseTactic]:
    """The Tactic, if it can be used before your turn, or (if marked so) in another player's turn."""
    if not player.tactic_used and (
        (player.tactic == "midnight_meditation" and player.hand)
        or (player.tactic == "sparing_power" and not player.spared and (player.deck or player.kept))
        or (own and player.tactic == "long_night" and not player.deck and player.discard)
    ):
        return [ch.UseTactic(player.tactic)]
    return []


def usable_tactic(state: State, player: Player) -> list[ch.UseTactic]:
    """The Tactic, if it can be used now."""
    if player.tactic_used:
        return []
    match player.tactic:
        case "the_right_moment":
            ok = state.round_turns < 0 and state.game_turns < 0 and state.duel is None
        case "long_night":
            ok = not player.deck and bool(player.discard)
        case "mana_search":
            turn = state.turn
            ok = "mana_search" not in turn.skills and not turn.dice and not turn.dice_set and bool(state.source)
        case _:
            return []
    return [ch.UseTactic(player.tactic)] if ok else []


@deeds(ch.UseTactic)
def tactic(state: State, who: Acting) -> list[ch.UseTactic]:
    """The Tactic of the Round."""
    return usable_tactic(state, who.player)


@tactic.does
def use_tactic(t: Table, who: Acting, option: ch.UseTactic) -> Flow[None]:
    """Use the Tactic."""
    player = who.player
    if t.events is not None:
        t.say(msg("say-uses-tactic", hero=name("hero", player.hero), tactic=name("tactic", option.tactic)))
    yield from USES[option.tactic](t, player)


def _the_right_moment(t: Table, player: Player) -> Flow[None]:
    """Another turn follows this one."""
    player.tactic_used = True
    t.state.turn.again = True
    yield from ()


def _long_night(t: Table, player: Player) -> Flow[None]:
    use_long_night(t, player)
    yield from ()


def _mana_search(t: Table, player: Player) -> Flow[None]:
    """Reroll up to 2 dice of the Source, depleted ones (at Night the gold ones) first."""
    state, turn = t.state, t.state.turn
    turn.skills.append("mana_search")
    left, rerolled = list(state.source), 0
    while rerolled < 2 and left:
        depleted = [colour for colour in left if colour == GOLD]
        among = depleted or left
        dice = [ch.PICK_DIE[colour] for colour in range(6) if colour in among]
        ask_for = pick if rerolled else choose  # one die at least
        chosen = yield from ask_for(turn.seat, msg("ask-mana-search"), dice)
        if chosen is None:
            break
        left.remove(COLOURS.index(chosen.colour))
        rerolled += 1
    state.source = left + [t.below(6) for _ in range(rerolled)]


def _midnight_meditation(t: Table, player: Player) -> Flow[None]:
    """Shuffle up to 5 cards from the hand into the deck, draw as many."""
    player.tactic_used = True
    n = 0
    while n < 5 and player.hand:
        options = [ch.pick_card(card) for card in player.hand.cards]
        chosen = yield from pick(t.state.players.index(player), msg("ask-midnight-meditation"), options)
        if chosen is None:
            break
        t.move(Deed(chosen.card), player.hand, player.deck)
        n += 1
    t.shuffle(player.deck)
    yield from draw_cards(t, player, n)


def _sparing_power(t: Table, player: Player) -> Flow[None]:
    """Put the top card of the deck under the Tactic, or take all cards from under it."""
    options: list[Option] = []
    if player.deck:
        options.append(ch.KEEP_CARD)
    if player.kept:
        options.append(ch.TAKE_KEPT)
    pick = yield from choose(t.state.players.index(player), msg("ask-sparing-power"), options)
    player.spared = True
    if pick is ch.KEEP_CARD:
        t.draw(player.deck, player.kept)
    else:
        player.tactic_used = True
        while player.kept:
            t.draw(player.kept, player.hand)


def _in_turn(state: State, who: Acting) -> Sequence[Option]:
    usable = usable_tactic(state, who.player)
    return [*seal.options(state, who), *usable] if state.seals else usable


#: A seal that can be broken, then the Tactic: what may be used in a player's turn without being played.
tactic_in_turn = gathered(_in_turn, seal, tactic)

USES: dict[str, Taking] = {
    "the_right_moment": _the_right_moment,
    "long_night": _long_night,
    "mana_search": _mana_search,
    "midnight_meditation": _midnight_meditation,
    "sparing_power": _sparing_power,
}
