import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditLog } from '../../../domain/foundation/audit/audit-log.ts';
import { AuditTrimming } from '../../../domain/foundation/audit/audit-trimming.ts';
import { CommandSources } from '../../../domain/foundation/audit/command-source.ts';
import { DAY_MS, systemClock } from '../../../domain/foundation/kernel/clock.ts';
import type { LiveSettings } from '../../../domain/foundation/settings/live-settings.ts';
import type { Store } from '../../../domain/postgres/store.ts';
import { openDatabase } from '../../../domain/services.ts';
import { chain, check, writeEntries } from '../../support/builders/audit-log.ts';
import { setUpCeo } from '../../support/builders/people.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { holdLock } from '../../support/database/held-lock.ts';
import { expectRefused, runCommand } from '../../support/server/operator-command.ts';
import { type Ending, type ServerProcess, startServerProcess } from '../../support/server/server-process.ts';
import { eventually } from '../../support/time/eventually.ts';

/** Runs the operator command to its end. */
const verify = (env: Readonly<Record<string, string>>, ...args: string[]): Promise<Ending> =>
  runCommand('audit:verify', env, ...args);
const headIn = ({ stdout }: Ending): string => /^head: (\S+)$/m.exec(stdout)?.[1] ?? '';

describe('npm run audit:verify', () => {
  let database: TestDatabase;
  let store: Store;
  let server: ServerProcess;
  let env: Readonly<Record<string, string>>;
  beforeAll(async () => {
    database = await createDatabase();
    env = { DATABASE_URL: database.url };
    store = await openDatabase({ databaseUrl: database.url, dataDirectory: '', poolMax: 2 });
    server = await startServerProcess(env);
  });
  afterAll(async () => {
    await server.stop();
    await store.close();
    await database.drop();
  });
  const linked = (count: number): Promise<void> =>
    eventually(async () => (await store.pool.query('select 1 from audit_links')).rows.length === count);

  it('prints head, range and pending entries while the server chains its entries, and finds a head noted before', async () => {
    const ceo = await setUpCeo(server.client);
    await linked(1);
    const before = await verify(env);
    expect([before.code, before.stderr]).toEqual([0, '']);
    expect(before.stdout).toMatch(
      /^verified: 1 entry: 1 of \S+Z to 1 of \S+Z\nhead: 1:[0-9a-f]{64}\nnot chained yet: 0\n$/,
    );
    await ceo.call('createApiKey', { body: { name: 'k', role: 'observer' } });
    await linked(2);
    const after = await verify(env, '--contains', headIn(before));
    expect([after.code, headIn(after).slice(0, 2)]).toEqual([0, '2:']);
    expect(after.stdout).toContain(`contained: ${headIn(before)}`);
    const wrong = `1:${headIn(after).slice(2)}`;
    const strange = await verify(env, '--contains', wrong);
    expect([strange.code, strange.stdout.includes(`NOT CONTAINED: ${wrong}`)]).toEqual([1, true]);
  });
  it('reports servers that do not chain, with exit code 1', async () => {
    const release = await holdLock(store.pool, 'select 1 from audit_chain for update');
    await store.pool.query(
      `insert into audit_entries (id, action, details, at) values (gen_random_uuid(), 'late', '{}', now() - interval '2 minutes')`,
    );
    const stalled = await verify(env).finally(release);
    expect([stalled.code, stalled.stdout.includes('STALLED: new audit entries are not chained')]).toEqual([1, true]);
    await linked(3);
    const after = await verify(env);
    expect([after.code, after.stdout.includes('STALLED')]).toEqual([0, false]);
  });
  it('names the changed entry, with exit code 1', async () => {
    await store.pool.query(`update audit_entries set actor_id = 'somebody else' where action = 'key.created'`);
    const { code, stdout } = await verify(env);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^last valid entry: 1:/m);
    expect(stdout).toMatch(/^BROKEN: entry 2 was changed/m);
  });
  it('refuses with one line: an invalid position, an unknown option, an in-memory database, and an unreachable one', async () => {
    const usage = 'usage: npm run audit:verify [-- --contains <number>:<hash>]';
    for (const args of [
      ['--contains'],
      ['--contains', '1:abc'],
      ['--all'],
      ['--contains', `1:${'0'.repeat(64)}`, 'more'],
    ])
      expectRefused(await verify(env, ...args), usage);
    expectRefused(await verify({ DATABASE_URL: 'memory:' }), 'memory:');
    expectRefused(await verify({ DATABASE_URL: 'postgres://127.0.0.1:1/x' }), 'the database cannot be used');
  });
  it('reports a noted position that retention removed, with exit code 1: nobody can tell whether it was in the log', async () => {
    const trimmed = await createDatabase();
    const own = await openDatabase({ databaseUrl: trimmed.url, dataDirectory: '', poolMax: 2 });
    await writeEntries(own.pool, 3, new Date(Date.now() - 60 * DAY_MS));
    await writeEntries(own.pool, 1, new Date());
    await chain(own);
    const { first } = await check(own);
    const settings = { refresh: async () => {}, get: () => 30 } as unknown as LiveSettings;
    const audit = new AuditLog(systemClock, new CommandSources());
    await new AuditTrimming({ uow: own.unitOfWork, clock: systemClock, audit, settings }).trim();
    const place = `${first?.number}:${first?.hash}`;
    const { code, stdout } = await verify({ DATABASE_URL: trimmed.url }, '--contains', place);
    expect(stdout).toContain(`UNKNOWN, removed by retention: ${place}`);
    expect([code, stdout.includes('BROKEN')]).toEqual([1, false]);
    await own.close();
    await trimmed.drop();
  });
  it('refuses an older schema and does not change it', async () => {
    const older = await createDatabase();
    const of = { databaseUrl: older.url, dataDirectory: '', poolMax: 2 };
    const before = await openDatabase(of);
    await before.pool.query(`delete from schema_migrations where id = (select max(id) from schema_migrations)`);
    expectRefused(await verify({ DATABASE_URL: older.url }), 'is from an older version');
    await before.close();
    await older.drop();
  });
  it('reads the embedded database while its server runs', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'platform-verify-'));
    const own = await startServerProcess({ DATA_DIR: folder });
    const { code, stdout } = await verify({ DATA_DIR: folder });
    expect([code, stdout]).toEqual([0, expect.stringContaining('verified: 0 entries\n')]);
    await own.stop();
    await rm(folder, { recursive: true, force: true });
  });
});
