"""What Schemathesis asks of this module while it makes requests."""

import schemathesis
from requests import Request
from schemathesis import Case, HookContext

# Of 16 384 bytes the tool's own headers need a few; beyond them 431 is answered, which belongs to no operation
# (spec/rules/errors.md#order-of-checks).
LARGEST_HEAD = 15_000


@schemathesis.hook
def filter_case(_context: HookContext, case: Case) -> bool:
    """Lets through what has a head that the server reads."""
    sent = case.as_transport_kwargs(base_url="http://localhost")
    head = Request("GET", sent["url"], params=sent.get("params")).prepare()
    headers = sum(len(name) + len(str(value)) + 4 for name, value in (sent.get("headers") or {}).items())
    return len(head.url or "") + headers <= LARGEST_HEAD
