"""Workers for a match: this process, several processes, or a Ray cluster. The results are the same."""

import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, TypeAlias

from emberhall.extras import need

from .match import Match, Result

#: Called with the number of games played since the last call.
Progress: TypeAlias = Callable[[int], None]


def play_match(match: Match, *, jobs: int = 1, ray: bool = False, progress: Progress | None = None) -> list[Result]:
    """Play all games of a match; the results come in the order of their numbers."""
    heaps = _heaps(match.games, jobs if not ray else 16)
    if ray:
        played = _on_ray(match, heaps)
    elif jobs > 1 and len(heaps) > 1:
        played = _in_processes(match, heaps, jobs)
    else:
        played = ((number, match.play(heap)) for number, heap in enumerate(heaps))
    results: list[list[Result]] = [[] for _ in heaps]
    for number, heap_results in played:
        results[number] = heap_results
        if progress:
            progress(len(heap_results))
    return [result for heap_results in results for result in heap_results]


def _heaps(games: int, jobs: int) -> list[range]:
    """The numbers of the games in batches: several per worker, so that none waits long for the last."""
    size = max(1, min(100, games // (jobs * 8)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def _in_processes(match: Match, heaps: Sequence[range], jobs: int) -> Iterator[tuple[int, list[Result]]]:
    """Play batches in processes. If a process dies, its batch is played again, game by game."""
    waiting = list(enumerate(heaps))
    while waiting:
        under_way: dict[Future[list[Result]], tuple[int, range]] = {}
        with _workers(jobs) as pool:
            try:
                while waiting or under_way:
                    while waiting and len(under_way) <= jobs:
                        under_way[_given(pool, match, waiting[0][1])] = waiting[0]
                        del waiting[0]
                    for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                        results = future.result()
                        yield under_way.pop(future)[0], results
            except BrokenProcessPool:
                pass
        for number, heap in under_way.values():
            yield number, list(_one_by_one(match, heap))


def _one_by_one(match: Match, heap: range) -> Iterator[Result]:
    """Play games one by one: if the process dies, we know which game did it."""
    left = list(heap)
    while left:
        with _workers(1) as pool:
            try:
                while left:
                    yield from _given(pool, match, left[:1]).result()
                    del left[0]
            except BrokenProcessPool:
                yield match.broken(left.pop(0), "the process that played it died")


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


def _given(pool: ProcessPoolExecutor, match: Match, heap: Sequence[int]) -> Future[list[Result]]:
    """Submit a batch. This may start a process, which would never end if an interrupt came before it is registered."""
    with _interrupts_wait():
        return pool.submit(match.play, heap)


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


def _on_ray(match: Match, heaps: Sequence[range]) -> Iterator[tuple[int, list[Result]]]:
    """Play batches as Ray tasks, on the cluster that RAY_ADDRESS or the running session names, else on a local one."""
    need("cluster")
    import ray

    if not ray.is_initialized():
        ray.init(log_to_driver=False, include_dashboard=False)
    task = ray.remote(_play_with_path)
    numbers: dict[Any, int] = {
        task.remote(match, heap, [place for place in sys.path if place]): number for number, heap in enumerate(heaps)
    }
    waiting = list(numbers)
    while waiting:
        done, waiting = ray.wait(waiting)
        for reference in done:
            yield numbers[reference], _unwrapped(ray, reference)


def _play_with_path(match: Match, heap: range, path: list[str]) -> list[Result]:
    sys.path.extend(place for place in path if place not in sys.path)
    return match.play(heap)


def _unwrapped(ray: Any, reference: Any) -> list[Result]:
    try:
        results: list[Result] = ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    return results
