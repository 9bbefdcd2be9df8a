// One story through openapi-fetch with the types that openapi-typescript generated; it is compiled and run beside them, in ./client.
import createClient from 'openapi-fetch';
import type { paths } from './client/schema.js';

const expect = (isTrue: boolean, what: string): void => {
  if (!isTrue) throw new Error(what);
};
const password = 'correct horse battery';

/** The data of a response that succeeded. */
const dataOf = <T>(answer: { readonly data?: { readonly data: T }; readonly error?: unknown }): T => {
  if (answer.data === undefined) throw new Error(JSON.stringify(answer.error));
  return answer.data.data;
};

const keyOf = async (baseUrl: string): Promise<string> => {
  const stranger = createClient<paths>({ baseUrl });
  const { response } = await stranger.POST('/api/v1/auth/setup', { body: { username: 'ada', password } });
  const session = /(?:^|, )session=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
  const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${session}` } });
  return dataOf(await client.POST('/api/v1/auth/api-keys', { body: { name: 'judge', role: 'ceo' } })).api_key;
};

export const flow = async (baseUrl: string): Promise<void> => {
  const headers = { authorization: `Bearer ${await keyOf(baseUrl)}` };
  const api = createClient<paths>({ baseUrl, headers });

  const ids = new Set<string>();
  for (const username of ['grace', 'alan', 'edsger'])
    ids.add(dataOf(await api.POST('/api/v1/users', { body: { username, password, role: 'manager' } })).id);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.GET('/api/v1/users', { params: { query: { limit: 2, cursor } } });
    seen.push(...dataOf(page).map(({ id }) => id));
    cursor = page.data?.pagination.next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen.length === new Set(seen).size && [...ids].every((id) => seen.includes(id)), 'users are not listed once');

  const user_id = seen.find((id) => ids.has(id)) ?? '';
  const stale = await api.PATCH('/api/v1/users/{user_id}', {
    params: { path: { user_id }, header: { 'If-Match': '"stale"' } },
    body: { role: 'observer' },
  });
  const conflict = stale.error !== undefined && 'error_detail' in stale.error ? stale.error.error_detail : null;
  expect(stale.response.status === 409 && conflict?.error_code === 4002, 'no typed conflict');

  const founder = dataOf(await api.GET('/api/v1/setup/templates')).find(({ name }) => name === 'solo_founder');
  const company = { company_name: 'Lighthouse', template_name: founder?.name, template_variables: { wip_limit: 2 } };
  dataOf(await api.POST('/api/v1/setup/company', { body: company }));
  const provider = dataOf(await api.GET('/api/v1/providers'))[0];
  const model = { model_provider: provider?.name ?? '', model_id: provider?.models[0]?.id ?? '' };
  const agents = dataOf(await api.GET('/api/v1/setup/agents'));
  expect(agents.length > 0, 'the template has no agents');
  for (const agent_index of agents.keys())
    dataOf(
      await api.PUT('/api/v1/setup/agents/{agent_index}/model', { params: { path: { agent_index } }, body: model }),
    );
  const agent = { name: 'Iris', role: 'Data Analyst', ...model };
  dataOf(await api.POST('/api/v1/setup/agent', { body: agent }));
  expect(dataOf(await api.POST('/api/v1/setup/complete')).setup_complete, 'the setup is not complete');

  const names = async () => dataOf(await api.GET('/api/v1/departments')).map(({ name }) => name);
  const trial = { params: { query: { dry_run: true } }, body: { name: 'Research' } };
  const tried = dataOf(await api.POST('/api/v1/departments', trial));
  expect(tried.name === 'Research' && !(await names()).includes('Research'), 'the dry run was stored');
  const newest = dataOf(await api.GET('/company/versions', { params: { query: { limit: 1 } } }))[0]?.version ?? 0;
  dataOf(await api.POST('/api/v1/departments', { body: { name: 'Research', budget_percent: 5 } }));
  expect((await names()).includes('Research'), 'the department was not made');
  const params = { path: { version: String(newest) } };
  const restored = dataOf(await api.POST('/company/versions/{version}/restore', { params }));
  expect(restored.version > newest && !(await names()).includes('Research'), 'nothing was restored');

  const message = `Open a customer portal. Customers must see their orders there.
goals: Fewer calls; Happier customers
constraints: No new staff
success criteria: Half the calls
scope: Orders and invoices. Out of scope: A mobile app
budget: 50k by 2031-03-01
project: Customer portal`;
  const turn = await api.POST('/api/v1/meta/charters/interview', { body: { message } });
  const { status, charter } = dataOf(turn);
  expect(status === 'drafted' && charter?.goals.length === 2, 'no charter was drafted');
  expect(charter?.envelope.amount === 50_000 && charter.scope.out_of_scope.length === 1, 'the charter says else');

  const release = {
    action_type: 'deploy:release',
    title: 'Release',
    description: 'Tested.',
    risk_level: 'medium',
  } as const;
  const approval_id = dataOf(await api.POST('/api/v1/approvals', { body: release })).id;
  const decision = { params: { path: { approval_id } }, body: { comment: 'Go.' } };
  const done = dataOf(await api.POST('/api/v1/approvals/{approval_id}/approve', decision));
  expect(done.status === 'approved' && done.decision_reason === 'Go.', 'it was not approved');
};
