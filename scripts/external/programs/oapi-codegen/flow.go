// One story through the client that oapi-codegen made, in the package judge/api beside it.
package main

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"regexp"
	"slices"
	"strconv"

	"judge/api"
)

const password = "correct horse battery"
const message = `Open a customer portal. Customers must see their orders there.
goals: Fewer calls; Happier customers
constraints: No new staff
success criteria: Half the calls
scope: Orders and invoices. Out of scope: A mobile app
budget: 50k by 2031-03-01
project: Customer portal`

func expect(isTrue bool, what string, details ...any) {
	if !isTrue {
		panic(fmt.Sprint(append([]any{what, " "}, details...)...))
	}
}

func some[T any](value T) *T { return &value }

func speak(url string, credential string) *api.ClientWithResponses {
	sign := func(_ context.Context, request *http.Request) error {
		if credential != "" {
			request.Header.Set("Authorization", "Bearer "+credential)
		}
		return nil
	}
	client, err := api.NewClientWithResponses(url, api.WithRequestEditorFn(sign))
	expect(err == nil, "no client", err)
	return client
}

func key(ctx context.Context, url string) string {
	setup, err := speak(url, "").SetupAdminWithResponse(ctx, nil, api.SetupRequest{Username: "ada", Password: password})
	expect(err == nil && setup.JSON201 != nil, "not set up", err)
	session := ""
	for _, line := range setup.HTTPResponse.Header.Values("Set-Cookie") {
		if found := regexp.MustCompile(`^session=([^;]+)`).FindStringSubmatch(line); found != nil {
			session = found[1]
		}
	}
	body := api.CreateApiKeyRequest{Name: "judge", Role: api.HumanRoleCeo}
	made, err := speak(url, session).CreateApiKeyWithResponse(ctx, nil, body)
	expect(err == nil && made.JSON201 != nil, "no key", err)
	return made.JSON201.Data.ApiKey
}

func users(ctx context.Context, client *api.ClientWithResponses) {
	ids := []string{}
	for _, name := range []string{"grace", "alan", "edsger"} {
		body := api.CreateUserRequest{Username: name, Password: password, Role: api.HumanRoleManager}
		made, err := client.CreateUserWithResponse(ctx, nil, body)
		expect(err == nil && made.JSON201 != nil, "no user", err)
		ids = append(ids, made.JSON201.Data.Id)
	}
	seen := []string{}
	for params := (&api.ListUsersParams{Limit: some(api.Limit(2))}); ; {
		page, err := client.ListUsersWithResponse(ctx, params)
		expect(err == nil && page.JSON200 != nil, "no page", err)
		for _, user := range page.JSON200.Data {
			expect(!slices.Contains(seen, user.Id), "a user twice")
			seen = append(seen, user.Id)
		}
		params.Cursor = page.JSON200.Pagination.NextCursor
		if params.Cursor == nil {
			break
		}
	}
	for _, id := range ids {
		expect(slices.Contains(seen, id), "a user is not listed")
	}
	params := &api.UpdateUserRoleParams{IfMatch: some(`"stale"`)}
	stale, err := client.UpdateUserRoleWithResponse(ctx, ids[0], params, api.UpdateUserRoleRequest{Role: api.HumanRoleObserver})
	expect(err == nil && stale.JSON409 != nil, "no typed conflict", err)
	expect(stale.JSON409.ErrorDetail.ErrorCode == api.VERSIONCONFLICT, "another conflict")
}

