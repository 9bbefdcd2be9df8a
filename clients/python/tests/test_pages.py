"""Lists with cursors, offsets and positions."""

from collections.abc import Callable
from typing import assert_type

import pytest

from organisation_platform import Platform, UnreadableResponseError
from organisation_platform.api.company import list_company_departments
from organisation_platform.api.events import list_events
from organisation_platform.api.roles import list_role_versions
from organisation_platform.api.users import list_users
from organisation_platform.models import RoleVersionEntry, UserResponse

from .conftest import Serve
from .support.samples import events, users, versions
from .support.scripted_server import ScriptedServer

Speak = Callable[[ScriptedServer], Platform]


def test_every_item_comes_once_and_pages_are_asked_for_when_they_are_needed(serve: Serve, speak: Speak) -> None:
    server = serve(users(["ada", "alan"], "c1"), users([], "c2"), users(["grace"], None))
    found = speak(server).pages(list_users, limit=2)
    assert assert_type(next(found), UserResponse).username == "ada"
    assert len(server.asked) == 1
    assert [user.username for user in found] == ["alan", "grace"]
    assert [asked.path.partition("?")[2] for asked in server.asked] == [
        "limit=2",
        "cursor=c1&limit=2",
        "cursor=c2&limit=2",
    ]


def test_a_cursor_that_stands_still_is_not_followed_for_ever(serve: Serve, speak: Speak) -> None:
    server = serve(users(["ada"], "c1"))
    with pytest.raises(UnreadableResponseError, match="does not advance"):
        list(speak(server).pages(list_users))
    assert len(server.asked) == 2


def test_a_list_with_offsets_is_read_to_its_end(serve: Serve, speak: Speak) -> None:
    server = serve(versions([1, 2], True), versions([3], False))
    found = list(speak(server).pages(list_role_versions, "CTO", limit=2, snapshots=False))
    assert_type(found, list[RoleVersionEntry])
    assert [entry.version for entry in found] == [1, 2, 3]
    assert [asked.path.partition("?")[2] for asked in server.asked] == [
        "offset=0&limit=2&snapshots=false",
        "offset=2&limit=2&snapshots=false",
    ]


def test_an_offset_that_stands_still_is_not_followed_for_ever(serve: Serve, speak: Speak) -> None:
    server = serve(versions([1], True), versions([], True))
    with pytest.raises(UnreadableResponseError, match="offset does not advance"):
        list(speak(server).pages(list_role_versions, "CTO"))
    assert len(server.asked) == 2


def test_stored_events_are_pages_too(serve: Serve, speak: Speak) -> None:
    server = serve(events(["e.1", "e.2"], "e.2", True), events(["e.3"], "e.3", False))
    found = speak(server).pages(list_events, after="e.0")
    assert [event.position for event in found] == ["e.1", "e.2", "e.3"]
    assert server.asked[1].path == "/api/v1/events?after=e.2&limit=50"


def test_a_list_without_pages_is_none_for_the_type_checker(serve: Serve, speak_sync: Speak) -> None:
    with pytest.raises(UnreadableResponseError):
        list(speak_sync(serve(users(["ada"], None))).pages(list_company_departments))  # type: ignore[arg-type]
