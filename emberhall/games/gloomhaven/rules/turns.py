"""Turns: of a character with their summons, or of all monsters of a type."""

from msgspec import UNSET, Struct

from emberhall.effects import Effect
from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content.kinds import Half
from emberhall.games.gloomhaven.effects.book import BOOK, KEPT, Playing, Trail, gain_xp, last_parts, new_action
from emberhall.games.gloomhaven.effects.moments import Moment
from emberhall.games.gloomhaven.effects.nodes import Attack, Default, Infuse, Move
from emberhall.games.gloomhaven.names import card_name, class_name, figure_name
from emberhall.games.gloomhaven.rules.allies import companions, errand, walk, walk_to
from emberhall.games.gloomhaven.rules.beasts import beast_of, forgone, is_beast
from emberhall.games.gloomhaven.rules.board import control, figure_of, on_map
from emberhall.games.gloomhaven.rules.conditions import run_out
from emberhall.games.gloomhaven.rules.damage import leave_active, suffer
from emberhall.games.gloomhaven.rules.dooms import doomed_begins
from emberhall.games.gloomhaven.rules.elements import infuse, settle_elements
from emberhall.games.gloomhaven.rules.ending import judge, reached
from emberhall.games.gloomhaven.rules.enhancements import half_of
from emberhall.games.gloomhaven.rules.falling import come_down
from emberhall.games.gloomhaven.rules.given_cards import discard
from emberhall.games.gloomhaven.rules.held_doors import hold_doors
from emberhall.games.gloomhaven.rules.initiative import in_order, place
from emberhall.games.gloomhaven.rules.items import begin_anew, offer_items, ready_items, usable_items, use_item, worn
from emberhall.games.gloomhaven.rules.looting import loot_under
from emberhall.games.gloomhaven.rules.monster_cards import card_of
from emberhall.games.gloomhaven.rules.monster_turn import abilities, dies_first, take_turn
from emberhall.games.gloomhaven.rules.notes import happened
from emberhall.games.gloomhaven.rules.possession import STEPS, change_sides, possessed
from emberhall.games.gloomhaven.rules.resting import pick_up, recuperate, take_back
from emberhall.games.gloomhaven.rules.scenarios import PLAIN, hooks_of
from emberhall.games.gloomhaven.rules.scenarios.hooks import Orders
from emberhall.games.gloomhaven.rules.special_rules import carry_out, turn_ends
from emberhall.games.gloomhaven.rules.touches import moment
from emberhall.games.gloomhaven.rules.treasures import looted
from emberhall.games.gloomhaven.state import Ability, Active, Character, Figure, Slot, State, Table, Turn
from emberhall.games.gloomhaven.terms import BOTTOM, ELEMENTS, HALVES, HEROES, STUN, TOP, WOUND
from emberhall.kernel import NOBODY, NOWHERE, Flow, Menu, Option, Word, always, choose, gathered, msg, offer, pick


def next_turn(t: Table) -> Flow[None]:
    """Begin the next turn in initiative order; if nobody is left, the round ends (GH-INIT-03)."""
    state = t.state
    turn = state.turn
    if turn is None or not turn.left:
        slot = yield from _next_slot(t)
        change_sides(state, slot)
        if slot is None:
            state.turn = None
            state.phase = "round_end"
            return
        if (hooks := hooks_of(state)) is not PLAIN:
            yield from carry_out(t, hooks.turn_comes(t, slot))
        state.turn = turn = Turn(slot, _figures(state, slot))
        if not turn.left:
            return
    figure = state.figures.get(turn.left.pop(0))
    if figure is None or figure.acted == state.round:
        return
    if state.setup.every_choice:
        yield from _put_active_away(t, figure)
        if figure.at == NOWHERE:
            return  # a summon that left with its card
    turn.figure = figure.id
    turn.used, turn.moved, turn.dealt, turn.scorched = [], 0, 0, UNSET
    figure.acted = state.round
    if (bonus := control(figure)) is not None:  # for this turn alone
        figure.thrall, figure.puppet = bonus.n, bonus.what == "puppet"
    yield from _turn_begins(t, figure)


