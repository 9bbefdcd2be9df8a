"""What an event or a webhook delivery reports."""

from collections.abc import Sequence
from typing import Any

from .._generated.models import Event
from ..arguments.scalars import checked
from ..webhooks import Delivery
from .subscribers import Lost

Reported = Event | Lost | Delivery


def payload_in(item: Reported, types: Sequence[str]) -> dict[str, Any] | None:
    """The payload if the item has one of the types; Lost has none. Raises TypeError for other items and types."""
    checked(item, Reported, "item", "an event, Lost or a delivery")
    for each in types:
        checked(each, str, "types", "str")
    if isinstance(item, Event):
        return item.payload.to_dict() if item.event_type.value in types else None
    return item.data if isinstance(item, Delivery) and item.type in types else None
