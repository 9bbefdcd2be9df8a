"""What only programs that do not block meet; every other test runs for both clients (conftest.py)."""

import socket
import threading
from collections.abc import AsyncIterator, Callable
from typing import assert_type

import anyio
import anyio.to_thread
import pytest

from organisation_platform import AsyncPlatform, Lost, RetryPolicy, VersionConflictError
from organisation_platform.api.users import get_user, list_users, update_user_role
from organisation_platform.models import HumanRole, UpdateUserRoleRequest, UserResponse

from .conftest import Serve, Waits
from .support.samples import event, events, user, users
from .support.scripted_server import ScriptedServer, cut, failed, frame, ok, streamed

pytestmark = pytest.mark.anyio
Speak = Callable[[ScriptedServer], AsyncPlatform]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def connect(policy: RetryPolicy) -> AsyncIterator[Speak]:
    platforms: list[AsyncPlatform] = []

    def start(server: ScriptedServer) -> AsyncPlatform:
        platforms.append(AsyncPlatform(server.url, api_key="ok_test", retries=policy))
        return platforms[-1]

    yield start
    for platform in platforms:
        await platform.aclose()


async def test_refusals_and_lost_connections_are_repeated(serve: Serve, connect: Speak, waits: Waits) -> None:
    server = serve(cut, failed(429, 5000, retry_after=9), ok(user()))
    answer = await connect(server).call(get_user, "u1")
    assert assert_type(answer.data, UserResponse).username == "ada"
    assert waits == [1.0, 9.0]


async def test_an_id_that_would_name_something_else_is_not_sent(serve: Serve, connect: Speak) -> None:
    server = serve(ok(user()))
    with pytest.raises(ValueError, match="of the path"):
        await connect(server).call(get_user, "..")
    assert server.asked == []


async def test_pages_are_followed(serve: Serve, connect: Speak) -> None:
    server = serve(users(["ada", "alan"], "c1"), users(["grace"], None))
    assert [each.username async for each in connect(server).pages(list_users)] == ["ada", "alan", "grace"]


async def test_a_change_is_made_anew_after_a_conflict(serve: Serve, connect: Speak) -> None:
    seen = ok(user(), {"etag": '"t1"'})
    body = UpdateUserRoleRequest(role=HumanRole.OBSERVER)
    server = serve(seen, failed(409, 4002), seen, seen, seen, failed(409, 4002))
    platform = connect(server)
    assert (await platform.update(get_user, update_user_role, "u1", change=lambda _: body)).username == "ada"
    with pytest.raises(VersionConflictError):
        await platform.update(get_user, update_user_role, "u1", change=lambda _: body, tries=1)


async def test_events_are_followed_over_a_gap_and_a_lost_connection(serve: Serve, connect: Speak) -> None:
    told = [frame("task.created", event(position), position) for position in ("e.1", "e.4")]
    gap = frame("gap", {"resume_after": "e.1"})
    server = serve(streamed(told[0], gap), events(["e.2"], "e.3", False), streamed(told[1]))
    platform = connect(server)
    found: list[str] = []
    async for item in platform.follow(platform.subscriber(since=None)):
        found.append("lost" if isinstance(item, Lost) else item.position)
        if found[-1] == "e.4":
            break
    assert found == ["lost", "e.1", "e.2", "e.4"]


async def test_a_call_that_is_given_up_is_not_repeated(serve: Serve, connect: Speak, waits: Waits) -> None:
    arrived, left = threading.Event(), threading.Event()

    def hang(connection: socket.socket) -> None:
        arrived.set()
        connection.settimeout(10)
        if connection.recv(1) == b"":
            left.set()

    server = serve(hang)
    async with anyio.create_task_group() as group:
        group.start_soon(connect(server).call, get_user, "u1")
        assert await anyio.to_thread.run_sync(arrived.wait, 5.0)
        group.cancel_scope.cancel()
    assert await anyio.to_thread.run_sync(left.wait, 5.0)
    assert (len(server.asked), waits) == (1, [])


async def test_a_call_that_is_given_up_while_it_waits_is_not_repeated(serve: Serve) -> None:
    server = serve(failed(429, 5000, retry_after=30), ok(user()))
    async with AsyncPlatform(server.url) as platform:
        with anyio.move_on_after(0.5) as scope:
            await platform.call(get_user, "u1")
    assert scope.cancelled_caught
    assert len(server.asked) == 1


async def test_a_wait_does_not_block_what_runs_beside_it(serve: Serve) -> None:
    waiting, other = serve(failed(429, 5000, retry_after=1), ok(user())), serve(ok(user()))
    done: list[str] = []

    async def ask(server: ScriptedServer, name: str) -> None:
        async with AsyncPlatform(server.url) as platform:
            await platform.call(get_user, "u1")
        done.append(name)

    async with anyio.create_task_group() as group:
        group.start_soon(ask, waiting, "waiting")
        await anyio.sleep(0.1)
        group.start_soon(ask, other, "other")
    assert done == ["other", "waiting"]
