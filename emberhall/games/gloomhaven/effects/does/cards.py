"""Cards and items that come back or are lost."""

from emberhall.effects import walk
from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import CARDS
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing
from emberhall.games.gloomhaven.names import class_name
from emberhall.games.gloomhaven.rules.board import adjacent, allies
from emberhall.games.gloomhaven.rules.consuming import extras
from emberhall.games.gloomhaven.rules.damage import discards, leave_active, lose, lost_cards
from emberhall.games.gloomhaven.rules.given_cards import give, supply
from emberhall.games.gloomhaven.rules.items import refreshable
from emberhall.games.gloomhaven.rules.modifiers import shuffle_back
from emberhall.games.gloomhaven.rules.targets import chosen_of, members, pick_figure
from emberhall.games.gloomhaven.state import Character, Figure, State, Table
from emberhall.kernel import NO, Flow, ask, msg, pick


def characters(state: State, figures: list[Figure]) -> list[Character]:
    """Those of the figures that are characters."""
    return [state.characters[figure.owner] for figure in figures if figure.kind == "character"]


def _half(character: Character, card: str) -> bool:
    """Whether a lost card may come back: not if the half that was used says so."""
    printed = CARDS[card]
    return not (printed.top.unrecoverable or printed.bottom.unrecoverable)


@BOOK.can(fx.Recover)
def can_recover(state: State, play: Playing, effect: fx.Recover) -> bool:
    found = characters(state, members(state, play, effect.who))
    return any(_there(state, play, effect, character) for character in found)


@BOOK.does(fx.Recover)
def recover(t: Table, play: Playing, effect: fx.Recover) -> Flow[None]:
    """Recover cards of a pile, up to a number, or the whole pile."""
    state = t.state
    mores = yield from extras(t, play, effect.more)
    count = BOOK.count(state, play, effect.count)
    for more in mores:
        count = BOOK.count(state, play, more.n) or count
    for character in characters(state, (yield from chosen_of(t, play, msg("ask-recover-for"), effect.who))):
        play.trail.targets.append(character.figure)
        if not count:
            yield from _recover_all(t, play, effect, character)
        left = count
        while left and (there := _there(state, play, effect, character)):
            giver, found = there[0]
            prompt = msg("ask-recover", who=class_name(character.cls), n=min(left, len(found)))
            chosen = yield from pick(character.seat, prompt, [*map(ch.pick_card, found)], "GH-RECOVER-01", stop=NO)
            if chosen is None:
                break
            play.trail.performed = True
            _back(t, giver, chosen.card, character)
            left -= 1


def _recover_all(t: Table, play: Playing, effect: fx.Recover, character: Character) -> Flow[None]:
    """Recover the whole pile; active cards that belong to it only if their owner wants (GH-RECOVER-01)."""
    while there := _there(t.state, play, effect, character):
        giver, found = there[0]
        active = {one.card for one in giver.active}
        card = next((card for card in found if card not in active), None)
        if card is None:
            prompt = msg("ask-recover-active", who=class_name(character.cls))
            options = [ch.EndBonus(card, back=True) for card in found]
            chosen = yield from pick(character.seat, prompt, options, "GH-RECOVER-01", stop=NO)
            if chosen is None:
                return
            card = chosen.card
        play.trail.performed = True
        _back(t, giver, card, character)


def _there(state: State, play: Playing, effect: fx.Recover, character: Character) -> list[tuple[Character, list[str]]]:
    """The piles that cards can be recovered from, with their owners."""
    if effect.pile == "discard":
        piles = [(character, discards(character))]
    else:
        givers = _beside(state, character) if effect.pile == "lost_of_another" else [character]
        piles = [(giver, _lost(giver, play.source)) for giver in givers]
    if effect.summons:
        piles = [(giver, [card for card in cards if _summons(card)]) for giver, cards in piles]
    return [(giver, cards) for giver, cards in piles if cards]


def _summons(card: str) -> bool:
    """Whether a half of a card summons something."""
    printed = CARDS[card]
    return any(isinstance(node, fx.Summon) for node in walk((printed.top.effect, printed.bottom.effect)))


def _lost(character: Character, source: str) -> list[str]:
    """The lost pile, with active cards that belong to it (GH-ACTIVE-08), as far as they may come back."""
    return [card for card in lost_cards(character) if card != source and _half(character, card)]


def _beside(state: State, character: Character) -> list[Character]:
    figure = state.figures[character.figure]
    return characters(state, [ally for ally in allies(state, figure) if adjacent(state, figure, ally)])


