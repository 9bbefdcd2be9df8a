import { chown, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Account, chooseAccount } from '../../../domain/postgres/files/account.ts';
import { removeTree } from '../../../domain/postgres/files/folders.ts';
import { launch, type RunningProcess } from '../../../domain/postgres/process/process.ts';
import { findServerPids } from '../children/embedded-processes.ts';
import { eventually } from '../time/eventually.ts';

/** A primary that acknowledges only what its standby has written. */
export interface StandbyPair {
  /** The unix sockets of both. */
  readonly primary: string;
  readonly standby: string;
  /** Sends a signal to every process of the primary. */
  signalPrimary(signal: NodeJS.Signals): void;
  signalStandby(signal: NodeJS.Signals): void;
  /** Promotes the standby; resolves when it accepts writes. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

type Name = 'primary' | 'standby';

const PORT = 5432;
/** Connections of two servers and of tests that observe. */
const CONNECTIONS = 200;
const STANDBY = 'standby';
const SYNCHRONOUS = "select count(*) from pg_stat_replication where sync_state = 'sync'";
const socketIn = (folder: string): string => join(folder, `.s.PGSQL.${PORT}`);

const connect = async (folder: string): Promise<pg.Client> => {
  const client = new pg.Client({ host: folder, port: PORT, user: 'postgres', database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  return client;
};

/** A folder that only this account may write to. */
const own = async (folder: string, account: Account | null): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (account !== null) await chown(folder, account.uid, account.gid);
};

/** The result of one statement, or null while the server does not accept it. */
const ask = async (folder: string, text: string): Promise<unknown> => {
  const client = await connect(folder).catch(() => null);
  const result = await client?.query(text).catch(() => null);
  await client?.end().catch(() => {});
  return Object.values(result?.rows[0] ?? {})[0] ?? null;
};

/** Starts both with the programs of `binFolder`, in temporary folders. */
export const startStandbyPair = async (binFolder: string): Promise<StandbyPair> => {
  const account = chooseAccount(undefined);
  const base = await mkdtemp(join(tmpdir(), 'platform-pair-'));
  const folders = { primary: join(base, 'primary'), standby: join(base, 'standby') };
  const data = { primary: join(folders.primary, 'data'), standby: join(folders.standby, 'data') };
  const running: RunningProcess[] = [];

  const begin = (program: string, clusterFolder: string, args: readonly string[]): RunningProcess => {
    const run = { program: join(binFolder, program), clusterFolder, account, onLine: () => {} };
    return launch({ ...run, args: (path) => args.map((each) => each.replace('{data}', path)) });
  };
  const run = async (program: string, clusterFolder: string, args: readonly string[]): Promise<void> => {
    const { exitCode, reason } = await begin(program, clusterFolder, args).ended;
    if (exitCode !== 0) throw new Error(`${program}: ${reason}`);
  };
  const signal = (name: Name, given: NodeJS.Signals): void => {
    for (const pid of findServerPids(data[name])) process.kill(pid, given);
  };
  const serve = async (name: Name, settings: readonly string[]): Promise<void> => {
    const common = ['listen_addresses=', `unix_socket_directories=${folders[name]}`, `max_connections=${CONNECTIONS}`];
    const args = [...common, ...settings].flatMap((setting) => ['-c', setting]);
    const server = begin('postgres', data[name], ['-D', '{data}', ...args]);
    running.push(server);
    await eventually(async () => {
      if (server.hasEnded()) throw new Error(`the ${name} ended: ${(await server.ended).reason}`);
      return (await ask(folders[name], 'select 1')) === 1;
    }, 60);
  };
  for (const folder of [base, ...Object.values(folders), ...Object.values(data)]) await own(folder, account);
  await run('initdb', data.primary, [
    '-D',
    '{data}',
    '-U',
    'postgres',
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ]);
  await serve('primary', [`synchronous_standby_names=${STANDBY}`, 'synchronous_commit=on']);
  const source = `host=${folders.primary} port=${PORT} user=postgres`;
  await run('pg_basebackup', data.standby, [
    '-D',
    '{data}',
    '-d',
    source,
    '--checkpoint=fast',
    '--write-recovery-conf',
  ]);
  await serve('standby', [`primary_conninfo=${source} application_name=${STANDBY}`]);
  await eventually(async () => (await ask(folders.primary, SYNCHRONOUS)) === '1');
  return {
    primary: socketIn(folders.primary),
    standby: socketIn(folders.standby),
    signalPrimary: (given) => signal('primary', given),
    signalStandby: (given) => signal('standby', given),
    promote: async () => {
      await ask(folders.standby, 'select pg_promote(false)');
      await eventually(async () => (await ask(folders.standby, 'select pg_is_in_recovery()')) === false, 60);
    },
    stop: async () => {
      for (const server of running) server.signal('SIGKILL');
      for (const folder of Object.values(data)) for (const pid of findServerPids(folder)) process.kill(pid, 'SIGKILL');
      await Promise.all(running.map(({ ended }) => ended));
      await removeTree(base);
    },
  };
};
