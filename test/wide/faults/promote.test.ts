import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unsupportedReason } from '../../../domain/foundation/database/checks/database-facts.ts';
import { openBareDatabase } from '../../../domain/postgres/bare-database.ts';
import { promote } from '../../../domain/transfer/promote.ts';
import { newDepartment } from '../../support/builders/organisation/organisation.ts';
import { PASSWORD, setUpCeo, signIn } from '../../support/builders/people.ts';
import { newEndpoint } from '../../support/builders/webhooks/webhooks.ts';
import type { Client } from '../../support/client/client.ts';
import { known } from '../../support/client/known.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { holdLock, untilWaiting } from '../../support/database/held-lock.ts';
import { bringJobsTo } from '../../support/database/job-steps.ts';
import { openPool } from '../../support/database/open-pool.ts';
import { Receiver } from '../../support/doubles/receiver.ts';
import { expectRefused, runCommand, startCommand } from '../../support/server/operator-command.ts';
import { type Ending, runServer, startServerProcess } from '../../support/server/server-process.ts';
import { eventually } from '../../support/time/eventually.ts';

/** Created by the server, in its data folder. */
const OWN_SECRETS = { JWT_SECRET: '', CURSOR_SECRET: '', WEBHOOK_ALLOW_PRIVATE: 'on' };

let folder: string;
let env: Readonly<Record<string, string>>;
let receiver: Receiver;
/** Migrated by a server, without a setup. */
let other: TestDatabase;
/** Empty. */
let url: string;
let pool: Pool;
let otherPool: Pool;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-promote-'));
  env = { DATA_DIR: folder };
  receiver = await Receiver.start();
  other = await createDatabase();
  otherPool = openPool(other.url);
  const name = `empty_${randomUUID().slice(0, 8)}`;
  await otherPool.query(`create database ${name} template template0`);
  url = Object.assign(new URL(other.url), { pathname: `/${name}` }).href;
  pool = openPool(url);
});
afterAll(async () => {
  await pool.end();
  await otherPool.query(`drop database ${new URL(url).pathname.slice(1)}`);
  await otherPool.end();
  await other.drop();
  await receiver.close();
  await rm(folder, { recursive: true, force: true });
});

const move = (to: string, more: Readonly<Record<string, string>> = {}): Promise<Ending> =>
  runCommand('promote', { ...env, ...more }, '--to', to);
const marker = async (): Promise<string> => JSON.parse(await readFile(join(folder, 'moved.json'), 'utf8')).state;
const people = async (where: Pool): Promise<number> =>
  (await where.query(`select 1 from users where id <> 'system'`)).rowCount ?? 0;
const expectUnmoved = () => expect(stat(join(folder, 'moved.json'))).rejects.toThrow('ENOENT');

