import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileOf, MANIFEST, type Manifest, SECRETS } from './manifest.ts';
import { TransferRefused } from './transfer-refused.ts';

/** These files are read into memory; the limits are far above their usual sizes. */
const MAX_BYTES: Readonly<Record<string, number>> = { [MANIFEST]: 16 * 1024 * 1024, [SECRETS]: 64 * 1024 };

const damaged = (folder: string, name: string, reason: string): TransferRefused =>
  new TransferRefused(`The backup is damaged: ${join(folder, name)}: ${reason}; nothing was written`);

/**
 * The names of the files in a backup folder. Throws TransferRefused for anything but regular files: a link leads out of the folder, and a
 * pipe or a device can be read without end (spec/rules/requests.md#backup).
 */
export const listFiles = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    throw new TransferRefused(`${folder} has no complete backup: it cannot be read (${error.code})`);
  });
  for (const entry of entries) {
    if (!entry.isFile()) throw damaged(folder, entry.name, 'it is not a regular file');
    const most = MAX_BYTES[entry.name] ?? Number.POSITIVE_INFINITY;
    if ((await stat(join(folder, entry.name))).size > most) throw damaged(folder, entry.name, 'it is too large');
  }
  return entries.map(({ name }) => name);
};

/** Throws TransferRefused for a file that the manifest does not name. */
export const requireNamed = (folder: string, files: readonly string[], { tables, secrets }: Manifest): void => {
  const named = new Set([MANIFEST, ...(secrets === null ? [] : [SECRETS]), ...tables.map(fileOf)]);
  const unknown = files.find((name) => !named.has(name));
  if (unknown !== undefined) throw damaged(folder, unknown, `${MANIFEST} does not name it`);
};
