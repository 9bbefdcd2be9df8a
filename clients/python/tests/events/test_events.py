"""The feed of events over lost connections, gaps and errors."""

import json
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import assert_type

import pytest

from codegen.payloads import payloads_in
from organisation_platform import (
    Delivery,
    Lost,
    Platform,
    PlatformError,
    RateLimitedError,
    RequestValidationError,
    ServiceUnavailableError,
    SessionRevokedError,
    UnauthorizedError,
    UnreadableResponseError,
    payload_of,
)
from organisation_platform.models import Event, EventType
from organisation_platform.payloads import TaskAssignment, TaskState

from ..conftest import Serve, Waits
from ..support.samples import event, events
from ..support.scripted_server import ScriptedServer, cut, failed, frame, problem, raw, streamed

Speak = Callable[[ScriptedServer], Platform]


def told(position: str) -> bytes:
    return frame("task.created", event(position), position)


def names(items: list[Event | Lost]) -> list[str]:
    return ["lost" if isinstance(item, Lost) else item.position for item in items]


def heard(platform: Platform, count: int, since: str | None = "e.0") -> list[str]:
    subscriber = platform.subscriber(channels=["tasks", "projects"], since=since)
    return names(list(islice(platform.follow(subscriber), count)))


def asked_after(server: ScriptedServer) -> list[str | None]:
    return [asked.headers.get("last-event-id") for asked in server.asked]


def test_it_begins_with_what_is_not_known_and_goes_on_where_it_was(serve: Serve, speak: Speak) -> None:
    server = serve(streamed(told("e.1"), told("e.2")), streamed(told("e.3")))
    assert heard(speak(server), 4, since=None) == ["lost", "e.1", "e.2", "e.3"]
    assert asked_after(server) == [None, "e.2"]
    assert server.asked[0].path == "/api/v1/events/stream?channels=tasks%2Cprojects"


def test_an_event_counts_as_processed_when_the_next_is_asked_for(serve: Serve, speak: Speak) -> None:
    platform = speak(serve(streamed(told("e.1"), told("e.2"))))
    subscriber = platform.subscriber(since="e.0")
    feed = platform.follow(subscriber)
    next(feed)
    assert subscriber.position == "e.0"
    next(feed)
    assert subscriber.position == "e.1"


def test_an_event_of_a_gap_counts_as_processed_when_the_next_is_asked_for(serve: Serve, speak: Speak) -> None:
    gap = streamed(frame("gap", {"resume_after": "e.0"}))
    platform = speak(serve(gap, events(["e.1", "e.2"], "e.9", False), streamed(told("e.10"))))
    subscriber = platform.subscriber(since="e.0")
    feed = platform.follow(subscriber)
    positions: list[str | None] = []
    for _ in range(3):
        next(feed)
        positions.append(subscriber.position)
    assert positions == ["e.0", "e.1", "e.9"]


def test_a_bookmark_moves_the_position(serve: Serve, speak: Speak) -> None:
    bookmark = frame("bookmark", {"position": "e.7"}, "e.7")
    server = serve(streamed(bookmark), streamed(told("e.8")))
    assert heard(speak(server), 1) == ["e.8"]
    assert asked_after(server) == ["e.0", "e.7"]


def test_lost_history_is_told(serve: Serve, speak: Speak) -> None:
    server = serve(streamed(frame("gap", {"resume_after": None}), told("f.1")))
    assert heard(speak(server), 2) == ["lost", "f.1"]


def test_a_gap_that_pages_can_fill_is_filled_before_the_stream_goes_on(
    serve: Serve, speak: Speak, waits: Waits
) -> None:
    gap = frame("gap", {"resume_after": "e.0"})
    server = serve(
        streamed(gap, told("e.99")),
        events(["e.1", "e.2"], "e.2", True),
        events([], "e.4", False),
        streamed(told("e.5")),
    )
    assert heard(speak(server), 3) == ["e.1", "e.2", "e.5"]
    assert [asked.path.partition("?")[2] for asked in server.asked[1:3]] == [
        "after=e.0&limit=200&channels=tasks%2Cprojects",
        "after=e.2&limit=200&channels=tasks%2Cprojects",
    ]
    assert asked_after(server)[3] == "e.4"
    assert waits == [0.25]


def test_a_gap_that_pages_never_fill_is_left(serve: Serve, speak: Speak) -> None:
    gap = frame("gap", {"resume_after": "e.0"})
    server = serve(streamed(gap), events([], "e.0", True))
    with pytest.raises(UnreadableResponseError, match="does not advance"):
        heard(speak(server), 1)
    assert len(server.asked) == 2


def test_an_event_that_cannot_be_read_is_told(serve: Serve, speak: Speak) -> None:
    with pytest.raises(UnreadableResponseError, match="does not match its declaration"):
        heard(speak(serve(streamed(frame("task.created", {"version": 2}, "e.1")))), 1)


def test_a_position_that_cannot_be_sent_is_a_fault_of_the_program(serve: Serve, speak: Speak) -> None:
    with pytest.raises(ValueError, match="since"):
        heard(speak(serve(streamed())), 1, since="e.0\nx")


def test_a_server_that_asks_for_too_long_a_pause_is_left(serve: Serve, speak: Speak) -> None:
    failure = frame("error", problem(8001, retry_after=3600))
    with pytest.raises(ServiceUnavailableError):
        heard(speak(serve(streamed(failure))), 1)


