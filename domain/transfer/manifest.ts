import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SchemaObject } from 'ajv';
import { sha256 } from '../foundation/kernel/json/canonical-json.ts';
import { documentReader } from '../foundation/kernel/json/json-document.ts';
import { JsonFileInvalid } from '../foundation/kernel/json/json-source.ts';
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

const SHA256 = { type: 'string', pattern: '^[0-9a-f]{64}$' };
/** The name becomes part of a path. */
const NAME = { type: 'string', pattern: '^[a-z_]{1,63}\\.[a-z0-9_]{1,63}$' };
const WHOLE = { type: 'string', pattern: '^-?[0-9]{1,40}$' };
const COUNT = { type: 'integer', minimum: 0 };
const texts = (maxItems: number): SchemaObject => ({ type: 'array', maxItems, items: { type: 'string' } });
const record = (properties: Record<string, SchemaObject>): SchemaObject => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

const read = documentReader<Manifest & { readonly sha256: string }>(
  record({
    format: { type: 'integer', const: 1 },
    version: { type: 'string', pattern: '^[\\w.+-]{1,64}$' },
    created_at: { type: 'string', maxLength: 32 },
    migrations: texts(10_000),
    jobs_migration: COUNT,
    tables: {
      type: 'array',
      maxItems: 1_000,
      items: record({ name: NAME, columns: texts(1_600), rows: COUNT, digest: WHOLE, sha256: SHA256 }),
    },
    sequences: {
      type: 'array',
      maxItems: 1_000,
      items: record({ name: NAME, value: WHOLE, is_called: { type: 'boolean' } }),
    },
    secrets: { ...SHA256, type: ['string', 'null'] },
    sha256: SHA256,
  }),
  () => null,
);

/** Throws TransferRefused. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const file = join(folder, MANIFEST);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new TransferRefused(`${folder} has no complete backup: ${MANIFEST} cannot be read (${error.code})`);
  });
  try {
    const { sha256: _own, ...manifest } = await read(file, text);
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
