import { chmod, chown, mkdir, open, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Account } from './account.ts';

/** Creates an empty folder that only its owner, the account of PostgreSQL, may enter. */
export async function makePrivateFolder(path: string, account: Account | null): Promise<void> {
  await mkdir(path, { mode: 0o700 });
  if (account !== null) await chown(path, account.uid, account.gid);
}

/**
 * Removes the rights of others: PostgreSQL does not start with a folder that others can read, and Kubernetes opens a volume to its group at
 * every mount.
 */
export async function keepPrivate(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & 0o027) !== 0) await chmod(path, 0o700);
}

/** Removes a tree in which an exiting process may still write. */
export async function removeTree(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
}

/** True when every account may pass through this folder and all above it. */
export async function isOpenToAll(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  if (found === null || (found.mode & 0o001) === 0) return false;
  return path === dirname(path) || isOpenToAll(dirname(path));
}

/** Makes the names in a folder durable: a rename survives a power failure only after this. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
