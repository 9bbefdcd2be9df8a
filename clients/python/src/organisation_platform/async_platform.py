"""The asyncio version of the entry point."""

import ssl
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Mapping, Sequence
from types import TracebackType
from typing import IO, ParamSpec, Self, TypeVar, Unpack, cast
from uuid import UUID

import httpx

from . import approvals, chat
from ._generated import AuthenticatedClient
from ._generated.models import ApprovalResponse, Event, TurnRequest
from .accounts.sessions import Session
from .api.execution import get_artifact_content
from .arguments.scalars import require_function
from .bodies import TurnRequestDict
from .events import follow, run_frames, sockets
from .events.subscribers import Lost, Subscriber, required_subscriber
from .groups import AsyncGroups
from .http.downloads import async_download
from .http.outgoing import AsyncPlatformClient, no_cookies
from .http.requests import Request, WithHeaders, received, request_of, required
from .http.retries import RetryPolicy
from .http.settings import TIMEOUT, address, headers, policy, timeouts
from .http.shapes import Envelope, Page, readable
from .http.steps import Steps, async_run
from .http.transport import AsyncRetryTransport
from .records import etags
from .records.etags import Ids, Tagged, Writing
from .records.pages import Pager
from .work.async_worker import AsyncWorker
from .work.claims import Registration, WorkerOptions

P = ParamSpec("P")
T = TypeVar("T")
D = TypeVar("D")
B = TypeVar("B")


class AsyncPlatform(AsyncGroups):
    """The asyncio version of `Platform`: its methods raise the same errors. It also has the WebSocket."""

    def __init__(
        self,
        base_url: str,
        api_key: str | None = None,
        *,
        auth: httpx.Auth | None = None,
        timeout: httpx.Timeout = TIMEOUT,
        retries: RetryPolicy | None = None,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self._retries = policy(retries)
        self.http = AsyncPlatformClient(
            base_url=address(base_url),
            headers=headers(api_key),
            auth=auth,
            timeout=timeouts(timeout),
            transport=AsyncRetryTransport(transport or httpx.AsyncHTTPTransport(), self._retries),
            cookies=no_cookies(),
        )
        # Only the httpx client below has the key, because this client shows its fields when printed.
        self._client = AuthenticatedClient(base_url=base_url, token="")
        self._client.set_async_httpx_client(self.http)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()

    @property
    def access_token(self) -> str | None:
        """The JWT of a session (`sign_in`), for example for another program; None with an API key."""
        return self.http.auth.token if isinstance(self.http.auth, Session) else None

    async def aclose(self) -> None:
        """Close all connections."""
        await self.http.aclose()

    async def send(self, request: Request[T]) -> WithHeaders[T]:
        """As `Platform.send`."""
        with readable():
            operation = required(request).operation
            return received(await operation.asyncio_detailed(client=self._client, **request.arguments))

    async def call(self, operation: Callable[P, Request[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """As `Platform.call`."""
        return (await self.send(request_of(operation, *args, **kwargs))).body

    async def with_headers(
        self, operation: Callable[P, Request[T]], *args: P.args, **kwargs: P.kwargs
    ) -> WithHeaders[T]:
        """As `Platform.with_headers`."""
        return await self.send(request_of(operation, *args, **kwargs))

    def pages(self, operation: Callable[P, Request[Page[T]]], *args: P.args, **kwargs: P.kwargs) -> AsyncIterator[T]:
        """As `Platform.pages`."""
        return self._each(request_of(operation, *args, **kwargs))

    async def _each(self, request: Request[Page[T]]) -> AsyncIterator[T]:
        pager = Pager(request.arguments)
        while True:
            following: Request[Page[T]] = Request(request.operation, pager.arguments)
            page = (await self.send(following)).body
            for item in pager.items(page):
                yield item
            if not pager.advance(page):
                return

    async def read(self, operation: Callable[P, Request[Envelope[D]]], *args: P.args, **kwargs: P.kwargs) -> Tagged[D]:
        """As `Platform.read`."""
        return await self.run(etags.read(request_of(operation, *args, **kwargs)))

    async def update(
        self,
        reading: Callable[[*Ids], Request[Envelope[D]]],
        writing: Writing[*Ids, B, T],
        *ids: *Ids,
        change: Callable[[D], B | Mapping[str, object]],
        tries: int = etags.MAX_TRIES,
    ) -> T:
        """As `Platform.update`."""
        require_function(change, "change")
        steps = etags.update(
            lambda: reading(*ids),
            lambda seen: writing(*ids, body=cast(B, change(seen.data)), if_match=seen.etag),
            tries,
        )
        return await self.run(steps)

    def stream_turn(
        self, body: TurnRequest | TurnRequestDict, *, idempotency_key: str | None = None
    ) -> AsyncIterator[chat.TurnFrame]:
        """As `Platform.stream_turn`."""
        return chat.async_stream_turn(self.http, chat.sent(body, idempotency_key))

    def subscriber(self, *, channels: Sequence[str] | None = None, since: str | None = None) -> Subscriber:
        """As `Platform.subscriber`; also for `socket`."""
        return Subscriber(channels, since, self._retries)

    def follow(self, subscriber: Subscriber) -> AsyncGenerator[Event | Lost, None]:
        """As `Platform.follow`."""
        return follow.async_follow(self, required_subscriber(subscriber), self._retries)

    def socket(
        self,
        subscriber: Subscriber,
        *,
        filters: sockets.Filters | None = None,
        tls: ssl.SSLContext | None = None,
    ) -> AsyncGenerator[Event | Lost, None]:
        """The events of `follow` over a WebSocket, with the same reconnections and errors.

        Events pass `filters` if their payload has exactly the given values. The subscriber's channels are subscribed,
        and that of the caller's user. `subscriber.subscribed` has the confirmed channels. `tls` is for custom
        certificates. Needs the extra `websocket`: raises ImportError if it is not installed.

        Raises ChannelsRefusedError, a ValidationError, for a filter that does not fit, and for a channel that does not
        exist or may not be read. A subscriber without `channels` gets those that may be read; `subscriber.left_out`
        has the others.
        """
        return sockets.follow(self, required_subscriber(subscriber), sockets.Options(filters, tls), self._retries)

    def follow_run(self, run_id: UUID | str, *, after: int | None = None) -> AsyncGenerator[run_frames.RunFrame, None]:
        """As `Platform.follow_run`."""
        return run_frames.async_follow_run(self, run_frames.RunFollower(run_id, after, self._retries), self._retries)

    async def download(self, artifact_id: UUID | str, target: IO[bytes]) -> int:
        """As `Platform.download`."""
        return await async_download(self.http, get_artifact_content(artifact_id), target)

    def worker(self, name: str, **options: Unpack[WorkerOptions]) -> AsyncWorker:
        """As `Platform.worker`: the handler is a coroutine function, and each run a task."""
        return AsyncWorker(self, Registration(name, **options), self._retries)

    async def wait_for(
        self, approval: ApprovalResponse | UUID | str, *, timeout: float | None = None
    ) -> ApprovalResponse:
        """As `Platform.wait_for`."""
        return await approvals.async_wait_for(self, approvals.Wait(approval, timeout), self._retries)

    async def run(self, steps: Steps[T]) -> T:
        """As `Platform.run`."""
        return await async_run(steps, self.send)
