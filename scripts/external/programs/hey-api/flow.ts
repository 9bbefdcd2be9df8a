// One story through a client that @hey-api/openapi-ts generated; it is compiled and run beside that client, in ./client.
import { createClient, createConfig } from './client/client/index.js';
import * as api from './client/index.js';

const expect = (isTrue: boolean, what: string): void => {
  if (!isTrue) throw new Error(what);
};
const password = 'correct horse battery';

const keyOf = async (baseUrl: string): Promise<string> => {
  const stranger = createClient(createConfig({ baseUrl }));
  const { response } = await api.setupAdmin({
    client: stranger,
    body: { username: 'ada', password },
    throwOnError: true,
  });
  const session = /(?:^|, )session=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
  const client = createClient(
    createConfig({ baseUrl, auth: ({ scheme }) => (scheme === 'bearer' ? session : undefined) }),
  );
  const made = await api.createApiKey({ client, body: { name: 'judge', role: 'ceo' }, throwOnError: true });
  return made.data.data.api_key;
};

export const flow = async (baseUrl: string): Promise<void> => {
  const key = await keyOf(baseUrl);
  const client = createClient(createConfig({ baseUrl, auth: ({ scheme }) => (scheme === 'bearer' ? key : undefined) }));
  const call = { client, throwOnError: true } as const;

  const ids = new Set<string>();
  for (const username of ['grace', 'alan', 'edsger'])
    ids.add((await api.createUser({ ...call, body: { username, password, role: 'manager' } })).data.data.id);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { data, pagination } = (await api.listUsers({ ...call, query: { limit: 2, cursor } })).data;
    seen.push(...data.map(({ id }) => id));
    cursor = pagination.next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen.length === new Set(seen).size && [...ids].every((id) => seen.includes(id)), 'users are not listed once');

  const stale = await api.updateUserRole({
    client,
    path: { user_id: seen.find((id) => ids.has(id)) ?? '' },
    headers: { 'If-Match': '"stale"' },
    body: { role: 'observer' },
  });
  expect(stale.response?.status === 409 && stale.error?.error_detail.error_code === 4002, 'no typed conflict');

  const templates = (await api.listSetupTemplates(call)).data.data;
  const founder = templates.find(({ name }) => name === 'solo_founder');
  await api.createSetupCompany({
    ...call,
    body: { company_name: 'Lighthouse', template_name: founder?.name, template_variables: { wip_limit: 2 } },
  });
  const provider = (await api.listProviders(call)).data.data[0];
  const model = { model_provider: provider?.name ?? '', model_id: provider?.models[0]?.id ?? '' };
  const agents = (await api.listSetupAgents(call)).data.data;
  expect(agents.length > 0, 'the template has no agents');
  for (const agent_index of agents.keys())
    await api.setSetupAgentModel({ ...call, path: { agent_index }, body: model });
  await api.createSetupAgent({ ...call, body: { name: 'Iris', role: 'Data Analyst', ...model } });
  expect((await api.completeSetup(call)).data.data.setup_complete, 'the setup is not complete');

  const names = async () => (await api.listDepartments(call)).data.data.map(({ name }) => name);
  const tried = await api.createDepartment({ ...call, query: { dry_run: true }, body: { name: 'Research' } });
  expect(tried.data.data.name === 'Research' && !(await names()).includes('Research'), 'the dry run was stored');
  const version = (await api.listCompanyVersions({ ...call, query: { limit: 1 } })).data.data[0]?.version ?? 0;
  await api.createDepartment({ ...call, body: { name: 'Research', budget_percent: 5 } });
  expect((await names()).includes('Research'), 'the department was not made');
  const restored = await api.restoreCompanyVersion({ ...call, path: { version: String(version) } });
  expect(restored.data.data.version > version && !(await names()).includes('Research'), 'nothing was restored');

  const message = `Open a customer portal. Customers shall see their orders there.
goals: Fewer calls; Happier customers
constraints: No new staff
success criteria: Half the calls
scope: Orders and invoices. Out of scope: A mobile app
budget: 50k by 2031-03-01
project: Customer portal`;
  const { status, charter } = (await api.interviewCharter({ ...call, body: { message } })).data.data;
  expect(status === 'drafted' && charter?.goals.length === 2, 'no charter was drafted');
  expect(charter?.envelope.amount === 50_000 && charter.scope.out_of_scope.length === 1, 'the charter says else');

  const asked = await api.createApproval({
    ...call,
    body: { action_type: 'deploy:release', title: 'Release', description: 'Tested.', risk_level: 'medium' },
  });
  const approval_id = asked.data.data.id;
  const done = await api.approveApproval({ ...call, path: { approval_id }, body: { comment: 'Go.' } });
  expect(done.data.data.status === 'approved' && done.data.data.decision_reason === 'Go.', 'it was not approved');
};
