"""The frames of the WebSocket; tests/flow opens one."""

import json
from typing import Any

import pytest

from organisation_platform import Lost, RetryPolicy, Subscriber, UnreadableResponseError, ValidationError
from organisation_platform.models import ChannelName, Event
from organisation_platform.sockets import Frames, Options

from .support.samples import event


def subscriber(since: str | None = None, channels: list[str] | None = None) -> Subscriber:
    return Subscriber(channels, since, RetryPolicy())


def frames(of: Subscriber, **filters: str) -> Frames:
    return Frames(of, Options(filters or None, None))


def subscribed(**more: Any) -> str:
    return json.dumps(
        {"action": "subscribed", "channels": [], "replayed": 0, "gap": False, "resume_after": None, **more}
    )


def test_it_subscribes_to_the_channels_from_the_position() -> None:
    sent = json.loads(frames(subscriber("e.1", ["tasks"]), status="blocked").subscribe())
    assert sent == {"action": "subscribe", "channels": ["tasks"], "filters": {"status": "blocked"}, "since": "e.1"}
    everything = json.loads(frames(subscriber()).subscribe())
    assert everything == {"action": "subscribe", "channels": [channel.value for channel in ChannelName]}


def test_a_subscription_without_a_position_begins_with_what_is_not_known() -> None:
    assert list(frames(subscriber()).take(subscribed())) == [Lost()]
    assert list(frames(subscriber("e.1")).take(subscribed())) == []


def test_missed_events_are_read_as_pages_or_lost() -> None:
    of = subscriber("e.1")
    assert list(frames(of).take(subscribed(gap=True, resume_after="e.1"))) == []
    assert of.gap is not None
    assert of.gap.arguments["after"] == "e.1"
    assert list(frames(subscriber("e.1")).take(subscribed(gap=True))) == [Lost()]


def test_events_and_bookmarks_are_taken() -> None:
    of = subscriber("e.1")
    (item,) = frames(of).take(json.dumps(event("e.2")))
    assert isinstance(item, Event)
    assert list(frames(of).take('{"action": "bookmark", "position": "e.3"}')) == []
    assert of.position == "e.3"
    assert list(frames(of).take('{"action": "newer"}')) == []


def test_an_error_of_the_server_is_raised() -> None:
    of = subscriber()
    with pytest.raises(ValidationError, match="unknown channel") as caught:
        list(frames(of).take('{"error": "unknown channel"}'))
    with pytest.raises(ValidationError):
        of.failed(caught.value)


@pytest.mark.parametrize("text", ["", "[]", "\0", '{"event_type": "task.created"}', b"\xff"])
def test_a_frame_that_is_none_is_told(text: str | bytes) -> None:
    with pytest.raises(UnreadableResponseError):
        list(frames(subscriber()).take(text))
