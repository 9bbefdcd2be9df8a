"""The retry rules of the interface."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

import httpx

from ..arguments.scalars import checked
from ..errors import ConnectionLostError, PlatformError, ServiceUnavailableError, UnreadableResponseError
from .deadlines import remaining

DEFAULT_ATTEMPTS = 3
MAX_ATTEMPTS = 10
#: A wait without a time from the server does not become longer than this, before the jitter.
_MAX_BACKOFF = 30.0
#: Statuses of a proxy that got no response from the platform.
_GATEWAY_STATUSES = frozenset({502, 503, 504})
#: Methods that only read. A repeated PUT or DELETE may fail, or undo changes of others.
_READING = frozenset({"GET", "HEAD", "OPTIONS"})
#: Transport errors of a lost connection; others are errors of the program.
_LOST = (httpx.NetworkError, httpx.TimeoutException, httpx.RemoteProtocolError, httpx.ProxyError)
#: Transport errors before the request could arrive.
_NEVER_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout, httpx.ProxyError)


@dataclass(frozen=True)
class RetryPolicy:
    """The retry options: up to 10 attempts, 3 by default, and no wait longer than `max_wait` seconds.

    `sleep`, `sleep_async` and `random` are for tests.
    """

    attempts: int = DEFAULT_ATTEMPTS
    max_wait: float = 60.0
    sleep: Callable[[float], object] = time.sleep
    sleep_async: Callable[[float], Awaitable[object]] = asyncio.sleep
    random: Callable[[], float] = random.random

    def __post_init__(self) -> None:
        checked(self.max_wait, (int, float), "max_wait", "a number of seconds")
        if not 1 <= checked(self.attempts, int, "attempts", "int") <= MAX_ATTEMPTS:
            raise ValueError(f"attempts must be 1 to {MAX_ATTEMPTS}")

    def backoff(self, attempt: int, first: float = 1.0) -> float:
        """Seconds before the next attempt: doubled each time, plus up to a quarter of jitter."""
        return min(first * 2.0 ** min(attempt - 1, 16), max(first, _MAX_BACKOFF)) * (1 + self.random() / 4)


_once: ContextVar[bool] = ContextVar("once", default=False)


@contextmanager
def sent_once() -> Iterator[None]:
    """Send each request in this block once, because its caller repeats it."""
    token = _once.set(True)
    try:
        yield
    finally:
        _once.reset(token)


class Exchange:
    """The attempts of one request: returns the wait before the next one, or raises."""

    def __init__(self, request: httpx.Request, policy: RetryPolicy) -> None:
        self._policy = policy
        # A stream that was sent cannot be sent again.
        is_once = _once.get() or not isinstance(request.stream, httpx.ByteStream)
        self._attempts = 1 if is_once else policy.attempts
        self._attempt = 1
        self._instance: str | None = None
        self._is_uncertain = False
        self._only_reads = request.method in _READING
        self._is_repeatable = self._only_reads or "idempotency-key" in request.headers

    def lost(self, error: httpx.TransportError) -> float:
        """The wait after a lost connection, if a retry is safe (spec/rules/errors.md#lost-responses)."""
        if not isinstance(error, _LOST):
            raise ValueError(f"the request cannot be sent: {error}") from error
        failure = ConnectionLostError(f"{type(error).__name__}: {error}", instance=self._instance)
        if not self._is_repeatable:
            raise self._told(failure) from error
        if not isinstance(error, _NEVER_SENT):
            self._is_uncertain = True
        return self._wait(failure, None, error)

    def refused(self, failure: PlatformError) -> float:
        """The wait after a retryable error; 8001 without a time, and an error of a proxy, count as a lost response."""
        self._instance = failure.instance
        if isinstance(failure, UnreadableResponseError) and failure.status in _GATEWAY_STATUSES and self._is_repeatable:
            self._is_uncertain = self._is_uncertain or not self._only_reads
            return self._wait(failure, None, None)
        if not failure.retryable:
            raise self._told(failure)
        if failure.code == ServiceUnavailableError.CODE and failure.retry_after is None and not self._only_reads:
            self._is_uncertain = True
            if not self._is_repeatable:
                raise self._told(failure)
        return self._wait(failure, failure.retry_after, None)

    def _wait(self, failure: PlatformError, asked: int | None, cause: Exception | None) -> float:
        wait = float(asked) if asked is not None else self._policy.backoff(self._attempt)
        # A retry after the deadline of the caller would have no time.
        if self._attempt >= self._attempts or wait > self._policy.max_wait or wait >= remaining():
            raise self._told(failure) from cause
        self._attempt += 1
        return wait

    def _told(self, failure: PlatformError) -> PlatformError:
        failure.attempts = self._attempt
        failure.is_uncertain = self._is_uncertain
        return failure
