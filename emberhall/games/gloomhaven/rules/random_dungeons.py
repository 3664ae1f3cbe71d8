"""Random dungeons: rooms made of two cards when their doors open, penalties, treasures (GH-RDUNG)."""

from collections.abc import Callable, Sequence

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import ITEMS, MONSTERS, plan_of
from emberhall.games.gloomhaven.content.formulas import worth
from emberhall.games.gloomhaven.content.pages import Dungeon as Cards
from emberhall.games.gloomhaven.content.pages import Place
from emberhall.games.gloomhaven.content.random_dungeon import (
    MONSTER_SETS,
    ROOM_CARDS,
    Find,
    Made,
    Penalty,
    Severity,
    fits,
    made_of,
    numbered,
)
from emberhall.games.gloomhaven.content.scenarios import scenario
from emberhall.games.gloomhaven.names import class_name, item_name, room_name
from emberhall.games.gloomhaven.rules.ambiguity import players_decide
from emberhall.games.gloomhaven.rules.board import figure_of, on_map
from emberhall.games.gloomhaven.rules.conditions import cleanse, gain
from emberhall.games.gloomhaven.rules.damage import lose, suffer
from emberhall.games.gloomhaven.rules.healing import heal
from emberhall.games.gloomhaven.rules.recruits import discard_some
from emberhall.games.gloomhaven.rules.rooms import spawn
from emberhall.games.gloomhaven.rules.scenarios.hooks import Cost, MakeRoom, Unpack
from emberhall.games.gloomhaven.rules.scenarios.random_dungeon import RETALIATE, SHIELD
from emberhall.games.gloomhaven.rules.special_rules import carries_out
from emberhall.games.gloomhaven.state import (
    Ability,
    Bonus,
    Character,
    Dungeon,
    Figure,
    FoeCard,
    Item,
    Rank,
    RoomCard,
    State,
    Table,
)
from emberhall.games.gloomhaven.terms import CONDITION, FOES, INERT
from emberhall.kernel import NOWHERE, Deck, Flow, ask, choose, msg

#: What opening the first, the second and the third room costs (GH-RDUNG-14, GH-RDUNG-15, GH-DATA-20).
SEVERITIES: dict[str, tuple[Severity, ...]] = {
    "none": ("", "", ""),
    "light": ("", "", "minor"),
    "standard": ("", "minor", "major"),
    "heavy": ("minor", "major", "major"),
    "most": ("major", "major", "major"),
}


def begin(t: Table, cards: Cards) -> None:
    """Shuffle both decks and make the first room (GH-RDUNG-04)."""
    state = t.state
    rooms = [RoomCard(f"room.{id}") for id in cards.rooms or ROOM_CARDS]
    foes = [FoeCard(f"foes.{number}") for number in cards.foes or MONSTER_SETS]
    state.map.dungeon = Dungeon(Deck(rooms, pool="rooms"), Deck(foes, pool="foes"))
    t.shuffle(state.map.dungeon.rooms)
    t.shuffle(state.map.dungeon.foes)
    first = t.flip(state.map.dungeon.rooms)
    state.scenario = numbered(state.scenario, [Made(_id(first), _number(t.flip(state.map.dungeon.foes)))])


def _id(card: str) -> str:
    return card.partition(".")[2]


def _number(card: str) -> int:
    return int(_id(card))


@carries_out(MakeRoom)
def make_room(t: Table, one: MakeRoom) -> None:
    """Turn over rooms until one fits the exit, and the monsters for it (GH-RDUNG-03, GH-RDUNG-10 to GH-RDUNG-13)."""
    state = t.state
    made, dungeon = made_of(state.scenario), state.map.dungeon
    assert dungeon
    before = [door for door in scenario(state.scenario).doors if door.rooms[0] < len(made)]
    way_out = one.door - len(before)
    gate = ROOM_CARDS[made[-1].room].exits[way_out]
    while True:
        if not dungeon.rooms:
            dungeon.rooms.cards, dungeon.discard.cards = list(dungeon.discard.cards), []
            t.shuffle(dungeon.rooms)
        card = t.flip(dungeon.rooms)
        room = ROOM_CARDS[_id(card)]
        found = [n for n, entrance in enumerate(room.entrances) if entrance.type == gate.type]
        if found and fits((*made, Made(room.id, made[0].foes, found[0], way_out))):
            break
        dungeon.discard.add(card)
    foes = _number(t.flip(dungeon.foes))
    state.scenario = numbered(state.scenario, [*made, Made(room.id, foes, found[0], way_out)])
    t.say(msg("say-room", room=room_name(room.id, foes)))


# penalties


