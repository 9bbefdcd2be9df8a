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

/** Where the databases of a test run lie, and the folder in which the clients note what they have seen. */
export interface TestEnvironment {
  readonly host: string;
  readonly port: number;
  readonly password: string;
  /** PgBouncer before all databases, with `POOLER=1`; else null. */
  readonly pooler: Pick<Pooler, 'host' | 'port'> | null;
  readonly seenDirectory: string;
  /** Only tests of some names run, so that not everything can be seen. */
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

/** Of all test files that run at once, each with a few servers. */
const CONNECTIONS = 300;

/** Where files live in memory: a copy of the template is made of 1,600 files, which takes a disk ten times as long. */
const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 2 ** 30;

/** Whether there is room for every database of a run, beside all that runs. */
const hasRoomInMemory = async (): Promise<boolean> => {
  try {
    await access(IN_MEMORY, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = await statfs(IN_MEMORY);
    return bavail * bsize >= ROOM_BYTES && freemem() >= 2 * ROOM_BYTES;
  } catch {
    return false;
  }
};

/** The work is given a temporary folder in memory, where there is one. */
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

/** One cluster a run with a migrated template, from which every test file clones its own database. */
export const setup = async (project: TestProject): Promise<void> => {
  // The servers of the tests serve files that are made of the sources as they are.
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
