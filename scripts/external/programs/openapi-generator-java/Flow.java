// One story through the client that OpenAPI Generator made for Java, in org.openapitools.client.
import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.UUID;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.ApprovalsApi;
import org.openapitools.client.api.AuthApi;
import org.openapitools.client.api.ChartersApi;
import org.openapitools.client.api.CompanyApi;
import org.openapitools.client.api.DepartmentsApi;
import org.openapitools.client.api.ProvidersApi;
import org.openapitools.client.api.SetupApi;
import org.openapitools.client.api.UsersApi;
import org.openapitools.client.model.*;

public final class Flow {
    private static final String PASSWORD = "correct horse battery";
    private static final String MESSAGE =
            """
            Open a customer portal. Customers must see their orders there.
            goals: Fewer calls; Happier customers
            constraints: No new staff
            success criteria: Half the calls
            scope: Orders and invoices. Out of scope: A mobile app
            budget: 50k by 2031-03-01
            project: Customer portal""";

    private static void expect(boolean isTrue, String what) {
        if (!isTrue) throw new IllegalStateException(what);
    }

    private static ApiClient speak(String url, String credential) {
        ApiClient client = new ApiClient();
        client.updateBaseUri(url);
        if (credential != null)
            client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + credential));
        return client;
    }

    private static String key(String url) throws ApiException {
        SetupRequest setup = new SetupRequest().username("ada").password(PASSWORD);
        List<String> cookies =
                new AuthApi(speak(url, null)).setupAdminWithHttpInfo(setup, null).getHeaders().get("set-cookie");
        String session = cookies.stream().filter(line -> line.startsWith("session=")).findFirst().orElseThrow();
        ApiClient signedIn = speak(url, session.substring("session=".length(), session.indexOf(';')));
        CreateApiKeyRequest wanted = new CreateApiKeyRequest().name("judge").role(HumanRole.CEO);
        return new AuthApi(signedIn).createApiKey(wanted, null, null).getData().getApiKey();
    }

    private static void users(ApiClient client) throws ApiException, JsonProcessingException {
        UsersApi api = new UsersApi(client);
        List<String> ids = new ArrayList<>();
        for (String name : List.of("grace", "alan", "edsger")) {
            CreateUserRequest wanted = new CreateUserRequest().username(name).password(PASSWORD).role(HumanRole.MANAGER);
            ids.add(api.createUser(wanted, null, null).getData().getId());
        }
        List<String> seen = new ArrayList<>();
        String cursor = null;
        do {
            PaginatedResponseOfUserResponse page = api.listUsers(cursor, 2);
            page.getData().forEach(user -> seen.add(user.getId()));
            cursor = page.getPagination().getNextCursor();
        } while (cursor != null);
        expect(seen.size() == new HashSet<>(seen).size() && seen.containsAll(ids), "users are not listed once");
        try {
            api.updateUserRole(ids.get(0), new UpdateUserRoleRequest().role(HumanRole.OBSERVER), "\"stale\"", null);
            expect(false, "no conflict");
        } catch (ApiException conflict) {
            FailureResponse failure =
                    client.getObjectMapper().readValue(conflict.getResponseBody(), FailureResponse.class);
            expect(conflict.getCode() == 409, "another status");
            expect(failure.getErrorDetail().getErrorCode() == ErrorCode.VERSION_CONFLICT, "no typed conflict");
        }
    }

    private static void wizard(ApiClient client) throws ApiException {
        SetupApi api = new SetupApi(client);
        expect(
                api.listSetupTemplates().getData().stream().anyMatch(each -> each.getName().equals("solo_founder")),
                "no founder");
        SetupCompanyRequest company =
                new SetupCompanyRequest().companyName("Lighthouse").templateName("solo_founder");
        api.createSetupCompany(company.putTemplateVariablesItem("wip_limit", 2), null, null, null);
        ProviderResponse provider = new ProvidersApi(client).listProviders().getData().get(0);
        String model = provider.getModels().get(0).getId();
        int agents = api.listSetupAgents(null, null).getData().size();
        expect(agents > 0, "the template has no agents");
        UpdateAgentModelRequest wanted =
                new UpdateAgentModelRequest().modelProvider(provider.getName()).modelId(model);
        for (int index = 0; index < agents; index += 1) api.setSetupAgentModel(index, wanted, null, null);
        SetupAgentRequest agent = new SetupAgentRequest().name("Iris").role("Data Analyst");
        api.createSetupAgent(agent.modelProvider(provider.getName()).modelId(model), null, null);
        expect(api.completeSetup(null).getData().getSetupComplete(), "the setup is not complete");
    }

    private static void company(ApiClient client) throws ApiException {
        DepartmentsApi departments = new DepartmentsApi(client);
        CompanyApi versions = new CompanyApi(client);
        CreateDepartmentRequest research = new CreateDepartmentRequest().name("Research").budgetPercent(5.0);
        DepartmentResponse tried = departments.createDepartment(research, true, null, null).getData();
        expect(tried.getName().equals("Research") && !isListed(departments), "the dry run was stored");
        int version = versions.listCompanyVersions(null, 1, null).getData().get(0).getVersion();
        departments.createDepartment(research, null, null, null);
        expect(isListed(departments), "the department was not made");
        CompanyVersionResponse restored =
                versions.restoreCompanyVersion(String.valueOf(version), null, null, null).getData();
        expect(restored.getVersion() > version && !isListed(departments), "nothing was restored");
    }

    private static boolean isListed(DepartmentsApi departments) throws ApiException {
        return departments.listDepartments(null, null).getData().stream()
                .anyMatch(each -> each.getName().equals("Research"));
    }

    private static void charter(ApiClient client) throws ApiException {
        InterviewTurnResult result =
                new ChartersApi(client).interviewCharter(new InterviewTurnArgs().message(MESSAGE), null).getData();
        expect(result.getStatus() == InterviewStatus.DRAFTED, "no charter was drafted");
        ProjectCharter charter = result.getCharter();
        expect(charter.getGoals().size() == 2, "other goals");
        expect(charter.getEnvelope().getAmount() == 50_000, "another budget");
        expect(charter.getScope().getOutOfScope().size() == 1, "another scope");
    }

    private static void approval(ApiClient client) throws ApiException {
        ApprovalsApi api = new ApprovalsApi(client);
        CreateApprovalRequest wanted = new CreateApprovalRequest()
                .actionType("deploy:release")
                .title("Release")
                .description("Tested.")
                .riskLevel(RiskLevel.MEDIUM);
        UUID id = api.createApproval(wanted, null, null).getData().getId();
        ApprovalResponse done =
                api.approveApproval(id, null, null, new ApproveApprovalRequest().comment("Go.")).getData();
        expect(done.getStatus() == ApprovalStatus.APPROVED, "it was not approved");
        expect(done.getDecisionReason().equals("Go."), "the comment was lost");
    }

    public static void main(String[] arguments) throws Exception {
        ApiClient client = speak(arguments[0], key(arguments[0]));
        users(client);
        wizard(client);
        company(client);
        charter(client);
        approval(client);
    }
}
