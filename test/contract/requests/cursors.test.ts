import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser, setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let server: TestServer;
let ceo: Client;
const ids: string[] = [];
beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
  for (let count = 0; count < 5; count += 1) ids.push((await addUser(server, `user ${count}`, 'observer')).id);
});
afterAll(() => server.close());

interface Sealed {
  readonly position: readonly string[];
  readonly list: string;
  readonly signature: string;
}
const list = (query: Record<string, string | number> | string) => ceo.callRaw('listUsers', { query });
const nextOf = async (limit: number): Promise<string> => known((await list({ limit })).body.pagination.next_cursor);
const open = (cursor: string): Sealed => JSON.parse(Buffer.from(cursor, 'base64url').toString());
const pack = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

describe('cursor', () => {
  it('is URL-safe base64 of compact JSON: position, list and a hex HMAC-SHA256', async () => {
    const cursor = await nextOf(2);
    expect(cursor).toMatch(/^[\w-]+$/);
    expect(JSON.stringify(open(cursor))).toBe(Buffer.from(cursor, 'base64url').toString());
    expect(Object.keys(open(cursor))).toHaveLength(3);
    expect(open(cursor).signature).toMatch(/^[0-9a-f]{64}$/);
  });
  it('is the same for the same position; the next page may have another size', async () => {
    expect(await nextOf(2)).toBe(await nextOf(2));
    const whole = (await list({ limit: 200 })).body.data;
    const next = await list({ limit: 3, cursor: await nextOf(2) });
    expect(next.body.data).toEqual(whole.slice(2, 5));
    expect(next.body.pagination.limit).toBe(3);
  });
  it('still works when its row was deleted; past the end is an empty page', async () => {
    const all = (await list({ limit: 200 })).body.data as { id: string; role: string }[];
    const last = all.at(-1);
    const cursor = await nextOf(all.length - 1);
    const row = all.at(-2);
    const gone = row?.role === 'ceo' ? last : row;
    await ceo.call('deleteUser', { path: { user_id: gone?.id ?? '' } });
    const rest = await list({ cursor });
    expect(rest.body.data.map(({ id }: { id: string }) => id)).toEqual(gone === last ? [] : [last?.id]);
    expect(rest.body.pagination).toEqual({ limit: 50, next_cursor: null, has_more: false });
  });
  it('a full page that ends exactly at the end has no next one', async () => {
    const { length } = (await list({ limit: 200 })).body.data;
    expect((await list({ limit: length })).body.pagination).toMatchObject({ next_cursor: null, has_more: false });
  });
  it('survives a restart with the same secret, and no other secret', async () => {
    const cursor = await nextOf(2);
    for (const [secret, status] of [
      [server.config.cursorSecret, 200],
      ['another-cursor-secret', 400],
    ] as const) {
      const other = await startServer({
        database: { url: String(server.config.databaseUrl), drop: async () => {} },
        env: { CURSOR_SECRET: secret },
      });
      expect((await other.client.as(ceo.identity).call('listUsers', { query: { cursor } })).status).toBe(status);
      await other.close();
    }
  });
  it('400/2001: everything that was not issued for this list', async () => {
    const cursor = await nextOf(2);
    const sealed = open(cursor);
    const resigned = (position: unknown, name: string): string =>
      pack({
        position,
        list: name,
        signature: createHmac('sha256', 'wrong')
          .update(JSON.stringify([name, position]))
          .digest('hex'),
      });
    const forged = [
      'x'.repeat(513),
      'not base64!',
      `${cursor}=`,
      `${cursor}.`,
      `${cursor.slice(0, -1)}${cursor.endsWith('R') ? 'S' : 'R'}`,
      cursor.slice(0, -3),
      pack('not json'),
      pack('null'),
      pack('[]'),
      pack('"text"'),
      pack({ ...sealed, position: ['0'] }),
      pack({ ...sealed, position: '0' }),
      pack({ ...sealed, position: [0] }),
      pack({ ...sealed, list: 'listAuditLog' }),
      pack({ ...sealed, signature: sealed.signature.replace(/^./, (first) => (first === '0' ? '1' : '0')) }),
      pack({ ...sealed, signature: sealed.signature.slice(1) }),
      pack({ ...sealed, signature: sealed.signature.toUpperCase() }),
      pack({ ...sealed, signature: null }),
      pack({ ...sealed, extra: 1 }),
      pack({ position: sealed.position, list: sealed.list }),
      resigned(sealed.position, sealed.list),
      pack(JSON.stringify(sealed, null, 1)),
    ];
    for (const text of forged) expect([text, ...errorOf(await list({ cursor: text }))]).toEqual([text, 400, 2001]);
    expect(errorOf(await list('cursor='))).toEqual([400, 2001]);
    expect(errorOf(await list(`cursor=${cursor}&cursor=${cursor}`))).toEqual([400, 2001]);
  });
});

describe('limit', () => {
  it('400/2001: out of range, or not in plain digits; never clamped', async () => {
    const wrong = [
      '0',
      '201',
      '-1',
      '+1',
      '1.0',
      '1e1',
      ' 1',
      '1 ',
      '01',
      '',
      'ten',
      '٣',
      '1_0',
      '99999999999999999999',
    ];
    for (const limit of wrong)
      expect([limit, ...errorOf(await list(`limit=${encodeURIComponent(limit)}`))]).toEqual([limit, 400, 2001]);
    expect(errorOf(await list('limit=1&limit=1'))).toEqual([400, 2001]);
  });
  it('200: 1 and 200 are in range, and 50 is the default', async () => {
    expect((await list('limit=1')).body.data).toHaveLength(1);
    expect((await list('limit=200')).body.pagination.limit).toBe(200);
    expect((await list('')).body.pagination.limit).toBe(50);
  });
});
