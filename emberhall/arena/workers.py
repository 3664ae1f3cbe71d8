"""Workers for a match: this process, several processes, or a Ray cluster. The results are the same."""

import pickle
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import Any, TypeAlias

from emberhall.agents import AgentLike
from emberhall.extras import need

from .match import BadMatch, Fault, Match, Result

#: Plays the games with these numbers.
Play: TypeAlias = Callable[[Sequence[int]], list[Result]]

#: Games that random agents play in one go: they take a moment each.
_HEAP = 50

DIED = Fault("the process that played it died")


def play_match(
    match: Match,
    numbers: Iterable[int] | None = None,
    makers: Mapping[str, AgentLike] | None = None,
    *,
    jobs: int = 0,
    ray: bool = False,
) -> Iterator[tuple[int, Result]]:
    """The results of a match as they arrive, each with the number of its game; in order where only one plays.

    `jobs` processes play; with 0, this one does.
    """
    left = list(range(match.games) if numbers is None else numbers)
    play: Play = partial(match.play, makers=makers or {})
    if ray:
        return _spread(_on_ray(match, play, _heaps(match, left, 16)))
    if jobs:
        _check_travels(play)
        return _spread(_in_processes(match, play, _heaps(match, left, jobs), jobs))
    return ((number, play([number])[0]) for number in left)


def _check_travels(play: Play) -> None:
    try:
        pickle.dumps(play)
    except Exception as error:
        raise BadMatch("agent-stays-here", why=str(error)) from error


def _spread(played: Iterable[tuple[Sequence[int], Sequence[Result]]]) -> Iterator[tuple[int, Result]]:
    for numbers, results in played:
        yield from zip(numbers, results, strict=True)


def _heaps(match: Match, numbers: Sequence[int], jobs: int) -> list[Sequence[int]]:
    """The numbers in batches: single games, unless they are too short for that."""
    quick = all(name == "random" for lineup in match.lineups for name in lineup)
    size = max(1, min(_HEAP, len(numbers) // (jobs * 8))) if quick else 1
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


def _in_processes(
    match: Match, play: Play, heaps: Sequence[Sequence[int]], jobs: int
) -> Iterator[tuple[Sequence[int], list[Result]]]:
    """Play batches in processes. If a process dies, what was under way is played again, game by game."""
    waiting = list(heaps)
    while waiting:
        under_way: dict[Future[list[Result]], Sequence[int]] = {}
        with _workers(jobs) as pool:
            try:
                while waiting or under_way:
                    while waiting and len(under_way) <= jobs:
                        under_way[_given(pool, play, waiting[0])] = waiting[0]
                        del waiting[0]
                    for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                        results = future.result()
                        yield under_way.pop(future), results
            except BrokenProcessPool:
                pass
        for heap in under_way.values():
            yield heap, list(_one_by_one(match, play, heap))


def _one_by_one(match: Match, play: Play, heap: Sequence[int]) -> Iterator[Result]:
    """Play games one by one: if the process dies, we know which game did it."""
    left = list(heap)
    while left:
        with _workers(1) as pool:
            try:
                while left:
                    yield from _given(pool, play, left[:1]).result()
                    del left[0]
            except BrokenProcessPool:
                yield match.broken(left.pop(0), DIED)


@contextmanager
def _workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """A pool of processes; leaving it early does not wait for running games."""
    # spawn: a fork of a program with threads may hang
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_parent)
    try:
        yield pool
    except BaseException:
        for process in list((pool._processes or {}).values()):
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _given(pool: ProcessPoolExecutor, play: Play, heap: Sequence[int]) -> Future[list[Result]]:
    """Submit a batch. This may start a process, which would never end if an interrupt came before it is registered."""
    with _interrupts_wait():
        return pool.submit(play, heap)


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Delay Ctrl-C until the block is done."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread is interrupted
        return
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came:
        signal.raise_signal(signal.SIGINT)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _on_ray(match: Match, play: Play, heaps: Sequence[Sequence[int]]) -> Iterator[tuple[Sequence[int], list[Result]]]:
    """Play batches as Ray tasks, on the cluster that RAY_ADDRESS or the running session names, else on a local one.

    Ray gives the games of a worker that dies to others; a game that kills every worker is broken.
    """
    need("cluster")
    import ray

    if not ray.is_initialized():
        ray.init(log_to_driver=False, include_dashboard=False)
    task = ray.remote(_play_with_path)
    path = [place for place in sys.path if place]
    under_way: dict[Any, Sequence[int]] = {task.remote(play, heap, path): heap for heap in heaps}
    while under_way:
        for reference in ray.wait(list(under_way))[0]:
            heap = under_way.pop(reference)
            try:
                yield heap, ray.get(reference)
            except ray.exceptions.RayTaskError as error:
                raise error.cause from None
            except ray.exceptions.WorkerCrashedError:
                if len(heap) == 1:
                    yield heap, [match.broken(heap[0], DIED)]
                else:
                    under_way.update({task.remote(play, [number], path): [number] for number in heap})


def _play_with_path(play: Play, heap: Sequence[int], path: list[str]) -> list[Result]:
    sys.path.extend(place for place in path if place not in sys.path)
    return play(heap)
