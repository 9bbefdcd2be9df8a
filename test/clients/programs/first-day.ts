// The first day with the platform in twelve steps. PLATFORM_URL names a fresh server, which may send webhooks to loopback addresses.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createClient,
  ERROR_CODES,
  firstKey,
  followEvents,
  hasCode,
  pages,
  signIn,
  update,
  verifyWebhook,
  WebhookRefused,
  waitFor,
} from 'organisation-platform-client';
import * as operations from 'organisation-platform-client/operations';

const baseUrl = process.env.PLATFORM_URL ?? 'http://127.0.0.1:3001';
const PASSWORD = 'correct horse battery';
const done = (step: number, what: string): void => void process.stdout.write(`${step}. ${what}\n`);

// 1. The administrator and the first key.
const { apiKey, isNewServer } = await firstKey({ baseUrl, username: 'admin', password: PASSWORD });
const client = createClient({ baseUrl, apiKey, operations });
done(1, `${(await client.auth.getCurrentUser()).role}, ${isNewServer ? 'new' : 'known'}`);

// 2. A user, who signs in and replaces the initial password.
await client.users.create({ body: { username: 'bob', password: 'a long first password', role: 'manager' } });
const bob = await signIn({ baseUrl, username: 'bob', password: 'a long first password', operations });
const passwords = { current_password: 'a long first password', new_password: 'a long second password' };
if (bob.mustChangePassword) await bob.client.auth.changePassword({ body: passwords });
done(2, (await bob.client.auth.getCurrentUser()).username);

// 3. A key for a program that only reads.
const { api_key: readingKey, key } = await client.auth.createApiKey({ body: { name: 'reports', role: 'observer' } });
done(3, `${key.name}, ${key.role}`);

// 4. A department.
const department = await client.departments.create({ body: { name: 'Research', budget_percent: 10 } });
done(4, department.name);

// 5. Agents in it.
for (const name of ['Iris', 'Noah', 'Vera'])
  await client.agents.create({ body: { name, role: 'Analyst', department: department.name } });
done(5, 'three agents');

// 6. Every page, of a list with a cursor and of one with an offset.
const names: string[] = [];
for await (const agent of pages(client.agents.list, { query: { limit: 2 } })) names.push(agent.name);
for await (const { name } of pages(client.departments.list, { query: { limit: 1 } })) names.push(name);
done(6, names.join(', '));

// 7. A change that overwrites no other change.
const path = { department_id: department.id };
const changed = await update(
  client,
  'PATCH',
  '/api/v1/departments/{department_id}',
  { params: { path } },
  ({ budget_percent }) => ({ budget_percent: budget_percent + 5 }),
);
const { etag, response } = await client.departments.get({ path }).received();
done(7, `${changed.data.budget_percent} %, ${changed.etag === etag && response.headers.has('x-request-id')}`);

// 8. A turn of a chat.
const turn = await client.chat.sendTurn({ body: { message: 'How many departments do we have?' } });
done(8, turn.answer === null ? turn.intent : 'answered');

// 9. An approval: bob asks, the administrator decides, and the program waits for it.
const approval = await bob.client.approvals.create({
  body: { action_type: 'deploy:release', title: 'Release', description: 'Tested.', risk_level: 'medium' },
});
const deciding = waitFor(bob.client, approval, { timeoutSeconds: 30 });
await client.approvals.approve({ path: { approval_id: approval.id }, body: { comment: 'Go.' } });
done(9, (await deciding).status);

// 10. Events, in order and over lost connections, until a project is created.
const leaving = new AbortController();
await followEvents({
  ...{ baseUrl, apiKey: readingKey, channels: ['projects'], since: null, signal: leaving.signal },
  onLost: async () => void (await client.projects.create({ body: { name: 'Atlas' } })),
  onEvent: (event) => {
    if (event.event_type !== 'project.created') return;
    done(10, event.payload.name);
    leaving.abort();
  },
});

// 11. A webhook, which is verified.
const receiver = createServer();
await once(receiver.listen(0, '127.0.0.1'), 'listening');
const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
const { endpoint, secret } = await client.webhookEndpoints.create({ body: { url, event_types: ['project.*'] } });
await client.webhookEndpoints.test({ path: { endpoint_id: endpoint.id } });
const [request, reply] = await once(receiver, 'request');
const body = Buffer.concat(await request.toArray());
const event = verifyWebhook(secret, body, request.headers);
reply.writeHead(204).end();
try {
  verifyWebhook('whsec_b3RoZXI=', body, request.headers);
} catch (error) {
  if (!(error instanceof WebhookRefused)) throw error;
  done(11, `${event.type}, refused under another secret`);
}
receiver.close();

// 12. Errors have a code from a closed list.
try {
  await client.departments.create({ body: { name: 'Research', budget_percent: 1 } });
} catch (error) {
  if (!hasCode(error, ERROR_CODES.DUPLICATE_RECORD)) throw error;
  const code: 4001 = error.code;
  done(12, `${error.name}, ${code}, ${error.retryable}`);
}
await bob.signOut();
