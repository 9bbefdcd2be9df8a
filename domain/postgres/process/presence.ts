import { type FileHandle, lstat, open, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { hasCode } from '../error.ts';

// A process id means nothing in another container that mounts the same folder. A socket does: the system closes it with its process, and
// every process of this machine that sees the file can connect to it.

/** A mark of this process in a folder, until it is removed. */
export interface Presence {
  end(): Promise<void>;
}

/** The errors of file systems without sockets. Any other error must be thrown, because the folder would be unprotected. */
const NO_SOCKETS = ['EOPNOTSUPP', 'ENOTSUP', 'EPERM', 'EINVAL', 'ENAMETOOLONG'];

/** Creates a mark, or a plain file where the file system has no sockets. Throws the error of the system, also when the name exists. */
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

/** Whether the socket of a mark is open. False for a plain file, which says nothing. */
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

/** The path of a socket must be short, and that of a data folder may be long: the descriptor of the folder replaces it. */
const pathIn = ({ fd }: FileHandle, folder: string, name: string): string =>
  process.platform === 'linux' ? `/proc/self/fd/${fd}/${name}` : join(folder, name);

const listen = (path: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((caller) => caller.destroy()).unref();
    server.once('error', reject);
    server.listen(path, () => resolve(server));
  });

/** Anything but a refused connection counts as a running process. */
const knock = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const caller = connect(path);
    caller.once('connect', () => caller.destroy());
    caller.once('connect', () => resolve(true));
    caller.once('error', (error) => resolve(!hasCode(error, 'ECONNREFUSED', 'ENOENT')));
  });
