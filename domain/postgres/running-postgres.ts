import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { EmbeddedPostgresError, hasCode, WRONG_PASSWORD } from './error.ts';
import { requireUnmoved } from './move.ts';
import { passwordRejected, readStoredPassword } from './password.ts';
import { type Address, probeConnection } from './process/connection.ts';
import { isOwnSocketFolder } from './process/run-folder.ts';

/** The lines of `postmaster.pid` with the port and the status. */
const PORT_LINE = 3;
const SOCKET_FOLDER_LINE = 4;
const STATE_LINE = 7;

/**
 * Connects to the PostgreSQL server that another process runs on a data folder; `stop` leaves it running.
 *
 * @throws EmbeddedPostgresError with one line for the operator when none of our servers runs there
 */
export async function joinRunningPostgres(dataFolder: string): Promise<EmbeddedPostgres> {
  const folder = resolve(dataFolder);
  await requireUnmoved(folder, false);
  const clusters = (await readdir(folder)).filter((name) => /^postgres-\d+$/.test(name));
  for (const name of clusters) {
    const dataDirectory = join(folder, name);
    const text = await readFile(join(dataDirectory, 'postmaster.pid'), 'utf8').catch(() => '');
    const lines = text.split('\n');
    const host = lines[SOCKET_FOLDER_LINE] ?? '';
    if (!isOwnSocketFolder(host) || lines[STATE_LINE]?.trim() !== 'ready') continue;
    const port = Number(lines[PORT_LINE]);
    const address = { host, port, user: 'postgres', password: await readStoredPassword(folder), database: 'platform' };
    await requireEntry(address, folder);
    return { ...address, dataDirectory, stop: async () => {} };
  }
  throw new EmbeddedPostgresError(
    `The data folder ${folder} is in use by a process whose database is starting or stopping: try again shortly.`,
  );
}

async function requireEntry(address: Address, folder: string): Promise<void> {
  await probeConnection(address).catch((error) => {
    throw hasCode(error, WRONG_PASSWORD) ? passwordRejected(folder) : error;
  });
}
