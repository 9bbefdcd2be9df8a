import { exampleOf, type OperationId, operationOfId } from '../../document.ts';
import { cookiesOf } from '../../protocol/caller.ts';
import { requireStatus, requireSuccess } from '../../protocol/expect.ts';
import { check, type Group, statusesOf } from '../../scene/check.ts';
import { pathValues, requiredOf } from '../../scene/harmless.ts';
import { deletedBy, newTask } from '../../scene/makers.ts';
import type { Scene } from '../../scene/scene.ts';
import { REFERENCED } from '../requests/references.ts';
import { type Prepare, refused, setupHeaders } from '../requests/rows.ts';

const PASSWORDS = 'spec/rules/auth.md#password-rules';
const URLS = 'spec/rules/connections.md#urls';
const ADDRESSES = 'spec/rules/webhooks.md#addresses';
const MCP_RULE = 'spec/rules/tools.md#mcp-revisions';
/** A URL that is refused, so nothing is sent. */
const PLAIN_URL = 'http://hooks.example.com/x';
const HOUR_MS = 3_600_000;

/** A password that contains the username. */
const weak = (scene: Scene, username: string): string => {
  const password = `${username}${scene.people.newPassword().slice(0, 4)}`;
  scene.redaction.hide(password);
  return password;
};

/** A key that expires within the hour creates one that would outlive it. */
const outlives: Prepare = async (scene) => {
  const until = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();
  const body = { name: scene.name('key'), role: 'manager', expires_at: until(1) };
  const { key, api_key } = requireSuccess(await scene.ceo.session.call('createApiKey', { body })).data;
  scene.redaction.hide(api_key);
  deletedBy(scene, 'revokeApiKey', { key_id: key.id });
  return {
    by: scene.anonymous.as({ bearer: api_key }),
    body: { name: scene.name('key'), role: 'observer', expires_at: until(2) },
  };
};

/** A group of one agent who is named twice. */
const groupOfOne: Prepare = async (scene) => {
  await scene.needsModel('group_chat');
  const path = { agent_id: await scene.subjects.one('agent_id') };
  const { name } = requireSuccess(await scene.ceo.key.call('getAgent', { path })).data;
  return {
    body: { message: 'What do you think?', intent_override: 'group_convene', named_targets: [path.agent_id, name] },
  };
};

/** Messages of MCP revisions with a handshake. */
const older =
  (message: object, accept = 'application/json, text/event-stream'): Prepare =>
  async (scene) => {
    await scene.needs('mcp_server');
    return { by: scene.ceo.key, body: { jsonrpc: '2.0', ...message }, headers: { accept } };
  };

/** Bodies that must be refused before anything else, for operations that other checks do not cover. */
const bodyOfOthers = (id: OperationId, expected: string, rule: string, text: string, type: string) =>
  refused(id, `a body that is refused with ${expected}`, expected, rule, async (scene) => ({
    by: id === 'mcp' ? scene.ceo.key : scene.anonymous,
    path: pathValues(operationOfId(id)),
    ...(id === 'setupAdmin' ? { headers: await setupHeaders(scene) } : requiredOf(operationOfId(id))),
    raw: { text, type },
  }));

/** Must not sign in anyone if it is disabled, nor anyone from another machine if it is enabled. */
const devLogin = async (scene: Scene): Promise<void> => {
  const response = await scene.anonymous.call('devLogin');
  if (response.status !== 200) return requireStatus(response, '404/3000', 'it is disabled');
  scene.cannotTry(statusesOf('devLogin', 404), 'development login is enabled');
  requireStatus(await scene.anonymous.as({ cookies: cookiesOf(response) }).call('logout'), '204');
};

const SIZES = 'spec/rules/organisation.md#sizes';
/** Larger than a policy may be. */
const LARGE = { notes: 'x'.repeat(17_000) };

