import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '/usr/lib/postgresql';
const OLDEST = 15;

/**
 * The programs of a PostgreSQL on the machine that can copy a server, which the embedded one cannot: the newest supported version,
 * or null.
 */
export const findInstalledPostgres = (): string | null => {
  const majors = existsSync(FOLDER) ? readdirSync(FOLDER).map(Number) : [];
  const folders = majors
    .filter((major) => major >= OLDEST)
    .sort((a, b) => b - a)
    .map((major) => join(FOLDER, String(major), 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'pg_basebackup'))) ?? null;
};
