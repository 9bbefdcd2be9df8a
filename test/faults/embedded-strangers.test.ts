import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../domain/postgres/embedded-postgres.ts';
import { isLiving, isPidTaken, ownIdentity, pidOf } from '../../domain/postgres/process/identity.ts';
import { findHolder, lockDataFolder } from '../../domain/postgres/process/lock.ts';
import { settlePidFile } from '../../domain/postgres/process/pid-file.ts';
import { markPresence } from '../../domain/postgres/process/presence.ts';
import { launch } from '../../domain/postgres/process/process.ts';
import { runSql } from '../support/children/embedded-processes.ts';

const OWN_SOCKETS = '/tmp/organisation-pg-1-abc.x/s';
const FOREIGN_SOCKETS = '/var/run/postgresql';

let folder: string;
let cluster: string;
let pidFile: string;
const strangers: ChildProcess[] = [];
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'strangers-')));
  cluster = join(folder, 'postgres-18');
  pidFile = join(cluster, 'postmaster.pid');
  await mkdir(cluster);
});
afterEach(async () => {
  for (const stranger of strangers.splice(0)) stranger.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** A live process that has nothing to do with us. */
const startStranger = async (program = '/bin/sleep', cwd = '/'): Promise<ChildProcess & { pid: number }> => {
  const stranger = spawn(program, ['600'], { cwd, stdio: 'ignore' });
  await new Promise((resolve, reject) => stranger.once('spawn', resolve).once('error', reject));
  strangers.push(stranger);
  return stranger as ChildProcess & { pid: number };
};
/** A program that looks like a server from outside. */
const copyAsPostgres = async (): Promise<string> => {
  const program = join(folder, 'postgres');
  await copyFile('/bin/sleep', program);
  return program;
};
const isAlive = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;
const writePid = (first: string | number, sockets = OWN_SOCKETS): Promise<void> =>
  writeFile(pidFile, [first, cluster, '1893456000', '5432', sockets, '', '5432001 1', 'ready', ''].join('\n'));
const firstLine = async (): Promise<string> => (await readFile(pidFile, 'utf8')).split('\n')[0] ?? '';
const restOf = async (): Promise<string[]> => (await readFile(pidFile, 'utf8')).split('\n').slice(1);
const endOf = (process: ChildProcess): Promise<NodeJS.Signals | null> =>
  new Promise((resolve) => process.once('exit', (_code, signal) => resolve(signal)));
const markOf = (pid: number): string => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8)}-${started}`;
};

describe('the process id in postmaster.pid', () => {
  it.each([
    ['its own', (pid: number) => pid],
    ['its negative, as a server in single-user mode writes it', (pid: number) => -pid],
  ])(
    'of an unrelated live process, %s: nothing is signalled, and our own id takes its place',
    async (_what, written) => {
      for (const sockets of [OWN_SOCKETS, FOREIGN_SOCKETS, '']) {
        const stranger = await startStranger();
        await writePid(written(stranger.pid), sockets);
        const rest = await restOf();
        await settlePidFile(cluster);
        expect([isAlive(stranger), await firstLine(), await restOf()]).toEqual([true, String(process.pid), rest]);
      }
    },
  );

  it('of an unrelated process in the cluster folder: nothing is signalled', async () => {
    const stranger = await startStranger('/bin/sleep', cluster);
    await writePid(stranger.pid);
    await settlePidFile(cluster);
    expect([isAlive(stranger), await firstLine()]).toEqual([true, String(process.pid)]);
  });

  it('of a server of another cluster: nothing is signalled', async () => {
    const other = join(folder, 'other');
    await mkdir(other);
    const stranger = await startStranger(await copyAsPostgres(), other);
    await writePid(stranger.pid);
    await settlePidFile(cluster);
    expect([isAlive(stranger), await firstLine()]).toEqual([true, String(process.pid)]);
  });

  it('of a server on this cluster that is not ours: refused with its id, and nothing is signalled', async () => {
    const stranger = await startStranger(await copyAsPostgres(), cluster);
    await writePid(stranger.pid, FOREIGN_SOCKETS);
    await expect(settlePidFile(cluster)).rejects.toThrow(
      `The data folder ${cluster} is in use by a PostgreSQL server, process ${stranger.pid}: stop it first.`,
    );
    expect([isAlive(stranger), await firstLine()]).toEqual([true, String(stranger.pid)]);
  });

  it('of a server of ours that lost its supervisor: only it is stopped, immediately', async () => {
    const program = await copyAsPostgres();
    const orphan = await startStranger(program, cluster);
    const beside = await startStranger(program, cluster);
    const ended = endOf(orphan);
    await writePid(orphan.pid);
    await settlePidFile(cluster);
    expect([await ended, isAlive(beside)]).toEqual(['SIGQUIT', true]);
  });

  it.each(['0', '-0', '', 'abc', '12abc', '1.5', '99999999', '9'.repeat(30), 'Infinity', 'NaN'])(
    'that is %j: nothing is signalled, and the file does not change',
    async (text) => {
      const bystander = await startStranger('/bin/sleep', cluster);
      await writePid(text);
      const before = await readFile(pidFile, 'utf8');
      await settlePidFile(cluster);
      expect([isAlive(bystander), await readFile(pidFile, 'utf8')]).toEqual([true, before]);
    },
  );

  it.each([1, process.pid])('%d, the first process or our own: the file names us, and we continue', async (pid) => {
    await writePid(pid);
    await settlePidFile(cluster);
    expect([await firstLine(), isPidTaken(pid)]).toEqual([String(process.pid), true]);
  });

  it('of a dead process, or a missing file: nothing is done', async () => {
    const stranger = await startStranger();
    const ended = endOf(stranger);
    stranger.kill('SIGKILL');
    await ended;
    await writePid(stranger.pid);
    await settlePidFile(cluster);
    expect(await firstLine()).toBe(String(stranger.pid));
    await rm(pidFile);
    await settlePidFile(cluster);
    expect(await readdir(cluster)).toEqual([]);
  });

  it('of an unrelated live process does not keep a cluster from being served', async () => {
    await rm(cluster, { recursive: true });
    const first = await startEmbeddedPostgres({ dataDirectory: folder, maxConnections: 10 });
    await runSql(first, 'create table kept (id int)', 'insert into kept values (7)');
    await first.stop();
    const stranger = await startStranger('/bin/sleep', cluster);
    await writePid(stranger.pid, first.host);
    const second = await startEmbeddedPostgres({ dataDirectory: folder, maxConnections: 10 });
    expect(await runSql(second, 'select id from kept')).toEqual([{ id: 7 }]);
    expect(isAlive(stranger)).toBe(true);
    await second.stop();
    expect(isAlive(stranger)).toBe(true);
  });
});

describe('the claim on a data folder', () => {
  const lockFolder = (): string => join(folder, 'postgres.lock');
  const claims = async (): Promise<string[]> => readdir(lockFolder());
  const claim = async (name: string): Promise<void> => {
    await mkdir(lockFolder(), { recursive: true });
    await writeFile(join(lockFolder(), name), '');
  };

  it('of a live process is respected: refused with its id', async () => {
    const stranger = await startStranger();
    const name = `${stranger.pid}-${markOf(stranger.pid)}.aaaaaaaa`;
    await claim(name);
    await expect(lockDataFolder(folder)).rejects.toThrow(
      `The data folder ${folder} is in use by process ${stranger.pid}: stop that process first, or choose another DATA_DIR.`,
    );
    expect([isAlive(stranger), await claims()]).toEqual([true, [name]]);
  });

  it('of a process whose id now belongs to another one is deleted, and the other one is not touched', async () => {
    const stranger = await startStranger();
    const mark = markOf(stranger.pid);
    for (const other of [`${mark}0`, mark.replace(/^......../, '00000000'), 'unknown', 'dead'])
      await claim(`${stranger.pid}-${other}.aaaaaaaa`);
    await claim(`1-${mark}.aaaaaaaa`);
    await claim(`${process.pid}-${mark}.aaaaaaaa`);
    const release = await lockDataFolder(folder);
    expect(await claims()).toEqual([expect.stringMatching(`^${ownIdentity()}\\.[0-9a-f]{8}$`)]);
    await release();
    expect([await claims(), isAlive(stranger)]).toEqual([[], true]);
  });

  it('of a process in another container, whose id means nothing here, is valid as long as it lives', async () => {
    await mkdir(lockFolder());
    const presence = await markPresence(lockFolder(), '1-00000000-1.aaaaaaaa');
    await expect(lockDataFolder(folder)).rejects.toThrow(`${folder} is in use by a process of another container`);
    expect(await findHolder(folder)).toBe('a process of another container');
    await presence.end();
    await (await lockDataFolder(folder))();
  });

  it.each(['garbage', '-5-abc', '0-abc', '12', '.', ' ', '1-ABC', '99999999-abc'])(
    'that is %j names no process, is deleted, and signals nothing',
    async (name) => {
      const bystander = await startStranger();
      await claim(`${name}.aaaaaaaa`);
      await (await lockDataFolder(folder))();
      expect([await claims(), isAlive(bystander)]).toEqual([[], true]);
    },
  );
});

describe('an identity', () => {
  it('is valid as long as the process with its mark lives, and not as a zombie', async () => {
    const stranger = await startStranger();
    const identity = `${stranger.pid}-${markOf(stranger.pid)}`;
    expect(isLiving(identity)).toBe(true);
    expect(isLiving(ownIdentity())).toBe(true);
    expect(isLiving(`${identity}1`)).toBe(false);
    // Killed and not yet reaped, it is a zombie until this turn of the event loop is over.
    process.kill(stranger.pid, 'SIGKILL');
    while (readFileSync(`/proc/${stranger.pid}/stat`, 'utf8').split(') ')[1]?.startsWith('Z') !== true);
    expect([isPidTaken(stranger.pid), isLiving(identity)]).toEqual([true, false]);
  });
  it('has a process id only if it is one', () => {
    expect(['12-ab', '12-AB', '12', 'x-1', '-1-a', '', '1 -a', '12-ab.c'].map(pidOf)).toEqual([
      12,
      ...Array.from({ length: 7 }, () => null),
    ]);
  });
  it('0 and below name groups of processes, and no process', () => {
    for (const pid of [0, -1, -process.pid, Number.NaN, 1.5]) expect(isPidTaken(pid)).toBe(false);
  });
});

describe('a program that was launched', () => {
  const start = (program: string, args: readonly string[]) =>
    launch({ program, args: () => args, clusterFolder: cluster, account: null, onLine: () => {} });

  it('is signalled only as long as it runs', async () => {
    const run = start('/bin/sleep', ['600']);
    run.signal('SIGINT');
    expect([(await run.ended).exitCode, run.hasEnded()]).toEqual([null, true]);
    const done = start('/bin/true', []);
    expect((await done.ended).exitCode).toBe(0);
    const kills: unknown[] = [];
    const { kill } = process;
    process.kill = ((...args: unknown[]) => kills.push(args)) as never;
    done.signal('SIGKILL');
    process.kill = kill;
    expect([done.hasEnded(), kills]).toEqual([true, []]);
  });
});
