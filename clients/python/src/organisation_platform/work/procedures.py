"""What both clients share: the state of a run in a handler, and the procedures of its methods."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from .._generated.models import (
    AnsweredInput,
    ApprovalResponse,
    ApprovalStatus,
    Artifact,
    Claim,
    Run,
    RunContext,
    Task,
)
from ..arguments.uploads import RestartedUpload, UploadSource
from ..errors import PlatformError, VersionConflictError
from ..http.requests import Request
from ..http.retries import RetryPolicy
from . import outcomes
from .ends import LEASE_LOST, RunParked, RunStopped
from .lease import Ending, Lease
from .outcomes import Finish, Outcome
from .persist import ATTEMPTS, Procedure, persist
from .reports import QuestionOptions, Reports

T = TypeVar("T")


class RunProcedures:
    """A run in the handler of a worker. Everything in `task` and `context` is untrusted text."""

    def __init__(self, claim: Claim, policy: RetryPolicy, on_stop: Callable[[], None]) -> None:
        self._claim = claim
        self._policy = policy
        self._reports = Reports(claim)
        self._lease = Lease(on_stop)
        self._ending = Ending()

    @property
    def id(self) -> str:
        """The id of the run."""
        return str(self._claim.run.id)

    @property
    def run(self) -> Run:
        """The run as it was claimed."""
        return self._claim.run

    @property
    def task(self) -> Task:
        """The task to execute."""
        return self._claim.task

    @property
    def context(self) -> RunContext:
        """The company, the agent, what the dependencies delivered, earlier reviews, and earlier questions."""
        return self._claim.context

    @property
    def inputs(self) -> Sequence[AnsweredInput]:
        """The replies to questions of `request_input`."""
        return self._lease.inputs

    @property
    def stop_reason(self) -> str | None:
        """Why the run must stop: a reason of the server, ``lease_lost`` or ``worker_stopping``; None if it need not."""
        return self._lease.stop_reason

    def request_stop(self, reason: str) -> None:
        """Ask the run to stop. The worker calls it."""
        self._lease.stop(reason)

    @property
    def is_reported(self) -> bool:
        """Whether the end of the run is being reported or was reported."""
        return self._ending.is_taken

    @property
    def is_over(self) -> bool:
        """Whether the end of the run was reported, could not be reported, or needs no report."""
        return self._ending.over.is_set()

    @property
    def _needs_lease(self) -> bool:
        return not self._lease.is_lost and not self.is_over

    def raise_if_stopped(self) -> None:
        """Raise RunStopped if the run must stop."""
        if self._lease.stop_reason is not None:
            raise RunStopped(self._lease.stop_reason)

    def _beat(self, progress: int | None, note: str | None, attempts: int = ATTEMPTS) -> Procedure[None]:
        request = self._reports.heartbeat(progress, note)
        try:
            heartbeat = yield from persist(request, self._policy, attempts)
        except PlatformError as error:
            self._lease.refused(error)
            raise
        self._lease.received(heartbeat)

    def _add(self, steps: Iterable[Mapping[str, Any]]) -> Procedure[None]:
        for request in self._reports.steps(steps):
            self._lease.received((yield from persist(request, self._policy)))

    def _upload(self, name: str, source: UploadSource, media_type: str | None) -> Procedure[Artifact]:
        content = RestartedUpload(source, media_type)
        attempts = ATTEMPTS if content.is_repeatable else 1
        artifact: Artifact = yield from persist(
            lambda: self._reports.artifact(name, content.next()), self._policy, attempts
        )
        return artifact

    def _request_input(self, question: str, options: QuestionOptions, *, wait: bool) -> Procedure[ApprovalResponse]:
        request = self._reports.question(question, options, wait=wait)
        approval: ApprovalResponse = yield from persist(request, self._policy)
        return approval

    def _ask(self, question: str, options: QuestionOptions) -> Procedure[AnsweredInput]:
        for known in reversed(self.context.inputs):
            if known.question == question and known.status is not ApprovalStatus.PENDING:
                return known
        approval = yield from self._request_input(question, options, wait=True)
        self._ending.take()
        self._ending.over.set()
        raise RunParked(approval)

    def _guard(self, procedure: Procedure[T]) -> Procedure[T]:
        """The procedure. If the lease was taken over, it stops the run."""
        try:
            return (yield from procedure)
        except VersionConflictError as error:
            self._lease.stop(LEASE_LOST)
            raise RunStopped(LEASE_LOST) from error

    def _end(self, request: Request[Any]) -> Procedure[Run]:
        """Report the end that the handler chose."""
        if not self._ending.take():
            raise RuntimeError("the end of the run was reported already")
        try:
            run: Run = yield from self._guard(persist(request, self._policy))
        except BaseException:
            self._ending.give_back()
            raise
        self._ending.over.set()
        return run

    def _report(self, outcome: Outcome) -> Procedure[None]:
        """Report the end of the run until the server has it: the same report may be repeated."""
        if outcome is None:
            return
        try:
            yield from persist(self._request_of(outcome), self._policy)
        except (PlatformError, TypeError, ValueError) as error:
            instead = outcomes.refused(outcome, error) if isinstance(outcome, Finish) else None
            if instead is not None:
                yield from persist(self._request_of(instead), self._policy)
            raise

    def _request_of(self, outcome: Finish | outcomes.Release) -> Request[Any]:
        if isinstance(outcome, Finish):
            return self._reports.finish(outcome.body)
        return self._reports.release(outcome.reason)

    def _finished(self, result: Mapping[str, Any]) -> Procedure[Run]:
        return self._end(self._request_of(outcomes.succeeded(result)))

    def _failed(self, kind: Any, message: str, *, retryable: bool) -> Procedure[Run]:
        return self._end(self._request_of(outcomes.failed(kind, message, retryable=retryable)))

    def _released(self, reason: str, delay_seconds: int) -> Procedure[Run]:
        return self._end(self._reports.release(reason, delay_seconds))
