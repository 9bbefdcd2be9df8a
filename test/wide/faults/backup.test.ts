import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDepartment } from '../../support/builders/organisation/organisation.ts';
import { PASSWORD, setUpCeo, signIn } from '../../support/builders/people.ts';
import { newEndpoint } from '../../support/builders/webhooks/webhooks.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { holdLock, untilWaiting } from '../../support/database/held-lock.ts';
import { openPool } from '../../support/database/open-pool.ts';
import { Receiver } from '../../support/doubles/receiver.ts';
import { expectRefused, runCommand, startCommand } from '../../support/server/operator-command.ts';
import { type Ending, type ServerProcess, startServerProcess } from '../../support/server/server-process.ts';
import { eventually } from '../../support/time/eventually.ts';

/** Created by the server, in its data folder. */
const OWN_SECRETS = { JWT_SECRET: '', CURSOR_SECRET: '' };

let folder: string;
let backup: string;
let receiver: Receiver;
let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-backup-'));
  backup = join(folder, 'backup');
  receiver = await Receiver.start();
  database = await createDatabase();
  pool = openPool(database.url);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
  await receiver.close();
  await rm(folder, { recursive: true, force: true });
});

const serve = (dataFolder: string): Promise<ServerProcess> =>
  startServerProcess({ DATA_DIR: join(folder, dataFolder), WEBHOOK_ALLOW_PRIVATE: 'on', ...OWN_SECRETS });

const names = async (client: Client): Promise<string[]> =>
  (await client.call('listDepartments')).body.data.map(({ name }: { name: string }) => name);

/** Writes without a pause until it is asked to stop; resolves with the names of acknowledged records. */
const keepWriting = (client: Client) => {
  const acknowledged: string[] = [];
  let isOver = false;
  const run = async (): Promise<void> => {
    for (let count = 0; !isOver && count < 500; count += 1)
      acknowledged.push((await newDepartment(client, `Department ${count}`)).name);
  };
  const done = run();
  const stop = async (): Promise<void> => {
    isOver = true;
    await done;
  };
  return { acknowledged, stop };
};

const people = async (): Promise<number> =>
  (await pool.query(`select 1 from users where id <> 'system'`)).rowCount ?? 0;

/** All versions of the company: a page has only the newest, which differ while the server writes. */
const versions = async (ceo: Client): Promise<unknown[]> => {
  const found: unknown[] = [];
  for (;;) {
    const query = { limit: 200, offset: found.length };
    const { data, pagination } = (await ceo.call('listCompanyVersions', { query })).body;
    found.push(...data);
    if (!pagination.has_more) return found;
  }
};

