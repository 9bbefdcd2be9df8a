import type { Socket } from 'node:net';
import pg, { type ClientBase, type Pool, type PoolClient } from 'pg';
import { singleFlight } from '../../background.ts';
import { SELECT_OTHER_CONNECTIONS } from '../statements.ts';

/** The time limit of a statement, and how much longer the database may stay silent. */
export interface SilenceTimeouts {
  readonly statementMs: number;
  readonly silenceMs: number;
}

/** Members of the driver that its types do not declare. `readyForQuery` is false while a response is expected. */
interface Wire {
  readonly connection: { readonly stream: Socket };
  readonly readyForQuery: boolean;
  readonly processID: number;
}
const wireOf = (client: ClientBase): Wire => client as unknown as Wire;

/** The timeout of the query for running work. */
const QUERY_TIMEOUT_MS = 5_000;

/** The running work of the database for this role. Behind a pooler its processes are not those that clients know. */
interface Work {
  readonly processes: readonly number[];
  /** A commit waits for a standby. The database never ends this wait, so each closed connection would leave a process behind. */
  readonly awaits_standby: boolean;
  /** 0: a pooler lent a connection from before the timeouts were set. */
  readonly statement_ms: number;
}

/** The database refuses the query. It may be working, so the timeout does not apply. */
const UNKNOWN_WORK: Work = { processes: [], awaits_standby: false, statement_ms: Number.POSITIVE_INFINITY };
/** All connections are taken, or the server accepts no more (classes 53 and 55); or it cancelled the query itself, for lack of time. */
const ALIVE = /^(?:53|55|57014)/;
const refusedAlive = (error: unknown): boolean => error instanceof pg.DatabaseError && ALIVE.test(error.code ?? '');

/** Queries on a separate connection; null without a result. */
const ask = async ({ options }: Pool): Promise<Work | null> => {
  const client = new pg.Client({
    ...options,
    // The driver hides it from copies of its options.
    password: options.password,
    connectionTimeoutMillis: QUERY_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Work>(SELECT_OTHER_CONNECTIONS)).rows[0] ?? null;
  } catch (error) {
    return refusedAlive(error) ? UNKNOWN_WORK : null;
  } finally {
    client.end().catch(() => {});
  }
};

/**
 * Closes connections on which the database owes a response, stays silent for longer than a statement may take, and does no work for it. A
 * machine that is frozen or lost ends no statement by its own timeout, and its connections stay open for a quarter of an hour
 * (spec/rules/limits.md#statement-timeouts).
 */
export const endSilentConnections = (pool: Pool, { statementMs, silenceMs }: SilenceTimeouts): void => {
  const askOnce = singleFlight(() => ask(pool));
  const mayBeSilent = (work: Work | null, { processID }: Wire, silentMs: number): boolean => {
    if (work === null) return false;
    if (work.awaits_standby || work.processes.includes(processID)) return true;
    return silentMs < (work.statement_ms || statementMs) + silenceMs;
  };
  const watch = (wire: Wire): void => {
    const { stream } = wire.connection;
    let [heard, since] = [-1, 0];
    stream.on('timeout', async () => {
      if (wire.readyForQuery) return;
      const { bytesRead, timeout = 0 } = stream;
      if (heard !== bytesRead) [heard, since] = [bytesRead, performance.now() - timeout];
      const work = await askOnce();
      if (stream.bytesRead !== bytesRead || wire.readyForQuery) return;
      if (mayBeSilent(work, wire, performance.now() - since)) stream.setTimeout(timeout);
      else stream.destroy();
    });
    stream.setTimeout(statementMs + silenceMs);
  };
  const watched = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    watch(wireOf(client));
  });
};

/** Sets how long the next responses on this connection may take, 0 without limit. Returns the previous limit in milliseconds. */
export const allowSilence = (client: ClientBase, silenceMs: number): number => {
  const { stream } = wireOf(client).connection;
  const before = stream.timeout ?? 0;
  stream.setTimeout(silenceMs);
  return before;
};

/** Closes a connection with regular messages when none arrived for `silenceMs`. */
export const endWhenSilent = (client: ClientBase, silenceMs: number): void => {
  const { stream } = wireOf(client).connection;
  stream.setTimeout(silenceMs, () => stream.destroy());
};