func wizard(ctx context.Context, client *api.ClientWithResponses) {
	templates, err := client.ListSetupTemplatesWithResponse(ctx)
	expect(err == nil && templates.JSON200 != nil, "no templates", err)
	expect(slices.ContainsFunc(templates.JSON200.Data, func(each api.TemplateInfoResponse) bool {
		return each.Name == "solo_founder"
	}), "no founder")
	made, err := client.CreateSetupCompanyWithResponse(ctx, nil, api.SetupCompanyRequest{
		CompanyName:       "Lighthouse",
		TemplateName:      some("solo_founder"),
		TemplateVariables: &map[string]any{"wip_limit": 2},
	})
	expect(err == nil && made.JSON201 != nil, "no company", err)
	providers, err := client.ListProvidersWithResponse(ctx)
	expect(err == nil && providers.JSON200 != nil, "no providers", err)
	provider := providers.JSON200.Data[0]
	model := api.UpdateAgentModelRequest{ModelProvider: provider.Name, ModelId: provider.Models[0].Id}
	agents, err := client.ListSetupAgentsWithResponse(ctx, nil)
	expect(err == nil && agents.JSON200 != nil && len(agents.JSON200.Data) > 0, "no agents", err)
	for index := range agents.JSON200.Data {
		set, err := client.SetSetupAgentModelWithResponse(ctx, api.AgentIndex(index), nil, model)
		expect(err == nil && set.JSON200 != nil, "no model", err)
	}
	agent, err := client.CreateSetupAgentWithResponse(ctx, nil, api.SetupAgentRequest{
		Name: "Iris", Role: "Data Analyst", ModelProvider: model.ModelProvider, ModelId: model.ModelId,
	})
	expect(err == nil && agent.JSON201 != nil, "no agent", err)
	done, err := client.CompleteSetupWithResponse(ctx, nil)
	expect(err == nil && done.JSON201 != nil && done.JSON201.Data.SetupComplete, "the setup is not complete", err)
}

func company(ctx context.Context, client *api.ClientWithResponses) {
	isListed := func() bool {
		list, err := client.ListDepartmentsWithResponse(ctx, nil)
		expect(err == nil && list.JSON200 != nil, "no list", err)
		return slices.ContainsFunc(list.JSON200.Data, func(each api.DepartmentResponse) bool { return each.Name == "Research" })
	}
	body := api.CreateDepartmentRequest{Name: "Research", BudgetPercent: some(5.0)}
	tried, err := client.CreateDepartmentWithResponse(ctx, &api.CreateDepartmentParams{DryRun: some(true)}, body)
	expect(err == nil && tried.JSON201 != nil && tried.JSON201.Data.Name == "Research" && !isListed(), "the dry run was stored", err)
	versions, err := client.ListCompanyVersionsWithResponse(ctx, &api.ListCompanyVersionsParams{Limit: some(api.OffsetLimit(1))})
	expect(err == nil && versions.JSON200 != nil, "no versions", err)
	version := versions.JSON200.Data[0].Version
	made, err := client.CreateDepartmentWithResponse(ctx, nil, body)
	expect(err == nil && made.JSON201 != nil && isListed(), "the department was not made", err)
	restored, err := client.RestoreCompanyVersionWithResponse(ctx, strconv.Itoa(int(version)), nil)
	expect(err == nil && restored.JSON200 != nil && restored.JSON200.Data.Version > version && !isListed(), "nothing was restored", err)
}

func charter(ctx context.Context, client *api.ClientWithResponses) {
	turn, err := client.InterviewCharterWithResponse(ctx, nil, api.InterviewTurnArgs{Message: message})
	expect(err == nil && turn.JSON200 != nil, "no interview", err)
	result := turn.JSON200.Data
	expect(result.Status == api.InterviewStatusDrafted && result.Charter != nil, "no charter was drafted")
	expect(len(result.Charter.Goals) == 2 && result.Charter.Envelope.Amount == 50_000, "the charter says else")
	expect(len(result.Charter.Scope.OutOfScope) == 1, "the charter has another scope")
}

func approval(ctx context.Context, client *api.ClientWithResponses) {
	asked, err := client.CreateApprovalWithResponse(ctx, nil, api.CreateApprovalRequest{
		ActionType: "deploy:release", Title: "Release", Description: "Tested.", RiskLevel: api.RiskLevelMedium,
	})
	expect(err == nil && asked.JSON201 != nil, "no approval", err)
	comment := api.ApproveApprovalRequest{Comment: some("Go.")}
	done, err := client.ApproveApprovalWithResponse(ctx, asked.JSON201.Data.Id, nil, comment)
	expect(err == nil && done.JSON200 != nil, "no decision", err)
	expect(done.JSON200.Data.Status == api.ApprovalStatusApproved, "it was not approved")
	expect(*done.JSON200.Data.DecisionReason == "Go.", "the comment was lost")
}

func main() {
	ctx, url := context.Background(), os.Args[1]
	client := speak(url, key(ctx, url))
	for _, part := range []func(context.Context, *api.ClientWithResponses){users, wizard, company, charter, approval} {
		part(ctx, client)
	}
}
