"""Workers of a server that responds from memory."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from organisation_platform import Platform, RetryPolicy

from ..support.fake_work import FakeWork

#: Runs a worker with a handler until no task is left, and returns the errors that `on_error` received.
Work = Callable[..., list[Exception]]


@pytest.fixture
def fake() -> FakeWork:
    return FakeWork()


@pytest.fixture
def platform(kind: type[Platform], policy: RetryPolicy, fake: FakeWork) -> Iterator[Any]:
    """A platform of either kind, whose handlers block."""
    made: Any = kind
    with made("http://platform", api_key="ok_test", retries=policy, transport=fake) as opened:
        yield opened


@pytest.fixture
def work(platform: Any, fake: FakeWork) -> Work:
    def begin(handle: Callable[[Any], Any], **options: Any) -> list[Exception]:
        errors: list[Exception] = []
        worker = platform.worker("builder-1", on_error=lambda error, _: errors.append(error), **options)
        fake.on_idle = worker.stop
        worker.run(handle)
        return errors

    return begin
