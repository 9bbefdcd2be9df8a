"""What generated operations are written with: UNSET stands for a field that is not sent."""

from ._generated.types import UNSET, Response, Unset

__all__ = ["UNSET", "Response", "Unset"]
