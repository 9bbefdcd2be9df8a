"""One account of a real server, with a key."""

from collections.abc import Iterator

import pytest

from organisation_platform import NewKey, Platform, first_key

from ..support.rough_proxy import RoughProxy

USER, PASSWORD = "ada", "correct horse battery"


@pytest.fixture(scope="session")
def api_key(url: str) -> str:
    return first_key(url, USER, PASSWORD, NewKey(name="tests"))


@pytest.fixture
def platform(url: str, api_key: str) -> Iterator[Platform]:
    with Platform(url, api_key=api_key) as opened:
        yield opened


@pytest.fixture
def proxy(url: str) -> Iterator[RoughProxy]:
    rough = RoughProxy(url)
    yield rough
    rough.close()
