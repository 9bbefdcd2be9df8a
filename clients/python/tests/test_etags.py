"""Reading with an ETag, and changing what was read."""

from collections.abc import Callable
from typing import assert_type

import pytest

from organisation_platform import (
    Platform,
    ServiceUnavailableError,
    Tagged,
    UnreadableResponseError,
    VersionConflictError,
)
from organisation_platform.api.roles import get_role, set_role
from organisation_platform.api.users import get_user, update_user_role
from organisation_platform.models import DepartmentName, HumanRole, PutRoleRequest, UpdateUserRoleRequest, UserResponse

from .conftest import Serve
from .support.samples import role, user
from .support.scripted_server import ScriptedServer, failed, ok

Speak = Callable[[ScriptedServer], Platform]


def observer(_: UserResponse) -> UpdateUserRoleRequest:
    return UpdateUserRoleRequest(role=HumanRole.OBSERVER)


def tagged(tag: str) -> bytes:
    return ok(user(), {"etag": tag})


def test_reading_gives_the_tag(serve: Serve, speak: Speak) -> None:
    seen = speak(serve(tagged('"t1"'))).read(get_user, "u1")
    assert_type(seen, Tagged[UserResponse])
    assert (seen.data.username, seen.etag) == ("ada", '"t1"')


def test_an_answer_without_a_tag_is_told(serve: Serve, speak: Speak) -> None:
    with pytest.raises(UnreadableResponseError, match="without an ETag"):
        speak(serve(ok(user()))).read(get_user, "u1")


def test_a_change_is_made_of_what_was_read_anew_after_a_conflict(serve: Serve, speak: Speak) -> None:
    server = serve(tagged('"t1"'), failed(409, 4002), tagged('"t2"'), tagged('"t3"'))
    changed = speak(server).update(get_user, update_user_role, "u1", change=observer)
    assert assert_type(changed, UserResponse).username == "ada"
    assert [asked.headers.get("if-match") for asked in server.asked] == [None, '"t1"', None, '"t2"']


def test_after_three_conflicts_the_last_is_raised(serve: Serve, speak: Speak) -> None:
    answers = [tagged('"t1"'), failed(409, 4002)] * 4
    server = serve(*answers)
    with pytest.raises(VersionConflictError):
        speak(server).update(get_user, update_user_role, "u1", change=observer)
    assert len(server.asked) == 6


@pytest.mark.parametrize(("tries", "made"), [(0, 1), (1, 1), (2, 2), (5, 5)])
def test_the_number_of_tries_is_that_of_the_caller(serve: Serve, speak: Speak, tries: int, made: int) -> None:
    server = serve(*[tagged('"t1"'), failed(409, 4002)] * 6)
    with pytest.raises(VersionConflictError):
        speak(server).update(get_user, update_user_role, "u1", change=observer, tries=tries)
    assert len(server.asked) == 2 * made


def test_a_change_that_may_have_happened_is_not_made_twice(serve: Serve, speak: Speak) -> None:
    server = serve(ok(role(), {"etag": '"t1"'}), failed(503, 8001))
    made: list[str] = []

    def change(_: object) -> PutRoleRequest:
        made.append("made")
        return PutRoleRequest.from_dict({**role(), "description": "x"})

    with pytest.raises(ServiceUnavailableError) as caught:
        speak(server).update(get_role, set_role, "CTO", change=change)
    assert caught.value.is_uncertain
    assert (len(server.asked), made) == (2, ["made"])


def test_the_body_of_a_change_may_be_a_dictionary(serve: Serve, speak: Speak) -> None:
    server = serve(tagged('"t1"'), tagged('"t2"'))
    platform = speak(server)
    changed = platform.update(get_user, update_user_role, "u1", change=lambda _: {"role": "observer"})
    assert assert_type(changed, UserResponse).username == "ada"
    assert server.asked[1].body == b'{"role":"observer"}'
    with pytest.raises(TypeError, match="body: unknown field 'rle'"):
        platform.update(get_user, update_user_role, "u1", change=lambda _: {"rle": "observer"})
    assert len(server.asked) == 3


def test_a_change_that_does_not_fit_is_refused(serve: Serve, speak_sync: Speak) -> None:
    server = serve(tagged('"t1"'))
    platform = speak_sync(server)
    with pytest.raises(TypeError, match="body"):
        platform.update(get_user, update_user_role, "u1", change=lambda _: PutRoleRequest(DepartmentName.DESIGN))  # type: ignore[misc]
    with pytest.raises(TypeError, match="user_id"):
        platform.update(get_user, update_user_role, change=observer)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="positional"):
        platform.update(get_user, update_user_role, "u1", "u2", change=observer)  # type: ignore[arg-type]
