import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unwrap } from '../../clients/typescript/src/answers.ts';
import { createClient } from '../../clients/typescript/src/client.ts';
import { followEvents } from '../../clients/typescript/src/events.ts';
import { streamTurn } from '../../clients/typescript/src/stream-turn.ts';
import { failure, good, ScriptedPlatform } from './typescript-scene.ts';

let platform: ScriptedPlatform;
let elsewhere: ScriptedPlatform;
beforeAll(async () => {
  [platform, elsewhere] = await Promise.all([ScriptedPlatform.start(), ScriptedPlatform.start()]);
});
afterAll(() => Promise.all([platform.close(), elsewhere.close()]));

const clientOf = () => createClient({ baseUrl: platform.url, apiKey: 'ok_secret', retry: { sleep: async () => {} } });

describe('a redirect to another host', () => {
  it.each([301, 302, 303, 307, 308])('%d: the key is not sent there, whatever is asked', async (status) => {
    elsewhere.answer(...Array(9).fill(failure(401, 1000)));
    platform.answer(
      ...Array(9).fill((response: ServerResponse) =>
        response.writeHead(status, { location: `${elsewhere.url}/api/v1/auth/me` }).end(),
      ),
    );
    const client = clientOf();
    const turn = async () => {
      for await (const _frame of streamTurn(client, { message: 'Hm?' }));
    };
    const following = { baseUrl: platform.url, apiKey: 'ok_secret', channels: ['tasks'], since: null };
    const asking = [
      () => unwrap(client.GET('/api/v1/auth/me')),
      () => unwrap(client.POST('/api/v1/projects', { body: { name: 'Atlas' } })),
      turn,
      () => followEvents({ ...following, onEvent: () => {}, onLost: () => {}, signal: AbortSignal.timeout(30_000) }),
    ];
    for (const ask of asking) await expect(ask()).rejects.toThrow();
    expect(platform.asked.length).toBeGreaterThanOrEqual(asking.length);
    for (const { headers } of platform.asked) expect(headers.authorization).toBe('Bearer ok_secret');
    for (const { headers } of elsewhere.asked) expect(headers.authorization).toBeUndefined();
    expect(JSON.stringify(elsewhere.asked)).not.toContain('ok_secret');
  });
});

describe('a response whose headers are huge', () => {
  it('is a lost connection, after three attempts', async () => {
    platform.answer(...Array(3).fill(good({}, { 'x-filler': 'x'.repeat(1_000_000) })));
    await expect(unwrap(clientOf().GET('/api/v1/auth/me'))).rejects.toMatchObject({
      name: 'ConnectionLost',
      attempts: 3,
    });
  });
});
