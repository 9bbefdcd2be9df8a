import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sha256 } from '../foundation/kernel/json/canonical-json.ts';
import { syncFolder } from '../postgres/files/folders.ts';
import { type Manifest, SECRETS } from './manifest.ts';
import { TransferRefused } from './transfer-refused.ts';

/** The secrets of a backup, or null. Throws TransferRefused when they differ from the manifest. */
export const readSecrets = async (manifest: Manifest, folder: string): Promise<Buffer | null> => {
  if (manifest.secrets === null) return null;
  const text = await readFile(join(folder, SECRETS)).catch(() => null);
  if (text !== null && sha256(text) === manifest.secrets) return text;
  throw new TransferRefused(
    `The backup is damaged: ${join(folder, SECRETS)}: missing or its checksum differs; nothing was written`,
  );
};

/** Replaces the file. Returns a function that restores the former one, for a load that fails. */
export const replaceSecrets = async (file: string, text: Buffer): Promise<() => Promise<void>> => {
  const former = await readFile(file).catch(() => null);
  await writeWhole(file, text);
  return () => (former === null ? rm(file, { force: true }) : writeWhole(file, former));
};

const writeWhole = async (file: string, text: Buffer): Promise<void> => {
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, text, { flag: 'wx', mode: 0o600, flush: true });
  await rename(draft, file);
  await syncFolder(dirname(file));
};
