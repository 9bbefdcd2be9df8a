"""The state of the lease of a run."""

import threading
from collections.abc import Callable, Sequence

from .._generated.models import AnsweredInput, Claim, Heartbeat
from ..errors import PlatformError, UnreadableResponseError
from .ends import LEASE_LOST

#: The responses to a heartbeat after which no other one can succeed: no access, no such run, taken over or ended.
_LOST = frozenset({401, 403, 404, 409})
_MIN_INTERVAL = 1.0
_MAX_INTERVAL = 20.0


def interval_of(claim: Claim) -> float:
    """Seconds between heartbeats: a third of the lease by the clock of the server, so that two can be lost."""
    lease = (claim.lease_expires_at - claim.run.started_at).total_seconds()
    return min(max(lease / 3, _MIN_INTERVAL), _MAX_INTERVAL)


class Lease:
    """Whether a run may continue, and the replies to its questions. The first stop request calls `on_stop`."""

    def __init__(self, on_stop: Callable[[], None]) -> None:
        self._on_stop = on_stop
        #: Why the run must stop; None if it may continue.
        self.stop_reason: str | None = None
        #: The replies to questions of `request_input` of this run.
        self.inputs: Sequence[AnsweredInput] = ()

    @property
    def is_lost(self) -> bool:
        """Whether another run has the task, or this one has ended."""
        return self.stop_reason == LEASE_LOST

    def stop(self, reason: str) -> None:
        """Ask the run to stop. The first reason remains, unless the lease is lost."""
        is_first = self.stop_reason is None
        if is_first or reason == LEASE_LOST:
            self.stop_reason = reason
        if is_first:
            self._on_stop()

    def received(self, heartbeat: Heartbeat) -> None:
        """Called with what a report returns: the replies, and a stop request."""
        self.inputs = heartbeat.inputs
        if heartbeat.stop is not None:
            self.stop(heartbeat.stop.reason.value)

    def refused(self, error: PlatformError) -> None:
        """Called with the error of a heartbeat. A lost lease stops the run; a refused progress does not."""
        if error.status in _LOST and not error.retryable and not isinstance(error, UnreadableResponseError):
            self.stop(LEASE_LOST)


class Ending:
    """The end of a run. It is reported once: by the handler, after the handler, or by a worker that stops."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._is_taken = False
        #: Set when the end was reported, could not be reported, or needs no report.
        self.over = threading.Event()

    @property
    def is_taken(self) -> bool:
        """Whether the end is being reported or was reported."""
        return self._is_taken

    def take(self) -> bool:
        """Take over the report of the end. Returns whether the caller is the first."""
        with self._lock:
            is_first = not self._is_taken
            self._is_taken = True
        return is_first

    def give_back(self) -> None:
        """Called after the report of the handler was refused: the end that follows can be reported."""
        self._is_taken = False