describe('npm run promote', () => {
  let ceo: Client;
  let secret: string;
  let hook: string;
  let token: string;
  let apiKey: string;
  let position: string;
  const user = { body: { username: 'bob', password: 'a long first password', role: 'manager' } } as const;
  const repeated = { ...user, headers: { 'idempotency-key': 'bob-1' } };

  it('is refused with one line while a server uses the data', async () => {
    const server = await startServerProcess({ ...env, ...OWN_SECRETS });
    ceo = await setUpCeo(server.client);
    hook = receiver.newUrl();
    ({ secret } = await newEndpoint(ceo, hook));
    const login = await server.client.call('login', { body: { username: 'chief', password: PASSWORD } });
    token = login.cookies.session ?? '';
    apiKey = (await ceo.call('createApiKey', { body: { name: 'k', role: 'ceo' } })).body.data.api_key;
    expect((await ceo.call('createUser', repeated)).status).toBe(201);
    position = known((await ceo.call('listEvents', { query: { limit: 1 } })).body.data[0]).position;
    for (const name of ['Before the move', 'Just before']) await newDepartment(ceo, name);
    expectRefused(await move(url), 'is in use by process');
    await server.stop();
  });

  it('is refused with one line, without changes, for everything except an empty database', async () => {
    expectRefused(await runCommand('promote', env, url), 'usage: npm run promote -- --to postgres://');
    expectRefused(await move('mysql://localhost/x'), '--to must be a URL such as postgres://');
    expectRefused(await move(url, { DATABASE_URL: other.url }), 'DATABASE_URL is set');
    expectRefused(await runCommand('promote', { DATA_DIR: join(folder, 'none') }, '--to', url), 'contains no database');
    expectRefused(await move('postgres://u:hidden-word@127.0.0.1:1/x'), 'postgres://127.0.0.1:1/x cannot be used');
    await pool.query('create table somebodys (id int)');
    expectRefused(await move(url), 'is not empty: public.somebodys exists');
    await pool.query('drop table somebodys');
    await bringJobsTo(pool, 20);
    expectRefused(await move(url), 'is not empty: graphile_worker.');
    await pool.query('drop schema graphile_worker cascade');
    await expectUnmoved();
  });

  it('refuses the embedded database itself, old PostgreSQL versions and other encodings', async () => {
    const open = () => openBareDatabase({ databaseUrl: other.url, dataDirectory: folder, mayJoin: false });
    const [source, target] = [await open(), await open()];
    await expect(promote({ source, target, dataDirectory: folder })).rejects.toThrow('is the embedded database itself');
    await Promise.all([source.close(), target.close()]);
    const facts = { versionNumber: 150_000, version: '15.0', encoding: 'UTF8', maxConnections: 100, now: new Date() };
    expect(unsupportedReason(facts)).toBeNull();
    expect(unsupportedReason({ ...facts, versionNumber: 140_019, version: '14.19' })).toContain('15 or newer');
    expect(unsupportedReason({ ...facts, encoding: 'LATIN1' })).toContain('UTF8 is needed');
    await expectUnmoved();
  });

  it('rolls back when the copied rows differ from those read, and the old store continues', async () => {
    // Rounds silently.
    await otherPool.query('alter table users alter created_at type timestamptz(0)');
    expectRefused(await move(other.url), 'that are not the 3 that were read; nothing was kept');
    expect(await people(otherPool)).toBe(0);
    await expectUnmoved();
  });

  it('moves jobs that a killed server had begun', async () => {
    const source = await openBareDatabase({ databaseUrl: null, dataDirectory: folder, mayJoin: false });
    await source.pool.query(
      `select graphile_worker.add_job('left_' || n, queue_name := 'left_' || n) from generate_series(1, 2) n`,
    );
    for (const table of ['_private_jobs', '_private_job_queues'])
      await source.pool.query(`update graphile_worker.${table} set locked_at = now(), locked_by = 'killed'`);
    await source.close();
  });

  it('killed before the commit it has changed nothing there, no server starts here, and it can run again', async () => {
    await pool.query(`create function stop_here() returns event_trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock_shared(42); end $$`);
    await pool.query(
      `create event trigger stop_here on ddl_command_end when tag in ('COMMENT') execute function stop_here()`,
    );
    const release = await holdLock(pool, 'select pg_advisory_xact_lock(42)');
    // Not visible in the list of processes.
    const withPassword = { ...env, PGPASSWORD: new URL(url).password };
    const bare = Object.assign(new URL(url), { password: '' }).href;
    const { process: moving, ended } = startCommand('promote', withPassword, '--to', bare);
    await untilWaiting(pool, 1);
    moving.kill('SIGKILL');
    await ended;
    await release();
    await eventually(async () => {
      const text = `select 1 from pg_stat_activity where datname = current_database() and application_name like '%transfer'`;
      return (await pool.query(text)).rowCount === 0;
    });
    expect([await people(pool), await marker()]).toEqual([0, 'moving']);
    expectRefused(await runServer(env), 'is on its way to postgres://localhost');
    expectRefused(await move(other.url), 'to give that up, remove that database and');
  });

  it('killed after the commit there is still only one store in use, and running it again seals the other', async () => {
    // The kill may have come earlier, between any two steps of the job library.
    await bringJobsTo(pool, 10);
    const release = await holdLock(pool, 'select pg_advisory_xact_lock(42)');
    const { process: moving, ended } = startCommand('promote', env, '--to', url);
    await untilWaiting(pool, 1);
    const locking = holdLock(pool, 'lock table named_locks in access exclusive mode');
    await untilWaiting(pool, 2);
    await release();
    const unlock = await locking;
    await untilWaiting(pool, 1);
    moving.kill('SIGKILL');
    await ended;
    await unlock();
    expect([await people(pool), await marker()]).toEqual([2, 'moving']);
    expectRefused(await runServer(env), 'run it again with the same --to');
    expectRefused(await runCommand('recover', env, 'chief'), 'run it again with the same --to');
    const again = await runCommand('promote', env, '--to', url, '--print-env');
    expect([again.code, await marker()]).toEqual([0, 'moved']);
    expect(again.stderr).toContain('All data was already in postgres://localhost');
    expect(again.stderr).not.toContain(new URL(url).password);
    const { jwtSecret, cursorSecret } = JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8'));
    expect(again.stdout).toBe(`DATABASE_URL=${url}\nJWT_SECRET=${jwtSecret}\nCURSOR_SECRET=${cursorSecret}\n`);
  });

  it('unlocks jobs that a killed server had begun: no server waits for their locks to expire', async () => {
    const { rows } = await pool.query(`select j.locked_by as job, q.locked_by as queue
      from graphile_worker._private_jobs j join graphile_worker._private_job_queues q on q.id = j.job_queue_id
      where q.queue_name like 'left%'`);
    expect(rows).toEqual(Array(2).fill({ job: null, queue: null }));
  });

  it('seals the old store: every command says in one line where the data is', async () => {
    const [by, moved] = [new URL(url), 'was moved to postgres://localhost'];
    const endings = [
      await runServer(env),
      await runCommand('backup', env, join(folder, 'backup')),
      await runCommand('recover', env, 'chief'),
      await runCommand('audit:verify', env),
      await move(url),
    ];
    expect((await runCommand('doctor', env)).stdout).toContain(`WRONG  the data of ${folder} ${moved}`);
    for (const ending of endings) {
      expectRefused(ending, moved);
      expect(ending.stderr).toContain(by.pathname);
      expect(ending.stderr).not.toContain(by.password);
    }
  });

  it('keeps everything: sign-in, sessions, keys, retries, sealed secrets, and events without a gap', async () => {
    const { jwtSecret, cursorSecret } = JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8'));
    const secrets = { ...OWN_SECRETS, JWT_SECRET: jwtSecret, CURSOR_SECRET: cursorSecret };
    const server = await startServerProcess({ ...env, ...secrets, DATABASE_URL: url });
    const keyed = server.client.as({ bearer: apiKey });
    expect((await server.client.as({ bearer: token }).call('getCurrentUser')).status).toBe(200);
    const chief = await signIn(server.client, 'chief');
    const replay = await chief.call('createUser', repeated);
    expect([replay.status, replay.headers['idempotency-replayed']]).toEqual([201, 'true']);
    await newDepartment(keyed, 'After the move');
    const follow = async () =>
      (await keyed.call('listEvents', { query: { after: position, channels: 'departments' } })).body.data;
    await eventually(async () => (await follow()).length === 3);
    const next = await follow();
    expect(JSON.stringify(next)).toMatch(/Before the move.*Just before.*After the move/);
    expect(next[2]?.position.split('.')[0]).toBe(position.split('.')[0]);
    const arrived = () => receiver.received.find(({ body }) => body.includes('After the move'));
    await eventually(() => arrived() !== undefined);
    const { body, headers } = arrived() ?? { body: '', headers: {} };
    expect(() => new Webhook(secret).verify(body, headers as Record<string, string>)).not.toThrow();
    await server.stop();
  });
});