def _back(t: Table, character: Character, card: str, to: Character) -> None:
    for active in list(character.active):
        if active.card == card:
            leave_active(t, character, active)
    zone = character.discard if card in character.discard.cards else character.lost
    t.move(next(held for held in zone if held == card), zone, to.hand)


@BOOK.does(fx.LoseCards)
def lose_cards(t: Table, play: Playing, effect: fx.LoseCards) -> Flow[None]:
    """Lose cards of the hand, chosen by their owner."""
    state = t.state
    for character in characters(state, members(state, play, effect.who)):
        for _ in range(effect.n):
            options = [ch.lose_card(card) for card in character.hand]
            if options:
                chosen = yield from ask(character.seat, msg("ask-lose", who=class_name(character.cls)), options)
                lose(t, character, chosen.card)


#: The cards that are given to others, by their name.
GIVEN = {"medical_pack": 417, "large_medical_pack": 424}


@BOOK.can(fx.GiveCard)
def can_give_card(state: State, play: Playing, effect: fx.GiveCard) -> bool:
    return bool(supply(state, GIVEN[effect.card]) and characters(state, members(state, play, effect.who)))


@BOOK.does(fx.GiveCard)
def give_card(t: Table, play: Playing, effect: fx.GiveCard) -> Flow[None]:
    """Give a card of the supply to characters, for their hands."""
    state = t.state
    found = members(state, play, effect.who)
    if isinstance(effect.who, fx.Figures) and effect.who.count:
        able = [figure for figure in found if figure.kind == "character"]
        one = yield from pick_figure(t, play, msg("ask-give-card", card=effect.card), able)
        found = [one] if one is not None else []
    for character in characters(state, found):
        play.trail.performed |= give(t, GIVEN[effect.card], character)


@BOOK.does(fx.PlaceCard)
def place_card(t: Table, play: Playing, effect: fx.PlaceCard) -> Flow[None]:
    """Lay the card before another character, who has its bonus from now on."""
    state = t.state
    able = [figure for figure in members(state, play, effect.who) if figure.kind == "character"]
    one = yield from pick_figure(t, play, msg("ask-place-card"), able)
    if one is None:
        play.trail.ended = True
    else:
        play.actor, play.owner = one, one.owner


@BOOK.does(fx.NoCurses)
def no_curses(t: Table, play: Playing, effect: fx.NoCurses) -> None:
    deck = t.state.characters[play.owner].modifiers
    play.trail.performed = True
    for card in [card for card in deck if card.startswith("curse.")]:
        t.move(card, deck, t.state.curses)


@BOOK.does(fx.ShuffleModifiers)
def shuffle_modifiers(t: Table, play: Playing, effect: fx.ShuffleModifiers) -> None:
    character = t.state.characters[play.owner]
    play.trail.performed = True
    shuffle_back(t, character.modifiers, character.modifier_discard)


@BOOK.can(fx.Refresh)
def can_refresh(state: State, play: Playing, effect: fx.Refresh) -> bool:
    found = characters(state, members(state, play, effect.who))
    return any(refreshable(character, effect.items, effect.slot) for character in found)


@BOOK.does(fx.Refresh)
def refreshes(t: Table, play: Playing, effect: fx.Refresh) -> Flow[None]:
    """Refresh items: all, or as many as their owner may choose."""
    state = t.state
    for character in characters(state, (yield from chosen_of(t, play, msg("ask-refresh-for"), effect.who))):
        left = effect.count or 99
        while left and (found := refreshable(character, effect.items, effect.slot)):
            item = found[0]
            if effect.count:
                owner = state.characters.index(character)
                options = [ch.UseItem(item.id, owner) for item in found]
                prompt = msg("ask-refresh", who=class_name(character.cls))
                chosen = yield from pick(character.seat, prompt, options, stop=NO)
                if chosen is None:
                    break
                item = next(item for item in found if item.id == chosen.item)
            item.spent = item.consumed = False
            item.used = 0
            play.trail.performed = True
            left -= 1


@BOOK.can(fx.ChangeInitiative)
def can_change_initiative(state: State, play: Playing, effect: fx.ChangeInitiative) -> bool:
    return not state.characters[play.owner].resting  # a long rest is at 99 (GH-REST-09)


@BOOK.does(fx.ChangeInitiative)
def change_initiative(t: Table, play: Playing, effect: fx.ChangeInitiative) -> Flow[None]:
    """Change the initiative of the round by up to this much; it stays at least 1."""
    character = t.state.characters[play.owner]
    now = character.initiative
    options = [ch.Initiative(n) for n in (now - effect.n, now, now + effect.n) if 1 <= n <= 99]
    chosen = yield from ask(character.seat, msg("ask-initiative", who=class_name(character.cls)), options)
    character.initiative = chosen.n
