import { execFileSync } from 'node:child_process';
import { access, constants, mkdtemp, rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrateJobs } from '../../../domain/foundation/jobs/worker.ts';
import { startEmbeddedPostgres } from '../../../domain/postgres/embedded-postgres.ts';
import { openDatabase } from '../../../domain/services.ts';
import { type Pooler, startPooler } from './pooler.ts';
import { IS_REPEATED, REPLICAS } from './replicas.ts';

/** Where the databases of a test run are, and the folder in which the clients record what they have seen. */
export interface TestEnvironment {
  readonly host: string;
  readonly port: number;
  readonly password: string;
  /** PgBouncer in front of all databases, with `POOLER=1`; otherwise null. */
  readonly pooler: Pick<Pooler, 'host' | 'port'> | null;
  readonly seenDirectory: string;
  /** Only tests with some names run, so coverage is incomplete. */
  readonly isFilteredByName: boolean;
}

declare module 'vitest' {
  export interface ProvidedContext {
    environment: TestEnvironment;
  }
}

/** The URL of a database of the test cluster. */
export const urlOf = (
  { host, port, password }: Pick<TestEnvironment, 'host' | 'port' | 'password'>,
  database: string,
): string => `postgres://postgres:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

/** Connections of all test files that run in parallel, each with a few servers. */
const CONNECTIONS = 300;

/** A file system in memory: a copy of the template has 1,600 files, which takes ten times as long on a disk. */
const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 2 ** 30;

/** Whether memory has enough space for every database of a run, with everything else that runs. */
const hasRoomInMemory = async (): Promise<boolean> => {
  try {
    await access(IN_MEMORY, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = await statfs(IN_MEMORY);
    return bavail * bsize >= ROOM_BYTES && freemem() >= 2 * ROOM_BYTES;
  } catch {
    return false;
  }
};

/** Runs the work with a temporary folder in memory, if possible. */
const inMemory = async <T>(work: () => Promise<T>): Promise<T> => {
  const { TMPDIR } = process.env;
  if (await hasRoomInMemory()) process.env.TMPDIR = IN_MEMORY;
  try {
    return await work();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
};

let stop: (() => Promise<void>) | null = null;

/** One cluster for each run with a migrated template, from which every test file clones its own database. */
export const setup = async (project: TestProject): Promise<void> => {
  // The test servers serve files that are built from the present sources.
  execFileSync(process.execPath, ['scripts/derive.js']);
  execFileSync(process.execPath, ['scripts/console.js']);
  if (stop !== null) return;
  const cluster = await inMemory(() =>
    startEmbeddedPostgres({
      dataDirectory: null,
      maxConnections: CONNECTIONS * (IS_REPEATED ? 2 * REPLICAS : 1),
    }),
  );
  const seenDirectory = await mkdtemp(join(tmpdir(), 'platform-seen-'));
  const pooler = process.env.POOLER === '1' ? await startPooler(cluster) : null;
  stop = async () => {
    await pooler?.stop();
    await cluster.stop();
    await rm(seenDirectory, { recursive: true, force: true });
  };
  const isFilteredByName = project.vitest.config.testNamePattern !== undefined;
  const { host, port, password } = cluster;
  const through = pooler === null ? null : { host: pooler.host, port: pooler.port };
  const environment = { host, port, password, pooler: through, seenDirectory, isFilteredByName };
  const store = await openDatabase({
    databaseUrl: urlOf(environment, cluster.database),
    dataDirectory: '',
    poolMax: 2,
  });
  await migrateJobs(store.pool);
  await store.close();
  project.provide('environment', environment);
};

export const teardown = async (): Promise<void> => {
  const end = stop;
  stop = null;
  await end?.();
};
