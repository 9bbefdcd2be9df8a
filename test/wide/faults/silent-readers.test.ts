import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, setUpCeo, signIn, withApiKey } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { outcome } from '../../support/client/expect.ts';
import { flood } from '../../support/client/flood.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { type ServerProcess, startServerProcess } from '../../support/server/server-process.ts';

// Clients that do not read the largest pages barely delay other users and use little memory
// (spec/rules/limits.md#unsent-responses, #pace-of-large-responses).

const READERS = 200;
const SECONDS = 10;
/** A p99 below this is noise of a busy machine. */
const NOISE_MS = 25;
const MOST_MEBIBYTES = 300;
const LATER = `later ${PASSWORD}`;

let database: TestDatabase;
let server: ServerProcess;
let ceo: Client;
let observer: Client;
let projectId: string;
beforeAll(async () => {
  database = await createDatabase();
  server = await startServerProcess({ DATABASE_URL: database.url, RATE_LIMITS: 'off' });
  ceo = await setUpCeo(server.client);
  await ceo.call('createUser', { body: { username: 'reader', role: 'observer', password: PASSWORD } });
  const reader = await signIn(server.client, 'reader');
  const answer = await reader.call('changePassword', { body: { current_password: PASSWORD, new_password: LATER } });
  observer = await withApiKey(await signIn(server.client, 'reader', LATER), 'observer');
  expect(outcome(answer)).toBe('200');
  projectId = (await ceo.call('createProject', { body: { name: 'large' } })).body.data.id;
  for (let number = 0; number < 110; number += 1) {
    const body = { project_id: projectId, title: `task ${number}`, description: 'x'.repeat(39_000) };
    expect(outcome(await ceo.call('createTask', { body }))).toBe('201');
  }
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

/** The p99 of writes that run one after the other, in milliseconds. */
const p99OfWrites = async (): Promise<number> => {
  const taken: number[] = [];
  for (const end = performance.now() + SECONDS * 1000; performance.now() < end; ) {
    const begun = performance.now();
    const body = { description: `change ${taken.length}` };
    expect(outcome(await ceo.call('updateProject', { path: { project_id: projectId }, body }))).toBe('200');
    taken.push(performance.now() - begun);
  }
  return taken.sort((one, other) => one - other)[Math.floor(taken.length * 0.99)] ?? 0;
};

it(`${READERS} clients that request the largest page and do not read it at most double the p99 of other users' writes`, async () => {
  // The first writes run code that is not compiled yet.
  await p99OfWrites();
  const alone = await p99OfWrites();
  let most = server.residentMebibytes();
  const watching = setInterval(() => {
    most = Math.max(most, server.residentMebibytes());
  }, 20);
  const { host } = new URL(server.baseUrl);
  const page = `GET /api/v1/tasks?limit=100 HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${observer.identity.bearer}\r\n\r\n`;
  const opened = flood(server.baseUrl, { count: READERS, bytes: page, isRead: false });
  const beside = await p99OfWrites();
  clearInterval(watching);
  await (await opened).end();
  expect(most).toBeLessThan(MOST_MEBIBYTES);
  expect(beside).toBeLessThan(2 * Math.max(alone, NOISE_MS));
}, 60_000);
