import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './error.ts';
import { syncFolder } from './files/folders.ts';

/** A record of where the data of a data folder was moved (spec/rules/requests.md#promotion). No database is started there any more. */
export interface Move {
  /** `moving`: the data may have arrived or not. `moved`: it has. */
  readonly state: 'moving' | 'moved';
  /** A UUID, which the moved database carries as well. */
  readonly id: string;
  /** The target without user and password, for operators and to recognise it again. */
  readonly to: string;
}

export const moveFileOf = (dataFolder: string): string => join(dataFolder, 'moved.json');

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isMove = (value: unknown): value is Move => {
  const { state, id, to } = (value ?? {}) as Partial<Move>;
  return (state === 'moving' || state === 'moved') && typeof id === 'string' && UUID.test(id) && typeof to === 'string';
};

/** Null for a folder whose data was never moved. Throws EmbeddedPostgresError. */
export const readMove = async (dataFolder: string): Promise<Move | null> => {
  const file = moveFileOf(dataFolder);
  try {
    const move: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (isMove(move)) return { ...move, to: move.to.replaceAll(/\p{Cc}/gu, '') };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ('code' in error && error.code === 'ENOENT') return null;
    if ('code' in error) throw new EmbeddedPostgresError(`${file} cannot be read (${error.code})`);
  }
  throw new EmbeddedPostgresError(`${file} is damaged: it should say where the data of ${dataFolder} was moved to`);
};

/** Atomic and durable when it resolves. The caller holds the lock of the data folder. */
export const writeMove = async (dataFolder: string, move: Move): Promise<void> => {
  const file = moveFileOf(dataFolder);
  await writeFile(`${file}.new`, `${JSON.stringify(move, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
  await syncFolder(dataFolder);
};

/** For a move that has certainly changed nothing. */
export const deleteMove = async (dataFolder: string): Promise<void> => {
  await rm(moveFileOf(dataFolder));
  await syncFolder(dataFolder);
};

/** One line for the operator. */
export const describeMove = (dataFolder: string, { state, to }: Move): string =>
  state === 'moved'
    ? `the data of ${dataFolder} was moved to ${to}: set DATABASE_URL to it, and give JWT_SECRET and CURSOR_SECRET`
    : `the data of ${dataFolder} is on its way to ${to}: wait for npm run promote, or run it again with the same --to when it broke off (docs/operating.md)`;

/** Throws EmbeddedPostgresError where a database must not be started or joined. `mayBeMoving` allows an unfinished move, to finish it. */
export const requireUnmoved = async (dataFolder: string, mayBeMoving: boolean): Promise<void> => {
  const move = await readMove(dataFolder);
  if (move === null || (mayBeMoving && move.state === 'moving')) return;
  throw new EmbeddedPostgresError(describeMove(dataFolder, move));
};
