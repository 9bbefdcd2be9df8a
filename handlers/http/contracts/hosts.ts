import { RequestInvalid } from '../../../domain/foundation/errors/errors.ts';
import type { Clock } from '../../../domain/foundation/kernel/clock.ts';
import { operations } from '../../../generated/operations.ts';
import { isLoopback } from './address.ts';
import type { RequestContext } from './request-context.ts';

/** The value of `ALLOWED_HOSTS`: host names with or without a port, or `*` for every host. */
export type AllowedHosts = readonly string[] | '*';

type AllowedHost = (host: URL) => boolean;

/** Operations whose callers may not know the public name: probes of an orchestrator and metrics collectors. */
const EXEMPT: ReadonlySet<string> = new Set(
  [operations.getLiveness, operations.getReadiness, operations.getMetrics].map(({ path }) => path),
);
const isExempt = (pathname: string): boolean => EXEMPT.has(pathname.endsWith('/') ? pathname.slice(0, -1) : pathname);

const SECONDS_BETWEEN_LINES = 60;

const isLoopbackName = (name: string): boolean =>
  name === 'localhost' || name === 'localhost.' || isLoopback(name.replace(/^\[|\]$/g, ''));

/**
 * Host name and port of a `Host` header, normalised as browsers do; null if it is invalid. The default port of the
 * scheme is omitted.
 */
const parseHost = (host: string, scheme: string): URL | null => {
  return /^[\w.:[\]-]+$/.test(host) ? URL.parse(`${scheme}//${host}`) : null;
};

/** The host of a request target in absolute form. */
const TARGET_HOST = /^https?:\/\/([^/?#]*)/i;

const NOT_OURS = 'header /host: is not a host of this server; BASE_URL sets its host, ALLOWED_HOSTS further ones';

/**
 * The host names of this server. A page in a browser can reach a server on the same machine through its own name that
 * resolves to a loopback address; the `Host` header reveals that name (spec/rules/auth.md#host).
 */
export class Hosts {
  readonly #base: URL;
  readonly #allowed: readonly AllowedHost[] | '*';
  readonly #clock: Clock;
  readonly #log: (host: string, refused: number) => void;
  #lastAccepted: string | null = null;
  #refused = 0;
  #saidAt = Number.NEGATIVE_INFINITY;

  /**
   * `log` is called at most once a minute, with the last refused host and the number of refused requests since the last call.
   */
  constructor(baseUrl: string, allowed: AllowedHosts, clock: Clock, log: (host: string, refused: number) => void) {
    this.#base = new URL(baseUrl);
    this.#allowed = allowed === '*' ? allowed : allowed.map((name) => entryOf(name, this.#base.protocol));
    this.#clock = clock;
    this.#log = log;
  }

  /** Throws RequestInvalid for a request to another host, or with two `Host` headers. */
  require({ req, pathname }: RequestContext): void {
    if (hostCount(req.rawHeaders) > 1) throw new RequestInvalid('header /host: must be given once');
    if (isExempt(pathname)) return;
    const named = [req.headers.host, TARGET_HOST.exec(req.url ?? '')?.[1]];
    const foreign = named.find((host) => host !== undefined && !this.#isAccepted(host));
    if (foreign === undefined) return;
    this.#note(foreign);
    throw new RequestInvalid(NOT_OURS);
  }

  /** Whether the origin belongs to this server: same scheme, and an allowed host. */
  isOwn(origin: string, ownHost: string | undefined): boolean {
    // If every host is allowed, only the host of the request itself can be distinguished from a foreign one.
    if (this.#allowed === '*') return this.isSame(origin, ownHost);
    const url = this.#originOf(origin);
    return url !== null && (url.host === this.#base.host || this.#isAccepted(url.host));
  }

  /** Whether the origin is that of `BASE_URL`, or the host and port of the request. */
  isSame(origin: string, ownHost: string | undefined): boolean {
    const url = this.#originOf(origin);
    if (url === null) return false;
    return url.host === this.#base.host || url.host === parseHost(ownHost ?? '', this.#base.protocol)?.host;
  }

  /** The URL of an origin with our scheme; otherwise null. */
  #originOf(origin: string): URL | null {
    const url = URL.canParse(origin) ? new URL(origin) : null;
    return url?.origin === origin && url.protocol === this.#base.protocol ? url : null;
  }

  /** Nearly all requests name the same host, so the last accepted one is not parsed again. */
  #isAccepted(host: string): boolean {
    if (this.#allowed === '*' || host === this.#lastAccepted) return true;
    if (!this.#isOurs(host, this.#allowed)) return false;
    this.#lastAccepted = host;
    return true;
  }

  #isOurs(host: string, allowed: readonly AllowedHost[]): boolean {
    const url = parseHost(host, this.#base.protocol);
    if (url === null) return false;
    return url.host === this.#base.host || isLoopbackName(url.hostname) || allowed.some((isAllowed) => isAllowed(url));
  }

  #note(host: string): void {
    this.#refused += 1;
    const now = this.#clock.monotonicSeconds();
    if (now - this.#saidAt < SECONDS_BETWEEN_LINES) return;
    this.#log(host.slice(0, 256), this.#refused);
    this.#saidAt = now;
    this.#refused = 0;
  }
}

/** An entry without a port matches every port. */
const entryOf = (name: string, scheme: string): AllowedHost => {
  const url = parseHost(name, scheme);
  const isNameAlone = url?.hostname === name;
  return (host) => (isNameAlone ? host.hostname === name : host.host === url?.host);
};

/** The parser returns the first of two headers; a proxy may have checked the second. */
const hostCount = (rawHeaders: readonly string[]): number => {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
};
