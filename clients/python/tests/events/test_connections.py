"""The connections of the WebSocket: redirections, certificates, and tickets."""

import ssl
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from organisation_platform import AsyncPlatform, RetryPolicy, UnreadableResponseError

from ..conftest import Serve
from ..support.scripted_server import ok, raw

pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("anyio_backend", ["asyncio"])]


class StoppedError(Exception):
    """Ends a socket at its first pause."""


async def stop(seconds: float) -> None:
    raise StoppedError(seconds)


POLICY = RetryPolicy(sleep_async=stop)


def answering(ticket: object) -> httpx.AsyncBaseTransport:
    envelope = {"data": {"ticket": ticket, "expires_in": 30}, "success": True, "error": None, "error_detail": None}
    return httpx.MockTransport(lambda _: httpx.Response(200, json=envelope))


async def test_a_redirection_is_not_followed_so_the_ticket_stays_here(serve: Serve) -> None:
    other = serve(raw(200, b""))
    server = serve(
        ok({"ticket": "t1", "expires_in": 30}),
        raw(302, b"", headers={"location": f"{other.url.replace('http', 'ws')}/api/v1/ws"}),
    )
    async with AsyncPlatform(server.url, "ok_test", retries=POLICY) as platform:
        with pytest.raises(StoppedError):
            await anext(platform.socket(platform.subscriber()))
    assert (len(server.asked), other.asked) == (2, [])


async def test_a_server_with_https_needs_no_certificates_of_the_caller() -> None:
    async with AsyncPlatform("https://127.0.0.1:1", retries=POLICY, transport=answering("t1")) as platform:
        for tls in (None, ssl.create_default_context()):
            with pytest.raises(StoppedError):
                await anext(platform.socket(platform.subscriber(), tls=tls))


async def test_certificates_without_https_are_refused() -> None:
    async with AsyncPlatform("http://127.0.0.1:1", transport=answering("t1")) as platform:
        with pytest.raises(ValueError, match="tls: the base_url"):
            await anext(platform.socket(platform.subscriber(), tls=ssl.create_default_context()))


async def test_a_ticket_that_is_none_is_raised() -> None:
    async with AsyncPlatform("http://127.0.0.1:1", retries=POLICY, transport=answering(7)) as platform:
        with pytest.raises(UnreadableResponseError, match="a ticket that is not a string"):
            await anext(platform.socket(platform.subscriber()))


@pytest.mark.parametrize(
    ("call", "beginning"),
    [
        (lambda to: to.socket(["tasks"]), "subscriber: expected a Subscriber"),
        (lambda to: to.socket(to.subscriber(), filters="status"), "filters: expected a mapping"),
        (lambda to: to.socket(to.subscriber(), tls=True), "tls: expected ssl.SSLContext"),
        (lambda to: to.events.open_web_socket(channels="tasks"), "channels: expected a sequence"),
    ],
)
async def test_an_argument_is_refused_by_its_name(call: Callable[[Any], object], beginning: str) -> None:
    async with AsyncPlatform("http://127.0.0.1:1") as platform:
        with pytest.raises(TypeError) as caught:
            call(platform)
    assert str(caught.value).startswith(beginning)
