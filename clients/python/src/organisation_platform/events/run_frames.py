"""Follows a run over lost connections until it has ended."""

from collections.abc import AsyncGenerator, Iterator, Mapping
from typing import TYPE_CHECKING, Any
from uuid import UUID

import httpx
from httpx_sse import ServerSentEvent, aconnect_sse, connect_sse

from .._generated.models import RunDoneFrame, RunStatusFrame, RunStepFrame
from ..api.execution import get_run
from ..arguments.scalars import checked
from ..errors import PlatformError, UnreadableResponseError, failure_of, parse_json
from ..http.retries import RetryPolicy

if TYPE_CHECKING:
    from ..async_platform import AsyncPlatform
    from ..platform import Platform

RunFrame = RunStatusFrame | RunStepFrame | RunDoneFrame

_KINDS: Mapping[str, type[RunFrame]] = {"status": RunStatusFrame, "step": RunStepFrame, "done": RunDoneFrame}
#: The server sends at least a comment every 15 seconds.
_TIMEOUT = httpx.Timeout(10.0, read=45.0)
_FIRST_WAIT = 0.25


class RunFollower:
    """The state of following a run: the number of the last step, and whether the run has ended."""

    def __init__(self, run_id: UUID | str, after: int | None, policy: RetryPolicy) -> None:
        self.path = f"/api/v1/runs/{get_run(run_id).arguments['run_id']}/stream"
        self.is_over = False
        self._after = 0 if after is None else checked(after, int, "after", "int")
        self._policy = policy
        self._failures = 0

    @property
    def request(self) -> dict[str, Any]:
        """The options of the next stream."""
        return {"params": {"after": self._after}, "timeout": _TIMEOUT}

    def take(self, sse: ServerSentEvent) -> RunFrame | None:
        """The frame; None for an unknown kind. Raises the error that ended the stream."""
        if sse.event == "error":
            raise failure_of(None, (), sse.data.encode())
        kind = _KINDS.get(sse.event)
        if kind is None:
            return None
        try:
            frame = kind.from_dict({"id": sse.id, "event": sse.event, "data": parse_json(sse.data)})
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise UnreadableResponseError(f"a frame {sse.event!r} that does not match its declaration") from error
        if isinstance(frame, RunStepFrame):
            self._failures = 0
            self._after = max(self._after, frame.data.number)
        self.is_over = isinstance(frame, RunDoneFrame)
        return frame

    def wait(self) -> float:
        """The pause before the next connection; it grows with each connection without a step."""
        self._failures += 1
        return self._policy.backoff(self._failures, _FIRST_WAIT)

    def failed(self, failure: PlatformError) -> float:
        """The pause before the next connection. Raises errors that a retry does not fix."""
        status = failure.status or 500
        is_unreadable = isinstance(failure, UnreadableResponseError) and failure.status is None
        is_lasting = is_unreadable or (400 <= status < 500 and not failure.retryable)
        if is_lasting or (failure.retry_after or 0) > self._policy.max_wait:
            raise failure
        return max(self.wait(), float(failure.retry_after or 0))


def follow_run(platform: "Platform", follower: RunFollower, policy: RetryPolicy) -> Iterator[RunFrame]:
    """The frames of a run until it has ended."""
    while not follower.is_over:
        try:
            with connect_sse(platform.http, "GET", follower.path, **follower.request) as source:
                for sse in source.iter_sse():
                    frame = follower.take(sse)
                    if frame is not None:
                        yield frame
            wait = follower.wait()
        except PlatformError as failure:
            wait = follower.failed(failure)
        if not follower.is_over:
            policy.sleep(wait)


async def async_follow_run(
    platform: "AsyncPlatform", follower: RunFollower, policy: RetryPolicy
) -> AsyncGenerator[RunFrame, None]:
    """The asyncio version of `follow_run`."""
    while not follower.is_over:
        try:
            async with aconnect_sse(platform.http, "GET", follower.path, **follower.request) as source:
                async for sse in source.aiter_sse():
                    frame = follower.take(sse)
                    if frame is not None:
                        yield frame
            wait = follower.wait()
        except PlatformError as failure:
            wait = follower.failed(failure)
        if not follower.is_over:
            await policy.sleep_async(wait)
