"""A deadline for response headers: the read timeout restarts with each byte."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from typing import Any

import httpcore
import httpx

#: The deadline of response headers in seconds; after it the connection counts as lost.
MAX_SECONDS = 300.0

_until: ContextVar[float | None] = ContextVar("until", default=None)


@contextmanager
def deadline() -> Iterator[None]:
    """Apply the deadline to reads within this block, through `limited_transport`."""
    token = _until.set(time.monotonic() + MAX_SECONDS)
    try:
        yield
    finally:
        _until.reset(token)


@asynccontextmanager
async def async_deadline(request: httpx.Request) -> AsyncIterator[None]:
    """Apply the deadline to awaits within this block."""
    try:
        async with asyncio.timeout(MAX_SECONDS):
            yield
    except TimeoutError as error:
        raise httpx.ReadTimeout(f"no response after {MAX_SECONDS} s", request=request) from error


class _LimitedStream(httpcore.NetworkStream):
    def __init__(self, inner: httpcore.NetworkStream) -> None:
        self._inner = inner

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        until = _until.get()
        if until is not None and time.monotonic() > until:
            raise httpcore.ReadTimeout(f"no response after {MAX_SECONDS} s")
        return self._inner.read(max_bytes, timeout)

    def write(self, buffer: bytes, timeout: float | None = None) -> None:
        self._inner.write(buffer, timeout)

    def close(self) -> None:
        self._inner.close()

    def start_tls(self, *args: Any, **kwargs: Any) -> httpcore.NetworkStream:
        return _LimitedStream(self._inner.start_tls(*args, **kwargs))

    def get_extra_info(self, info: str) -> Any:
        return self._inner.get_extra_info(info)


class _LimitedBackend(httpcore.SyncBackend):
    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.NetworkStream:
        return _LimitedStream(super().connect_tcp(host, port, timeout, local_address, socket_options))


def limited_transport() -> httpx.HTTPTransport:
    """The default transport of a Platform."""
    transport = httpx.HTTPTransport()
    # httpx has no public way to set the network backend of its pool.
    transport._pool._network_backend = _LimitedBackend()
    return transport
