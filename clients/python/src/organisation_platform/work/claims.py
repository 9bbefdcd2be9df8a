"""The registration of a worker, and its claims."""

import time
import uuid
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypedDict
from uuid import UUID

import httpx

from .._generated.models import ApiResponseOfClaimList, ApiResponseOfWorker, Claim, TaskType
from ..api.execution import claim_runs, register_worker
from ..arguments.scalars import checked
from ..bodies import TaskTypeValue
from ..errors import PlatformError
from ..http.requests import Request
from ..http.retries import RetryPolicy
from .persist import Pause, Procedure, may_recover, pause_after

#: How long the server waits for a task at most. This is shorter than the read timeout by the margin.
_WAIT_SECONDS = 20
_MARGIN_SECONDS = 5
#: The pause after a claim that returned early, because its server stops.
_EARLY_PAUSE = Pause(1.0)
#: The most runs of one claim.
_MAX_CLAIMS = 10
_MAX_RUNS = 100
_SHUTDOWN_SECONDS = 20.0


class WorkerOptions(TypedDict, total=False):
    """The options of a worker.

    - `agent_ids`, `task_types`: the agents that it acts for, and the types of tasks that it executes; by default all
    - `labels`: it gets only tasks all of whose labels it has
    - `max_runs`: how many runs it executes at the same time, 1 to 100; by default 1
    - `version`: the version of the program, for people
    - `shutdown_seconds`: how long runs may continue after `stop`, before they are asked to stop; by default 20
    - `on_error`: called with the error and the run if the server did not accept the end of a run, and for an error that
      is raised after the function has reported the end; by default the error is logged
    """

    agent_ids: Sequence[UUID | str]
    task_types: Sequence[TaskType | TaskTypeValue]
    labels: Sequence[str]
    max_runs: int
    version: str
    shutdown_seconds: float
    on_error: Callable[[Exception, Any], object]


@dataclass(frozen=True)
class Registration:
    """A worker and its options. Two processes of one user may share a name; they then share `max_runs`."""

    name: str
    agent_ids: Sequence[UUID | str] = ()
    task_types: Sequence[TaskType | TaskTypeValue] = ()
    labels: Sequence[str] = ()
    max_runs: int = 1
    version: str = ""
    shutdown_seconds: float = _SHUTDOWN_SECONDS
    on_error: Callable[[Exception, Any], object] | None = None

    def __post_init__(self) -> None:
        if not 1 <= checked(self.max_runs, int, "max_runs", "int") <= _MAX_RUNS:
            raise ValueError(f"max_runs must be 1 to {_MAX_RUNS}")
        if not checked(self.shutdown_seconds, (int, float), "shutdown_seconds", "a number of seconds") >= 0:
            raise ValueError("shutdown_seconds must not be negative")
        # Raises an error for an invalid field.
        self.request()

    def request(self) -> Request[ApiResponseOfWorker]:
        """The request that registers the worker."""
        body: Any = {
            "agent_ids": self.agent_ids,
            "task_types": self.task_types,
            "labels": self.labels,
            "max_runs": self.max_runs,
            "version": self.version,
        }
        return register_worker(self.name, body)


class ClaimSource:
    """Claims runs. A claim whose response was lost is repeated with its key, so that no run is forgotten."""

    def __init__(self, name: str, policy: RetryPolicy, timeout: httpx.Timeout) -> None:
        self._name = name
        self._policy = policy
        read = _WAIT_SECONDS + _MARGIN_SECONDS if timeout.read is None else timeout.read
        self._wait_seconds = max(1, int(min(_WAIT_SECONDS, read - _MARGIN_SECONDS)))
        #: The key and `max` of the claim whose response is unknown; None if there is none.
        self._open: tuple[str, int] | None = None

    def next(self, most: int) -> Procedure[Sequence[Claim]]:
        """Wait for up to `most` runs; none after the wait time. Raises errors that waiting does not fix."""
        failures = 0
        while True:
            began = time.monotonic()
            self._open = self._open or (str(uuid.uuid4()), min(most, _MAX_CLAIMS))
            try:
                response = yield self._request(self._open, self._wait_seconds)
            except PlatformError as error:
                if not may_recover(error):
                    self._open = None
                    raise
                yield pause_after(error, failures, self._policy)
                failures += 1
            else:
                self._open = None
                claims: Sequence[Claim] = response.body.data
                if not claims and time.monotonic() - began < self._wait_seconds / 2:
                    yield _EARLY_PAUSE
                return claims

    def interrupted(self) -> Procedure[Sequence[Claim]]:
        """The runs of a claim that was given up. Release them, because their worker has stopped."""
        if self._open is None:
            return ()
        response = yield self._request(self._open, 0)
        self._open = None
        claims: Sequence[Claim] = response.body.data
        return claims

    def _request(self, claim: tuple[str, int], wait_seconds: int) -> Request[ApiResponseOfClaimList]:
        key, most = claim
        return claim_runs(self._name, {"max": most, "wait_seconds": wait_seconds}, idempotency_key=key)
