"""Client for the Organisation Platform API: `Platform(url, api_key).departments.create(...)`.

Operations as functions are in `organisation_platform.api`, models in `.models`, bodies as dictionaries in `.bodies`.
"""

from .accounts import NewKey, async_first_key, async_sign_in, first_key, sign_in
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
from .etags import Tagged
from .payloads import payload_of
from .platform import Platform
from .requests import Request, WithHeaders
from .retries import RetryPolicy
from .sessions import Session
from .subscribers import Lost, Subscriber
from .webhooks import Delivery, WebhookRefusedError, WebhookVerifier

__all__ = [
    "AsyncPlatform",
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
    "ServiceUnavailableError",
    "Session",
    "SessionRevokedError",
    "Subscriber",
    "Tagged",
    "UnauthorizedError",
    "UnreadableResponseError",
    "ValidationError",
    "VersionConflictError",
    "WebhookRefusedError",
    "WebhookVerifier",
    "WithHeaders",
    "async_first_key",
    "async_sign_in",
    "first_key",
    "payload_of",
    "sign_in",
]
