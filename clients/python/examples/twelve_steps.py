"""Sets up a server and uses it in twelve steps. The environment has PLATFORM_URL, PLATFORM_USER and PLATFORM_PASSWORD.

It receives a webhook on a loopback address, so the server must run with WEBHOOK_ALLOW_PRIVATE=on.
"""

import os
import threading
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import Queue

from organisation_platform import (
    DuplicateRecordError,
    ForbiddenError,
    Lost,
    NewKey,
    Platform,
    ResourceNotFoundError,
    WebhookVerifier,
    first_key,
    payload_of,
)
from organisation_platform.api.departments import get_department, update_department
from organisation_platform.models import ApprovalStatus, CompleteFrame, DeltaFrame, UpdateDepartmentRequest

URL = os.environ["PLATFORM_URL"]
Arrived = Queue[tuple[bytes, dict[str, str]]]


@contextmanager
def receiver() -> Iterator[tuple[str, Arrived]]:
    """The address of a webhook receiver, and what it received."""
    arrived: Arrived = Queue()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            arrived.put((body, dict(self.headers.items())))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Log nothing."""

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/hook", arrived
        server.shutdown()


def people(platform: Platform, run: str) -> str:
    """Steps 2 and 3: a user, and a key that may only read."""
    user = platform.users.create({"username": f"grace-{run}", "password": "a long first password", "role": "manager"})
    print("2. user", user.data.username, user.data.role)
    key = platform.auth.create_api_key({"name": f"reader-{run}", "role": "observer"}).data
    print("3. key", key.key.name)
    return key.api_key


def organisation(platform: Platform, run: str) -> None:
    """Steps 4 to 7: a department with agents, a list, and a change."""
    department = platform.departments.create({"name": f"Research {run}", "budget_percent": 1}).data
    print("4. department", department.name)
    for name in ("Ada", "Alan", "Edsger"):
        platform.agents.create({"name": f"{name} {run}", "role": "Analyst", "department": department.name})
    print("5. agents of", department.name)
    names = [agent.name for agent in platform.agents.iterate(limit=2) if agent.department == department.name]
    print("6. list", sorted(names))
    changed = platform.update(
        get_department,
        update_department,
        department.id,
        change=lambda seen: UpdateDepartmentRequest(budget_percent=seen.budget_percent + 1),
    )
    print("7. budget", changed.budget_percent)


def conversation(platform: Platform) -> None:
    """Step 8: a streamed turn."""
    words, has_result = "", False
    for frame in platform.stream_turn({"message": "How many departments do we have?"}):
        if isinstance(frame, DeltaFrame):
            words += frame.data.delta
        has_result = has_result or isinstance(frame, CompleteFrame)
    print("8. chat", has_result, len(words) > 0)


def decision(platform: Platform) -> None:
    """Step 9: an approval, which someone else approves while this program waits."""
    approval = platform.approvals.create(
        {"action_type": "deploy:release", "title": "Release 2", "description": "Deploy it.", "risk_level": "low"}
    ).data
    threading.Timer(1.0, platform.approvals.approve, [approval.id]).start()
    decided = platform.wait_for(approval, timeout=30)
    print("9. approval", decided.status, decided.status is ApprovalStatus.APPROVED)


def events(platform: Platform, run: str) -> None:
    """Step 10: the events of departments."""
    for event in platform.follow(platform.subscriber(channels=["departments"])):
        if isinstance(event, Lost):
            # The stream is open: read the current state here. Every later change is an event.
            platform.departments.create({"name": f"Sales {run}"})
        elif (department := payload_of(event, "department.created")) is not None:
            print("10. event", event.event_type, department["name"])
            return


def webhook(platform: Platform) -> None:
    """Step 11: a webhook endpoint, and a verified delivery."""
    with receiver() as (address, arrived):
        created = platform.webhook_endpoints.create({"url": address, "event_types": ["approval.*"]}).data
        platform.webhook_endpoints.test(created.endpoint.id)
        delivery = WebhookVerifier(created.secret).verify(*arrived.get(timeout=30))
        platform.webhook_endpoints.delete(created.endpoint.id)
    print("11. webhook", delivery.type)


def errors(platform: Platform, reader: str, run: str) -> None:
    """Step 12: errors of the server have classes; wrong arguments are never sent."""
    caught: list[str] = []
    try:
        platform.departments.create({"name": f"Research {run}"})
    except DuplicateRecordError as error:
        caught.append(f"{error.status} {error.name}")
    try:
        platform.departments.get(uuid.uuid4())
    except ResourceNotFoundError as error:
        caught.append(f"{error.status} {error.name}")
    with Platform(URL, api_key=reader) as observer:
        try:
            observer.departments.create({"name": "Not mine"})
        except ForbiddenError as error:
            caught.append(f"{error.status} {error.name}")
    try:
        platform.departments.get("..")
    except ValueError as error:
        caught.append(str(error))
    print("12. errors", caught)


def main() -> None:
    """All steps, in order."""
    run = uuid.uuid4().hex[:6]
    key = first_key(URL, os.environ["PLATFORM_USER"], os.environ["PLATFORM_PASSWORD"], NewKey(name=f"program-{run}"))
    print("1. key", key[:3])
    with Platform(URL, api_key=key) as platform:
        reader = people(platform, run)
        organisation(platform, run)
        conversation(platform)
        decision(platform)
        events(platform, run)
        webhook(platform)
        errors(platform, reader, run)


if __name__ == "__main__":
    main()
