import { execFileSync, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../../handlers/server/config.ts';
import { ConfigError } from '../../../handlers/server/config-error.ts';
import { SERVER_ARGUMENTS } from '../../../scripts/shared/server-arguments.ts';
import { PASSWORD, setUpCeo } from '../../support/builders/people.ts';
import { findServerPids, untilTrue } from '../../support/children/embedded-processes.ts';
import { createDatabase } from '../../support/database/database.ts';
import { type Ending, runServer, startServerProcess } from '../../support/server/server-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The start ended with code 1 and one line, on stderr only. */
const expectRefused = ({ code, stdout, stderr }: Ending, text: string | RegExp): void => {
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(stderr).toMatch(text);
};

describe('a wrong value of a variable', () => {
  const SERVER = 'postgres://postgres@localhost:1/nowhere';
  const GIVEN = { JWT_SECRET: 'x'.repeat(32), CURSOR_SECRET: 'x'.repeat(16) };
  type Case = [string, Record<string, string>];

  it.each<Case>([
    ['JWT_SECRET', { JWT_SECRET: 'x'.repeat(31) }],
    ['CURSOR_SECRET', { CURSOR_SECRET: 'x'.repeat(15) }],
    ['JWT_SECRET_PREVIOUS', { JWT_SECRET_PREVIOUS: 'x'.repeat(31) }],
    ['JWT_SECRET_PREVIOUS', { JWT_SECRET: 'x'.repeat(32), JWT_SECRET_PREVIOUS: 'x'.repeat(32) }],
    ['JWT_SECRET', { DATABASE_URL: SERVER, CURSOR_SECRET: 'x'.repeat(16) }],
    ['CURSOR_SECRET', { DATABASE_URL: SERVER, JWT_SECRET: 'x'.repeat(32) }],
    ['BASE_URL', { BASE_URL: 'platform.example.com' }],
    ['BASE_URL', { BASE_URL: 'ftp://platform.example.com' }],
    ['BASE_URL', { BASE_URL: 'https://ada:secret@platform.example.com' }],
    ['BASE_URL', { BASE_URL: "https://platform.example.com/a'b" }],
    ['BASE_URL', { BASE_URL: 'https://platform.example.com/{a}' }],
    ['BASE_URL', { BASE_URL: 'https://platform.example.com/$(id)' }],
    ['BASE_URL', { BASE_URL: 'https://platform.example.com/?a=1' }],
    ['BASE_URL', { BASE_URL: 'https://platform.example.com/#a' }],
    ['DOCS_URL', { DOCS_URL: '/docs/errors' }],
    ['DOCS_URL', { DOCS_URL: 'https://docs.example.com/errors#auth' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'https://a.example.com, *' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'https://a.example.com/path' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'OFF' }],
    ['DEV_LOGIN', { DEV_LOGIN: 'true' }],
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: 'http' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
    ...['://u:zebra@h', '://u:zebra@h/', '://u:zebra@h/%zz', ':u:zebra@h/x', ':/u:zebra@h/x', ':///u:zebra@h/x'].map(
      (end): Case => ['DATABASE_URL', { DATABASE_URL: `postgres${end}` }],
    ),
    ...['12/zebra', 'zebra#rd', 'zebra?rd'].map(
      (password): Case => ['DATABASE_URL', { DATABASE_URL: `postgres://u:${password}@h/x` }],
    ),
    ['DATABASE_DIRECT_URL', { DATABASE_URL: SERVER, DATABASE_DIRECT_URL: 'localhost' }],
    ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: SERVER }],
    ['WEBHOOK_ALLOW_PRIVATE', { WEBHOOK_ALLOW_PRIVATE: 'yes' }],
    ['DATABASE_POOL_MAX', { DATABASE_POOL_MAX: '0' }],
    ['MAX_CONNECTIONS', { MAX_CONNECTIONS: '0' }],
    ['MAX_CONNECTIONS', { MAX_CONNECTIONS: 'many' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'proxy.example.com' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['SETUP_TOKEN', { SETUP_TOKEN: 'two words' }],
    ['SETUP_TOKEN', { SETUP_TOKEN: 'x'.repeat(257) }],
    ['REFRESH_GRACE_SECONDS', { REFRESH_GRACE_SECONDS: '61' }],
    ['REFRESH_GRACE_SECONDS', { REFRESH_GRACE_SECONDS: '-1' }],
    ['MODEL_PROVIDER', { MODEL_PROVIDER: 'oracle' }],
    ['MODEL_BASE_URL', { MODEL_PROVIDER: 'openai-compatible', MODEL_ID: 'm' }],
    ['MODEL_ID', { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: 'http://localhost:1' }],
    ['CURRENCY', { CURRENCY: 'usd' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ])('is refused in one line that names %s: %o', (name, env) => {
    const read = () => loadConfig({ DATA_DIR: folder, ...env });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^(?!.*zebra)[^\\n]*\\b${name}\\b[^\\n]*$`));
  });
  it.each<Case>([
    ['JWT_SECRET', { JWT_SECRET: 'x'.repeat(31) }],
    ['CORS_ORIGINS', { CORS_ORIGINS: '*' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'yes' }],
    ['MODEL_PROVIDERS_FILE', { MODEL_PROVIDERS_FILE: '/nowhere/providers.json' }],
    ['DATA_DIR', { DATA_DIR: '/dev/null/data' }],
    ['DATABASE_URL', { DATABASE_URL: SERVER, ...GIVEN }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://postgres@nowhere.invalid/x', ...GIVEN }],
    ['x{300}', { HOST: 'x'.repeat(300) }],
  ])('stops the start with one line that names %s: %o', async (name, env) => {
    expectRefused(await runServer({ DATA_DIR: folder, ...env }), new RegExp(`\\b${name}\\b`));
  });
});

describe('a start that cannot succeed', () => {
  it('says so in one line when secrets.json has no secret that is long enough', async () => {
    const data = join(folder, 'damaged');
    await mkdir(data);
    for (const text of ['{"jwtSecret":"","cursorSecret":""}', 'null', '{"jwtSecret":"x"', '[]', '"x"']) {
      await writeFile(join(data, 'secrets.json'), text);
      expectRefused(await runServer({ DATA_DIR: data }), 'damaged');
    }
    const short = JSON.stringify({ jwtSecret: 'x'.repeat(31), cursorSecret: 'x'.repeat(16) });
    await writeFile(join(data, 'secrets.json'), short);
    expectRefused(await runServer({ DATA_DIR: data }), 'damaged');
  });

  it('says so in one line when the server at DATABASE_URL does not respond, or closes the connection', async () => {
    const given = { JWT_SECRET: 'x'.repeat(32), CURSOR_SECRET: 'x'.repeat(16) };
    for (const greet of [() => {}, (socket: Socket) => socket.destroy()]) {
      const silent = createServer(greet);
      await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
      const { port } = silent.address() as AddressInfo;
      expectRefused(await runServer({ DATABASE_URL: `postgres://u@127.0.0.1:${port}/x`, ...given }), 'DATABASE_URL');
      silent.close();
    }
  });

  it('says so in one line when the file of model providers is a pipe, or nested too deeply', async () => {
    const file = join(folder, 'providers.json');
    execFileSync('mkfifo', [file]);
    expectRefused(await runServer({ DATA_DIR: folder, MODEL_PROVIDERS_FILE: file }), 'it is not a regular file');
    await rm(file);
    await writeFile(file, '['.repeat(100_000));
    expectRefused(await runServer({ DATA_DIR: folder, MODEL_PROVIDERS_FILE: file }), 'nested too deeply');
  });
});

describe('a start with unreadable templates', () => {
  it('says so in one line', async () => {
    const data = join(folder, 'no-templates');
    await mkdir(data);
    await writeFile(join(data, 'templates'), '');
    expectRefused(await runServer({ DATA_DIR: data }), 'templates cannot be read from');
  });
});

describe('an address in use', () => {
  it('fails the start with one line that names the port, and leaves no database behind', async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
    const { port } = blocker.address() as AddressInfo;
    const data = join(folder, 'taken');
    expectRefused(await runServer({ DATA_DIR: data, PORT: String(port) }), String(port));
    await untilTrue(() => findServerPids(join(data, 'postgres-18')).length === 0);
    await new Promise((resolve) => blocker.close(resolve));
  });
});

describe('the embedded database', () => {
  it('starts for root in a folder that only root may enter, keeps data and secrets, and ends with its server', async () => {
    const home = join(folder, 'private');
    const data = join(home, 'data');
    await mkdir(home, { mode: 0o700 });
    const first = await startServerProcess({ DATA_DIR: data, JWT_SECRET: '', CURSOR_SECRET: '' });
    const ceo = await setUpCeo(first.client);
    expect(findServerPids(join(data, 'postgres-18')).length).toBeGreaterThan(0);
    expect((await first.stop()).code).toBe(0);
    expect(findServerPids(join(data, 'postgres-18'))).toEqual([]);
    const second = await startServerProcess({ DATA_DIR: data, JWT_SECRET: '', CURSOR_SECRET: '' });
    expect((await second.client.as(ceo.identity).call('getCurrentUser')).body.data.username).toBe('chief');
    await second.kill();
    await untilTrue(() => findServerPids(join(data, 'postgres-18')).length === 0);
  });
  it('belongs to one server: a second one on the same folder is refused with one line that names the first', async () => {
    const data = join(folder, 'shared');
    const first = await startServerProcess({ DATA_DIR: data });
    expectRefused(await runServer({ DATA_DIR: data }), String(first.process.pid));
    expect((await first.client.call('getReadiness')).status).toBe(200);
    await first.stop();
  });
  it('is deleted with the server when it is in memory', async () => {
    const server = await startServerProcess({ DATABASE_URL: 'memory:' });
    const ceo = await setUpCeo(server.client);
    expect((await ceo.call('getCapabilities')).body.data.durable_persistence).toBe(false);
    expect((await server.stop()).code).toBe(0);
  });
});

describe('a start beyond loopback', () => {
  it('names the hosts that the server accepts, and how to add others', async () => {
    const env = { DATABASE_URL: 'memory:', HOST: '0.0.0.0', ALLOWED_HOSTS: 'org.example.com' };
    const server = await startServerProcess(env);
    const { port } = new URL(server.baseUrl);
    await server.client.call('getReadiness');
    const { stdout } = await server.stop();
    expect(stdout).toContain(
      `hosts      0.0.0.0:${port}, org.example.com and loopback names; add others by BASE_URL or ALLOWED_HOSTS\n`,
    );
  });
});

describe('the password of DATABASE_URL', () => {
  const SECRETS = { JWT_SECRET: 'x'.repeat(32), CURSOR_SECRET: 'x'.repeat(16), LOG_LEVEL: 'debug' };

  /** The URL with the role and its password in another place. */
  const urlsOf = (url: string, user: string, password: string): string[] => {
    const plain = new URL(url);
    const percented = [...Buffer.from(password)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
    const inUser = new URL(url);
    Object.assign(inUser, { username: user, password: percented });
    Object.assign(plain, { username: '', password: '' });
    return [inUser.href, `${plain.href}&user=${user}&password=${percented}`];
  };
  const expectUntold = (told: string, password: string): void => {
    for (const form of [password, encodeURIComponent(password), password.slice(1), '%70'])
      expect(told).not.toContain(form);
  };

  it('is in no line of a start, in any form of the URL', async () => {
    const database = await createDatabase();
    const { password } = new URL(database.url);
    for (const url of urlsOf(database.url, 'postgres', password)) {
      const server = await startServerProcess({ DATABASE_URL: url, DATABASE_DIRECT_URL: url, ...SECRETS });
      expect((await server.client.call('getReadiness')).status).toBe(200);
      const { stdout, stderr } = await server.stop();
      expect(stdout).toMatch(/^data {7}postgres:\/\/localhost:5432\/test_/m);
      expectUntold(stdout + stderr, password);
    }
    await database.drop();
  });

  it('is in no line of a failed start', async () => {
    const database = await createDatabase();
    for (const url of urlsOf(database.url, 'postgres', 'p%wr@ng:one')) {
      const { code, stdout, stderr } = await runServer({ DATABASE_URL: url, ...SECRETS });
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain('DATABASE_URL');
      expectUntold(stderr, 'p%wr@ng:one');
    }
    await database.drop();
  });
});

describe('the start lines before there is an administrator', () => {
  const WARNING = /^warning .*SETUP_TOKEN/gm;
  const linesOf = async (env: Record<string, string>): Promise<string> => {
    const server = await startServerProcess({ DATABASE_URL: 'memory:', ...env });
    await server.client.call('getReadiness');
    return (await server.stop()).stdout;
  };

  it('warn once if anyone could create the first account: beyond loopback, without a setup token', async () => {
    expect((await linesOf({ HOST: '0.0.0.0' })).match(WARNING)).toHaveLength(1);
  });
  it('do not warn on loopback or with a token; they say how to send the token but do not contain it', async () => {
    expect(await linesOf({})).not.toMatch(WARNING);
    const lines = await linesOf({ HOST: '0.0.0.0', SETUP_TOKEN: 'known-to-few' });
    expect(lines).not.toMatch(WARNING);
    expect(lines).toContain("-H 'x-setup-token: <SETUP_TOKEN>'");
    expect(lines).not.toContain('known-to-few');
  });
  it('do not warn once there is one', async () => {
    const database = await createDatabase();
    const env = { DATABASE_URL: database.url, HOST: '0.0.0.0' };
    const first = await startServerProcess({ DATABASE_URL: database.url });
    await setUpCeo(first.client);
    await first.stop();
    expect(await linesOf(env)).not.toMatch(WARNING);
    await database.drop();
  });
});

describe('SIGTERM', () => {
  it('lets a running request finish, accepts no new one, and ends with code 0', async () => {
    const server = await startServerProcess({ DATA_DIR: join(folder, 'drained') });
    const { hostname, port } = new URL(server.baseUrl);
    const body = JSON.stringify({ username: 'chief', password: PASSWORD });
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      answer += chunk;
    });
    const head = `POST /api/v1/auth/setup HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    await new Promise<void>((resolve) => socket.write(head + body.slice(0, 10), () => resolve()));
    // The response to a later request shows that the earlier one has arrived.
    await server.client.call('getReadiness');
    const ended = server.stop();
    await untilTrue(() => isRefused(Number(port), hostname));
    socket.write(body.slice(10));
    expect(await ended).toMatchObject({ code: 0, signal: null });
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
  });

  it('ends within 10 s also when the database no longer responds', async () => {
    const data = join(folder, 'frozen');
    const server = await startServerProcess({ DATA_DIR: data });
    const frozen = findServerPids(join(data, 'postgres-18'));
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    const sentAt = performance.now();
    const { code, signal } = await server.stop();
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
    expect([code, signal]).toEqual([null, 'SIGKILL']);
    expect(performance.now() - sentAt).toBeLessThan(15_000);
    await untilTrue(() => findServerPids(join(data, 'postgres-18')).length === 0);
  });

  it('ends within 10 s also when nothing reads the log or the output any more', async () => {
    const stuck = spawn(process.execPath, SERVER_ARGUMENTS, {
      cwd: fileURLToPath(new URL('../../../', import.meta.url)),
      env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'trace', DATABASE_URL: 'memory:' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [, address] = await new Promise<RegExpExecArray>((resolve) =>
      stuck.stdout.on('data', (text) => {
        const found = /on (http:\S+)/.exec(String(text));
        if (found) resolve(found);
      }),
    );
    stuck.stdout.destroy();
    // The log is written to a pipe that holds 64 KiB and is not read: each request adds a line.
    for (let sent = 0; sent < 600; sent += 1) await fetch(`${address}/api/v1/healthz`).then((answer) => answer.text());
    const sentAt = performance.now();
    stuck.kill('SIGTERM');
    await new Promise((resolve) => stuck.once('exit', resolve));
    expect(performance.now() - sentAt).toBeLessThan(12_000);
  });

  const isRefused = (port: number, host: string): Promise<boolean> =>
    new Promise((resolve) => {
      const probe = connect(port, host, () => {
        probe.destroy();
        resolve(false);
      });
      probe.on('error', () => resolve(true));
    });
});
