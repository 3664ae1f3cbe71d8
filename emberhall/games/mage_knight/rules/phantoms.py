"""Phantoms: a hero far ahead of the others is attacked before the next turn, and gets nothing for it (MKX-PHANTOM)."""

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.ground import PORTAL
from emberhall.games.mage_knight.names import declined, enemy_name
from emberhall.games.mage_knight.rules.combat_outcome import SETTLED
from emberhall.games.mage_knight.rules.combat_start import begin_combat, foe_in_play
from emberhall.games.mage_knight.rules.foes import PHANTOMS, token_left
from emberhall.games.mage_knight.rules.outside_turn import effects_before_turn
from emberhall.games.mage_knight.rules.preparation import dice_back, for_long, preparing, quickly
from emberhall.games.mage_knight.state import Player, State, Table
from emberhall.games.mage_knight.terms import BEFORE, BROWN_PILE, PILES, RED_PILE
from emberhall.kernel import NOWHERE, FaceDown, Flow, Menu, Option, msg

#: What lies on the Fame track (MKX-PHANTOM-01).
_PILES = (BROWN_PILE, RED_PILE)
#: In place of the next phantoms: the hero has chosen a long preparation.
_LONG = -1


def lay_out_phantoms(t: Table) -> None:
    """A brown and a red token, face down."""
    t.state.phantoms = [FaceDown(pool=PILES[pile]) for pile in _PILES]
    for which in range(len(_PILES)):
        _replace(t, which)


def _replace(t: Table, which: int) -> None:
    if token_left(t, _PILES[which]):
        t.draw(t.state.enemies[_PILES[which]], t.state.phantoms[which])


def danger(state: State, player: Player) -> int:
    """The phantoms that attack at this Level: 1 the brown one, 2 the red one, 3 both.

    MKX-PHANTOM-02 to MKX-PHANTOM-08, MKX-DATA-05.

    It counts how far the Level is above the best other hero, and above the last one; the worse of the two.
    """
    others = [other.level for other in state.players if other is not player]
    ahead = max(player.level - max(others) - 1, player.level - min(others) - 2)
    return max(0, min(3, ahead))


def phantoms_appear(t: Table, player: Player) -> None:
    """After the turn they are turned up before the player, and replaced at once (MKX-PHANTOM-11, MKX-PHANTOM-12)."""
    state = t.state
    for which, bit in enumerate((1, 2)):
        zone = state.phantoms[which]
        if player.haunted & bit and zone:
            token = zone.cards[0]
            t.show(token, zone)
            t.move(token, zone, player.phantoms)
            t.say(msg("say-phantom", hero=declined("hero", player.hero, "whom"), enemy=enemy_name(token)))
            _replace(t, which)
    player.haunted = 0


def phantoms_called(t: Table) -> Flow[None]:
    """They attack before the player's turn: quick or long preparation (MKX-PHANTOM-13, MKX-PHANTOM-14)."""
    state, turn = t.state, t.state.turn
    player = state.players[turn.seat]
    if player.at == NOWHERE:
        player.at = PORTAL
    yield from _CALLED.ask(t, Acting(player, BEFORE), turn.seat, msg("ask-phantoms"), "MKX-PHANTOM-14")


_preparing = preparing()


@_preparing.does(ch.QUICK_PREPARATION)
def _quickly(t: Table, who: Acting, option: Option) -> None:
    player = who.player
    quickly(t, player)
    _fight(t, player)


@_preparing.does(ch.LONG_PREPARATION)
def _for_long(t: Table, who: Acting, option: Option) -> None:
    player = who.player
    for_long(t, player)
    player.haunted = _LONG
    _fight(t, player)


_CALLED: Menu[State, Acting] = Menu(effects_before_turn, _preparing)


def _fight(t: Table, player: Player) -> None:
    combat = begin_combat(t, player.at, PHANTOMS)
    for token in tuple(player.phantoms):
        player.phantoms.remove(token)
        foe_in_play(combat, token)


def _settled(t: Table, player: Player) -> None:
    """The turn begins, or after a long preparation it is ended first."""
    if player.haunted == _LONG:
        player.haunted = 0
    else:
        dice_back(t, t.state.turn)
        turn_ended(t.state)


def turn_ended(state: State) -> bool:
    """Whether it was a fight with phantoms that is over; then the player's turn comes, or is skipped."""
    if not state.waiting or state.waiting[-1].seat != state.turn.seat:
        return False
    state.turn = state.waiting.pop()
    state.phase = "before_turn"
    return True


SETTLED[PHANTOMS] = _settled