def test_a_gap_whose_history_went_meanwhile_is_lost(serve: Serve, speak: Speak) -> None:
    gap = frame("gap", {"resume_after": "e.0"})
    server = serve(streamed(gap), failed(409, 4000), streamed(told("e.9")))
    assert heard(speak(server), 2) == ["lost", "e.9"]
    assert asked_after(server)[2] is None


def test_a_stream_that_is_always_closed_at_once_is_asked_for_ever_more_rarely(
    serve: Serve, speak: Speak, waits: Waits
) -> None:
    closed = streamed(frame("closed", {"reason": "slow"}))
    heard(speak(serve(closed, closed, closed, streamed(told("e.1")))), 1)
    assert waits == [0.25, 0.5, 1.0]


def test_a_page_of_a_gap_that_is_lost_is_asked_for_again(serve: Serve, speak: Speak) -> None:
    away = [failed(503, 8001)] * 3
    server = serve(
        streamed(frame("gap", {"resume_after": "e.0"})), *away, events(["e.1"], "e.1", False), streamed(told("e.2"))
    )
    assert heard(speak(server), 2) == ["e.1", "e.2"]


@pytest.mark.parametrize("code", [1000, 1001])
def test_a_refused_key_is_raised(serve: Serve, speak: Speak, code: int) -> None:
    with pytest.raises(PlatformError) as caught:
        heard(speak(serve(failed(401 if code == 1000 else 403, code))), 1)
    assert caught.value.code == code


def test_a_malformed_position_is_raised(serve: Serve, speak: Speak) -> None:
    with pytest.raises(RequestValidationError):
        heard(speak(serve(failed(400, 2001))), 1)


def test_a_server_that_is_away_is_asked_again_and_again(serve: Serve, speak: Speak, waits: Waits) -> None:
    away = [cut, cut, cut, failed(503, 8001), failed(429, 5002), cut, raw(502, b"<html>", "text/html")]
    server = serve(*away, streamed(told("e.1")), failed(401, 1000))
    platform = speak(server)
    feed = platform.follow(platform.subscriber(since="e.0"))
    item = next(feed)
    assert isinstance(item, Event)
    with pytest.raises(UnauthorizedError):
        next(feed)
    # Two of each three attempts are those of the transport; the third is followed by the pause of the subscriber.
    assert waits == [1.0, 2.0, 0.25, 1.0, 2.0, 0.5, 1.0, 0.25]


@pytest.mark.parametrize("reason", ["stopping", "slow", "revoked"])
def test_a_closed_stream_is_opened_again(serve: Serve, speak: Speak, reason: str) -> None:
    server = serve(streamed(told("e.1"), frame("closed", {"reason": reason})), streamed(told("e.2")))
    assert heard(speak(server), 2) == ["e.1", "e.2"]


def test_a_stream_that_failed_is_opened_again_when_it_says(serve: Serve, speak: Speak, waits: Waits) -> None:
    failure = frame("error", problem(8001, retry_after=5))
    server = serve(streamed(told("e.1"), failure), streamed(told("e.2")))
    assert heard(speak(server), 2) == ["e.1", "e.2"]
    assert waits == [5.0]


def test_pauses_grow_up_to_a_bound(serve: Serve, speak: Speak, waits: Waits) -> None:
    server = serve(*[streamed()] * 10, streamed(told("e.1")))
    heard(speak(server), 1)
    assert waits == [0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0, 30.0, 30.0]


def test_a_type_of_a_newer_server_is_an_event(serve: Serve, speak: Speak) -> None:
    platform = speak(serve(streamed(frame("task.renamed", event("e.1", "task.renamed"), "e.1"))))
    item = next(platform.follow(platform.subscriber(since="e.0")))
    assert isinstance(item, Event)
    assert (item.event_type, item.event_type.value) == ("task.renamed", "task.renamed")


def test_a_revoked_session_is_raised(serve: Serve, speak: Speak) -> None:
    with pytest.raises(SessionRevokedError):
        heard(speak(serve(failed(401, 1002))), 1)


def test_an_error_that_asks_for_too_long_a_pause_is_raised_from_the_first_response_too(
    serve: Serve, speak: Speak
) -> None:
    with pytest.raises(RateLimitedError):
        heard(speak(serve(failed(429, 5000, retry_after=3600))), 1)


def test_a_text_is_not_taken_for_channels(serve: Serve, speak: Speak) -> None:
    platform = speak(serve(streamed()))
    with pytest.raises(TypeError, match="channels"):
        platform.subscriber(channels="tasks")


def test_the_payload_of_an_event_has_the_type_of_its_event() -> None:
    item = Event.from_dict({**event("e.1"), "payload": {"task_id": "t1", "title": "Count"}})
    task = payload_of(item, "task.created", "task.updated")
    assert_type(task, TaskState | None)
    assert task == {"task_id": "t1", "title": "Count"}
    assert_type(payload_of(item, "task.assigned"), TaskAssignment | None)
    assert payload_of(item, "task.assigned") is None
    assert payload_of(Lost(), "task.created") is None
    delivery = Delivery("1", "task.created", datetime.now(tz=UTC), {"task_id": "t1"})
    assert payload_of(delivery, "task.created") == {"task_id": "t1"}
    payload_of(item, "task.erased")  # type: ignore[call-overload]


def test_every_type_of_event_has_a_payload() -> None:
    document = json.loads((Path(__file__).parents[4] / "generated/asyncapi.json").read_text())
    found = payloads_in(document["components"]["schemas"])
    assert {each for types in found.values() for each in types} == {kind.value for kind in EventType}