def _turn_begins(t: Table, figure: Figure) -> Flow[None]:
    """Apply WOUND and what waits for the start of a turn; then the figure acts, if it still stands."""
    state = t.state
    if figure.conditions & WOUND:
        yield from suffer(t, figure, 1)  # GH-COND-11
    if figure.at != NOWHERE:
        yield from moment(t, "turn_start", figure)
    if state.waiting:
        yield from _announce_turn(t, figure)
    if figure.at == NOWHERE:
        if figure.kind == "monster":
            yield from dies_first(t, figure)
        state.phase = "end_turn"
    else:
        state.phase = "act" if figure.kind == "character" else "monster"


def _announce_turn(t: Table, figure: Figure) -> Flow[None]:
    """Announce the turn of a figure to the cards that wait for it."""
    state = t.state
    if figure.kind == "character" and figure.at != NOWHERE and _awaits(state, figure, Moment.YOUR_TURN_START):
        yield from BOOK.trigger(t, Moment.YOUR_TURN_START, Playing(figure, owner=figure.owner))
    if figure.side != HEROES and figure.at != NOWHERE:
        yield from doomed_begins(t, figure)
    if is_beast(figure) and figure.at != NOWHERE:
        yield from BOOK.trigger(t, Moment.BEFORE_YOUR_BEAR_ACTS, Playing(figure, owner=figure.owner))
    if figure.side == HEROES and figure.at != NOWHERE and _awaits(state, figure, Moment.ALLY_TURN_START):
        ally = Playing(figure, owner=figure.owner, trail=Trail(targets=[figure.id]))
        yield from BOOK.trigger(t, Moment.ALLY_TURN_START, ally)


def additional_turn(t: Table, character: Character, cards: tuple[str, ...]) -> Flow[None]:
    """Let a character take a whole turn with these cards of the hand, whatever turn is under way."""
    state = t.state
    before, phase, resting = state.turn, state.phase, character.resting
    figure = figure_of(state, character)
    number = state.characters.index(character)
    state.turn = Turn(Slot(character.initiative, character=number), [], figure.id, aside=list(character.played))
    for card in cards:
        t.move(Ability(card), character.hand, character.played)
    character.resting = False
    yield from _turn_begins(t, figure)
    while state.phase == "act":
        yield from act(t)
    yield from end_turn(t)
    character.resting = resting
    if before is not None:
        before.sudden += state.turn.sudden
    state.turn, state.phase = before, phase


def _awaits(state: State, figure: Figure, moment: Moment) -> bool:
    """Whether anything waits for a moment of a character's turn; the stunned perform nothing (GH-COND-19)."""
    return moment in state.waiting and not figure.conditions & STUN


def _put_active_away(t: Table, acting: Figure) -> Flow[None]:
    """Let everyone discard active cards before another figure's turn (GH-ACTIVE-09)."""
    state = t.state
    for n, character in enumerate(state.characters):
        while character.active and character.figure != acting.id and acting.at != NOWHERE:
            options = [ch.EndBonus(active.card) for active in character.active]
            prompt = msg("ask-put-away", who=class_name(character.cls), acting=figure_name(acting))
            state.deciding = n
            chosen = yield from pick(character.seat, prompt, options, "GH-ACTIVE-09")
            state.deciding = NOBODY
            if chosen is None:
                break
            _put_aside(t, character, chosen.card)


def _next_slot(t: Table) -> Flow[Slot | None]:
    """The next in order. Types just revealed whose initiative has passed act at once (GH-DOOR-08, GH-DOOR-09)."""
    state, turn = t.state, t.state.turn
    if turn is not None and turn.sudden:
        types = [type for type in dict.fromkeys(turn.sudden) if state.monsters[type].card]
        turn.sudden = []
        came = [Slot(card_of(state, type).initiative, monsters=type) for type in types]
        came = [slot for slot in came if _figures(state, slot)]
        due = [slot for slot in came if slot.initiative < turn.slot.initiative]
        waiting = [slot.monsters for slot in state.order]
        yield from join_order(t, [slot for slot in came if slot not in due and slot.monsters not in waiting])
        state.order = [*(yield from in_order(t, due)), *state.order]
    return state.order.pop(0) if state.order else None


