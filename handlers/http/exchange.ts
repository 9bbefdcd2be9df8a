import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie } from 'cookie';
import type { Operation } from 'openapi-backend';
import type { Actor } from '../../domain/kernel/actor.ts';
import type { PageRequest } from '../../domain/kernel/page.ts';
import type { OperationId } from '../../generated/operations.ts';
import { limitSubjectOf } from './address.ts';
import type { Caller } from './operation.ts';
import type { OperationPolicy } from './policy.ts';

/** What comes before the path when a client names the whole address, as if to a proxy (RFC 9112, 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** The operation a request was matched to. */
export interface Match {
  readonly operationId: OperationId;
  readonly policy: OperationPolicy;
  /** What openapi-backend knows of it: its security requirements above all. */
  readonly operation: Operation;
}

/** The caller closed the connection before the answer: nobody is there to be told, and nothing is wrong. */
export class CallerGone extends Error {}

/** One request on its way through the pipeline, and what the steps have found out about it so far. */
export class Exchange implements Caller {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  /** The correlation id of the request; a client's own is never adopted. */
  readonly instance = randomUUID();
  readonly startedAt = performance.now();
  readonly method: string;
  readonly pathname: string;
  readonly search: string;
  readonly address: string;
  /** Headers collected for the answer, beside those every answer has. */
  readonly headers: Record<string, string | readonly string[]> = {};

  /** The decoded segments of the path. */
  segments: readonly string[] = [];
  match: Match | null = null;
  /** The path parameters as text, and once they are validated as values. */
  params: Record<string, string> = {};
  path: Record<string, unknown> = {};
  query: Record<string, unknown> = {};
  body: unknown;
  page: PageRequest = { limit: 50, position: null };
  actor: Actor | null = null;
  /** The look-up of the credential, and when it began, in seconds of the monotonic clock. */
  identified: Promise<Actor> | null = null;
  identifiedAt = 0;
  /** The actor was found by the session cookie, which a browser sends by itself. */
  isByCookie = false;
  /** Gives back what the request holds; run once, however it ends. */
  release: (() => Promise<void>) | null = null;
  #cookies: Record<string, string | undefined> | null = null;
  #signal: AbortSignal | null = null;

  constructor(req: IncomingMessage, res: ServerResponse, address: string) {
    this.req = req;
    this.res = res;
    this.address = address;
    this.method = req.method ?? 'GET';
    const url = (req.url ?? '/').replace(ORIGIN, '');
    const mark = url.indexOf('?');
    this.pathname = mark === -1 ? url : url.slice(0, mark);
    this.search = mark === -1 ? '' : url.slice(mark + 1);
  }

  /** The value of a request header; of a repeated one the values joined by commas. */
  header(name: string): string | null {
    const value = this.req.headers[name];
    return value === undefined ? null : String(value);
  }

  cookie(name: string): string | null {
    this.#cookies ??= parseCookie(this.req.headers.cookie ?? '');
    return this.#cookies[name] ?? null;
  }

  /** Aborted, with CallerGone as its reason, when the connection ends before the answer. Made for those who ask for it. */
  get signal(): AbortSignal {
    this.#signal ??= this.#watchCaller();
    return this.#signal;
  }

  #watchCaller(): AbortSignal {
    const leaving = new AbortController();
    const leave = (): void => {
      if (!this.res.writableEnded) leaving.abort(new CallerGone('the caller closed the connection'));
    };
    if (this.res.closed || this.res.destroyed) leave();
    else this.res.once('close', leave);
    return leaving.signal;
  }

  get limitSubject(): string {
    return limitSubjectOf(this.address);
  }

  get userAgent(): string {
    return this.header('user-agent') ?? '';
  }
}
