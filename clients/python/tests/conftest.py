"""Fixtures: scripted servers, and waits that are recorded instead of slept."""

import os
from collections.abc import Callable, Iterator
from typing import cast

import pytest

from organisation_platform import Platform, RetryPolicy

from .support.blocking import BlockingPlatform
from .support.scripted_server import Answer, ScriptedServer

Serve = Callable[..., ScriptedServer]


class Waits(list[float]):
    """The seconds that would have been waited."""

    async def append_async(self, seconds: float) -> None:
        """Count a wait of a program that does not block."""
        self.append(seconds)


@pytest.fixture
def waits() -> Waits:
    return Waits()


@pytest.fixture
def policy(waits: Waits) -> RetryPolicy:
    return RetryPolicy(sleep=waits.append, sleep_async=waits.append_async, random=lambda: 0.0)


@pytest.fixture
def serve() -> Iterator[Serve]:
    servers: list[ScriptedServer] = []

    def start(*answers: Answer) -> ScriptedServer:
        servers.append(ScriptedServer(answers))
        return servers[-1]

    yield start
    for server in servers:
        server.close()


@pytest.fixture(params=[Platform, BlockingPlatform], ids=["sync", "async"])
def kind(request: pytest.FixtureRequest) -> type[Platform]:
    """Both clients: what holds for the one must hold for the other."""
    return cast(type[Platform], request.param)


@pytest.fixture
def speak(policy: RetryPolicy, kind: type[Platform]) -> Iterator[Callable[[ScriptedServer], Platform]]:
    yield from _speaking(policy, kind)


@pytest.fixture
def speak_sync(policy: RetryPolicy) -> Iterator[Callable[[ScriptedServer], Platform]]:
    """For tests that reach beneath the Platform."""
    yield from _speaking(policy, Platform)


def _speaking(policy: RetryPolicy, kind: type[Platform]) -> Iterator[Callable[[ScriptedServer], Platform]]:
    platforms: list[Platform] = []

    def start(server: ScriptedServer) -> Platform:
        platforms.append(kind(server.url, api_key="ok_test", retries=policy))
        return platforms[-1]

    yield start
    for platform in platforms:
        platform.close()


@pytest.fixture(scope="session")
def url() -> str:
    """A real server without an account; `scripts/external/python-client.ts` starts one."""
    found = os.environ.get("PLATFORM_URL")
    if found is None:
        pytest.skip("PLATFORM_URL names no server")
    return found