@carries_out(Cost)
def cost(t: Table, one: Cost) -> Flow[None]:
    """Apply the penalty of the room made last, as far as this room has one."""
    state = t.state
    made = made_of(state.scenario)
    page = scenario(state.scenario).dungeon
    assert page is not None
    severity = SEVERITIES[page.penalties or state.setup.penalties or "standard"][len(made) - 1]
    penalties = ROOM_CARDS[made[-1].room].penalties(severity)
    opener = state.characters[one.figure.owner] if one.figure is not None and one.figure.kind == "character" else None
    if opener is None and any(penalty.who == "opener" for penalty in penalties):  # GH-RDUNG-16
        options = [ch.target(figure_of(state, character)) for character in state.characters if not character.exhausted]
        chosen = yield from players_decide(t, msg("ask-opener"), options, "GH-RDUNG-16")
        opener = state.characters[state.figures[chosen.figure].owner]
    if penalties:
        t.say(msg("say-penalty", text=msg(f"penalty-{made[-1].room}-{severity}")))
    for penalty in penalties:
        for character in _whom(state, penalty, opener):
            if not character.exhausted:
                yield from _CHARACTERS[penalty.do](t, penalty, character)
        if penalty.who not in ("party", "opener"):
            yield from _OTHERS[penalty.do](t, penalty)
    t.beat()


def _whom(state: State, penalty: Penalty, opener: Character | None) -> Sequence[Character]:
    if penalty.who == "party":
        return state.characters
    return [opener] if penalty.who == "opener" and opener is not None else []


def _enemies(state: State) -> list[Figure]:
    return [figure for figure in on_map(state) if figure.kind == "monster" and figure.side == FOES]


# what hits characters


def _afflict(t: Table, penalty: Penalty, character: Character) -> Flow[None]:
    figure = figure_of(t.state, character)
    for condition in penalty.conditions:
        if gain(t, figure, condition) and penalty.lasting:
            figure.kept = (figure.kept or 0) | CONDITION[condition]
    yield from ()


def _lose(t: Table, penalty: Penalty, character: Character) -> Flow[None]:
    for _ in range(min(penalty.n, len(character.hand))):
        options = [ch.lose_card(card) for card in character.hand]
        chosen = yield from ask(character.seat, msg("ask-lose", who=class_name(character.cls)), options)
        lose(t, character, chosen.card)


def _discard(t: Table, penalty: Penalty, character: Character) -> Flow[None]:
    return discard_some(t, character, penalty.n)


def _damage(t: Table, penalty: Penalty, character: Character) -> Flow[int]:
    return suffer(t, figure_of(t.state, character), penalty.n)


_CHARACTERS: dict[str, Callable[[Table, Penalty, Character], Flow[object]]] = {
    "give": _afflict,
    "lose": _lose,
    "discard": _discard,
    "damage": _damage,
}

# what helps enemies, or costs items


def _give(t: Table, penalty: Penalty) -> Flow[None]:
    for figure in _enemies(t.state):
        if penalty.who == "elites" and figure.rank != "elite":
            continue
        for condition in penalty.conditions:
            if gain(t, figure, condition) and penalty.lasting:
                figure.kept = (figure.kept or 0) | CONDITION[condition]
    yield from ()


def _protect(t: Table, penalty: Penalty) -> Flow[None]:
    """Shield or Retaliate for the round, or to the end also for those who come later."""
    state = t.state
    for figure in _enemies(state):
        if penalty.do == "shield":
            figure.bonuses.append(Bonus("shield", penalty.n, round=penalty.round))
        else:
            figure.bonuses.append(Bonus("retaliate", penalty.n, penalty.range, round=penalty.round))
    if not penalty.round and penalty.do == "shield":
        state.notes[SHIELD] = penalty.n
    elif not penalty.round:
        state.notes[RETALIATE] = penalty.n + 100 * penalty.range
    yield from ()


def _bless(t: Table, penalty: Penalty) -> Flow[None]:
    for figure in _enemies(t.state)[:1]:
        for _ in range(penalty.n):
            gain(t, figure, "bless")
    yield from ()


def _inert(t: Table, penalty: Penalty) -> Flow[None]:
    t.state.elements = [INERT] * len(t.state.elements)
    yield from ()


def _remember(t: Table, penalty: Penalty) -> Flow[None]:
    t.state.notes[f"penalty:{penalty.do}"] = penalty.n or 1
    yield from ()


def _promote(t: Table, penalty: Penalty) -> Flow[None]:
    """A normal enemy of the room becomes elite."""
    state = t.state
    plan, room = plan_of(state.scenario), len(made_of(state.scenario)) - 1
    found = [f for f in _enemies(state) if f.rank == "normal" and plan.room_of.get(f.at) == room]
    if found:
        chosen = yield from players_decide(t, msg("ask-promote"), [ch.target(figure) for figure in found])
        figure = state.figures[chosen.figure]
        figure.rank = "elite"
        most = MONSTERS[figure.name].stats(min(7, state.monster_level), "elite").hp
        figure.hp = figure.most = worth(most, len(state.characters), state.level)


