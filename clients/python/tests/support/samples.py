"""Objects in the form of the platform's responses."""

from typing import Any

from .scripted_server import ok

_CONTEXT = (
    "conversation_id",
    "plan_id",
    "agent_id",
    "agent_name",
    "tool_name",
    "tool_arguments",
    "arguments_digest",
    "run_id",
    "summary",
    "criteria",
    "artifacts",
)
WHEN = "2030-01-31T08:00:00.000Z"


def user(name: str = "ada") -> dict[str, Any]:
    """A user."""
    return {
        "id": "a742b8aa-1b98-42ed-a051-9f62f220251b",
        "username": name,
        "role": "ceo",
        "must_change_password": False,
        "org_roles": [],
        "scoped_departments": [],
        "created_at": WHEN,
        "updated_at": WHEN,
    }


def users(names: list[str], following: str | None) -> bytes:
    """A page of users."""
    pagination = {"limit": 2, "next_cursor": following, "has_more": following is not None}
    return ok([user(name) for name in names], pagination=pagination, degraded_sources=[])


def versions(numbers: list[int], has_more: bool) -> bytes:
    """A page of versions of a role."""
    pagination = {"offset": 0, "limit": 2, "total": 3, "has_more": has_more, "oldest_version": 1}
    entry = {"entity_id": "CTO", "content_hash": "0" * 64, "saved_by": "ada", "saved_at": WHEN}
    return ok([{**entry, "version": each} for each in numbers], pagination=pagination, degraded_sources=[])


def event(position: str, word: str = "task.created") -> dict[str, Any]:
    """An event of the feed."""
    return {
        "event_id": "e93b812c-d77d-4807-a60a-237b401cf315",
        "position": position,
        "version": 1,
        "event_type": word,
        "channel": "tasks",
        "timestamp": WHEN,
        "payload": {"title": position},
    }


def events(positions: list[str], following: str, has_more: bool) -> bytes:
    """A page of events."""
    pagination = {"limit": 200, "next_after": following, "has_more": has_more}
    return ok([event(position) for position in positions], pagination=pagination, degraded_sources=[])


def role() -> dict[str, Any]:
    """A role."""
    return {
        "name": "CTO",
        "department": "engineering",
        "authority_level": "mid",
        "required_skills": [],
        "tool_access": [],
        "system_prompt_template": None,
        "description": "Leads.",
        "created_at": WHEN,
        "updated_at": WHEN,
    }


def approval(status: str = "pending", **more: Any) -> dict[str, Any]:
    """An approval."""
    names = ("expires_at", "decided_at", "decided_by", "decision_reason", "task_id", "seconds_remaining")
    return {
        "id": "0f0b2b6e-9f5c-4d4b-8a53-3d1f6f6d7a11",
        "action_type": "deploy:release",
        "title": "Release 2",
        "description": "Deploy it.",
        "requested_by": "ada",
        "risk_level": "low",
        "source": "review_gate",
        "status": status,
        "created_at": WHEN,
        "metadata": {},
        "context": dict.fromkeys(_CONTEXT),
        "resume": {"state": "none", "result": None, "error": None},
        "urgency_level": "normal",
        **dict.fromkeys(names),
        **more,
    }
