import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { PoolClient } from 'pg';
import { readMigrations } from '../foundation/database/migrate.ts';
import { blockMigrations } from '../foundation/database/named-lock.ts';
import { readJobsMigration } from '../foundation/jobs/worker.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { sha256 } from '../foundation/kernel/json/canonical-json.ts';
import type { BareDatabase } from '../postgres/bare-database.ts';
import { syncFolder } from '../postgres/files/folders.ts';
import { MANIFEST, type Manifest, manifestText, SECRETS, type StoredTable } from './manifest.ts';
import { BEGIN_SNAPSHOT } from './statements.ts';
import { storeRows } from './stored-rows.ts';
import { listTables, readSequences } from './tables.ts';
import { inTransaction, withLocks } from './transaction.ts';
import { TransferRefused, toTransferRefused } from './transfer-refused.ts';

/** The source of a backup. */
export interface BackupSource {
  readonly database: BareDatabase;
  /** The secrets next to the embedded database, if they are there; null when the operator keeps them. */
  readonly secretsFile: string | null;
  readonly version: string;
  readonly clock: Clock;
}

/** Throws TransferRefused for a folder that is not empty, because a backup could be mixed with its files. */
export const requireEmptyFolder = async (folder: string): Promise<void> => {
  const found = await lstat(folder).catch(() => null);
  if (found === null) return;
  const isFree = found.isDirectory() && (await readdir(folder)).length === 0;
  if (!isFree) throw new TransferRefused(`${folder} exists and is not an empty folder: name another one`);
};

/**
 * Writes a snapshot of the database into `folder` while the database stays in use (spec/rules/requests.md#backup). The folder gets its name
 * when everything in it is synced to disk; a failure leaves no folder. Throws TransferRefused.
 */
export const backUp = async (source: BackupSource, name: string): Promise<Manifest> => {
  const folder = resolve(name);
  await requireEmptyFolder(folder);
  const draft = join(dirname(folder), `.${basename(folder)}.unfinished-${randomBytes(4).toString('hex')}`);
  try {
    await mkdir(draft, { mode: 0o700 });
    const { pool } = source.database;
    const manifest = await withLocks(pool, holdOff, () =>
      inTransaction(pool, BEGIN_SNAPSHOT, (client) => write(client, source, draft)),
    );
    await syncFolder(draft);
    await rename(draft, folder);
    await syncFolder(dirname(folder));
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw toTransferRefused(error, folder);
  }
};

/** A standby, or a role with read access only. */
const UNABLE = new Set(['25006', '42501']);

/** Blocks migrations where it can: a table that an upgrade alters during the read would make every request wait. */
const holdOff = (client: PoolClient): Promise<void> =>
  blockMigrations(client).catch((error: { readonly code?: string }) => {
    if (!UNABLE.has(error.code ?? '')) throw error;
  });

const write = async (client: PoolClient, source: BackupSource, folder: string): Promise<Manifest> => {
  const migrations = await readMigrations(async (text) => (await client.query(text)).rows);
  if (migrations.length === 0) throw new TransferRefused(`${source.database.location} holds nothing to back up`);
  const tables: StoredTable[] = [];
  for (const table of await listTables(client)) tables.push(await storeRows(client, table, folder));
  const manifest: Manifest = {
    format: 1,
    version: source.version,
    createdAt: source.clock.now().toISOString(),
    migrations,
    jobsMigration: await readJobsMigration(client),
    tables,
    sequences: await readSequences(client),
    secrets: source.secretsFile === null ? null : await copySecrets(source.secretsFile, join(folder, SECRETS)),
  };
  await writeFile(join(folder, MANIFEST), manifestText(manifest), { flag: 'wx', mode: 0o600, flush: true });
  return manifest;
};

/** The checksum of the copied secrets; null when there are none. */
const copySecrets = async (from: string, to: string): Promise<string | null> => {
  const text = await readFile(from).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  await writeFile(to, text, { flag: 'wx', mode: 0o600, flush: true });
  return sha256(text);
};
