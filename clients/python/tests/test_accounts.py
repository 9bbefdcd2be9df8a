"""The first key, and sessions that renew themselves."""

import json
import threading
from collections.abc import Callable, Iterator
from typing import Any

import anyio
import httpx
import pytest

from organisation_platform import (
    AsyncPlatform,
    NewKey,
    Platform,
    ResourceConflictError,
    RetryPolicy,
    Session,
    UnauthorizedError,
    async_first_key,
    async_sign_in,
    first_key,
    sign_in,
)
from organisation_platform.api.auth import change_password, login, logout
from organisation_platform.api.users import get_user

from .conftest import Serve, Waits
from .support.samples import WHEN, user
from .support.scripted_server import Answer, ScriptedServer, failed, ok, raw

ACCOUNT = ("ada", "correct horse battery")
SIGNED = {"expires_in": 600, "must_change_password": False}


def cookies(number: int, life: int = 600, prefixes: tuple[str, str] = ("", "")) -> dict[str, str]:
    """The headers of a response that sets the tokens; HTTP libraries join equal names, servers do not."""
    session = (
        f"{prefixes[0]}session=jwt{number}; Path=/; Max-Age={life}; Expires=Fri, 31 Jan 2031 08:00:00 GMT; HttpOnly"
    )
    refresh = f"{prefixes[1]}refresh_token=r{number}; Path=/api/v1/auth/refresh; Max-Age=900; HttpOnly"
    return {"set-cookie": session, "Set-Cookie": refresh, "SET-COOKIE": "device=d; Path=/api/v1/auth"}


def signed(number: int, life: int = 600, prefixes: tuple[str, str] = ("", ""), status: int = 200) -> bytes:
    return ok(SIGNED, cookies(number, life, prefixes), status)


@pytest.fixture
def speak(policy: RetryPolicy, kind: type[Platform]) -> Iterator[Callable[[ScriptedServer], Platform]]:
    opened: list[Platform] = []

    def start(server: ScriptedServer) -> Platform:
        opened.append(kind(server.url, auth=Session(server.url), retries=policy))
        opened[-1].call(login, {"username": "ada", "password": "correct horse battery"})
        return opened[-1]

    yield start
    for platform in opened:
        platform.close()


Speak = Callable[[ScriptedServer], Platform]


def bearers(server: ScriptedServer) -> list[str | None]:
    return [asked.headers.get("authorization") for asked in server.asked]


def test_the_token_of_the_sign_in_is_sent(serve: Serve, speak: Speak) -> None:
    server = serve(signed(1), ok(user()))
    speak(server).call(get_user, "u1")
    assert bearers(server) == [None, "Bearer jwt1"]
    assert "cookie" not in server.asked[1].headers


@pytest.mark.parametrize("prefixes", [("", ""), ("__Host-", "__Secure-")])
def test_a_session_is_renewed_before_it_expires(serve: Serve, speak: Speak, prefixes: tuple[str, str]) -> None:
    server = serve(signed(1, 0, prefixes), signed(2, 600, prefixes), ok(user()))
    platform = speak(server)
    platform.call(get_user, "u1")
    platform.call(get_user, "u1")
    assert [asked.path for asked in server.asked[1:3]] == ["/api/v1/auth/refresh", "/api/v1/users/u1"]
    assert server.asked[1].headers["cookie"] == f"{prefixes[1]}refresh_token=r1"
    assert bearers(server)[1:] == [None, "Bearer jwt2", "Bearer jwt2"]


def test_a_session_that_has_ended_is_raised(serve: Serve, speak: Speak) -> None:
    server = serve(signed(1, 0), failed(401, 1000))
    platform = speak(server)
    for _ in range(2):
        with pytest.raises(UnauthorizedError):
            platform.call(get_user, "u1")


def test_a_lost_renewal_is_raised_and_not_repeated(serve: Serve, speak: Speak, waits: Waits) -> None:
    server = serve(signed(1, 0), raw(502, b"<html>", "text/html"), signed(2), ok(user()))
    platform = speak(server)
    with pytest.raises(Exception, match="502"):
        platform.call(get_user, "u1")
    platform.call(get_user, "u1")
    assert (bearers(server)[-1], waits) == ("Bearer jwt2", [])


def test_a_new_password_and_the_sign_out_change_the_session(serve: Serve, speak: Speak) -> None:
    cleared = {"set-cookie": "session=; Max-Age=0", "Set-Cookie": "refresh_token=; Max-Age=0"}
    server = serve(signed(1), ok(user(), cookies(2)), raw(204, b"", headers=cleared), failed(401, 1000))
    platform = speak(server)
    platform.call(change_password, {"current_password": "correct horse battery", "new_password": "another long one"})
    platform.call(logout)
    with pytest.raises(UnauthorizedError):
        platform.call(get_user, "u1")
    assert bearers(server) == [None, "Bearer jwt1", "Bearer jwt2", None]


def test_a_session_shows_no_secret(serve: Serve) -> None:
    server = serve(signed(1))
    with sign_in(server.url, *ACCOUNT) as platform:
        assert platform.access_token == "jwt1"
        assert "jwt1" not in repr(platform.http.auth) + repr(vars(platform))
    assert json.loads(server.asked[0].body) == {"username": "ada", "password": "correct horse battery"}


