import {
  ConcurrencyLimited,
  OperationRateLimited,
  RateLimited,
  ServiceUnavailable,
} from '../../domain/errors/errors.ts';
import type { GeneralLimit } from '../../domain/limits/general-limit.ts';
import { type Limit, parseLimit } from '../../domain/limits/limit.ts';
import type { DeclaredCap, DeclaredLimit } from '../../domain/limits/limit-settings.ts';
import type { Permits, ReleasePermit } from '../../domain/limits/permits.ts';
import type { SlidingWindows } from '../../domain/limits/sliding-windows.ts';
import type { LiveSettings } from '../../domain/settings/live-settings.ts';
import { operations } from '../../generated/operations.ts';
import type { Exchange, Match } from './exchange.ts';
import type { OperationPolicy } from './policy.ts';

const policies: readonly OperationPolicy[] = Object.values(operations);

/** The windows and caps the document declares, one of each bucket. */
export const declaredLimits = (): DeclaredLimit[] => {
  const byBucket = new Map<string, DeclaredLimit>();
  for (const { window } of policies) {
    if (window !== null)
      byBucket.set(window.bucket, { bucket: window.bucket, limit: { max: window.points, seconds: window.seconds } });
  }
  return [...byBucket.values()];
};
export const declaredCaps = (): DeclaredCap[] => {
  const byBucket = new Map<string, DeclaredCap>();
  for (const { concurrency } of policies) if (concurrency !== null) byBucket.set(concurrency.bucket, concurrency);
  return [...byBucket.values()].map(({ bucket, cap }) => ({ bucket, cap }));
};

/** Enforces the limits of the document with the values in force (auth.md 7); one switch turns all of it off. */
export class Limits {
  readonly #general: GeneralLimit;
  readonly #windows: SlidingWindows;
  readonly #permits: Permits;
  readonly #settings: LiveSettings;
  readonly #isOn: boolean;

  constructor(general: GeneralLimit, windows: SlidingWindows, permits: Permits, settings: LiveSettings, isOn: boolean) {
    this.#general = general;
    this.#windows = windows;
    this.#permits = permits;
    this.#settings = settings;
    this.#isOn = isOn;
  }

  /** The general limit: of the user when one is known on a protected operation, else of the address. Throws RateLimited. */
  admit(exchange: Exchange): void | Promise<void> {
    if (!this.#isOn || exchange.match?.policy.isUnlimited === true) return;
    if (exchange.actor !== null) return this.#admitTo('general_user', exchange.actor.userId);
    return this.#admitRefreshed(exchange.limitSubject);
  }

  /** A credential brings the revision of the settings along; where there is none it is asked for, unless the database is away. */
  async #admitRefreshed(subject: string): Promise<void> {
    await this.#settings.refresh().catch(ignoreUnavailable);
    await this.admitAddress(subject);
  }

  /** The general limit of an address for what is no request yet, without a statement for the settings. Throws RateLimited. */
  async admitAddress(subject: string): Promise<void> {
    if (this.#isOn) await this.#admitTo('general_address', subject);
  }

  #admitTo(bucket: string, subject: string): void | Promise<void> {
    const limit = this.#limit(bucket);
    if (limit === null) return;
    const waitSeconds = this.#general.hit(`${bucket}:${subject}`, limit);
    if (waitSeconds instanceof Promise) return waitSeconds.then(refuseGeneral);
    refuseGeneral(waitSeconds);
  }

  /** The window of the operation. Throws OperationRateLimited; sets the RateLimit headers of the answer. */
  async countOperation(exchange: Exchange, { policy }: Match): Promise<void> {
    const { window } = policy;
    if (!this.#isOn || window === null) return;
    const limit = this.#limit(window.bucket);
    if (limit === null) return;
    const subject = window.by === 'user' ? (exchange.actor?.userId ?? '') : exchange.limitSubject;
    const result = await this.#windows.hit(`${window.bucket}:${subject}`, limit);
    exchange.headers['ratelimit-limit'] = String(result.limit);
    exchange.headers['ratelimit-remaining'] = String(result.remaining);
    exchange.headers['ratelimit-reset'] = String(result.resetSeconds);
    if (!result.isAllowed) {
      throw new OperationRateLimited('Too many requests of this kind; wait and try again', {
        retryAfterSeconds: result.resetSeconds,
      });
    }
  }

  /** A permit under the cap of the operation, or null when it has none. Throws ConcurrencyLimited. */
  async takePermit(exchange: Exchange, { policy }: Match): Promise<ReleasePermit | null> {
    const { concurrency } = policy;
    if (!this.#isOn || concurrency === null || !isCounted(concurrency.beyond, exchange.search)) return null;
    const cap = this.#settings.number('concurrency', concurrency.bucket);
    if (cap === 0) return null;
    const release = await this.#permits.acquire(`${concurrency.bucket}:${subjectOf(concurrency.by, exchange)}`, cap);
    if (release !== null) return release;
    throw new ConcurrencyLimited('An earlier request of this kind is still running', { retryAfterSeconds: 1 });
  }

  #limit(bucket: string): Limit | null {
    return parseLimit(this.#settings.text('limits', bucket)) ?? null;
  }
}

/**
 * Whether a request counts under a cap that only large ones have. The query has not been validated by now: what is malformed does
 * not count and goes on to be refused.
 */
const isCounted = (beyond: { readonly query: string; readonly value: number } | null, search: string): boolean => {
  if (beyond === null) return true;
  const [text, ...more] = new URLSearchParams(search).getAll(beyond.query);
  if (text === undefined) return true;
  return more.length === 0 && WHOLE.test(text) && Number(text) > beyond.value;
};

const WHOLE = /^\d{1,15}$/;

const subjectOf = (by: string, exchange: Exchange): string => {
  if (by === 'deployment') return 'deployment';
  return by === 'user'
    ? (exchange.actor?.userId ?? '')
    : (exchange.params[by.slice('path:'.length)] ?? '').toLowerCase();
};

const ignoreUnavailable = (error: unknown): void => {
  if (!(error instanceof ServiceUnavailable)) throw error;
};

const refuseGeneral = (waitSeconds: number | null): void => {
  if (waitSeconds !== null)
    throw new RateLimited('Too many requests; wait and try again', { retryAfterSeconds: waitSeconds });
};
