import { RequestInvalid } from '../../../domain/foundation/errors/errors.ts';
import type { Clock } from '../../../domain/foundation/kernel/clock.ts';
import { operations } from '../../../generated/operations.ts';
import { isLoopback } from './address.ts';
import type { RequestContext } from './request-context.ts';

/** What `ALLOWED_HOSTS` says: host names with or without a port, or `*` for every host. */
export type AllowedHosts = readonly string[] | '*';

type AllowedHost = (host: URL) => boolean;

/** Who asks these may not know the public name of the server: probes of an orchestrator, a collector of metrics. */
const EXEMPT: ReadonlySet<string> = new Set(
  [operations.getLiveness, operations.getReadiness, operations.getMetrics].map(({ path }) => path),
);
const isExempt = (pathname: string): boolean => EXEMPT.has(pathname.endsWith('/') ? pathname.slice(0, -1) : pathname);

const SECONDS_BETWEEN_LINES = 60;

const isLoopbackName = (name: string): boolean =>
  name === 'localhost' || name === 'localhost.' || isLoopback(name.replace(/^\[|\]$/g, ''));

/** Name and port of a `Host`, normalised as a browser would; null for what is none. A default port of the scheme is left out. */
const parseHost = (host: string, scheme: string): URL | null => {
  return /^[\w.:[\]-]+$/.test(host) ? URL.parse(`${scheme}//${host}`) : null;
};

/** The host of a request target that names the whole address, as if to a proxy. */
const TARGET_HOST = /^https?:\/\/([^/?#]*)/i;

const NOT_OURS = 'header /host: is not a host of this server; BASE_URL sets its host, ALLOWED_HOSTS further ones';

/**
 * The names this server responds to. A page in a browser can reach a server on the same machine under a name of its own that
 * resolves to a loopback address; the name it sends gives it away (spec/rules/auth.md#host).
 */
export class Hosts {
  readonly #base: URL;
  readonly #allowed: readonly AllowedHost[] | '*';
  readonly #clock: Clock;
  readonly #log: (host: string, refused: number) => void;
  #lastAccepted: string | null = null;
  #refused = 0;
  #saidAt = Number.NEGATIVE_INFINITY;

  /** `log` is called at most once a minute, with the last refused host and how many were refused since the last call. */
  constructor(baseUrl: string, allowed: AllowedHosts, clock: Clock, log: (host: string, refused: number) => void) {
    this.#base = new URL(baseUrl);
    this.#allowed = allowed === '*' ? allowed : allowed.map((name) => entryOf(name, this.#base.protocol));
    this.#clock = clock;
    this.#log = log;
  }

  /** Throws RequestInvalid for a request that was sent to another host, or that names two. */
  require({ req, pathname }: RequestContext): void {
    if (hostCount(req.rawHeaders) > 1) throw new RequestInvalid('header /host: must be given once');
    if (isExempt(pathname)) return;
    const named = [req.headers.host, TARGET_HOST.exec(req.url ?? '')?.[1]];
    const foreign = named.find((host) => host !== undefined && !this.#isAccepted(host));
    if (foreign === undefined) return;
    this.#note(foreign);
    throw new RequestInvalid(NOT_OURS);
  }

  /** Whether a page of this origin is one of this server: its scheme, and a host it answers to. */
  isOwn(origin: string, ownHost: string | undefined): boolean {
    // With every host accepted only the one the request itself was sent to can be told from a foreign one.
    if (this.#allowed === '*') return this.isSame(origin, ownHost);
    const url = this.#originOf(origin);
    return url !== null && (url.host === this.#base.host || this.#isAccepted(url.host));
  }

  /** Whether an origin is that of `BASE_URL`, or the very host and port a request was sent to. */
  isSame(origin: string, ownHost: string | undefined): boolean {
    const url = this.#originOf(origin);
    if (url === null) return false;
    return url.host === this.#base.host || url.host === parseHost(ownHost ?? '', this.#base.protocol)?.host;
  }

  /** An origin of our scheme, or null. */
  #originOf(origin: string): URL | null {
    const url = URL.canParse(origin) ? new URL(origin) : null;
    return url?.origin === origin && url.protocol === this.#base.protocol ? url : null;
  }

  /** Nearly all requests name the same host: the last one that was accepted is not taken apart again. */
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

/** An entry without a port represents every port. */
const entryOf = (name: string, scheme: string): AllowedHost => {
  const url = parseHost(name, scheme);
  const isNameAlone = url?.hostname === name;
  return (host) => (isNameAlone ? host.hostname === name : host.host === url?.host);
};

/** The parser forwards the first of two headers; a proxy in front may have checked the second. */
const hostCount = (rawHeaders: readonly string[]): number => {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
};
