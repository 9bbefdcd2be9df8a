"""`platform.departments.create(...)` exists for every operation of the document."""

import inspect
from collections.abc import AsyncIterator, Callable
from typing import Any, assert_type

import pytest

from codegen.declared import Declared, declared_in
from codegen.names import iterator_of, method_of, require_unique
from codegen.signatures import STREAMS
from organisation_platform import AsyncPlatform, DuplicateRecordError, Platform, UnreadableResponseError, WithHeaders
from organisation_platform.models import ApiResponseOfUserResponse, UserResponse

from .conftest import Serve
from .support.samples import user, users
from .support.scripted_server import ScriptedServer, failed, ok, raw
from .test_document import DOCUMENT

Speak = Callable[[ScriptedServer], Platform]
OPERATIONS = declared_in(DOCUMENT)


@pytest.mark.parametrize(
    ("operation", "tag", "method"),
    [
        ("create_department", "departments", "create"),
        ("reorder_department_agents", "departments", "reorder_agents"),
        ("get_ceremony_policy", "departments", "get_ceremony_policy"),
        ("list_company_departments", "company", "list_departments"),
        ("rotate_webhook_endpoint_secret", "webhook_endpoints", "rotate_secret"),
        ("list_webhook_deliveries", "webhook_endpoints", "list_deliveries"),
        ("approve_approval", "approvals", "approve"),
        ("login", "auth", "login"),
    ],
)
def test_a_method_is_the_verb_and_what_the_tag_does_not_say(operation: str, tag: str, method: str) -> None:
    assert method_of(operation, tag) == method


def test_an_iterator_is_named_after_its_list() -> None:
    assert (iterator_of("list"), iterator_of("list_versions"), iterator_of("get")) == (
        "iterate",
        "iterate_versions",
        "iterate",
    )


def test_two_operations_with_one_method_are_refused() -> None:
    twice = [Declared(name, "users", "", "", False) for name in ("get_user", "get_users")]
    with pytest.raises(ValueError, match=r"users\.get"):
        require_unique(twice)


@pytest.mark.parametrize("kind", [Platform, AsyncPlatform])
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda each: each.name)
def test_every_operation_is_a_method(operation: Declared, kind: type[Any]) -> None:
    name = method_of(operation.name, operation.tag)
    group = getattr(kind("http://127.0.0.1:1"), operation.tag)
    if operation.name == "stream_events":
        name = "stream"
    if operation.name == "open_web_socket" and kind is Platform:
        assert not hasattr(group, name)
        return
    method = getattr(group, name)
    if operation.name in STREAMS:
        return
    assert (inspect.getdoc(method) or "").startswith(f"{operation.summary}.")
    assert inspect.iscoroutinefunction(method) is (kind is AsyncPlatform)
    assert inspect.signature(method).parameters == inspect.signature(getattr(group.with_headers, name)).parameters


@pytest.mark.parametrize("kind", [Platform, AsyncPlatform])
def test_no_group_hides_a_method_of_the_platform(kind: type[Any]) -> None:
    tags = {operation.tag for operation in OPERATIONS}
    assert tags.isdisjoint(vars(kind))


def test_a_group_is_typed_and_gives_the_response(serve: Serve, speak_sync: Speak) -> None:
    server = serve(ok(user()))
    found = speak_sync(server).users.get("u1")
    assert assert_type(found, ApiResponseOfUserResponse).data.username == "ada"
    assert server.asked[0].path == "/api/v1/users/u1"


def test_an_iterator_follows_the_pages(serve: Serve, speak_sync: Speak) -> None:
    server = serve(users(["ada", "alan"], "c1"), users(["grace"], None))
    found = [assert_type(each, UserResponse).username for each in speak_sync(server).users.iterate(limit=2)]
    assert found == ["ada", "alan", "grace"]


def test_headers_come_with_the_response(serve: Serve, speak_sync: Speak) -> None:
    platform = speak_sync(serve(ok(user(), {"etag": '"t1"'})))
    found = platform.users.with_headers.get("u1")
    assert_type(found, WithHeaders[ApiResponseOfUserResponse])
    assert (found.body.data.username, found.status, found.headers["ETag"]) == ("ada", 200, '"t1"')


def test_a_response_without_a_body_has_headers_too(serve: Serve, speak_sync: Speak) -> None:
    found = speak_sync(serve(raw(204, b"", headers={"deprecation": "@1"}))).users.with_headers.delete("u1")
    assert (assert_type(found.body, None), found.status, found.headers["deprecation"]) == (None, 204, "@1")


def test_errors_are_raised_with_headers_too(serve: Serve, speak_sync: Speak) -> None:
    platform = speak_sync(serve(failed(409, 4001), ok({"id": 1})))
    with pytest.raises(DuplicateRecordError):
        platform.users.with_headers.get("u1")
    with pytest.raises(UnreadableResponseError):
        platform.users.with_headers.get("u1")


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_groups_do_not_block(serve: Serve, anyio_backend: str) -> None:
    assert anyio_backend
    server = serve(ok(user()), ok(user()), users(["ada"], None))
    async with AsyncPlatform(server.url) as platform:
        assert_type(await platform.users.get("u1"), ApiResponseOfUserResponse)
        assert_type(await platform.users.with_headers.get("u1"), WithHeaders[ApiResponseOfUserResponse])
        found = platform.users.iterate()
        assert_type(found, AsyncIterator[UserResponse])
        assert [each.username async for each in found] == ["ada"]
