"""What goes wrong, as exceptions: one class for each error code, all of them kinds of PlatformError."""

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

#: Exactly these may succeed when they are repeated (spec/rules/errors.md#retry).
RETRYABLE_CODES = frozenset({5000, 5001, 5002, 8001})

_MOST_SHOWN = 200
_FAULTS = re.compile(r"; (?=(?:body|query|path|header)\b)")


class PlatformError(Exception):
    """Why a request failed.

    `status`, `code`, `name` (such as ``VERSION_CONFLICT``), `category`, `title` and `instance` (the id to quote when
    you ask for help) are None where nothing told them. `errors` are the single faults of a malformed request.
    """

    CODE: ClassVar[int | None] = None
    NAME: ClassVar[str | None] = None

    def __init__(
        self,
        detail: str,
        *,
        status: int | None = None,
        code: int | None = None,
        category: str | None = None,
        title: str | None = None,
        instance: str | None = None,
        retryable: bool = False,
        retry_after: int | None = None,
    ) -> None:
        self.detail = detail
        self.status = status
        self.code = code
        self.name = self.NAME
        self.category = category
        self.title = title
        self.instance = instance
        self.retryable = retryable
        self.retry_after = retry_after
        self.errors: tuple[str, ...] = tuple(_FAULTS.split(detail)) if code == 2001 else ()
        #: How often the request was sent.
        self.attempts = 1
        #: Whether an earlier attempt may have done what was asked: a connection was lost, ours or that to the database.
        self.is_uncertain = False
        super().__init__(detail)

    def __str__(self) -> str:
        """One line: what happened, and the instance to quote."""
        parts = [str(part) for part in (self.status, self.code, self.name) if part is not None]
        head = f"{' '.join(parts)}: " if parts else ""
        return f"{head}{self.detail}" + (f" (instance {self.instance})" if self.instance else "")


class ConnectionLostError(PlatformError):
    """The server could not be reached, or went away before its answer was whole."""


class UnreadableAnswerError(PlatformError):
    """What came is no answer of the platform: a page of a proxy, broken JSON, or more than is taken."""


class UnauthorizedError(PlatformError):
    """Credentials are missing, malformed, expired or wrong."""

    CODE, NAME = 1000, "UNAUTHORIZED"


class ForbiddenError(PlatformError):
    """Signed in, but not allowed to do this."""

    CODE, NAME = 1001, "FORBIDDEN"


class SessionRevokedError(PlatformError):
    """The session was signed out or revoked."""

    CODE, NAME = 1002, "SESSION_REVOKED"


class ValidationError(PlatformError):
    """The request is well formed but breaks a rule of the application."""

    CODE, NAME = 2000, "VALIDATION_ERROR"


class RequestValidationError(PlatformError):
    """The request itself is malformed; `errors` names the faults."""

    CODE, NAME = 2001, "REQUEST_VALIDATION_ERROR"


class ResourceNotFoundError(PlatformError):
    """The object does not exist, or not for this caller."""

    CODE, NAME = 3000, "RESOURCE_NOT_FOUND"


class RecordNotFoundError(PlatformError):
    """A stored record points to another one that is gone."""

    CODE, NAME = 3001, "RECORD_NOT_FOUND"


class RouteNotFoundError(PlatformError):
    """There is no such path."""

    CODE, NAME = 3002, "ROUTE_NOT_FOUND"


class ResourceConflictError(PlatformError):
    """The present state does not allow this."""

    CODE, NAME = 4000, "RESOURCE_CONFLICT"


class DuplicateRecordError(PlatformError):
    """Such an object already exists."""

    CODE, NAME = 4001, "DUPLICATE_RECORD"


class VersionConflictError(PlatformError):
    """`If-Match` names another version than the present one."""

    CODE, NAME = 4002, "VERSION_CONFLICT"


class RateLimitedError(PlatformError):
    """Too many requests in general, or the account is locked for a while."""

    CODE, NAME = 5000, "RATE_LIMITED"


class PerOperationRateLimitedError(PlatformError):
    """Too many requests of this operation."""

    CODE, NAME = 5001, "PER_OPERATION_RATE_LIMITED"


class ConcurrencyLimitExceededError(PlatformError):
    """An earlier long request of the same kind is still running."""

    CODE, NAME = 5002, "CONCURRENCY_LIMIT_EXCEEDED"


class BudgetExhaustedError(PlatformError):
    """The budget is used up."""

    CODE, NAME = 6000, "BUDGET_EXHAUSTED"


class ProviderError(PlatformError):
    """The model provider failed or answered nonsense."""

    CODE, NAME = 7000, "PROVIDER_ERROR"


class InternalError(PlatformError):
    """An unexpected failure of the server."""

    CODE, NAME = 8000, "INTERNAL_ERROR"


class ServiceUnavailableError(PlatformError):
    """A part of the service is down or not configured."""

    CODE, NAME = 8001, "SERVICE_UNAVAILABLE"


class PersistenceError(PlatformError):
    """The database rejected a statement."""

    CODE, NAME = 8002, "PERSISTENCE_ERROR"


#: The class of each code.
CLASSES: Mapping[int, type[PlatformError]] = {
    kind.CODE: kind for kind in PlatformError.__subclasses__() if kind.CODE is not None
}


def failure_of(status: int | None, headers: Iterable[tuple[str, str]], body: bytes) -> PlatformError:
    """The failure that a body tells, in either form: the envelope, or the bare problem."""
    given = {name.lower(): value for name, value in headers}
    problem = _problem_in(parse_json(body))
    if problem is None:
        shown = body[:_MOST_SHOWN].decode("utf-8", "replace")
        return UnreadableAnswerError(
            f"not a failure of the platform: {shown!r}", status=status, instance=given.get("x-request-id")
        )
    code = problem["error_code"]
    return CLASSES.get(code, PlatformError)(
        _text(problem, "detail") or "no detail",
        status=status if status is not None else _whole(problem.get("status")),
        code=code,
        category=_text(problem, "error_category"),
        title=_text(problem, "title"),
        instance=_text(problem, "instance") or given.get("x-request-id"),
        retryable=problem.get("retryable") is True and code in RETRYABLE_CODES,
        retry_after=_whole(problem.get("retry_after")) or _whole(given.get("retry-after")),
    )


def parse_json(body: bytes | str) -> Any:
    """The value of a JSON text; Ellipsis, which no JSON stands for, where it is none."""
    try:
        return json.loads(body)
    except (ValueError, RecursionError):
        return ...


def _problem_in(parsed: Any) -> dict[str, Any] | None:
    if not isinstance(parsed, dict):
        return None
    problem = parsed.get("error_detail") or parsed
    return problem if isinstance(problem, dict) and _whole(problem.get("error_code")) else None


def _text(problem: Mapping[str, Any], field: str) -> str | None:
    value = problem.get(field)
    return value if isinstance(value, str) else None


def _whole(value: object) -> int | None:
    """A whole number above 0, also as the digits of a header, else None; what has no room in 32 bits is the largest."""
    if isinstance(value, str) and re.fullmatch(r"[0-9]{1,18}", value):
        value = int(value)
    return min(value, 2**31 - 1) if isinstance(value, int) and not isinstance(value, bool) and value > 0 else None
