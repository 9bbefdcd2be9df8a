"""Verification of webhook deliveries."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from standardwebhooks import Webhook

from .arguments.scalars import checked

MAX_BYTES = 16 * 1024 * 1024


class WebhookRefusedError(Exception):
    """The delivery is not from the platform, was changed, or is too old. Respond with 401."""


@dataclass(frozen=True)
class Delivery:
    """A delivered event. It may be delivered again with the same `id`."""

    id: str
    type: str
    timestamp: datetime
    data: dict[str, Any]


class WebhookVerifier:
    """Verifies with any of several secrets: after a rotation, the new and the previous one."""

    def __init__(self, *secrets: str) -> None:
        if not secrets:
            raise ValueError("at least one secret is required")
        self._webhooks: Sequence[Webhook] = [_webhook(secret) for secret in secrets]

    def verify(self, body: bytes | str, headers: Mapping[str, str]) -> Delivery:
        """The event of a delivery from its raw body. Raises WebhookRefusedError.

        A body or headers of another type, for example a body that is parsed already, are a TypeError.
        """
        checked(body, (bytes, bytearray, str), "body", "the raw body as bytes or str")
        if len(body) > MAX_BYTES:
            raise WebhookRefusedError(f"a body of more than {MAX_BYTES} bytes")
        given = _lowered(headers)
        if not any(_is_signed(webhook, body, given) for webhook in self._webhooks):
            raise WebhookRefusedError("the signature matches no secret, or the timestamp is not within five minutes")
        return _delivery(given["webhook-id"], body)


def _webhook(secret: str) -> Webhook:
    text = checked(secret, str, "secret", "str")
    try:
        return Webhook(text)
    except Exception:
        # The library raises its own errors, which may show the secret.
        raise ValueError("secret: not a secret of a webhook endpoint, such as 'whsec_' and base64") from None


def _lowered(headers: Mapping[str, str]) -> dict[str, str]:
    """The headers with names in lower case; libraries have other types for them."""
    if not callable(getattr(headers, "items", None)):
        raise TypeError(f"headers: expected a mapping, got {type(headers).__name__}")
    return {checked(name, str, "headers", "names as str").lower(): value for name, value in headers.items()}


def _is_signed(webhook: Webhook, body: bytes | str, headers: dict[str, str]) -> bool:
    try:
        webhook.verify(body, headers)
    except Exception:
        # The input is untrusted, and the library raises its own errors for malformed input.
        return False
    return True


def _delivery(identity: str, body: bytes | str) -> Delivery:
    try:
        message = json.loads(body)
        timestamp = datetime.fromisoformat(message["timestamp"])
        return Delivery(identity, str(message["type"]), timestamp, dict(message["data"]))
    except (AttributeError, KeyError, TypeError, ValueError, RecursionError) as error:
        raise WebhookRefusedError("the body is signed but is not an event of the platform") from error
