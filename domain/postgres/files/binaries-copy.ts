import { randomBytes } from 'node:crypto';
import { chmod, cp, lstat, mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgresError, REMEDY } from '../error.ts';
import type { Account } from './account.ts';
import { isOpenToAll, removeTree } from './folders.ts';
import { hydrateSymlinks } from './symlinks.ts';

/**
 * Copies the packaged binaries, once per version, to a folder that the account can read and only we can write, and returns the copied
 * `native` folder. Root's copy is in /var/cache/organisation-platform where that exists, every other in the temporary folder.
 *
 * @throws EmbeddedPostgresError when no trustworthy folder exists
 */
export async function copyBinaries(native: string, account: Account | null): Promise<string> {
  const cache = await openCacheFolder(account);
  const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as { version: string };
  const packageCopy = join(cache, `postgres-${version}-${process.platform}-${process.arch}`);
  const copy = join(packageCopy, 'native');
  if (!(await isComplete(native, copy))) await makeCopy(native, packageCopy, () => isComplete(native, copy));
  return copy;
}

// Cleaners of temporary folders may have removed files or links of the copy.
async function isComplete(native: string, copy: string): Promise<boolean> {
  if (!(await hydrateSymlinks(copy))) return false;
  const [original, copied] = await Promise.all([countFiles(native), countFiles(copy)]);
  return copied >= original;
}

async function countFiles(folder: string): Promise<number> {
  return (await readdir(folder, { recursive: true }).catch(() => [])).length;
}

async function makeCopy(native: string, packageCopy: string, isDone: () => Promise<boolean>): Promise<void> {
  // Another process may use or create the same copy: build under another name, then rename.
  const draft = `${packageCopy}.${randomBytes(4).toString('hex')}`;
  await mkdir(draft, { mode: 0o755 });
  await cp(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  await hydrateSymlinks(join(draft, 'native'));
  await openForReading(draft);
  if (!(await isDone())) {
    await rename(packageCopy, `${draft}.old`).catch(() => {});
    await rename(draft, packageCopy).catch(() => {});
    await removeTree(`${draft}.old`);
  }
  await removeTree(draft);
}

// Files that were installed under a strict umask are readable only for their owner, and cp keeps that.
async function openForReading(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const isExecutable = entry.isDirectory() || ((await lstat(path)).mode & 0o100) !== 0;
    await chmod(path, isExecutable ? 0o755 : 0o644);
  }
}

async function openCacheFolder(account: Account | null): Promise<string> {
  const own = process.geteuid?.();
  const places = [join(tmpdir(), `organisation-platform-${own}`), `/tmp/organisation-platform-${own}`];
  if (account !== null) places.unshift('/var/cache/organisation-platform');
  for (const place of places) {
    await mkdir(place, { mode: 0o755 }).catch(() => {});
    const found = await lstat(place).catch(() => null);
    // In a shared temporary folder another user may have created it: programs are run only from a real folder that we own and no other user can
    // write to.
    const isTrusted = found?.isDirectory() && found.uid === own && (found.mode & 0o022) === 0;
    if (isTrusted && (account === null || (await isOpenToAll(place)))) return place;
  }
  throw new EmbeddedPostgresError(
    `No folder for a copy of the database programs: none of ${places.join(', ')} is usable. ${REMEDY}`,
  );
}
