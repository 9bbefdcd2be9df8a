import { AsyncResource } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';
import { beginSpan, isTracing, type Span, traceparent } from './tracing.ts';

type Query = (...all: unknown[]) => unknown;
type Callback = (error: unknown, ...rest: unknown[]) => void;

/** Statements that are sent as one (database/connections/statement-batch.ts). */
export interface SentBatch {
  readonly texts: readonly string[];
  callback: Callback;
  /** Sends the statements without names, so that they are not prepared. */
  forgetNames(): void;
}

/**
 * Traces what is sent on a connection of this pool, with a span for each statement or batch. It carries the first word of each statement, or
 * the name it was prepared under: the texts of many contain values.
 */
export const traceStatements = (pool: Pool): void => {
  if (!isTracing()) return;
  // Work that waited for a connection would otherwise continue in the context of the work that released it.
  const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown;
  const ownConnect = (callback?: Callback): unknown =>
    callback === undefined ? connect() : connect(AsyncResource.bind(callback));
  Object.assign(pool, { connect: ownConnect });
  pool.on('connect', traceClient);
};

const traceClient = (client: PoolClient): void => {
  const query = client.query.bind(client) as Query;
  Object.assign(client, { query: (...all: unknown[]) => watched(query, all) });
};

/** Outside of a span, such as in scheduled work, statements are not traced: most of them find nothing to do. */
const watched = (query: Query, all: unknown[]): unknown => {
  const name = nameOf(all[0]);
  if (name === null || traceparent() === null) return query(...all);
  const span = beginSpan(name, { kind: 'client', facts: { 'db.system.name': 'postgresql' } });
  if (span === null) return query(...all);
  const batch = all[0] as SentBatch;
  if (batch.texts !== undefined) {
    batch.callback = ending(span, batch.callback);
    return query(batch);
  }
  const callback = all.at(-1);
  if (typeof callback === 'function') return query(...all.slice(0, -1), ending(span, callback as Callback));
  const result = query(...all) as Promise<unknown>;
  result.then(
    () => span.end(),
    (error: unknown) => span.end(error),
  );
  return result;
};

const ending =
  (span: Span, callback: Callback): Callback =>
  (error, ...rest) => {
    span.end(error ?? undefined);
    callback(error, ...rest);
  };

const MAX_WORD = 20;

/** Null for anything but a description of a statement, such as a cursor. */
const nameOf = (query: unknown): string | null => {
  if (typeof query === 'string') return verbOf(query);
  const { name, text, texts, submit } = query as {
    readonly name?: unknown;
    readonly text?: unknown;
    readonly texts?: SentBatch['texts'];
    readonly submit?: unknown;
  };
  if (texts !== undefined) return [...new Set(texts.map(verbOf))].join(', ');
  if (submit !== undefined || typeof text !== 'string') return null;
  // A name with a colon is generated and does not say what the statement does (database/connections/statement-names.ts).
  return typeof name === 'string' && !name.includes(':') ? name : verbOf(text);
};

const verbOf = (text: string): string =>
  /^[a-z]+/i.exec(text.slice(0, 200).trimStart())?.[0].slice(0, MAX_WORD).toLowerCase() ?? 'statement';
