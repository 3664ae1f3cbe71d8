"""Characters who come from a campaign: their sheets, what they equip, and what earlier events have done to them."""

from collections.abc import Callable

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import ITEMS, scenario
from emberhall.games.gloomhaven.content.kinds import ItemKind
from emberhall.games.gloomhaven.names import class_name
from emberhall.games.gloomhaven.rules.board import figure_of
from emberhall.games.gloomhaven.rules.conditions import gain
from emberhall.games.gloomhaven.rules.damage import suffer
from emberhall.games.gloomhaven.rules.sheets import become, take_perk
from emberhall.games.gloomhaven.state import Ability, Character, Company, Item, Recruit, State, Table
from emberhall.kernel import Flow, ask, msg, pick


def enlist(t: Table, company: Company) -> None:
    """Bring the party: classes, cards and perks are those of the sheets."""
    for character, recruit in zip(t.state.characters, company.recruits, strict=True):
        become(t, character, recruit.cls, recruit.cards)
        for perk in recruit.perks:
            take_perk(t.state, character, perk)
    t.state.phase = "goals"


def recruits(state: State) -> list[tuple[Character, Recruit]]:
    """The characters with their sheets; nobody outside a campaign."""
    company = state.company
    return list(zip(state.characters, company.recruits, strict=True)) if company is not None else []


def recruit_of(state: State, character: Character) -> Recruit:
    """The sheet of a character of a campaign."""
    company = state.company
    assert company is not None
    return company.recruits[state.characters.index(character)]


def seekers(state: State) -> list[Character]:
    """The characters whose personal quests lead to this scenario."""
    return [character for character, recruit in recruits(state) if recruit.seeks]


def equip(t: Table, character: Character, fits: Callable[[Character, ItemKind], bool]) -> Flow[None]:
    """Choose which of the items owned are equipped (GH-ITEM-04); those an event has used up are consumed."""
    recruit = recruit_of(t.state, character)
    needed = scenario(t.state.scenario).requirements.item_equipped
    if recruit.seeks and needed in recruit.items:
        character.items.append(Item(needed))  # the page wants it to be equipped
    while True:
        owned = [ITEMS[item] for item in recruit.items]
        options = [ch.PickItem(kind.id) for kind in owned if fits(character, kind)]
        if not options:
            return
        prompt = msg("ask-equip", who=class_name(character.cls))
        chosen = yield from pick(character.seat, prompt, options, "GH-ITEM-04")
        if chosen is None:
            return
        character.items.append(Item(chosen.item, consumed=chosen.item in recruit.used))


def begin_as_told(t: Table) -> Flow[None]:
    """What donations and earlier events bring about at the start (GH-SETUP-06, GH-DONATE-02)."""
    state = t.state
    for character, recruit in recruits(state):
        figure = figure_of(state, character)
        for _ in range(recruit.blessings):
            gain(t, figure, "bless")
        for condition in recruit.conditions:
            gain(t, figure, condition)
        for _ in range(min(recruit.minus_ones, len(state.penalties))):
            character.modifiers.add(state.penalties.cards.pop())
            t.shuffle(character.modifiers)
        yield from discard_some(t, character, recruit.discards)
        yield from suffer(t, figure, recruit.damage)


def discard_some(t: Table, character: Character, n: int) -> Flow[None]:
    """Let a character choose this many cards of the hand to discard."""
    for left in range(min(n, len(character.hand)), 0, -1):
        options = [ch.pick_card(card) for card in character.hand]
        prompt = msg("ask-discard", who=class_name(character.cls), n=left)
        chosen = yield from ask(character.seat, prompt, options, "GH-SETUP-06")
        t.move(Ability(chosen.card), character.hand, character.discard)
