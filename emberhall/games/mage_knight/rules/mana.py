"""General principles: mana. What can be paid with, and paying."""

from collections.abc import Callable

from emberhall.effects import each_of, first_of, lasts, use_up
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.content import SITE
from emberhall.games.mage_knight.names import mana_name, name
from emberhall.games.mage_knight.rules.common import take_wound
from emberhall.games.mage_knight.rules.interactive_skills import exploited, suppressed
from emberhall.games.mage_knight.state import Lasting, Modifier, Player, State, Table, Turn
from emberhall.games.mage_knight.terms import ALL_BASIC, BASIC, BLACK, BLACK_BIT, COLOURS, GOLD, Change
from emberhall.kernel import Flow, choose, msg

_PROMPTS = {1 << colour: msg("ask-pay", mana=mana_name(colour)) for colour in range(6)}
_PROMPT_ANY = msg("ask-pay-any")

#: The colours (bits) that a die of each colour pays: by whether gold can be used, and whether black can.
_PAYS = tuple(
    tuple((1, 2, 4, 8, ALL_BASIC if gold else 0, BLACK_BIT if black else 0) for black in (False, True))
    for gold in (False, True)
)


def start_of_turn(state: State, turn: Turn) -> None:
    """Gold by Day, black by Night (MK-MANA-08, MK-MANA-09, MK-MANA-10, MK-MANA-11)."""
    turn.gold, turn.black = not state.night, state.night


def sky(state: State, at: int) -> None:
    """By Day, the rules of the Night apply to a hero on a graveyard or in the necropolis (MKX-SITE-03)."""
    if state.factions is None or state.night:
        return
    turn = state.turn
    place = state.places.get(at)
    dark = place is not None and bool(place.site) and SITE[place.site].dark
    before = first_of(turn.mods, Change.DARK_GROUND)
    if dark and before is None:
        turn.mods.append(Modifier(Change.DARK_GROUND, int(turn.gold), int(turn.black)))
        turn.gold, turn.black = False, True
    elif not dark and before is not None:
        turn.mods.remove(before)
        turn.gold, turn.black = bool(before.n), bool(before.arg)


def forgone(turn: Turn) -> bool:
    """Whether the player has given up the dice of the Source for this turn (Who Needs Magic?)."""
    return lasts(turn.mods, Change.NO_DICE)


def more_dice(turn: Turn, n: int) -> None:
    """More dice of the Source may be used this turn."""
    if not forgone(turn):
        turn.dice_left += n


def roll_source(t: Table, dice: int) -> list[int]:
    """Dice for the Source: while fewer than half show basic colours, black and gold ones are rerolled (MK-SETUP-16)."""
    source = [t.below(6) for _ in range(dice)]
    while 2 * sum(colour < 4 for colour in source) < dice:
        source = [colour if colour < 4 else t.below(6) for colour in source]
    return source


def usable(state: State, player: Player) -> int:
    """The colours (bits) in which the player whose turn it is can pay one mana."""
    turn = state.turn
    a, b, c, d, gold, black = player.mana
    w, x, y, z = player.crystals
    found = turn.endless
    if a or w:
        found |= 1
    if b or x:
        found |= 2
    if c or y:
        found |= 4
    if d or z:
        found |= 8
    if gold and turn.gold:
        found |= 15
    if not turn.black:
        found &= ~BLACK_BIT  # an endless supply of black is of no use by Day
    elif black:
        found |= BLACK_BIT
    if turn.dice_left:
        pays = _PAYS[turn.gold][turn.black]
        for die in state.source:
            found |= pays[die]
        if turn.storm and (GOLD in state.source or BLACK in state.source):
            found |= 15
        if turn.mods and BLACK in state.source and lasts(turn.mods, Change.BLACK_DIE_ANY):
            found |= 15
    if player.tactic_die >= 0:
        found |= 1 << player.tactic_die
    return found


