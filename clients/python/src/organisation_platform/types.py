"""Types of generated operations: UNSET is a field that is not sent."""

from ._generated.types import UNSET, Response, Unset

__all__ = ["UNSET", "Response", "Unset"]
