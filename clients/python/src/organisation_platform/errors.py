"""Exceptions: one class for each error code, all subclasses of PlatformError."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

#: The codes that a retry may fix (spec/rules/errors.md#retry).
RETRYABLE_CODES = frozenset({5000, 5001, 5002, 8001})

_MAX_SHOWN = 200
_FAULTS = re.compile(r"; (?=(?:body|query|path|header)\b)")


class PlatformError(Exception):
    """Why a request failed.

    `status`, `code`, `name` (such as ``VERSION_CONFLICT``), `category`, `title` and `instance` (the id to quote when
    you ask for help) are None if unknown. `errors` lists the violations of a malformed request.
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
        #: How many times the request was sent.
        self.attempts = 1
        #: Whether an earlier attempt may have taken effect: its response was lost.
        self.is_uncertain = False
        super().__init__(detail)

    def __str__(self) -> str:
        """One line with the detail and the instance."""
        parts = [str(part) for part in (self.status, self.code, self.name) if part is not None]
        head = f"{' '.join(parts)}: " if parts else ""
        return f"{head}{self.detail}" + (f" (instance {self.instance})" if self.instance else "")


class ConnectionLostError(PlatformError):
    """The server could not be reached, or the connection was lost before the response was complete."""


class UnreadableResponseError(PlatformError):
    """The response is not from the platform or not readable: of a proxy, invalid JSON, or too large."""


class UnauthorizedError(PlatformError):
    """Credentials are missing, malformed, expired or wrong."""

    CODE, NAME = 1000, "UNAUTHORIZED"


class ForbiddenError(PlatformError):
    """The caller does not have the permission."""

    CODE, NAME = 1001, "FORBIDDEN"


class SessionRevokedError(PlatformError):
    """The session was logged out or revoked."""

    CODE, NAME = 1002, "SESSION_REVOKED"


class ValidationError(PlatformError):
    """The request is well formed but violates a rule."""

    CODE, NAME = 2000, "VALIDATION_ERROR"


class ChannelsRefusedError(ValidationError):
    """Channels of a subscription do not exist, or the credential may not read them; `channels` names them."""

    def __init__(self, channels: Sequence[str], reason: str = "the credential may not read them") -> None:
        self.channels = tuple(channels)
        super().__init__(f"the channels {', '.join(channels)} were refused: {reason}")


class RequestValidationError(PlatformError):
    """The request is malformed; `errors` lists the violations."""

    CODE, NAME = 2001, "REQUEST_VALIDATION_ERROR"


class ResourceNotFoundError(PlatformError):
    """The object does not exist, or is not visible to the caller."""

    CODE, NAME = 3000, "RESOURCE_NOT_FOUND"


class RecordNotFoundError(PlatformError):
    """A stored record refers to a record that does not exist."""

    CODE, NAME = 3001, "RECORD_NOT_FOUND"


class RouteNotFoundError(PlatformError):
    """The path does not exist."""

    CODE, NAME = 3002, "ROUTE_NOT_FOUND"


class ResourceConflictError(PlatformError):
    """The current state does not allow the operation."""

    CODE, NAME = 4000, "RESOURCE_CONFLICT"


class DuplicateRecordError(PlatformError):
    """The object already exists."""

    CODE, NAME = 4001, "DUPLICATE_RECORD"


class VersionConflictError(PlatformError):
    """The record has changed since the ETag in `If-Match`."""

    CODE, NAME = 4002, "VERSION_CONFLICT"


class RateLimitedError(PlatformError):
    """Too many requests, or the account is locked temporarily."""

    CODE, NAME = 5000, "RATE_LIMITED"


class PerOperationRateLimitedError(PlatformError):
    """Too many requests to this operation."""

    CODE, NAME = 5001, "PER_OPERATION_RATE_LIMITED"


class ConcurrencyLimitExceededError(PlatformError):
    """A parallel request of the same kind is still running."""

    CODE, NAME = 5002, "CONCURRENCY_LIMIT_EXCEEDED"


class BudgetExhaustedError(PlatformError):
    """The budget is exhausted."""

    CODE, NAME = 6000, "BUDGET_EXHAUSTED"


class ProviderError(PlatformError):
    """The model provider failed or returned an invalid reply."""

    CODE, NAME = 7000, "PROVIDER_ERROR"


class InternalError(PlatformError):
    """An unexpected error of the server."""

    CODE, NAME = 8000, "INTERNAL_ERROR"


class ServiceUnavailableError(PlatformError):
    """A part of the service is unavailable or not configured."""

    CODE, NAME = 8001, "SERVICE_UNAVAILABLE"


class PersistenceError(PlatformError):
    """The database refused a statement."""

    CODE, NAME = 8002, "PERSISTENCE_ERROR"


#: The class of each code.
CLASSES: Mapping[int, type[PlatformError]] = {
    kind.CODE: kind for kind in PlatformError.__subclasses__() if kind.CODE is not None
}


def failure_of(status: int | None, headers: Iterable[tuple[str, str]], body: bytes) -> PlatformError:
    """The error in a body, in either form: the envelope, or bare problem details."""
    given = {name.lower(): value for name, value in headers}
    problem = _problem_in(parse_json(body))
    if problem is None:
        shown = body[:_MAX_SHOWN].decode("utf-8", "replace")
        return UnreadableResponseError(
            f"not a failure of the platform: {shown!r}", status=status, instance=given.get("x-request-id")
        )
    code = _whole(problem["error_code"]) or 0
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
    """The value of a JSON text; Ellipsis, which JSON cannot represent, for an invalid one."""
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
    """An integer above 0, also from the digits of a header, otherwise None; limited to 32 bits."""
    if isinstance(value, str) and re.fullmatch(r"[0-9]{1,18}", value):
        value = int(value)
    return min(value, 2**31 - 1) if isinstance(value, int) and not isinstance(value, bool) and value > 0 else None
