"""Requests to stop, and the end of a synchronous worker."""

import signal
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from organisation_platform import Platform, PlatformError, RetryPolicy, RunStopped, WorkerRun
from organisation_platform.http.interrupts import StopFlag

from ..conftest import Serve
from ..support import work_samples
from ..support.fake_work import FakeWork
from ..support.scripted_server import LeftOpen, ok

SECONDS = 10.0


@pytest.fixture
def platform(policy: RetryPolicy, fake: FakeWork) -> Iterator[Platform]:
    with Platform("http://platform", api_key="ok_test", retries=policy, transport=fake) as opened:
        yield opened


def test_heartbeats_are_sent_in_the_background_and_bring_a_request_to_stop(platform: Platform, fake: FakeWork) -> None:
    fake.offer(work_samples.claim(lease_seconds=3))
    fake.stop = "cancelled"
    stopped: list[bool] = []

    def handle(run: WorkerRun) -> None:
        stopped.append(run.stopping.wait(SECONDS))
        run.step("note", "Cleared up")
        run.raise_if_stopped()

    worker = platform.worker("builder-1")
    fake.on_idle = worker.stop
    worker.run(handle)
    assert stopped == [True]
    assert len(fake.of("heartbeat")) >= 1
    assert [(each.word, each.body["reason"]) for each in fake.ends] == [("release", "cancelled")]


def test_what_a_handler_returns_after_a_request_to_stop_is_reported(platform: Platform, fake: FakeWork) -> None:
    fake.stop = "budget"

    def handle(run: WorkerRun) -> Any:
        run.progress(90)
        with pytest.raises(RunStopped, match="budget"):
            run.raise_if_stopped()
        return {"summary": "As far as the budget went"}

    worker = platform.worker("builder-1")
    fake.on_idle = worker.stop
    worker.run(handle)
    assert [each.body["summary"] for each in fake.ends] == ["As far as the budget went"]


def test_without_a_lease_nothing_is_reported(platform: Platform, fake: FakeWork) -> None:
    fake.offer(work_samples.claim(lease_seconds=3))
    fake.refusals["heartbeat"] = [(409, 4002, None)]

    def handle(run: WorkerRun) -> None:
        assert run.stopping.wait(SECONDS)

    worker = platform.worker("builder-1")
    fake.on_idle = worker.stop
    worker.run(handle)
    assert (len(fake.of("heartbeat")), fake.ends) == (1, [])


def test_a_refused_progress_does_not_stop_a_run(platform: Platform, fake: FakeWork) -> None:
    fake.offer(work_samples.claim())
    fake.refusals["heartbeat"] = [(400, 2001, None)]

    def handle(run: WorkerRun) -> Any:
        with pytest.raises(PlatformError):
            run.progress(101)
        return {"summary": str(run.stop_reason)}

    worker = platform.worker("builder-1")
    fake.on_idle = worker.stop
    worker.run(handle)
    assert [each.body["summary"] for each in fake.ends] == ["None"]


def test_a_stop_lets_a_run_finish(platform: Platform, fake: FakeWork) -> None:
    begun, may_end = threading.Event(), threading.Event()

    def handle(run: WorkerRun) -> Any:
        begun.set()
        assert may_end.wait(SECONDS)
        return {"summary": f"Finished {run.stop_reason}"}

    worker = platform.worker("builder-1")
    running = threading.Thread(target=worker.run, args=(handle,))
    running.start()
    assert begun.wait(SECONDS)
    worker.stop()
    may_end.set()
    running.join(SECONDS)
    assert not running.is_alive()
    assert [each.body.get("summary") for each in fake.ends] == ["Finished None"]
    assert len(fake.of("claims")) == 1


@pytest.mark.parametrize("obeys", [True, False])
def test_a_stop_releases_what_does_not_end_in_time(
    platform: Platform, fake: FakeWork, obeys: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("organisation_platform.work.worker.REACTION_SECONDS", 0.2)
    may_end = threading.Event()
    worker = platform.worker("builder-1", shutdown_seconds=0)

    def handle(run: WorkerRun) -> None:
        worker.stop()
        assert (run.stopping if obeys else may_end).wait(SECONDS)
        run.raise_if_stopped()

    begun = time.monotonic()
    worker.run(handle)
    assert time.monotonic() - begun < SECONDS
    assert [(each.word, each.body["reason"]) for each in fake.ends] == [("release", "worker_stopping")]
    may_end.set()


def test_a_run_whose_end_is_being_reported_is_waited_for(fake: FakeWork, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("organisation_platform.work.worker.REACTION_SECONDS", 0.0)
    fake.refusals["finish"] = [(503, 8001, None)] * 3

    def sleep(_: float) -> None:
        worker.stop()
        time.sleep(0.2)

    def handle(run: WorkerRun) -> None:
        run.finish(summary="Late")

    with Platform("http://platform", retries=RetryPolicy(sleep=sleep), transport=fake) as platform:
        worker = platform.worker("builder-1", shutdown_seconds=0)
        worker.run(handle)
    assert [each.word for each in fake.ends] == ["finish"] * 4


def test_a_claim_that_a_stop_interrupts_is_asked_for_again_and_released(serve: Serve, policy: RetryPolicy) -> None:
    registered = ok(work_samples.worker("builder-1"))
    server = serve(registered, LeftOpen(lambda _: None), ok([work_samples.claim()]), ok(work_samples.run("released")))
    with Platform(server.url, retries=policy) as platform:
        worker = platform.worker("builder-1")
        running = threading.Thread(target=worker.run, args=(lambda _: None,))
        running.start()
        until = time.monotonic() + SECONDS
        while len(server.asked) < 2 and time.monotonic() < until:
            time.sleep(0.01)
        worker.stop()
        running.join(SECONDS)
        assert not running.is_alive()
    first, second, release = server.asked[1:]
    assert first.headers["idempotency-key"] == second.headers["idempotency-key"]
    assert b'"wait_seconds":0' in second.body
    assert (release.path.rpartition("/")[2], b"worker_stopping" in release.body) == ("release", True)


def test_a_signal_handler_may_stop_a_worker(platform: Platform, fake: FakeWork) -> None:
    fake.offer()
    worker = platform.worker("builder-1")
    fake.on_idle = lambda: signal.raise_signal(signal.SIGUSR1)
    before = signal.signal(signal.SIGUSR1, lambda *_: worker.stop())
    try:
        worker.run(lambda _: None)
    finally:
        signal.signal(signal.SIGUSR1, before)
    assert [each.word for each in fake.reported][:2] == ["register", "claims"]


def test_a_handler_must_be_a_function(platform: Platform) -> None:
    handler: Any = "text"
    with pytest.raises(TypeError, match="handle: expected a function, got str"):
        platform.worker("builder-1").run(handler)


def test_a_wait_ends_soon_after_its_flag_is_set() -> None:
    flag = StopFlag()
    setter = threading.Timer(0.1, flag.set)
    setter.start()
    begun = time.monotonic()
    assert flag.wait(SECONDS)
    assert time.monotonic() - begun < SECONDS / 2
    assert not StopFlag().wait(0.01)