def ways(state: State, player: Player, colours: int) -> list[ch.Pay]:
    """The ways to pay one mana of one of these colours (bits)."""
    turn = state.turn
    basic = colours & ALL_BASIC
    black = colours & BLACK_BIT and turn.black
    found = []
    for colour in BASIC:
        if not basic >> colour & 1:
            continue
        if player.mana[colour]:
            found.append(ch.PAY_TOKEN[colour])
        if player.crystals[colour]:
            found.append(ch.PAY_CRYSTAL[colour])
        if turn.dice_left and colour in state.source:
            found.append(ch.PAY_DIE[colour])
        if turn.endless >> colour & 1:
            found.append(ch.PAY_SUPPLY[colour])
        if player.tactic_die == colour:
            found.append(ch.PAY_TACTIC_DIE[colour])
    if basic:
        if turn.gold and player.mana[GOLD]:
            found.append(ch.PAY_TOKEN[GOLD])
        if (turn.gold or turn.storm) and turn.dice_left and GOLD in state.source and gold_as(state, basic):
            found.append(ch.PAY_DIE[GOLD])
    if black:
        if player.mana[BLACK]:
            found.append(ch.PAY_TOKEN[BLACK])
        if turn.endless & BLACK_BIT:
            found.append(ch.PAY_SUPPLY[BLACK])
    if turn.dice_left and BLACK in state.source and (black or (basic and _black_any(turn))):
        found.append(ch.PAY_DIE[BLACK])
    return found


def gold_as(state: State, basic: int) -> int:
    """The colours (bits) that a gold die may stand for; friendly mana spares dice of other colours (MK-FRIEND-04)."""
    if state.setup.friendly_mana and not state.night:
        for die in state.source:
            basic &= ~(1 << die)
    return basic


def may_be_set(state: State) -> list[int]:
    """The colours of the dice that may be rerolled or set; with friendly mana a gold one is the last (MK-FRIEND-05)."""
    colours = sorted(set(state.source))
    if state.setup.friendly_mana and not state.night and len(colours) > 1 and GOLD in colours:
        colours.remove(GOLD)
    return colours


def _black_any(turn: Turn) -> bool:
    return turn.storm or lasts(turn.mods, Change.BLACK_DIE_ANY)


def spend(t: Table, player: Player, way: ch.Pay, colours: int) -> None:
    """Spend mana: a token or crystal goes to the reserve, a die leaves the Source until the end of the turn."""
    state, turn = t.state, t.state.turn
    colour = COLOURS.index(way.colour)
    match way.form:
        case "token":
            player.mana[colour] -= 1
        case "crystal":
            player.crystals[colour] -= 1
            turn.crystals_spent[colour] += 1
        case "die":
            state.source.remove(colour)
            turn.dice.append(colour)
            turn.dice_left -= 1
            if colour == BLACK and not colours & BLACK_BIT and not turn.storm:
                use_up(turn.mods, Change.BLACK_DIE_ANY)
        case "tactic_die":
            turn.dice.append(colour)
            turn.tactic_die = True
            player.tactic_die = -1


def pay(t: Table, player: Player, colours: int, keep: Callable[[], bool] | None = None) -> Flow[int]:
    """Pay one mana of one of these colours (bits), as the player likes; return the colour that it counts as.

    `keep` says whether the rest of the price can still be paid after a way to pay; other ways are not offered.
    """
    turn = t.state.turn
    prompt = _PROMPTS.get(colours, _PROMPT_ANY)
    found = ways(t.state, player, colours)
    if keep is not None and len(found) > 1:
        found = [way for way in found if _still(t, player, way, colours, keep)] or found
    if turn.mods:
        found = _at_once(turn, found)
    way: ch.Pay = yield from choose(turn.seat, prompt, found, "MK-MANA-02")
    spend(t, player, way, colours)
    if t.events is not None:
        t.say(
            msg(
                f"say-pays-{way.form.replace('_', '-')}",
                hero=name("hero", player.hero),
                colour=name("colour", way.colour),
            )
        )
    paid = COLOURS.index(way.colour)
    if not colours >> paid & 1:  # gold (or a black die that may be any colour)
        among = colours & ALL_BASIC
        if way == ch.PAY_DIE[GOLD]:
            among = gold_as(t.state, among)
        picks = [ch.PICK_COLOUR[colour] for colour in BASIC if among >> colour & 1]
        pick: ch.PickColour = yield from choose(turn.seat, msg("ask-gold-as"), picks, "MK-MANA-08")
        paid = COLOURS.index(pick.colour)
    turn.mana_used |= 1 << paid
    if t.state.duel is not None and t.state.phase == "duel_attack":
        t.state.duel.mana += 1
    for other in t.state.players:
        if other.claims and other is not player:
            _curse(t, player, other, paid)
    if t.state.lasting:
        exploited(t, player, paid)
        suppression = suppressed(t.state)
        if suppression is not None:
            yield from _suppressed(t, player, suppression, keep)
    return paid


