import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WaitTimedOut, waitFor } from '../../../../clients/typescript/src/approvals/wait-for.ts';
import { createClient } from '../../../../clients/typescript/src/client.ts';
import type { PlatformClient } from '../../../../clients/typescript/src/http/path-client.ts';
import { createPerson } from '../../../support/builders/people.ts';
import type { Client } from '../../../support/client/client.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';
import { detailOf } from '../scene.ts';

let server: TestServer;
let requester: Client;
let decider: Client;
let client: PlatformClient;
beforeAll(async () => {
  server = await startServer();
  decider = (await createPerson(server, 'chief', 'ceo')).client;
  requester = (await createPerson(server, 'maker', 'manager')).client;
  const { api_key } = (await requester.call('createApiKey', { body: { name: 'waits', role: 'manager' } })).body.data;
  client = createClient({ baseUrl: server.baseUrl, apiKey: api_key });
});
afterAll(() => server.close());

const submit = async (ttl_seconds: number | null = null) => {
  const body = {
    action_type: 'deploy:release',
    title: 'Deploy',
    description: 'Version 2.',
    risk_level: 'low',
    ttl_seconds,
  } as const;
  return (await requester.call('createApproval', { body })).body.data;
};
describe('waiting for an approval', () => {
  it('ends with an event of the decision, long before it would be read again', async () => {
    const approval = await submit();
    const waiting = waitFor(client, approval, { pollSeconds: 600, timeoutSeconds: 60 });
    await decider.call('rejectApproval', { path: { approval_id: approval.id }, body: { reason: 'Not now' } });
    expect(await waiting).toMatchObject({ id: approval.id, status: 'rejected', decision_reason: 'Not now' });
  });

  it('ends immediately if it is decided already, and with an expiry', async () => {
    const approval = await submit();
    await decider.call('approveApproval', { path: { approval_id: approval.id } });
    expect((await waitFor(client, approval.id)).status).toBe('approved');
    const { id } = await submit(1);
    expect((await waitFor(client, id, { pollSeconds: 1, timeoutSeconds: 60 })).status).toBe('expired');
  });

  it('reads the approval again and again where the stream is refused', async () => {
    const statuses = ['pending', 'pending', 'approved'];
    const fetch = async ({ url }: Request): Promise<Response> =>
      url.includes('/events/stream')
        ? Response.json({ error_detail: detailOf(1001) }, { status: 403 })
        : Response.json({ data: { id: 'one', status: statuses.shift() }, success: true });
    const refused = createClient({ baseUrl: 'http://127.0.0.1:9', fetch });
    expect((await waitFor(refused, 'one', { pollSeconds: 0.05 })).status).toBe('approved');
    expect(statuses).toEqual([]);
  });

  it('ends with an error that names the approval when the time is over', async () => {
    const approval = await submit();
    const error = await waitFor(client, approval, { timeoutSeconds: 0.2 }).catch((failed: unknown) => failed);
    if (!(error instanceof WaitTimedOut)) throw error;
    expect(error.message).toBe(`approval ${approval.id} ("Deploy") was not decided within 0.2 s`);
    expect(error.approval?.status).toBe('pending');
  });

  it('ends in time if the server never responds', async () => {
    const fetch = (request: Request) =>
      new Promise<Response>((_resolve, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason)),
      );
    const waiting = waitFor(createClient({ baseUrl: 'http://127.0.0.1:9', fetch }), 'one', { timeoutSeconds: 0.2 });
    await expect(waiting).rejects.toMatchObject({ name: 'WaitTimedOut', approval: null });
  });

  it('ends with the reason of its signal', async () => {
    const leaving = new AbortController();
    const waiting = waitFor(client, await submit(), { signal: leaving.signal });
    leaving.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    await expect(waitFor(client, 'one', { signal: leaving.signal })).rejects.toThrow('enough');
  });

  it('404/3000: an unknown approval', async () => {
    const unknown = waitFor(client, '00000000-0000-4000-8000-000000000000');
    await expect(unknown).rejects.toMatchObject({ status: 404, code: 3000 });
  });
});
