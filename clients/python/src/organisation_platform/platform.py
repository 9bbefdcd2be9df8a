"""The entry point: a Platform is a server with one credential."""

from collections.abc import Callable, Iterator, Mapping, Sequence
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
from .events import follow, run_frames
from .events.subscribers import Lost, Subscriber, required_subscriber
from .groups import Groups
from .http.downloads import download
from .http.outgoing import PlatformClient, no_cookies
from .http.requests import Request, WithHeaders, received, request_of, required
from .http.retries import RetryPolicy
from .http.settings import TIMEOUT, address, headers, policy, timeouts
from .http.shapes import Envelope, Page, readable
from .http.steps import Steps, run
from .http.transport import RetryTransport
from .records import etags
from .records.etags import Ids, Tagged, Writing
from .records.pages import Pager
from .work.claims import Registration, WorkerOptions
from .work.worker import Worker

P = ParamSpec("P")
T = TypeVar("T")
D = TypeVar("D")
B = TypeVar("B")


class Platform(Groups):
    """A server: `platform.departments.create(...)` and so on for every operation. Errors are PlatformErrors.

    `base_url` is for example ``http://127.0.0.1:3001``. Without `api_key` only public operations succeed. Set
    `transport` for proxies and custom certificates: ``httpx.HTTPTransport(proxy=..., verify=...)``. `auth` is for
    credentials other than API keys, as that of `sign_in`.
    """

    def __init__(
        self,
        base_url: str,
        api_key: str | None = None,
        *,
        auth: httpx.Auth | None = None,
        timeout: httpx.Timeout = TIMEOUT,
        retries: RetryPolicy | None = None,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        self._retries = policy(retries)
        self.http = PlatformClient(
            base_url=address(base_url),
            headers=headers(api_key),
            auth=auth,
            timeout=timeouts(timeout),
            transport=RetryTransport(transport or httpx.HTTPTransport(), self._retries),
            cookies=no_cookies(),
        )
        # Only the httpx client below has the key, because this client shows its fields when printed.
        self._client = AuthenticatedClient(base_url=base_url, token="")
        self._client.set_httpx_client(self.http)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def access_token(self) -> str | None:
        """The JWT of a session (`sign_in`), for example for another program; None with an API key."""
        return self.http.auth.token if isinstance(self.http.auth, Session) else None

    def close(self) -> None:
        """Close all connections."""
        self.http.close()

    def send(self, request: Request[T]) -> WithHeaders[T]:
        """The response of a request. Raises PlatformError."""
        with readable():
            return received(required(request).operation.sync_detailed(client=self._client, **request.arguments))

    def call(self, operation: Callable[P, Request[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """The response of an operation of `organisation_platform.api`; None if it has no body.

        Raises PlatformError; before anything is sent, TypeError or ValueError for an argument that does not fit.
        """
        return self.send(request_of(operation, *args, **kwargs)).body

    def with_headers(self, operation: Callable[P, Request[T]], *args: P.args, **kwargs: P.kwargs) -> WithHeaders[T]:
        """The response of an operation with its status and headers. Raises as `call`."""
        return self.send(request_of(operation, *args, **kwargs))

    def pages(self, operation: Callable[P, Request[Page[T]]], *args: P.args, **kwargs: P.kwargs) -> Iterator[T]:
        """Every item of a list, page by page, with cursors or offsets; `limit` is the page size. Raises as `call`."""
        return self._each(request_of(operation, *args, **kwargs))

    def _each(self, request: Request[Page[T]]) -> Iterator[T]:
        pager = Pager(request.arguments)
        while True:
            following: Request[Page[T]] = Request(request.operation, pager.arguments)
            page = self.send(following).body
            yield from pager.items(page)
            if not pager.advance(page):
                return

    def read(self, operation: Callable[P, Request[Envelope[D]]], *args: P.args, **kwargs: P.kwargs) -> Tagged[D]:
        """Reads a record with its ETag. Raises as `call`."""
        return self.run(etags.read(request_of(operation, *args, **kwargs)))

    def update(
        self,
        reading: Callable[[*Ids], Request[Envelope[D]]],
        writing: Writing[*Ids, B, T],
        *ids: *Ids,
        change: Callable[[D], B | Mapping[str, object]],
        tries: int = etags.MAX_TRIES,
    ) -> T:
        """Read, call `change` for the body, and write it with the ETag; start again after a conflict.

        The type checker knows the fields of a body that is a model; a dictionary is checked before it is sent.
        Raises as `call`: VersionConflictError after `tries` attempts, or if the change may have taken effect in a
        lost response.
        """
        require_function(change, "change")
        steps = etags.update(
            lambda: reading(*ids),
            lambda seen: writing(*ids, body=cast(B, change(seen.data)), if_match=seen.etag),
            tries,
        )
        return self.run(steps)

    def stream_turn(
        self, body: TurnRequest | TurnRequestDict, *, idempotency_key: str | None = None
    ) -> Iterator[chat.TurnFrame]:
        """The frames of a chat turn as they arrive. If the stream breaks, call `send_turn` with the same key.

        Raises PlatformError, also after the first frames: ConnectionLostError if the stream ends before its result.
        """
        return chat.stream_turn(self.http, chat.sent(body, idempotency_key))

    def subscriber(self, *, channels: Sequence[str] | None = None, since: str | None = None) -> Subscriber:
        """A position in the event feed, for `follow`; without `channels` all. Raises ValueError for a bad position."""
        return Subscriber(channels, since, self._retries)

    def follow(self, subscriber: Subscriber) -> Iterator[Event | Lost]:
        """Events in order, each once, over lost connections and restarts, without an end; Lost in between.

        The iterator raises the PlatformError of a failure that a new connection does not fix:

        - UnauthorizedError, SessionRevokedError or ForbiddenError, if the credential is refused;
        - RequestValidationError, if the server does not accept the position or the channels;
        - UnreadableResponseError, if an event does not match its declaration, or the position does not advance;
        - the error of the server, if it asks for a longer wait than the `max_wait` of the RetryPolicy.
        """
        return follow.follow(self, required_subscriber(subscriber), self._retries)

    def follow_run(self, run_id: UUID | str, *, after: int | None = None) -> Iterator[run_frames.RunFrame]:
        """The state and the steps of a run until it has ended, over lost connections; `after` is the number of a step.

        Raises the PlatformError of a failure that a new connection does not fix.
        """
        return run_frames.follow_run(self, run_frames.RunFollower(run_id, after, self._retries), self._retries)

    def download(self, artifact_id: UUID | str, target: IO[bytes]) -> int:
        """Write the content of an artifact to a file object as it arrives, and return its size.

        Raises PlatformError, ConnectionLostError also after a part of the content.
        """
        return download(self.http, get_artifact_content(artifact_id), target)

    def worker(self, name: str, **options: Unpack[WorkerOptions]) -> Worker:
        """A worker, which executes tasks as runs: `platform.worker("researcher", max_runs=2).run(handler)`.

        The options are the fields of WorkerOptions. Raises TypeError or ValueError for one that does not fit.
        """
        return Worker(self, Registration(name, **options), self._retries)

    def wait_for(self, approval: ApprovalResponse | UUID | str, *, timeout: float | None = None) -> ApprovalResponse:
        """Wait until an approval is approved, rejected or expired, and return it.

        It listens to events, and polls every ten seconds in case that none arrives. The whole wait ends after
        `timeout` seconds, also with a server that is silent: each request has at most the time that is left, and none
        is retried after it. Only the resolution of host names is not limited.

        Raises TimeoutError after `timeout`, ResourceNotFoundError if the approval does not exist, and other
        PlatformErrors that waiting does not fix; before anything is sent, TypeError or ValueError for an argument that
        does not fit.
        """
        return approvals.wait_for(self, approvals.Wait(approval, timeout), self._retries)

    def run(self, steps: Steps[T]) -> T:
        """The result of a procedure that is written once for both clients (`steps`)."""
        return run(steps, self.send)
