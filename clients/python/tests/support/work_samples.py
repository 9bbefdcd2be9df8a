"""Tasks, runs and claims in the form of the platform's responses."""

from typing import Any

from .samples import WHEN

RUN_ID = "2b1de0d4-7c3f-4f0a-9d57-6a8e3b5c1f20"
TASK_ID = "f4ab6533-bb2a-4a41-8b9f-7f3d7fb4cba4"
ARTIFACT_ID = "9c4b7d1e-52a8-4e36-8f0d-3b6a1c9e7d42"
_ID = "1d0c141f-101b-4cf7-808e-fdddf28b58cd"
_EMPTY = ("dependencies", "labels", "expected_artifacts", "dispatch")
_ABSENT = (
    "max_attempts",
    "review_policy",
    "run_id",
    "parent_task_id",
    "plan_id",
    "plan_item_id",
    "charter_id",
    "forecast_id",
    "correlation_id",
    "hard_ceiling",
    "deadline",
    "not_before",
    "waiting_for",
)


def time(seconds: int) -> str:
    """A timestamp less than a minute after the claim."""
    return f"2030-01-31T08:00:{seconds:02}.000Z"


def worker(name: str) -> dict[str, Any]:
    """A registered worker."""
    return {
        "name": name,
        "kind": "external",
        "status": "online",
        **{field: [] for field in ("agent_ids", "task_types", "labels")},
        "max_runs": 1,
        "version": "",
        "open_runs": 0,
        "last_seen_at": WHEN,
        "created_by": _ID,
        "created_at": WHEN,
    }


def run(status: str = "running", lease_seconds: int = 30) -> dict[str, Any]:
    """A run."""
    return {
        "id": RUN_ID,
        "task_id": TASK_ID,
        "project_id": _ID,
        "agent_id": _ID,
        "worker_name": "builder-1",
        "worker_kind": "external",
        "kind": "work",
        "attempt": 1,
        "epoch": 1,
        "status": status,
        "summary": "",
        "criteria": [],
        "note": "",
        "usage": {
            "model_calls": 0,
            "tool_calls": 0,
            "input_tokens": 0,
            "output_tokens": 0,
            "cost": 0,
            "currency": "USD",
        },
        **dict.fromkeys(("failure", "progress", "review", "stop_reason", "finished_at")),
        "started_at": time(0),
        "lease_expires_at": time(lease_seconds),
        "hard_deadline": time(59),
        "finished_late": False,
    }


def task() -> dict[str, Any]:
    """A task with one criterion."""
    return {
        "id": TASK_ID,
        "project_id": _ID,
        "title": "Show invoices",
        "description": "",
        "type": "development",
        "priority": "medium",
        "estimated_complexity": "medium",
        "status": "in_progress",
        "assigned_to": _ID,
        "acceptance_criteria": [{"description": "A customer can download an invoice.", "met": False}],
        **{field: [] for field in _EMPTY},
        **dict.fromkeys(_ABSENT),
        "attempts": 0,
        "reworks": 0,
        "source": "manual",
        "created_by": _ID,
        "created_at": WHEN,
        "updated_at": WHEN,
    }


def answered(question: str, status: str = "approved") -> dict[str, Any]:
    """A question of a run with its reply."""
    return {
        "approval_id": _ID,
        "question": question,
        "kind": "question",
        "options": [],
        "status": status,
        "answer": None if status == "pending" else "Blue",
        "decided_by": None if status == "pending" else "ada",
    }


def claim(lease_seconds: int = 30, inputs: tuple[dict[str, Any], ...] = ()) -> dict[str, Any]:
    """A claimed run."""
    return {
        "run": run(lease_seconds=lease_seconds),
        "lease_token": f"lt_{'A' * 43}",
        "lease_expires_at": time(lease_seconds),
        "task": task(),
        "context": {
            **dict.fromkeys(("company", "department", "agent", "project", "charter", "parent")),
            **{field: [] for field in ("dependencies", "criteria", "artifacts", "feedback", "history")},
            "inputs": list(inputs),
            "limits": {
                "deadline": None,
                "hard_deadline": time(59),
                "budget_left": None,
                "currency": "USD",
                "max_artifact_bytes": 16_777_216,
            },
        },
    }


def heartbeat(stop: str | None = None, inputs: tuple[dict[str, Any], ...] = ()) -> dict[str, Any]:
    """The state of a run for its worker."""
    return {
        "lease_expires_at": time(30),
        "hard_deadline": time(59),
        "stop": None if stop is None else {"reason": stop},
        "budget_left": None,
        "inputs": list(inputs),
    }


def artifact(name: str, media_type: str, size: int) -> dict[str, Any]:
    """An uploaded file."""
    return {
        "id": ARTIFACT_ID,
        "run_id": RUN_ID,
        "task_id": TASK_ID,
        "name": name,
        "media_type": media_type,
        "size": size,
        "sha256": "0" * 64,
        "version": 1,
        "is_accepted": False,
        "created_at": WHEN,
    }
