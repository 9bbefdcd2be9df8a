import { resolve } from 'node:path';
import { areKnown, migrate, migrateTo, readMigrations } from '../foundation/database/migrate.ts';
import { beginEpoch } from '../foundation/events/epoch.ts';
import { migrateJobs, readJobsMigration, releaseJobs } from '../foundation/jobs/worker.ts';
import type { BareDatabase } from '../postgres/bare-database.ts';
import { hasUsers } from '../users/installation.ts';
import { listFiles, requireNamed } from './backup-folder.ts';
import { readSecrets, replaceSecrets } from './backup-secrets.ts';
import { load, requireNoServer } from './load.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { loadRows, verifyRows } from './stored-rows.ts';
import { TransferRefused, toTransferRefused } from './transfer-refused.ts';

/** The target of a restore. */
export interface RestoreTarget {
  readonly database: BareDatabase;
  /** Where the secrets of the backup are written; null when the operator supplies them. */
  readonly secretsFile: string | null;
}

/**
 * Verifies that the folder has exactly the files of the backup with their checksums. Throws TransferRefused, also for a backup of a newer
 * product.
 */
export const verifyBackup = async (name: string): Promise<Manifest> => {
  const folder = resolve(name);
  const files = await listFiles(folder);
  const manifest = await readManifest(folder);
  requireNamed(folder, files, manifest);
  if (!areKnown(manifest.migrations))
    throw new TransferRefused(
      `The backup was made by organisation-platform ${manifest.version}, which is newer: restore it with that version`,
    );
  for (const table of manifest.tables) await verifyRows(table, folder);
  await readSecrets(manifest, folder);
  return manifest;
};

/** Loads a verified backup into a database without users, all or nothing (spec/rules/requests.md#backup). Throws TransferRefused. */
export const restore = async (manifest: Manifest, name: string, target: RestoreTarget): Promise<void> => {
  const folder = resolve(name);
  const { database, secretsFile } = target;
  try {
    await requireNoServer(database.pool, database.location);
    await requireUnused(manifest, database);
    await database.withOrm((orm) => migrateTo(orm, database.pool, manifest.migrations));
    await migrateJobs(database.pool);
    if ((await readJobsMigration(database.pool)) < manifest.jobsMigration)
      throw new TransferRefused(
        `The backup has a newer job queue: restore it with organisation-platform ${manifest.version}`,
      );
    const secrets = await readSecrets(manifest, folder);
    // Written first: after a crash between the rows and the secrets, sealed data could never be opened.
    const putBack = secrets === null || secretsFile === null ? null : await replaceSecrets(secretsFile, secrets);
    await fillFrom(manifest, folder, database).catch(async (error: unknown) => {
      await putBack?.();
      throw error;
    });
    await database.withOrm((orm) => migrate(orm, database.pool));
  } catch (error) {
    throw toTransferRefused(error, folder);
  }
};

const fillFrom = (manifest: Manifest, folder: string, database: BareDatabase): Promise<void> =>
  load(database, {
    tables: manifest.tables,
    sequences: manifest.sequences,
    fill: (client, table) => loadRows(client, table, folder),
    finish: async (client) => {
      await releaseJobs(client);
      await beginEpoch(client);
    },
  }).catch((error: unknown) => {
    throw refusedContent(error);
  });

/** SQLSTATEs of values that cannot be stored, violated constraints and sequences out of range; and of broken compression. */
const CONTENT = /^(22...|23...|Z_.*)$/;

/** The error of the database for a backup with correct checksums, as one line; any other error unchanged. */
const refusedContent = (error: unknown): unknown => {
  const { code = '', message } = (error ?? {}) as { code?: unknown; message?: string };
  if (error instanceof TransferRefused || !CONTENT.test(String(code))) return error;
  const reason = String(message).split('\n')[0];
  return new TransferRefused(`The backup is damaged: the database rejects it: ${reason}; nothing was kept`, {
    cause: error,
  });
};

const requireUnused = async (manifest: Manifest, { pool, location }: BareDatabase): Promise<void> => {
  if (await hasUsers(pool)) throw new TransferRefused(`${location} has been set up already: ${ELSEWHERE}`);
  const executed = await readMigrations(async (text) => (await pool.query(text)).rows);
  if (executed.some((migration) => !manifest.migrations.includes(migration)))
    throw new TransferRefused(`${location} is of a newer version than the backup: ${ELSEWHERE}`);
  if (executed.length === 0 && (await readJobsMigration(pool)) > 0)
    throw new TransferRefused(`${location} has the job queue of another product: ${ELSEWHERE}`);
};

const ELSEWHERE = 'restore into an empty DATA_DIR, or an empty database of DATABASE_URL';
