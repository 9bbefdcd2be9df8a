"""Client for the Organisation Platform API: `Platform(url, api_key).departments.create(...)`.

Operations as functions are in `organisation_platform.api`, models in `.models`, bodies as dictionaries in `.bodies`.
"""

from .accounts.first_key import NewKey, async_first_key, first_key
from .accounts.sessions import Session
from .accounts.sign_in import async_sign_in, sign_in
from .arguments.uploads import Upload
from .async_platform import AsyncPlatform
from .errors import (
    BudgetExhaustedError,
    ChannelsRefusedError,
    ConcurrencyLimitExceededError,
    ConnectionLostError,
    DuplicateRecordError,
    ForbiddenError,
    InternalError,
    PerOperationRateLimitedError,
    PersistenceError,
    PlatformError,
    ProviderError,
    RateLimitedError,
    RecordNotFoundError,
    RequestValidationError,
    ResourceConflictError,
    ResourceNotFoundError,
    RouteNotFoundError,
    ServiceUnavailableError,
    SessionRevokedError,
    UnauthorizedError,
    UnreadableResponseError,
    ValidationError,
    VersionConflictError,
)
from .events.subscribers import Lost, Subscriber
from .http.requests import Request, WithHeaders
from .http.retries import RetryPolicy
from .payloads import payload_of
from .platform import Platform
from .records.etags import Tagged
from .webhooks import Delivery, WebhookRefusedError, WebhookVerifier
from .work.async_worker import AsyncWorker
from .work.async_worker_run import AsyncWorkerRun
from .work.claims import WorkerOptions
from .work.ends import RunFailedError, RunParked, RunStopped
from .work.reports import RunResult
from .work.worker import Worker
from .work.worker_run import WorkerRun

__all__ = [
    "AsyncPlatform",
    "AsyncWorker",
    "AsyncWorkerRun",
    "BudgetExhaustedError",
    "ChannelsRefusedError",
    "ConcurrencyLimitExceededError",
    "ConnectionLostError",
    "Delivery",
    "DuplicateRecordError",
    "ForbiddenError",
    "InternalError",
    "Lost",
    "NewKey",
    "PerOperationRateLimitedError",
    "PersistenceError",
    "Platform",
    "PlatformError",
    "ProviderError",
    "RateLimitedError",
    "RecordNotFoundError",
    "Request",
    "RequestValidationError",
    "ResourceConflictError",
    "ResourceNotFoundError",
    "RetryPolicy",
    "RouteNotFoundError",
    "RunFailedError",
    "RunParked",
    "RunResult",
    "RunStopped",
    "ServiceUnavailableError",
    "Session",
    "SessionRevokedError",
    "Subscriber",
    "Tagged",
    "UnauthorizedError",
    "UnreadableResponseError",
    "Upload",
    "ValidationError",
    "VersionConflictError",
    "WebhookRefusedError",
    "WebhookVerifier",
    "WithHeaders",
    "Worker",
    "WorkerOptions",
    "WorkerRun",
    "async_first_key",
    "async_sign_in",
    "first_key",
    "payload_of",
    "sign_in",
]
