"""One story through the client that openapi-python-client made, in the package platform_client beside it."""

import re
import sys
from typing import TypeVar

from platform_client import AuthenticatedClient, Client, models
from platform_client.api.approvals import approve_approval, create_approval
from platform_client.api.auth import create_api_key, setup_admin
from platform_client.api.charters import interview_charter
from platform_client.api.company import list_company_versions, restore_company_version
from platform_client.api.departments import create_department, list_departments
from platform_client.api.providers import list_providers
from platform_client.api.setup import (
    complete_setup,
    create_setup_agent,
    create_setup_company,
    list_setup_agents,
    list_setup_templates,
    set_setup_agent_model,
)
from platform_client.api.users import create_user, list_users, update_user_role
from platform_client.types import UNSET, Unset

URL = sys.argv[1]
PASSWORD = "correct horse battery"
CHARTER = """Open a customer portal. Customers shall see their orders there.
goals: Fewer calls; Happier customers
constraints: No new staff
success criteria: Half the calls
scope: Orders and invoices. Out of scope: A mobile app
budget: 50k by 2031-03-01
project: Customer portal"""

T = TypeVar("T")


def good(answer: T | models.FailureResponse | None) -> T:
    """The answer, if it is no failure."""
    assert answer is not None and not isinstance(answer, models.FailureResponse), answer
    return answer


def speak(credential: str) -> AuthenticatedClient:
    return AuthenticatedClient(base_url=URL, token=credential, raise_on_unexpected_status=True)


def key() -> str:
    setup = models.SetupRequest(username="ada", password=PASSWORD)
    answer = setup_admin.sync_detailed(client=Client(base_url=URL), body=setup)
    assert answer.status_code == 201
    session = re.search(r"(?:^|, )session=([^;]+)", answer.headers["set-cookie"])
    assert session is not None
    wanted = models.CreateApiKeyRequest(name="judge", role=models.HumanRole.CEO)
    return good(create_api_key.sync(client=speak(session[1]), body=wanted)).data.api_key


def users(client: AuthenticatedClient) -> None:
    ids = set()
    for name in ("grace", "alan", "edsger"):
        wanted = models.CreateUserRequest(username=name, password=PASSWORD, role=models.HumanRole.MANAGER)
        ids.add(good(create_user.sync(client=client, body=wanted)).data.id)
    seen: list[str] = []
    cursor: str | Unset = UNSET
    while True:
        page = good(list_users.sync(client=client, limit=2, cursor=cursor))
        seen += [user.id for user in page.data]
        if page.pagination.next_cursor is None:
            break
        cursor = page.pagination.next_cursor
    assert len(seen) == len(set(seen)) and ids <= set(seen), "users are not listed once"
    role = models.UpdateUserRoleRequest(role=models.HumanRole.OBSERVER)
    stale = update_user_role.sync_detailed(ids.pop(), client=client, body=role, if_match='"stale"')
    assert stale.status_code == 409 and isinstance(stale.parsed, models.FailureResponse), "no typed conflict"
    assert stale.parsed.error_detail.error_code == models.ErrorCode.VERSION_CONFLICT


def wizard(client: AuthenticatedClient) -> None:
    templates = good(list_setup_templates.sync(client=client)).data
    assert "solo_founder" in [template.name for template in templates]
    variables = models.SetupCompanyRequestTemplateVariables()
    variables["wip_limit"] = 2
    body = models.SetupCompanyRequest(
        company_name="Lighthouse", template_name="solo_founder", template_variables=variables
    )
    good(create_setup_company.sync(client=client, body=body))
    provider = good(list_providers.sync(client=client)).data[0]
    name, model = provider.name, provider.models[0].id
    agents = good(list_setup_agents.sync(client=client)).data
    assert len(agents) > 0, "the template has no agents"
    wanted = models.UpdateAgentModelRequest(model_provider=name, model_id=model)
    for index in range(len(agents)):
        good(set_setup_agent_model.sync(index, client=client, body=wanted))
    agent = models.SetupAgentRequest(name="Iris", role="Data Analyst", model_provider=name, model_id=model)
    good(create_setup_agent.sync(client=client, body=agent))
    assert good(complete_setup.sync(client=client)).data.setup_complete


def company(client: AuthenticatedClient) -> None:
    def names() -> list[str]:
        return [department.name for department in good(list_departments.sync(client=client)).data]

    research = models.CreateDepartmentRequest(name="Research", budget_percent=5)
    tried = good(create_department.sync(client=client, body=research, dry_run=True))
    assert tried.data.name == "Research" and "Research" not in names(), "the dry run was stored"
    version = good(list_company_versions.sync(client=client, limit=1)).data[0].version
    good(create_department.sync(client=client, body=research))
    assert "Research" in names(), "the department was not made"
    restored = good(restore_company_version.sync(str(version), client=client)).data
    assert restored.version > version and "Research" not in names(), "nothing was restored"


def charter(client: AuthenticatedClient) -> None:
    args = models.InterviewTurnArgs(message=CHARTER)
    result = good(interview_charter.sync(client=client, body=args)).data
    assert result.status == models.InterviewStatus.DRAFTED and result.charter is not None
    assert len(result.charter.goals) == 2 and result.charter.envelope.amount == 50_000
    assert len(result.charter.scope.out_of_scope) == 1


def approval(client: AuthenticatedClient) -> None:
    wanted = models.CreateApprovalRequest(
        action_type="deploy:release", title="Release", description="Tested.", risk_level=models.RiskLevel.MEDIUM
    )
    asked = good(create_approval.sync(client=client, body=wanted)).data
    comment = models.ApproveApprovalRequest(comment="Go.")
    done = good(approve_approval.sync(str(asked.id), client=client, body=comment)).data
    assert done.status == models.ApprovalStatus.APPROVED and done.decision_reason == "Go."


if __name__ == "__main__":
    caller = speak(key())
    for part in (users, wizard, company, charter, approval):
        part(caller)
