"""Interactive Skills: what they do in the middle of the table, and what they give to those who return them."""

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.book import named, resolve
from emberhall.games.mage_knight.effects.by_card.tezla import vengeance
from emberhall.games.mage_knight.effects.listening import waits
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.rules.common import (
    gain_crystal,
    wounds_in,
)
from emberhall.games.mage_knight.rules.interactive_skills import RETURNABLE, put_in_the_middle, returns, send_back
from emberhall.games.mage_knight.rules.mana import forgone, may_be_set, pick_colour
from emberhall.games.mage_knight.state import Lasting, Modifier, State, Table
from emberhall.games.mage_knight.terms import (
    ALL_BASIC,
    BASIC,
    BLACK_BIT,
    BLOCK_PHASE,
    COLOURS,
    MOVING,
    SEA,
    Change,
    Moment,
    sideways_uses,
)
from emberhall.kernel import Flow, ask, choose, msg, pick

_NO_GOLD = ALL_BASIC | BLACK_BIT


def _into_the_middle(t: Table, play: Playing, n: int) -> None:
    put_in_the_middle(t, play.source)


for _skill in ("ritual_of_pain", "source_freeze", "prayer_of_weather", "calming_the_weather"):
    named(_skill)(_into_the_middle)


def _marked(t: Table, play: Playing) -> Flow[None]:
    colour = yield from pick_colour(t, _NO_GOLD, "ask-mana")
    play.player.mana[colour] += 1
    put_in_the_middle(t, play.source, colour)


@named("mana_exploit")
def _mana_exploit(t: Table, play: Playing, n: int) -> Flow[None]:
    yield from _marked(t, play)


@named("mana_overload")
def _mana_overload(t: Table, play: Playing, n: int) -> Flow[None]:
    yield from _marked(t, play)


@waits(Moment.POINTS, Change.MANA_OVERLOAD)
def _overloaded(t: Table, play: Playing, change: Modifier) -> None:
    if play.source == change.source and play.points != "heal":
        t.state.turn.mods.remove(change)
        play.n += change.n


@named("source_opening")
def _source_opening(t: Table, play: Playing, n: int) -> Flow[None]:
    """One die of the Source may be rerolled; then the token waits for another player."""
    source = t.state.source
    dice = [ch.PICK_DIE[colour] for colour in may_be_set(t.state)]
    if dice:
        chosen = yield from pick(t.state.turn.seat, msg("ask-reroll"), dice, stop=ch.SKIP)
        if chosen is not None:
            source.remove(COLOURS.index(chosen.colour))
            source.append(t.below(6))
    put_in_the_middle(t, play.source)


def _basic_dice(state: State) -> list[ch.PickDie]:
    return [ch.PICK_DIE[colour] for colour in BASIC if colour in state.source]


RETURNABLE.update(
    ritual_of_pain=lambda state, player, timing: bool(sideways_uses(timing) and wounds_in(player.hand.cards)),
    calming_the_weather=lambda state, player, timing: timing & MOVING != 0,
    source_opening=lambda state, player, timing: bool(_basic_dice(state)) and not forgone(state.turn),
    howl_of_the_pack=lambda state, player, timing: timing & BLOCK_PHASE != 0,
)


@returns.does
def _return_skill(t: Table, who: Acting, option: ch.ReturnSkill) -> Flow[None]:
    player, timing = who.player, who.timing
    lasting = next(lasting for lasting in t.state.lasting if lasting.skill == option.skill)
    play = Playing(player, timing, option.skill, origin="skill")
    send_back(t, lasting)
    match option.skill:
        case "natures_vengeance_coop":
            yield from vengeance(t)
        case "ritual_of_pain":
            yield from resolve(t, play, fx.Named("wound_sideways", 3))
        case "calming_the_weather":
            yield from resolve(t, play, fx.Terrain((1 << SEA) - 1, less=1, least=1))
        case "mana_enhancement":
            player.mana[lasting.colour] += 1
        case "howl_of_the_pack":
            yield from resolve(t, play, fx.all_of(fx.one_enemy(fx.Armor(-1)), fx.LowerAttacks(1)))
        case _:
            yield from _open_source(t, play, lasting)


def _open_source(t: Table, play: Playing, lasting: Lasting) -> Flow[None]:
    """One more die gives its mana, rerolled afterwards or not; the owner gains a crystal of its colour."""
    state, turn = t.state, t.state.turn
    pick: ch.PickDie = yield from choose(turn.seat, msg("ask-take-die"), _basic_dice(state))
    how = yield from ask(turn.seat, msg("ask-die-back"), (ch.REROLL, ch.AS_IT_LIES))
    colour = COLOURS.index(pick.colour)
    state.source.remove(colour)
    (turn.dice if how is ch.REROLL else turn.dice_set).append(colour)
    play.player.mana[colour] += 1
    gain_crystal(t, state.players[lasting.seat], colour)
