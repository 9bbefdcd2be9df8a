import type { WebSocket } from 'ws';
import type { OffsetPage, Page } from '../../../domain/foundation/kernel/pages/page.ts';

/** The internal names of cookies; on the wire some have a prefix (handlers/http/contracts/cookies.ts). */
export type CookieName = 'session' | 'csrf_token' | 'refresh_token' | 'device';

/** A cookie to set; an empty value with `maxAgeSeconds` 0 clears it. */
export interface CookieChange {
  readonly name: CookieName;
  readonly value: string;
  readonly path: string;
  readonly isHttpOnly: boolean;
  readonly maxAgeSeconds: number;
}

interface Extras {
  readonly location?: string;
  readonly cookies?: readonly CookieChange[];
  readonly headers?: Readonly<Record<string, string>>;
  /** The tag of the resource, without quotes, if it is not a hash of `data`. */
  readonly tag?: string;
  /** Identifies the created record if the response contains a secret: a replay returns this name instead. */
  readonly secretOf?: string;
}

export interface Result<S, D> extends Extras {
  readonly kind: 'data';
  readonly status: S;
  readonly data: D;
}

/** The serialised JSON of a value. The type of the value is kept, so that the response is checked like any other. */
export interface JsonText<D> {
  readonly text: string;
  /** The whole body, if it is large: concurrent readers share one buffer. */
  readonly envelope?: Buffer;
  readonly valueType?: D;
}

/** A response whose JSON may already exist; it is requested only if a body is sent. */
export interface ReadyResult<S, D> extends Extras {
  readonly kind: 'ready';
  readonly status: S;
  readonly json: () => JsonText<D>;
  /** An upper limit for the size of the JSON, known before it is serialised. */
  readonly bytes: number;
  readonly tag: string;
}

/** JSON that is serialised while it is read: the parts so far, the remaining ones, and the end. */
export interface LongJson<D> {
  readonly head: string;
  readonly rest: AsyncIterable<string> | null;
  readonly tail: string;
  readonly valueType?: D;
}

/** A response that may be too long to hold in memory. */
export interface LongResult<S, D> extends Extras {
  readonly kind: 'long';
  readonly status: S;
  readonly json: LongJson<D>;
  readonly tag: string;
}

/** A page of a list. A cursor list has the position to sign; an offset list has its pagination. */
export interface PageResult<D, P = unknown> {
  readonly kind: 'page';
  readonly status: 200;
  readonly headers?: Readonly<Record<string, string>>;
  readonly data: readonly D[];
  readonly nextPosition: readonly string[] | null;
  readonly pagination?: P;
}

/**
 * A page of a numbered list that may be large: it ends at the byte limit, so its pagination is known only at the end.
 */
export interface NumberedResult<D, P = unknown> {
  readonly kind: 'numbered';
  readonly status: 200;
  readonly data: readonly D[];
  /** The entries after `data`; null if there are none. */
  readonly rest: AsyncIterable<readonly D[]> | null;
  readonly paginationAfter: (entries: number) => P;
}

/** A page of a cursor list whose items are already JSON. */
export interface ReadyPageResult<D> {
  readonly kind: 'ready-page';
  readonly status: 200;
  readonly items: readonly JsonText<D>[];
  readonly nextPosition: readonly string[] | null;
}

/** A response without the JSON envelope: documents, pages and metrics. */
export interface TextResult extends Extras {
  readonly kind: 'text';
  readonly status: 200;
  readonly mediaType: string;
  /** Whether it is a reference page or the interface document. */
  readonly isDocument?: boolean;
  /** A buffer for text that is sent many times, so that it is encoded once. */
  readonly text: string | Buffer;
}

/** A part of a content, in bytes; both ends are included. */
export interface ByteSpan {
  readonly first: number;
  readonly last: number;
}

/** Stored bytes of any media type. A client may request a range of them. */
export interface ContentResult extends Extras {
  readonly kind: 'content';
  readonly status: 200;
  readonly mediaType: string;
  /** In bytes. */
  readonly size: number;
  readonly tag: string;
  /** Called for a content that is not empty. */
  readonly read: (span: ByteSpan) => AsyncIterable<Buffer>;
}

/** One frame of an event stream. */
export interface Frame {
  readonly id?: string;
  readonly event: string;
  readonly data: unknown;
  /** The JSON of `data`, if the frame is sent to many subscribers and already serialised. */
  readonly text?: string;
}

/** A response that is sent frame by frame. An error during the stream becomes its last frame, `error`. */
export interface EventsResult<F extends Frame> extends Extras {
  readonly kind: 'events';
  readonly status: 200;
  readonly frames: AsyncIterable<F>;
}

