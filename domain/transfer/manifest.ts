import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { sha256 } from '../foundation/kernel/json/canonical-json.ts';
import { type DocumentReader, documentReader } from '../foundation/kernel/json/json-document.ts';
import { JsonFileInvalid } from '../foundation/kernel/json/json-source.ts';
import { maxCodePoints } from '../foundation/kernel/json/schema-checks.ts';
import type { CopiedTable, Sequence, TableContent } from './tables.ts';
import { TransferRefused } from './transfer-refused.ts';

/** A table of a backup; its rows are in a separate file. */
export interface StoredTable extends CopiedTable, TableContent {
  /** The checksum of the text in the file. */
  readonly sha256: string;
}

/** The description of a backup. */
export interface Manifest {
  readonly format: 1;
  /** The version of the product that created it. */
  readonly version: string;
  readonly createdAt: string;
  /** The applied migrations, oldest first. */
  readonly migrations: readonly string[];
  /** The highest migration of the job queue. */
  readonly jobsMigration: number;
  readonly tables: readonly StoredTable[];
  readonly sequences: readonly Sequence[];
  /** The sha256 of `secrets.json`; null when the backup has no secrets. */
  readonly secrets: string | null;
}

export const MANIFEST = 'manifest.json';
export const SECRETS = 'secrets.json';

export const fileOf = ({ name }: CopiedTable): string => `${name}.copy.gz`;

const matching = (pattern: RegExp) => z.string().check(z.regex(pattern));
const SHA256 = matching(/^[0-9a-f]{64}$/);
/** The name becomes part of a path. */
const NAME = matching(/^[a-z_]{1,63}\.[a-z0-9_]{1,63}$/);
const INTEGER = matching(/^-?[0-9]{1,40}$/);
const COUNT = z.int().check(z.minimum(0));
const list = <T extends z.ZodMiniType>(item: T, maxItems: number) => z.array(item).check(z.maxLength(maxItems));

const read: DocumentReader<Manifest & { readonly sha256: string }> = documentReader(
  z.strictObject({
    format: z.literal(1),
    version: matching(/^[\w.+-]{1,64}$/),
    created_at: z.string().check(maxCodePoints(32)),
    migrations: list(z.string(), 10_000),
    jobs_migration: COUNT,
    tables: list(
      z.strictObject({ name: NAME, columns: list(z.string(), 1_600), rows: COUNT, digest: INTEGER, sha256: SHA256 }),
      1_000,
    ),
    sequences: list(z.strictObject({ name: NAME, value: INTEGER, is_called: z.boolean() }), 1_000),
    secrets: z.nullable(SHA256),
    sha256: SHA256,
  }),
);

/** Throws TransferRefused. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const file = join(folder, MANIFEST);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new TransferRefused(`${folder} has no complete backup: ${MANIFEST} cannot be read (${error.code})`);
  });
  try {
    const { sha256: _own, ...manifest } = read(file, text);
    if (manifestText(manifest) !== text)
      throw new TransferRefused(`The backup is damaged: ${MANIFEST}: its checksum differs`);
    return manifest;
  } catch (error) {
    if (!(error instanceof JsonFileInvalid)) throw error;
    throw new TransferRefused(`The backup is damaged: ${error.message}`);
  }
};

/** The exact text of the file; its last field is the sha256 of the others, as compact JSON. */
export const manifestText = (manifest: Manifest): string => {
  const { format, version, createdAt, migrations, jobsMigration, tables, sequences, secrets } = manifest;
  const stored = {
    format,
    version,
    created_at: createdAt,
    migrations,
    jobs_migration: jobsMigration,
    tables: tables.map(({ name, columns, rows, digest, sha256 }) => ({ name, columns, rows, digest, sha256 })),
    sequences: sequences.map(({ name, value, isCalled }) => ({ name, value, is_called: isCalled })),
    secrets,
  };
  return `${JSON.stringify({ ...stored, sha256: sha256(JSON.stringify(stored)) }, null, 2)}\n`;
};
