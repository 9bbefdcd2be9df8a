import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser, setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let server: TestServer;
let ceo: Client;
let id: string;
beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
  id = (await addUser(server, 'subject', 'manager')).id;
});
afterAll(() => server.close());

const read = (headers: Record<string, string> = {}) => ceo.call('getUser', { path: { user_id: id }, headers });
const tag = async (): Promise<string> => (await read()).headers.etag ?? '';
const change = async (ifMatch: string) => {
  const role = (await read()).body.data.role === 'manager' ? 'observer' : 'manager';
  return ceo.call('updateUserRole', { path: { user_id: id }, body: { role }, headers: { 'if-match': ifMatch } });
};

describe('ETag', () => {
  it('is strong and quoted, stays while nothing changes, and a write returns that of the next read', async () => {
    const first = await tag();
    expect(first).toMatch(/^"[^"]+"$/);
    expect(await tag()).toBe(first);
    const written = await change('*');
    expect(written.headers.etag).not.toBe(first);
    expect(await tag()).toBe(written.headers.etag);
  });
  it('is returned by single resources and by no list and no probe', async () => {
    for (const operation of ['getCurrentUser', 'getCapabilities'] as const)
      expect((await ceo.call(operation)).headers.etag).toMatch(/^"/);
    for (const operation of ['listUsers', 'listSessions', 'listApiKeys', 'getLiveness', 'getReadiness'] as const)
      expect((await ceo.call(operation)).headers.etag).toBeUndefined();
  });
  it('changes with each of role, organisation roles and password', async () => {
    const tags = new Set<string>([await tag()]);
    tags.add((await change('*')).headers.etag ?? '');
    const granted = await ceo.call('grantOrgRole', { path: { user_id: id }, body: { role: 'viewer' } });
    tags.add(granted.headers.etag ?? '');
    await ceo.call('revokeOrgRole', { path: { user_id: id, role: 'viewer' } });
    tags.add(await tag());
    expect(tags.size).toBe(4);
  });
});

describe('If-None-Match', () => {
  it('304 without a body for the tag, a list with it, its weak form and *', async () => {
    const present = await tag();
    for (const value of [present, `"a", ${present} , "b"`, `W/${present}`, '*', ' * ']) {
      const answer = await read({ 'if-none-match': value });
      expect([value, answer.status, answer.text]).toEqual([value, 304, '']);
      expect(answer.headers.etag).toBe(present);
      expect(answer.headers['content-type']).toBeUndefined();
    }
  });
  it('200 for other tags, none, and a text that is not a tag', async () => {
    for (const value of ['"other"', 'W/"other"', '', 'nonsense', (await tag()).replaceAll('"', '')])
      expect((await read({ 'if-none-match': value })).status).toBe(200);
  });
  it('304 on every other single resource with a tag', async () => {
    for (const operation of ['getCurrentUser', 'getCapabilities'] as const) {
      const { headers } = await ceo.call(operation);
      const again = await ceo.call(operation, { headers: { 'if-none-match': headers.etag ?? '' } });
      expect(again.status).toBe(304);
    }
  });
});

describe('If-Match', () => {
  it('passes without it, empty, with *, with the tag, and with a list that contains it', async () => {
    expect((await change('')).status).toBe(200);
    expect((await change('*')).status).toBe(200);
    expect((await change(await tag())).status).toBe(200);
    expect((await change(`"a", ${await tag()}, W/"b"`)).status).toBe(200);
    expect((await change(`"a",${await tag()}`)).status).toBe(200);
  });
  it('409/4002: other tags, and the present one in its weak form; nothing is changed', async () => {
    const present = await tag();
    for (const value of ['"other"', `W/${present}`, '"a", "b"', '""'])
      expect(errorOf(await change(value))).toEqual([409, 4002]);
    expect(await tag()).toBe(present);
  });
  it('400/2001: a malformed header', async () => {
    const present = await tag();
    for (const value of [present.replaceAll('"', ''), `${present},`, `${present} ${present}`, '*, "a"', "'a'", 'w/"a"'])
      expect([value, ...errorOf(await change(value))]).toEqual([value, 400, 2001]);
    expect(await tag()).toBe(present);
  });
  it('400/2001: more than 8192 characters, which is refused before the header block is too large', async () => {
    const list = (length: number): string => `"${'a'.repeat(length - 2)}"`;
    expect(errorOf(await change(list(8192)))).toEqual([409, 4002]);
    expect(errorOf(await change(list(8193)))).toEqual([400, 2001]);
  });
  it('is ignored on reading and on creating', async () => {
    expect((await read({ 'if-match': 'nonsense' })).status).toBe(200);
    expect((await read({ 'if-match': '"other"' })).status).toBe(200);
    const grant = { path: { user_id: id }, body: { role: 'editor' }, headers: { 'if-match': 'nonsense' } } as const;
    expect((await ceo.call('grantOrgRole', grant)).status).toBe(201);
  });
});
