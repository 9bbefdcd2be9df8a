import { chmod, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpCeo } from '../../support/builders/people.ts';
import { newEndpoint } from '../../support/builders/webhooks/webhooks.ts';
import type { Client } from '../../support/client/client.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { dumpTables } from '../../support/database/dump.ts';
import { openPool } from '../../support/database/open-pool.ts';
import { runCommand } from '../../support/server/operator-command.ts';
import { type Ending, SECRETS, startServerProcess } from '../../support/server/server-process.ts';

type Environment = Readonly<Record<string, string>>;

const OWN_SECRETS = { JWT_SECRET: '', CURSOR_SECRET: '' };

let folder: string;
let data: string;
let database: TestDatabase;
let pool: Pool;
/** Environment of a server with PostgreSQL. Its port is unused. */
let env: Environment;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-doctor-'));
  data = join(folder, 'data');
  database = await createDatabase();
  pool = openPool(database.url);
  env = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'none'), PORT: '0', ...SECRETS };
});
afterAll(async () => {
  await pool.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const doctor = (given: Environment): Promise<Ending> => runCommand('doctor', given);
const told = ({ stdout }: Ending, level: 'ok' | 'warn' | 'WRONG'): string[] =>
  stdout.split('\n').filter((line) => line.startsWith(`${level} `));

const expectHealthy = (ending: Ending): void => {
  expect([told(ending, 'WRONG'), told(ending, 'warn'), ending.stderr, ending.code]).toEqual([[], [], '', 0]);
  expect(ending.stdout.split('\n').length).toBeLessThan(40);
};

/** Requires one line WRONG with this text, and no other. */
const expectWrong = (ending: Ending, text: string): void => {
  expect(told(ending, 'WRONG')).toEqual([expect.stringContaining(text)]);
  expect([ending.code, ending.stderr]).toEqual([1, '']);
};

const portOf = (server: Server): string => String((server.address() as AddressInfo).port);
const listening = (server: Server): Promise<string> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(portOf(server))));

/** Uses all parts of a deployment; something is sealed. */
const setUp = async (client: Client): Promise<void> => {
  const ceo = await setUpCeo(client);
  await newEndpoint(ceo, 'https://hooks.example.com/platform', { enabled: false });
  await ceo.call('createSetupCompany', { body: { company_name: 'Acme', template_name: 'startup' } });
  expect((await ceo.call('completeSetup')).status).toBe(201);
};

