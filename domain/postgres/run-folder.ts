import { chmod, lstat, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { EmbeddedPostgresError } from './error.ts';
import { isOpenToAll, makePrivateFolder, removeTree } from './folders.ts';
import { isLiving, ownIdentity } from './identity.ts';
import { isPresent, markPresence } from './presence.ts';

/** The short-lived folder of one server process: the socket lies in it and, without a data folder, the cluster. */
export interface RunFolder {
  readonly path: string;
  readonly socketFolder: string;
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

/** Makes it again where somebody swept it away under a living server. Throws what the system says. */
export async function renewSocketFolder(socketFolder: string, account: Account | null): Promise<void> {
  if ((await lstat(socketFolder).catch(() => null)) !== null) return;
  const path = dirname(socketFolder);
  await mkdir(path, { mode: 0o700 }).catch(() => {});
  const found = await lstat(path);
  if (!found.isDirectory() || found.uid !== process.geteuid?.()) throw new Error(`${path} belongs to somebody else`);
  await makePrivateFolder(socketFolder, account);
  if (account !== null) await chmod(path, 0o711);
}

/** Sweeps what dead processes left behind and makes the folder of this one. */
export async function createRunFolder(account: Account | null): Promise<RunFolder> {
  for (const base of new Set([tmpdir(), '/tmp', '/var/tmp'])) {
    if (account !== null && !(await isOpenToAll(base))) continue;
    await sweep(base);
    const path = await mkdtemp(join(base, `${PREFIX}${ownIdentity()}.`));
    const presence = await markPresence(path, ALIVE);
    const socketFolder = join(path, 's');
    const remove = async (): Promise<void> => {
      await presence.end();
      await removeTree(path);
    };
    if (Buffer.byteLength(join(socketFolder, `.s.PGSQL.${SOCKET_PORT}`)) <= MAX_SOCKET_PATH_BYTES) {
      await makePrivateFolder(socketFolder, account);
      // The other account must pass through to its own folder, and may do no more here.
      if (account !== null) await chmod(path, 0o711);
      return { path, socketFolder, remove };
    }
    await remove();
  }
  throw new EmbeddedPostgresError('No temporary folder has a path short enough for a unix socket: set TMPDIR to one.');
}

async function sweep(base: string): Promise<void> {
  for (const name of await readdir(base)) {
    if (!name.startsWith(PREFIX)) continue;
    const [identity = ''] = name.slice(PREFIX.length).split('.');
    if (isLiving(identity)) continue;
    // Anybody may put names into a shared temporary folder: only what is ours is ours to remove. Leftovers are no
    // reason to refuse a start.
    const path = join(base, name);
    const found = await lstat(path).catch(() => null);
    if (!found?.isDirectory() || found.uid !== process.geteuid?.() || (await isInUse(path, found.mtimeMs))) continue;
    await removeTree(path).catch(() => {});
  }
}

/** Whether a process of another container has, or is about to have, its socket there. */
async function isInUse(path: string, changedAt: number): Promise<boolean> {
  const isMarked = await lstat(join(path, ALIVE)).then(
    () => true,
    () => false,
  );
  return isMarked ? isPresent(path, ALIVE) : Date.now() - changedAt < UNMARKED_MILLISECONDS;
}