/** Requests that violate a rule of their operation. */
export const RULES: Group = {
  name: 'rules',
  title: 'Rules of single operations',
  checks: [
    check('devLogin: disabled', 'spec/rules/auth.md#development-login', devLogin, statusesOf('devLogin', 404)),
    refused('login', 'a wrong password', '401/1000', 'spec/rules/auth.md#login', (scene) => ({
      by: scene.anonymous,
      body: { username: scene.name('nobody'), password: scene.people.newPassword() },
    })),
    refused('createUser', 'the role of the system', '422/2000', 'spec/rules/auth.md#user-creation', (scene) => ({
      body: { username: scene.name('user'), password: scene.people.newPassword(), role: 'system' },
    })),
    refused(
      'updateUserRole',
      'the role of the system',
      '422/2000',
      'spec/rules/auth.md#role-change',
      async (scene) => ({
        path: { user_id: await scene.subjects.one('user_id') },
        body: { role: 'system' },
      }),
    ),
    refused('changePassword', 'the password that must be changed', '422/2000', PASSWORDS, async (scene) => {
      const { session, password } = await scene.people.newcomer(scene.ceo, scene.name('newcomer'), 'observer');
      return { by: session, body: { current_password: password, new_password: password } };
    }),
    refused('resetUserPassword', 'the name of the user', '422/2000', PASSWORDS, async (scene) => {
      const username = scene.name('named');
      const path = { user_id: await scene.people.newUser(scene.ceo, username, 'observer') };
      return { path, body: { password: weak(scene, username) } };
    }),
    refused(
      'createApiKey',
      'a key that outlives the key that created it',
      '422/2000',
      'spec/rules/auth.md#keys-made-by-keys',
      outlives,
    ),
    refused(
      'grantOrgRole',
      'departments of an editor',
      '422/2000',
      'spec/rules/auth.md#granting-organisation-roles',
      async (scene) => ({
        path: { user_id: await scene.people.newUser(scene.ceo, scene.name('user'), 'observer') },
        body: { role: 'editor', scoped_departments: ['engineering'] },
      }),
    ),
    refused(
      'revokeOrgRole',
      'no role at all',
      '422/2000',
      'spec/rules/auth.md#revoking-organisation-roles',
      async ({ subjects }) => ({
        path: { user_id: await subjects.one('user_id'), role: 'nonsense' },
      }),
    ),
    ...REFERENCED,
    refused('updateDepartment', 'a policy that is too large', '422/2000', SIZES, async ({ subjects }) => ({
      path: { department_id: await subjects.one('department_id') },
      body: { ceremony_policy: { strategy: 'calendar', strategy_config: LARGE } },
    })),
    refused('setCeremonyPolicy', 'a policy that is too large', '422/2000', SIZES, async ({ subjects }) => ({
      path: { department_id: await subjects.one('department_id') },
      body: { ...exampleOf('setCeremonyPolicy'), strategy_config: LARGE },
    })),
    refused('createTask', 'too much text', '422/2000', 'spec/rules/conversation.md#size-of-a-task', async (scene) => ({
      body: {
        project_id: await scene.subjects.one('project_id'),
        title: scene.name('task'),
        description: 'ü'.repeat(40_000),
      },
    })),
    refused(
      'createApproval',
      'a category of the server',
      '422/2000',
      'spec/rules/conversation.md#reserved-categories',
      (scene) => ({ body: { ...exampleOf('createApproval'), title: scene.name('approval'), action_type: 'tool:x' } }),
    ),
    refused('sendTurn', 'a group of one', '422/2000', 'spec/rules/chat.md#group-targets', groupOfOne),
    refused(
      'updateTask',
      'started by nobody',
      '422/2000',
      'spec/rules/conversation.md#task-status',
      async ({ subjects }) => ({
        path: { task_id: await subjects.one('task_id') },
        body: { status: 'in_progress', assigned_to: null },
      }),
    ),
    refused('startTask', 'without an agent', '422/2000', 'spec/rules/work.md#starting-a-task', async (scene) => ({
      path: { task_id: await newTask(scene) },
    })),
    refused(
      'approveApproval',
      'arguments without a call',
      '422/2000',
      'spec/rules/acting.md#changed-arguments',
      async ({ subjects }) => ({
        path: { approval_id: await subjects.one('approval_id') },
        body: exampleOf('approveApproval', 'changed'),
      }),
    ),
    refused(
      'editCharter',
      'an unknown currency',
      '422/2000',
      'spec/rules/conversation.md#charter-edit',
      async ({ subjects }) => ({
        path: { charter_id: await subjects.one('charter_id') },
        body: { envelope: { amount: 1, currency: 'XTS', deadline: null } },
      }),
    ),
    refused('saveSetting', 'a value of another type', '422/2000', 'spec/rules/organisation.md#setting-types', () => ({
      path: { namespace: 'auth', key: 'max_sessions' },
      body: { value: 'seven' },
    })),
    refused(
      'listSpending',
      'days in the wrong order',
      '422/2000',
      'spec/rules/organisation.md#spending-history',
      ({ ceo }) => ({
        by: ceo.key,
        query: { from: '2030-02-02', to: '2030-02-01' },
      }),
    ),
    refused('listUsage', 'days in the wrong order', '422/2000', 'spec/rules/work.md#usage', ({ ceo }) => ({
      by: ceo.key,
      query: { from: '2030-02-02', to: '2030-02-01' },
    })),
    refused('createConnection', 'a URL that is not allowed', '422/2000', URLS, (scene) => ({
      body: { ...exampleOf('createConnection', 'oauth'), name: scene.name('connection'), token_url: PLAIN_URL },
    })),
    refused(
      'updateConnection',
      'an account of a webhook connection',
      '422/2000',
      'spec/rules/connections.md#fields-of-a-kind',
      async ({ subjects }) => ({
        path: { connection_name: await subjects.one('connection_name') },
        body: { client_id: 'conformance' },
      }),
    ),
    refused('updateWebhookEndpoint', 'a URL that is not allowed', '422/2000', ADDRESSES, async ({ subjects }) => ({
      path: { endpoint_id: await subjects.one('endpoint_id') },
      body: { url: PLAIN_URL },
    })),
    refused('oauthCallback', 'an unknown attempt', '422/2000', 'spec/rules/connections.md#callback', async (scene) => {
      await scene.needs('oauth');
      return { by: scene.anonymous, query: { state: scene.name('nobody'), code: 'none' } };
    }),
    refused(
      'receiveWebhook',
      'an unknown connection',
      '404/3000',
      'spec/rules/connections.md#order-of-ingest-checks',
      async (scene) => {
        await scene.needs('webhooks');
        const headers = { 'webhook-id': 'msg', 'webhook-timestamp': '1', 'webhook-signature': 'v1,bm9ib2R5' };
        const path = { connection_name: scene.name('nobody'), event_type: 'order.created' };
        return { by: scene.anonymous, path, headers, body: {} };
      },
    ),
    bodyOfOthers('setupAdmin', '400/2001', 'spec/rules/errors.md#presence-of-a-body', '[]', 'application/json'),
    ...(['mcp', 'setupAdmin', 'receiveWebhook'] as const).flatMap((id) => [
      bodyOfOthers(id, '413/2001', 'spec/rules/errors.md#body-size', `"${'x'.repeat(1_048_576)}"`, 'application/json'),
      bodyOfOthers(id, '415/2001', 'spec/rules/errors.md#media-types', '{}', 'text/plain'),
    ]),
    refused(
      'mcp',
      'a response type that the client does not accept',
      '406',
      MCP_RULE,
      older({ id: 1, method: 'tools/list' }, 'application/json'),
    ),
  ],
};
