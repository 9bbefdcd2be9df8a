"""Values of wrong types are refused by the name of their parameter, before anything is sent."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from organisation_platform import (
    AsyncPlatform,
    Lost,
    NewKey,
    Platform,
    RetryPolicy,
    Session,
    WebhookVerifier,
    first_key,
    payload_of,
    sign_in,
)
from organisation_platform.api.departments import get_department, update_department
from organisation_platform.api.settings import save_setting
from organisation_platform.api.users import get_user, list_users
from organisation_platform.events.sockets import Options
from organisation_platform.models import Event

from .conftest import Serve
from .support.samples import event, user
from .support.scripted_server import ScriptedServer, ok

Speak = Callable[[ScriptedServer], Platform]
URL = "http://127.0.0.1:1"
SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
EVENT = Event.from_dict(event("e.1"))
Wrong = tuple[Callable[..., object], str]


def circle() -> dict[str, Any]:
    found: dict[str, Any] = {}
    found["self"] = found
    return found


#: Each is given a platform of either kind as Any: the type checker would refuse it.
CALLS: dict[str, Wrong] = {
    "call, text": (lambda to: to.call("list_users"), "operation: expected a function, got str"),
    "call, request": (lambda to: to.call(list_users()), "operation: expected a function, got Request"),
    "call, other function": (lambda to: to.call(str), "operation: expected a function of organisation_platform.api"),
    "call, unknown argument": (lambda to: to.call(list_users, limt=1), "list_users() got an unexpected keyword"),
    "with_headers": (lambda to: to.with_headers(None), "operation: expected a function, got NoneType"),
    "read": (lambda to: to.read(get_user), "get_user() missing 1 required positional argument"),
    "pages": (lambda to: list(to.pages(7)), "operation: expected a function, got int"),
    "update, change": (
        lambda to: to.update(get_department, update_department, "d", change={"name": "R"}),
        "change: expected a function, got dict",
    ),
    "update, tries": (
        lambda to: to.update(get_user, get_user, "u1", change=print, tries="3"),
        "tries: expected int, got str",
    ),
    "stream_turn, text": (lambda to: list(to.stream_turn("How are we?")), "body: expected TurnRequest or a mapping"),
    "stream_turn, key": (
        lambda to: list(to.stream_turn({"message": "?"}, idempotency_key=7)),
        "idempotency_key: expected str, got int",
    ),
    "subscriber, text": (lambda to: to.subscriber(channels="tasks"), "channels: expected a sequence of names, got str"),
    "subscriber, number": (lambda to: to.subscriber(channels=7), "channels: expected a sequence of names, got int"),
    "subscriber, numbers": (lambda to: to.subscriber(channels=["tasks", 7]), "channels[1]: expected str, got int"),
    "subscriber, since": (lambda to: to.subscriber(since=7), "since: expected str, got int"),
    "follow, channels": (lambda to: list(to.follow(["tasks"])), "subscriber: expected a Subscriber"),
    "wait_for, response": (
        lambda to: to.wait_for(to.call(get_user, "u1")),
        "approval_id: expected UUID or str, got ApiResponseOfUserResponse",
    ),
    "half a character": (lambda to: to.call(get_user, "\ud800"), "user_id: contains a character that cannot be sent"),
    "header": (lambda to: to.call(get_user, "u1", if_none_match="ü"), "the request contains a character that cannot"),
    "value, object": (
        lambda to: to.call(save_setting, "chat", "x", {"value": {"at": [object()]}}),
        "body.value.at[0]: expected a JSON value, got object",
    ),
    "value, nan": (
        lambda to: to.call(save_setting, "chat", "x", {"value": float("nan")}),
        "body.value: expected a finite number, got nan",
    ),
    "value, circle": (lambda to: to.call(save_setting, "chat", "x", {"value": circle()}), "body: the value is nested"),
}


@pytest.mark.parametrize("name", CALLS)
def test_a_method_names_the_argument(serve: Serve, speak: Speak, name: str) -> None:
    call, beginning = CALLS[name]
    server = serve(ok(user()))
    with pytest.raises((TypeError, ValueError)) as caught:
        call(speak(server))
    assert str(caught.value).startswith(beginning)
    assert [asked.path for asked in server.asked] == (["/api/v1/users/u1"] if name == "wait_for, response" else [])


def test_an_operation_without_pages_is_named(serve: Serve, speak: Speak) -> None:
    with pytest.raises(TypeError, match="a list with pages, which returned ApiResponseOfUserResponse"):
        list(speak(serve(ok(user()))).pages(get_user, "u1"))  # type: ignore[arg-type]


CONSTRUCTIONS: dict[str, tuple[dict[str, Any], str]] = {
    "no address": ({"base_url": None}, "base_url: expected str, got NoneType"),
    "bytes": ({"base_url": b"http://127.0.0.1:1"}, "base_url: expected str, got bytes"),
    "port": ({"base_url": "http://127.0.0.1:999999"}, "base_url: "),
    "brackets": ({"base_url": "http://[::1"}, "base_url: "),
    "query": ({"base_url": "http://127.0.0.1:1/?a=b"}, "base_url must not contain a query"),
    "key": ({"api_key": 7}, "api_key: expected str, got int"),
    "retries": ({"retries": 3}, "retries: expected RetryPolicy, got int"),
    "timeout": ({"timeout": "60"}, "timeout: expected httpx.Timeout, got str"),
    "transport": ({"transport": object()}, "transport: expected httpx."),
}


@pytest.mark.parametrize("kind", [Platform, AsyncPlatform])
@pytest.mark.parametrize("name", CONSTRUCTIONS)
def test_a_platform_names_the_argument(kind: type[Any], name: str) -> None:
    arguments, beginning = CONSTRUCTIONS[name]
    with pytest.raises((TypeError, ValueError)) as caught:
        kind(**{"base_url": URL, **arguments})
    assert str(caught.value).startswith(beginning)


@pytest.mark.parametrize(
    ("kind", "transport"), [(Platform, httpx.AsyncHTTPTransport), (AsyncPlatform, httpx.HTTPTransport)]
)
def test_the_transport_of_the_other_kind_is_refused(kind: type[Any], transport: Callable[[], object]) -> None:
    with pytest.raises(TypeError, match=r"transport: expected httpx\.(Async)?BaseTransport"):
        kind(URL, transport=transport())


FUNCTIONS: dict[str, Wrong] = {
    "first_key, address": (lambda: first_key(None, "ada", "secret"), "base_url: expected str"),  # type: ignore[arg-type]
    "first_key, user": (lambda: first_key(URL, 7, "secret"), "body.username: expected str"),  # type: ignore[arg-type]
    "first_key, password": (lambda: first_key(URL, "ada", None), "body.password: expected str"),  # type: ignore[arg-type]
    "first_key, name": (lambda: first_key(URL, "ada", "secret", "report"), "key: expected NewKey, got str"),  # type: ignore[arg-type]
    "first_key, key": (
        lambda: first_key(URL, "ada", "secret", NewKey(name=None)),  # type: ignore[arg-type]
        "body.name: expected str, got NoneType",
    ),
    "first_key, expiry": (
        lambda: first_key(URL, "ada", "secret", NewKey(expires_at="soon")),  # type: ignore[arg-type]
        "body.expires_at: expected a datetime",
    ),
    "first_key, token": (
        lambda: first_key(URL, "ada", "secret", NewKey(setup_token=7)),  # type: ignore[arg-type]
        "setup_token: expected str, got int",
    ),
    "first_key, line": (
        lambda: first_key(URL, "ada", "secret", NewKey(setup_token="a\n")),
        "setup_token contains white space",
    ),
    "sign_in, address": (lambda: sign_in(7, "ada", "secret"), "base_url: expected str"),  # type: ignore[arg-type]
    "sign_in, password": (lambda: sign_in(URL, "ada", b"secret"), "body.password: expected str"),  # type: ignore[arg-type]
    "session": (lambda: Session(None), "base_url: expected str"),  # type: ignore[arg-type]
    "attempts": (lambda: RetryPolicy(attempts="3"), "attempts: expected int, got str"),  # type: ignore[arg-type]
    "max_wait": (lambda: RetryPolicy(max_wait=None), "max_wait: expected a number of seconds"),  # type: ignore[arg-type]
    "filters": (lambda: Options("x", None), "filters: expected a mapping, got str"),  # type: ignore[arg-type]
    "a filter": (lambda: Options({"a": [1]}, None), "filters.a: expected str, a number"),  # type: ignore[dict-item]
    "tls": (lambda: Options(None, True), "tls: expected ssl.SSLContext, got bool"),  # type: ignore[arg-type]
    "payload_of, item": (lambda: payload_of(EVENT.payload, "task.created"), "item: expected an event, Lost or"),  # type: ignore[call-overload]
    "payload_of, types": (lambda: payload_of(EVENT, ["task.created"]), "types: expected str, got list"),  # type: ignore[call-overload]
    "payload_of, Lost": (lambda: payload_of(Lost(), 7), "types: expected str, got int"),  # type: ignore[call-overload]
    "secret": (lambda: WebhookVerifier(7), "secret: expected str, got int"),  # type: ignore[arg-type]
    "secrets": (lambda: WebhookVerifier([SECRET]), "secret: expected str, got list"),  # type: ignore[arg-type]
    "no secret": (lambda: WebhookVerifier(""), "secret: not a secret"),
    "another secret": (lambda: WebhookVerifier("whsec_a"), "secret: not a secret"),
    "parsed body": (lambda: WebhookVerifier(SECRET).verify({}, {}), "body: expected the raw body"),  # type: ignore[arg-type]
    "no body": (lambda: WebhookVerifier(SECRET).verify(None, {}), "body: expected the raw body"),  # type: ignore[arg-type]
    "no headers": (lambda: WebhookVerifier(SECRET).verify("{}", None), "headers: expected a mapping"),  # type: ignore[arg-type]
    "pairs": (lambda: WebhookVerifier(SECRET).verify("{}", [("a", "b")]), "headers: expected a mapping"),  # type: ignore[arg-type]
    "raw headers": (lambda: WebhookVerifier(SECRET).verify("{}", {b"a": b"b"}), "headers: expected names as str"),  # type: ignore[dict-item]
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_names_the_argument(name: str) -> None:
    call, beginning = FUNCTIONS[name]
    with pytest.raises((TypeError, ValueError)) as caught:
        call()
    assert str(caught.value).startswith(beginning)