describe('npm run doctor', () => {
  it('finds nothing wrong with an embedded deployment, running or not, and then each error of its folder', async () => {
    const server = await startServerProcess({ DATA_DIR: data, ...OWN_SECRETS });
    await setUp(server.client);
    const PORT = new URL(server.baseUrl).port;
    const running = await doctor({ DATA_DIR: data, PORT });
    expectHealthy(running);
    expect(running.stdout).toContain(`the server is running on 127.0.0.1:${PORT}`);
    expect(running.stdout).toContain('JWT_SECRET decrypts the secrets');
    expectWrong(await doctor({ DATA_DIR: join(folder, 'none'), PORT }), 'with other data is running on');
    await server.stop();
    expectHealthy(await doctor({ DATA_DIR: data, PORT }));
    // The secrets of the folder are checked in place of an invalid one.
    const invalid = await doctor({ DATA_DIR: data, PORT, JWT_SECRET: 'short' });
    expectWrong(invalid, 'JWT_SECRET must');
    expect(invalid.stdout).toContain(`the secrets are in ${join(data, 'secrets.json')}`);
    expect(invalid.stdout).toContain('JWT_SECRET decrypts the secrets');
    const password = join(data, 'database-password');
    const kept = await readFile(password, 'utf8');
    for (const other of ['', 'not the one']) {
      await writeFile(password, other);
      expectWrong(await doctor({ DATA_DIR: data, PORT }), 'does not accept the password');
      expect(await readFile(password, 'utf8')).toBe(other);
    }
    await rm(password);
    expectWrong(await doctor({ DATA_DIR: data, PORT }), 'password cannot be read');
    await expect(stat(password)).rejects.toThrow('ENOENT');
    await writeFile(password, kept, { mode: 0o600 });
    expectHealthy(await doctor({ DATA_DIR: data, PORT }));
    const secrets = join(data, 'secrets.json');
    for (const secret of [secrets, password]) {
      await chmod(secret, 0o644);
      expectWrong(await doctor({ DATA_DIR: data, PORT }), `${secret} is readable by other users`);
      await chmod(secret, 0o600);
    }
    await rename(secrets, `${secrets}.away`);
    expectWrong(await doctor({ DATA_DIR: data, PORT }), 'secrets.json is missing');
    await writeFile(secrets, '{"jwtSecret":"cut', { mode: 0o600 });
    expectWrong(await doctor({ DATA_DIR: data, PORT }), 'secrets.json is damaged');
    expectWrong(await doctor({ DATA_DIR: secrets, PORT }), 'is not a folder');
  });

  it('finds nothing wrong with a database server, changes nothing in it, and prints no secret', async () => {
    const server = await startServerProcess({ ...env, PORT: '0' });
    await setUp(server.client);
    expectHealthy(await doctor(env));
    await server.stop();
    const before = await dumpTables(pool);
    const ending = await doctor(env);
    expectHealthy(ending);
    expect(await dumpTables(pool)).toEqual(before);
    for (const secret of [...Object.values(SECRETS), new URL(database.url).password])
      expect(ending.stdout).not.toContain(secret);
  });

  it('counts the connections to the database itself: with a pooler between them, the pool ends there', async () => {
    const many = { ...env, DATABASE_POOL_MAX: '1000' };
    expect((await doctor(many)).stdout).toContain('one server opens up to 1017');
    const around = await doctor({ ...many, DATABASE_DIRECT_URL: database.url });
    expect([told(around, 'WRONG'), told(around, 'warn')]).toEqual([[], []]);
    expect(around.stdout).toContain('one server opens up to 7 in addition to those of the pooler');
  });

  it('names every variable that is wrong or misspelt, and what was opened on purpose', async () => {
    const given = { ...env, MAX_CONNECTIONS: 'x', CURRENCY: 'zzz', CURSOR_SECRET: '', DATABASE_POOLMAX: '9' };
    const ending = await doctor({ ...given, DEV_LOGIN: 'on', BASE_URL: 'http://org.example.com' });
    expect(told(ending, 'WRONG')).toHaveLength(3);
    for (const name of [
      'MAX_CONNECTIONS must',
      'CURRENCY must',
      'CURSOR_SECRET is required',
      'DATABASE_POOLMAX is not a known variable',
    ])
      expect(ending.stdout).toContain(name);
    expect(told(ending, 'warn').join('\n')).toMatch(/BASE_URL .* is not https.*\n.*DEV_LOGIN is on/);
    expectWrong(await doctor({ ...env, DATABASE_URL: 'mysql://u:hidden-word@h/x' }), 'DATABASE_URL must be');
  });

  it('WRONG: a port in use, an address that this machine does not have', async () => {
    const web = createHttpServer((_request, response) => void response.end('hello'));
    expectWrong(await doctor({ ...env, PORT: await listening(web) }), 'something else listens on 127.0.0.1:');
    expectWrong(await doctor({ ...env, HOST: '192.0.2.1', BASE_URL: 'https://org.example.com' }), '(EADDRNOTAVAIL)');
    web.close();
  });

  it('WRONG: a database that is unavailable, that hangs, or with another encoding', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket));
    const port = await listening(silent);
    const name = `latin_${process.pid}`;
    await pool.query(`create database ${name} template template0 encoding 'LATIN1' locale_provider libc locale 'C'`);
    const latin = Object.assign(new URL(database.url), { pathname: `/${name}` }).href;
    const [away, hanging, other] = await Promise.all([
      doctor({ ...env, DATABASE_URL: 'postgres://u:hidden-word@127.0.0.1:1/x' }),
      doctor({ ...env, DATABASE_URL: `postgres://u:hidden-word@127.0.0.1:${port}/x` }),
      doctor({ ...env, DATABASE_URL: latin }),
    ]);
    await pool.query(`drop database ${name} with (force)`);
    for (const socket of sockets) socket.destroy();
    silent.close();
    expectWrong(away, 'postgres://127.0.0.1:1/x, cannot be checked: connect ECONNREFUSED');
    expectWrong(hanging, `the database of DATABASE_URL, postgres://127.0.0.1:${port}/x,`);
    expectWrong(other, 'has the encoding LATIN1: UTF8 is needed');
    expect(away.stdout + hanging.stdout).not.toContain('hidden-word');
  });

  it('WRONG: another JWT_SECRET, a newer schema, a role without privileges', async () => {
    expectWrong(
      await doctor({ ...env, JWT_SECRET: 'x'.repeat(40) }),
      'it is not the secret this database was used with',
    );
    // During a rotation, the former secret still opens what was sealed with it.
    const rotating = { ...env, JWT_SECRET: 'x'.repeat(40), JWT_SECRET_PREVIOUS: SECRETS.JWT_SECRET };
    expect((await doctor(rotating)).stdout).toContain('JWT_SECRET decrypts the secrets in the database');
    await pool.query(`insert into schema_migrations (name) values ('9999-later')`);
    expectWrong(await doctor(env), 'the database is from a newer version, with 9999-later');
    await pool.query(`delete from schema_migrations where name = '9999-later'`);
    const role = `doctor_${process.pid}`;
    await pool.query(
      `create role ${role} login password 'unseen'; grant pg_read_all_data, pg_write_all_data to ${role}`,
    );
    const as = Object.assign(new URL(database.url), { username: role, password: 'unseen' }).href;
    const ending = await doctor({ ...env, DATABASE_URL: as });
    await pool.query(`drop owned by ${role}; drop role ${role}`);
    expectWrong(ending, `${role} may not create tables`);
  });

  it('WRONG: an audit log that no server chains; warn: jobs that have failed for good', async () => {
    await pool.query(`update audit_entries set at = at - interval '5 minutes'`);
    await pool.query('delete from audit_links');
    await pool.query('update audit_chain set number = 0, settled_seq = 0, candidate_seq = 0');
    await pool.query(`select graphile_worker.add_job('never', max_attempts => 1)`);
    await pool.query('update graphile_worker._private_jobs set attempts = max_attempts');
    const stopped = await doctor(env);
    expect([stopped.code, told(stopped, 'WRONG')]).toEqual([0, []]);
    expect(told(stopped, 'warn')).toEqual([expect.stringContaining('1 jobs failed permanently')]);
    const server = openPool(database.url, { application_name: 'organisation-platform' });
    await server.query('select 1');
    expectWrong(await doctor(env), ' audit log entries are not chained, the oldest since 20');
    await server.end();
  });
});
