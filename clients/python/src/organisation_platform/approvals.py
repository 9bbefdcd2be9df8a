"""Waits for the decision of an approval: by events, and by polling if none arrives."""

import time
from typing import TYPE_CHECKING, Any
from uuid import UUID

import httpx
from httpx_sse import ServerSentEvent, aconnect_sse, connect_sse

from ._generated.models import ApiResponseOfApprovalResponse, ApprovalResponse, ApprovalStatus
from .api.approvals import get_approval
from .errors import PlatformError, UnreadableResponseError, parse_json
from .events import PATH
from .requests import Request
from .retries import RetryPolicy

if TYPE_CHECKING:
    from .async_platform import AsyncPlatform
    from .platform import Platform

#: Seconds after which a silent stream is closed and the approval is read. The server's own signs of life are rarer.
POLL_SECONDS = 10.0
_FIRST_WAIT = 0.25


class Wait:
    """The state of waiting for an approval."""

    def __init__(self, approval: ApprovalResponse | UUID | str, timeout: float | None) -> None:
        self.id = str(approval.id if isinstance(approval, ApprovalResponse) else approval)
        self._timeout = timeout
        self._until = None if timeout is None else time.monotonic() + timeout
        self._is_open = False
        self._rounds = 0
        #: Whether the approval is read before the next stream is opened, because the last one could not be opened.
        self.polls = False

    @property
    def request(self) -> Request[ApiResponseOfApprovalResponse]:
        """Reads the approval."""
        return get_approval(self.id)

    def stream(self) -> dict[str, Any]:
        """The options of the next stream. Raises TimeoutError if the time is over."""
        self._is_open = False
        timeout = httpx.Timeout(POLL_SECONDS, read=max(0.05, min(POLL_SECONDS, self._left())))
        return {"params": {"channels": "approvals"}, "timeout": timeout}

    def opened(self) -> None:
        """Called when the stream is open."""
        self._is_open, self.polls = True, False

    def ends(self, sse: ServerSentEvent) -> bool:
        """Whether the approval must be read after this frame: it was decided, or events are missing."""
        self._left()
        event = parse_json(sse.data)
        payload = event.get("payload") if isinstance(event, dict) else None
        return "." not in sse.event or (isinstance(payload, dict) and payload.get("approval_id") == self.id)

    def failed(self, failure: PlatformError) -> float:
        """The pause before the approval is read again. Raises errors that waiting does not fix."""
        status = failure.status or 500
        is_unreadable = isinstance(failure, UnreadableResponseError) and failure.status is None
        if is_unreadable or (400 <= status < 500 and not failure.retryable):
            raise failure
        # The end of a silent stream is the usual case.
        self.polls = not self._is_open
        return min(POLL_SECONDS, self._left()) if self.polls else 0.0

    def ended(self, policy: RetryPolicy) -> float:
        """The pause after a stream that ended: longer each time, for a server or proxy that always closes it."""
        self._rounds += 1
        return min(POLL_SECONDS, self._left(), policy.backoff(self._rounds, _FIRST_WAIT))

    def _left(self) -> float:
        left = POLL_SECONDS if self._until is None else self._until - time.monotonic()
        if left <= 0:
            raise TimeoutError(f"approval {self.id} was not decided within {self._timeout} s")
        return left


def is_decided(approval: ApprovalResponse) -> bool:
    """Whether the approval has its final status."""
    return approval.status is not ApprovalStatus.PENDING


def wait_for(platform: "Platform", wait: Wait, policy: RetryPolicy) -> ApprovalResponse:
    """As `Platform.wait_for`."""
    while True:
        try:
            if wait.polls and is_decided(approval := platform.send(wait.request).body.data):
                return approval
            with connect_sse(platform.http, "GET", PATH, **wait.stream()) as source:
                wait.opened()
                # The stream has its position now: a decision after this reading is an event.
                if is_decided(approval := platform.send(wait.request).body.data):
                    return approval
                for sse in source.iter_sse():
                    if wait.ends(sse):
                        break
            pause = wait.ended(policy)
        except PlatformError as failure:
            pause = wait.failed(failure)
        policy.sleep(pause)


async def async_wait_for(platform: "AsyncPlatform", wait: Wait, policy: RetryPolicy) -> ApprovalResponse:
    """As `AsyncPlatform.wait_for`."""
    while True:
        try:
            if wait.polls and is_decided(approval := (await platform.send(wait.request)).body.data):
                return approval
            async with aconnect_sse(platform.http, "GET", PATH, **wait.stream()) as source:
                wait.opened()
                # The stream has its position now: a decision after this reading is an event.
                if is_decided(approval := (await platform.send(wait.request)).body.data):
                    return approval
                async for sse in source.aiter_sse():
                    if wait.ends(sse):
                        break
            pause = wait.ended(policy)
        except PlatformError as failure:
            pause = wait.failed(failure)
        await policy.sleep_async(pause)
