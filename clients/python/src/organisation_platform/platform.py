"""The entry point: a Platform is a server with one API key."""

import re
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx

from . import chat, etags, events, pages
from ._generated import AuthenticatedClient
from ._generated.models import Event, FailureResponse, TurnRequest
from .deadlines import limited_transport
from .etags import Tagged
from .outgoing import AsyncPlatformClient, PlatformClient, no_cookies
from .retries import RetryPolicy
from .shapes import (
    AsyncDetailedOperation,
    AsyncOperation,
    DetailedOperation,
    Envelope,
    Operation,
    Page,
    body_of,
    readable,
)
from .transport import AsyncRetryTransport, RetryTransport

T = TypeVar("T")
D = TypeVar("D")
TIMEOUT = httpx.Timeout(60.0, connect=10.0)


def _address(base_url: str) -> str:
    if not re.match(r"https?://[^/]", base_url):
        raise ValueError("base_url must begin with http:// or https:// and contain a host")
    return base_url


def _headers(api_key: str | None) -> dict[str, str]:
    if api_key is not None and not re.fullmatch(r"[!-~]+", api_key):
        # Lower layers would show the key in their error.
        raise ValueError("api_key contains white space or an invalid character; strip a line that you read from a file")
    # No compression is requested, so that the limit on received bytes also limits memory.
    headers = {"accept": "application/json", "accept-encoding": "identity"}
    return headers if api_key is None else {**headers, "authorization": f"Bearer {api_key}"}


class Platform:
    """A server. Pass `client` to generated operations; each error is raised as a PlatformError.

    `base_url` is for example ``http://127.0.0.1:3001``. Without `api_key` only public operations succeed. Set
    `transport` for proxies and custom certificates: ``httpx.HTTPTransport(proxy=..., verify=...)``.
    """

    def __init__(
        self,
        base_url: str,
        api_key: str | None = None,
        *,
        timeout: httpx.Timeout = TIMEOUT,
        retries: RetryPolicy | None = None,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        self._retries = retries or RetryPolicy()
        self.http = PlatformClient(
            base_url=_address(base_url),
            headers=_headers(api_key),
            timeout=timeout,
            transport=RetryTransport(transport or limited_transport(), self._retries),
            cookies=no_cookies(),
        )
        # Only the httpx client below has the key, because this client shows its fields when printed.
        self.client = AuthenticatedClient(base_url=base_url, token="")
        self.client.set_httpx_client(self.http)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close all connections."""
        self.http.close()

    def call(self, operation: Operation[T | FailureResponse], *args: Any, **kwargs: Any) -> T:
        """The result of an operation; None if its response has no body. Raises PlatformError."""
        with readable():
            return body_of(operation.sync(*args, client=self.client, **kwargs))

    def pages(self, operation: Operation[Page[T] | FailureResponse], *args: Any, **kwargs: Any) -> Iterator[T]:
        """Every item of a list with cursors, page by page; `limit` is the page size."""
        return pages.pages(self.client, operation, *args, **kwargs)

    def read(self, operation: DetailedOperation[Envelope[D] | FailureResponse], *args: Any, **kwargs: Any) -> Tagged[D]:
        """Reads a record with its ETag."""
        return etags.read(self.client, operation, *args, **kwargs)

    def update(
        self,
        reading: DetailedOperation[Envelope[D] | FailureResponse],
        writing: Operation[Envelope[T] | FailureResponse],
        *args: Any,
        change: Callable[[D], Any],
        tries: int = etags.MAX_TRIES,
    ) -> T:
        """Read, call `change` for the body, and write it with the ETag; start again after a conflict.

        Raises VersionConflictError after `tries` attempts, or if the change may have taken effect in a lost response.
        """
        return etags.update(self.client, reading, writing, *args, change=change, tries=tries)

    def stream_turn(self, body: TurnRequest, *, idempotency_key: str | None = None) -> Iterator[chat.TurnFrame]:
        """The frames of a chat turn as they arrive. If the stream breaks, call `send_turn` with the same key."""
        return chat.stream_turn(self.http, body, idempotency_key)

    def subscriber(self, *, channels: Sequence[str] | None = None, since: str | None = None) -> events.Subscriber:
        """A position in the event feed, for `follow`."""
        return events.Subscriber(channels, since, self._retries)

    def follow(self, subscriber: events.Subscriber) -> Iterator[Event | events.Lost]:
        """Events over lost connections and restarts, without an end. Raises PlatformError if the key is refused."""
        return events.follow(self.client, subscriber, self._retries)


class AsyncPlatform:
    """The asyncio version of `Platform`."""

    def __init__(
        self,
        base_url: str,
        api_key: str | None = None,
        *,
        timeout: httpx.Timeout = TIMEOUT,
        retries: RetryPolicy | None = None,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self._retries = retries or RetryPolicy()
        self.http = AsyncPlatformClient(
            base_url=_address(base_url),
            headers=_headers(api_key),
            timeout=timeout,
            transport=AsyncRetryTransport(transport or httpx.AsyncHTTPTransport(), self._retries),
            cookies=no_cookies(),
        )
        # Only the httpx client below has the key, because this client shows its fields when printed.
        self.client = AuthenticatedClient(base_url=base_url, token="")
        self.client.set_async_httpx_client(self.http)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Close all connections."""
        await self.http.aclose()

    async def call(self, operation: AsyncOperation[T | FailureResponse], *args: Any, **kwargs: Any) -> T:
        """The result of an operation. Raises PlatformError."""
        with readable():
            return body_of(await operation.asyncio(*args, client=self.client, **kwargs))

    def pages(
        self, operation: AsyncOperation[Page[T] | FailureResponse], *args: Any, **kwargs: Any
    ) -> AsyncIterator[T]:
        """Every item of a list with cursors, page by page; `limit` is the page size."""
        return pages.async_pages(self.client, operation, *args, **kwargs)

    async def read(
        self, operation: AsyncDetailedOperation[Envelope[D] | FailureResponse], *args: Any, **kwargs: Any
    ) -> Tagged[D]:
        """Reads a record with its ETag."""
        return await etags.async_read(self.client, operation, *args, **kwargs)

    async def update(
        self,
        reading: AsyncDetailedOperation[Envelope[D] | FailureResponse],
        writing: AsyncOperation[Envelope[T] | FailureResponse],
        *args: Any,
        change: Callable[[D], Any],
        tries: int = etags.MAX_TRIES,
    ) -> T:
        """As `Platform.update`."""
        return await etags.async_update(self.client, reading, writing, *args, change=change, tries=tries)

    def stream_turn(self, body: TurnRequest, *, idempotency_key: str | None = None) -> AsyncIterator[chat.TurnFrame]:
        """The frames of a chat turn as they arrive."""
        return chat.async_stream_turn(self.http, body, idempotency_key)

    def subscriber(self, *, channels: Sequence[str] | None = None, since: str | None = None) -> events.Subscriber:
        """A position in the event feed, for `follow`."""
        return events.Subscriber(channels, since, self._retries)

    def follow(self, subscriber: events.Subscriber) -> AsyncIterator[Event | events.Lost]:
        """Events over lost connections and restarts, without an end."""
        return events.async_follow(self.client, subscriber, self._retries)
