import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JwtSecrets } from '../../../domain/foundation/secrets/jwt-secrets.ts';
import { Resealing } from '../../../domain/foundation/secrets/resealing.ts';
import { SealedSecrets } from '../../../domain/foundation/secrets/sealed-secrets.ts';
import { holdLock, untilWaiting } from '../../support/database/held-lock.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';
import { eventually } from '../../support/time/eventually.ts';

const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(32)] as const;
const [old, renewed] = [new SealedSecrets([OLD]), new SealedSecrets([NEW])];
const COUNT = 250;
const placeOf = (id: string): string => `sealed_things/${id}`;
const idOf = (index: number): string => String(index).padStart(4, '0');

let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  server = await startServer();
  await server.store.pool.query('create table sealed_things (id text primary key, sealed text null)');
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
});
beforeEach(async () => {
  lines.length = 0;
  const ids = Array.from({ length: COUNT }, (_, index) => idOf(index));
  await server.store.pool.query('truncate sealed_things');
  await server.store.pool.query('insert into sealed_things select * from unnest($1::text[], $2::text[])', [
    ids,
    ids.map((id) => old.seal(id, placeOf(id))),
  ]);
});

const replica = (...jwtSecrets: JwtSecrets): Resealing =>
  new Resealing({
    pool: server.store.pool,
    clock: new ManualClock(),
    jwtSecrets,
    columns: [{ table: 'sealed_things', key: 'id', column: 'sealed', placeOf }],
    warn: (line) => void lines.push(`warn: ${line}`),
    log: (line) => void lines.push(line),
  });
const countUnder = async (sealed: SealedSecrets): Promise<number> => {
  const { rows } = await server.store.pool.query('select id, sealed from sealed_things');
  return rows.filter(({ id, sealed: text }) => sealed.open(text, placeOf(id)) === id).length;
};
const told = (): number[] => lines.map((line) => Number(/\((\d+) sealed again\)/.exec(line)?.[1]));

describe('secrets sealed with the previous key', () => {
  it('are sealed again by one of several replicas, in more than one batch, and each reports once that it is done', async () => {
    const replicas = [replica(NEW, OLD), replica(NEW, OLD), replica(NEW, OLD)];
    for (const one of replicas) one.startBackground();
    await eventually(() => lines.length === 3);
    for (const one of replicas) await one.close();
    expect([await countUnder(renewed), await countUnder(old)]).toEqual([COUNT, 0]);
    expect(told().reduce((sum, count) => sum + count, 0)).toBe(COUNT);
  });

  it('are left half done by a replica that stops, readable as before, and finished by the next', async () => {
    const release = await holdLock(server.store.pool, `select from sealed_things where id = '${idOf(120)}' for update`);
    const first = replica(NEW, OLD);
    first.startBackground();
    await untilWaiting(server.store.pool);
    const closing = first.close();
    await release();
    await closing;
    expect([await countUnder(renewed), await countUnder(new SealedSecrets([NEW, OLD]))]).toEqual([121, COUNT]);
    expect(lines).toEqual([]);
    const second = replica(NEW, OLD);
    second.startBackground();
    await eventually(() => lines.length === 1);
    await second.close();
    expect([told(), await countUnder(renewed)]).toEqual([[COUNT - 121], COUNT]);
  });

  it('are checked again after a minute when the database was unavailable', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { pool } = server.store;
    await pool.query('alter table sealed_things rename to hidden_things');
    const one = replica(NEW, OLD);
    one.startBackground();
    await eventually(() => lines.length === 1);
    await pool.query('alter table hidden_things rename to sealed_things');
    vi.advanceTimersByTime(60_000);
    await eventually(() => lines.length === 2);
    await one.close();
    expect(lines[0]).toMatch(/^warn: /);
    expect([await countUnder(renewed), told()[1]]).toEqual([COUNT, COUNT]);
  });

  it('are not overwritten when they change at that time, but checked again', async () => {
    const id = idOf(7);
    const { pool } = server.store;
    const client = await pool.connect();
    await client.query('begin');
    const changed = old.seal('changed', placeOf(id));
    await client.query('update sealed_things set sealed = $2 where id = $1', [id, changed]);
    const one = replica(NEW, OLD);
    one.startBackground();
    await untilWaiting(pool);
    await client.query('commit');
    client.release();
    await eventually(() => lines.length === 1);
    await one.close();
    const { rows } = await pool.query('select sealed from sealed_things where id = $1', [id]);
    expect([renewed.open(rows[0].sealed, placeOf(id)), told()]).toEqual(['changed', [COUNT]]);
  });

  it('stay unchanged if neither key opens them, and without a previous key nothing is checked', async () => {
    const unreadable = `(0 sealed again, ${COUNT} can be read under neither secret)`;
    const [alone, strange] = [replica(NEW), replica(NEW, 't'.repeat(32))];
    alone.startBackground();
    strange.startBackground();
    await eventually(() => lines.length > 0);
    expect(await countUnder(old)).toBe(COUNT);
    // Any other check began earlier, and is done by the end of this one.
    const another = replica(NEW, OLD);
    another.startBackground();
    await eventually(() => lines.some((line) => line.includes(`(${COUNT} sealed again)`)));
    for (const one of [alone, strange, another]) await one.close();
    expect(lines).toEqual([expect.stringContaining(unreadable), expect.any(String)]);
  });
});