def join_order(t: Table, slots: list[Slot]) -> Flow[None]:
    """Insert turns into the order; where they tie with others, the players decide (GH-INIT-08)."""
    state = t.state
    places = [place(state, slot) for slot in slots]
    tied = [slot for slot in state.order if place(state, slot) in places and _figures(state, slot)]
    found = yield from in_order(t, [*tied, *slots])
    others = [slot for slot in state.order if slot not in tied]
    state.order = sorted([*others, *found], key=lambda slot: place(state, slot))


def _figures(state: State, slot: Slot) -> list[int]:
    """The figures that act in this place: summons before their character, elites before normals, by number
    (GH-INIT-04, GH-INIT-10)."""
    if slot.monsters:
        found = [figure for figure in on_map(state) if figure.kind == "monster" and figure.name == slot.monsters]
        found.sort(key=lambda figure: (figure.rank == "normal", figure.number))
        hooks = hooks_of(state)
        if hooks is not PLAIN:
            found = [figure for figure in found if not hooks.sleeps(state, figure)]
        acting = [f.id for f in found if f.acted < state.round and not (f.summoned and f.since == state.round)]
        first = companions(state, slot.monsters) if acting else ()
        return [*(companion.id for companion in first if companion.acted < state.round), *acting]
    if slot.ally:
        allies = [figure for figure in on_map(state) if figure.name == slot.ally]
        return [figure.id for figure in sorted(allies, key=lambda figure: figure.number)]
    character = state.characters[slot.character]
    if character.exhausted:
        return []
    summons = [f for f in on_map(state) if f.kind == "summon" and f.owner == slot.character and f.since < state.round]
    return [*(figure.id for figure in summons), character.figure]


def others_act(t: Table) -> Flow[None]:
    """Take the turn of a figure without a player."""
    state = t.state
    assert state.turn is not None
    figure = state.figures[state.turn.figure]
    entry = errand(state, figure) if state.turn.slot.ally else None
    orders = hooks_of(state).orders(state, figure)
    if orders is not None:
        yield from _obey(t, figure, orders)
    else:
        if entry is not None and (entry.returns or not entry.attack):
            yield from walk(t, figure)
        if figure.at != NOWHERE and (entry is None or entry.attack):
            yield from take_turn(t, figure)
    state.phase = "end_turn"


def _obey(t: Table, figure: Figure, orders: Orders) -> Flow[None]:
    """Let a monster follow the orders of the scenario instead of its card."""
    if figure.conditions & STUN:
        return
    yield from walk_to(t, figure, orders.points, lambda: orders.to)
    yield from carry_out(t, hooks_of(t.state).obeyed(t, figure))
    if orders.goes_on and figure.at != NOWHERE:
        yield from take_turn(t, figure, stays=True)
    for other, damage in list(hooks_of(t.state).volley(t.state, figure)):
        yield from suffer(t, other, damage, figure)


def act(t: Table) -> Flow[None]:
    """Ask for one decision of a character's turn: a half of a card, an item, or the end (GH-TURN-01 to GH-TURN-12)."""
    state = t.state
    turn = state.turn
    assert turn is not None
    character = state.characters[turn.slot.character]
    figure = figure_of(state, character)
    if character.resting:
        play = Playing(figure, owner=turn.slot.character)
        yield from offer_items(t, play, character, Moment.YOUR_TURN)
        yield from long_rest(t, character, figure)
        yield from offer_items(t, play, character, Moment.YOUR_TURN)
        state.phase = "end_turn"
        return
    if figure.conditions & STUN:  # GH-COND-22
        _put_away(t, character)
        state.phase = "end_turn"
        return
    if turn.slot.character == possessed(state):
        yield from _possessed(t, character, figure)
        state.phase = "end_turn"
        return
    halves = [half for half in HALVES if half not in turn.used and not forgone(state, turn.slot.character, half)]
    who = Acting(character, figure, Playing(figure, owner=turn.slot.character), halves)
    prompt = msg("ask-act", who=class_name(character.cls), last=int(state.won or reached(state)))
    yield from TURN.choose(t, who, character.seat, prompt, "GH-TURN-01")
    if character.exhausted:
        state.phase = "end_turn"


