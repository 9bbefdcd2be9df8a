"""Requests that are repeated until they get a response; a stop request can end the pauses between them."""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any, TypeVar

from ..errors import ConnectionLostError, PlatformError
from ..http.requests import Request
from ..http.retries import RetryPolicy

T = TypeVar("T")

#: How often a report is sent until it gets a response: with its pauses, for about two minutes.
ATTEMPTS = 10
_FIRST_WAIT = 0.25


@dataclass(frozen=True)
class Pause:
    """A pause before a request is repeated."""

    seconds: float


#: A procedure of a worker, which both clients run: it yields requests and pauses. Its result is T.
Procedure = Generator[Request[Any] | Pause, Any, T]


def may_recover(error: PlatformError) -> bool:
    """Whether the same request may succeed later: the response was lost, or the server or a proxy was unavailable."""
    return isinstance(error, ConnectionLostError) or error.retryable or (error.status or 0) >= 500


def pause_after(error: PlatformError, failures: int, policy: RetryPolicy) -> Pause:
    """The pause after this failure and so many before it: at least as long as the server asks for."""
    asked = min(float(error.retry_after or 0), policy.max_wait)
    return Pause(max(asked, policy.backoff(failures + 1, _FIRST_WAIT)))


def persist(
    request: Request[Any] | Callable[[], Request[Any]], policy: RetryPolicy, attempts: int = ATTEMPTS
) -> Procedure[Any]:
    """The data of the response. Raises the last error, and any error that a retry does not fix.

    A function makes the request of each attempt.
    """
    failures = 0
    while True:
        try:
            response = yield request if isinstance(request, Request) else request()
        except PlatformError as error:
            if failures + 1 >= attempts or not may_recover(error):
                raise
            yield pause_after(error, failures, policy)
            failures += 1
        else:
            return response.body.data
