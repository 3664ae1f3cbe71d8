"""A campaign, checked between its sessions: what is saved, what is offered, who learns what, what stays locked.

It is played at random, or for longer by agents.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias

import msgspec

from emberhall.kernel import (
    ALL,
    LANGUAGES,
    BadSetup,
    Chapter,
    EmberhallError,
    Game,
    Journey,
    MissingText,
    Played,
    Rng,
    Session,
    determinize,
    eyes,
    redact,
    secret_zones,
)
from emberhall.kernel import campaign as pen
from emberhall.kernel.interludes import campaign_of, chairs_of, copied
from emberhall.kernel.journey import from_json, resumed, to_json
from emberhall.scene import Scene, plain

from .game import Player, Players, examine_game
from .position import few, unsaid, zones_of
from .report import Examined, Failure

_DECIDING = 0xCA39A167
_SESSIONS = 12  # of one random campaign, at most
_TRIES = 12  # sessions for each scenario that is wanted: most are interludes

#: The players for each game of a campaign: its scenarios and its interludes.
Companions: TypeAlias = Callable[[Game[Any, Any]], Players]


class Look(NamedTuple):
    """A state or document, and the chair of each seat in it."""

    state: Any
    chairs: Sequence[int]

    def seen(self) -> dict[str, int]:
        """By card: the chairs (bits) that see it."""
        found: dict[str, int] = {}
        for zone in zones_of(self.state):
            for card in zone.cards:
                found[card] = found.get(card, 0) | self._chairs(zone.seen_by(card))
        return found

    def _chairs(self, seats: int) -> int:
        if seats == ALL:
            return ALL
        return sum(1 << chair for seat, chair in enumerate(self.chairs) if seats >> seat & 1)

    def otherwise(self, chair: int, rng: Rng) -> Any:
        """The state with cards hidden from this chair moved around: to this chair it looks the same."""
        viewer = self.chairs.index(chair)
        state = copied(self.state)
        others = {card for zone, _ in secret_zones(state) for card in zone.cards if zone.seen_by(card)}
        chance = state.rng.state
        determinize(state, viewer, rng, only=others)
        state.rng.state = chance
        return state


def examine_campaign(
    game: Game[Any, Any],
    seed: int,
    thorough: float,
    *,
    agreement: Any = None,
    scenarios: int | None = None,
    by: Companions | None = None,
) -> Examined:
    """Play one campaign, and report what is wrong with it.

    It is a short one, played at random; or one of this many `scenarios`, played `by` agents.
    """
    began = perf_counter()
    watched = _Watched(game, seed, thorough, scenarios, by)
    watched.agreement = agreement
    try:
        watched.play()
    except Exception as error:
        watched.fail("campaign", f"cannot be played: {type(error).__name__}: {error}")
    return Examined(
        "campaign",
        tuple(watched.failures.values()),
        seed=seed,
        decisions=watched.decisions,
        seconds=perf_counter() - began,
        views=watched.views,
        tally=watched.tally,
    )


class _Watched:
    """A campaign under examination. Each check keeps its first failure."""

    agreement: Any = None

    def __init__(
        self, game: Game[Any, Any], seed: int, thorough: float, scenarios: int | None, by: Companions | None
    ) -> None:
        self.game, self.seed, self.thorough = game, seed, thorough
        self.scenarios, self.by = scenarios, by
        self.rng = Rng(seed ^ _DECIDING)
        self.failures: dict[str, Failure] = {}
        self.decisions = self.views = 0
        self.tally: dict[str, int] = {}
        self.everyone = tuple(range(chairs_of(game)))

    def play(self) -> None:
        seats = self.rng.pick(self.game.seats)
        party = self.rng.shuffled(self.everyone)[:seats]
        journey = Journey(self.game, self.agreement, party, self.seed)
        played: Counter[str] = Counter()
        for _ in range(_SESSIONS if self.scenarios is None else self.scenarios * _TRIES):
            self.look(journey)
            if not journey.ahead or (self.scenarios is not None and played["scenario"] >= self.scenarios):
                break
            self.come_and_go(journey)
            if not self.session(journey):
                break
            played[journey.past[-1].kind] += 1
        else:
            self.look(journey)
            if self.scenarios is not None:
                self.fail("campaign", f"only {played['scenario']} scenarios were played")
        self.tally = {"scenarios": played["scenario"], "interludes": played["interlude"]}
        self.tally |= campaign_of(self.game).tally(journey.document)

    def fail(self, check: str, what: str) -> None:
        self.failures.setdefault(check, Failure(check, f"{what} (campaign seed {self.seed})", self.game.name))

    def run(self, check: str, found: Iterator[str]) -> None:
        if check not in self.failures:
            for what in found:
                self.fail(check, what)

    # between sessions

    def look(self, journey: Journey) -> None:
        self.run("chapters", self.chapters(journey))
        self.run("texts", self.texts(journey))
        self.run("scene", self.scenes(journey.document))
        self.run("round trip", _round_trip(journey))
        self.run("secrecy", self.secrecy(journey))

    def chapters(self, journey: Journey) -> Iterator[str]:
        keys = Counter(chapter.key() for chapter in journey.ahead)
        if not keys and journey.document.outcome is None:
            yield "nothing is ahead, and the campaign has no outcome"
        twice = [key for key, times in keys.items() if times > 1]
        if twice:
            yield f"several chapters have the key {few(twice)}"

    def texts(self, journey: Journey) -> Iterator[str]:
        words = self.game.texts
        for chapter in journey.ahead:
            yield from unsaid(words, chapter.label())
        for line in journey.past[-1].lines:
            yield from unsaid(words, line.message)
        if journey.document.outcome is not None:
            yield from unsaid(words, journey.document.outcome.reason)

    def scenes(self, document: Any) -> Iterator[str]:
        """Everybody can look at the document, and is told nothing that is still locked."""
        found = list(campaign_of(self.game).locked(document))
        locked = {message.id for message in found}
        words = {language: {self.game.texts.say(one, language): one.id for one in found} for language in LANGUAGES}
        for viewer in (*self.everyone, None):
            drawn = pen.scene(self.game, document, viewer)
            if not isinstance(drawn, Scene):
                continue
            self.views += 1
            leaks = locked.intersection(_strings(msgspec.to_builtins(drawn)))
            for language in LANGUAGES:
                try:
                    told = _strings(plain(drawn, self.game.texts, language))
                except MissingText as error:
                    yield str(error)
                    continue
                leaks |= {words[language][word] for word in words[language].keys() & set(told)}
            if leaks:
                yield f"chair {viewer} is told what is still locked: {few(leaks)}"

    def secrecy(self, journey: Journey) -> Iterator[str]:
        """What is drawn and offered does not depend on what is hidden."""
        document = journey.document
        campaign = campaign_of(self.game)
        offered = _offered(journey.ahead)
        for viewer in (*self.everyone, None):
            other = copied(document)
            determinize(other, viewer, self.rng.split())
            if campaign.scene(redact(other, viewer), eyes(viewer)) != journey.scene(viewer):
                yield f"the document shows chair {viewer} what is hidden"
            if _offered(pen.ahead(self.game, other)) != offered:
                yield f"what is ahead depends on what is hidden from chair {viewer}"

    def come_and_go(self, journey: Journey) -> None:
        """Every player who could join or leave is examined; sometimes one does."""
        party = list(journey.document.party)
        free = [chair for chair in self.everyone if chair not in party]
        for deed, chairs in ((pen.join, free), (pen.leave, party)):
            for chair in chairs:
                self.change(journey.document, deed, chair)
        chance = self.rng.below(4 if self.by is None else 24)
        if chance == 0 and free:
            journey.join(self.rng.pick(free))
        elif chance == 1 and len(party) > self.game.seats[0]:
            journey.leave(self.rng.pick(party))

    def change(self, document: Any, deed: Callable[..., pen.Written], chair: int) -> None:
        after = Look(deed(self.game, document, chair).document, self.everyone)
        before = Look(document, self.everyone)
        when = f"chair {chair} {deed.__name__}s"
        self.compare(when, [before], after, lambda d: deed(self.game, d, chair).document)

    # sessions

    def session(self, journey: Journey) -> bool:
        """Open a chapter, play it and carry it; False if none can be played."""
        chapters = self.rng.shuffled(journey.ahead) if self.by is None else self.suggested(journey.ahead)
        seed = self.rng.bits() & (1 << 53) - 1
        for chapter in chapters:
            try:
                session = journey.start(chapter.key(), seed)
                break
            except BadSetup as error:
                why = str(error)
        else:
            free = [chair for chair in self.everyone if chair not in journey.document.party]
            if not free:
                self.fail("chapters", f"a full party cannot play anything that is ahead: {why}")
                return False
            journey.join(free[0])
            return True
        assert journey.opened is not None
        opened, key = journey.opened, chapter.key()
        players = self.by(opened.game) if self.by else None
        if opened.chapter.interlude is not None:
            seats = len(opened.chairs)
            found = examine_game(opened.game, opened.options, seats, seed, self.thorough, whole=True, by=players)
            for failure in found.failures:
                self.failures.setdefault(failure.check, failure)
        else:
            before = Look(journey.document, self.everyone)
            after = Look(session.state, opened.chairs)
            self.compare(
                f"“{key}” opens",
                [before],
                after,
                lambda d: pen.opening(self.game, d, key).session(seed, keep=False).state,
            )
        if not self.decide(session, opened, players(seed, len(opened.chairs)) if players else ()):
            self.fail("ends", f"“{key}” is not over after {opened.game.longest} decisions")
            return False
        self.decisions += len(session.choices)
        looks = [Look(journey.document, self.everyone), Look(session.state, opened.chairs)]
        journey.carry()
        if opened.chapter.interlude is None:
            self.carried(journey, opened, looks)
        return True

    def suggested(self, ahead: Sequence[Chapter]) -> list[Chapter]:
        """In the order in which a sensible party tries them: each time the first one left, or else one of the next."""
        left, found = list(ahead), []
        while left:
            place = next(n for n in count() if self.rng.below(2))
            found.append(left.pop(min(place, len(left) - 1)))
        return found

    def decide(self, session: Session[Any], opened: pen.Opening, players: Sequence[Player]) -> bool:
        """Play a session; False if it does not end. What is seen of an interlude is looked at now and then."""
        while asks := session.asks:
            if len(session.choices) >= opened.game.longest:
                return False
            if opened.chapter.interlude is not None and self.rng.below(1 << 20) < self.thorough * (1 << 20):
                self.run("scene", self.scenes(session.state))
            ask = self.rng.pick(asks)
            choice = players[ask.seat].choose(session.view(ask.seat)) if players else self.rng.below(len(ask.options))
            session.take(choice, ask.seat)
        return True

    def carried(self, journey: Journey, opened: pen.Opening, looks: list[Look]) -> None:
        outcome = journey.past[-1].outcome
        assert outcome is not None
        document = looks[0].state

        def again(state: Any) -> Any:
            played = Played(opened.chapter, state, outcome, opened.chairs)
            return pen.carried(self.game, document, played).document

        if again(looks[1].state) != journey.document:
            self.fail("repeat", f"carrying “{opened.chapter.key()}” twice gives two results")
        # The session holds the document's cards as well, so the worlds differ in them.
        self.compare(f"“{opened.chapter.key()}” is carried", looks, Look(journey.document, self.everyone), again)

    def compare(self, when: str, before: list[Look], after: Look, again: Callable[[Any], Any]) -> None:
        self.run("wrong chair", self.wrong_chair(when, before, after))
        self.run("carried secrets", self.worlds(when, before[-1], after, again))

    def wrong_chair(self, when: str, before: list[Look], after: Look) -> Iterator[str]:
        """A card that only others saw stays hidden from this chair afterwards."""
        known: dict[str, int] = {}
        for look in before:
            for card, chairs in look.seen().items():
                known[card] = known.get(card, 0) | chairs
        for card, chairs in after.seen().items():
            had = known.get(card, 0)
            new = [chair for chair in after.chairs if chairs >> chair & 1 and not had >> chair & 1]
            if had and new:
                yield f"when {when}, chair {new[0]} sees {card}, which only others had seen"

    def worlds(self, when: str, before: Look, after: Look, again: Callable[[Any], Any]) -> Iterator[str]:
        """Worlds that look the same to this chair still look the same to it afterwards."""
        for chair in before.chairs:
            if chair not in after.chairs:
                continue
            try:
                other = again(before.otherwise(chair, self.rng.split()))
            except (EmberhallError, LookupError, ValueError):
                continue  # an impossible world: its other cards are elsewhere too
            viewer = after.chairs.index(chair)
            if redact(other, viewer) != redact(after.state, viewer):
                yield f"when {when}, chair {chair} is told what only others have seen"


def _offered(chapters: Sequence[Chapter]) -> list[tuple[str, Any]]:
    return [(chapter.key(), chapter.label()) for chapter in chapters]


def _strings(data: Any) -> Iterator[str]:
    """Every text in plain data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for part in data.values():
            yield from _strings(part)
    elif isinstance(data, list | tuple):
        for part in data:
            yield from _strings(part)


def _round_trip(journey: Journey) -> Iterator[str]:
    """The campaign survives being saved and loaded."""
    data = to_json(journey)
    again = resumed(from_json(data, "campaign"), journey.game, "campaign")
    if again.document != journey.document or to_json(again) != data:
        yield "the campaign changes when it is saved and loaded"
