import type { CallRequest } from '../caller.ts';
import { exampleOf, type OperationId } from '../document.ts';
import * as make from '../makers.ts';
import type { Scene } from '../scene.ts';

type Prepare = (scene: Scene) => Promise<CallRequest>;

const DRY = { dry_run: true };
const one = async ({ subjects }: Scene, ...names: string[]): Promise<Record<string, string>> => {
  const path: Record<string, string> = {};
  for (const name of names) path[name] = await subjects.one(name);
  return path;
};

/** A new account, so that what is done to it concerns nobody. */
const user = async (scene: Scene): Promise<Record<string, string>> => ({
  user_id: await scene.people.newUser(scene.ceo, scene.name('user'), 'manager'),
});

/** Tried out only: the operation runs, and nothing of it is stored. */
const tried =
  (names: readonly string[], body?: object, query: Record<string, string> = {}): Prepare =>
  async (scene) => ({
    path: await one(scene, ...names),
    query: { ...DRY, ...query },
    ...(body === undefined ? {} : { body }),
  });

const departmentName = async ({ ceo, subjects }: Scene): Promise<string> => {
  const path = { department_id: await subjects.one('department_id') };
  return (await ceo.key.call('getDepartment', { path })).body.data.name;
};

/** Requests that succeed, as the document shows them, for the operations that change something. What they change is of this run. */
export const SHOWN: Readonly<Partial<Record<OperationId, Prepare>>> = {
  updateUserRole: async (scene) => ({ path: await user(scene), body: exampleOf('updateUserRole') }),
  resetUserPassword: async (scene) => ({ path: await user(scene), body: { password: scene.people.newPassword() } }),
  grantOrgRole: async (scene) => ({ path: await user(scene), body: exampleOf('grantOrgRole', 'departmentAdmin') }),
  deleteUser: async (scene) => ({ path: await user(scene) }),
  revokeApiKey: async (scene) => ({ path: { key_id: await make.newKey(scene) } }),
  updateCompany: tried([], exampleOf('updateCompany', 'budget')),
  reorderDepartments: async ({ ceo, subjects }) => {
    await subjects.one('department_id');
    const { data } = (await ceo.key.call('listCompanyDepartments')).body;
    return { query: DRY, body: { department_names: data.map(({ name }) => name).reverse() } };
  },
  restoreCompanyVersion: tried(['version']),
  createDepartment: async (scene) => ({
    query: DRY,
    body: { ...exampleOf('createDepartment'), name: scene.name('tried'), budget_percent: 0 },
  }),
  updateDepartment: tried(['department_id'], exampleOf('updateDepartment', 'policy')),
  setCeremonyPolicy: tried(['department_id'], exampleOf('setCeremonyPolicy')),
  deleteDepartment: tried(['department_id'], undefined, { reason: 'Only tried.' }),
  createAgent: async (scene) => ({
    query: DRY,
    body: { ...exampleOf('createAgent', 'plain'), name: scene.name('tried'), department: await departmentName(scene) },
  }),
  updateAgent: tried(['agent_id'], exampleOf('updateAgent', 'promote')),
  deleteAgent: tried(['agent_id']),
  setRole: tried(['role_name'], exampleOf('setRole', 'full')),
  deleteRole: tried(['role_name']),
  createProject: async (scene) => {
    const name = scene.name('shown');
    scene.cleanup.remains(`project ${name}`);
    return { body: { ...exampleOf('createProject', 'portal'), name } };
  },
  updateProject: async (scene) => ({ path: await one(scene, 'project_id'), body: { status: 'active' } }),
  createTask: async (scene) => {
    const title = scene.name('shown');
    scene.cleanup.remains(`task ${title}`);
    return { body: { ...exampleOf('createTask', 'invoices'), ...(await one(scene, 'project_id')), title } };
  },
  updateTask: async (scene) => ({ path: await one(scene, 'task_id'), body: { priority: 'high' } }),
  approveApproval: async (scene) => ({
    path: { approval_id: await make.newApproval(scene) },
    body: exampleOf('approveApproval', 'comment'),
  }),
  rejectApproval: async (scene) => ({
    path: { approval_id: await make.newApproval(scene) },
    body: exampleOf('rejectApproval'),
  }),
  updateConnection: async (scene) => ({
    path: await one(scene, 'connection_name'),
    body: exampleOf('updateConnection', 'disable'),
  }),
  rotateConnectionSecret: async (scene) => ({ path: await one(scene, 'connection_name') }),
  updateWebhookEndpoint: async (scene) => ({ path: await one(scene, 'endpoint_id'), body: { enabled: false } }),
  rotateWebhookEndpointSecret: async (scene) => ({ path: await one(scene, 'endpoint_id') }),
  classifyTurn: async (scene) => {
    await scene.needsModel();
    return { body: exampleOf('classifyTurn') };
  },
  closeConversation: async (scene) => ({ path: { conversation_id: await make.newConversation(scene) } }),
  mcp: async () => ({
    body: exampleOf('mcp', 'list'),
    headers: {
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/list',
    },
  }),
};
