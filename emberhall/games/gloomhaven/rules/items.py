"""Items: offered at their moment, spent or consumed when they are used."""

from collections.abc import Callable

from emberhall.effects import Effect
from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import ITEMS
from emberhall.games.gloomhaven.effects.book import BOOK, Playing
from emberhall.games.gloomhaven.effects.moments import Moment
from emberhall.games.gloomhaven.effects.nodes import Consume, Suffer
from emberhall.games.gloomhaven.names import class_name, figure_name, item_name
from emberhall.games.gloomhaven.rules.scenarios import hooks_of
from emberhall.games.gloomhaven.state import Character, Figure, Item, State, Table
from emberhall.games.gloomhaven.terms import STUN
from emberhall.kernel import ENDED, NOBODY, Flow, Message, msg, pick


def _by_moment(*of: bool) -> dict[str, frozenset[int]]:
    kinds = [kind for kind in ITEMS.values() if kind.whole in of]
    return {when: frozenset([kind.id for kind in kinds if kind.when == when]) for when in {kind.when for kind in kinds}}


#: Items (numbers) by their moment: those for all attacks of an action, the others, and all of them.
FOR_ACTIONS = _by_moment(True)
AT_ONCE = _by_moment(False)
ANY = _by_moment(True, False)


def ready_items(character: Character, moment: Moment, *, whole: bool = False) -> list[Item]:
    """The items that can be used at a moment; `whole`: for all attacks of an action."""
    ids = (FOR_ACTIONS if whole else AT_ONCE).get(moment, ())
    return [item for item in character.items if item.id in ids and not item.spent and not item.consumed] if ids else []


def worn(character: Character, moment: Moment) -> list[Effect]:
    """The effects of items that work by themselves at a moment."""
    ids = ANY.get(moment)
    return [ITEMS[item.id].effect for item in character.items if item.id in ids] if ids else []


def usable_items(
    state: State, play: Playing, character: Character, moment: Moment, *, whole: bool = False
) -> list[Item]:
    """The ready items that would do something. A stunned figure uses none (GH-COND-19)."""
    figure = state.figures.get(character.figure)
    if figure is None or not character.items:
        return []
    found = ready_items(character, moment, whole=whole)
    if not found:
        return found
    if not hooks_of(state).may_use_items(state, character):
        return []
    stunned = figure.conditions & STUN
    return [
        item
        for item in found
        if ITEMS[item.id].chosen and not (ITEMS[item.id].limit and item.used)
        if not stunned or ITEMS[item.id].while_stunned
        if BOOK.possible(state, play, ITEMS[item.id].effect)
    ]


def offer_items(
    t: Table,
    play: Playing,
    character: Character,
    moment: Moment,
    *,
    whole: bool = False,
    still: Callable[[], bool] = lambda: True,
) -> Flow[None]:
    """Offer the items of a moment, one after another, while `still` holds (GH-TURN-12)."""
    if not character.items or not ready_items(character, moment, whole=whole):
        return ENDED
    return _offer_items(t, play, character, moment, whole=whole, still=still)


def _offer_items(
    t: Table, play: Playing, character: Character, moment: Moment, *, whole: bool, still: Callable[[], bool]
) -> Flow[None]:
    for item in ready_items(character, moment, whole=whole):
        kind = ITEMS[item.id]
        if not kind.chosen and not (kind.limit and item.used) and BOOK.possible(t.state, play, kind.effect):
            item.used = 1 if kind.limit else 0
            source, play.source = play.source, f"item.{item.id}"
            yield from BOOK.do(t, play, kind.effect)  # works by itself
            play.source = source
    for item in usable_items(t.state, play, character, moment, whole=whole):
        if must_be_used(item):
            yield from use_item(t, character, item.id, play)  # GH-USE-06
    while still():
        found = [item for item in usable_items(t.state, play, character, moment, whole=whole) if not must_be_used(item)]
        if not found:
            return
        owner = t.state.characters.index(character)
        options = [ch.UseItem(item.id, owner) for item in found]
        prompt = msg("ask-item", who=class_name(character.cls), when=_when(play, moment))
        turn = t.state.turn
        t.state.deciding = owner if turn is None or turn.slot.character != owner else NOBODY
        chosen = yield from pick(character.seat, prompt, options, "GH-ITEM-01", stop=ch.SKIP)
        t.state.deciding = NOBODY
        if chosen is None:
            return
        yield from use_item(t, character, chosen.item, play)


def _when(play: Playing, moment: Moment) -> Message:
    """The moment in words; for an attack also who attacks, and how hard."""
    if moment == Moment.YOU_ARE_ATTACKED and play.strike is not None:
        return msg("attacked-by", who=figure_name(play.by or play.actor), n=play.strike.value)
    return msg(f"moment-{moment.replace('_', '-')}")


def must_be_used(item: Item) -> bool:
    """Whether it is used automatically when its moment comes."""
    return ITEMS[item.id].uses > 1


def use_item(t: Table, character: Character, id: int, play: Playing) -> Flow[None]:
    """Use an item; after its last use it is spent or consumed."""
    kind = ITEMS[id]
    item = next(item for item in character.items if item.id == id)
    item.used += 1
    if kind.use and item.used >= kind.uses:
        item.used = 0
        item.spent, item.consumed = kind.use == "spent", kind.use == "consumed"
    character.deeds.item_uses += 1
    if t.events is not None:
        t.say(msg("say-item", who=class_name(character.cls), item=item_name(id)))
    if kind.whole:
        play.trail.items.append(id)
    if play.strike is not None:
        play.strike.items.append(id)
    source, play.source = play.source, f"item.{id}"
    n = play.ability.n if play.ability is not None else 0
    yield from BOOK.do(t, play, kind.effect)
    play.source = source
    if kind.whole and bought(kind.effect) is not kind.effect and play.ability is not None and play.ability.n == n:
        play.trail.items.remove(id)  # it was not paid for


def bought(effect: Effect) -> Effect:
    """What an effect that is paid for once for a whole action gives each ability of it."""
    if isinstance(effect, Consume):
        return effect.more.effect or effect
    return effect.effect or effect if isinstance(effect, Suffer) else effect


def begin_anew(character: Character) -> None:
    """At the end of a turn, let items be used again that have a limit for each turn."""
    for item in character.items:
        if ITEMS[item.id].limit:
            item.used = 0


def items_in_between(state: State, figure: Figure) -> list[ch.UseItem]:
    """The items a character may use on their turn, even in the middle of an ability (GH-USE-01)."""
    if figure.kind != "character" or state.turn is None or state.turn.figure != figure.id:
        return []
    character = state.characters[figure.owner]
    if not ready_items(character, Moment.YOUR_TURN):
        return []
    found = usable_items(state, Playing(figure, owner=figure.owner), character, Moment.YOUR_TURN)
    return [ch.UseItem(item.id, figure.owner) for item in found]


def use_in_between(t: Table, figure: Figure, id: int) -> Flow[None]:
    """Use such an item. It is not part of the ability under way."""
    yield from use_item(t, t.state.characters[figure.owner], id, Playing(figure, owner=figure.owner))


def refreshable(character: Character, kind: str, slot: str = "") -> list[Item]:
    """The items that can be refreshed: spent, consumed or either; only small or hand items where a slot is named."""
    slots = {"": (), "small": ("small",), "hands": ("one-hand", "two-hands")}[slot]
    return [
        item
        for item in character.items
        if (item.spent and kind != "consumed") or (item.consumed and kind != "spent")
        if not slots or ITEMS[item.id].slot in slots
    ]
