import { type FileHandle, lstat, open, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { hasCode } from '../error.ts';

// A process id says nothing in another container, where the same folder may be mounted. A socket does: the system closes it with its
// process, and whoever of this machine sees the file can knock at it.

/** A mark of this process in a folder, until it is taken away. */
export interface Presence {
  end(): Promise<void>;
}

/** What file systems say that know no sockets. Whatever else goes wrong must not take the protection away unseen. */
const NO_SOCKETS = ['EOPNOTSUPP', 'ENOTSUP', 'EPERM', 'EINVAL', 'ENAMETOOLONG'];

/** Puts down a mark that nobody has put down before; a plain file where the file system knows no sockets. Throws what the system says. */
export async function markPresence(folder: string, name: string): Promise<Presence> {
  const handle = await open(folder);
  const server = await mark(handle, folder, name).catch(async (error) => {
    await handle.close();
    throw error;
  });
  const end = async (): Promise<void> => {
    if (server !== null) await new Promise((closed) => server.close(closed));
    await handle.close();
    await rm(join(folder, name), { force: true });
  };
  return { end };
}

const mark = (handle: FileHandle, folder: string, name: string): Promise<Server | null> =>
  listen(pathIn(handle, folder, name)).catch(async (error) => {
    if (!hasCode(error, ...NO_SOCKETS)) throw error;
    await writeFile(join(folder, name), '', { flag: 'wx', mode: 0o600 });
    return null;
  });

/** Whether a socket that is somebody's mark is open. False for a plain file: it tells nothing. */
export async function isPresent(folder: string, name: string): Promise<boolean> {
  const found = await lstat(join(folder, name)).catch((error) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  });
  if (!found?.isSocket()) return false;
  const handle = await open(folder);
  try {
    return await knock(pathIn(handle, folder, name));
  } finally {
    await handle.close();
  }
}

/** The name of a socket is short, that of a data folder need not be: the descriptor of the folder stands for it. */
const pathIn = ({ fd }: FileHandle, folder: string, name: string): string =>
  process.platform === 'linux' ? `/proc/self/fd/${fd}/${name}` : join(folder, name);

const listen = (path: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((caller) => caller.destroy()).unref();
    server.once('error', reject);
    server.listen(path, () => resolve(server));
  });

/** Anything but a closed door is taken for somebody. */
const knock = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const caller = connect(path);
    caller.once('connect', () => caller.destroy());
    caller.once('connect', () => resolve(true));
    caller.once('error', (error) => resolve(!hasCode(error, 'ECONNREFUSED', 'ENOENT')));
  });
