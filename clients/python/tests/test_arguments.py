"""Arguments are checked by the type checker, and before anything is sent; each `type: ignore` is a refused program."""

from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Any, assert_type
from uuid import UUID

import attrs
import pytest

from organisation_platform import Platform
from organisation_platform.api.approvals import create_approval, get_approval, list_approvals
from organisation_platform.api.audit import list_audit_log
from organisation_platform.api.budget import list_spending
from organisation_platform.api.departments import get_department, update_department
from organisation_platform.api.tasks import create_task
from organisation_platform.api.users import create_user, list_users, revoke_org_role, update_user_role
from organisation_platform.arguments.coercion import coerced
from organisation_platform.bodies import CreateTaskRequestDict, CreateUserRequestDict
from organisation_platform.models import (
    ApiResponseOfUserResponse,
    CreateTaskRequest,
    CreateUserRequest,
    HumanRole,
    UpdateDepartmentRequest,
    UpdateUserRoleRequest,
)

from .conftest import Serve
from .support.samples import user
from .support.scripted_server import ScriptedServer, ok

Speak = Callable[[ScriptedServer], Platform]
ID = "e93b812c-d77d-4807-a60a-237b401cf315"
ADA: CreateUserRequestDict = {"username": "ada", "password": "correct horse battery", "role": "manager"}


def test_ids_enums_and_bodies_may_have_the_forms_that_programs_have(serve: Serve, speak: Speak) -> None:
    server = serve(ok(user(), status=201), ok(user(), status=201), ok(user()))
    platform = speak(server)
    model = CreateUserRequest("ada", "correct horse battery", HumanRole.MANAGER)
    for body in (ADA, model):
        assert_type(platform.call(create_user, body), ApiResponseOfUserResponse)
    platform.call(update_user_role, ID, body={"role": HumanRole.OBSERVER})
    assert server.asked[0].body == server.asked[1].body
    assert server.asked[2].body == b'{"role":"observer"}'
    assert get_department(UUID(ID)) == get_department(ID)
    assert list_approvals(status="pending").arguments == {"limit": 50, "status": "pending"}


def test_a_model_with_plain_values_is_sent_like_one_with_enums(serve: Serve, speak: Speak) -> None:
    server = serve(ok(user()))
    body = UpdateUserRoleRequest(role="observer")  # type: ignore[arg-type]
    speak(server).call(update_user_role, ID, body)
    assert server.asked[0].body == b'{"role":"observer"}'


def test_a_body_has_the_names_of_json() -> None:
    body: CreateTaskRequestDict = {"title": "Count", "description": "All.", "project_id": UUID(ID), "type": "research"}
    assert create_task(body).arguments["body"] == CreateTaskRequest.from_dict({**body, "project_id": ID})


def test_a_body_with_free_names_keeps_them() -> None:
    made = create_approval(
        {"action_type": "a:b", "title": "T", "description": "D", "risk_level": "low", "metadata": {"k": "v"}}
    )
    assert made.arguments["body"].to_dict()["metadata"] == {"k": "v"}


def test_the_fields_that_were_not_set_stay_unset() -> None:
    body = update_department(ID, {"head": None}).arguments["body"]
    assert body.to_dict() == {"head": None}
    assert update_department(ID, UpdateDepartmentRequest(name="R")).arguments["body"].to_dict() == {"name": "R"}


def test_timestamps_and_days_may_be_text() -> None:
    at = datetime(2030, 1, 31, 8, tzinfo=UTC)
    assert list_audit_log(from_="2030-01-31T08:00:00Z") == list_audit_log(from_=at)
    assert list_spending(from_="2030-01-31") == list_spending(from_=date(2030, 1, 31))


