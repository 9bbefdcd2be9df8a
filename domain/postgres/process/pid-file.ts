import { execFileSync } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EmbeddedPostgresError, REMEDY } from '../error.ts';
import { isPidTaken } from './identity.ts';
import { isOwnSocketFolder } from './run-folder.ts';

const GRACE_MILLISECONDS = 2_000;
const LIMIT_MILLISECONDS = 15_000;

/**
 * Resolves a `postmaster.pid` that an earlier server left. The caller holds the lock of the data folder, so a server of ours that still
 * runs has lost its supervisor and is stopped. When another process has the process id now, PostgreSQL would refuse to start: our own id is
 * written in its place, which PostgreSQL takes for its launcher and ignores. It still checks by the rest of the file that no orphan uses
 * the shared memory.
 *
 * @throws EmbeddedPostgresError when a server that is not ours runs on the cluster
 */
export async function settlePidFile(clusterFolder: string): Promise<void> {
  const path = join(clusterFolder, 'postmaster.pid');
  const [pidLine = '', ...rest] = (await linesOf(path)) ?? [];
  const pid = Math.abs(Number(pidLine));
  if (!pid || !isPidTaken(pid)) return;
  if (await isServerOf(pid, clusterFolder)) {
    if (!isOwnSocketFolder(rest[3] ?? '')) throw foreignServer(clusterFolder, pid);
    await endOrphan(pid, clusterFolder);
  }
  // A killed server keeps its process id until its parent has collected it, and never removes its file.
  if (isPidTaken(pid) && (await linesOf(path)) !== null) await writeFile(path, [process.pid, ...rest].join('\n'));
}

/** The lines of the file; null when there is none. */
async function linesOf(path: string): Promise<string[] | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  return text === null ? null : text.split('\n');
}

async function endOrphan(pid: number, clusterFolder: string): Promise<void> {
  // Its watcher has most likely stopped it already.
  if (await waitForExit(pid, clusterFolder, GRACE_MILLISECONDS)) return;
  process.kill(pid, 'SIGQUIT');
  if (await waitForExit(pid, clusterFolder, LIMIT_MILLISECONDS)) return;
  throw foreignServer(clusterFolder, pid);
}

async function waitForExit(pid: number, clusterFolder: string, limitMilliseconds: number): Promise<boolean> {
  for (let waited = 0; waited < limitMilliseconds; waited += 20) {
    if (!(await isServerOf(pid, clusterFolder))) return true;
    await wait(20);
  }
  return false;
}

async function isServerOf(pid: number, clusterFolder: string): Promise<boolean> {
  if (process.platform !== 'linux') return isPostgresByPs(pid);
  try {
    // A server has its cluster folder as working directory; device and inode identify the folder under any path. A shell can have it too.
    const [name, cwd, folder] = await Promise.all([
      readFile(`/proc/${pid}/comm`, 'utf8'),
      stat(`/proc/${pid}/cwd`),
      stat(clusterFolder),
    ]);
    return name.trim() === 'postgres' && cwd.dev === folder.dev && cwd.ino === folder.ino;
  } catch {
    return false;
  }
}

function isPostgresByPs(pid: number): boolean {
  try {
    return execFileSync('/bin/ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes('postgres');
  } catch {
    return false;
  }
}

function foreignServer(clusterFolder: string, pid: number): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The data folder ${clusterFolder} is in use by a PostgreSQL server, process ${pid}: stop it first. ${REMEDY}`,
  );
}
