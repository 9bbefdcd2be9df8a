"""Client for the Organisation Platform API. Operations are in `organisation_platform.api`, shapes in `.models`."""

from .errors import (
    BudgetExhaustedError,
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
from .etags import Tagged
from .events import Lost, Subscriber
from .platform import AsyncPlatform, Platform
from .retries import RetryPolicy
from .shapes import unwrap
from .webhooks import Delivery, WebhookRefusedError, WebhookVerifier

__all__ = [
    "AsyncPlatform",
    "BudgetExhaustedError",
    "ConcurrencyLimitExceededError",
    "ConnectionLostError",
    "Delivery",
    "DuplicateRecordError",
    "ForbiddenError",
    "InternalError",
    "Lost",
    "PerOperationRateLimitedError",
    "PersistenceError",
    "Platform",
    "PlatformError",
    "ProviderError",
    "RateLimitedError",
    "RecordNotFoundError",
    "RequestValidationError",
    "ResourceConflictError",
    "ResourceNotFoundError",
    "RetryPolicy",
    "RouteNotFoundError",
    "ServiceUnavailableError",
    "SessionRevokedError",
    "Subscriber",
    "Tagged",
    "UnauthorizedError",
    "UnreadableResponseError",
    "ValidationError",
    "VersionConflictError",
    "WebhookRefusedError",
    "WebhookVerifier",
    "unwrap",
]
