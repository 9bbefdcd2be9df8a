"""What Schemathesis asks of this module while it makes requests."""

import schemathesis
from requests import Request
from schemathesis import Case, HookContext

# A head may have 16 384 bytes, of which the tool's own headers need a few. Beyond that the server returns 431, which no operation declares
# (spec/rules/errors.md#order-of-checks).
LARGEST_HEAD = 15_000

# A claim may wait for longer than the tool waits for a response.
LONGEST_WAIT = 2


def _waits(case: Case) -> bool:
    """Whether a claim asks the server to wait."""
    if not case.operation.path.endswith("/claims") or not isinstance(case.body, dict):
        return False
    seconds = case.body.get("wait_seconds", 0)
    return isinstance(seconds, (int, float)) and LONGEST_WAIT < seconds <= 30


@schemathesis.hook
def filter_case(_context: HookContext, case: Case) -> bool:
    """Admits requests with a head that the server reads, and without a long wait."""
    if _waits(case):
        return False
    sent = case.as_transport_kwargs(base_url="http://localhost")
    head = Request("GET", sent["url"], params=sent.get("params")).prepare()
    headers = sum(len(name) + len(str(value)) + 4 for name, value in (sent.get("headers") or {}).items())
    return len(head.url or "") + headers <= LARGEST_HEAD
