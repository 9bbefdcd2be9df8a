"""How a run ends after its handler has returned or raised."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .ends import LEASE_LOST, RunFailedError, RunParked, RunStopped

_MAX_MESSAGE = 2_000
#: Statuses of a result that the server does not accept.
_INVALID = frozenset({400, 404, 422})


@dataclass(frozen=True)
class Finish:
    """The run has succeeded or failed; the body of the report, without the lease token."""

    body: Mapping[str, Any]


@dataclass(frozen=True)
class Release:
    """The task returns to the queue."""

    reason: str


#: The end of a run. None: the server has ended it already, or another run has its task.
Outcome = Finish | Release | None


def failed(kind: Any, message: str, *, retryable: bool = True) -> Finish:
    """A run that has failed."""
    # A message may contain half of a surrogate pair, which cannot be sent.
    text = message.encode("utf-8", "replace").decode()[:_MAX_MESSAGE]
    return Finish({"outcome": "failed", "failure": {"kind": kind, "message": text, "retryable": retryable}})


def succeeded(result: Mapping[str, Any] | None) -> Finish:
    """A run that has succeeded, with what its handler returned."""
    return Finish({**(result or {}), "outcome": "succeeded"})


def refused(outcome: Finish, error: Exception) -> Finish | None:
    """The failure to report for a run whose result was refused: the task need not wait for the lease to expire.

    None for other errors.
    """
    is_invalid = isinstance(error, (TypeError, ValueError)) or getattr(error, "status", None) in _INVALID
    if not is_invalid or outcome.body["outcome"] != "succeeded":
        return None
    return failed("invalid_output", getattr(error, "detail", None) or str(error))


def of_result(result: Any, stop_reason: str | None) -> Outcome:
    """The end of a run whose handler has returned. Its result is reported even if the run was asked to stop."""
    if stop_reason == LEASE_LOST:
        return None
    if result is None or isinstance(result, Mapping):
        return succeeded(result)
    return failed("invalid_output", f"the handler returned {type(result).__name__}, not a mapping or None")


def of_error(error: BaseException, stop_reason: str | None) -> Outcome:
    """The end of a run whose handler has raised an error."""
    if isinstance(error, RunParked) or stop_reason == LEASE_LOST:
        return None
    if isinstance(error, RunFailedError):
        return failed(error.kind, error.message, retryable=error.retryable)
    if isinstance(error, RunStopped):
        return _stopped_by(error.reason)
    if stop_reason is not None:
        return _stopped_by(stop_reason)
    if isinstance(error, asyncio.CancelledError):
        return failed("unknown", "the handler was cancelled")
    return failed("unknown", f"{type(error).__name__}: {error}")


def _stopped_by(reason: str) -> Outcome:
    """A run that stopped at its deadline has failed; without a lease nothing is reported; other runs are released."""
    if reason in (LEASE_LOST, "expired"):
        return None
    if reason == "deadline":
        return failed("timeout", "the deadline of the run has passed")
    return Release(reason)
