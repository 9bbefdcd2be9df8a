"""The exceptions that end a run."""

from .._generated.models import ApprovalResponse, RunFailureKind
from ..bodies import RunFailureKindValue

#: Stop reasons that the worker itself gives. The others come from the server, such as ``cancelled``.
LEASE_LOST = "lease_lost"
WORKER_STOPPING = "worker_stopping"


class RunFailedError(Exception):
    """Raise it in a handler to fail the run for this reason. Any other error fails the run as ``unknown``.

    Without `retryable` the task is blocked until a person acts.
    """

    def __init__(self, kind: RunFailureKind | RunFailureKindValue, message: str, *, retryable: bool = True) -> None:
        self.kind = kind
        self.message = message
        self.retryable = retryable
        super().__init__(message)


class RunStopped(BaseException):
    """The run must stop: its task was cancelled, its lease is lost, or the worker stops. Do not catch it.

    `reason` is that of the server, ``lease_lost`` or ``worker_stopping``. It is not an Exception, so that
    `except Exception` lets it pass.
    """

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(f"the run must stop: {reason}")


class RunParked(BaseException):
    """The run waits for a person; `ask` raises it. Do not catch it: another run continues the task with the reply."""

    def __init__(self, approval: ApprovalResponse) -> None:
        self.approval = approval
        super().__init__(f"the run waits for the approval {approval.id}")
