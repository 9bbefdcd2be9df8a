import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie } from 'cookie';
import type { RequestHandler } from 'express';
import type { Span } from '../../../domain/foundation/tracing/tracing.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { createAddressOf, isLoopback, networksOf } from './address.ts';
import { CallerDisconnected } from './caller-disconnected.ts';
import { wireNameOf } from './cookies.ts';
import type { ResponseHeaders } from './http-response.ts';
import type { Caller } from './operation.ts';
import { RequestSource } from './request-source.ts';
import type { CookieName } from './result.ts';
import { targetOf } from './target.ts';
import { type OnUntrustedProxy, watchProxies } from './untrusted-proxies.ts';
import { offerOf } from './upgrade-offer.ts';

/** A request, and what is collected during its processing for the response, the log and the cleanup. */
export class RequestContext implements Caller {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  /** The correlation id of the request. An id from the client is never adopted. */
  readonly instance = randomUUID();
  readonly startedAt = performance.now();
  readonly method: string;
  readonly pathname: string;
  readonly search: string;
  readonly #isSecure: boolean;
  /** The address of the request, and its caller once authenticated. */
  readonly source: RequestSource;
  /** Headers of the response, in addition to those that every response has. */
  readonly headers: Record<string, ResponseHeaders[string]> = {};
  /** The operation, once it is matched; for the log and the metrics. */
  operationId: OperationId | null = null;
  /** The span of the request; null without tracing. */
  span: Span | null = null;
  #release: (() => Promise<void>) | null = null;
  #cookies: Record<string, string | undefined> | null = null;
  #signal: AbortSignal | null = null;

  /** `isSecure`: the public URL is https, which determines the names of cookies. */
  constructor(req: IncomingMessage, res: ServerResponse, address: string, isSecure = false) {
    this.#isSecure = isSecure;
    this.req = req;
    this.res = res;
    this.source = new RequestSource(address, this.header('user-agent') ?? '');
    this.method = req.method ?? 'GET';
    const { pathname, search } = targetOf(req.url ?? '/');
    this.pathname = pathname;
    this.search = search;
  }

  /** The value of a request header; repeated headers are joined by commas. */
  header(name: string): string | null {
    const value = this.req.headers[name];
    return value === undefined ? null : String(value);
  }

  cookie(name: CookieName): string | null {
    this.#cookies ??= parseCookie(this.req.headers.cookie ?? '');
    return this.#cookies[wireNameOf(name, this.#isSecure)] ?? null;
  }

  get isLocal(): boolean {
    return isLoopback(this.address) && !Object.keys(this.req.headers).some(isForwarding);
  }

  get address(): string {
    return this.source.sender;
  }

  get limitSubject(): string {
    return this.source.addressGroup;
  }

  get limitNetworks(): readonly string[] {
    return networksOf(this.limitSubject);
  }

  get userAgent(): string {
    return this.source.userAgent;
  }

  get isHead(): boolean {
    return this.method === 'HEAD';
  }

  get offersUpgrade(): boolean {
    return offerOf(this.req) !== null;
  }

  /** Aborted with CallerDisconnected when the connection closes before the response. Created on first use. */
  get signal(): AbortSignal {
    this.#signal ??= this.#watchCaller();
    return this.#signal;
  }

  /** Registers a release that runs once the request has ended, however it ends. */
  hold(release: () => Promise<void>): void {
    if (this.#release !== null) throw new Error('the request holds something already');
    this.#release = release;
  }

  /** Runs the registered releases, once. */
  async giveBack(): Promise<void> {
    const release = this.#release;
    this.#release = null;
    await release?.();
  }

  #watchCaller(): AbortSignal {
    const leaving = new AbortController();
    const leave = (): void => {
      if (!this.res.writableEnded) leaving.abort(new CallerDisconnected());
    };
    if (this.res.closed || this.res.destroyed) leave();
    else this.res.once('close', leave);
    return leaving.signal;
  }
}

const CONTEXT = Symbol('context');

/** Headers that proxies set. */
const isForwarding = (header: string): boolean =>
  header === 'forwarded' || header === 'x-real-ip' || header.startsWith('x-forwarded-');

/** Creates the context of every request; `contextOf` returns it from here on. */
export const beginRequests = (
  trustedProxies: readonly string[],
  isSecure: boolean,
  onUntrustedProxy: OnUntrustedProxy,
): RequestHandler => {
  const addressOf = createAddressOf(trustedProxies);
  const watch = watchProxies(trustedProxies, onUntrustedProxy);
  return (req, res, next) => {
    watch(req);
    (req as { [CONTEXT]?: RequestContext })[CONTEXT] = new RequestContext(req, res, addressOf(req), isSecure);
    next();
  };
};

/** The context of a request. */
export const contextOf = (req: IncomingMessage): RequestContext => {
  const context = (req as { [CONTEXT]?: RequestContext })[CONTEXT];
  if (context === undefined) throw new Error('the request has not begun');
  return context;
};
