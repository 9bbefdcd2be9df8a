import { chmod, lstat, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { EmbeddedPostgresError } from '../error.ts';
import type { Account } from '../files/account.ts';
import { isOpenToAll, makePrivateFolder, removeTree } from '../files/folders.ts';
import { isLiving, ownIdentity } from './identity.ts';
import { isPresent, markPresence, type Presence } from './presence.ts';

/** The temporary folder of one server process: it holds the socket and, without a data folder, the cluster. */
export interface RunFolder {
  readonly path: string;
  readonly socketFolder: string;
  /** Creates it again when it was removed while the server runs. Throws the error of the system. */
  readonly renew: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

export const SOCKET_PORT = 5432;

const PREFIX = 'organisation-pg-';
const ALIVE = 'alive';
/** A process of another container may be about to create a mark in a folder without one. */
const UNMARKED_MILLISECONDS = 60_000;
// sockaddr_un has 108 bytes on Linux and 104 on macOS.
const MAX_SOCKET_PATH_BYTES = 100;

/** True when one of our supervisors started PostgreSQL: its sockets are in such a folder. */
export const isOwnSocketFolder = (path: string): boolean => basename(dirname(path)).startsWith(PREFIX);

/** Removes the folders of dead processes and creates the one of this process. */
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
    // The other account must be able to pass through to its own folder, and nothing more.
    if (account !== null) await chmod(path, 0o711);
    return presence;
  } catch (error) {
    await presence.end();
    await removeTree(path);
    throw error;
  }
}

/** Anybody may create names in a shared temporary folder, so only our own are removed. */
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
    // Remains that cannot be removed must not prevent a start.
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
