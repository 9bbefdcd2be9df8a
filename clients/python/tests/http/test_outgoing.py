"""What leaves: ids as they are meant, the key, and nothing that was not asked for."""

from collections.abc import Callable

import pytest

from organisation_platform import AsyncPlatform, Platform
from organisation_platform.api.users import get_user, revoke_org_role

from ..conftest import Serve
from ..support.samples import user
from ..support.scripted_server import ScriptedServer, ok, raw

Speak = Callable[[ScriptedServer], Platform]


@pytest.mark.parametrize(
    ("identity", "sent"),
    [
        ("a\0b", "a%00b"),
        ("a/b", "a%2Fb"),
        ("a?b#c", "a%3Fb%23c"),
        ("../users", "..%2Fusers"),
        ("%2e%2e", "%252e%252e"),
        ("ü\r\n", "%C3%BC%0D%0A"),
    ],
)
def test_an_id_is_one_segment_whatever_is_in_it(serve: Serve, speak: Speak, identity: str, sent: str) -> None:
    server = serve(ok(user()))
    speak(server).call(get_user, identity)
    assert server.asked[0].path == f"/api/v1/users/{sent}"


@pytest.mark.parametrize("identity", ["", ".", ".."])
def test_an_id_that_would_name_something_else_is_not_sent(serve: Serve, speak_sync: Speak, identity: str) -> None:
    server = serve(raw(204, b""))
    platform = speak_sync(server)
    with pytest.raises(ValueError, match="of the path"):
        platform.call(revoke_org_role, "u1", identity)
    with pytest.raises(ValueError, match="of the path"):
        platform.http.delete(f"/api/v1/users/u1/org-roles/{identity.replace('.', '%2e')}")
    assert server.asked == []


def test_the_key_of_the_caller_is_sent_and_nothing_is_asked_for_in_a_coding(serve: Serve, speak: Speak) -> None:
    server = serve(ok(user()))
    speak(server).call(get_user, "u1", if_none_match=None)
    headers = server.asked[0].headers
    assert (headers["authorization"], headers["accept-encoding"]) == ("Bearer ok_test", "identity")


def test_without_a_key_no_credential_is_sent(serve: Serve, kind: type[Platform]) -> None:
    server = serve(ok(user()))
    with kind(server.url) as platform:
        platform.call(get_user, "u1")
    assert "authorization" not in server.asked[0].headers


def test_whoever_prints_the_client_does_not_see_the_key(serve: Serve, speak_sync: Speak) -> None:
    platform = speak_sync(serve(ok(user())))
    assert "ok_test" not in repr(platform._client) + repr(vars(platform)) + str(platform)


@pytest.mark.parametrize("key", ["", "ok_secret\n", "ok_ü", "ok secret"])
def test_a_key_that_is_none_is_refused_without_being_shown(key: str) -> None:
    for kind in (Platform, AsyncPlatform):
        with pytest.raises(ValueError, match="api_key") as caught:
            kind("http://127.0.0.1:1", api_key=key)
        assert "secret" not in str(caught.value)


@pytest.mark.parametrize("address", ["", "127.0.0.1:3001", "file:///etc/passwd", "http://"])
def test_an_address_that_is_none_is_refused(address: str) -> None:
    for kind in (Platform, AsyncPlatform):
        with pytest.raises(ValueError, match="base_url"):
            kind(address)


def test_cookies_are_not_kept(serve: Serve, speak: Speak) -> None:
    server = serve(ok(user(), {"set-cookie": "session=x; Path=/"}))
    platform = speak(server)
    platform.call(get_user, "u1")
    platform.call(get_user, "u1")
    assert "cookie" not in server.asked[1].headers


def test_a_base_url_may_have_a_path(serve: Serve, kind: type[Platform]) -> None:
    server = serve(ok(user()))
    with kind(f"{server.url}/behind/") as platform:
        platform.call(get_user, "u1")
    assert server.asked[0].path == "/behind/api/v1/users/u1"
