"""The retry rules: which requests are sent again, how often, and after how long."""

import socket
from collections.abc import Callable

import pytest

from organisation_platform import (
    ConnectionLostError,
    InternalError,
    Platform,
    PlatformError,
    RateLimitedError,
    RetryPolicy,
    ServiceUnavailableError,
    UnreadableResponseError,
)
from organisation_platform.api.departments import create_department, delete_department
from organisation_platform.api.settings import save_setting
from organisation_platform.api.users import delete_user, get_user, update_user_role
from organisation_platform.models import (
    CreateDepartmentRequest,
    HumanRole,
    SaveSettingRequest,
    UpdateUserRoleRequest,
)

from ..conftest import Serve, Waits
from ..support.samples import user
from ..support.scripted_server import INSTANCE, ScriptedServer, cut, cut_within, failed, ok, raw

Speak = Callable[[ScriptedServer], Platform]
ROLE = UpdateUserRoleRequest(role=HumanRole.OBSERVER)


@pytest.mark.parametrize(("status", "code"), [(429, 5000), (429, 5001), (429, 5002), (503, 8001)])
def test_a_retryable_code_is_repeated_after_one_and_two_seconds(
    serve: Serve, speak: Speak, waits: Waits, status: int, code: int
) -> None:
    server = serve(failed(status, code), failed(status, code), ok(user()))
    assert speak(server).call(get_user, "u1").data.username == "ada"
    assert waits == [1.0, 2.0]


@pytest.mark.parametrize(
    ("status", "code"), [(401, 1000), (400, 2001), (404, 3000), (409, 4000), (502, 7000), (500, 8000)]
)
def test_no_other_code_is_repeated_whatever_the_body_says(
    serve: Serve, speak: Speak, waits: Waits, status: int, code: int
) -> None:
    server = serve(failed(status, code, retryable=True))
    with pytest.raises(PlatformError):
        speak(server).call(get_user, "u1")
    assert len(server.asked) == 1
    assert waits == []


def test_what_the_server_calls_not_retryable_is_not_repeated(serve: Serve, speak: Speak) -> None:
    server = serve(failed(503, 8001, retryable=False))
    with pytest.raises(ServiceUnavailableError):
        speak(server).call(get_user, "u1")
    assert len(server.asked) == 1


def test_retry_after_goes_before_the_backoff(serve: Serve, speak: Speak, waits: Waits) -> None:
    server = serve(failed(429, 5000, retry_after=17), ok(user()))
    speak(server).call(get_user, "u1")
    assert waits == [17.0]


def test_the_third_failure_is_raised_with_its_instance(serve: Serve, speak: Speak, waits: Waits) -> None:
    server = serve(failed(503, 8001))
    with pytest.raises(ServiceUnavailableError) as caught:
        speak(server).call(get_user, "u1")
    assert (caught.value.instance, caught.value.attempts) == (INSTANCE, 3)
    assert INSTANCE in str(caught.value)
    assert (len(server.asked), len(waits)) == (3, 2)


def test_a_year_is_not_waited(serve: Serve, speak: Speak, waits: Waits) -> None:
    server = serve(failed(429, 5000, retry_after=365 * 86_400))
    with pytest.raises(RateLimitedError) as caught:
        speak(server).call(get_user, "u1")
    assert caught.value.retry_after == 365 * 86_400
    assert (len(server.asked), waits) == (1, [])


def test_the_bound_of_waits_can_be_set(serve: Serve, waits: Waits, kind: type[Platform]) -> None:
    server = serve(failed(429, 5000, retry_after=100), ok(user()))
    retries = RetryPolicy(max_wait=100, sleep=waits.append, sleep_async=waits.append_async)
    with kind(server.url, retries=retries) as platform:
        platform.call(get_user, "u1")
    assert waits == [100.0]


def test_backoff_has_jitter() -> None:
    assert RetryPolicy(random=lambda: 1.0).backoff(2) == 2.5


@pytest.mark.parametrize("attempts", [0, 11])
def test_attempts_are_limited(attempts: int) -> None:
    with pytest.raises(ValueError, match="1 to 10"):
        RetryPolicy(attempts=attempts)


def test_backoff_is_limited() -> None:
    policy = RetryPolicy(attempts=10, random=lambda: 0.0)
    assert [policy.backoff(attempt) for attempt in range(1, 8)] == [1.0, 2.0, 4.0, 8.0, 16.0, 30.0, 30.0]


@pytest.mark.parametrize("status", [502, 503, 504])
def test_an_error_of_a_proxy_is_a_lost_response(serve: Serve, speak: Speak, waits: Waits, status: int) -> None:
    page = raw(status, b"<h1>Bad Gateway</h1>", media="text/html")
    server = serve(page, raw(status, b'{"message": "no upstream"}'), ok(user()))
    assert speak(server).call(get_user, "u1").data.username == "ada"
    assert waits == [1.0, 2.0]
    with pytest.raises(UnreadableResponseError) as caught:
        speak(serve(page, page, page)).call(get_user, "u1")
    assert (caught.value.status, caught.value.attempts, caught.value.is_uncertain) == (status, 3, False)


