"""The types of bodies that are given as dictionaries, with the names of their fields in JSON."""

from ._generated.bodies import *  # noqa: F403
from ._generated.bodies import __all__  # noqa: F401
