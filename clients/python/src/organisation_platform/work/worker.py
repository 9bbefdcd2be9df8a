"""The synchronous worker: a thread for each run, and one for its heartbeats."""

import contextlib
import logging
import threading
import time
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, TypeVar

from .._generated.models import Claim
from ..arguments.scalars import require_function
from ..http import steps
from ..http.deadlines import deadline
from ..http.interrupts import GivenUpError, StopFlag, given_up_at
from ..http.retries import RetryPolicy, sent_once
from . import outcomes
from .claims import ClaimSource, Registration
from .ends import WORKER_STOPPING
from .outcomes import Outcome, Release
from .persist import Pause, Procedure, persist
from .reports import RunResult
from .worker_run import WorkerRun

if TYPE_CHECKING:
    from ..platform import Platform

T = TypeVar("T")
#: Executes a run. What it returns or raises is the end of the run.
Handler = Callable[[WorkerRun], RunResult | None]

#: How long handlers may take to stop before their runs are released.
REACTION_SECONDS = 2.0
#: How long a worker that stops waits for the runs of an interrupted claim.
INTERRUPTED_SECONDS = 5.0
#: How often a worker that stops checks whether a handler has reported the end of its run.
LOOK_SECONDS = 0.2
_LOGGER = logging.getLogger(__name__)


def log_error(error: Exception, run: Any) -> None:
    """The default of `on_error`."""
    _LOGGER.error("error at the end of run %s", run.id, exc_info=error)


class ActiveRun:
    """A run in progress."""

    def __init__(self, run: WorkerRun, handle: Handler, registration: Registration, ended: Callable[[], None]) -> None:
        self.run = run
        self.over = threading.Event()
        self._handle = handle
        self._on_error = registration.on_error or log_error
        self._ended = ended

    def start(self) -> None:
        for target in (self._execute, self.run.keep):
            # A handler that does not stop must not keep the program from ending.
            threading.Thread(target=target, name=f"run-{self.run.id}", daemon=True).start()

    def abandon(self) -> None:
        """Release the run although its handler has not returned."""
        self._report(Release(WORKER_STOPPING))
        while not self.run.is_over:
            # The handler is reporting the end of the run.
            time.sleep(LOOK_SECONDS)
            self._report(Release(WORKER_STOPPING))
        self.run.close()

    def _execute(self) -> None:
        try:
            self._report(self._outcome())
        finally:
            self.run.close()
            self.over.set()
            self._ended()

    def _outcome(self) -> Outcome:
        try:
            result = self._handle(self.run)
        except BaseException as error:
            if self.run.is_reported and isinstance(error, Exception):
                self._on_error(error, self.run)
            return outcomes.of_error(error, self.run.stop_reason)
        return outcomes.of_result(result, self.run.stop_reason)

    def _report(self, outcome: Outcome) -> None:
        try:
            self.run.report(outcome)
        except Exception as error:
            self._on_error(error, self.run)


class Worker:
    """A worker. `run` registers it and executes runs until `stop`."""

    def __init__(self, platform: "Platform", registration: Registration, policy: RetryPolicy) -> None:
        self._platform = platform
        self._registration = registration
        self._policy = policy
        self._stop = StopFlag()
        #: Gets an item for each run that ended, and for a stop. A signal handler may call its `put`.
        self._changes: SimpleQueue[None] = SimpleQueue()
        self._runs: set[ActiveRun] = set()

    def stop(self) -> None:
        """Claim no more runs. Another thread or a signal handler may call it."""
        self._stop.set()
        self._changes.put(None)

    def run(self, handle: Handler) -> None:
        """Register the worker and call `handle` for each run, in a thread, until `stop`.

        After `stop` the runs in progress may continue for `shutdown_seconds`. Then `run.stopping` is set, and runs that
        have not ended 2 s later are released. Raises the PlatformError of a refused registration or claim.
        """
        require_function(handle, "handle")
        claims = ClaimSource(self._registration.name, self._policy, self._platform.http.timeout)
        try:
            self._perform(persist(self._registration.request(), self._policy))
            while not self._stop.is_set():
                for claim in self._perform(claims.next(self._registration.max_runs - len(self._active()))):
                    self._start(claim, handle)
                while not self._stop.is_set() and len(self._active()) >= self._registration.max_runs:
                    self._changes.get()
        except GivenUpError:
            pass
        finally:
            self._stop.set()
            with contextlib.suppress(Exception):
                self._release(self._interrupted(claims))
            self._drain(self._registration.shutdown_seconds)

    def _active(self) -> Sequence[ActiveRun]:
        self._runs = {run for run in self._runs if not run.over.is_set()}
        return list(self._runs)

    def _start(self, claim: Claim, handle: Handler) -> None:
        active = ActiveRun(self._run_of(claim), handle, self._registration, lambda: self._changes.put(None))
        self._runs.add(active)
        active.start()

    def _run_of(self, claim: Claim) -> WorkerRun:
        return WorkerRun(self._platform, claim, self._policy)

    def _interrupted(self, claims: ClaimSource) -> Sequence[Claim]:
        with deadline(INTERRUPTED_SECONDS):
            return steps.run(claims.interrupted(), self._send)

    def _release(self, claims: Sequence[Claim]) -> None:
        for claim in claims:
            with contextlib.suppress(Exception):
                self._run_of(claim).report(Release(WORKER_STOPPING))

    def _drain(self, seconds: float) -> None:
        """Wait for the runs. After `seconds` they are asked to stop, and runs that do not stop are released."""
        if self._are_over(seconds):
            return
        for active in self._active():
            active.run.request_stop(WORKER_STOPPING)
        if self._are_over(REACTION_SECONDS):
            return
        releasing = [threading.Thread(target=active.abandon, daemon=True) for active in self._active()]
        for thread in releasing:
            thread.start()
        for thread in releasing:
            thread.join()

    def _are_over(self, seconds: float) -> bool:
        until = time.monotonic() + seconds
        return all(active.over.wait(max(0.0, until - time.monotonic())) for active in self._active())

    def _perform(self, procedure: Procedure[T]) -> T:
        """The result of a procedure. Raises GivenUpError when the worker stops."""
        return steps.run(procedure, self._send_or_wait)

    def _send_or_wait(self, item: Any) -> Any:
        if not isinstance(item, Pause):
            with given_up_at(self._stop):
                return self._send(item)
        if self._stop.wait(item.seconds):
            raise GivenUpError("the worker stops")
        return None

    def _send(self, request: Any) -> Any:
        with sent_once():
            return self._platform.send(request)