def test_an_error_of_a_proxy_is_not_repeated_for_a_change_without_a_key(serve: Serve, speak: Speak) -> None:
    server = serve(raw(502, b"<h1>Bad Gateway</h1>", media="text/html"))
    with pytest.raises(UnreadableResponseError):
        speak(server).call(update_user_role, "u1", body=ROLE)
    assert len(server.asked) == 1


def test_another_error_of_a_proxy_is_not_repeated(serve: Serve, speak: Speak) -> None:
    server = serve(raw(500, b"<h1>Broken</h1>", media="text/html"))
    with pytest.raises(UnreadableResponseError):
        speak(server).call(get_user, "u1")
    assert len(server.asked) == 1


@pytest.mark.parametrize("going", [cut, cut_within])
def test_a_lost_get_is_repeated(serve: Serve, speak: Speak, waits: Waits, going: Callable[..., None]) -> None:
    server = serve(going, going, ok(user()))
    assert speak(server).call(get_user, "u1").data.username == "ada"
    assert waits == [1.0, 2.0]


@pytest.mark.parametrize(
    "change",
    [
        lambda platform: platform.call(delete_user, "u1"),
        lambda platform: platform.call(save_setting, "chat", "x", body=SaveSettingRequest(value=1)),
        lambda platform: platform.call(update_user_role, "u1", body=ROLE),
    ],
    ids=["DELETE", "PUT", "PATCH"],
)
def test_a_lost_change_is_not_repeated(serve: Serve, speak: Speak, change: Callable[[Platform], object]) -> None:
    server = serve(cut, raw(204, b""))
    with pytest.raises(ConnectionLostError) as caught:
        change(speak(server))
    assert (len(server.asked), caught.value.attempts) == (1, 1)


def test_a_change_the_database_may_have_made_is_not_repeated(serve: Serve, speak: Speak) -> None:
    server = serve(failed(503, 8001), raw(204, b""))
    with pytest.raises(ServiceUnavailableError) as caught:
        speak(server).call(delete_user, "u1")
    assert (len(server.asked), caught.value.is_uncertain) == (1, True)


def test_a_change_that_a_busy_server_did_not_begin_is_repeated(serve: Serve, speak: Speak, waits: Waits) -> None:
    server = serve(failed(503, 8001, retry_after=1), failed(409, 4001))
    with pytest.raises(PlatformError) as caught:
        speak(server).call(delete_user, "u1")
    assert (len(server.asked), caught.value.is_uncertain, waits) == (2, False, [1.0])


def test_a_failure_after_a_lost_attempt_says_that_it_is_uncertain(serve: Serve, speak: Speak) -> None:
    server = serve(cut, failed(500, 8000))
    with pytest.raises(InternalError) as caught:
        speak(server).call(create_department, body=CreateDepartmentRequest(name="Research"))
    assert len(server.asked) == 2
    assert caught.value.is_uncertain


def test_a_lost_post_is_repeated_under_the_same_key(serve: Serve, speak: Speak) -> None:
    server = serve(cut, failed(409, 4001))
    with pytest.raises(PlatformError):
        speak(server).call(create_department, body=CreateDepartmentRequest(name="Research"))
    first, second = server.asked
    assert first.headers["idempotency-key"] == second.headers["idempotency-key"]
    assert first.body == second.body


def test_a_key_of_ones_own_is_kept(serve: Serve, speak: Speak) -> None:
    server = serve(failed(409, 4001))
    body = CreateDepartmentRequest(name="Research")
    with pytest.raises(PlatformError):
        speak(server).call(create_department, body=body, idempotency_key="mine")
    assert server.asked[0].headers["idempotency-key"] == "mine"


def test_every_call_has_a_key_of_its_own_and_others_have_none(serve: Serve, speak: Speak) -> None:
    server = serve(failed(409, 4001))
    platform = speak(server)
    for _ in range(2):
        with pytest.raises(PlatformError):
            platform.call(create_department, body=CreateDepartmentRequest(name="Research"))
    with pytest.raises(PlatformError):
        platform.call(delete_department, "e93b812c-d77d-4807-a60a-237b401cf315", reason="Merged.")
    keys = [asked.headers.get("idempotency-key") for asked in server.asked]
    assert keys[0] != keys[1]
    assert None not in keys[:2]
    assert keys[2] is None


def test_a_server_that_is_away_is_told_after_three_attempts(
    policy: RetryPolicy, waits: Waits, kind: type[Platform]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    with kind(f"http://127.0.0.1:{port}", retries=policy) as platform, pytest.raises(ConnectionLostError) as caught:
        platform.call(get_user, "u1")
    assert (caught.value.attempts, caught.value.is_uncertain, len(waits)) == (3, False, 2)
    assert isinstance(caught.value.__cause__, Exception)


def test_the_instance_of_a_refusal_is_kept_when_the_connection_is_lost_after_it(serve: Serve, speak: Speak) -> None:
    server = serve(failed(503, 8001), cut)
    with pytest.raises(ConnectionLostError) as caught:
        speak(server).call(get_user, "u1")
    assert caught.value.instance == INSTANCE


def test_a_header_that_cannot_be_sent_is_a_fault_of_the_program(serve: Serve, speak: Speak, waits: Waits) -> None:
    server = serve(ok(user()))
    with pytest.raises(ValueError, match="cannot be sent"):
        speak(server).http.get("/api/v1/users", headers={"if-match": "a\nb"})
    assert (waits, server.asked) == ([], [])
