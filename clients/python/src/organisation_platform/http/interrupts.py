"""Requests that are given up when their program stops."""

import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

import httpcore

#: The longest time in seconds until the flag is noticed.
_SLICE = 0.2
#: The shortest timeout: with 0, a socket would not wait at all and would raise another error.
_MIN_SECONDS = 0.001


class GivenUpError(Exception):
    """The program stopped before the response arrived."""


class StopFlag:
    """A flag that is set once. A signal handler may set it, where a threading.Event could block."""

    def __init__(self) -> None:
        self._is_set = False

    def set(self) -> None:
        self._is_set = True

    def is_set(self) -> bool:
        return self._is_set

    def wait(self, seconds: float) -> bool:
        """Wait until it is set, at most for this time, and return whether it is."""
        until = time.monotonic() + seconds
        while not self._is_set and (left := until - time.monotonic()) > 0:
            time.sleep(min(_SLICE, left))
        return self._is_set


_flag: ContextVar[StopFlag | None] = ContextVar("flag", default=None)


@contextmanager
def given_up_at(flag: StopFlag) -> Iterator[None]:
    """Give up the requests in this block when the flag is set: they raise GivenUpError, and their connection is closed.

    Other transports than httpx.HTTPTransport wait for the response.
    """
    token = _flag.set(flag)
    try:
        yield
    finally:
        _flag.reset(token)


def sliced(read: Callable[[float | None], bytes], timeout: float | None) -> bytes:
    """What `read` returns within the timeout. Raises GivenUpError when the flag of the block is set."""
    flag = _flag.get()
    if flag is None:
        return read(timeout)
    until = math.inf if timeout is None else time.monotonic() + timeout
    while not flag.is_set():
        left = until - time.monotonic()
        try:
            return read(max(_MIN_SECONDS, min(_SLICE, left)))
        except httpcore.ReadTimeout:
            if left <= _SLICE:
                raise
    raise GivenUpError("the program stopped before the response arrived")
