"""Quests: where they can be attempted, their tests and duels, and the hand of quests."""

from emberhall.games.runewars.choices import DiscardQuest
from emberhall.games.runewars.content import QUESTS
from emberhall.games.runewars.effects import nodes as fx
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.names import hero_name, quest_name
from emberhall.games.runewars.rules.duels import duel_with_unit
from emberhall.games.runewars.rules.fate import choose_destiny
from emberhall.games.runewars.rules.heroes import attribute_level, bring_out, hero_traits
from emberhall.games.runewars.state import HeroFigure, QuestId, State, Table
from emberhall.games.runewars.terms import QUESTS_IN_HAND, Attribute, Destiny
from emberhall.kernel import Flow, ask, msg


def fits(state: State, seat: int, hero: HeroFigure, quest: str) -> bool:
    """Whether a hero is where the quest can be attempted (RW-QUEST-06, RW-QUEST-07)."""
    kind = QUESTS[quest]
    if kind.where is not None:
        return BOOK.is_true(state, Playing(seat, hero=hero.id, area=hero.area), kind.where)
    return kind.area == hero.area


def attempt_quest(t: Table, seat: int, hero: HeroFigure, quest: QuestId) -> Flow[None]:
    """Reveal a quest and attempt it; a completed quest is discarded and another drawn.

    RW-QUEST-08, RW-QUEST-09, RW-QUEST-10, RW-QUEST-11.
    """
    state, player = t.state, t.state.players[seat]
    kind = QUESTS[quest]
    t.move(quest, player.quests, state.trying)
    state.kept = True
    t.say(msg("say-quest", hero=hero_name(hero.id), quest=quest_name(quest)))
    t.beat()
    effect = None
    if kind.kind == "duel":
        if (yield from duel_with_unit(t, seat, hero, kind.opponent, kind.damage)):
            effect = kind.win
    else:
        assert kind.attribute is not None
        found = yield from attribute_test(t, seat, hero, kind.attribute)
        effect = getattr(kind, found) if found else None
    if effect is not None:
        playing = Playing(seat, hero=hero.id, area=hero.area, card=quest)
        if BOOK.possible(state, playing, effect):
            yield from BOOK.do(t, playing, effect)
    if state.kept:
        t.move(quest, state.trying, player.quests)
    else:
        t.move(quest, state.trying, state.quests_discard)
        yield from draw_quests(t, seat, 1)
    state.kept = False


def attribute_test(t: Table, seat: int, hero: HeroFigure, attribute: Attribute) -> Flow[Destiny | None]:
    """Test an attribute: draw that many Fate cards and choose one (RW-TEST-01 to RW-TEST-06)."""
    bring_out(t, hero, lambda node: isinstance(node, fx.MoreAttribute) and node.attribute == attribute)
    n = attribute_level(hero, attribute)
    for trait in hero_traits(hero, fx.ExtraTestCard):
        if trait.attribute == attribute:
            n += trait.n
    return (yield from choose_destiny(t, seat, n, "ask-destiny", "RW-TEST-02"))


def draw_quests(t: Table, seat: int, n: int) -> Flow[None]:
    """Draw quests; a player with more than three discards (RW-QUEST-03, RW-RALLY-06)."""
    state, player = t.state, t.state.players[seat]
    for _ in range(n):
        if not state.quests:
            state.quests.cards, state.quests_discard.cards = state.quests_discard.cards, []
            t.shuffle(state.quests)
        if state.quests:
            t.draw(state.quests, player.quests)
    while len(player.quests) > QUESTS_IN_HAND:
        options = [DiscardQuest(quest) for quest in player.quests]
        picked = yield from ask(seat, msg("ask-discard-quest"), options, "RW-QUEST-03")
        t.move(QuestId(picked.quest), player.quests, state.quests_discard)
