"""What Schemathesis asks of this module while it makes requests."""

import schemathesis
from requests import Request
from schemathesis import Case, HookContext

# A head may have 16 384 bytes, of which the tool's own headers need a few. Beyond that the server returns 431, which no operation declares
# (spec/rules/errors.md#order-of-checks).
LARGEST_HEAD = 15_000


@schemathesis.hook
def filter_case(_context: HookContext, case: Case) -> bool:
    """Lets through what has a head that the server reads."""
    sent = case.as_transport_kwargs(base_url="http://localhost")
    head = Request("GET", sent["url"], params=sent.get("params")).prepare()
    headers = sum(len(name) + len(str(value)) + 4 for name, value in (sent.get("headers") or {}).items())
    return len(head.url or "") + headers <= LARGEST_HEAD
