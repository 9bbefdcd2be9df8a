import { setTimeout as wait } from 'node:timers/promises';
import type { OperationId } from '../../../../generated/operations.ts';
import type { Client, OperationResponse, Request } from '../../client/client.ts';
import { outcome } from '../../client/expect.ts';

/** One kind of write: the request for a name, and the path of the name in the response. */
export interface Write {
  readonly operation: OperationId;
  readonly request: (name: string) => Request;
  /** The error of a retry that was already done, for operations whose response is not stored. */
  readonly doneBy?: RegExp;
  /** The pause after each acknowledged write; none by default. */
  readonly pauseMs?: number;
}

/** The results of callers that retry with the same `Idempotency-Key` until they succeed. */
export interface SteadyLoad {
  /** The names that were acknowledged, by operation. */
  readonly acknowledged: Readonly<Record<string, readonly string[]>>;
  /** How often each result was returned, by operation: `createProject 201`, `createApiKey done`. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** Retried writes, and those of them that were already done. */
  readonly repeated: number;
  readonly replayed: number;
  readonly longestMs: number;
  /** Refused requests: times of the first and the last, in milliseconds of `performance.now()`. */
  readonly refused: { readonly first: number; readonly last: number };
  /** Each caller ends when its present request has succeeded. */
  stop(): Promise<void>;
}

const PAUSE_MS = 50;

/** Starts to write and to read; each caller sends one request after the other, to the clients in turn. */
export const startLoad = (
  clients: readonly Client[],
  writes: readonly Write[],
  reads: readonly OperationId[],
): SteadyLoad => {
  const acknowledged: Record<string, string[]> = Object.fromEntries(writes.map(({ operation }) => [operation, []]));
  const outcomes: Record<string, number> = {};
  const refused = { first: Number.POSITIVE_INFINITY, last: 0 };
  let [isOver, turn, repeated, replayed, longestMs] = [false, 0, 0, 0, 0];

  const send = async (operation: OperationId, request: Request, doneBy?: RegExp): Promise<OperationResponse | null> => {
    turn += 1;
    const begun = performance.now();
    const response = await (clients[turn % clients.length] as Client)
      .callRaw(operation, request)
      .catch((error: Error) => {
        outcomes[`${operation} ${error.message}`] = 1;
        return null;
      });
    const ended = performance.now();
    longestMs = Math.max(longestMs, ended - begun);
    if (response === null) return null;
    const wasDone = response.status >= 400 && doneBy?.test(response.body.error) === true;
    const told = `${operation} ${wasDone ? 'done' : outcome(response)}`;
    outcomes[told] = (outcomes[told] ?? 0) + 1;
    if (response.status < 400 || wasDone) return response;
    refused.first = Math.min(refused.first, begun);
    refused.last = Math.max(refused.last, ended);
    await wait(PAUSE_MS);
    return null;
  };
  const write = async ({ operation, request, doneBy, pauseMs = 0 }: Write, caller: number): Promise<void> => {
    for (let count = 0; !isOver; count += 1) {
      const name = `load-${caller}-${count}`;
      const sent = request(name);
      const keyed = { ...sent, headers: { 'idempotency-key': `${operation}-${name}` } };
      let response = await send(operation, keyed, doneBy);
      for (; response === null; response = await send(operation, keyed, doneBy)) repeated += 1;
      if (response.status >= 400 || response.headers['idempotency-replayed'] === 'true') replayed += 1;
      acknowledged[operation]?.push(name);
      if (pauseMs > 0) await wait(pauseMs);
    }
  };
  const read = async (operation: OperationId): Promise<void> => {
    while (!isOver) await send(operation, {});
  };
  const callers = [...writes.map(write), ...reads.map(read)];
  return {
    ...{ acknowledged, outcomes, refused },
    get repeated() {
      return repeated;
    },
    get replayed() {
      return replayed;
    },
    get longestMs() {
      return longestMs;
    },
    stop: async () => {
      isOver = true;
      await Promise.all(callers);
    },
  };
};
