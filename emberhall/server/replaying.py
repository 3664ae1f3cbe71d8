"""Replaying stored tables: a record as a log, and the seam where new rules take over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from emberhall.kernel import Kept, Log, Session
from emberhall.kernel.log import SavedSnapshot, saved
from emberhall.store import Entry, KeptRow, Seam, TableRow


def log_after(
    row: TableRow,
    seats: int,
    choices: Sequence[tuple[int, str]],
    *,
    seam: Seam | None = None,
    kept: Sequence[KeptRow] = (),
    entries: Sequence[Entry] = (),
) -> Log:
    """A table's log: its decisions, where its rules changed, and the newest snapshot that no undo has passed."""
    version = row.game_version
    snapshot = next((k for k in reversed(kept) if k.stands(entries)), None)
    base = next((k for k in kept if seam and k.game_version == seam.before), None)
    if seam:
        version = max(version, seam.after)
    if snapshot:
        version = max(version, snapshot.game_version)
    return Log(
        game=row.game,
        game_version=version,
        options=msgspec.json.decode(row.options),
        seats=seats,
        seed=row.seed,
        choices=list(choices),
        snapshot=_saved(snapshot) if snapshot else None,
        seam=_saved(base) if base else None,
    )


def _saved(row: KeptRow) -> SavedSnapshot:
    return saved(Kept(row.game_version, row.at, row.state, row.story))


def seam_of(session: Session[Any], past: Log) -> Seam | None:
    """Where the session went on under other rules than the log's, unless the log says so already."""
    if session.seam is None or past.game_version == session.game.version or past.snapshot is None:
        return None
    if past.seam and past.seam.at == session.seam.at and len(session.choices) == len(past.choices):
        return None
    before = past.snapshot.version or past.game_version
    return Seam(session.seam.at, before, session.game.version, len(session.choices))
