import { exampleOf, INTERFACE_VERSION, type OperationId } from '../document.ts';
import { requireSuccess } from '../protocol/expect.ts';
import type { Scene } from './scene.ts';
import type { Makers } from './subjects.ts';
import { newCharter, newForecast, newPlan } from './talk.ts';
import { finishedArtifact, finishedRun, newWorker } from './work.ts';

type Headers = Readonly<Record<string, string>>;
type Make = (scene: Scene, headers?: Headers) => Promise<string>;

/** Deletes the object at the end, as the administrator; it may be deleted already. */
export const deletedBy = ({ cleanup, ceo }: Scene, id: OperationId, path: Record<string, string>, query = {}): void =>
  cleanup.later(Object.values(path).join(' '), async () => {
    const { status } = await ceo.session.call(id, { path, query });
    return status === 204 || status === 404;
  });

/** Creates a department; returns its id. */
export const newDepartment = async (scene: Scene, name = scene.name('department')): Promise<string> => {
  const { data } = requireSuccess(await scene.ceo.session.call('createDepartment', { body: { name } }));
  deletedBy(scene, 'deleteDepartment', { department_id: data.id }, { reason: 'The run is over.' });
  return data.id;
};

/** Creates an agent of the department; returns its id. */
export const newAgent: Make = async (scene, headers = {}) => {
  const department = await scene.ceo.session.call('getDepartment', {
    path: { department_id: await scene.subjects.one('department_id') },
  });
  const { name } = requireSuccess(department).data;
  const body = { name: scene.name('agent'), role: 'Backend Developer', department: name };
  const { data } = requireSuccess(await scene.ceo.session.call('createAgent', { body, headers }));
  deletedBy(scene, 'deleteAgent', { agent_id: data.id });
  return data.id;
};

/** Creates a role; returns its name. */
export const newRole: Make = async (scene) => {
  const path = { role_name: scene.name('role') };
  const body = { ...exampleOf('setRole', 'full'), department: 'engineering' };
  requireSuccess(await scene.ceo.session.call('setRole', { path, body }));
  deletedBy(scene, 'deleteRole', path);
  scene.cleanup.remains(`versions of the role ${path.role_name}`);
  return path.role_name;
};

/** Creates a project; returns its id. */
export const newProject: Make = async (scene) => {
  const body = { name: scene.name('project') };
  const { data } = requireSuccess(await scene.ceo.session.call('createProject', { body }));
  scene.cleanup.remains(`project ${body.name}`);
  return data.id;
};

/** Creates a project whose tasks can be claimed; returns its id. */
const newActiveProject: Make = async (scene) => {
  const path = { project_id: await newProject(scene) };
  requireSuccess(await scene.ceo.session.call('updateProject', { path, body: { status: 'active' } }));
  return path.project_id;
};

/** Creates a task of the project; returns its id. */
export const newTask: Make = async (scene, headers = {}) => {
  const body = { project_id: await scene.subjects.one('project_id'), title: scene.name('task') };
  const { data } = requireSuccess(await scene.ceo.session.call('createTask', { body, headers }));
  scene.cleanup.remains(`task ${body.title}`);
  return data.id;
};

/** Creates a pending approval, which is rejected at the end; returns its id. */
export const newApproval: Make = async (scene, headers = {}) => {
  const body = { ...exampleOf('createApproval'), title: scene.name('approval') };
  const { data } = requireSuccess(await scene.ceo.session.call('createApproval', { body, headers }));
  scene.cleanup.remains(`approval ${body.title}, decided`);
  scene.cleanup.later(`approval ${body.title}`, async () => {
    const request = { path: { approval_id: data.id }, body: { reason: 'The run is over.' } };
    const { status } = await scene.ceo.session.call('rejectApproval', request);
    return status === 200 || status === 409;
  });
  return data.id;
};

/** Starts a conversation with a charter interview; returns its id. Calls the model. */
export const newConversation: Make = async (scene) => {
  await scene.needsModel('charter');
  const body = exampleOf('interviewCharter', 'idea');
  const { data } = requireSuccess(await scene.ceo.session.call('interviewCharter', { body }));
  deletedBy(scene, 'deleteConversation', { conversation_id: data.conversation_id });
  // A model without questions drafts immediately.
  if (data.charter !== null) scene.cleanup.remains(`charter ${data.charter.id}`);
  return data.conversation_id;
};

/** Creates a connection that receives webhooks; returns its name. */
export const newConnection: Make = async (scene) => {
  const body = { ...exampleOf('createConnection', 'webhook'), name: scene.name('connection') };
  requireSuccess(await scene.ceo.session.call('createConnection', { body }));
  deletedBy(scene, 'deleteConnection', { connection_name: body.name });
  return body.name;
};