def test_a_refused_sign_in_is_raised(serve: Serve) -> None:
    with pytest.raises(UnauthorizedError):
        sign_in(serve(failed(401, 1000)).url, *ACCOUNT)


def test_threads_renew_a_session_once(serve: Serve) -> None:
    server = serve(signed(1, 0), signed(2), ok(user()))
    with sign_in(server.url, *ACCOUNT) as platform:
        threads = [threading.Thread(target=platform.call, args=(get_user, "u1")) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert [asked.path for asked in server.asked].count("/api/v1/auth/refresh") == 1
    assert bearers(server)[2:] == ["Bearer jwt2"] * 4


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_tasks_renew_a_session_once(serve: Serve, anyio_backend: str) -> None:
    assert anyio_backend
    server = serve(signed(1, 0), signed(2), ok(user()))
    async with await async_sign_in(server.url, *ACCOUNT) as platform, anyio.create_task_group() as group:
        for _ in range(4):
            group.start_soon(platform.call, get_user, "u1")
    assert [asked.path for asked in server.asked].count("/api/v1/auth/refresh") == 1
    assert bearers(server)[2:] == ["Bearer jwt2"] * 4


def status(needs_admin: bool) -> bytes:
    names = ("needs_setup_token", "needs_setup", "has_providers", "has_name_locales", "has_company", "has_agents")
    return ok({"needs_admin": needs_admin, "min_password_length": 12, **dict.fromkeys(names, False)})


def created() -> bytes:
    key = {"id": "e93b812c-d77d-4807-a60a-237b401cf315", "name": "first key", "role": "ceo", "created_at": WHEN}
    more = {"expires_at": None, "created_by_key_id": None, "user_id": "u1", "last_four": "cret", "revoked": False}
    return ok({"key": {**key, **more}, "api_key": "ok_secret"}, status=201)


#: What each server answers before it creates the key, and what it is asked.
SERVERS: dict[str, tuple[list[Answer], list[str]]] = {
    "new": ([status(True), signed(1, status=201)], ["setup/status", "auth/setup"]),
    "used": ([status(False), signed(1)], ["setup/status", "auth/login"]),
    "set up by another": (
        [status(True), failed(409, 4000), signed(1)],
        ["setup/status", "auth/setup", "auth/login"],
    ),
}


@pytest.mark.parametrize("name", SERVERS)
@pytest.mark.parametrize("is_async", [False, True], ids=["sync", "async"])
def test_the_first_key_is_that_of_the_administrator(serve: Serve, name: str, is_async: bool) -> None:
    answers, paths = SERVERS[name]
    server = serve(*answers, created(), raw(204, b""))
    key = NewKey(name="report", role="observer", setup_token="t1")
    found = anyio.run(async_first_key, server.url, *ACCOUNT, key) if is_async else first_key(server.url, *ACCOUNT, key)
    assert found == "ok_secret"
    assert [asked.path.removeprefix("/api/v1/") for asked in server.asked] == [*paths, "auth/api-keys", "auth/logout"]
    assert server.asked[1].headers.get("x-setup-token") == ("t1" if "auth/setup" in paths else None)
    assert json.loads(server.asked[-2].body) == {"name": "report", "role": "observer", "expires_at": None}
    assert bearers(server)[-2:] == ["Bearer jwt1"] * 2


def test_a_key_that_cannot_be_created_is_raised(serve: Serve) -> None:
    with pytest.raises(ResourceConflictError):
        first_key(serve(status(False), signed(1), failed(409, 4000)).url, *ACCOUNT)


def test_a_role_that_does_not_exist_is_raised_before_anything_is_sent(serve: Serve) -> None:
    server = serve()
    with pytest.raises(ValueError, match="role"):
        first_key(server.url, *ACCOUNT, NewKey(role="nope"))  # type: ignore[arg-type]
    assert server.asked == []


def test_a_key_is_returned_although_its_session_cannot_be_ended(serve: Serve) -> None:
    server = serve(status(False), signed(1), created(), failed(500, 8000))
    assert first_key(server.url, *ACCOUNT) == "ok_secret"


def test_the_session_of_a_key_that_cannot_be_created_is_ended(serve: Serve) -> None:
    server = serve(status(False), signed(1), failed(409, 4000), raw(204, b""))
    with pytest.raises(ResourceConflictError):
        first_key(server.url, *ACCOUNT)
    assert server.asked[-1].path == "/api/v1/auth/logout"


def test_a_session_behind_a_path_is_renewed_there(serve: Serve) -> None:
    server = serve(signed(1, 0), signed(2), ok(user()))
    with sign_in(f"{server.url}/behind/", *ACCOUNT) as platform:
        platform.call(get_user, "u1")
    assert [asked.path for asked in server.asked[1:]] == ["/behind/api/v1/auth/refresh", "/behind/api/v1/users/u1"]


def test_cookies_that_cannot_be_read_are_ignored() -> None:
    session: Any = Session("http://127.0.0.1:1")
    session._adopt(httpx.Response(200, headers={"set-cookie": "se[ssion=\x01; =;"}))
    assert session.token is None


def test_both_platforms_name_their_token() -> None:
    assert Platform("http://127.0.0.1:1", "ok_x").access_token is None
    assert AsyncPlatform("http://127.0.0.1:1", "ok_x").access_token is None
