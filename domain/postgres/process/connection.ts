import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { hasCode } from '../error.ts';
import { createDatabase, SELECT_DATABASE_BY_NAME } from '../statements.ts';
import type { RunningProcess } from './process.ts';

/** How to connect to the server. */
export interface Address {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

// Recovery after a crash takes as long as there is log to replay, and an exit of the program is noticed immediately. This limit is only for
// a server that neither serves nor exits.
const LIMIT_MILLISECONDS = 180_000;
const NOT_YET = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P03'];

/**
 * Waits until the server accepts a query, and creates the database when it is missing.
 *
 * @throws Error with the message of the program when it exits instead
 */
export async function waitUntilServing(address: Address, running: RunningProcess): Promise<void> {
  const deadline = performance.now() + LIMIT_MILLISECONDS;
  for (let pause = 5; performance.now() < deadline; pause = Math.min(pause * 1.3, 100)) {
    if (running.hasEnded()) throw new Error((await running.ended).reason);
    try {
      await provideDatabase(address);
      return;
    } catch (error) {
      if (!isPassing(error)) throw error;
      await Promise.race([running.ended, wait(pause)]);
    }
  }
  throw new Error('it did not respond in time');
}

// A connection that was cut has no error code.
const isPassing = (error: unknown): boolean =>
  hasCode(error, ...NOT_YET) || !(error instanceof Error && 'code' in error);

const provideDatabase = (address: Address): Promise<void> =>
  connected({ ...address, database: 'postgres' }, async (client) => {
    const { rowCount } = await client.query(SELECT_DATABASE_BY_NAME, [address.database]);
    if (rowCount === 0) await client.query(createDatabase(client.escapeIdentifier(address.database)));
  });

/** Connects once and disconnects. Throws the error of the driver when the server does not accept this address. */
export const probeConnection = (address: Address): Promise<void> => connected(address, async () => {});

async function connected(address: Address, use: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ ...address, ssl: false, connectionTimeoutMillis: 5_000 });
  // Without this handler a connection lost between two steps would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await use(client);
  } finally {
    await client.end().catch(() => {});
  }
}