def _possessed(t: Table, character: Character, figure: Figure) -> Flow[None]:
    """Let a character move and perform the top of the leading card; both cards are discarded, even if they would be
    lost."""
    play = Playing(figure, owner=figure.owner)
    step = Move(happened(t.state, STEPS))
    if BOOK.possible(t.state, play, step):
        yield from BOOK.do(t, play, step)
    for leading in cards_now(t.state, character)[:1]:
        if figure.at != NOWHERE:
            yield from perform(t, character, leading, TOP, default=False)
        for active in [active for active in character.active if active.card == leading]:
            leave_active(t, character, active)
        if leading in character.lost and not character.exhausted:
            t.move(leading, character.lost, character.discard)
    _put_away(t, character)


class Acting(Struct, frozen=True, gc=False):
    """A character in the middle of their turn."""

    character: Character
    figure: Figure
    play: Playing
    #: The halves that have not been used.
    halves: list[str]


@offer(ch.UseHalf, ch.UseDefault, ch.Cleanse, ch.Forgo)
def use_half(state: State, who: Acting) -> list[ch.UseHalf | ch.UseDefault | ch.Cleanse | ch.Forgo]:
    """GH-TURN-01, GH-TURN-09: a half of a card, as printed or by default, or what the scenario allows instead."""
    options: list[ch.UseHalf | ch.UseDefault | ch.Cleanse | ch.Forgo] = []
    halves, hooks = who.halves, hooks_of(state)
    for card in cards_now(state, who.character):
        for half in halves:
            options += ch.use(card, half)
            if hooks is not PLAIN and card in who.character.played:
                options += hooks.instead_of(state, who.figure, card, half)
    return options


@use_half.does(ch.UseHalf)
def _use_half(t: Table, who: Acting, chosen: ch.UseHalf) -> Flow[None]:
    return perform(t, who.character, chosen.card, chosen.half, default=False)


@use_half.does(ch.UseDefault)
def _use_default(t: Table, who: Acting, chosen: ch.UseDefault) -> Flow[None]:
    return perform(t, who.character, chosen.card, chosen.half, default=True)


@use_half.does(ch.Cleanse)
def _cleanse(t: Table, who: Acting, chosen: ch.Cleanse) -> Flow[None]:
    return _instead(t, who, chosen, BOTTOM)


@use_half.does(ch.Forgo)
def _forgo(t: Table, who: Acting, chosen: ch.Forgo) -> Flow[None]:
    return _instead(t, who, chosen, chosen.half)


def _instead(t: Table, who: Acting, chosen: ch.Cleanse | ch.Forgo, half: str) -> Flow[None]:
    """Discard the card for what the scenario offers instead of its half."""
    assert t.state.turn is not None
    t.state.turn.used.append(half)
    card = next(held for held in who.character.played if held == chosen.card)
    discard(t, who.character, card, who.character.played)
    yield from carry_out(t, hooks_of(t.state).forgone(t, who.character, chosen))


@offer(ch.UseItem)
def use_own_item(state: State, who: Acting) -> list[ch.UseItem]:
    """GH-ITEM-04: an item may be used during the turn."""
    found = usable_items(state, who.play, who.character, Moment.YOUR_TURN)
    return [ch.UseItem(item.id, who.play.owner) for item in found]


@use_own_item.does
def _use_own_item(t: Table, who: Acting, chosen: ch.UseItem) -> Flow[None]:
    return use_item(t, who.character, chosen.item, who.play)


@offer(ch.UseActive)
def use_active(state: State, who: Acting) -> list[ch.UseActive]:
    """What an active card offers once a turn."""
    return [ch.UseActive(one.source) for one in KEPT.in_turn(state, who.play)]


@use_active.does
def _use_active(t: Table, who: Acting, chosen: ch.UseActive) -> Flow[None]:
    return BOOK.trigger(t, Moment.DURING_YOUR_TURN, who.play)


@offer(ch.EndBonus)
def end_bonus(state: State, who: Acting) -> list[ch.EndBonus]:
    """GH-ACTIVE-09: an active card may be discarded, as long as there is anything else to do."""
    active = who.character.active
    if not active or not (
        (cards_now(state, who.character) and who.halves)
        or use_own_item.options(state, who)
        or use_active.options(state, who)
    ):
        return []
    return [ch.EndBonus(one.card) for one in active]


