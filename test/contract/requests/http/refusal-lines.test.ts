import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, PASSWORD, type Person, setUpCeo, withApiKey } from '../../../support/builders/people.ts';
import { changeSetting } from '../../../support/builders/settings.ts';
import type { Client, OperationResponse } from '../../../support/client/client.ts';
import { outcome } from '../../../support/client/expect.ts';
import { known } from '../../../support/client/known.ts';
import { captureLog } from '../../../support/doubles/captured-log.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';
import { ManualClock } from '../../../support/time/clock.ts';

const clock = new ManualClock(new Date('2030-06-15T12:00:00.000Z'));
const log = captureLog('info');
let server: TestServer;
let ceo: Client;
let observer: Person;
beforeAll(async () => {
  server = await startServer({
    // Each process has its own limit of lines a second.
    replicas: 1,
    clock,
    logger: log.logger,
    env: { LOG_LEVEL: 'info', RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' },
  });
  ceo = await setUpCeo(server.client);
  observer = await createPerson(server, 'observer', 'observer');
});
afterAll(() => server.close());

const headers = { 'x-forwarded-for': '203.0.113.5' };
const lineOf = (answer: OperationResponse) => log.lineOf(answer.headers['x-request-id'] ?? '');
const common = { level: 30, address: '203.0.113.5' };

describe('an error in the log', () => {
  it('401: operation, address and request; neither name nor password', async () => {
    const answer = await server.client.call('login', {
      body: { username: 'chief', password: 'a wrong secret' },
      headers,
    });
    expect(lineOf(answer)).toMatchObject({ ...common, operation: 'login', status: 401, code: 1000 });
    expect(Object.keys(lineOf(answer)).toSorted()).toEqual(
      ['address', 'code', 'instance', 'level', 'msg', 'operation', 'status', 'time'].toSorted(),
    );
    expect(log.lines.join()).not.toMatch(/a wrong secret|chief/);
  });
  it('403: the refused user, and the key', async () => {
    const call = (client: Client) => client.call('createDepartment', { body: { name: 'x' }, headers });
    const answer = await call(observer.client);
    expect(lineOf(answer)).toMatchObject({ ...common, operation: 'createDepartment', status: 403, user: observer.id });
    const keyed = await call(await withApiKey(observer.client, 'observer'));
    const { data } = (await observer.client.call('listApiKeys')).body;
    expect(lineOf(keyed)).toMatchObject({ status: 403, code: 1001, user: observer.id, key: known(data[0]).id });
    // Also for a read, which writes no entry in the audit log.
    expect(lineOf(await observer.client.call('listAuditLog', { headers }))).toMatchObject({ ...common, status: 403 });
  });
  it('429: the limit', async () => {
    await changeSetting(server.store, 'limits', 'signin', '1/60');
    const attempt = () => server.client.call('login', { body: { username: 'observer', password: PASSWORD }, headers });
    await attempt();
    const answer = await attempt();
    expect(outcome(answer)).toBe('429/5001');
    expect(lineOf(answer)).toMatchObject({ ...common, operation: 'login', status: 429, code: 5001 });
  });
  it('is written ten times a second at most, and the next line has the number of the others', async () => {
    clock.advance(1);
    const before = log.lines.length;
    for (let round = 0; round < 25; round += 1) await observer.client.call('listAuditLog', { headers });
    expect(log.lines.length - before).toBe(10);
    clock.advance(1);
    const answer = await observer.client.call('listAuditLog', { headers });
    expect(lineOf(answer)).toMatchObject({ leftOut: 15 });
  });
  it('does not exist for other errors', async () => {
    clock.advance(1);
    const before = log.lines.length;
    expect(outcome(await ceo.call('getSetting', { path: { namespace: 'x', key: 'y' } }))).toBe('404/3000');
    expect(log.lines).toHaveLength(before);
  });
});