/** Creates a connection for an account; returns its name. No account is connected. */
const newOauthConnection: Make = async (scene) => {
  const body = { ...exampleOf('createConnection', 'oauth'), name: scene.name('account') };
  requireSuccess(await scene.ceo.session.call('createConnection', { body }));
  deletedBy(scene, 'deleteConnection', { connection_name: body.name });
  return body.name;
};

/** Creates a disabled webhook endpoint, so that nothing is sent; returns its id. */
export const newEndpoint: Make = async (scene, headers = {}) => {
  const body = { ...exampleOf('createWebhookEndpoint', 'tasks'), enabled: false };
  const { data } = requireSuccess(await scene.ceo.session.call('createWebhookEndpoint', { body, headers }));
  deletedBy(scene, 'deleteWebhookEndpoint', { endpoint_id: data.endpoint.id });
  return data.endpoint.id;
};

/** Creates an API key of the administrator; returns its id. */
export const newKey: Make = async (scene) => {
  const body = { name: scene.name('key'), role: 'observer' };
  const { data } = requireSuccess(await scene.ceo.session.call('createApiKey', { body }));
  deletedBy(scene, 'revokeApiKey', { key_id: data.key.id });
  return data.key.id;
};

/** The first stylesheet or script of the page. */
const anAsset: Make = async (scene) => {
  const { text } = await scene.anonymous.call('getDocs');
  return /\/docs\/assets\/([\w.-]+)/.exec(text)?.[1] ?? scene.skip('the page names no asset');
};

/** The same for the console. */
const aConsoleAsset: Make = async (scene) => {
  const { text } = await scene.anonymous.call('getConsole');
  return /\/console\/assets\/([\w.-]+)/.exec(text)?.[1] ?? scene.skip('the console names no asset');
};

/** The newest version of the company. */
const aVersion: Make = async (scene) => {
  await scene.subjects.one('department_id');
  const { body } = await scene.ceo.session.call('listCompanyVersions', { query: { limit: 1 } });
  return String(body?.data?.[0]?.version ?? scene.skip('the deployment keeps no versions'));
};

/** Closes a conversation; returns its id. */
const closedConversation: Make = async (scene) => {
  const conversation_id = await newConversation(scene);
  requireSuccess(await scene.ceo.session.call('closeConversation', { path: { conversation_id } }));
  return conversation_id;
};

/** A session of a user of this run; returns its id. */
const aSession: Make = async (scene) => {
  const { session } = await scene.person('board_member');
  const { data } = requireSuccess(await session.call('listSessions'));
  return data[0]?.session_id ?? scene.skip('the signed-in user has no session');
};

/** A setting with its default value: storing it again changes nothing. */
const aSetting = async (scene: Scene): Promise<string> => {
  const { data } = requireSuccess(
    await scene.ceo.key.call('listSettings', { query: { namespace: 'chat', limit: 200 } }),
  );
  const found = data.find(({ source, value }) => source === 'default' && value !== null);
  return found?.key ?? scene.skip('every setting was changed');
};

/** The released document of this version, or of its first candidate; it may not exist. */
const aRelease: Make = async ({ anonymous }) => {
  const [released, candidate] = [`${INTERFACE_VERSION}.json`, `${INTERFACE_VERSION}-rc.1.json`];
  const { status } = await anonymous.call('getReleasedDocument', { path: { document_name: released } });
  return status === 200 ? released : candidate;
};

/** By the name of a path parameter; some under other names. What is missing here cannot be created by calls. */
export const MAKERS: Makers<Scene> = {
  department_id: (scene) => newDepartment(scene),
  agent_id: newAgent,
  role_name: newRole,
  project_id: newProject,
  task_id: newTask,
  approval_id: newApproval,
  conversation_id: newConversation,
  connection_name: newConnection,
  oauth_connection: newOauthConnection,
  endpoint_id: newEndpoint,
  key_id: newKey,
  asset_name: anAsset,
  // A page of every version.
  page_name: async () => 'guide',
  console_asset: aConsoleAsset,
  version: aVersion,
  session_id: aSession,
  charter_id: newCharter,
  plan_id: newPlan,
  // Apart from the others, so that no other check gives them work.
  work_agent: newAgent,
  work_project: newActiveProject,
  worker_name: (scene) => newWorker(scene),
  run_id: async (scene) => (await finishedRun(scene)).path.run_id,
  artifact_id: finishedArtifact,
  artifact_name: async () => 'report.txt',
  forecast_id: newForecast,
  closed_conversation: closedConversation,
  document_name: aRelease,
  agent_index: async () => '0',
  user_id: async (scene) => (await scene.person('observer')).id,
  role: async () => 'editor',
  namespace: async () => 'chat',
  key: aSetting,
};
