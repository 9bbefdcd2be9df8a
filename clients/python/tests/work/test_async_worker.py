"""What only workers of asyncio do; every other test runs for both clients (test_worker.py)."""

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest

from organisation_platform import AsyncPlatform, AsyncWorkerRun, RetryPolicy, RunStopped

from ..conftest import Serve
from ..support import work_samples
from ..support.fake_work import FakeWork
from ..support.scripted_server import LeftOpen, ok

pytestmark = pytest.mark.anyio
SECONDS = 10.0


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def platform(policy: RetryPolicy, fake: FakeWork) -> AsyncIterator[AsyncPlatform]:
    async with AsyncPlatform("http://platform", api_key="ok_test", retries=policy, transport=fake) as opened:
        yield opened


async def test_a_request_to_stop_cancels_the_handler(platform: AsyncPlatform, fake: FakeWork) -> None:
    fake.offer(work_samples.claim(lease_seconds=3))
    fake.stop = "cancelled"
    cancelled: list[str | None] = []

    async def handle(run: AsyncWorkerRun) -> None:
        try:
            await asyncio.sleep(SECONDS)
        except asyncio.CancelledError:
            assert run.stopping.is_set()
            cancelled.append(run.stop_reason)
            await run.step("note", "Cleared up")
            raise

    worker = platform.worker("builder-1")
    fake.on_idle = worker.stop
    await worker.run(handle)
    assert cancelled == ["cancelled"]
    assert len(fake.of("steps")) == 1
    assert [(each.word, each.body["reason"]) for each in fake.ends] == [("release", "cancelled")]


async def test_a_lost_lease_cancels_the_handler_and_nothing_is_reported(
    platform: AsyncPlatform, fake: FakeWork
) -> None:
    fake.offer(work_samples.claim(lease_seconds=3))
    fake.refusals["heartbeat"] = [(409, 4002, None)]
    begun = time.monotonic()
    worker = platform.worker("builder-1")
    fake.on_idle = worker.stop
    await worker.run(lambda _: asyncio.sleep(SECONDS))
    assert time.monotonic() - begun < SECONDS
    assert fake.ends == []


async def test_a_handler_that_is_cancelled_by_itself_has_failed(platform: AsyncPlatform, fake: FakeWork) -> None:
    async def handle(_: AsyncWorkerRun) -> None:
        raise asyncio.CancelledError

    worker = platform.worker("builder-1")
    fake.on_idle = worker.stop
    await worker.run(handle)
    assert [each.body["failure"]["kind"] for each in fake.ends] == ["unknown"]


@pytest.mark.parametrize("obeys", [True, False])
async def test_a_stop_releases_what_does_not_end_in_time(
    platform: AsyncPlatform, fake: FakeWork, obeys: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("organisation_platform.work.async_worker.REACTION_SECONDS", 0.2)
    worker = platform.worker("builder-1", shutdown_seconds=0)
    may_end = asyncio.Event()

    async def handle(_: AsyncWorkerRun) -> None:
        worker.stop()
        while not may_end.is_set():
            try:
                await may_end.wait()
            except asyncio.CancelledError:
                if obeys:
                    raise

    await worker.run(handle)
    assert [(each.word, each.body["reason"]) for each in fake.ends] == [("release", "worker_stopping")]
    may_end.set()
    await asyncio.sleep(0)


async def test_a_report_of_the_end_is_not_cancelled(platform: AsyncPlatform, fake: FakeWork) -> None:
    fake.refusals["finish"] = [(503, 8001, None)] * 3
    fake.stop = "cancelled"
    worker = platform.worker("builder-1")
    fake.on_idle = worker.stop

    async def handle(run: AsyncWorkerRun) -> None:
        beating = asyncio.create_task(run.progress(99))
        await run.finish(summary="Done")
        with pytest.raises(RunStopped):
            run.raise_if_stopped()
        await beating

    await worker.run(handle)
    assert [each.word for each in fake.ends] == ["finish"] * 4


async def test_cancelling_the_worker_stops_it(platform: AsyncPlatform, fake: FakeWork) -> None:
    begun = asyncio.Event()

    async def handle(_: AsyncWorkerRun) -> Any:
        begun.set()
        await asyncio.sleep(0.1)
        return {"summary": "Finished"}

    running = asyncio.create_task(platform.worker("builder-1").run(handle))
    await begun.wait()
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert [each.body["summary"] for each in fake.ends] == ["Finished"]


async def test_a_claim_that_a_stop_interrupts_is_asked_for_again_and_released(
    serve: Serve, policy: RetryPolicy
) -> None:
    registered = ok(work_samples.worker("builder-1"))
    server = serve(registered, LeftOpen(lambda _: None), ok([work_samples.claim()]), ok(work_samples.run("released")))
    async with AsyncPlatform(server.url, retries=policy) as platform:
        worker = platform.worker("builder-1")
        running = asyncio.create_task(worker.run(lambda _: asyncio.sleep(0)))
        async with asyncio.timeout(SECONDS):
            while len(server.asked) < 2:
                await asyncio.sleep(0.01)
            worker.stop()
            await running
    first, second, release = server.asked[1:]
    assert first.headers["idempotency-key"] == second.headers["idempotency-key"]
    assert (release.path.rpartition("/")[2], b"worker_stopping" in release.body) == ("release", True)


async def test_an_asynchronous_iterator_is_uploaded_as_it_yields(platform: AsyncPlatform, fake: FakeWork) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for piece in (b"one ", b"two"):
            await asyncio.sleep(0)
            yield piece

    async def handle(run: AsyncWorkerRun) -> None:
        await run.put_artifact("a.txt", pieces, "text/plain")

    fake.lost.append("artifacts")
    worker = platform.worker("builder-1")
    fake.on_idle = worker.stop
    await worker.run(handle)
    assert [each.content for each in fake.of("artifacts")] == [b"one two"] * 2
