"""The transports of every operation: they retry, and raise each error."""

from collections.abc import AsyncIterator, Iterator
from typing import cast

import httpx

from ..arguments.scalars import checked
from ..errors import ConnectionLostError, PlatformError
from .deadlines import async_deadline, deadline, limit_of, limited, require_time, shorten
from .responses import Collected, FrameLimit, failure_in, limit_of_stream, rebuilt, require_plain
from .retries import Exchange, RetryPolicy


class RetryTransport(httpx.BaseTransport):
    """Adds the retry rules to another transport."""

    def __init__(self, inner: httpx.BaseTransport, policy: RetryPolicy) -> None:
        self._inner = limited(checked(inner, httpx.BaseTransport, "transport", "httpx.BaseTransport"))
        self._policy = policy

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """The first success; otherwise raises PlatformError."""
        exchange = Exchange(request, self._policy)
        while True:
            try:
                response = self._attempt(request)
            except httpx.TransportError as error:
                wait = exchange.lost(error)
            else:
                if isinstance(response, httpx.Response):
                    return response
                wait = exchange.refused(response)
            self._policy.sleep(wait)

    def _attempt(self, request: httpx.Request) -> httpx.Response | PlatformError:
        shorten(request)
        with deadline(limit_of(request)):
            response = self._inner.handle_request(request)
        try:
            require_plain(response)
            limit = limit_of_stream(request, response)
            if limit is not None:
                response.stream = _BoundedStream(request, cast(httpx.SyncByteStream, response.stream), limit)
                return response
            collected = Collected(response)
            for piece in cast(httpx.SyncByteStream, response.stream):
                require_time(request)
                collected.add(piece)
        except BaseException:
            response.close()
            raise
        response.close()
        body = collected.whole()
        return failure_in(request, response, body) or rebuilt(response, body)

    def close(self) -> None:
        """Close the connections."""
        self._inner.close()


class AsyncRetryTransport(httpx.AsyncBaseTransport):
    """The asyncio version."""

    def __init__(self, inner: httpx.AsyncBaseTransport, policy: RetryPolicy) -> None:
        kind = httpx.AsyncBaseTransport
        self._inner: httpx.AsyncBaseTransport = checked(inner, kind, "transport", "httpx.AsyncBaseTransport")
        self._policy = policy

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """The first success; otherwise raises PlatformError."""
        exchange = Exchange(request, self._policy)
        while True:
            try:
                response = await self._attempt(request)
            except httpx.TransportError as error:
                wait = exchange.lost(error)
            else:
                if isinstance(response, httpx.Response):
                    return response
                wait = exchange.refused(response)
            await self._policy.sleep_async(wait)

    async def _attempt(self, request: httpx.Request) -> httpx.Response | PlatformError:
        async with async_deadline(request):
            response = await self._inner.handle_async_request(request)
        try:
            require_plain(response)
            limit = limit_of_stream(request, response)
            if limit is not None:
                response.stream = _AsyncBoundedStream(cast(httpx.AsyncByteStream, response.stream), limit)
                return response
            collected = Collected(response)
            async for piece in cast(httpx.AsyncByteStream, response.stream):
                collected.add(piece)
        except BaseException:
            await response.aclose()
            raise
        await response.aclose()
        body = collected.whole()
        return failure_in(request, response, body) or rebuilt(response, body)

    async def aclose(self) -> None:
        """Close the connections."""
        await self._inner.aclose()


def _lost(error: httpx.TransportError) -> ConnectionLostError:
    return ConnectionLostError(f"the connection was lost within the stream: {type(error).__name__}: {error}")


class _BoundedStream(httpx.SyncByteStream):
    """A stream with limited frames that raises PlatformError if it ends early."""

    def __init__(self, request: httpx.Request, inner: httpx.SyncByteStream, limit: FrameLimit) -> None:
        self._request = request
        self._inner = inner
        self._limit = limit

    def __iter__(self) -> Iterator[bytes]:
        try:
            for piece in self._inner:
                require_time(self._request)
                self._limit.add(piece)
                yield piece
        except httpx.TransportError as error:
            raise _lost(error) from error

    def close(self) -> None:
        self._inner.close()


class _AsyncBoundedStream(httpx.AsyncByteStream):
    def __init__(self, inner: httpx.AsyncByteStream, limit: FrameLimit) -> None:
        self._inner = inner
        self._limit = limit

    async def __aiter__(self) -> AsyncIterator[bytes]:
        try:
            async for piece in self._inner:
                self._limit.add(piece)
                yield piece
        except httpx.TransportError as error:
            raise _lost(error) from error

    async def aclose(self) -> None:
        await self._inner.aclose()
