"""The asyncio worker: a task for each run."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from .._generated.models import Claim
from ..arguments.scalars import require_function
from ..http import steps
from ..http.interrupts import GivenUpError
from ..http.retries import RetryPolicy, sent_once
from . import outcomes
from .async_worker_run import AsyncWorkerRun
from .claims import ClaimSource, Registration
from .ends import WORKER_STOPPING
from .outcomes import Outcome, Release
from .persist import Pause, Procedure, persist
from .reports import RunResult
from .worker import INTERRUPTED_SECONDS, LOOK_SECONDS, REACTION_SECONDS, log_error

if TYPE_CHECKING:
    from ..async_platform import AsyncPlatform

T = TypeVar("T")
#: Executes a run. What it returns or raises is the end of the run.
AsyncHandler = Callable[[AsyncWorkerRun], Awaitable[RunResult | None]]


class AsyncActiveRun:
    """A run in progress."""

    def __init__(self, run: AsyncWorkerRun, handle: AsyncHandler, registration: Registration) -> None:
        self.run = run
        self._on_error = registration.on_error or log_error
        self._abandoned = asyncio.Event()
        self.over = asyncio.create_task(self._execute(handle), name=f"run-{run.id}")

    def abandon(self) -> None:
        """Release the run although its handler has not returned."""
        self._abandoned.set()

    async def _execute(self, handle: AsyncHandler) -> None:
        handler = asyncio.create_task(_called(handle, self.run))
        handler.add_done_callback(_retrieved)
        self.run.run_in(handler)
        abandoned, keeping = asyncio.create_task(self._abandoned.wait()), asyncio.create_task(self.run.keep())
        first: set[asyncio.Future[Any]] = {handler, abandoned}
        try:
            await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
            outcome: Outcome = self._outcome(handler) if handler.done() else Release(WORKER_STOPPING)
            await self.run.report(outcome)
            while not self.run.is_over:
                # The handler is reporting the end of the run.
                await asyncio.sleep(LOOK_SECONDS)
                await self.run.report(outcome)
        except Exception as error:
            self._on_error(error, self.run)
        finally:
            abandoned.cancel()
            keeping.cancel()

    def _outcome(self, handler: asyncio.Task[Any]) -> Outcome:
        error = asyncio.CancelledError() if handler.cancelled() else handler.exception()
        if error is None:
            return outcomes.of_result(handler.result(), self.run.stop_reason)
        if self.run.is_reported and isinstance(error, Exception):
            self._on_error(error, self.run)
        return outcomes.of_error(error, self.run.stop_reason)


async def _called(handle: AsyncHandler, run: AsyncWorkerRun) -> RunResult | None:
    return await handle(run)


def _retrieved(handler: asyncio.Task[Any]) -> None:
    """Retrieve the exception of an abandoned handler, which asyncio would log."""
    if not handler.cancelled():
        handler.exception()


class AsyncWorker:
    """The asyncio version of `Worker`."""

    def __init__(self, platform: "AsyncPlatform", registration: Registration, policy: RetryPolicy) -> None:
        self._platform = platform
        self._registration = registration
        self._policy = policy
        self._stopping = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._runs: set[AsyncActiveRun] = set()

    def stop(self) -> None:
        """Claim no more runs. Another thread or a signal handler may call it."""
        if self._loop is None:
            self._stopping.set()
            return
        # The loop may have ended, and the worker with it.
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._stopping.set)

    async def run(self, handle: AsyncHandler) -> None:
        """As `Worker.run`; the handler of a run that must stop is cancelled. Cancelling this call stops the worker."""
        require_function(handle, "handle")
        self._loop = asyncio.get_running_loop()
        claims = ClaimSource(self._registration.name, self._policy, self._platform.http.timeout)
        try:
            await self._perform(persist(self._registration.request(), self._policy))
            while not self._stopping.is_set():
                for claim in await self._perform(claims.next(self._registration.max_runs - len(self._active()))):
                    self._runs.add(AsyncActiveRun(self._run_of(claim), handle, self._registration))
                running = {active.over for active in self._active()}
                if len(running) >= self._registration.max_runs:
                    await self._unless_stopped(asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED))
        except GivenUpError:
            pass
        finally:
            self._stopping.set()
            with contextlib.suppress(Exception):
                await self._release(await self._interrupted(claims))
            await self._drain(self._registration.shutdown_seconds)

    def _active(self) -> Sequence[AsyncActiveRun]:
        self._runs = {active for active in self._runs if not active.over.done()}
        return list(self._runs)

    def _run_of(self, claim: Claim) -> AsyncWorkerRun:
        return AsyncWorkerRun(self._platform, claim, self._policy)

    async def _interrupted(self, claims: ClaimSource) -> Sequence[Claim]:
        async with asyncio.timeout(INTERRUPTED_SECONDS):
            return await steps.async_run(claims.interrupted(), self._send)

    async def _release(self, claims: Sequence[Claim]) -> None:
        for claim in claims:
            with contextlib.suppress(Exception):
                await self._run_of(claim).report(Release(WORKER_STOPPING))

    async def _drain(self, seconds: float) -> None:
        """Wait for the runs. After `seconds` their handlers are cancelled, and runs that do not stop are released."""
        if await self._are_over(seconds):
            return
        for active in self._active():
            active.run.request_stop(WORKER_STOPPING)
        if await self._are_over(REACTION_SECONDS):
            return
        for active in self._active():
            active.abandon()
        await self._are_over(None)

    async def _are_over(self, seconds: float | None) -> bool:
        runs = {active.over for active in self._active()}
        return not runs or not (await asyncio.wait(runs, timeout=seconds))[1]

    async def _perform(self, procedure: Procedure[T]) -> T:
        """The result of a procedure. Raises GivenUpError when the worker stops."""
        return await self._unless_stopped(steps.async_run(procedure, self._send_or_wait))

    async def _unless_stopped(self, work: Awaitable[T]) -> T:
        doing, stop = asyncio.ensure_future(work), asyncio.create_task(self._stopping.wait())
        first: set[asyncio.Future[Any]] = {doing, stop}
        try:
            await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
        finally:
            stop.cancel()
            if not doing.done():
                doing.cancel()
                await asyncio.wait({doing})
        if doing.cancelled():
            raise GivenUpError("the worker stops")
        return doing.result()

    async def _send_or_wait(self, item: Any) -> Any:
        return await self._policy.sleep_async(item.seconds) if isinstance(item, Pause) else await self._send(item)

    async def _send(self, request: Any) -> Any:
        with sent_once():
            return await self._platform.send(request)
