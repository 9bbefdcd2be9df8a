"""Lists with cursors."""

from collections.abc import Callable
from typing import assert_type

import pytest

from organisation_platform import Platform, UnreadableResponseError
from organisation_platform.api.users import list_users
from organisation_platform.models import UserResponse

from .conftest import Serve
from .support.samples import users
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
