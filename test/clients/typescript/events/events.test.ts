import { afterAll, beforeAll, expect, it } from 'vitest';
import { followEvents } from '../../../../clients/typescript/src/events/follow-events.ts';
import { failure, ScriptedPlatform } from '../scene.ts';

// Over lost connections: test/wide/errors/followed-events.test.ts.
let platform: ScriptedPlatform;
beforeAll(async () => {
  platform = await ScriptedPlatform.start();
});
afterAll(() => platform.close());

const follow = () =>
  followEvents({
    baseUrl: platform.url,
    apiKey: 'ok_key',
    channels: ['tasks'],
    since: null,
    onEvent: () => {},
    onLost: () => {},
    signal: AbortSignal.timeout(30_000),
  });

it.each([
  [401, 1000],
  [404, 3002],
])('ends if a retry does not help: %d with %d', async (status, code) => {
  platform.answer(failure(status, code));
  await expect(follow()).rejects.toMatchObject({ status, code });
  expect(platform.asked).toHaveLength(1);
});

it('retries if the server is busy or failed, and then gets the error', async () => {
  platform.answer(failure(503, 8001, 1), failure(500, 8000), failure(403, 1001));
  await expect(follow()).rejects.toMatchObject({ code: 1001 });
  expect(platform.asked).toHaveLength(3);
});
