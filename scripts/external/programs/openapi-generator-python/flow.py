"""One story through the client that OpenAPI Generator made for Python, in the package openapi_client beside it."""

import re
import sys

import openapi_client as client
from openapi_client import models
from openapi_client.exceptions import ConflictException

URL = sys.argv[1]
PASSWORD = "correct horse battery"
CHARTER = """Open a customer portal. Customers shall see their orders there.
goals: Fewer calls; Happier customers
constraints: No new staff
success criteria: Half the calls
scope: Orders and invoices. Out of scope: A mobile app
budget: 50k by 2031-03-01
project: Customer portal"""


def speak(credential: str | None) -> client.ApiClient:
    return client.ApiClient(client.Configuration(host=URL, access_token=credential))


def key() -> str:
    setup = models.SetupRequest(username="ada", password=PASSWORD)
    # With preloaded content only the last of several headers of one name is told.
    answer = client.AuthApi(speak(None)).setup_admin_without_preload_content(setup)
    assert answer.status == 201
    session = re.search(r"(?:^|, )session=([^;]+)", ", ".join(answer.headers.getlist("set-cookie")))
    assert session is not None
    wanted = models.CreateApiKeyRequest(name="judge", role=models.HumanRole.CEO)
    return client.AuthApi(speak(session[1])).create_api_key(wanted).data.api_key


def users(api: client.ApiClient) -> None:
    calls = client.UsersApi(api)
    ids = set()
    for name in ("grace", "alan", "edsger"):
        wanted = models.CreateUserRequest(username=name, password=PASSWORD, role=models.HumanRole.MANAGER)
        ids.add(calls.create_user(wanted).data.id)
    seen: list[str] = []
    cursor: str | None = None
    while True:
        page = calls.list_users(limit=2, cursor=cursor)
        seen += [user.id for user in page.data]
        cursor = page.pagination.next_cursor
        if cursor is None:
            break
    assert len(seen) == len(set(seen)) and ids <= set(seen), "users are not listed once"
    role = models.UpdateUserRoleRequest(role=models.HumanRole.OBSERVER)
    try:
        calls.update_user_role(ids.pop(), role, if_match='"stale"')
        raise AssertionError("no conflict")
    except ConflictException as conflict:
        assert isinstance(conflict.data, models.FailureResponse), "no typed conflict"
        assert conflict.data.error_detail.error_code == models.ErrorCode.VERSION_CONFLICT


def wizard(api: client.ApiClient) -> None:
    setup = client.SetupApi(api)
    assert "solo_founder" in [template.name for template in setup.list_setup_templates().data]
    setup.create_setup_company(
        models.SetupCompanyRequest(
            company_name="Lighthouse", template_name="solo_founder", template_variables={"wip_limit": 2}
        )
    )
    provider = client.ProvidersApi(api).list_providers().data[0]
    name, model = provider.name, provider.models[0].id
    agents = setup.list_setup_agents().data
    assert len(agents) > 0, "the template has no agents"
    for index in range(len(agents)):
        setup.set_setup_agent_model(index, models.UpdateAgentModelRequest(model_provider=name, model_id=model))
    setup.create_setup_agent(
        models.SetupAgentRequest(name="Iris", role="Data Analyst", model_provider=name, model_id=model)
    )
    assert setup.complete_setup().data.setup_complete


def company(api: client.ApiClient) -> None:
    departments, versions = client.DepartmentsApi(api), client.CompanyApi(api)

    def names() -> list[str]:
        return [department.name for department in departments.list_departments().data]

    research = models.CreateDepartmentRequest(name="Research", budget_percent=5)
    tried = departments.create_department(research, dry_run=True)
    assert tried.data.name == "Research" and "Research" not in names(), "the dry run was stored"
    version = versions.list_company_versions(limit=1).data[0].version
    departments.create_department(research)
    assert "Research" in names(), "the department was not made"
    restored = versions.restore_company_version(str(version)).data
    assert restored.version > version and "Research" not in names(), "nothing was restored"


def charter(api: client.ApiClient) -> None:
    result = client.ChartersApi(api).interview_charter(models.InterviewTurnArgs(message=CHARTER)).data
    assert result.status == models.InterviewStatus.DRAFTED and result.charter is not None
    assert len(result.charter.goals) == 2 and result.charter.envelope.amount == 50_000
    assert len(result.charter.scope.out_of_scope) == 1


def approval(api: client.ApiClient) -> None:
    calls = client.ApprovalsApi(api)
    wanted = models.CreateApprovalRequest(
        action_type="deploy:release", title="Release", description="Tested.", risk_level=models.RiskLevel.MEDIUM
    )
    asked = calls.create_approval(wanted).data
    comment = models.ApproveApprovalRequest(comment="Go.")
    done = calls.approve_approval(str(asked.id), approve_approval_request=comment).data
    assert done.status == models.ApprovalStatus.APPROVED and done.decision_reason == "Go."


if __name__ == "__main__":
    caller = speak(key())
    for part in (users, wizard, company, charter, approval):
        part(caller)
