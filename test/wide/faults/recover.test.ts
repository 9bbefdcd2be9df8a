import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { holdLock, untilWaiting } from '../../support/database/held-lock.ts';
import { openPool } from '../../support/database/open-pool.ts';
import { expectRefused, runCommand, startCommand } from '../../support/server/operator-command.ts';
import { type Ending, type ServerProcess, startServerProcess } from '../../support/server/server-process.ts';

const SHOWN = /^The password of Chief is now: ([\w-]{27})$/m;

/** Runs the operator command to its end. */
const recover = (env: Readonly<Record<string, string>>, ...args: string[]): Promise<Ending> =>
  runCommand('recover', env, ...args);
const passwordIn = ({ stdout }: Ending): string => SHOWN.exec(stdout)?.[1] ?? '';
const logIn = (client: Client, password: string) => client.call('login', { body: { username: 'chief', password } });

describe('npm run recover, with the embedded database', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'platform-recover-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('sets a password while the server runs, and while it is stopped', async () => {
    const env = { DATA_DIR: folder };
    let server: ServerProcess = await startServerProcess(env);
    await setUpCeo(server.client);
    const first = await recover(env, 'Chief');
    expect([first.code, first.stderr]).toEqual([0, '']);
    expect((await logIn(server.client, passwordIn(first))).body.data.must_change_password).toBe(true);
    expect(errorOf(await logIn(server.client, PASSWORD))).toEqual([401, 1000]);
    const file = join(folder, 'database-password');
    const kept = await readFile(file, 'utf8');
    for (const unfit of ['another', '']) {
      await writeFile(file, unfit);
      expectRefused(await recover(env, 'Chief'), `does not accept the password in ${file}`);
    }
    await rm(file);
    expectRefused(await recover(env, 'Chief'), `cannot be read from ${file}: ENOENT`);
    await writeFile(file, kept);
    await server.stop();
    const second = await recover(env, 'Chief');
    expect(second.code).toBe(0);
    expect(passwordIn(second)).not.toBe(passwordIn(first));
    server = await startServerProcess(env);
    expect(errorOf(await logIn(server.client, passwordIn(first)))).toEqual([401, 1000]);
    expect((await logIn(server.client, passwordIn(second))).status).toBe(200);
    await server.stop();
  });
  it('refuses a folder without a database, and creates none there', async () => {
    const empty = join(folder, 'empty');
    expectRefused(await recover({ DATA_DIR: empty }, 'Chief'), `DATA_DIR ${empty} contains no database`);
    expect(existsSync(empty)).toBe(false);
  });
});

describe('npm run recover, with a database server', () => {
  let database: TestDatabase;
  let server: ServerProcess;
  let env: Readonly<Record<string, string>>;
  beforeAll(async () => {
    database = await createDatabase();
    // The command needs only the database, and none of the secrets of the server.
    env = { DATABASE_URL: database.url };
    server = await startServerProcess(env);
  });
  afterAll(async () => {
    await server.stop();
    await database.drop();
  });

  it('ends sessions, removes all lockouts, keeps API keys, and is audited as done by the system', async () => {
    const ceo = await setUpCeo(server.client);
    const key = server.client.as({
      bearer: (await ceo.call('createApiKey', { body: { name: 'k', role: 'ceo' } })).body.data.api_key,
    });
    const { device = '' } = (await logIn(server.client, PASSWORD)).cookies;
    const known = server.client.as({ cookies: { device } });
    for (const client of [server.client, known])
      for (let count = 1; count <= 10; count += 1) await logIn(client, 'wrong');
    for (const client of [server.client, known]) expect(errorOf(await logIn(client, PASSWORD))).toEqual([429, 5000]);
    const ending = await recover(env, 'Chief');
    expect(ending.code).toBe(0);
    expect(ending.stdout).toContain('API keys of this user are refused until the password is changed');
    expect(errorOf(await ceo.call('getCurrentUser'))).toEqual([401, 1002]);
    expect((await key.call('getCurrentUser')).body.data.must_change_password).toBe(true);
    const session = server.client.withSession(await logIn(server.client, passwordIn(ending)));
    const body = { current_password: passwordIn(ending), new_password: PASSWORD };
    const changed = server.client.withSession(await session.call('changePassword', { body }));
    const { data } = (await changed.call('listAuditLog', { query: { action: 'recovery.password_set' } })).body;
    const { id } = (await changed.call('getCurrentUser')).body.data;
    expect(data).toMatchObject([{ actor_id: 'system', target_type: 'user', target_id: id, target_name: 'chief' }]);
    expect(JSON.stringify(data)).not.toContain(passwordIn(ending));
  });
  it('run several times in parallel, exactly those that succeed show a password, and the last one works', async () => {
    const pool = openPool(database.url);
    // All have checked the user and hashed before the first writes.
    const release = await holdLock(pool, `select 1 from users where username_key = 'chief' for no key update`);
    const asked = [recover(env, 'Chief'), recover(env, 'Chief')];
    await untilWaiting(pool, 2);
    await release();
    await pool.end();
    const endings = await Promise.all(asked);
    const [won, lost] = endings.sort((left, right) => Number(left.code) - Number(right.code));
    expect(won?.code).toBe(0);
    expect((await logIn(server.client, passwordIn(won as Ending))).status).toBe(200);
    expectRefused(lost as Ending, 'The password was changed by someone else');
  });
  it('is dated by the database, also on a machine whose clock is wrong', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'platform-recover-'));
    const skew = join(folder, 'skew');
    await writeFile(skew, String(-24 * 3600));
    const wrong = { CLOCK_SKEW: skew, NODE_OPTIONS: '--import ./test/support/time/skewed-date.ts' };
    const before = Date.now();
    const ending = await startCommand('recover', { ...env, ...wrong }, 'Chief').ended;
    await rm(folder, { recursive: true });
    expect([ending.code, ending.stderr]).toEqual([0, '']);
    const session = server.client.withSession(await logIn(server.client, passwordIn(ending)));
    const body = { current_password: passwordIn(ending), new_password: PASSWORD };
    const changed = server.client.withSession(await session.call('changePassword', { body }));
    const query = { action: 'recovery.password_set', limit: 1 };
    const [entry] = (await changed.call('listAuditLog', { query })).body.data;
    expect(Date.parse(entry?.at ?? '')).toBeGreaterThanOrEqual(before - 1_000);
  });
  it('refuses with one line: an unknown user, the system user, no name, two names, an in-memory database', async () => {
    expectRefused(await recover(env, 'nobody'), 'The user does not exist');
    expectRefused(await recover(env, 'System'), 'The user does not exist');
    expectRefused(await recover(env), 'usage: npm run recover -- <username>');
    expectRefused(await recover(env, 'a', 'b'), 'usage: npm run recover -- <username>');
    expectRefused(await recover({ DATABASE_URL: 'memory:' }, 'chief'), 'memory:');
    expectRefused(await recover({ DATABASE_URL: 'postgres://127.0.0.1:1/x' }, 'chief'), 'the database cannot be used');
  });
});
