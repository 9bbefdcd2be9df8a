"""The models of requests and responses."""

from ._generated.models import *  # noqa: F403
from ._generated.models import __all__  # noqa: F401
