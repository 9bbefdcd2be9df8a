"""The WebSocket of a real server, over connections that are cut."""

import sys
import uuid
from contextlib import aclosing

import pytest

from organisation_platform import AsyncPlatform, ChannelsRefusedError, Lost, Platform, UnauthorizedError

from ..support.rough_proxy import RoughProxy

pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("anyio_backend", ["asyncio"])]


async def test_no_event_is_missed_over_lost_sockets(platform: Platform, api_key: str, proxy: RoughProxy) -> None:
    heard: list[str] = []
    wanted = [f"Over a socket {number}" for number in range(5)]
    async with AsyncPlatform(proxy.url, api_key=api_key) as listener:
        subscriber = listener.subscriber(channels=["departments"])
        async with aclosing(listener.socket(subscriber)) as items:
            async for item in items:
                if isinstance(item, Lost):
                    platform.departments.create({"name": wanted[0]})
                    continue
                heard.append(str(item.payload["name"]))
                if len(heard) == len(wanted):
                    break
                # Events without a connected subscriber are sent later.
                if len(heard) % 2 == 0:
                    proxy.cut()
                platform.departments.create({"name": wanted[len(heard)]})
    assert heard == wanted
    assert proxy.connections >= 3


async def test_only_events_with_the_values_of_the_filters_arrive(platform: Platform, url: str, api_key: str) -> None:
    async with AsyncPlatform(url, api_key=api_key) as listener:
        subscriber = listener.subscriber(channels=["departments"])
        async for item in listener.socket(subscriber, filters={"name": "Wanted"}):
            if not isinstance(item, Lost):
                assert item.payload["name"] == "Wanted"
                break
            for name in ("Unwanted", "Wanted"):
                platform.departments.create({"name": name})


async def test_a_channel_that_does_not_exist_is_raised(url: str, api_key: str) -> None:
    async with AsyncPlatform(url, api_key=api_key) as listener:
        with pytest.raises(ChannelsRefusedError, match="no such channel"):
            await anext(listener.socket(listener.subscriber(channels=["no such channel"])))


async def test_the_channels_that_a_key_may_not_read_are_named(platform: Platform, url: str) -> None:
    key = platform.auth.create_api_key({"name": f"reader-{uuid.uuid4()}", "role": "observer"}).data.api_key
    async with AsyncPlatform(url, api_key=key) as listener:
        with pytest.raises(ChannelsRefusedError) as caught:
            await anext(listener.socket(listener.subscriber(channels=["tasks", "webhooks"])))
        assert caught.value.channels == ("webhooks",)
        subscriber = listener.subscriber()
        async with aclosing(listener.socket(subscriber)) as items:
            assert await anext(items) == Lost()
        assert subscriber.subscribed is not None
        assert subscriber.left_out is not None
        assert "tasks" in subscriber.subscribed
        assert "webhooks" in subscriber.left_out


async def test_a_refused_key_is_raised(url: str, api_key: str) -> None:
    assert api_key
    async with AsyncPlatform(url, api_key="ok_" + "x" * 43) as listener:
        with pytest.raises(UnauthorizedError):
            await anext(listener.socket(listener.subscriber()))


async def test_the_missing_library_is_named(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "websockets.asyncio.client", None)
    async with AsyncPlatform(url) as listener:
        with pytest.raises(ImportError, match=r"\[websocket\]"):
            await anext(listener.socket(listener.subscriber()))