@end_bonus.does
def _end_bonus(t: Table, who: Acting, chosen: ch.EndBonus) -> None:
    _put_aside(t, who.character, chosen.card)


def _put_aside(t: Table, character: Character, card: str) -> None:
    leave_active(t, character, next(active for active in character.active if active.card == card))


finish_turn = always(ch.END_TURN)


@finish_turn.does
def _finish_turn(t: Table, who: Acting, chosen: Word) -> None:
    _put_away(t, who.character)
    t.state.phase = "end_turn"


def _on_a_turn(state: State, who: Acting) -> list[Option]:
    """What a character may do on their turn, asking only what can have something to offer."""
    found: list[Option] = []
    if who.halves:
        found += use_half.options(state, who)
    if who.character.items:
        found += use_own_item.options(state, who)
    if state.waiting:
        found += use_active.options(state, who)
    if who.character.active:
        found += end_bonus.options(state, who)
    found.append(ch.END_TURN)
    return found


#: What a character may do on their turn.
TURN = Menu(gathered(_on_a_turn, use_half, use_own_item, use_active, end_bonus, finish_turn))


def cards_now(state: State, character: Character) -> list[Ability]:
    """The cards that a character plays in the turn under way."""
    aside = (state.turn.aside if state.turn is not None else None) or ()
    return [card for card in character.played if card not in aside]


def _put_away(t: Table, character: Character) -> None:
    for card in cards_now(t.state, character):
        discard(t, character, card, character.played)


#: The default actions of every card (GH-TURN-09, GH-TURN-10).
DEFAULT_ACTIONS: dict[str, Effect] = {TOP: Attack(2), BOTTOM: Move(2)}


def plain_half(character: Character, half: str) -> Effect:
    """Attack 2 or Move 2, unless an item says more."""
    effects = worn(character, Moment.BASIC_TOP_ACTION if half == TOP else Moment.BASIC_BOTTOM_ACTION)
    n = max([effect.n for effect in effects if isinstance(effect, Default)], default=2)
    return DEFAULT_ACTIONS[half] if n <= 2 else Attack(n) if half == TOP else Move(n)


def _item_after(t: Table, play: Playing, character: Character) -> Flow[None]:
    """Offer what a character wears for after an action of this kind."""
    mine = Playing(figure_of(t.state, character), owner=play.owner, trail=Trail(targets=[play.trail.doomed]))
    match play.trail.kind:
        case "song":
            yield from offer_items(t, mine, character, Moment.AFTER_YOUR_SONG_ACTION)
        case "doom":
            yield from offer_items(t, mine, character, Moment.YOUR_DOOM_ACTION)
        case "command":
            yield from offer_items(t, mine, character, Moment.AFTER_YOUR_COMMAND_ACTION)


def perform(t: Table, character: Character, card: str, half: str, *, default: bool) -> Flow[None]:
    """Use one half of a card or its default action, then put the card where it belongs
    (GH-TURN-06, GH-TURN-11)."""
    state = t.state
    turn = state.turn
    assert turn is not None
    turn.used.append(half)
    printed = half_of(state, card, half)
    figure = figure_of(state, character)
    play = Playing(figure, card, turn.slot.character, printed.stays or "round", trail=new_action(state, figure))
    play.trail.kind = "" if default else printed.kind
    doer: Figure | None = figure
    if printed.kind == "command" and not default:
        doer = beast_of(state, turn.slot.character)
        play.actor, play.seat, play.trail.command = doer or figure, character.seat, True
    word = f"default-{half}" if default else half
    if t.events is not None:
        t.say(msg("say-performs", who=class_name(character.cls), card=card_name(card), half=word))
    effect = plain_half(character, half) if default else printed.effect
    for part in abilities(effect):
        if doer is None or doer.at == NOWHERE:
            break  # there is no beast to command
        if (character.exhausted or doer.conditions & STUN) and not isinstance(part, Infuse):
            continue  # a trap on the way stunned it, or it is gone (GH-COND-19, GH-EXHAUST-04)
        if play.trail.ended:
            break
        if BOOK.possible(state, play, part):
            yield from BOOK.do(t, play, part)
    if play.trail.last and not character.exhausted and not figure.conditions & STUN:
        yield from last_parts(t, play)
    if play.trail.performed:
        for element in play.trail.kindled:
            infuse(state, ELEMENTS.index(element))
        gain_xp(t, character, play.trail.owed + (0 if default else printed.xp))  # GH-XP-02
        if default and effect != DEFAULT_ACTIONS[half]:
            character.deeds.item_uses += 1  # GH-USE-05
    if character.exhausted:
        return
    if play.trail.kind and character.items and play.trail.performed:
        yield from _item_after(t, play, character)
    _put(t, play, half, printed if not default and play.trail.performed else None)