def _suppressed(t: Table, player: Player, skill: Lasting, keep: Callable[[], bool] | None) -> Flow[None]:
    """Mana Suppression: another mana of any colour, if there is one, goes with the first of the turn.

    Mana that the rest of the price needs does not count as another (`keep`, as for `pay`).
    """
    turn = t.state.turn
    skill.felt |= 1 << 6 * turn.seat  # not again this turn
    colours = ALL_BASIC | BLACK_BIT
    found = ways(t.state, player, colours)
    if keep is not None:
        found = [way for way in found if _still(t, player, way, colours, keep)]
    if found:
        way: ch.Pay = yield from choose(turn.seat, msg("ask-suppressed"), found, "MK-MANA-02")
        spend(t, player, way, colours)
        colour = COLOURS.index(way.colour)
        skill.colour = colour if colour < 4 else skill.colour


def _at_once(turn: Turn, found: list[ch.Pay]) -> list[ch.Pay]:
    """Mana that must be spent at once (Invocation) is spent before any other."""
    for invoked in each_of(turn.mods, Change.INVOKED):
        if ch.PAY_TOKEN[invoked.arg] in found:
            turn.mods.remove(invoked)
            return [ch.PAY_TOKEN[invoked.arg]]
    return found


def _still(t: Table, player: Player, way: ch.Pay, colours: int, keep: Callable[[], bool]) -> bool:
    """Whether something holds once this way is paid; nothing is spent."""
    state, turn = t.state, t.state.turn
    mana, crystals, source, dice = player.mana[:], player.crystals[:], state.source[:], turn.dice[:]
    spent, mods, left, tactic_die = turn.crystals_spent[:], turn.mods[:], turn.dice_left, player.tactic_die
    from_tactic = turn.tactic_die
    spend(t, player, way, colours)
    holds = keep()
    player.mana, player.crystals, state.source, turn.dice = mana, crystals, source, dice
    turn.crystals_spent, turn.mods, turn.dice_left, player.tactic_die = spent, mods, left, tactic_die
    turn.tactic_die = from_tactic
    return holds


def _curse(t: Table, player: Player, other: Player, paid: int) -> None:
    """Mana Curse: a player who uses mana of the claimed colour takes a Wound, once a turn."""
    bit = 1 << 4 * t.state.players.index(other) + paid
    if not t.state.turn.cursed & bit and any(claim.curse and claim.colour == paid for claim in other.claims):
        t.state.turn.cursed |= bit
        take_wound(t, player)


def can_pay(state: State, player: Player, costs: tuple[int, ...], *, dice: bool = True) -> bool:
    """Whether several mana of these colours can be paid together, with dice of the Source or without."""
    turn = state.turn
    dice_left = turn.dice_left if dice else 0
    stock = [player.mana[c] + (player.crystals[c] if c < 4 else 0) for c in range(6)]
    if player.tactic_die >= 0:
        stock[player.tactic_die] += 1
    left = []  # what neither the endless supply nor own mana of the colour pays for
    for colour in costs:
        if colour == BLACK and not turn.black:
            return False
        if turn.endless >> colour & 1:
            continue
        if stock[colour]:
            stock[colour] -= 1
        else:
            left.append(colour)
    jokers = stock[GOLD] if turn.gold else 0
    source = list(state.source)
    black_any = len(source) if turn.storm else len(each_of(turn.mods, Change.BLACK_DIE_ANY))
    taken = 0
    for colour in sorted(left, reverse=True):  # black first: no joker stands for it
        if taken < dice_left and colour in source:
            source.remove(colour)
            taken += 1
        elif colour < 4 and jokers:
            jokers -= 1
        elif colour < 4 and (turn.gold or turn.storm) and taken < dice_left and GOLD in source:
            source.remove(GOLD)
            taken += 1
        elif colour < 4 and taken < dice_left and BLACK in source and black_any:
            source.remove(BLACK)
            black_any -= 1
            taken += 1
        else:
            return False
    return True


def pick_colour(t: Table, colours: int, prompt: str) -> Flow[int]:
    """One of these colours (bits), as the player likes."""
    picks = [ch.PICK_COLOUR[colour] for colour in range(6) if colours >> colour & 1]
    pick: ch.PickColour = yield from choose(t.state.turn.seat, msg(prompt), picks)
    return COLOURS.index(pick.colour)
