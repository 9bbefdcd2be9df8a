import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  type EmbeddedPostgres,
  EmbeddedPostgresError,
  startEmbeddedPostgres,
} from '../../../domain/postgres/embedded-postgres.ts';
import {
  type ChildReport,
  type DatabaseChild,
  findServerPids,
  killDatabaseChild,
  readPostmasterPid,
  runSql,
  startDatabaseChild,
  stopDatabaseChild,
  untilTrue,
} from '../../support/children/embedded-processes.ts';

const MARK = ['create table if not exists marks (id serial primary key)', 'insert into marks default values'];
const COUNT = 'select count(*)::int as total from marks';

let folder: string;
const servers: EmbeddedPostgres[] = [];
const children: DatabaseChild[] = [];

beforeEach(async () => {
  // mkdtemp gives mode 0700: as root, PostgreSQL's own account cannot pass through it.
  folder = await realpath(await mkdtemp(join(tmpdir(), 'embedded-test-')));
});

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  await Promise.all(children.splice(0).map((child) => killDatabaseChild(child)));
  await untilTrue(() => findServerPids(join(folder, 'postgres-18')).length === 0);
  await rm(folder, { recursive: true, force: true });
});

async function startHere(dataDirectory: string | null = folder, log: string[] = []): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDirectory, maxConnections: 10, onLog: (line) => log.push(line) });
  servers.push(server);
  return server;
}

async function startChild(): Promise<DatabaseChild> {
  const child = startDatabaseChild(folder);
  children.push(child);
  await child.report;
  return child;
}

async function readSession(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[3];
}

const countMarks = async (server: ChildReport) => (await runSql(server, COUNT))[0]?.total;