def _put(t: Table, play: Playing, half: str, printed: Half | None) -> None:
    """Put a used card on its pile: discard, lost or active, perhaps before another player
    (GH-SELECT-08 to GH-SELECT-13); without effect it is discarded."""
    state, held = t.state, Ability(play.source)
    assert state.turn is not None
    number = state.turn.slot.character
    character = state.characters[number]
    if printed is not None and printed.stays and _lasts(state, play.owner, play.source):
        character.played.remove(held)
        home = UNSET if play.owner == number else number
        active = Active(held, half, printed.lost, printed.stays == "round", home)
        state.characters[play.owner].active.append(active)
        return
    if printed is not None and printed.lost:
        t.move(held, character.played, character.lost)
    else:
        discard(t, character, held, character.played)


def _lasts(state: State, owner: int, card: str) -> bool:
    """Whether anything of a card is still in effect: a lasting effect, a bonus, a controlled monster, a summon."""
    return (
        any(one.source == card and one.owner == owner for waiting in state.waiting.values() for one in waiting)
        or any(bonus.source == card for figure in on_map(state) for bonus in figure.bonuses)
        or any(figure.card == card for figure in on_map(state))
    )


def long_rest(t: Table, character: Character, figure: Figure) -> Flow[None]:
    """Take a long rest: lose a discard of your choice, recover the others, Heal 2, refresh spent items
    (GH-REST-10, GH-REST-11, GH-REST-12)."""
    character.deeds.long_rests += 1
    yield from pick_up(t, character)
    options = [ch.lose_card(card) for card in character.discard]
    if options:
        chosen = yield from choose(
            character.seat, msg("ask-long-rest", who=class_name(character.cls)), options, "GH-REST-10"
        )
        take_back(t, character, chosen.card)
    recuperate(t, character)
    yield from BOOK.trigger(t, Moment.YOU_LONG_REST, Playing(figure, owner=figure.owner))


def end_turn(t: Table) -> Flow[None]:
    """End a figure's turn: loot, let conditions run out, settle elements (GH-LOOT-07, GH-ELEM-03)."""
    state = t.state
    turn = state.turn
    assert turn is not None
    figure = state.figures.get(turn.figure)
    if figure is not None and figure.kind == "character":
        if _awaits(state, figure, Moment.YOUR_TURN_END):
            yield from BOOK.trigger(t, Moment.YOUR_TURN_END, Playing(figure, owner=figure.owner))
        character = state.characters[figure.owner]
        if character.items and figure.at != NOWHERE:
            if ready_items(character, Moment.YOUR_TURN_END):
                yield from offer_items(t, Playing(figure, owner=figure.owner), character, Moment.YOUR_TURN_END)
            begin_anew(character)
        if figure.at != NOWHERE:
            loot_under(t, figure)
            if (hooks := hooks_of(state)) is not PLAIN:
                yield from carry_out(t, hooks.loots(t, state.characters[figure.owner], 0))
            yield from looted(t, state.characters[figure.owner])
    yield from turn_ends(t)
    yield from hold_doors(t)
    if figure is not None and figure.at != NOWHERE:
        yield from moment(t, "turn_end", figure)
    if figure is not None and figure.at != NOWHERE:
        run_out(figure)
        figure.thrall, figure.puppet = NOBODY, False
    settle_elements(t)
    if happened(state, "falls"):
        yield from come_down(t)
    KEPT.end(t, "turn")
    judge(t)
    turn.figure = NOBODY
    state.phase = "turn"
