import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Acknowledged } from '../../support/builders/load/acknowledged.ts';
import { setUpCeo, withApiKey } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { inParallel, outcome } from '../../support/client/expect.ts';
import { type Flood, flood } from '../../support/client/flood.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { type ServerProcess, startServerProcess } from '../../support/server/server-process.ts';
import { eventually } from '../../support/time/eventually.ts';

/** How often each flood runs; `npm run test:faults` raises it. */
const ROUNDS = Number(process.env.FLOODS ?? 1);
/** Node ends a process whose heap is full. */
const HEAP_MEBIBYTES = 128;
/** Memory of the process outside its heap: its program, buffers of bodies and responses, and hash threads. */
const RESIDENT_MEBIBYTES = 640;
const MEBIBYTE = 1_048_576;
/** A legitimate client during the flood. */
const PATIENCE_MS = 30_000;

let database: TestDatabase;
let server: ServerProcess;
let ceo: Client;
let key = '';
let most = 0;
let watching: NodeJS.Timeout;
beforeAll(async () => {
  database = await createDatabase();
  server = await startServerProcess({
    ...{ DATABASE_URL: database.url, DATABASE_POOL_MAX: '6' },
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MEBIBYTES}`,
  });
  ceo = await withApiKey(await setUpCeo(server.client), 'ceo');
  key = ceo.identity.bearer ?? '';
  const acknowledged = new Acknowledged();
  // Pages of nearly half a megabyte.
  for (let count = 0; count < 12; count += 1) await inParallel(8, () => acknowledged.write(ceo));
  watching = setInterval(() => {
    most = Math.max(most, server.residentMebibytes());
  }, 20);
});
afterAll(async () => {
  clearInterval(watching);
  const { code, stderr } = await server.stop();
  expect([code, stderr]).toEqual([0, '']);
  await database.drop();
});

const head = (method: string, path: string, more = ''): string =>
  `${method} /api/v1${path} HTTP/1.1\r\nhost: ${new URL(server.baseUrl).host}\r\nauthorization: Bearer ${key}\r\n${more}\r\n`;
const post = (path: string, body: string, length = Buffer.byteLength(body)): string =>
  `${head('POST', path, `content-type: application/json\r\ncontent-length: ${length}\r\nconnection: close\r\n`)}${body}`;
const nested = (levels: number): string => `{"name":${'['.repeat(levels)}${']'.repeat(levels)}}`;

/** What a hostile client sends on each of its connections. */
const FLOODS: readonly [what: string, count: number, isRead: boolean, bytes: () => string][] = [
  ['the largest bodies', 120, true, () => post('/projects', `{"name":"${'x'.repeat(MEBIBYTE - 20)}"}`)],
  ['the deepest bodies', 15, true, () => post('/projects', nested(MEBIBYTE / 2 - 20))],
  ['bodies of very many objects', 15, true, () => post('/projects', `{"name":[${'{},'.repeat(MEBIBYTE / 3 - 10)}{}]}`)],
  ['bodies of very many names', 15, true, () => post('/projects', `{${numbered(70_000)}}`)],
  ['the largest bodies that never end', 500, true, () => post('/projects', 'x'.repeat(1_000_000), MEBIBYTE)],
  [
    'bodies without a length that never end',
    200,
    true,
    () =>
      `${head('POST', '/projects', 'content-type: application/json\r\ntransfer-encoding: chunked\r\n')}f0000\r\n${'x'.repeat(983_040)}\r\n`,
  ],
  [
    'bodies to sign in with',
    32,
    true,
    () => post('/auth/login', '{"username":"chief","password":"wrong wrong wrong"}'),
  ],
  ['heads that never end', 1_000, true, () => `GET /api/v1/healthz HTTP/1.1\r\nx: ${'y'.repeat(8_000)}`],
  ['pages that nobody reads', 20, false, () => head('GET', '/projects?limit=200').repeat(20)],
  ['the document, that nobody reads', 20, false, () => documents(100)],
  ['as many documents as are served, that nobody reads', 20, false, () => documents(33)],
  ['pipelined requests', 300, true, () => 'GET /docs HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(1_500)],
  ['requests whose responses are never read', 300, false, () => head('GET', '/auth/me').repeat(1_500)],
  ['streams of events that nobody reads', 200, false, () => head('GET', '/events/stream')],
];
const documents = (count: number): string =>
  head('GET', '/../../openapi.json').replace('/api/v1/../..', '').repeat(count);
const numbered = (count: number): string => Array.from({ length: count }, (_, index) => `"field${index}":1`).join(',');

/** Legitimate requests are served or refused with a hint to retry. */
const expectServed = async (): Promise<void> => {
  const startedAt = performance.now();
  expect(['200', '503/8001', '429/5000']).toContain(outcome(await ceo.call('getCurrentUser')));
  expect(performance.now() - startedAt).toBeLessThan(PATIENCE_MS);
};

describe('a server with little memory', () => {
  it.each(FLOODS)(`survives %s, %i in parallel, ${ROUNDS} times`, async (what, count, isRead, bytes) => {
    const sent = bytes();
    most = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const floods: Flood[] = [];
      floods.push(await flood(server.baseUrl, { count, bytes: sent, isRead }));
      await expectServed();
      expect(server.process.exitCode).toBeNull();
      for (const one of floods) await one.end();
      process.stdout.write(`${what}: ${JSON.stringify(floods[0]?.statuses)}, at most ${Math.round(most)} MiB\n`);
    }
    await eventually(async () => outcome(await ceo.call('getHealth')) === '200', 30);
    expect(outcome(await ceo.call('createProject', { body: { name: what } }))).toBe('201');
    expect(most).toBeLessThan(RESIDENT_MEBIBYTES);
  });

  it('frees its memory afterwards', async () => {
    await eventually(() => server.residentMebibytes() < RESIDENT_MEBIBYTES * 0.75, 30);
  });
});
