"""Workers of a real server."""

import asyncio
import io
import threading
import time
import uuid
from collections.abc import Callable
from typing import Any
from uuid import UUID

import pytest

from organisation_platform import AsyncPlatform, AsyncWorkerRun, Platform, RunFailedError, WorkerRun

Offer = Callable[..., str]
SECONDS = 30.0


@pytest.fixture
def agent_id(platform: Platform) -> str:
    """A new agent, for which only the worker of the test acts."""
    department = f"workshop-{uuid.uuid4()}"
    platform.departments.create({"name": department})
    agent = platform.agents.create({"name": f"agent-{uuid.uuid4()}", "role": "Writer", "department": department})
    return str(agent.data.id)


@pytest.fixture
def offer(platform: Platform, agent_id: str) -> Offer:
    """Creates a task that is ready for the agent, and returns its id."""

    def create(**fields: Any) -> str:
        project_id = platform.projects.create({"name": f"project-{uuid.uuid4()}"}).data.id
        platform.projects.update(project_id, {"status": "active"})
        task = {"project_id": project_id, "title": "Write", "assigned_to": agent_id, "labels": ["python"]}
        body: Any = {**task, **fields}
        return str(platform.tasks.create(body).data.id)

    return create


def question_of(platform: Platform, task_id: str) -> UUID:
    """The approval of a question, when it is asked."""
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        for approval in platform.approvals.iterate(status="pending"):
            if str(approval.task_id) == task_id:
                return approval.id
        time.sleep(0.1)
    raise AssertionError("no question was asked")


def name() -> str:
    return f"python-{uuid.uuid4()}"


def test_a_task_is_executed(platform: Platform, agent_id: str, offer: Offer) -> None:
    task_id = offer(acceptance_criteria=["It is written"])
    worker = platform.worker(name(), agent_ids=[agent_id], labels=["python"])

    def handle(run: WorkerRun) -> Any:
        worker.stop()
        assert str(run.task.id) == task_id
        run.progress(10, "Begun")
        run.step("note", "First")
        made = run.put_artifact("report.md", lambda: iter([b"# Report\n", b"Streamed\n"]), "text/markdown")
        copy = io.BytesIO()
        assert run.download(made.id, copy) == made.size
        assert run.content(made.id) == copy.getvalue() == b"# Report\nStreamed\n"
        criterion = {"index": 0, "met": True, "evidence": f"{made.size} bytes", "artifact_id": made.id}
        return {"summary": "Done", "criteria": [criterion]}

    worker.run(handle)
    found = platform.execution.list_runs(task_id=task_id).data[0]
    assert (found.status.value, found.summary, found.progress, found.note) == ("succeeded", "Done", 10, "Begun")
    assert [step.title for step in platform.execution.list_run_steps(found.id).data] == ["First"]
    frames = list(platform.follow_run(found.id))
    assert [frame.event for frame in frames][-1] == "done"


def test_an_error_fails_the_run(platform: Platform, agent_id: str, offer: Offer) -> None:
    task_id = offer()
    worker = platform.worker(name(), agent_ids=[agent_id], labels=["python"])

    def handle(_: WorkerRun) -> None:
        worker.stop()
        raise RunFailedError("tool", "The tool is broken", retryable=False)

    worker.run(handle)
    failure = platform.execution.list_runs(task_id=task_id).data[0].failure
    assert failure is not None
    assert (failure.kind.value, failure.message, failure.retryable) == ("tool", "The tool is broken", False)


def test_a_question_is_answered_by_a_person(platform: Platform, agent_id: str, offer: Offer) -> None:
    task_id = offer()
    worker = platform.worker(name(), agent_ids=[agent_id], labels=["python"])

    def handle(run: WorkerRun) -> Any:
        answer = run.ask("Which colour?", options=["Red", "Blue"])
        worker.stop()
        return {"summary": f"{answer.status.value}: {answer.answer}"}

    running = threading.Thread(target=worker.run, args=(handle,), daemon=True)
    running.start()
    try:
        platform.approvals.approve(question_of(platform, task_id), {"comment": "Blue"})
        running.join(SECONDS)
    finally:
        worker.stop()
    runs = platform.execution.list_runs(task_id=task_id).data
    assert [(each.status.value, each.summary) for each in runs] == [("succeeded", "approved: Blue"), ("released", "")]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_an_asyncio_worker_is_stopped_by_a_cancelled_task(
    platform: Platform, url: str, api_key: str, agent_id: str, offer: Offer
) -> None:
    task_id = offer()
    reasons: list[str | None] = []
    async with AsyncPlatform(url, api_key=api_key) as opened:
        worker = opened.worker(name(), agent_ids=[agent_id], labels=["python"])

        async def handle(run: AsyncWorkerRun) -> None:
            worker.stop()
            await opened.tasks.cancel(run.task.id)
            try:
                await run.progress(10)
                await asyncio.sleep(30)
            except asyncio.CancelledError:
                reasons.append(run.stop_reason)
                raise

        await worker.run(handle)
    assert reasons == ["cancelled"]
    assert platform.execution.list_runs(task_id=task_id).data[0].status.value == "cancelled"
