"""Campaigns in the hall: their chairs, opening chapters, and carrying results into the document."""

from __future__ import annotations

import asyncio
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from emberhall.agents import agent_names
from emberhall.kernel import EmberhallError, Game, Past, keeps_secret, new_seed
from emberhall.kernel import campaign as pen
from emberhall.kernel.interludes import campaign_of, chairs_of
from emberhall.kernel.reading import converted
from emberhall.store import CampaignRow, Check, ChronicleRow, PersonRow, SeatRow, TableRow, no_check, now

from .errors import Refused
from .founding import seat_row
from .hall import Hall
from .live import to_the_end
from .seating import is_invited, may_sit

EMPTY = "empty"


class Road(NamedTuple):
    """A campaign as read from the store: its row, chairs, game and document."""

    row: CampaignRow
    chairs: list[SeatRow]
    game: Game[Any, Any]
    document: Any

    def chairs_of(self, person: PersonRow | None) -> tuple[int, ...]:
        """The chairs that this person has."""
        return tuple(c.seat for c in self.chairs if c.person == person.id) if person else ()

    def after(self, **change: Any) -> CampaignRow:
        """The row after a change."""
        return msgspec.structs.replace(self.row, seq=self.row.seq + 1, updated=now(), **change)

    def written(self, written: pen.Written, **change: Any) -> CampaignRow:
        """The row with a new document."""
        over = written.document.outcome is not None
        return self.after(document=stored(written.document), campaign_version=version(self.game), over=over, **change)

    def entry(self, past: Past, table: str | None = None) -> ChronicleRow:
        """The next entry of the chronicle, numbered by the change it came with."""
        return ChronicleRow(self.row.seq + 1, msgspec.json.encode(past).decode(), table, now())


def stored(document: Any) -> str:
    """A document in the form the store keeps."""
    return msgspec.json.encode(document).decode()


def version(game: Game[Any, Any]) -> int:
    """The version of a game's documents."""
    return campaign_of(game).version


