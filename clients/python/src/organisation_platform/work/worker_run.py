"""A run in the handler of a synchronous worker."""

import contextlib
import threading
from typing import IO, TYPE_CHECKING, Any, TypeVar, Unpack
from uuid import UUID

from .._generated.models import AnsweredInput, ApprovalResponse, Artifact, Claim, Run, RunFailureKind, RunStepKind
from ..api.execution import get_artifact_content
from ..arguments.uploads import UploadSource
from ..bodies import RunFailureKindValue, RunStepKindValue
from ..http import steps
from ..http.deadlines import deadline
from ..http.retries import RetryPolicy, sent_once
from .lease import interval_of
from .outcomes import Outcome
from .persist import Pause, Procedure
from .procedures import RunProcedures
from .reports import QuestionOptions, RunResult, Step, StepOptions

if TYPE_CHECKING:
    from ..platform import Platform

T = TypeVar("T")


class WorkerRun(RunProcedures):
    """A run in the handler of a worker. Everything in `task` and `context` is untrusted text."""

    def __init__(self, platform: "Platform", claim: Claim, policy: RetryPolicy) -> None:
        #: Set when the run must stop: the task was cancelled, the lease is lost, or the worker stops.
        self.stopping = threading.Event()
        super().__init__(claim, policy, self.stopping.set)
        self._platform = platform
        self._is_over = threading.Event()

    def progress(self, percent: int | None = None, note: str | None = None) -> None:
        """Report the progress in percent and what the run does; None leaves it unchanged."""
        self._perform(self._guard(self._beat(percent, note)))

    def step(self, kind: RunStepKind | RunStepKindValue, title: str, **options: Unpack[StepOptions]) -> None:
        """Add a step to the log of the run; it is added once, even if a response is lost."""
        self._perform(self._guard(self._add([{**options, "kind": kind, "title": title}])))

    def steps(self, *added: Step) -> None:
        """Add several steps: `{"kind": "note", "title": "Read the task"}`."""
        self._perform(self._guard(self._add(added)))

    def put_artifact(self, name: str, source: UploadSource, media_type: str | None = None) -> Artifact:
        """Upload a file that the run delivers, as it is read: bytes, a text, a file object or an iterator.

        The same bytes under the same name are the same artifact. An iterator can be sent only once; if you pass
        a function that returns it, an upload whose response was lost is repeated.
        """
        return self._perform(self._guard(self._upload(name, source, media_type)))

    def content(self, artifact_id: UUID | str) -> bytes:
        """The content of an artifact, for example of one of `context.dependencies`."""
        return self._platform.call(get_artifact_content, artifact_id)

    def download(self, artifact_id: UUID | str, target: IO[bytes]) -> int:
        """Write the content of an artifact to a file object, as `Platform.download`."""
        return self._platform.download(artifact_id, target)

    def request_input(self, question: str, **options: Unpack[QuestionOptions]) -> ApprovalResponse:
        """Ask a person without waiting. The reply appears in `inputs`, and in the context of later runs."""
        return self._perform(self._guard(self._request_input(question, options, wait=False)))

    def ask(self, question: str, **options: Unpack[QuestionOptions]) -> AnsweredInput:
        """Ask a person and wait for the reply.

        The first call ends the run: it raises RunParked, which must not be caught. When the question is decided, the
        handler is called again from the start with another run, and there the same question returns the reply.
        """
        return self._perform(self._guard(self._ask(question, options)))

    def finish(self, **result: Unpack[RunResult]) -> Run:
        """Report success, like a handler that returns the same fields as a dictionary. Nothing is reported after it."""
        return self._insist(self._finished(result))

    def fail(self, kind: RunFailureKind | RunFailureKindValue, message: str, *, retryable: bool = True) -> Run:
        """Report a failure. Without `retryable` the task is blocked until a person acts."""
        return self._insist(self._failed(kind, message, retryable=retryable))

    def release(self, reason: str = "", *, delay_seconds: int = 0) -> Run:
        """Return the task to the queue. The attempt is not counted."""
        return self._insist(self._released(reason, delay_seconds))

    def _perform(self, procedure: Procedure[T]) -> T:
        """The result of a procedure. A stop request ends its pauses."""
        return steps.run(procedure, self._send_or_wait)

    def _insist(self, procedure: Procedure[T]) -> T:
        """The result of a procedure, which continues after a stop request."""
        with contextlib.closing(procedure):
            return steps.run(procedure, self._send_or_sleep)

    def _send_or_wait(self, item: Any) -> Any:
        if not isinstance(item, Pause):
            return self._send(item)
        self.stopping.wait(item.seconds)
        self.raise_if_stopped()
        return None

    def _send_or_sleep(self, item: Any) -> Any:
        return self._policy.sleep(item.seconds) if isinstance(item, Pause) else self._send(item)

    def _send(self, request: Any) -> Any:
        with sent_once():
            return self._platform.send(request)

    def keep(self) -> None:
        """Send heartbeats until the run is over or its lease is lost. A failed heartbeat does not end this."""
        interval = interval_of(self._claim)
        while not self._is_over.wait(interval) and self._needs_lease:
            with contextlib.suppress(Exception), deadline(interval):
                self._perform(self._beat(None, None, attempts=1))

    def report(self, outcome: Outcome) -> None:
        """Report the end of the run, unless it was reported. Raises the error if the server does not accept it."""
        if not self._ending.take():
            return
        try:
            self._insist(self._report(outcome))
        finally:
            self._ending.over.set()

    def close(self) -> None:
        """End the heartbeats."""
        self._is_over.set()
