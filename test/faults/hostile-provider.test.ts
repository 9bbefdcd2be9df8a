import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpCeo, withApiKey } from '../support/builders/people.ts';
import type { Client, OperationResponse } from '../support/client/client.ts';
import { errorOf } from '../support/client/expect.ts';
import { createDatabase, type TestDatabase } from '../support/database/database.ts';
import { ABSURD, ENDLESS, FAILING, HostileEndpoint } from '../support/doubles/hostile-endpoint.ts';
import { type ServerProcess, startServerProcess } from '../support/server/server-process.ts';

const HEAP_MEBIBYTES = 128;
/** Outside the heap: the program, the pages that it maps, and data in transit. */
const RESIDENT_MEBIBYTES = 500;
const LIMIT_SECONDS = 0.5;
/** All parts of a stream together may take ten times as long as one. */
const LONGEST_MS = LIMIT_SECONDS * 10 * 1000 + 3_000;
/** The time of a response in addition to the model call, on a busy machine. */
const SPARE_MS = 3_000;

let database: TestDatabase;
let endpoint: HostileEndpoint;
let server: ServerProcess;
let ceo: Client;
beforeAll(async () => {
  [database, endpoint] = await Promise.all([createDatabase(), HostileEndpoint.start()]);
  server = await startServerProcess({
    ...{ DATABASE_URL: database.url, DATABASE_POOL_MAX: '6' },
    ...{ MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: endpoint.url, MODEL_ID: 'm' },
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MEBIBYTES}`,
  });
  ceo = await withApiKey(await setUpCeo(server.client), 'ceo');
  const path = { namespace: 'chat', key: 'model_timeout_seconds' };
  expect((await ceo.call('saveSetting', { path, body: { value: LIMIT_SECONDS } })).status).toBe(200);
});
afterAll(async () => {
  const { code, stderr } = await server.stop();
  expect([code, stderr]).toEqual([0, '']);
  await endpoint.close();
  await database.drop();
});

const EXPLAIN = { message: 'What is under way?', intent_override: 'explain' } as const;
/** The error, returned instead of the stream or within it. */
const failureOf = ({ status, body, frames }: OperationResponse): unknown[] => {
  const error = frames?.find(({ event }) => event === 'error');
  return error === undefined ? errorOf({ status, body }) : [502, ...errorOf({ status, body: error.data }).slice(1)];
};
const timed = async <T>(work: Promise<T>): Promise<[result: T, milliseconds: number]> => {
  const startedAt = performance.now();
  return [await work, performance.now() - startedAt];
};

/** Others are served as usual, and the server has not grown. */
const expectUnmoved = async (): Promise<void> => {
  const [answer, milliseconds] = await timed(ceo.call('getCurrentUser'));
  expect(answer.status).toBe(200);
  expect(milliseconds).toBeLessThan(SPARE_MS);
  expect(server.residentMebibytes()).toBeLessThan(RESIDENT_MEBIBYTES);
};

describe('a model provider that (spec/rules/conversation.md#provider-failures)', () => {
  it.each(Object.keys(FAILING))('%s: 502/7000 in time, without an effect on others', async (name) => {
    endpoint.misdeed = FAILING[name] ?? endpoint.misdeed;
    const calls = (['sendTurn', 'streamTurn'] as const).map((operation) =>
      timed(ceo.callRaw(operation, { body: EXPLAIN })),
    );
    await expectUnmoved();
    for (const [answer, milliseconds] of await Promise.all(calls)) {
      expect(failureOf(answer)).toEqual([502, 7000]);
      expect(milliseconds).toBeLessThan(LIMIT_SECONDS * 1000 + SPARE_MS);
    }
    await expectUnmoved();
  });

  it.each(Object.keys(ENDLESS))('%s: the stream ends with 7000 all the same', async (name) => {
    endpoint.misdeed = ENDLESS[name] ?? endpoint.misdeed;
    const [answer, milliseconds] = await timed(ceo.call('streamTurn', { body: EXPLAIN }));
    expect(failureOf(answer)).toEqual([502, 7000]);
    expect(milliseconds).toBeLessThan(LONGEST_MS + SPARE_MS);
    await expectUnmoved();
  });

  it.each(Object.keys(ABSURD))(
    'reports %s tokens: the response is accepted, its tokens are estimated',
    async (tokens) => {
      endpoint.misdeed = ABSURD[tokens] ?? endpoint.misdeed;
      const answer = await ceo.call('sendTurn', { body: EXPLAIN });
      // A value that is not a number invalidates the whole response.
      expect([200, 502]).toContain(answer.status);
      await expectUnmoved();
    },
  );
});
