"""What a worker reports, with both clients."""

import io
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from organisation_platform import (
    ForbiddenError,
    RequestValidationError,
    ResourceNotFoundError,
    RunFailedError,
    RunParked,
    RunStopped,
    ValidationError,
    VersionConflictError,
)

from ..conftest import Waits
from ..support import work_samples
from ..support.fake_work import FakeWork
from .conftest import Work

CRITERIA = [{"index": 0, "met": True, "evidence": "See the file", "artifact_id": work_samples.ARTIFACT_ID}]


def test_a_run_reports_its_progress_its_files_and_its_result(fake: FakeWork, work: Work) -> None:
    def handle(run: Any) -> Any:
        assert (run.id, run.task.title, run.stop_reason) == (work_samples.RUN_ID, "Show invoices", None)
        run.progress(10, "Begun")
        run.step("tool_call", "Search", tool_name="search")
        run.steps({"kind": "note", "title": "One", "key": "1"}, {"kind": "note", "title": "Two"})
        made = run.put_artifact("report 1.md", "# Ä", "text/markdown")
        assert run.request_input("Why?", options=["A", "B"]).status.value == "pending"
        return {"summary": "Done", "criteria": [{**CRITERIA[0], "artifact_id": made.id}]}

    assert work(handle, agent_ids=[work_samples.TASK_ID], max_runs=1, labels=["node"]) == []
    register, heartbeat, artifact = fake.reported[0], fake.of("heartbeat")[0], fake.of("artifacts")[0]
    assert register.body["agent_ids"] == [work_samples.TASK_ID]
    assert (register.body["max_runs"], register.body["labels"]) == (1, ["node"])
    assert (heartbeat.body["progress"], heartbeat.body["note"]) == (10, "Begun")
    steps = [step for each in fake.of("steps") for step in each.body["steps"]]
    assert [step["title"] for step in steps] == ["Search", "One", "Two"]
    assert steps[1]["key"] == "1"
    assert len({step["key"] for step in steps}) == 3
    assert (artifact.name, artifact.content.decode()) == ("report 1.md", "# Ä")
    assert (artifact.headers["content-type"], artifact.headers["lease-token"]) == ("text/markdown", f"lt_{'A' * 43}")
    asked = fake.of("input-requests")[0]
    assert (asked.body["question"], asked.body["options"], asked.body["wait"]) == ("Why?", ["A", "B"], False)
    assert "idempotency-key" in asked.headers
    assert [each.word for each in fake.ends] == ["finish"]
    body = fake.ends[0].body
    assert (body["outcome"], body["summary"], body["criteria"]) == ("succeeded", "Done", CRITERIA)


def test_many_steps_are_several_requests(fake: FakeWork, work: Work) -> None:
    work(lambda run: run.steps(*({"kind": "note", "title": str(number)} for number in range(150))))
    assert [len(each.body["steps"]) for each in fake.of("steps")] == [100, 50]


@pytest.mark.parametrize(
    ("error", "failure"),
    [
        (ValueError("Oops"), {"kind": "unknown", "message": "ValueError: Oops", "retryable": True}),
        (OSError("\ud800" * 3000), {"kind": "unknown", "message": f"OSError: {'?' * 1991}", "retryable": True}),
        (
            RunFailedError("tool", "Not reachable", retryable=False),
            {"kind": "tool", "message": "Not reachable", "retryable": False},
        ),
        (
            RunStopped("deadline"),
            {"kind": "timeout", "message": "the deadline of the run has passed", "retryable": True},
        ),
    ],
    ids=["other", "unsendable", "failed", "deadline"],
)
def test_what_a_handler_raises_fails_the_run(
    fake: FakeWork, work: Work, error: BaseException, failure: dict[str, Any]
) -> None:
    def handle(_: Any) -> None:
        raise error

    assert work(handle) == []
    assert [(each.word, each.body["outcome"], each.body["failure"]) for each in fake.ends] == [
        ("finish", "failed", failure)
    ]


