import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { migrateJobs } from '../../domain/foundation/jobs/worker.ts';
import { archiveNameOf } from '../../domain/postgres/files/prepared-cluster.ts';
import { openDatabase } from '../../domain/services.ts';

/** The last entry of the archive: `tar` accepts an archive that ends between two entries, which then lacks this file. */
const LAST = 'PG_VERSION';

/** A slower disk must not delay `npm install` further. */
const MAX_MS = 60_000;

/**
 * Creates a database cluster with only the schema of this product, and writes it as an archive to `folder`. Its
 * password is discarded: each server sets its own.
 */
export const prepareCluster = async (folder: string): Promise<void> => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'organisation-platform-prepare-'));
  try {
    const store = await openDatabase({ databaseUrl: null, dataDirectory, poolMax: 5 });
    await migrateJobs(store.pool).finally(() => store.close());
    const [, major] = /postgres-(\d+)$/.exec(store.location) ?? [];
    const draft = join(dataDirectory, 'draft.tar');
    const entries = (await readdir(store.location)).filter((name) => name !== LAST);
    await promisify(execFile)('tar', ['-cf', draft, '-C', store.location, ...entries, LAST], { timeout: MAX_MS });
    const archive = join(folder, archiveNameOf(Number(major)));
    await copyFile(draft, `${archive}.draft`);
    await rename(`${archive}.draft`, archive);
  } finally {
    await rm(dataDirectory, { recursive: true, force: true });
  }
};
