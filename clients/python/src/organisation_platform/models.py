"""The shapes of the interface: what is sent and what is answered."""

from ._generated.models import *  # noqa: F403
from ._generated.models import __all__  # noqa: F401
