"""A run in the handler of an asyncio worker."""

import asyncio
import contextlib
from typing import IO, TYPE_CHECKING, Any, TypeVar, Unpack
from uuid import UUID

from .._generated.models import AnsweredInput, ApprovalResponse, Artifact, Claim, Run, RunFailureKind, RunStepKind
from ..api.execution import get_artifact_content
from ..arguments.uploads import UploadSource
from ..bodies import RunFailureKindValue, RunStepKindValue
from ..http import steps
from ..http.retries import RetryPolicy, sent_once
from .lease import interval_of
from .outcomes import Outcome
from .persist import Pause, Procedure
from .procedures import RunProcedures
from .reports import QuestionOptions, RunResult, Step, StepOptions

if TYPE_CHECKING:
    from ..async_platform import AsyncPlatform

T = TypeVar("T")


class AsyncWorkerRun(RunProcedures):
    """The asyncio version of `WorkerRun`. When the run must stop, the task of the handler is cancelled."""

    def __init__(self, platform: "AsyncPlatform", claim: Claim, policy: RetryPolicy) -> None:
        #: Set when the run must stop: the task was cancelled, the lease is lost, or the worker stops.
        self.stopping = asyncio.Event()
        super().__init__(claim, policy, self._cancel)
        self._platform = platform
        self._handler: asyncio.Task[Any] | None = None

    async def progress(self, percent: int | None = None, note: str | None = None) -> None:
        """As `WorkerRun.progress`."""
        await self._perform(self._guard(self._beat(percent, note)))

    async def step(self, kind: RunStepKind | RunStepKindValue, title: str, **options: Unpack[StepOptions]) -> None:
        """As `WorkerRun.step`."""
        await self._perform(self._guard(self._add([{**options, "kind": kind, "title": title}])))

    async def steps(self, *added: Step) -> None:
        """As `WorkerRun.steps`."""
        await self._perform(self._guard(self._add(added)))

    async def put_artifact(self, name: str, source: UploadSource, media_type: str | None = None) -> Artifact:
        """As `WorkerRun.put_artifact`, also for an asynchronous iterator. A file object is read in another thread."""
        return await self._perform(self._guard(self._upload(name, source, media_type)))

    async def content(self, artifact_id: UUID | str) -> bytes:
        """As `WorkerRun.content`."""
        return await self._platform.call(get_artifact_content, artifact_id)

    async def download(self, artifact_id: UUID | str, target: IO[bytes]) -> int:
        """As `WorkerRun.download`."""
        return await self._platform.download(artifact_id, target)

    async def request_input(self, question: str, **options: Unpack[QuestionOptions]) -> ApprovalResponse:
        """As `WorkerRun.request_input`."""
        return await self._perform(self._guard(self._request_input(question, options, wait=False)))

    async def ask(self, question: str, **options: Unpack[QuestionOptions]) -> AnsweredInput:
        """As `WorkerRun.ask`."""
        return await self._perform(self._guard(self._ask(question, options)))

    async def finish(self, **result: Unpack[RunResult]) -> Run:
        """As `WorkerRun.finish`."""
        return await self._insist(self._finished(result))

    async def fail(self, kind: RunFailureKind | RunFailureKindValue, message: str, *, retryable: bool = True) -> Run:
        """As `WorkerRun.fail`."""
        return await self._insist(self._failed(kind, message, retryable=retryable))

    async def release(self, reason: str = "", *, delay_seconds: int = 0) -> Run:
        """As `WorkerRun.release`."""
        return await self._insist(self._released(reason, delay_seconds))

    def _cancel(self) -> None:
        self.stopping.set()
        # A report of the end is not interrupted.
        if self._handler is not None and not self.is_reported:
            self._handler.cancel()

    async def _perform(self, procedure: Procedure[T]) -> T:
        """The result of a procedure. A stop request ends its pauses."""
        return await steps.async_run(procedure, self._send_or_wait)

    async def _insist(self, procedure: Procedure[T]) -> T:
        """The result of a procedure, which continues after a stop request."""
        with contextlib.closing(procedure):
            return await steps.async_run(procedure, self._send_or_sleep)

    async def _send_or_wait(self, item: Any) -> Any:
        if isinstance(item, Pause):
            self.raise_if_stopped()
        return await self._send_or_sleep(item)

    async def _send_or_sleep(self, item: Any) -> Any:
        if isinstance(item, Pause):
            return await self._policy.sleep_async(item.seconds)
        with sent_once():
            return await self._platform.send(item)

    def run_in(self, handler: asyncio.Task[Any]) -> None:
        """Cancel this task when the run must stop."""
        self._handler = handler

    async def keep(self) -> None:
        """Send heartbeats until the run is over or its lease is lost. A failed heartbeat does not end this."""
        interval = interval_of(self._claim)
        await asyncio.sleep(interval)
        while self._needs_lease:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(interval):
                    await self._perform(self._beat(None, None, attempts=1))
            await asyncio.sleep(interval)

    async def report(self, outcome: Outcome) -> None:
        """As `WorkerRun.report`."""
        if not self._ending.take():
            return
        try:
            await self._insist(self._report(outcome))
        finally:
            self._ending.over.set()
