"""Deadlines: of the headers of a response, and of several requests together."""

import asyncio
import math
import threading
import time
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from typing import Any

import httpcore
import httpx

from .interrupts import sliced

#: The deadline of response headers in seconds; after it the connection counts as lost.
MAX_SECONDS = 300.0
_PHASES = ("connect", "read", "write", "pool")
#: The shortest timeout: with 0, a socket would not wait at all and fail in another way.
_MIN_SECONDS = 0.001

_until: ContextVar[float] = ContextVar("until", default=math.inf)


def remaining() -> float:
    """Seconds until the deadline of the current block; infinite without one."""
    return _until.get() - time.monotonic()


def within(timeout: float | None) -> float | None:
    """The timeout, or the time until the deadline if that is shorter."""
    left = remaining()
    if left >= threading.TIMEOUT_MAX:
        return timeout
    return max(_MIN_SECONDS, left if timeout is None else min(timeout, left))


@contextmanager
def deadline(seconds: float | None = None) -> Iterator[None]:
    """Apply a deadline to the requests in this block, by default that of headers. An earlier one around it remains."""
    token = _until.set(min(_until.get(), time.monotonic() + (MAX_SECONDS if seconds is None else seconds)))
    try:
        yield
    finally:
        _until.reset(token)


def shorten(request: httpx.Request) -> None:
    """Limit each timeout of a request to the time until the deadline."""
    timeouts = request.extensions.get("timeout", {})
    request.extensions["timeout"] = {phase: within(timeouts.get(phase)) for phase in _PHASES}


def limit_of(request: httpx.Request) -> float:
    """Seconds until the headers of the response. An upload that is sent as it is read has no limit, only its parts."""
    return MAX_SECONDS if isinstance(request.stream, httpx.ByteStream) else math.inf


def require_time(request: httpx.Request) -> None:
    """Raise if the deadline has passed; for transports that read without it."""
    if remaining() <= 0:
        raise httpx.ReadTimeout("the response was not complete in time", request=request)


@asynccontextmanager
async def async_deadline(request: httpx.Request) -> AsyncIterator[None]:
    """Apply the deadline of headers to awaits within this block."""
    limit = limit_of(request)
    try:
        async with asyncio.timeout(None if limit == math.inf else limit):
            yield
    except TimeoutError as error:
        raise httpx.ReadTimeout(f"no response after {limit} s", request=request) from error


class _LimitedStream(httpcore.NetworkStream):
    def __init__(self, inner: httpcore.NetworkStream) -> None:
        self._inner = inner

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        if remaining() <= 0:
            raise httpcore.ReadTimeout("no response in time")
        return sliced(lambda seconds: self._inner.read(max_bytes, seconds), within(timeout))

    def write(self, buffer: bytes, timeout: float | None = None) -> None:
        self._inner.write(buffer, within(timeout))

    def close(self) -> None:
        self._inner.close()

    def start_tls(self, *args: Any, **kwargs: Any) -> httpcore.NetworkStream:
        return _LimitedStream(self._inner.start_tls(*args, **kwargs))

    def get_extra_info(self, info: str) -> Any:
        return self._inner.get_extra_info(info)


class _LimitedBackend(httpcore.NetworkBackend):
    def __init__(self, inner: httpcore.NetworkBackend) -> None:
        self._inner = inner

    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.NetworkStream:
        return _LimitedStream(self._inner.connect_tcp(host, port, within(timeout), local_address, socket_options))

    def connect_unix_socket(
        self,
        path: str,
        timeout: float | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.NetworkStream:
        return _LimitedStream(self._inner.connect_unix_socket(path, within(timeout), socket_options))

    def sleep(self, seconds: float) -> None:
        self._inner.sleep(seconds)


def limited(transport: httpx.BaseTransport) -> httpx.BaseTransport:
    """The transport; if it is of httpx, each of its reads ends at the deadline."""
    if isinstance(transport, httpx.HTTPTransport):
        # httpx has no public way to set the network backend of its pool.
        pool = transport._pool
        if not isinstance(pool._network_backend, _LimitedBackend):
            pool._network_backend = _LimitedBackend(pool._network_backend)
    return transport
