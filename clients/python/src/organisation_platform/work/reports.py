"""The reports on a run: requests with its lease token."""

import datetime
import uuid
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NotRequired, TypedDict

from .._generated.models import (
    ApiResponseOfApprovalResponse,
    ApiResponseOfArtifact,
    ApiResponseOfHeartbeat,
    ApiResponseOfRun,
    Claim,
    RiskLevel,
    RunCriterionInput,
    RunInputKind,
    RunStepKind,
    StepUsageInput,
)
from ..api.execution import add_run_steps, finish_run, heartbeat_run, put_artifact, release_run, request_input
from ..arguments.uploads import Upload
from ..bodies import (
    RiskLevelValue,
    RunCriterionInputDict,
    RunInputKindValue,
    RunStepKindValue,
    StepUsageInputDict,
)
from ..http.requests import Request

#: The most steps of one request.
_MAX_STEPS = 100


class StepOptions(TypedDict, total=False):
    """The fields of a step except its kind and title. Without `key` the client chooses one."""

    key: str
    content: str
    tool_name: str | None
    is_error: bool
    model: str | None
    usage: StepUsageInput | StepUsageInputDict | None
    started_at: datetime.datetime | str | None
    finished_at: datetime.datetime | str | None


class Step(StepOptions):
    """A step of a run."""

    kind: RunStepKind | RunStepKindValue
    title: str


class QuestionOptions(TypedDict, total=False):
    """The options of a question."""

    options: Sequence[str]
    kind: RunInputKind | RunInputKindValue
    risk_level: RiskLevel | RiskLevelValue
    ttl_seconds: int | None


class RunResult(TypedDict):
    """What a successful run delivers. `criteria` has one entry for each acceptance criterion of the task."""

    summary: NotRequired[str]
    criteria: NotRequired[Sequence[RunCriterionInput | RunCriterionInputDict]]


class Reports:
    """Makes the reports on a run. A repeated report is the same request; only the content of a file is read again."""

    def __init__(self, claim: Claim) -> None:
        self._run_id = claim.run.id
        self._lease = {"lease_token": claim.lease_token}

    def heartbeat(self, progress: int | None, note: str | None) -> Request[ApiResponseOfHeartbeat]:
        body: Any = {**self._lease, "progress": progress, "note": note}
        return heartbeat_run(self._run_id, body)

    def steps(self, steps: Iterable[Mapping[str, Any]]) -> Iterator[Request[ApiResponseOfHeartbeat]]:
        """Adds keys to the steps, and splits them into as many requests as needed."""
        keyed = [{"key": str(uuid.uuid4()), **step} for step in steps]
        for start in range(0, len(keyed), _MAX_STEPS):
            body: Any = {**self._lease, "steps": keyed[start : start + _MAX_STEPS]}
            yield add_run_steps(self._run_id, body)

    def artifact(self, name: str, upload: Upload) -> Request[ApiResponseOfArtifact]:
        return put_artifact(self._run_id, name, upload, lease_token=self._lease["lease_token"])

    def question(
        self, question: str, options: QuestionOptions, *, wait: bool
    ) -> Request[ApiResponseOfApprovalResponse]:
        body: Any = {**options, **self._lease, "question": question, "wait": wait}
        return request_input(self._run_id, body, idempotency_key=str(uuid.uuid4()))

    def finish(self, result: Mapping[str, Any]) -> Request[ApiResponseOfRun]:
        body: Any = {**result, **self._lease}
        return finish_run(self._run_id, body)

    def release(self, reason: str, delay_seconds: int = 0) -> Request[ApiResponseOfRun]:
        body: Any = {**self._lease, "reason": reason, "delay_seconds": delay_seconds}
        return release_run(self._run_id, body)
