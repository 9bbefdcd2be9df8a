"""The frames of the WebSocket; tests/flow opens one."""

import json
from typing import Any

import pytest

from organisation_platform import (
    ChannelsRefusedError,
    ConnectionLostError,
    Lost,
    RetryPolicy,
    Subscriber,
    UnreadableResponseError,
    ValidationError,
)
from organisation_platform.events.sockets import Frames, Options
from organisation_platform.models import ChannelName, Event

from ..support.samples import event


def subscriber(since: str | None = None, channels: list[str] | None = None) -> Subscriber:
    return Subscriber(channels, since, RetryPolicy())


def frames(of: Subscriber, **filters: str) -> Frames:
    return Frames(of, Options(filters or None, None))


ALL = [channel.value for channel in ChannelName]


def subscribed(**more: Any) -> str:
    return json.dumps(
        {"action": "subscribed", "channels": ALL, "replayed": 0, "gap": False, "resume_after": None, **more}
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
    confirmed = frames(of)
    assert list(confirmed.take(subscribed())) == []
    assert list(confirmed.take('{"action": "bookmark", "position": "e.3"}')) == []
    assert of.position == "e.3"
    assert list(confirmed.take('{"action": "newer"}')) == []


def test_a_bookmark_before_the_confirmation_does_not_move_the_position() -> None:
    of = subscriber("e.1")
    assert list(frames(of).take('{"action": "bookmark", "position": "e.3"}')) == []
    assert of.position == "e.1"


def test_the_caller_sees_which_channels_are_subscribed() -> None:
    of = subscriber(channels=["tasks"])
    assert (of.subscribed, of.left_out) == (None, None)
    list(frames(of).take(subscribed(channels=["tasks", "user:u1"])))
    assert (of.subscribed, of.left_out) == (("tasks", "user:u1"), ())


def test_a_named_channel_that_was_left_out_is_raised() -> None:
    of = subscriber("e.1", ["tasks", "webhooks", "budget"])
    with pytest.raises(ChannelsRefusedError, match="the channels webhooks, budget were refused") as caught:
        list(frames(of).take(subscribed(channels=["tasks", "user:u1"])))
    assert caught.value.channels == of.left_out == ("webhooks", "budget")
    with pytest.raises(ChannelsRefusedError):
        of.failed(caught.value)


def test_a_subscriber_to_all_channels_gets_those_that_it_may_read() -> None:
    of = subscriber("e.1")
    visible = [channel for channel in ALL if channel != "webhooks"]
    assert list(frames(of).take(subscribed(channels=[*visible, "user:u1"]))) == []
    assert (of.subscribed, of.left_out) == ((*visible, "user:u1"), ("webhooks",))


def test_the_notice_of_a_new_epoch_is_not_the_confirmation() -> None:
    of = subscriber(channels=["tasks"])
    connection = frames(of)
    assert list(connection.take(subscribed(channels=["user:u1"], gap=True))) == []
    assert (of.subscribed, connection.is_confirmed) == (None, False)
    assert list(connection.take(subscribed(channels=["tasks", "user:u1"]))) == [Lost()]
    assert list(connection.take(subscribed(channels=["tasks", "user:u1"], gap=True))) == [Lost(), Lost()]


@pytest.mark.parametrize("channels", [None, "tasks", {"tasks": 1}, [1]])
def test_a_confirmation_without_names_is_not_readable(channels: object) -> None:
    with pytest.raises(UnreadableResponseError, match="without the names of channels"):
        list(frames(subscriber(channels=["tasks"])).take(subscribed(channels=channels)))


def test_an_error_of_the_server_is_raised() -> None:
    of = subscriber(channels=["tsks"])
    with pytest.raises(ChannelsRefusedError, match="unknown channel") as caught:
        list(frames(of).take('{"error": "frame /channels/0: unknown channel"}'))
    assert (caught.value.channels, isinstance(caught.value, ValidationError)) == (("tsks",), True)
    with pytest.raises(ChannelsRefusedError):
        of.failed(caught.value)


def test_an_error_that_passes_is_waited_for() -> None:
    of = subscriber("e.1")
    with pytest.raises(ConnectionLostError, match="unavailable") as caught:
        list(frames(of).take('{"error": "the feed is unavailable; try again"}'))
    assert of.failed(caught.value) > 0


@pytest.mark.parametrize("text", ["", "[]", "\0", '{"event_type": "task.created"}', b"\xff"])
def test_a_frame_that_is_none_is_told(text: str | bytes) -> None:
    with pytest.raises(UnreadableResponseError):
        list(frames(subscriber()).take(text))