class Journeys:
    """Everything people do with campaigns. Nothing stays in memory, as a campaign changes a few times a day."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def road(self, id: str) -> Road:
        """The campaign with this id."""
        return await asyncio.to_thread(self._read, id)

    def _read(self, id: str) -> Road:
        campaigns = self.hall.store.campaigns
        row = campaigns.campaign(id) if len(id) <= 40 else None
        if row is None:
            raise Refused("no-such-campaign", 404)
        game = self.hall.shelf.game(row.game)
        document = pen.restored(game, msgspec.json.decode(row.document), row.campaign_version, row.id)
        return Road(row, campaigns.chairs(id), game, document)

    async def create(
        self,
        person: PersonRow,
        game: Game[Any, Any],
        agreement: Any,
        wishes: Sequence[str],
        *,
        listed: bool,
        file: pen.Foreign | None = None,
    ) -> str:
        """Begin a campaign, or bring one over in a file; a chair is `me`, `open`, `bot:<name>` or `empty`."""
        campaign = campaign_of(game)
        many = chairs_of(game)
        if len(wishes) > many:
            raise Refused("too-many-chairs", 422, most=many)
        wishes = [*wishes, *[EMPTY] * (many - len(wishes))]
        chairs = [self._holder(person, game, chair, wish) for chair, wish in enumerate(wishes)]
        party = tuple(chair for chair, wish in enumerate(wishes) if wish != EMPTY)
        if not party:
            raise Refused("nobody-plays", 422)
        try:
            agreed = converted(agreement, campaign.agreement)
        except msgspec.ValidationError as error:
            raise Refused("bad-options", 422, game=game.name, why=str(error)) from None
        written = await asyncio.to_thread(pen.founded, game, agreed, party, new_seed(), file)
        row = CampaignRow(
            id=secrets.token_urlsafe(12),
            game=game.name,
            campaign_version=campaign.version,
            document=stored(written.document),
            listed=listed,
            creator=person.id,
            created=now(),
            updated=now(),
        )
        begun = msgspec.json.encode(Past(kind="begin", chairs=party, lines=written.lines)).decode()
        entry = ChronicleRow(0, begun, None, now())
        await asyncio.wrap_future(self.hall.store.campaigns.create(row, chairs, entry))
        return row.id

    def _holder(self, person: PersonRow, game: Game[Any, Any], chair: int, wish: str) -> SeatRow:
        return SeatRow(chair) if wish == EMPTY else seat_row(person, game, chair, wish)

    # chairs

    async def join(
        self, person: PersonRow, id: str, chair: int | None, *, invite: str | None = None, knowing: bool = False
    ) -> None:
        """Take an open chair at any time; whoever began the campaign may take an empty one between sessions."""
        road = await self.road(id)
        begun = road.row.creator == person.id
        if not (begun or road.row.listed or road.chairs_of(person) or is_invited(invite, invitation(road.row))):
            raise Refused("campaign-not-invited", 403)
        free = [c for c in road.chairs if c.kind == "open" and (begun or c.seat in road.document.party)]
        if chair is None:
            if not free:
                raise Refused("no-open-seat")
            chair = min(free, key=lambda c: c.seat not in road.document.party).seat
        before = self._chair(road, chair)
        if before.kind != "open":
            raise Refused("seat-taken")
        if before not in free:
            raise Refused("not-your-campaign", 403)
        await self._seat(road, SeatRow(chair, person.id), knowing=knowing)

    async def change(self, person: PersonRow | None, id: str, chair: int, to: str, *, knowing: bool = False) -> None:
        """Give a chair to a new holder (`me`, `open`, `bot:<name>`), or clear it for good (`empty`).

        Whoever began the campaign rules over all chairs; a person's chair can be cleared or opened, not taken.
        """
        road = await self.road(id)
        before = self._chair(road, chair)
        if person is None:
            raise Refused("not-in-campaign", 403)
        leaves, rules = before.person == person.id, road.row.creator == person.id
        if not (rules or (leaves and to in ("open", EMPTY))):
            raise Refused("seat-taken" if before.person and not leaves else "not-your-campaign", 403)
        if to == "me" and before.person:
            if not leaves:
                raise Refused("seat-taken")
            return
        if to != EMPTY:
            await self._seat(road, self._holder(person, road.game, chair, to), knowing=knowing)
            return
        self._between(road)
        written = pen.leave(road.game, road.document, chair)
        entry = road.entry(Past(kind="leave", chairs=(chair,), lines=written.lines))
        await self._write(road.written(written), entry=entry, chairs=[SeatRow(chair)])

    async def _seat(self, road: Road, holder: SeatRow, *, knowing: bool) -> None:
        """Seat a holder in a chair; if the chair was empty, it joins the party."""
        chair, looked = holder.seat, False
        check: Check = no_check
        if holder.person:
            secret = await self._keeps_secret(road, chair)
            check = may_sit(holder.person, knowing=knowing, secret=secret, waiting=road.document.party)
            looked = secret and any(c.person == holder.person for c in road.chairs)
        if chair in road.document.party:
            seats = []
            if road.row.table_id is not None:
                opened = opening(road)
                seats = [_seat_at(opened, opened.chairs.index(chair), holder)]
            await self._write(road.after(looked=road.row.looked or looked), chairs=[holder], seats=seats, check=check)
            if road.row.table_id in self.hall.live:
                table = self.hall.live[road.row.table_id]
                await self.hall.reseated(table)
                if looked:
                    await self.hall.look_into(table)
            return
        self._between(road)
        written = pen.join(road.game, road.document, chair)
        entry = road.entry(Past(kind="join", chairs=(chair,), lines=written.lines))
        await self._write(road.written(written), entry=entry, chairs=[holder], check=check)

    async def _keeps_secret(self, road: Road, chair: int) -> bool:
        """Whether a chair, or its seat at the table, knows something that others do not."""
        if keeps_secret(road.document, chair, len(road.chairs)):
            return True
        if road.row.table_id is None or chair not in road.document.party:
            return False
        table = await self.hall.table(road.row.table_id)
        return await table.knows_more(opening(road).chairs.index(chair))

    def _chair(self, road: Road, chair: int) -> SeatRow:
        if chair >= len(road.chairs):
            raise Refused("unknown-seat", 404, seat=chair)
        return road.chairs[chair]

    # sessions

    async def start(self, person: PersonRow | None, id: str, key: str) -> str:
        """Open a chapter at a new table, and return the table's id."""
        road = await self.road(id)
        self._takes_part(road, person)
        self._between(road)
        assert person is not None
        opened = pen.opening(road.game, road.document, key)
        session = await asyncio.to_thread(lambda: opened.session(new_seed(), keep=False))
        table = TableRow(
            id=secrets.token_urlsafe(12),
            game=opened.game.name,
            game_version=opened.game.version,
            options=msgspec.json.encode(opened.options).decode(),
            seed=session.seed,
            seeded=False,
            listed=False,
            creator=road.row.creator,
            created=now(),
            updated=now(),
            looked=road.row.looked,
            campaign=id,
        )
        seats = [_seat_at(opened, seat, road.chairs[chair]) for seat, chair in enumerate(opened.chairs)]
        await self._write(road.after(table_id=table.id, chapter=key), opens=(table, seats))
        return table.id

    async def wish(self, person: PersonRow | None, id: str, key: str | None) -> str | None:
        """Say what you would like to play next. Once everybody wants the same it begins: returns the table then."""
        road = await self.road(id)
        if person is None or not road.chairs_of(person):
            raise Refused("not-in-campaign", 403)
        self._between(road)
        if key is not None:
            pen.opening(road.game, road.document, key)
        if not await asyncio.wrap_future(self.hall.store.campaigns.wish(id, person.id, key)):
            raise Refused("look-again")
        chairs = (await self.road(id)).chairs
        agreed = {chair.wish for chair in chairs if chair.person} == {key}
        return await self.start(person, id, key) if key is not None and agreed else None

    async def carry(self, person: PersonRow | None, id: str) -> None:
        """Carry the result of the finished session into the document, and close its table for good."""
        await to_the_end(self._carry(person, id))

    async def _carry(self, person: PersonRow | None, id: str) -> None:
        road = await self.road(id)
        self._takes_part(road, person)
        table = await self.hall.table(self._running(road))
        opened = opening(road)
        async with table.lock:
            await table.catch_up()
            session = table.session
            if session.outcome is None:
                raise Refused("chapter-not-over")
            await table.close()
            try:
                written = pen.carry(road.game, road.document, opened.chapter.key(), session, opened.chairs)
            except EmberhallError as error:
                raise Refused.because(error) from None
            past = pen.past_of(opened, session, written.lines)
        row = road.written(written, table_id=None, chapter=None)
        await self._write(row, entry=road.entry(past, table.id))

    async def abandon(self, person: PersonRow | None, id: str) -> None:
        """Abandon the current chapter: nothing of it is carried."""
        await to_the_end(self._abandon(person, id))

    async def _abandon(self, person: PersonRow | None, id: str) -> None:
        road = await self.road(id)
        running = self._running(road)
        if person is None or road.row.creator != person.id:
            raise Refused("not-your-campaign", 403)
        entry = road.entry(pen.past_of(opening(road), None), running)
        try:
            table = await self.hall.table(running)
        except Refused:
            table = None  # it can no longer be opened, so nobody is playing it
        if table is not None:
            async with table.lock:
                await table.catch_up()
                if table.session.outcome is not None:
                    raise Refused("chapter-over")
                await table.close()
        await self._write(road.after(table_id=None, chapter=None), entry=entry)

    async def exported(self, person: PersonRow | None, id: str, program: str) -> tuple[Road, pen.Exported]:
        """The campaign as a file of another program, for those who take part."""
        road = await self.road(id)
        self._takes_part(road, person)
        return road, await asyncio.to_thread(pen.exported, road.game, road.document, program)

    # help

    def _takes_part(self, road: Road, person: PersonRow | None) -> None:
        if person is None or not (road.chairs_of(person) or road.row.creator == person.id):
            raise Refused("not-in-campaign", 403)

    def _between(self, road: Road) -> None:
        if road.row.table_id is not None:
            raise Refused("chapter-running")

    def _running(self, road: Road) -> str:
        if road.row.table_id is None:
            raise Refused("no-chapter")
        return road.row.table_id

    async def _write(self, row: CampaignRow, **more: Any) -> None:
        if not await asyncio.wrap_future(self.hall.store.campaigns.write(row, **more)):
            raise Refused("look-again")


def invitation(row: CampaignRow) -> str:
    """The secret of an invitation to a campaign: without it, strangers cannot sit down there."""
    known = f"{row.id}\n{row.creator}\n{row.created}".encode()  # the creator stays secret
    return urlsafe_b64encode(blake2b(known, digest_size=9, person=b"campaign").digest()).decode()


def opening(road: Road) -> pen.Opening:
    """How the current chapter was opened."""
    assert road.row.chapter is not None
    return pen.opening(road.game, road.document, road.row.chapter)


def _seat_at(opened: pen.Opening, seat: int, chair: SeatRow) -> SeatRow:
    """The seat for a chair's holder. Bots that do not know an interlude play it at random."""
    bot = chair.bot and (chair.bot if chair.bot in agent_names(opened.game) else "random")
    return SeatRow(seat, chair.person, bot, name=chair.name)
