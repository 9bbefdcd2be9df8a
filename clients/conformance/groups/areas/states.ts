import { randomUUID } from 'node:crypto';
import { exampleOf, type OperationId } from '../../document.ts';
import { requireStatus, requireSuccess } from '../../protocol/expect.ts';
import { Violation } from '../../protocol/violation.ts';
import { check, type Group, statusesOf } from '../../scene/check.ts';
import { newAgent, newApproval, newEndpoint, newTask } from '../../scene/makers.ts';
import type { Scene } from '../../scene/scene.ts';
import { type Prepare, refused, setupHeaders } from '../requests/rows.ts';

const IDEMPOTENT = 'spec/rules/requests.md#same-request';

const department = async ({ ceo, subjects }: Scene) => {
  const path = { department_id: await subjects.one('department_id') };
  return requireSuccess(await ceo.key.call('getDepartment', { path })).data;
};

/** A turn in a closed conversation. */
const inClosedConversation: Prepare = async ({ subjects }) => ({
  body: { message: 'Is anybody there?', conversation_id: await subjects.one('closed_conversation') },
});

/** Another request with the key of a successful one. */
const withUsedKey = (id: OperationId, make: (scene: Scene, headers: Record<string, string>) => Promise<object>) =>
  refused(id, 'a different request with the same key', '409/4000', IDEMPOTENT, async (scene) => {
    const headers = { 'idempotency-key': randomUUID() };
    return { body: await make(scene, headers), headers };
  });

/**
 * Five tickets may be pending by default, and at most a hundred: the next one is refused until one is used or expires.
 */
const MAX_TICKETS = 101;
const exhaustsTickets = async (scene: Scene): Promise<void> => {
  const path = { namespace: 'auth', key: 'ws_ticket_seconds' };
  const seconds = Number(requireSuccess(await scene.ceo.session.call('getSetting', { path })).data.value);
  const startedAt = Date.now();
  const { session } = await scene.person('board_member');
  for (let made = 0; made < MAX_TICKETS; made += 1) {
    const response = await session.call('createWsTicket');
    if (response.status === 409) return requireStatus(response, '409/4000');
    scene.redaction.hide(requireSuccess(response).data.ticket);
  }
  if (Date.now() - startedAt > seconds * 1000) scene.skip('the deployment takes longer for them than they last');
  throw new Violation(`${MAX_TICKETS} tickets are pending at the same time`);
};

/** Requests that the current state does not allow, where the state can be created for this run. */
export const STATES: Group = {
  name: 'states',
  title: 'Conflicts with the current state',
  checks: [
    refused('setupAdmin', 'there is a ceo', '409/4000', 'spec/rules/auth.md#setup-races', async (scene) => ({
      by: scene.anonymous,
      headers: await setupHeaders(scene),
      body: { username: scene.name('second'), password: scene.people.newPassword() },
    })),
    check(
      'createWsTicket: too many are pending',
      'spec/rules/auth.md#socket-tickets',
      exhaustsTickets,
      statusesOf('createWsTicket', 409),
    ),
    refused('createUser', 'a name that is taken', '409/4001', 'spec/rules/auth.md#user-creation', async (scene) => {
      const username = scene.name('twice');
      await scene.people.newUser(scene.ceo, username, 'observer');
      return { body: { username, password: scene.people.newPassword(), role: 'observer' } };
    }),
    // Sets the current password again, so that a deployment that does not refuse it locks anonymous out.
    refused('resetUserPassword', 'oneself', '409/4000', 'spec/rules/auth.md#password-reset', ({ ceo, account }) => ({
      path: { user_id: ceo.id },
      body: { password: account.password },
    })),
    refused('transferCeo', 'to oneself', '409/4000', 'spec/rules/auth.md#transfer-of-the-ceo', ({ ceo, account }) => ({
      path: { user_id: ceo.id },
      body: { password: account.password },
    })),
    refused(
      'grantOrgRole',
      'held already',
      '409/4001',
      'spec/rules/auth.md#granting-organisation-roles',
      async (scene) => {
        const user_id = await scene.people.newUser(scene.ceo, scene.name('user'), 'observer');
        const request = { path: { user_id }, body: exampleOf('grantOrgRole', 'editor') };
        requireSuccess(await scene.ceo.session.call('grantOrgRole', request));
        return request;
      },
    ),
    refused(
      'createDepartment',
      'a name that is taken',
      '409/4001',
      'spec/rules/organisation.md#department-create',
      async (scene) => ({ body: { name: (await department(scene)).name } }),
    ),
    check(
      'interviewCharter: an idea was already adopted',
      'spec/rules/conversation.md#interview-turn',
      async ({ subjects }) => void (await subjects.one('conversation_id')),
      statusesOf('interviewCharter', 200),
    ),
    withUsedKey('createAgent', async (scene, headers) => {
      await newAgent(scene, headers);
      return { name: scene.name('agent'), role: 'Backend Developer', department: (await department(scene)).name };
    }),
    withUsedKey('createApproval', async (scene, headers) => {
      await newApproval(scene, headers);
      return { ...exampleOf('createApproval'), title: scene.name('approval') };
    }),
    withUsedKey('createTask', async (scene, headers) => {
      await newTask(scene, headers);
      return { project_id: await scene.subjects.one('project_id'), title: scene.name('task') };
    }),
    refused('startTask', 'a cancelled task', '409/4000', 'spec/rules/work.md#starting-a-task', async (scene) => {
      const path = { task_id: await newTask(scene) };
      requireSuccess(await scene.ceo.session.call('cancelTask', { path }));
      return { path };
    }),
    withUsedKey('createWebhookEndpoint', async (scene, headers) => {
      await newEndpoint(scene, headers);
      return { ...exampleOf('createWebhookEndpoint', 'all'), enabled: false };
    }),
    ...(['sendTurn', 'streamTurn', 'classifyTurn', 'interviewCharter'] as const).map((id) =>
      refused(
        id,
        'a conversation that is closed',
        '409/4000',
        'spec/rules/conversation.md#conversation-states',
        inClosedConversation,
      ),
    ),
    refused('closeConversation', 'closed already', '409/4000', 'spec/rules/chat.md#closing', async ({ subjects }) => ({
      path: { conversation_id: await subjects.one('closed_conversation') },
    })),
    refused(
      'createConnection',
      'a name that is taken',
      '409/4001',
      'spec/rules/connections.md#connection-limit',
      async ({ subjects }) => ({ body: { name: await subjects.one('connection_name'), kind: 'webhook' } }),
    ),
    refused(
      'startOauth',
      'of a connection for webhooks',
      '409/4000',
      'spec/rules/connections.md#authorization-page',
      async (scene) => {
        await scene.needs('oauth');
        return { path: { connection_name: await scene.subjects.one('connection_name') } };
      },
    ),
    refused(
      'rotateConnectionSecret',
      'of an account',
      '409/4000',
      'spec/rules/connections.md#secret-rotation',
      async ({ subjects }) => ({ path: { connection_name: await subjects.one('oauth_connection') } }),
    ),
    refused(
      'rotateWebhookEndpointSecret',
      'a different endpoint with the same key',
      '409/4000',
      IDEMPOTENT,
      async (scene) => {
        const headers = { 'idempotency-key': randomUUID() };
        const path = { endpoint_id: await newEndpoint(scene) };
        const { data } = requireSuccess(await scene.ceo.session.call('rotateWebhookEndpointSecret', { path, headers }));
        scene.redaction.hide(data.secret);
        return { path: { endpoint_id: await scene.subjects.one('endpoint_id') }, headers };
      },
    ),
  ],
};
