"""Follows the event feed over lost connections and restarts, and reports lost events."""

from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from typing import TYPE_CHECKING

from httpx_sse import aconnect_sse, connect_sse

from .._generated.models import Event
from ..errors import PlatformError
from ..http.retries import RetryPolicy
from .subscribers import Lost, Subscriber

if TYPE_CHECKING:
    from ..async_platform import AsyncPlatform
    from ..platform import Platform

PATH = "/api/v1/events/stream"


def follow(platform: "Platform", subscriber: Subscriber, policy: RetryPolicy) -> Iterator[Event | Lost]:
    """As `Platform.follow`."""
    while True:
        try:
            yield from _fill(platform, subscriber)
            with connect_sse(platform.http, "GET", PATH, **subscriber.request) as source:
                yield from subscriber.opened()
                for sse in source.iter_sse():
                    item = subscriber.take(sse)
                    if item is not None:
                        yield item
                        subscriber.processed(item)
                    if subscriber.gap is not None:
                        break
            wait = subscriber.wait()
        except PlatformError as failure:
            wait = subscriber.failed(failure)
        policy.sleep(wait)


def _fill(platform: "Platform", subscriber: Subscriber) -> Iterator[Event]:
    while (request := subscriber.gap) is not None:
        page = platform.send(request).body
        for event in page.data:
            yield event
            subscriber.processed(event)
        subscriber.paged(page)


async def async_follow(
    platform: "AsyncPlatform", subscriber: Subscriber, policy: RetryPolicy
) -> AsyncGenerator[Event | Lost, None]:
    """As `AsyncPlatform.follow`."""
    while True:
        try:
            async for event in async_fill(platform, subscriber):
                yield event
            async with aconnect_sse(platform.http, "GET", PATH, **subscriber.request) as source:
                for lost in subscriber.opened():
                    yield lost
                async for sse in source.aiter_sse():
                    item = subscriber.take(sse)
                    if item is not None:
                        yield item
                        subscriber.processed(item)
                    if subscriber.gap is not None:
                        break
            wait = subscriber.wait()
        except PlatformError as failure:
            wait = subscriber.failed(failure)
        await policy.sleep_async(wait)


async def async_fill(platform: "AsyncPlatform", subscriber: Subscriber) -> AsyncIterator[Event]:
    """The events of a gap, as pages."""
    while (request := subscriber.gap) is not None:
        page = (await platform.send(request)).body
        for event in page.data:
            yield event
            subscriber.processed(event)
        subscriber.paged(page)
