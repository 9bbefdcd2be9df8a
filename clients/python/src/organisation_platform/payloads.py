"""The types of the payloads of events, and `payload_of`, which narrows to them."""

from ._generated.payloads import *  # noqa: F403
from ._generated.payloads import __all__  # noqa: F401
