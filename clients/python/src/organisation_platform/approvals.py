"""Waits for the decision of an approval: by events, and by polling if none arrives."""

import asyncio
import math
import time
from typing import TYPE_CHECKING, Any
from uuid import UUID

import httpx
from httpx_sse import ServerSentEvent, aconnect_sse, connect_sse

from ._generated.models import ApprovalResponse, ApprovalStatus
from .api.approvals import get_approval
from .arguments.scalars import checked
from .errors import PlatformError, UnreadableResponseError, parse_json
from .events.follow import PATH
from .http.deadlines import deadline
from .http.retries import RetryPolicy

if TYPE_CHECKING:
    from .async_platform import AsyncPlatform
    from .platform import Platform

#: Seconds after which a silent stream is closed and the approval is read. The server's own signs of life are rarer.
POLL_SECONDS = 10.0
_FIRST_WAIT = 0.25


def _seconds(timeout: float | None) -> float:
    """The timeout in seconds; infinite for None. Raises TypeError or ValueError if it is not a number."""
    if timeout is None:
        return math.inf
    found = float(checked(timeout, (int, float), "timeout", "a number of seconds"))
    if math.isnan(found):
        raise ValueError("timeout: expected a number of seconds, got nan")
    return found


class Wait:
    """The state of waiting for an approval."""

    def __init__(self, approval: ApprovalResponse | UUID | str, timeout: float | None) -> None:
        #: Reads the approval.
        self.request = get_approval(approval.id if isinstance(approval, ApprovalResponse) else approval)
        self.id = str(self.request.arguments["approval_id"])
        self.seconds = _seconds(timeout)
        self._timeout = timeout
        self._until = time.monotonic() + self.seconds
        self._is_open = False
        self._rounds = 0
        #: Whether the approval is read before the next stream is opened, because the last one could not be opened.
        self.polls = False

    def stream(self) -> dict[str, Any]:
        """The options of the next stream. Raises TimeoutError if the time is over."""
        self._is_open = False
        self._left()
        return {"params": {"channels": "approvals"}, "timeout": httpx.Timeout(POLL_SECONDS)}

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
        left = self._until - time.monotonic()
        if left <= 0:
            raise self.expired()
        return left

    def expired(self) -> TimeoutError:
        """The error of a wait whose time is over."""
        return TimeoutError(f"approval {self.id} was not decided within {self._timeout} s")


def is_decided(approval: ApprovalResponse) -> bool:
    """Whether the approval has its final status."""
    return approval.status is not ApprovalStatus.PENDING


def wait_for(platform: "Platform", wait: Wait, policy: RetryPolicy) -> ApprovalResponse:
    """As `Platform.wait_for`."""
    with deadline(wait.seconds):
        return _wait_for(platform, wait, policy)


def _wait_for(platform: "Platform", wait: Wait, policy: RetryPolicy) -> ApprovalResponse:
    while True:
        options = wait.stream()
        try:
            if wait.polls and is_decided(approval := platform.send(wait.request).body.data):
                return approval
            with connect_sse(platform.http, "GET", PATH, **options) as source:
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
    try:
        async with asyncio.timeout(None if wait.seconds == math.inf else wait.seconds):
            return await _async_wait_for(platform, wait, policy)
    except TimeoutError as error:
        raise wait.expired() from error


async def _async_wait_for(platform: "AsyncPlatform", wait: Wait, policy: RetryPolicy) -> ApprovalResponse:
    while True:
        options = wait.stream()
        try:
            if wait.polls and is_decided(approval := (await platform.send(wait.request)).body.data):
                return approval
            async with aconnect_sse(platform.http, "GET", PATH, **options) as source:
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
