"""Worlds lived through by chance: scenarios are decided by lot, everything between them is played."""

import json

import msgspec

from emberhall.games.gloomhaven.campaign.chapters import Casual
from emberhall.games.gloomhaven.campaign.sheets import least_experience
from emberhall.games.gloomhaven.campaign.world import World
from emberhall.games.gloomhaven.content import CLASSES, ITEMS, MONSTERS, scenario
from emberhall.games.gloomhaven.game import GAME
from emberhall.games.gloomhaven.state import State
from emberhall.kernel import Message, Outcome, Past, Played, Rng
from emberhall.kernel import campaign as pen


class Life:
    """A world lived through by chance: scenarios are won or lost by lot, everything between them is played."""

    def __init__(self, seed: int, *, short: bool = False) -> None:
        self.rng = Rng(f"life {seed}")
        #: Careers are short: quests are fulfilled by lot, too.
        self.short = short
        party = self.rng.shuffled(range(4))[: 1 + self.rng.below(4)]
        self.d: World = pen.begin(GAME, None, party, seed).document
        #: The chronicle.
        self.past = [Past(kind="begin", chairs=tuple(sorted(party)))]

    def live(self, scenarios: int) -> None:
        for _ in range(6 * scenarios):
            if self.d.played >= scenarios:
                return
            ahead = [one for one in pen.ahead(GAME, self.d) if one.key() != "parties"]
            story = [one for one in ahead if not isinstance(one, Casual)]
            chapter = self.rng.pick(story if story and self.rng.below(8) else ahead)
            if (
                self.short
                and chapter.key() == "city"
                and (seekers := [one for one in self.d.travellers() if one.quest])
            ):
                self.rng.pick(seekers).fulfilled = True
            opened = pen.opening(GAME, self.d, chapter.key())
            if opened.chapter.interlude is None:
                self.fight(opened)
            else:
                self.between(opened)
            self.sound()

    def fight(self, opened: pen.Opening) -> None:
        """A scenario, decided by lot."""
        rng = self.rng
        state: State = opened.session(rng.bits()).state
        for n, character in enumerate(state.characters):
            character.xp, character.coins = rng.below(30), rng.below(15)
            character.exhausted = not rng.below(3)
            for _ in range(rng.below(6)):
                note = f"slain:{n}:{rng.pick(list(MONSTERS))}"
                state.notes[note] = 1 + state.notes.get(note, 0)
            character.goals.cards = [state.goals.cards.pop()]
        chests = [one.number for one in scenario(state.scenario).treasures if one.number]
        state.characters[0].treasures = chests[: rng.below(2)]
        won = rng.below(4) > 0
        outcome = Outcome(opened.chairs if won else (), Message("end-won"))
        written = pen.carried(GAME, self.d, Played(opened.chapter, state, outcome, opened.chairs))
        self.d = written.document
        entry = Past(kind="scenario", key=opened.chapter.key(), label=opened.chapter.label(), chairs=opened.chairs)
        self.past.append(msgspec.structs.replace(entry, outcome=outcome, decisions=300, lines=written.lines))

    def between(self, opened: pen.Opening) -> None:
        """An interlude, at random."""
        session = opened.session(self.rng.bits())
        while asks := session.asks:
            ask = self.rng.pick(asks)
            session.take(self.rng.below(len(ask.options)), ask.seat)
        written = pen.carry(GAME, self.d, opened.chapter.key(), session, opened.chairs)
        self.d = written.document
        self.past.append(pen.past_of(opened, session, written.lines))

    def sound(self) -> None:
        """Nothing is there twice, nothing is owed that nobody has, and all of it can be written down."""
        d = self.d
        for deck in (d.city, d.road, d.quests, d.designs, d.sides):
            assert len(set(deck)) == len(deck)
        held = [card for hero in d.heroes for card in (*hero.quest, *hero.offered)]
        assert not set(held) & set(d.quests)
        assert len(set(held)) == len(held)
        assert sorted((*d.sealed, *d.classes)) == sorted(CLASSES)
        for hero in d.heroes:
            assert min(hero.gold, hero.xp, hero.checks) >= 0
            assert len(set(hero.items)) == len(hero.items)
            assert hero.xp >= least_experience(max(1, hero.level)) or hero.gone
        for item, copies in d.copies.items():
            assert copies <= ITEMS[item].count
        assert len(set(d.found)) == len(d.found)
        assert set(d.done) <= set(d.found)
        assert pen.restored(GAME, json.loads(json.dumps(pen.plain(d))), 1, "life") == d