describe('starting on a data folder', () => {
  it('creates the cluster first, finds its rows later, and leaves no socket behind', async () => {
    const first = await startHere();
    await runSql(first, ...MARK);
    await first.stop();
    expect(existsSync(dirname(first.host))).toBe(false);
    const second = await startHere();
    expect(second.dataDirectory).toBe(join(folder, 'postgres-18'));
    expect(await countMarks(second)).toBe(1);
  });

  it('makes commits durable and text UTF-8, and listens only on a private socket', async () => {
    const server = await startHere();
    const [row] = await runSql(
      server,
      `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
        current_setting('synchronous_commit') as commits, current_setting('listen_addresses') as addresses,
        current_setting('server_encoding') as encoding`,
    );
    expect(row).toEqual({ fsync: 'on', pages: 'on', commits: 'on', addresses: '', encoding: 'UTF8' });
    expect((await stat(server.host)).mode & 0o777).toBe(0o700);
  });

  it('deletes an incomplete first boot', async () => {
    const half = join(folder, 'postgres-18.initializing-0badcafe');
    await mkdir(half);
    await writeFile(join(half, 'PG_VERSION'), '18\n');
    const server = await startHere();
    await runSql(server, 'select 1');
    expect(await readdir(folder)).not.toContain('postgres-18.initializing-0badcafe');
  });

  it('recovers from a kill at any time of the first boot', async () => {
    const child = startDatabaseChild(folder);
    await untilTrue(async () => (await readdir(folder)).some((name) => name.includes('.initializing-')));
    await killDatabaseChild(child);
    const server = await startHere();
    expect(await runSql(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('refuses the cluster of another major version in one clear line', async () => {
    const other = join(folder, 'postgres-11');
    const server = await startHere();
    const owner = await stat(server.dataDirectory);
    await server.stop();
    await rm(join(folder, 'postgres-18'), { recursive: true });
    await mkdir(other);
    if (process.geteuid?.() === 0) await chown(other, owner.uid, owner.gid);
    const start = startHere();
    await expect(start).rejects.toThrow(EmbeddedPostgresError);
    await expect(start).rejects.toThrow(/postgres-11 was written by PostgreSQL 11, but .* DATABASE_URL/);
  });
});

describe('the password of the database', () => {
  const file = () => join(folder, 'database-password');
  const hba = (server: EmbeddedPostgres) => join(server.dataDirectory, 'pg_hba.conf');

  it('is required of every account, including the one that runs the database', async () => {
    const server = await startHere();
    await runSql(server, ...MARK);
    for (const password of ['', 'postgres', server.password.slice(1)])
      await expect(runSql({ host: server.host, password }, COUNT)).rejects.toThrow(/password/);
    expect(await readFile(hba(server), 'utf8')).toBe('local all all scram-sha-256\n');
    const [role] = await runSql(server, "select rolpassword from pg_authid where rolname = 'postgres'");
    expect(role?.rolpassword).toMatch(/^SCRAM-SHA-256\$1:/);
  });

  it('is random, readable only by the owner of the data folder, and the same at the next start', async () => {
    const first = await startHere();
    expect(first.password).toMatch(/^[\w-]{43}$/);
    expect(await readFile(file(), 'utf8')).toBe(`${first.password}\n`);
    const { mode, uid } = await stat(file());
    expect([mode & 0o777, uid]).toEqual([0o600, process.geteuid?.()]);
    await first.stop();
    expect((await startHere()).password).toBe(first.password);
    expect((await startHere(null)).password).not.toBe(first.password);
  });

  it('is created again when it was lost or is not that of the database', async () => {
    const first = await startHere();
    await runSql(first, ...MARK);
    await first.stop();
    await rm(file());
    const second = await startHere();
    expect(await countMarks(second)).toBe(1);
    expect(second.password).not.toBe(first.password);
    await second.stop();
    await writeFile(file(), `${first.password}\n`, { mode: 0o600 });
    const third = await startHere();
    expect(await countMarks(third)).toBe(1);
    expect(await readFile(file(), 'utf8')).toBe(`${third.password}\n`);
  });

  it('is required again after a cluster admitted everyone', async () => {
    const first = await startHere();
    await runSql(first, ...MARK, 'alter role postgres password null');
    await first.stop();
    await rm(file());
    await writeFile(hba(first), 'local all all trust\n');
    const log: string[] = [];
    const second = await startHere(folder, log);
    await expect(runSql({ host: second.host, password: 'any' }, COUNT)).rejects.toThrow(/password/);
    expect(await countMarks(second)).toBe(1);
    expect(log.join('\n')).not.toContain(second.password);
  });
});

describe('a folder with group permissions', () => {
  it('as a Kubernetes volume gets at every mount, is accepted', async () => {
    const first = await startHere();
    await runSql(first, ...MARK);
    await first.stop();
    for (const entry of [first.dataDirectory, join(first.dataDirectory, 'base')]) await chmod(entry, 0o2770);
    const second = await startHere();
    expect(await runSql(second, COUNT)).toEqual([{ total: 1 }]);
    expect((await stat(second.dataDirectory)).mode & 0o077).toBe(0);
  });
});

describe('a folder in use', () => {
  it('is refused to a second process, with the folder and the owner', async () => {
    const owner = await startChild();
    const second = startHere();
    await expect(second).rejects.toThrow(EmbeddedPostgresError);
    await expect(second).rejects.toThrow(`The data folder ${folder} is in use by process ${owner.pid}`);
    expect(await runSql(await owner.report, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('is refused to a second start in the same process', async () => {
    await startHere();
    await expect(startHere()).rejects.toThrow(`in use by process ${process.pid}`);
  });

  it('goes to exactly one of several processes that race for it', async () => {
    const racers = [1, 2, 3].map(() => startDatabaseChild(folder));
    children.push(...racers);
    const reports = await Promise.all(racers.map((racer) => racer.report));
    expect(reports.filter(({ host }) => host !== undefined)).toHaveLength(1);
    expect(reports.filter(({ refusal }) => refusal?.includes(folder))).toHaveLength(2);
  });

  it('is served from a separate session, which signals to the process group of the server do not reach', async () => {
    const child = await startChild();
    const { dataDirectory = '' } = await child.report;
    expect(await readSession(readPostmasterPid(dataDirectory))).not.toBe(await readSession(child.pid));
  });

  it('is free again after a clean stop', async () => {
    await stopDatabaseChild(await startChild());
    await startHere();
  });
});

describe('kill -9 of the server process', () => {
  it('leaves no PostgreSQL process, and the next start has the committed rows and deletes the old socket', async () => {
    const child = await startChild();
    const report = await child.report;
    const { host, dataDirectory = '' } = report;
    await runSql(report, ...MARK, ...MARK);
    await killDatabaseChild(child);
    await untilTrue(() => findServerPids(dataDirectory).length === 0);
    const next = await startHere();
    expect(await countMarks(next)).toBe(2);
    expect(existsSync(dirname(host ?? ''))).toBe(false);
  });

  it('does not delay the next start', async () => {
    const child = await startChild();
    await runSql(await child.report, ...MARK);
    await killDatabaseChild(child);
    expect(await countMarks(await startHere())).toBe(1);
  });

  it('together with kill -9 of PostgreSQL is survived as well', async () => {
    const child = await startChild();
    const report = await child.report;
    const { dataDirectory = '' } = report;
    await runSql(report, ...MARK);
    process.kill(child.pid, 'SIGSTOP');
    process.kill(readPostmasterPid(dataDirectory), 'SIGKILL');
    await killDatabaseChild(child);
    expect(await countMarks(await startHere())).toBe(1);
  });

  it('is survived when the old process id now belongs to another process', async () => {
    const child = await startChild();
    const report = await child.report;
    const { dataDirectory = '' } = report;
    await runSql(report, ...MARK);
    const pidFile = join(dataDirectory, 'postmaster.pid');
    const [, ...rest] = (await readFile(pidFile, 'utf8')).split('\n');
    await killDatabaseChild(child);
    await untilTrue(() => findServerPids(dataDirectory).length === 0);
    // PostgreSQL would take a live process of the same account for a server and refuse to start.
    const { uid, gid } = await stat(dataDirectory);
    const stranger = spawn('/bin/sleep', ['600'], { uid, gid, cwd: '/' });
    onTestFinished(() => void stranger.kill());
    await writeFile(pidFile, [stranger.pid, ...rest].join('\n'));
    expect(await countMarks(await startHere())).toBe(1);
  });
});

describe('kill -9 of PostgreSQL', () => {
  it('restarts it at the same address with every committed row', async () => {
    const log: string[] = [];
    const server = await startHere(folder, log);
    await runSql(server, ...MARK);
    const { dataDirectory } = server;
    const killed = readPostmasterPid(dataDirectory);
    const writes = runSql(server, 'insert into marks select from generate_series(1, 2000000)').catch(() => 'cut');
    process.kill(killed, 'SIGKILL');
    expect(await writes).toBe('cut');
    await untilTrue(async () => (await countMarks(server).catch(() => null)) === 1);
    expect(readPostmasterPid(dataDirectory)).not.toBe(killed);
    expect(log.join('\n')).toContain('restarted');
  });

  it('restarts it also after its socket was deleted, as cleaners of temporary folders do', async () => {
    const server = await startHere();
    await runSql(server, ...MARK);
    await rm(dirname(server.host), { recursive: true });
    process.kill(readPostmasterPid(server.dataDirectory), 'SIGKILL');
    await untilTrue(() =>
      countMarks(server).then(
        (count) => count === 1,
        () => false,
      ),
    );
  });
  it('does not restart it after stop', async () => {
    const server = await startHere();
    const killed = readPostmasterPid(server.dataDirectory);
    process.kill(killed, 'SIGKILL');
    await server.stop();
    expect(findServerPids(server.dataDirectory)).toEqual([]);
  });
});

describe('without a data folder', () => {
  it('uses a temporary cluster that stop deletes', async () => {
    const server = await startHere(null);
    await runSql(server, ...MARK);
    expect(existsSync(server.dataDirectory)).toBe(true);
    await server.stop();
    expect(existsSync(server.dataDirectory)).toBe(false);
    expect(existsSync(dirname(server.host))).toBe(false);
  });
});
