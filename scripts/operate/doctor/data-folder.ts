import { access, constants, readdir, readFile, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { describeMove, readMove } from '../../../domain/postgres/move.ts';
import { findHolder } from '../../../domain/postgres/process/lock.ts';
import type { Config } from '../../../handlers/server/config.ts';
import { secretsIn } from '../../../handlers/server/config-secrets.ts';
import { type Diagnosis, ok, warn, wrong } from './diagnosis.ts';

/** The facts about the data folder that the other checks need. */
export interface FolderState {
  readonly diagnoses: readonly Diagnosis[];
  /** The process of this product that uses its database now. */
  readonly holder: string | null;
  /** There is a database that may be started or joined. */
  readonly hasDatabase: boolean;
  /** The folder can be read, or does not exist yet. */
  readonly isReadable: boolean;
}

const LITTLE_BYTES = 1_073_741_824;
const TOO_LITTLE_BYTES = 134_217_728;
/** Files that other users must not be able to read. */
const PRIVATE_FILES = ['secrets.json', 'database-password'];

const statOf = (path: string) =>
  stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/** Checks DATA_DIR without changing it. */
export const checkFolder = async ({ dataDirectory, databaseUrl }: Config): Promise<FolderState> => {
  const isUsed = databaseUrl === null;
  const found = await statOf(dataDirectory);
  if (found === null) {
    const text = `DATA_DIR ${dataDirectory} does not exist yet${isUsed ? ': the first start creates it' : ' and is not needed'}`;
    return { diagnoses: [isUsed ? warn(text) : ok(text)], holder: null, hasDatabase: false, isReadable: true };
  }
  if (!found.isDirectory()) {
    const diagnoses = [wrong(`DATA_DIR ${dataDirectory} is not a folder: set another one`)];
    return { diagnoses, holder: null, hasDatabase: false, isReadable: false };
  }
  const move = await readMove(dataDirectory);
  const holder = await findHolder(dataDirectory);
  const names = await readdir(dataDirectory);
  const isSealed = isUsed && move !== null;
  const diagnoses = [
    ...(await checkAccess(dataDirectory, found)),
    ...(await checkPrivacy(dataDirectory, found.mode)),
    ...(isUsed ? [await checkSpace(dataDirectory)] : []),
    ...(isSealed || move?.state === 'moving' ? [wrong(describeMove(dataDirectory, move))] : []),
    ...(isUsed ? [ok(holder === null ? 'no process uses DATA_DIR' : `${holder} uses DATA_DIR`)] : []),
  ];
  const hasDatabase = isUsed && !isSealed && names.some((name) => name.startsWith('postgres-'));
  return { diagnoses, holder, hasDatabase, isReadable: true };
};

const checkAccess = async (folder: string, { uid }: { readonly uid: number }): Promise<Diagnosis[]> => {
  const own = process.geteuid?.() ?? uid;
  const mayUse = await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  const owner = uid === own ? '' : `; it belongs to user ${uid}, and this is user ${own}`;
  if (!mayUse) return [wrong(`DATA_DIR ${folder} cannot be written${owner}: give it to the user of the server`)];
  if (owner !== '') return [warn(`DATA_DIR ${folder}${owner}: run this as the user of the server`)];
  return [ok(`DATA_DIR ${folder} can be written`)];
};

const checkPrivacy = async (folder: string, mode: number): Promise<Diagnosis[]> => {
  const open: string[] = [];
  for (const name of PRIVATE_FILES) {
    const found = await statOf(join(folder, name));
    if (found !== null && (found.mode & 0o077) !== 0) open.push(join(folder, name));
  }
  if (open.length > 0)
    return open.map((file) => wrong(`${file} is readable by other users: chmod 600 and replace the secrets in it`));
  const isOpen = (mode & 0o077) !== 0;
  return [isOpen ? warn(`DATA_DIR ${folder} is open to others: chmod 700`) : ok('nobody else can read DATA_DIR')];
};

const checkSpace = async (folder: string): Promise<Diagnosis> => {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const text = `${(free / 1024 ** 3).toFixed(1)} GiB are free for DATA_DIR`;
  if (free < TOO_LITTLE_BYTES) return wrong(`${text}: the database stops when the disk is full; free some space`);
  return free < LITTLE_BYTES ? warn(`${text}: free some space`) : ok(text);
};

/** The secrets that the server would use; `jwtSecret` is null when there is none yet. */
export interface FoundSecrets {
  readonly diagnoses: readonly Diagnosis[];
  readonly jwtSecret: string | null;
}

/** Uses the secrets of the environment, else those of the data folder. It never creates any. */
export const checkSecrets = async (
  { dataDirectory, databaseUrl, ...config }: Config,
  given: { readonly jwt: boolean; readonly cursor: boolean },
  hasDatabase: boolean,
): Promise<FoundSecrets> => {
  if (given.jwt && given.cursor)
    return { diagnoses: [ok('JWT_SECRET and CURSOR_SECRET are set')], jwtSecret: config.jwtSecret };
  // Already reported as an error of the environment.
  if (databaseUrl !== null) return { diagnoses: [], jwtSecret: given.jwt ? config.jwtSecret : null };
  const file = join(dataDirectory, 'secrets.json');
  const stored = await readFile(file, 'utf8').then(secretsIn, (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return 'missing' as const;
    throw error;
  });
  if (stored === 'missing') {
    const text = `${file} is missing: without it all keys and sessions end and encrypted data is lost; restore it from a backup`;
    return { diagnoses: hasDatabase ? [wrong(text)] : [], jwtSecret: given.jwt ? config.jwtSecret : null };
  }
  if (stored === null)
    return { diagnoses: [wrong(`${file} is damaged or too short: restore it from a backup`)], jwtSecret: null };
  const jwtSecret = given.jwt ? config.jwtSecret : stored.jwtSecret;
  return { diagnoses: [ok(`the secrets are in ${file}`)], jwtSecret };
};
