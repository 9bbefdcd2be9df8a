import { DAY_MS } from '../../../../domain/foundation/kernel/clock.ts';
import type { FieldOf } from '../../client/operation-types.ts';
import { startServer, type TestServer } from '../../server/server.ts';
import { requestApproval } from '../approvals.ts';
import { draftCharter } from '../organisation/charters.ts';
import { newAgent, newDepartment } from '../organisation/organisation.ts';
import { type ParkedPlan, parkPlan } from '../organisation/plans.ts';
import { createPerson, type Person } from '../people.ts';

/** A company in which every question can be asked, and the user who asks. */
export interface QuestionScene {
  readonly server: TestServer;
  readonly chief: Person;
  readonly manager: Person;
  readonly observer: Person;
  /** Ids of the records, by the name that the questions use. */
  readonly ids: Record<string, string>;
  readonly parked: ParkedPlan;
}

type TaskStatus = FieldOf<'updateTask', 'status'>;
type Begun = Omit<QuestionScene, 'parked'>;

const made = async ({ chief }: Begun, operation: 'createProject' | 'createTask', body: object): Promise<string> => {
  const response = await chief.bearer.callRaw(operation, { body });
  if (response.status !== 201) throw new Error(response.text);
  return response.body.data.id;
};
const task = async (scene: Begun, title: string, status: TaskStatus | null, fields: object = {}): Promise<void> => {
  const { ids, chief } = scene;
  const id = await made(scene, 'createTask', { project_id: ids.Portal, title, ...fields });
  ids[title] = id;
  if (status === null) return;
  const { status: code, text } = await chief.bearer.call('updateTask', { path: { task_id: id }, body: { status } });
  if (code !== 200) throw new Error(text);
};
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

const populateOrganisation = async ({ ids, chief }: Begun): Promise<void> => {
  const { bearer: ceo } = chief;
  const company = { company_name: 'Acme', budget_monthly: 1000, autonomy_level: 'semi' } as const;
  await ceo.call('updateCompany', { body: company });
  for (const [name, head, budget_percent] of [
    ['Engineering', 'Ada Quinn', 40],
    ['Finance', 'Grace Lind', 20],
    ['Sales', null, 0],
  ] as const)
    ids[name] = (await newDepartment(ceo, name, { head, budget_percent })).id;
  for (const [name, department, role, autonomy_level] of [
    ['Ada Quinn', 'Engineering', 'CTO', 'locked'],
    ['Ines Roth', 'Engineering', 'Backend Developer', null],
    ['Grace Lind', 'Finance', 'CFO', 'supervised'],
  ] as const)
    ids[name] = (await newAgent(ceo, name, department, { role, autonomy_level })).id;
};

const populateWork = async (scene: Begun): Promise<void> => {
  const { ids, server } = scene;
  const { bearer: ceo } = scene.chief;
  ids.Portal = await made(scene, 'createProject', { name: 'Portal', budget: 500, lead: ids['Ada Quinn'] });
  ids.Archive = await made(scene, 'createProject', { name: 'Archive' });
  await ceo.call('updateProject', { path: { project_id: ids.Portal }, body: { status: 'active' } });
  await ceo.call('updateProject', { path: { project_id: ids.Archive }, body: { status: 'on_hold' } });
  const ines = { assigned_to: ids['Ines Roth'] };
  await task(scene, 'Fix login', 'in_progress', ines);
  await task(scene, 'Check invoices', 'in_review', { assigned_to: ids['Grace Lind'] });
  await task(scene, 'Move data', 'blocked', ines);
  await task(scene, 'Late report', null, { ...ines, deadline: inDays(-2) });
  await task(scene, 'Next release', null, { ...ines, deadline: inDays(5) });
  await task(scene, 'Orphan', null);
  await task(scene, 'Old import', 'completed', { ...ines, deadline: inDays(-3) });
  const subject = { departmentId: ids.Engineering ?? null, agentId: ids['Ines Roth'] ?? null };
  const hold = await server.services.budgets.hold(12.5, subject);
  await hold.settle(12.5, { inputTokens: 10, outputTokens: 5 });
};

const populateDecisions = async ({ ids, server, chief, manager }: Begun): Promise<ParkedPlan> => {
  const { bearer: ceo } = chief;
  const call = { toolName: 'departments_delete', toolArguments: { department_id: ids.Sales }, agentName: 'Ada Quinn' };
  const acting = { source: 'parked_context', context: call, ttlSeconds: 600 } as const;
  ids['Delete Sales'] = (await requestApproval(server, manager.id, { title: 'Delete Sales', ...acting })).id;
  const gate = { title: 'Accept invoices', taskId: ids['Check invoices'] ?? null, ttlSeconds: null };
  ids['Accept invoices'] = (await requestApproval(server, manager.id, gate)).id;
  const refused = await requestApproval(server, manager.id, { title: 'Buy a boat', ttlSeconds: null });
  ids['Buy a boat'] = refused.id;
  const reject = { path: { approval_id: refused.id }, body: { reason: 'No money' } };
  await ceo.call('rejectApproval', reject);
  const invited = { agentId: ids['Ines Roth'] ?? null, agentName: 'Ines Roth' };
  const seat = { source: 'conversational_invite', context: invited, ttlSeconds: null, title: 'Hear Ines' } as const;
  ids['Hear Ines'] = (await requestApproval(server, manager.id, seat)).id;
  const running = await parkPlan(server, ceo);
  await ceo.call('approveApproval', { path: { approval_id: running.approvalId }, body: {} });
  ids.running = running.planId;
  const parked = await parkPlan(server, ceo);
  const charter = await draftCharter(ceo, { title: 'Open a webshop', project: 'Webshop', budget: '50k by 2031-03-01' });
  ids['Open a webshop'] = charter.id;
  const hold = await server.services.budgets.hold(0.5, { charter: { id: charter.id, amount: 50_000 } });
  await hold.settle(0.5, { inputTokens: 1, outputTokens: 1 });
  return parked;
};

export const openQuestionScene = async (): Promise<QuestionScene> => {
  const server = await startServer();
  const chief = await createPerson(server, 'chief', 'ceo');
  const manager = await createPerson(server, 'mona', 'manager');
  const observer = await createPerson(server, 'olga', 'observer');
  const begun = { server, chief, manager, observer, ids: {} };
  await populateOrganisation(begun);
  await populateWork(begun);
  return { ...begun, parked: await populateDecisions(begun) };
};
