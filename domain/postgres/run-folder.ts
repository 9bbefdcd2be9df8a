import { chmod, lstat, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { EmbeddedPostgresError } from './error.ts';
import { isOpenToAll, makePrivateFolder, removeTree } from './folders.ts';
import { isLiving, ownIdentity } from './identity.ts';

/** The short-lived folder of one server process: the socket lies in it and, without a data folder, the cluster. */
export interface RunFolder {
  readonly path: string;
  readonly socketFolder: string;
  readonly remove: () => Promise<void>;
}

export const SOCKET_PORT = 5432;

const PREFIX = 'organisation-pg-';
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
    if (Buffer.byteLength(join(socketFolder, `.s.PGSQL.${SOCKET_PORT}`)) <= MAX_SOCKET_PATH_BYTES) {
      await makePrivateFolder(socketFolder, account);
      // The other account must pass through to its own folder, and may do no more here.
      if (account !== null) await chmod(path, 0o711);
      return { path, socketFolder, remove: () => removeTree(path) };
    }
    await removeTree(path);
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
    const found = await lstat(join(base, name)).catch(() => null);
    if (found?.isDirectory() && found.uid === process.geteuid?.()) await removeTree(join(base, name)).catch(() => {});
  }
}
