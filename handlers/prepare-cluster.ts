import { execFile } from 'node:child_process';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { migrateJobs } from '../domain/foundation/jobs/worker.ts';
import { archiveNameOf } from '../domain/postgres/prepared-cluster.ts';
import { openDatabase } from '../domain/services.ts';

/**
 * Makes a cluster with the schema of this product and nothing else in it, and puts it as an archive into `folder`. Its password is
 * forgotten with it: each server gives its own.
 */
export const prepareCluster = async (folder: string): Promise<void> => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'organisation-platform-prepare-'));
  try {
    const store = await openDatabase({ databaseUrl: null, dataDirectory, poolMax: 5 });
    await migrateJobs(store.pool).finally(() => store.close());
    const [, major] = /postgres-(\d+)$/.exec(store.location) ?? [];
    const archive = join(folder, archiveNameOf(Number(major)));
    await promisify(execFile)('tar', ['-cf', `${archive}.draft`, '-C', store.location, '.']);
    await rename(`${archive}.draft`, archive);
  } finally {
    await rm(dataDirectory, { recursive: true, force: true });
  }
};