def _return(t: Table, penalty: Penalty) -> Flow[None]:
    """Enemies of the previous room are placed again, where they stood at first (GH-RDUNG-17, GH-RDUNG-21)."""
    state = t.state
    plan, made = plan_of(state.scenario), made_of(state.scenario)
    if len(made) < 2:
        return
    rank: Rank = penalty.rank
    places = plan.scenario.rooms[len(made) - 2].monsters
    left = [place for place in places if place.ranks[len(state.characters) - 2] == rank]
    for _ in range(min(penalty.n, len(left))):
        options = [ch.at(place.hex) for place in left]
        chosen = yield from players_decide(t, msg("ask-return"), options)
        place: Place = next(place for place in left if place.hex == chosen.to)
        left.remove(place)
        yield from spawn(t, place.type, rank, plan.index[place.hex])


def _consume_small(t: Table, penalty: Penalty) -> Flow[None]:
    yield from _small(t, penalty.n, lambda item: not item.consumed, used=True)


def _small(t: Table, n: int, fit: Callable[[Item], bool], *, used: bool, only: Character | None = None) -> Flow[None]:
    """Let characters choose small items to be consumed, or refreshed."""
    for character in t.state.characters if only is None else [only]:
        for _ in range(n):
            found = [item for item in character.items if ITEMS[item.id].slot == "small" and fit(item)]
            if character.exhausted or not found:
                break
            prompt = msg("ask-small", who=class_name(character.cls), used=int(used))
            chosen = yield from choose(character.seat, prompt, [ch.PickItem(item.id) for item in found])
            item = next(item for item in found if item.id == chosen.item)
            item.consumed, item.spent, item.used = used, False, 0
            t.say(msg("say-item-turned", item=item_name(item.id), used=int(used)))


def _turn_items(t: Table, penalty: Penalty) -> Flow[None]:
    """Spend all items that can be spent; perhaps also consume those that can be consumed."""
    for character in t.state.characters:
        for item in character.items if not character.exhausted else ():
            use = ITEMS[item.id].use
            item.spent |= use == "spent" and not item.consumed
            item.consumed |= use == "consumed" and penalty.do == "use_up"
    yield from ()


_OTHERS: dict[str, Callable[[Table, Penalty], Flow[None]]] = {
    "give": _give,
    "shield": _protect,
    "retaliate": _protect,
    "bless": _bless,
    "inert": _inert,
    "no_consuming": _remember,
    "heal": _remember,
    "attack": _remember,
    "move": _remember,
    "range": _remember,
    "promote": _promote,
    "return": _return,
    "consume_small": _consume_small,
    "use_up": _turn_items,
    "spend": _turn_items,
}

# treasures


@carries_out(Unpack)
def unpack(t: Table, one: Unpack) -> Flow[None]:
    """Give a character what the treasures of a card of monsters hold (GH-RDUNG-19)."""
    gift = MONSTER_SETS[one.number].gift
    figure = t.state.figures.get(one.character.figure)
    if gift is None or figure is None or figure.at == NOWHERE or one.character.exhausted:
        return
    t.say(
        msg(
            "say-find",
            who=class_name(one.character.cls),
            text=msg(f"find-{gift.kind.replace('_', '-')}", n=gift.amount),
        )
    )
    yield from _gift(t, gift, one.character, figure)


def _gift(t: Table, gift: Find, character: Character, figure: Figure) -> Flow[None]:
    state = t.state
    match gift.kind:
        case "gold":
            number = state.characters.index(character)
            state.notes[f"gold:{number}"] = state.notes.get(f"gold:{number}", 0) + gift.amount
        case "heal":
            heal(t, figure, gift.amount)
        case "cleanse":
            cleanse(figure)
        case "recover_lost":
            if character.lost.cards:
                prompt = msg("ask-recover-one", who=class_name(character.cls))
                options = [ch.pick_card(card) for card in character.lost]
                chosen = yield from choose(character.seat, prompt, options)
                t.move(Ability(chosen.card), character.lost, character.hand)
        case "refresh_small":
            yield from _small(t, gift.amount, lambda item: item.spent or item.consumed, used=False, only=character)
        case "hurt_enemies":
            for enemy in _enemies(state):
                yield from suffer(t, enemy, gift.amount, figure)
        case "afflict_enemies":
            for enemy in _enemies(state):
                for condition in gift.conditions:
                    gain(t, enemy, condition)