describe('npm run backup and npm run restore', () => {
  let secret: string;
  let url: string;
  let token: string;
  let position: string;
  let history: readonly unknown[];
  let before: string[];

  it('copies a consistent state of an embedded database while the server writes', async () => {
    const server = await serve('first');
    const ceo = await setUpCeo(server.client);
    url = receiver.newUrl();
    ({ secret } = await newEndpoint(ceo, url));
    token =
      (await server.client.call('login', { body: { username: 'chief', password: PASSWORD } })).cookies.session ?? '';
    const writing = keepWriting(ceo);
    await eventually(() => writing.acknowledged.length >= 5);
    before = [...writing.acknowledged];
    const ending = await runCommand('backup', { DATA_DIR: join(folder, 'first') }, backup);
    await writing.stop();
    expect([ending.code, ending.stderr]).toEqual([0, '']);
    expect(ending.stdout).toContain(`to ${backup}: `);
    position = known((await ceo.call('listEvents', { query: { limit: 1 } })).body.data[0]).position;
    history = await versions(ceo);
    expect((await stat(backup)).mode & 0o777).toBe(0o700);
    for (const name of await readdir(backup)) expect((await stat(join(backup, name))).mode & 0o777).toBe(0o600);
    expectRefused(await runCommand('backup', { DATA_DIR: join(folder, 'first') }, backup), 'name another one');
    // A running server holds the folder, so a restore into it is refused.
    expectRefused(await runCommand('restore', { DATA_DIR: join(folder, 'first') }, backup), 'is in use by process');
    await server.stop();
    expectRefused(await runCommand('restore', { DATA_DIR: join(folder, 'first') }, backup), 'has been set up already');
  });

  it('names the secrets that a restore needs, and whether the current one opens what is sealed', async () => {
    const own = join(folder, 'first', 'secrets.json');
    const kept = await readFile(own, 'utf8');
    const told = async (env: Readonly<Record<string, string>>, name: string): Promise<string> =>
      (await runCommand('backup', { DATA_DIR: join(folder, 'first'), ...env }, join(folder, name))).stdout;
    const JWT_SECRET = 'of the environment, and long enough';
    const DOES_NOT_OPEN = 'JWT_SECRET does not decrypt 1 of 1 stored secrets: find the one that does.';
    const given = await told({ JWT_SECRET }, 'given');
    for (const line of [
      'The backup contains the secrets of DATA_DIR',
      'JWT_SECRET from the environment is also required.',
      DOES_NOT_OPEN,
    ])
      expect(given).toContain(line);
    const right = await told({ JWT_SECRET: JSON.parse(kept).jwtSecret, CURSOR_SECRET: JWT_SECRET }, 'right');
    expect(right).toContain('CURSOR_SECRET from the environment is also required.');
    expect(right).not.toContain('does not decrypt');
    // During a rotation, the former secret opens what was sealed with it.
    const rotating = { JWT_SECRET, JWT_SECRET_PREVIOUS: JSON.parse(kept).jwtSecret };
    expect(await told(rotating, 'rotating')).not.toContain('does not decrypt');
    await writeFile(own, JSON.stringify({ jwtSecret: JWT_SECRET, cursorSecret: JWT_SECRET }));
    expect(await told({}, 'strange')).toContain(DOES_NOT_OPEN);
    await writeFile(own, '{');
    expect(await told({}, 'damaged')).toContain('secrets.json is damaged');
    await writeFile(own, kept);
    const whole = await told({}, 'whole');
    expect(whole).toContain('The backup contains the secrets of DATA_DIR');
    expect(whole).not.toMatch(/does not decrypt|also required/);
  });

  it('restores everything acknowledged before it, with its secrets and under a new epoch', async () => {
    const ending = await runCommand('restore', { DATA_DIR: join(folder, 'second') }, backup);
    expect([ending.code, ending.stderr]).toEqual([0, '']);
    const server = await serve('second');
    const ceo = await signIn(server.client, 'chief');
    expect(await names(ceo)).toEqual(expect.arrayContaining(before));
    expect((await server.client.as({ bearer: token }).call('getCurrentUser')).status).toBe(200);
    expect(history).toEqual(expect.arrayContaining(await versions(ceo)));
    expect(errorOf(await ceo.call('listEvents', { query: { after: position } }))).toEqual([409, 4000]);
    await newDepartment(ceo, 'After the restoration');
    const arrived = () => receiver.received.find(({ body }) => body.includes('After the restoration'));
    await eventually(() => arrived() !== undefined);
    const { body, headers } = arrived() ?? { body: '', headers: {} };
    expect(() => new Webhook(secret).verify(body, headers as Record<string, string>)).not.toThrow();
    await server.stop();
  });

  it('refuses a damaged, truncated or missing file, another version and what is not a backup, before it writes', async () => {
    const target = join(folder, 'never');
    const spoilt = async (name: string, spoil: (copy: string) => Promise<void>): Promise<Ending> => {
      const copy = join(folder, name);
      await cp(backup, copy, { recursive: true });
      await spoil(copy);
      return runCommand('restore', { DATA_DIR: target }, copy);
    };
    const users = 'public.users.copy.gz';
    const inManifest = (from: string | RegExp, to: string) => async (copy: string) => {
      const file = join(copy, 'manifest.json');
      await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
    };
    const sealedAgain = (from: string, to: string) => async (copy: string) => {
      await inManifest(from, to)(copy);
      const file = join(copy, 'manifest.json');
      const { sha256: _, ...said } = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
      const sha256 = createHash('sha256').update(JSON.stringify(said)).digest('hex');
      await writeFile(file, `${JSON.stringify({ ...said, sha256 }, null, 2)}\n`);
    };
    const others = spoilt('other', (copy) => cp(join(copy, 'public.settings.copy.gz'), join(copy, users)));
    expectRefused(await others, `${users}: its checksum differs`);
    expectRefused(await spoilt('short', (copy) => truncate(join(copy, users), 40)), `${users}: `);
    expectRefused(await spoilt('missing', (copy) => rm(join(copy, users))), `${users}: ENOENT`);
    expectRefused(await spoilt('newer', sealedAgain('"0020-', '"9999-')), 'which is newer');
    expectRefused(await spoilt('astray', inManifest('"public.users"', '"../x.users"')), 'The backup is damaged');
    const counted = inManifest(/("value": "\d+)/, '$17');
    expectRefused(await spoilt('counted', counted), 'manifest.json: its checksum differs');
    expectRefused(await spoilt('secrets', (copy) => rm(join(copy, 'secrets.json'))), 'secrets.json: missing');
    await mkdir(join(folder, 'empty'));
    expectRefused(await runCommand('restore', { DATA_DIR: target }, join(folder, 'empty')), 'has no complete backup');
    await expect(stat(target)).rejects.toThrow('ENOENT');
  });

  it('killed while it restores, it leaves the target empty, and the same backup can be restored', async () => {
    const env = { DATABASE_URL: database.url };
    // Stops the restore when all rows are written and not committed.
    await pool.query(`create function stop_here() returns event_trigger language plpgsql as $$ begin
      if exists (select 1 from users where id <> 'system') then perform pg_advisory_xact_lock_shared(42); end if; end $$`);
    await pool.query(
      `create event trigger stop_here on ddl_command_end when tag in ('ALTER TABLE') execute function stop_here()`,
    );
    const release = await holdLock(pool, 'select pg_advisory_xact_lock(42)');
    const { process: restoring, ended } = startCommand('restore', env, backup);
    await untilWaiting(pool, 1);
    restoring.kill('SIGKILL');
    await ended;
    await release();
    await eventually(async () => {
      const text = `select 1 from pg_stat_activity where datname = current_database() and application_name like '%transfer'`;
      return (await pool.query(text)).rowCount === 0;
    });
    expect(await people()).toBe(0);
    await pool.query('drop event trigger stop_here');
    await pool.query('drop function stop_here()');
    const server = await startServerProcess(env);
    expectRefused(await runCommand('restore', env, backup), 'A server is running on');
    await server.stop();
    const again = await runCommand('restore', env, backup);
    expect([again.code, again.stderr]).toEqual([0, '']);
    expect(again.stdout).toContain('Start the server with the JWT_SECRET');
    expect(await people()).toBe(1);
  });

  it('killed while it copies, it leaves no folder that looks like a backup', async () => {
    const env = { DATABASE_URL: database.url };
    const copy = join(folder, 'killed');
    const release = await holdLock(pool, 'lock table users in access exclusive mode');
    const { process: backing, ended } = startCommand('backup', env, copy);
    await untilWaiting(pool, 1);
    const upgrade = `select 1 from named_locks where name = 'schema_migrations' for update skip locked`;
    expect((await pool.query(upgrade)).rowCount).toBe(0);
    backing.kill('SIGKILL');
    await ended;
    await release();
    await eventually(async () => (await pool.query(upgrade)).rowCount === 1);
    await expect(stat(copy)).rejects.toThrow('ENOENT');
    for (const name of await readdir(folder))
      if (name.includes('unfinished')) expect(await readdir(join(folder, name))).not.toContain('manifest.json');
    const ending = await runCommand('backup', env, copy);
    expect(ending.code).toBe(0);
    expect(ending.stdout).toContain('The backup does not contain JWT_SECRET and CURSOR_SECRET');
    // Such a backup creates no secrets in a data folder: the command asks for the former ones.
    const restored = await runCommand('restore', { DATA_DIR: join(folder, 'third') }, copy);
    expect([restored.code, restored.stderr]).toEqual([0, '']);
    expect(restored.stdout).toContain('Start the server with the JWT_SECRET and CURSOR_SECRET it had:');
    // The command bypasses a pooler, which may be unavailable.
    const pooled = { DATABASE_URL: 'postgres://u@127.0.0.1:1/x', DATABASE_DIRECT_URL: database.url };
    expect(await runCommand('backup', pooled, join(folder, 'direct'))).toMatchObject({ code: 0, stderr: '' });
    expectRefused(await runCommand('backup', env), 'usage: npm run backup -- <folder>');
    expectRefused(await runCommand('backup', env, join(folder, 'no', 'parent')), 'ENOENT, mkdir');
  });

  it('restores a backup that this version made before its first start: there were no rows to lock yet', async () => {
    const [old, target] = await Promise.all([createDatabase(), createDatabase()]);
    const server = await startServerProcess({ DATABASE_URL: old.url });
    await setUpCeo(server.client);
    await server.stop();
    const olds = openPool(old.url);
    await olds.query('drop table named_locks');
    const copy = join(folder, 'before');
    expect((await runCommand('backup', { DATABASE_URL: old.url }, copy)).code).toBe(0);
    const { code, stderr } = await runCommand('restore', { DATABASE_URL: target.url }, copy);
    expect([code, stderr]).toEqual([0, '']);
    const again = await startServerProcess({ DATABASE_URL: target.url });
    expect(await names(await signIn(again.client, 'chief'))).toEqual([]);
    await again.stop();
    await olds.end();
    await Promise.all([old.drop(), target.drop()]);
  });
});
