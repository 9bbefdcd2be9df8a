import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '../../../../clients/typescript/src/approvals/wait-for.ts';
import { createClient } from '../../../../clients/typescript/src/client.ts';
import { update } from '../../../../clients/typescript/src/operations/update.ts';
import { firstKey } from '../../../../clients/typescript/src/sessions/first-key.ts';
import { signIn } from '../../../../clients/typescript/src/sessions/sign-in.ts';
import { openSocket } from '../../../../clients/typescript/src/sockets/open-socket.ts';
import { failure, good, json, type Say, ScriptedPlatform } from '../scene.ts';

let platform: ScriptedPlatform;
beforeAll(async () => {
  platform = await ScriptedPlatform.start();
});
afterAll(() => platform.close());

const COOKIES = { 'set-cookie': ['session=jwt; Path=/', 'refresh_token=again; Path=/'] as never };
const session = json(200, { data: { expires_in: 100, must_change_password: false }, success: true }, COOKIES);
const hasAdmin = good({ needs_admin: false });
const account = () => ({ baseUrl: platform.url, username: 'ada', password: 'correct horse battery' });
const client = () => createClient({ baseUrl: platform.url, apiKey: 'ok_test' });

const changePassword = async (): Promise<unknown> => {
  const { client: own } = await signIn(account());
  const body = { current_password: 'correct horse battery', new_password: 'another horse battery' };
  return own.POST('/api/v1/auth/change-password', { body });
};
const wait = () => {
  const fetch = (request: Request): Promise<Response> =>
    request.url.endsWith('/events/stream?channels=approvals') ? new Promise(() => {}) : globalThis.fetch(request);
  return waitFor(createClient({ baseUrl: platform.url, apiKey: 'ok_test', fetch }), 'one', { timeoutSeconds: 20 });
};
const PROJECT = '/api/v1/projects/{project_id}';
const change = () =>
  update(client(), 'PATCH', PROJECT, { params: { path: { project_id: 'one' } } }, ({ description }) => ({
    description: `${description}!`,
  }));

/** The calls, the responses before the unreadable one, and a field without which the record is unreadable. */
const CALLS: readonly (readonly [string, () => Promise<unknown>, readonly Say[], string | null])[] = [
  ['signIn', () => signIn(account()), [], 'expires_in'],
  ['changePassword after signIn', changePassword, [session], 'must_change_password'],
  ['firstKey, of the status', () => firstKey(account()), [], 'needs_admin'],
  ['firstKey, of the session', () => firstKey(account()), [hasAdmin], 'expires_in'],
  ['firstKey, of the key', () => firstKey(account()), [hasAdmin, session], 'api_key'],
  ['waitFor', wait, [], 'status'],
  ['update', change, [], null],
];

describe('a response without the record that is read, for', () => {
  it.each(CALLS)('%s, is an UnreadableResponse that says what is wrong', async (_name, call, before, field) => {
    for (const [data, found] of [
      [null, 'null'],
      [[], 'array'],
      ['text', 'string'],
    ]) {
      platform.answer(...before, good(data, { etag: '"a"', ...COOKIES }));
      const problem = {
        name: 'UnreadableResponse',
        status: 200,
        message: expect.stringContaining(`"data" is ${found}`),
      };
      await expect(call()).rejects.toMatchObject(problem);
    }
    if (field === null) return;
    platform.answer(...before, good({}, COOKIES));
    const message = expect.stringContaining(`"data.${field}" is undefined`);
    await expect(call()).rejects.toMatchObject({ name: 'UnreadableResponse', message });
  });

  it('openSocket, opens no connection, and is requested again', async () => {
    platform.answer(good({}), good(null), failure(401, 1000));
    const socket = openSocket(client(), { sleep: async () => {} });
    await expect(socket.closed).rejects.toMatchObject({ code: 1000 });
    expect(platform.asked.map(({ url }) => url)).toEqual(Array.from({ length: 3 }, () => '/api/v1/auth/ws-ticket'));
  });
});
