// One story through the fetch client that orval generated; it is compiled and run beside that client, in ./client.
import * as api from './client/api.js';
import { server } from './fetcher.js';

const expect = (isTrue: boolean, what: string): void => {
  if (!isTrue) throw new Error(what);
};
const password = 'correct horse battery';

/** The data of a response that succeeded, and only of such a one. */
type DataOf<A> = A extends { readonly status: 200 | 201; readonly data: { readonly data: infer T } } ? T : never;
const dataOf = <A extends { readonly status: number; readonly data?: unknown }>(answer: A): DataOf<A> => {
  if (answer.status !== 200 && answer.status !== 201) throw new Error(JSON.stringify(answer.data));
  return (answer.data as { readonly data: DataOf<A> }).data;
};

const keyOf = async (): Promise<string> => {
  const { headers } = await api.setupAdmin({ username: 'ada', password });
  const session = /(?:^|, )session=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
  server.credential = session;
  return dataOf(await api.createApiKey({ name: 'judge', role: 'ceo' })).api_key;
};

export const flow = async (baseUrl: string): Promise<void> => {
  server.baseUrl = baseUrl;
  server.credential = await keyOf();

  const ids = new Set<string>();
  for (const username of ['grace', 'alan', 'edsger'])
    ids.add(dataOf(await api.createUser({ username, password, role: 'manager' })).id);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.listUsers({ limit: 2, cursor });
    seen.push(...dataOf(page).map(({ id }) => id));
    cursor = page.status === 200 ? (page.data.pagination.next_cursor ?? undefined) : undefined;
  } while (cursor !== undefined);
  expect(seen.length === new Set(seen).size && [...ids].every((id) => seen.includes(id)), 'users are not listed once');

  const user = seen.find((id) => ids.has(id)) ?? '';
  const stale = await api.updateUserRole(user, { role: 'observer' }, { 'If-Match': '"stale"' });
  const conflict = stale.status === 409 && 'error_detail' in stale.data ? stale.data.error_detail : null;
  expect(conflict?.error_code === 4002, 'no typed conflict');

  const founder = dataOf(await api.listSetupTemplates()).find(({ name }) => name === 'solo_founder');
  const company = { company_name: 'Lighthouse', template_name: founder?.name, template_variables: { wip_limit: 2 } };
  dataOf(await api.createSetupCompany(company));
  const provider = dataOf(await api.listProviders())[0];
  const model = { model_provider: provider?.name ?? '', model_id: provider?.models[0]?.id ?? '' };
  const agents = dataOf(await api.listSetupAgents());
  expect(agents.length > 0, 'the template has no agents');
  for (const index of agents.keys()) dataOf(await api.setSetupAgentModel(index, model));
  dataOf(await api.createSetupAgent({ name: 'Iris', role: 'Data Analyst', ...model }));
  expect(dataOf(await api.completeSetup()).setup_complete, 'the setup is not complete');

  const names = async () => dataOf(await api.listDepartments()).map(({ name }) => name);
  const tried = dataOf(await api.createDepartment({ name: 'Research' }, { dry_run: true }));
  expect(tried.name === 'Research' && !(await names()).includes('Research'), 'the dry run was stored');
  const newest = dataOf(await api.listCompanyVersions({ limit: 1 }))[0]?.version ?? 0;
  dataOf(await api.createDepartment({ name: 'Research', budget_percent: 5 }));
  expect((await names()).includes('Research'), 'the department was not made');
  const restored = dataOf(await api.restoreCompanyVersion(String(newest)));
  expect(restored.version > newest && !(await names()).includes('Research'), 'nothing was restored');

  const message = `Open a customer portal. Customers shall see their orders there.
goals: Fewer calls; Happier customers
constraints: No new staff
success criteria: Half the calls
scope: Orders and invoices. Out of scope: A mobile app
budget: 50k by 2031-03-01
project: Customer portal`;
  const { status, charter } = dataOf(await api.interviewCharter({ message }));
  expect(status === 'drafted' && charter?.goals.length === 2, 'no charter was drafted');
  expect(charter?.envelope.amount === 50_000 && charter.scope.out_of_scope.length === 1, 'the charter says else');

  const release = {
    action_type: 'deploy:release',
    title: 'Release',
    description: 'Tested.',
    risk_level: 'medium',
  } as const;
  const { id } = dataOf(await api.createApproval(release));
  const done = dataOf(await api.approveApproval(id, { comment: 'Go.' }));
  expect(done.status === 'approved' && done.decision_reason === 'Go.', 'it was not approved');
};
