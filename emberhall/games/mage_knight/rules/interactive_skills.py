"""Interactive Skills: in the middle of the table they work on others until their owner's next turn."""

from collections.abc import Callable
from typing import TypeAlias

from emberhall.effects import use_up
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.effects.listening import always_waits
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.acting import deeds, now
from emberhall.games.mage_knight.rules.common import gain_crystal, take_wound
from emberhall.games.mage_knight.rules.teams import allied
from emberhall.games.mage_knight.state import Lasting, Modifier, Player, State, Table
from emberhall.games.mage_knight.terms import BASIC, COLOURLESS, COLOURS, Change, Moment
from emberhall.kernel import Flow, choose, msg


def put_in_the_middle(t: Table, skill: str, colour: int = COLOURLESS) -> None:
    """The token lies in the middle of the table, perhaps marked with a colour (MK-SKILL-08)."""
    t.state.lasting.append(Lasting(skill, t.state.turn.seat, colour))


def come_back(t: Table, seat: int) -> Flow[None]:
    """A turn starts, skipped or not: the player's Skills come back, face down (MK-SKILL-09, MK-TURN-15)."""
    state = t.state
    for lasting in tuple(state.lasting):
        if lasting.seat != seat:
            continue
        if len(state.players) == 1 and not lasting.ripe:  # alone, the owner may use it in this turn (MKW-SKILL-12)
            lasting.ripe = True
            continue
        send_back(t, lasting)
        if lasting.skill == "source_freeze":
            yield from _thaw(t, seat)
        elif lasting.skill == "mana_suppression" and lasting.colour >= 0:
            gain_crystal(t, state.players[seat], lasting.colour)


def send_back(t: Table, lasting: Lasting) -> None:
    """The token goes back to its owner, face down until the next Round."""
    t.state.lasting.remove(lasting)
    hero = t.state.players[lasting.seat].hero
    t.say(msg("say-skill-returns", hero=name("hero", hero), skill=name("skill", lasting.skill)))


def _thaw(t: Table, seat: int) -> Flow[None]:
    """Source Freeze ends with a crystal of a colour in the Source."""
    dice = [ch.PICK_DIE[colour] for colour in BASIC if colour in t.state.source]
    if dice:
        pick: ch.PickDie = yield from choose(seat, msg("ask-thaw"), dice)
        gain_crystal(t, t.state.players[seat], COLOURS.index(pick.colour))


def _against(state: State, skill: str) -> Lasting | None:
    """The Skill of this name, if it works against the player whose turn it is (MK-TEAM-02)."""
    seat = state.turn.seat
    for lasting in state.lasting:
        if lasting.skill == skill and lasting.seat != seat and not allied(state, lasting.seat, seat):
            return lasting
    return None


def frozen(state: State) -> bool:
    """Whether the die of each turn is frozen (Source Freeze)."""
    return _against(state, "source_freeze") is not None


@always_waits(Moment.POINTS, "wolfs_howl")
def _howled(t: Table, play: Playing) -> None:
    """Wolf's Howl: Attacks and Blocks of others' Units are 1 lower, never below 0."""
    unit = play.origin == "unit" and play.points in ("attack", "block")
    if unit and t.state.lasting and _against(t.state, "wolfs_howl") is not None:
        play.n = max(0, play.n - 1)


def avenged(state: State) -> bool:
    """Whether enemies of the player attack harder (Nature's Vengeance)."""
    return _against(state, "natures_vengeance") is not None


def weather(state: State) -> None:
    """Prayer of Weather: every terrain costs the others 1 more, up to 5."""
    if _against(state, "prayer_of_weather") is not None:
        state.turn.costs = [cost + 1 if cost < 5 else cost for cost in state.turn.costs]


def exploited(t: Table, player: Player, paid: int) -> None:
    """Mana Exploit: mana of another colour than the one marked costs a Wound, once for each colour."""
    exploit = _against(t.state, "mana_exploit")
    if exploit is None or paid == exploit.colour:
        return
    bit = 1 << 6 * t.state.turn.seat + paid
    if not exploit.felt & bit:
        exploit.felt |= bit
        take_wound(t, player)
        t.say(msg("say-spell-wounds", hero=name("hero", player.hero)))


def suppressed(state: State) -> Lasting | None:
    """Mana Suppression, if the player has not felt it this turn."""
    found = _against(state, "mana_suppression")
    return found if found is not None and not found.felt >> 6 * state.turn.seat & 1 else None


def charge(state: State, card: str, cost: tuple[int, ...]) -> bool:
    """Mana Overload: a card powered with the colour marked is about to be played."""
    for lasting in state.lasting:
        if lasting.skill == "mana_overload" and lasting.colour in cost and (lasting.ripe or len(state.players) > 1):
            state.turn.mods.append(Modifier(Change.MANA_OVERLOAD, 4, source=card))
            return True
    return False


def discharge(t: Table) -> None:
    """The card was played: if it gave what Mana Overload raises, the Skill goes back."""
    if use_up(t.state.turn.mods, Change.MANA_OVERLOAD) is None:
        send_back(t, next(lasting for lasting in t.state.lasting if lasting.skill == "mana_overload"))


#: When another player may return a Skill, by its id: by_card/skills.py puts the conditions here.
Returnable: TypeAlias = Callable[[State, Player, int], bool]
RETURNABLE: dict[str, Returnable] = {}


@deeds(ch.ReturnSkill)
def returns(state: State, who: Acting) -> list[ch.ReturnSkill]:
    """The cooperative Skills in the middle that the player may return for their benefit.

    What each of them does then is said in effects/by_card/skills.py.
    """
    player, timing = who.player, now(state, who.timing)
    seat = state.players.index(player)
    found = []
    for lasting in state.lasting:
        may = RETURNABLE.get(lasting.skill)
        if may is not None and (lasting.seat != seat or lasting.ripe) and may(state, player, timing):
            found.append(ch.ReturnSkill(lasting.skill))
    return found
