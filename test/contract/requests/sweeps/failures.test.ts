import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson } from '../../../support/builders/people.ts';
import { changeSetting } from '../../../support/builders/settings.ts';
import { type Client, requireDeclared } from '../../../support/client/client.ts';
import { errorOf } from '../../../support/client/expect.ts';
import { sendRaw } from '../../../support/client/raw.ts';
import { createSeverableDatabase, type SeverableDatabase } from '../../../support/database/severed-database.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';
import { bodyOf, everyOperation, requiredHeadersOf, requiredQueryOf } from '../../../support/sweep/document.ts';
import { pathValues } from '../../../support/sweep/requests.ts';

/** The request of an operation with the examples of the document. */
const exampleOf = ([operation, { path }]: (typeof everyOperation)[number]) => {
  const { example } = bodyOf(operation);
  const request = { path: pathValues(path), query: requiredQueryOf(operation), headers: requiredHeadersOf(operation) };
  return example === undefined ? request : { ...request, body: example };
};
const isOpen = ([, { access }]: (typeof everyOperation)[number]): boolean => access.includes('public');
const limited = everyOperation.filter(([, { isUnlimited }]) => !isUnlimited);

describe('malformed HTTP', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  it.each(everyOperation)('400/2001 on %s', async (operation, { method, path }) => {
    const address = path.replace(/\{\w+\}/g, '1');
    const answer = await sendRaw(
      server.baseUrl,
      `${method.toUpperCase()} ${address} HTTP/1.1\r\nHost: localhost\r\nnonsense\r\n\r\n`,
    );
    expect(errorOf(answer)).toEqual([400, 2001]);
    requireDeclared(operation, answer);
  });
});

const counted = limited.filter(([, { countsInGeneral }]) => countsInGeneral);
const uncounted = limited.filter(([, { countsInGeneral }]) => !countsInGeneral);

describe('the general limit', () => {
  let server: TestServer;
  let ceo: Client;
  beforeAll(async () => {
    server = await startServer({ env: { RATE_LIMITS: 'on', DEV_LOGIN: 'on' } });
    ceo = (await createPerson(server, 'ceo', 'ceo')).bearer;
    await changeSetting(server.store, 'limits', 'general_user', '1/60');
    await changeSetting(server.store, 'limits', 'general_address', '1/60');
    await ceo.call('getCurrentUser');
    await server.client.call('getCurrentUser');
  });
  afterAll(() => server.close());

  it.each(counted)('429/5000 on %s', async (...entry) => {
    const [operation, { access }] = entry;
    const client = access.includes('refresh') || isOpen(entry) ? server.client : ceo;
    const answer = await client.callRaw(operation, exampleOf(entry));
    expect(errorOf(answer)).toEqual([429, 5000]);
    expect(answer.headers['retry-after']).toBe(String(answer.body.error_detail.retry_after));
  });
});

describe('the window of an operation that the general limit does not count', () => {
  let server: TestServer;
  let ceo: Client;
  beforeAll(async () => {
    server = await startServer({ env: { RATE_LIMITS: 'on' } });
    ceo = (await createPerson(server, 'ceo', 'ceo')).bearer;
    for (const bucket of new Set(uncounted.map(([, { window }]) => window?.bucket ?? '')))
      await changeSetting(server.store, 'limits', bucket, '1/60');
    await changeSetting(server.store, 'limits', 'general_user', '1/60');
    await ceo.call('getCurrentUser');
    for (const entry of uncounted) await ceo.callRaw(entry[0], exampleOf(entry));
  });
  afterAll(() => server.close());

  it.each(uncounted)('429/5001 on %s', async (...entry) => {
    const answer = await ceo.callRaw(entry[0], exampleOf(entry));
    expect(errorOf(answer)).toEqual([429, 5001]);
    expect(answer.headers['retry-after']).toBe(String(answer.body.error_detail.retry_after));
  });
});

describe('an unavailable database', () => {
  let server: TestServer;
  let database: SeverableDatabase;
  let ceo: Client;
  beforeAll(async () => {
    database = await createSeverableDatabase();
    server = await startServer({ database, env: { RATE_LIMITS: 'on', DEV_LOGIN: 'on' } });
    const { bearer, client } = await createPerson(server, 'ceo', 'ceo');
    const cookies = { refresh_token: client.identity.cookies?.refresh_token ?? '' };
    ceo = server.client.as({ bearer: bearer.identity.bearer ?? '', cookies });
    await database.sever();
  });
  afterAll(async () => {
    await database.mend();
    await server.close();
    await database.drop();
  });

  it.each(everyOperation)('503/8001 on %s, unless it is public and does not need the database', async (...entry) => {
    const [operation, { statuses, method }] = entry;
    for (const accept of ['application/json', 'application/problem+json']) {
      const example = exampleOf(entry);
      const answer = await ceo.callRaw(operation, { ...example, headers: { ...example.headers, accept } });
      // The example of a name is one that no page of this version uses, which is known without the database.
      if (!statuses.includes(503)) expect(answer.status).toBe(statuses.includes(404) ? 404 : 200);
      else if (operation === 'getReadiness')
        expect([answer.status, answer.body.data.status]).toEqual([503, 'unavailable']);
      else if (!isOpen(entry) || method !== 'get' || answer.status !== 200)
        expect([accept, ...errorOf(answer)]).toEqual([accept, 503, 8001]);
    }
  });
});

describe('a database that fails a statement', () => {
  let server: TestServer;
  let ceo: Client;
  beforeAll(async () => {
    server = await startServer({ env: { RATE_LIMITS: 'on' } });
    ceo = (await createPerson(server, 'ceo', 'ceo')).bearer;
    await server.store.pool.query('drop function take_hits');
  });
  afterAll(() => server.close());

  it.each(limited)('500/8002 on %s, without the cause in the response', async (...entry) => {
    const answer = await ceo.callRaw(entry[0], exampleOf(entry));
    expect(errorOf(answer)).toEqual([500, 8002]);
    expect(answer.body.error_detail).toMatchObject({ retryable: false, retry_after: null });
    expect(answer.text).not.toMatch(/take_hits|function|select|postgres/i);
  });
});
