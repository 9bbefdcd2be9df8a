import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { fileOf, type StoredTable } from './manifest.ts';
import { copyFromStdin, copyToStdout } from './statements.ts';
import { type CopiedTable, measureContent } from './tables.ts';
import { TransferRefused } from './transfer-refused.ts';

/** Measures the text of a table as it passes. */
const watched = () => {
  const hash = createHash('sha256');
  const through = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, digest: () => hash.digest('hex') };
};

/** Writes the rows of a table to its file in `folder`, in chunks. */
export const storeRows = async (client: PoolClient, table: CopiedTable, folder: string): Promise<StoredTable> => {
  const { through, digest } = watched();
  const rows = client.query(copyTo(copyToStdout(table)));
  const file = createWriteStream(join(folder, fileOf(table)), { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(rows, through, createGzip(), file);
  return { ...table, ...(await measureContent(client, table)), sha256: digest() };
};

/** Reads a file of the backup and compares its checksum. Throws TransferRefused. */
export const verifyRows = async (table: StoredTable, folder: string): Promise<void> => {
  const file = join(folder, fileOf(table));
  const { through, digest } = watched();
  const reason = await pipeline(createReadStream(file), createGunzip(), through.resume()).then(
    () => (digest() === table.sha256 ? null : 'its checksum differs'),
    ({ code, message }: NodeJS.ErrnoException) => (code === undefined || code.startsWith('Z_') ? message : code),
  );
  if (reason !== null) throw new TransferRefused(`The backup is damaged: ${file}: ${reason}; nothing was written`);
};

/** Fills an empty table from its file. */
export const loadRows = async (client: PoolClient, table: StoredTable, folder: string): Promise<void> => {
  const file = createReadStream(join(folder, fileOf(table)));
  await pipeline(file, createGunzip(), client.query(copyFrom(copyFromStdin(table))));
};
