"""The companion between scenarios: learns, buys what it can wear, gives a little, and goes on."""

from typing import Any

from emberhall.games.gloomhaven.campaign import choices as ch
from emberhall.games.gloomhaven.campaign.visitors import Visitor
from emberhall.games.gloomhaven.campaign.world import Hero, World
from emberhall.games.gloomhaven.choices import PickPerk
from emberhall.games.gloomhaven.content import CARDS, ITEMS
from emberhall.games.gloomhaven.content.campaign import QUESTS, kinds
from emberhall.kernel import Option, Rng, View

#: What it thinks of the words among the options; nothing of the others.
WORDS = {"retire": 9, "come_along": -1, "sit_out": -1, "another_hero": -1, "found_party": -1, "pass": -2}
#: What stays in the purse after a donation.
SPARE = 30
#: Aims that come with fighting and falling, and need no detours.
LIKELY = (kinds.Exhausted, kinds.OthersExhausted, kinds.HaveGold, kinds.EliteKills, kinds.KindsKilled, kinds.Kills)


class CompanionAgent:
    """Weighs every option and takes the heaviest; the first if several tie."""

    looks_ahead = False

    def __init__(self, rng: Rng, tries: int = 1) -> None:
        self._rng = rng

    def choose(self, view: View[Any]) -> int:
        """The place of the heaviest option."""
        ask = view.ask
        assert ask is not None
        d: World = view.state
        hero = Visitor(ask.seat).hero(d) if d.parties else None
        weights = [self._weight(hero, option) for option in ask.options]
        return weights.index(max(weights))

    def _weight(self, hero: Hero | None, option: Option) -> float:
        chance = self._rng.below(100) / 100
        match option:
            case ch.KeepQuest(quest=quest):
                return 5 + likely(quest) + chance
            case ch.Create() | ch.EventOption() | PickPerk() | ch.Enhance():
                return 5 + chance
            case ch.StartLevel(n=n):
                return 5 + n
            case ch.GainCard(card=card):
                return 5 + float(CARDS[card].level) + chance
            case ch.Buy(item=item, price=price):
                return 4 + price / 100 if hero is not None and wanted(hero, item) else -1
            case ch.Sell() | ch.Outcome(n=1):
                return -1
            case ch.PickName():
                return 3 + chance
            case ch.Rise() | ch.EnhanceCard():
                return 3.5 + chance
        return self._word(hero, option.key())

    def _word(self, hero: Hero | None, key: str) -> float:
        if key == "donate":
            return 2 if hero is not None and hero.gold >= SPARE else -1
        return WORDS.get(key, 0)


def likely(quest: str) -> bool:
    """Whether a personal quest is one that a life of fighting fulfils by itself."""
    return all(isinstance(aim, LIKELY) for aim in QUESTS[int(quest.partition("-")[2])].goals)


def wanted(hero: Hero, item: int) -> bool:
    """Whether a hero can wear one more item of this kind."""
    slots = [ITEMS[other].slot for other in hero.items]
    slot = ITEMS[item].slot
    if slot == "small":
        return slots.count("small") < (hero.level + 1) // 2
    if slot in ("one-hand", "two-hands"):
        hands = slots.count("one-hand") + 2 * slots.count("two-hands")
        return hands + (1 if slot == "one-hand" else 2) <= 2
    return slot not in slots