#: What is refused: the request, and the beginning of its error.
REFUSED: dict[str, tuple[Callable[..., object], type[Exception], str]] = {
    "type": (lambda: list_users(limit="x"), TypeError, "limit: expected int, got str"),  # type: ignore[arg-type]
    "bool": (lambda: list_users(limit=True), TypeError, "limit: expected int, got bool"),
    "name": (lambda: list_users(limt=1), TypeError, "list_users"),  # type: ignore[call-arg]
    "missing": (get_approval, TypeError, "get_approval"),
    "none": (lambda: get_department(None), TypeError, "department_id: "),  # type: ignore[arg-type]
    "number": (lambda: get_department(7), TypeError, "department_id: "),  # type: ignore[arg-type]
    "enum": (
        lambda: list_approvals(status="done"),  # type: ignore[arg-type]
        ValueError,
        "status: expected one of 'approved', 'expired', 'pending', 'rejected', got 'done'",
    ),
    "segment": (lambda: revoke_org_role("u1", ".."), ValueError, "role: "),
    "empty": (lambda: get_department(""), ValueError, "department_id: "),
    "zone": (lambda: list_audit_log(to=datetime(2030, 1, 1)), ValueError, "to: expected a timestamp with a time zone"),
    "day": (lambda: list_spending(to="soon"), ValueError, "to: expected a date in ISO 8601, got 'soon'"),
    "no body": (create_user, TypeError, "create_user"),
    "body": (lambda: create_user("ada"), TypeError, "body: expected CreateUserRequest or a mapping"),  # type: ignore[arg-type]
    "other body": (
        lambda: create_user(UpdateUserRoleRequest(HumanRole.CEO)),  # type: ignore[arg-type]
        TypeError,
        "body: expected CreateUserRequest or a mapping, got UpdateUserRoleRequest",
    ),
    "field": (
        lambda: create_user({**ADA, "nme": "x"}),  # type: ignore[arg-type]
        TypeError,
        "body: unknown field 'nme'",
    ),
    "value of a field": (
        lambda: create_user({**ADA, "role": "boss"}),  # type: ignore[arg-type]
        ValueError,
        "body.role: expected one of",
    ),
    "absent field": (
        lambda: create_user({"username": "ada"}),  # type: ignore[arg-type]
        TypeError,
        "body: the field 'password' is required",
    ),
}


@pytest.mark.parametrize("wrong", REFUSED)
def test_an_argument_that_does_not_fit_is_refused_by_its_name(serve: Serve, speak: Speak, wrong: str) -> None:
    build, kind, beginning = REFUSED[wrong]
    server = serve(ok(user()))
    with pytest.raises(kind) as caught:
        speak(server).call(build)  # type: ignore[arg-type]
    assert str(caught.value).startswith(beginning)
    assert server.asked == []


def test_the_platform_checks_the_arguments_of_the_operation(serve: Serve, speak_sync: Speak) -> None:
    server = serve(ok(user()))
    platform = speak_sync(server)
    with pytest.raises(TypeError, match="limit"):
        platform.call(list_users, limit="x")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="limit"):
        list(platform.pages(list_users, limit="x"))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="department_id"):
        platform.read(get_department, 7)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="department_id"):
        platform.update(get_department, update_department, 7, change=lambda _: UpdateDepartmentRequest())  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="limit"):
        platform.users.list(limit="x")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="body: unknown field"):
        platform.users.create({**ADA, "nme": "x"})  # type: ignore[arg-type]
    assert server.asked == []


@attrs.define
class Nested:
    """A model of the test."""

    tags: list[str]
    counts: dict[str, int]


@pytest.mark.parametrize(
    ("value", "path"),
    [
        ({"tags": "abc", "counts": {}}, "body.tags: "),
        ({"tags": ["a", 1], "counts": {}}, "body.tags[1]: "),
        ({"tags": [], "counts": {"a": "x"}}, "body.counts.a: "),
    ],
)
def test_an_error_names_the_path_in_a_body(value: Any, path: str) -> None:
    with pytest.raises(TypeError) as caught:
        coerced(Nested, value, "body")
    assert str(caught.value).startswith(path)