def test_a_handler_may_report_the_end_itself(fake: FakeWork, work: Work) -> None:
    def handle(run: Any) -> None:
        assert run.finish(summary="Early", criteria=CRITERIA).status.value == "succeeded"
        with pytest.raises(RuntimeError, match="already"):
            run.fail("tool", "Too late")
        raise ValueError("after the end")

    assert [str(error) for error in work(handle)] == ["after the end"]
    assert [each.body["summary"] for each in fake.ends] == ["Early"]


def test_a_handler_may_fail_or_release_its_run(fake: FakeWork, work: Work) -> None:
    fake.offer(*[work_samples.claim()] * 2)
    ends = [
        lambda run: run.fail("provider", "No model", retryable=False),
        lambda run: run.release("Not for me", delay_seconds=60),
    ]
    assert work(lambda run: ends.pop(0)(run) and None) == []
    failed, released = (each.body for each in fake.ends)
    assert failed["failure"] == {"kind": "provider", "message": "No model", "retryable": False}
    assert (released["reason"], released["delay_seconds"]) == ("Not for me", 60)


@pytest.mark.parametrize(
    ("status", "code", "refusal"),
    [(400, 2001, RequestValidationError), (404, 3000, ResourceNotFoundError), (422, 2000, ValidationError)],
)
def test_a_result_that_is_not_accepted_fails_the_run(
    fake: FakeWork, work: Work, status: int, code: int, refusal: type[Exception]
) -> None:
    fake.refusals["finish"] = [(status, code, None)]
    assert [type(error) for error in work(lambda _: {"summary": "No criteria"})] == [refusal]
    assert [each.body["outcome"] for each in fake.ends] == ["succeeded", "failed"]
    assert fake.ends[1].body["failure"]["kind"] == "invalid_output"


@pytest.mark.parametrize("result", ["text", {"sumary": "misspelt"}])
def test_a_result_that_cannot_be_sent_fails_the_run(fake: FakeWork, work: Work, result: Any) -> None:
    work(lambda _: result)
    assert [each.body["failure"]["kind"] for each in fake.ends] == ["invalid_output"]


def test_a_question_ends_the_run_and_the_next_one_has_the_answer(fake: FakeWork, work: Work) -> None:
    pending = work_samples.answered("Which colour?", "pending")
    known = work_samples.answered("Which colour?")
    fake.offer(*(work_samples.claim(inputs=inputs) for inputs in ((pending,), (pending, known))))
    raised: list[BaseException] = []

    def handle(run: Any) -> Any:
        try:
            answer = run.ask("Which colour?", options=["Red", "Blue"], risk_level="low")
        except RunParked as parked:
            raised.append(parked)
            raise
        return {"summary": f"{answer.status.value}: {answer.answer}"}

    assert work(handle) == []
    assert len(raised) == 1
    assert [each.body["wait"] for each in fake.of("input-requests")] == [True]
    assert [each.body["summary"] for each in fake.ends] == ["approved: Blue"]


def test_answers_that_arrive_later_are_in_the_inputs(fake: FakeWork, work: Work) -> None:
    fake.inputs = (work_samples.answered("Why?"),)

    def handle(run: Any) -> Any:
        run.progress(None)
        return {"summary": str(run.inputs[0].answer)}

    work(handle)
    assert fake.ends[0].body["summary"] == "Blue"


def test_a_run_whose_lease_was_taken_over_reports_nothing_more(fake: FakeWork, work: Work) -> None:
    fake.refusals["steps"] = [(409, 4002, None)]
    reasons: list[str | None] = []
    over = threading.Event()

    def handle(run: Any) -> None:
        try:
            run.step("note", "Too late")
        except RunStopped as stopped:
            reasons.extend([stopped.reason, run.stop_reason])
            over.set()
            raise

    assert work(handle) == []
    assert over.wait(5)
    assert reasons == ["lease_lost", "lease_lost"]
    assert fake.ends == []


