import { chmod, lstat, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { EmbeddedPostgresError } from '../error.ts';
import type { Account } from '../files/account.ts';
import { isOpenToAll, makePrivateFolder, removeTree } from '../files/folders.ts';
import { isLiving, ownIdentity } from './identity.ts';
import { isPresent, markPresence, type Presence } from './presence.ts';

/** The short-lived folder of one server process: the socket lies in it and, without a data folder, the cluster. */
export interface RunFolder {
  readonly path: string;
  readonly socketFolder: string;
  /** Makes it again where somebody swept it away under a living server. Throws what the system says. */
  readonly renew: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

export const SOCKET_PORT = 5432;

const PREFIX = 'organisation-pg-';
const ALIVE = 'alive';
/** A folder without a mark may be about to get one, by a process of another container. */
const UNMARKED_MILLISECONDS = 60_000;
// sockaddr_un holds 108 bytes on Linux and 104 on macOS.
const MAX_SOCKET_PATH_BYTES = 100;

/** True when PostgreSQL was started by a supervisor of ours: its sockets lie in such a folder. */
export const isOwnSocketFolder = (path: string): boolean => basename(dirname(path)).startsWith(PREFIX);

/** Sweeps what dead processes left behind and makes the folder of this one. */
export async function createRunFolder(account: Account | null): Promise<RunFolder> {
  for (const base of new Set([tmpdir(), '/tmp', '/var/tmp'])) {
    if (account !== null && !(await isOpenToAll(base))) continue;
    await sweep(base);
    const path = await mkdtemp(join(base, `${PREFIX}${ownIdentity()}.`));
    const socketFolder = join(path, 's');
    if (Buffer.byteLength(join(socketFolder, `.s.PGSQL.${SOCKET_PORT}`)) > MAX_SOCKET_PATH_BYTES) {
      await removeTree(path);
      continue;
    }
    let presence = await furnish(path, socketFolder, account);
    const renew = async (): Promise<void> => {
      if ((await lstat(socketFolder).catch(() => null)) !== null) return;
      await removeOwn(path);
      await mkdir(path, { mode: 0o700 });
      await presence.end();
      presence = await furnish(path, socketFolder, account);
    };
    const remove = async (): Promise<void> => {
      await presence.end();
      await removeTree(path);
    };
    return { path, socketFolder, renew, remove };
  }
  throw new EmbeddedPostgresError('No temporary folder has a path short enough for a unix socket: set TMPDIR to one.');
}

async function furnish(path: string, socketFolder: string, account: Account | null): Promise<Presence> {
  const presence = await markPresence(path, ALIVE);
  try {
    await makePrivateFolder(socketFolder, account);
    // The other account must pass through to its own folder, and may do no more here.
    if (account !== null) await chmod(path, 0o711);
    return presence;
  } catch (error) {
    await presence.end();
    await removeTree(path);
    throw error;
  }
}

/** Anybody may put names into a shared temporary folder: only what is ours is ours to remove. */
async function removeOwn(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (found?.isDirectory() && found.uid === process.geteuid?.()) await removeTree(path);
}

async function sweep(base: string): Promise<void> {
  for (const name of await readdir(base)) {
    if (!name.startsWith(PREFIX)) continue;
    const [identity = ''] = name.slice(PREFIX.length).split('.');
    if (isLiving(identity)) continue;
    const path = join(base, name);
    // Leftovers are no reason to refuse a start.
    await isInUse(path).then(
      (isUsed) => (isUsed ? null : removeOwn(path)),
      () => {},
    );
  }
}

/** Whether a process of another container has, or is about to have, its socket there. */
async function isInUse(path: string): Promise<boolean> {
  const [folder, mark] = await Promise.all([lstat(path), lstat(join(path, ALIVE)).catch(() => null)]);
  return mark === null ? Date.now() - folder.mtimeMs < UNMARKED_MILLISECONDS : isPresent(path, ALIVE);
}
