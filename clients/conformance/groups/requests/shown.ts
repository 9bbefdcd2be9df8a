import { exampleOf, type OperationId } from '../../document.ts';
import type { CallRequest } from '../../protocol/caller.ts';
import { requireSuccess } from '../../protocol/expect.ts';
import * as make from '../../scene/makers.ts';
import type { Scene } from '../../scene/scene.ts';
import { SHOWN_WORK } from './shown-work.ts';

type Prepare = (scene: Scene) => Promise<CallRequest>;

const DRY = { dry_run: true };
const one = async ({ subjects }: Scene, ...names: string[]): Promise<Record<string, string>> => {
  const path: Record<string, string> = {};
  for (const name of names) path[name] = await subjects.one(name);
  return path;
};

/** A new account, so that nobody else is affected. */
const user = async (scene: Scene): Promise<Record<string, string>> => ({
  user_id: await scene.people.newUser(scene.ceo, scene.name('user'), 'manager'),
});

/** A dry run. */
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

/**
 * Requests that succeed, from the examples of the document, for the operations that change something. They change
 * objects of this run.
 */
export const SHOWN: Readonly<Partial<Record<OperationId, Prepare>>> = {
  ...SHOWN_WORK,
  updateUserRole: async (scene) => ({ path: await user(scene), body: exampleOf('updateUserRole') }),
  resetUserPassword: async (scene) => ({ path: await user(scene), body: { password: scene.people.newPassword() } }),
  grantOrgRole: async (scene) => ({ path: await user(scene), body: exampleOf('grantOrgRole', 'departmentAdmin') }),
  deleteUser: async (scene) => ({ path: await user(scene) }),
  revokeSession: async (scene) => {
    const { id } = await scene.people.newcomer(scene.ceo, scene.name('newcomer'), 'observer');
    const { data } = (await scene.ceo.session.call('listSessions', { query: { scope: 'all' } })).body;
    const session_id =
      data.find(({ user_id }) => user_id === id)?.session_id ?? scene.skip('no session of another user is listed');
    return { path: { session_id } };
  },
  revokeOrgRole: async (scene) => {
    const path = await user(scene);
    await scene.ceo.session.call('grantOrgRole', { path, body: exampleOf('grantOrgRole', 'editor') });
    return { path: { ...path, role: 'editor' } };
  },
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
  deleteCeremonyPolicy: tried(['department_id']),
  reorderDepartmentAgents: async (scene) => {
    const path = { agent_id: await scene.subjects.one('agent_id') };
    const { name } = (await scene.ceo.key.call('getAgent', { path })).body.data;
    return { path: await one(scene, 'department_id'), query: DRY, body: { agent_names: [name] } };
  },
  deleteDepartment: tried(['department_id'], undefined, { reason: 'Only tried.' }),
  createAgent: async (scene) => ({
    query: DRY,
    body: { ...exampleOf('createAgent', 'plain'), name: scene.name('tried'), department: await departmentName(scene) },
  }),
  updateAgent: tried(['agent_id'], exampleOf('updateAgent', 'promote')),
  deleteAgent: tried(['agent_id']),
  setRole: tried(['role_name'], exampleOf('setRole', 'full')),
  deleteRole: tried(['role_name']),
  restoreRoleVersion: async (scene) => ({ path: { ...(await one(scene, 'role_name')), version: '1' }, query: DRY }),
  saveSetting: async (scene) => {
    const path = await one(scene, 'namespace', 'key');
    const { value } = (await scene.ceo.key.call('getSetting', { path })).body.data;
    scene.cleanup.later(`setting ${path.key}, pinned`, async () => {
      return (await scene.ceo.session.call('resetSetting', { path })).status === 204;
    });
    return { path, body: { value } };
  },
  resetSetting: async (scene) => ({ path: await one(scene, 'namespace', 'key') }),
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
  startTask: async (scene) => {
    const path = { task_id: await make.newTask(scene) };
    const body = { assigned_to: await scene.subjects.one('agent_id') };
    requireSuccess(await scene.ceo.key.call('updateTask', { path, body }));
    return { path };
  },
  cancelTask: async (scene) => ({
    path: { task_id: await make.newTask(scene) },
    body: exampleOf('cancelTask', 'obsolete'),
  }),
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
  sendTurn: async (scene) => {
    await scene.needsModel();
    return { body: { ...exampleOf('sendTurn', 'question'), intent_override: 'explain' } };
  },
  editCharter: async (scene) => ({ path: await one(scene, 'charter_id'), body: exampleOf('editCharter', 'title') }),
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