def test_an_end_that_another_run_has_overtaken_is_told(fake: FakeWork, work: Work) -> None:
    fake.refusals["finish"] = [(409, 4002, None)]
    assert [type(error) for error in work(lambda _: None)] == [VersionConflictError]
    assert len(fake.ends) == 1


def test_two_runs_at_the_same_time_are_claimed_together(fake: FakeWork, work: Work) -> None:
    fake.offer(*[work_samples.claim()] * 3)
    work(lambda _: None, max_runs=2)
    assert fake.of("claims")[0].body == {"max": 2, "wait_seconds": 20}
    assert len(fake.ends) == 3


def test_a_refused_registration_or_claim_is_raised(fake: FakeWork, work: Work) -> None:
    for word in ("register", "claims"):
        fake.refusals[word] = [(403, 1001, None)]
        with pytest.raises(ForbiddenError):
            work(lambda _: None)
    assert fake.ends == []


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"max_runs": 0}, "max_runs must be 1 to 100"),
        ({"max_runs": "2"}, "max_runs: expected int, got str"),
        ({"shutdown_seconds": -1}, "must not be negative"),
        ({"agent_ids": ["ada"]}, r"body\.agent_ids\[0\]: expected a UUID"),
        ({"task_types": ["fishing"]}, r"body\.task_types\[0\]: expected one of"),
        ({"max_run": 1}, "max_run"),
    ],
)
def test_options_that_do_not_fit_are_refused(platform: Any, options: dict[str, Any], message: str) -> None:
    with pytest.raises((TypeError, ValueError), match=message):
        platform.worker("builder-1", **options)


def test_a_server_that_is_busy_is_asked_again(fake: FakeWork, work: Work, waits: Waits) -> None:
    fake.refusals["finish"] = [(429, 5000, 17), (503, 8001, None), (429, 5000, 3600)]
    assert work(lambda _: None) == []
    assert waits[:3] == [17.0, 0.5, 60.0]
    assert len({each.content for each in fake.ends}) == 1


def test_a_report_is_not_repeated_for_ever(fake: FakeWork, work: Work, waits: Waits) -> None:
    fake.refusals["finish"] = [(503, 8001, None)] * 20
    assert len(work(lambda _: None)) == 1
    assert len(fake.ends) == 10
    assert waits[:9] == [0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0, 30.0]


@pytest.mark.parametrize("word", ["register", "claims", "steps", "artifacts", "input-requests", "heartbeat", "finish"])
def test_what_was_reported_although_its_response_was_lost_is_repeated(fake: FakeWork, work: Work, word: str) -> None:
    fake.lost.append(word)

    def handle(run: Any) -> None:
        run.progress(50)
        run.step("note", "Only")
        run.put_artifact("a.txt", io.BytesIO(b"text"))
        run.request_input("Why?")

    assert work(handle) == []
    first, second = fake.of(word)[:2]
    assert (first.content, first.headers.get("idempotency-key")) == (
        second.content,
        second.headers.get("idempotency-key"),
    )
    assert len(fake.of("finish")) == (2 if word == "finish" else 1)


def test_an_iterator_is_uploaded_once_and_a_function_again(fake: FakeWork, work: Work) -> None:
    def pieces() -> Iterator[bytes | str]:
        yield b"one "
        yield "two"

    fake.offer(*[work_samples.claim()] * 2)
    fake.lost += ["artifacts", "artifacts"]
    sources = [pieces(), pieces]
    work(lambda run: run.put_artifact("a.txt", sources.pop(0)) and None)
    assert [each.content for each in fake.of("artifacts")] == [b"one two"] * 3
    assert [each.body["outcome"] for each in fake.ends] == ["failed", "succeeded"]
    assert "content-length" not in fake.of("artifacts")[0].headers