/** The connection becomes a WebSocket. Exactly one of the two functions is called. */
export interface Upgrade {
  readonly accept: (socket: WebSocket) => void;
  /** The client disconnected: releases what was acquired for the socket. */
  readonly abandon: () => void;
}

/** The end of HTTP on this connection, without a response. */
export interface UpgradeResult extends Extras {
  readonly kind: 'upgrade';
  readonly status: 101;
  readonly upgrade: Upgrade;
}

/** A JSON-RPC response, whose protocol determines status and form; null without a body. */
export interface RpcResult extends Extras {
  readonly kind: 'rpc';
  readonly status: number;
  readonly mediaType: string | null;
  readonly text: string;
}

/** A result with data. */
export type DataResult = Result<number, unknown> | ReadyResult<number, unknown>;

/** Any result of a handler. */
export type AnyResult =
  | DataResult
  | LongResult<number, unknown>
  | PageResult<unknown>
  | NumberedResult<unknown>
  | ReadyPageResult<unknown>
  | TextResult
  | ContentResult
  | RpcResult
  | EventsResult<Frame>
  | UpgradeResult;

export const ok = <D>(data: D, extras: Extras = {}): Result<200, D> => ({
  kind: 'data',
  status: 200,
  data,
  ...extras,
});

export const ready = <D>(tag: string, bytes: number, json: () => JsonText<D>): ReadyResult<200, D> => ({
  kind: 'ready',
  status: 200,
  json,
  bytes,
  tag,
});

export const long = <D>(tag: string, json: LongJson<D>): LongResult<200, D> => ({
  kind: 'long',
  status: 200,
  json,
  tag,
});

export const created = <D>(data: D, extras: Extras = {}): Result<201, D> => ({
  kind: 'data',
  status: 201,
  data,
  ...extras,
});

/** The request was accepted and its work continues. */
export const accepted = <D>(data: D): Result<202, D> => ({ kind: 'data', status: 202, data });

export const noContent = (extras: Extras = {}): Result<204, undefined> => ({
  kind: 'data',
  status: 204,
  data: undefined,
  ...extras,
});

/** A report that the deployment is not ready: a success envelope with status 503. */
export const unready = <D>(data: D): Result<503, D> => ({ kind: 'data', status: 503, data });

/** A cursor list. */
export const pageResult = <T, D>(found: Page<T>, present: (item: T) => D): PageResult<D, never> => ({
  kind: 'page',
  status: 200,
  data: found.items.map(present),
  nextPosition: found.nextPosition,
});

/** A cursor list whose items `write` serialises. */
export const readyPage = <T, D>(found: Page<T>, write: (item: T) => JsonText<D>): ReadyPageResult<D> => ({
  kind: 'ready-page',
  status: 200,
  items: found.items.map(write),
  nextPosition: found.nextPosition,
});

/** The pagination of an offset list, for a page with the given number of entries. */
export const paginationAfter = ({ offset, limit, total }: Omit<OffsetPage<unknown>, 'items'>, entries: number) => ({
  offset,
  limit,
  total,
  has_more: offset + entries < total,
});

/** An offset list. */
export const offsetPage = <T, D>(found: OffsetPage<T>, present: (item: T) => D) => ({
  kind: 'page' as const,
  status: 200 as const,
  data: found.items.map(present),
  nextPosition: null,
  pagination: paginationAfter(found, found.items.length),
});

export const textResult = (mediaType: string, body: string | Buffer, extras: Extras = {}): TextResult => ({
  kind: 'text',
  status: 200,
  mediaType,
  text: body,
  ...extras,
});

/** Stored bytes. */
export const content = (
  stored: Pick<ContentResult, 'mediaType' | 'size' | 'tag' | 'read'>,
  headers: Readonly<Record<string, string>>,
): ContentResult => ({ kind: 'content', status: 200, headers, ...stored });

/** A reference page or the interface document. */
export const document = (mediaType: string, body: Buffer): TextResult => ({
  ...textResult(mediaType, body),
  isDocument: true,
});

export const rpc = (status: number, mediaType: string | null, body: string): RpcResult => ({
  kind: 'rpc',
  status,
  mediaType,
  text: body,
  headers: { vary: 'Accept' },
});

export const upgrade = (accept: Upgrade['accept'], abandon: Upgrade['abandon']): UpgradeResult => ({
  kind: 'upgrade',
  status: 101,
  upgrade: { accept, abandon },
});

/** An event stream. */
export const events = <F extends Frame>(frames: AsyncIterable<F>, extras: Extras = {}): EventsResult<F> => ({
  kind: 'events',
  status: 200,
  frames,
  ...extras,
});
