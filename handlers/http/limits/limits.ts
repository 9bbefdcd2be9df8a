import { hash } from 'node:crypto';
import {
  ConcurrencyLimited,
  OperationRateLimited,
  RateLimited,
  ServiceUnavailable,
} from '../../../domain/foundation/errors/errors.ts';
import type { ConcurrencySlots, ReleaseSlot } from '../../../domain/foundation/limits/concurrency-slots.ts';
import { type Limit, parseLimit } from '../../../domain/foundation/limits/limit.ts';
import {
  capSetting,
  type DeclaredCap,
  type DeclaredLimit,
  GENERAL_LIMITS,
  limitSetting,
} from '../../../domain/foundation/limits/limit-settings.ts';
import { MIN_RESERVED_OPERATION_LIMIT, type Reservations } from '../../../domain/foundation/limits/reservations.ts';
import type { SlidingWindows } from '../../../domain/foundation/limits/sliding-windows.ts';
import type { LiveSettings } from '../../../domain/foundation/settings/live-settings.ts';
import type { SettingDefinition } from '../../../domain/foundation/settings/setting-definition.ts';
import { operations } from '../../../generated/operations.ts';
import type { Complete, Identified } from '../contracts/contexts.ts';
import type { Concurrency, OperationPolicy, Window } from '../document/policy.ts';

const policies: readonly OperationPolicy[] = Object.values(operations);

/** The windows and concurrency limits that the document declares, one for each bucket. */
export const declaredLimits = (): DeclaredLimit[] => {
  const found = new Map<string, DeclaredLimit>();
  for (const { window } of policies) {
    if (window !== null)
      found.set(window.bucket, { bucket: window.bucket, limit: { max: window.points, seconds: window.seconds } });
  }
  return [...found.values()];
};
export const declaredCaps = (): DeclaredCap[] => {
  const found = new Map<string, DeclaredCap>();
  for (const { concurrency } of policies) if (concurrency !== null) found.set(concurrency.bucket, concurrency);
  return [...found.values()].map(({ bucket, cap }) => ({ bucket, cap }));
};

/** Settings by bucket. Throws for a bucket that the document does not declare. */
const byBucket = <Value extends string | number>(settings: readonly SettingDefinition<Value>[]) => {
  const found = new Map(settings.map((setting) => [setting.key, setting]));
  return (bucket: string): SettingDefinition<Value> => {
    const setting = found.get(bucket);
    if (setting === undefined) throw new Error(`no such bucket: ${bucket}`);
    return setting;
  };
};
const limitOf = byBucket([...GENERAL_LIMITS, ...declaredLimits()].map(limitSetting));
const capOf = byBucket(declaredCaps().map(capSetting));

export interface LimitsDeps {
  readonly reservations: Reservations;
  readonly windows: SlidingWindows;
  readonly slots: ConcurrencySlots;
  readonly settings: LiveSettings;
  readonly isOn: boolean;
  /** The window in which a message to `/mcp` counts instead of that of `/mcp`; null for most messages. */
  readonly windowOfMessage: (message: unknown) => Window | null;
  /** The session that a refresh token would renew now, or null. */
  readonly sessionOfRefresh: (refreshToken: string | null) => Promise<string | null>;
}

/**
 * Enforces the limits of the document with the current settings (spec/rules/limits.md#rates); one setting disables all
 * of them.
 */
export class Limits {
  readonly #deps: LimitsDeps;
  /** The last parsed setting of each bucket, because every request needs several. */
  readonly #parsed = new Map<string, { readonly text: string; readonly limit: Limit | null }>();

  constructor(deps: LimitsDeps) {
    this.#deps = deps;
  }

  /** The general limit: per user if one is known, otherwise per address. Throws RateLimited. */
  admit({ policy, identity, request }: Identified): void | Promise<void> {
    if (policy.isUnlimited) return;
    if (identity === null) return this.admitAnonymous(request);
    if (identity.actor.credential.kind === 'system_token') return this.#admitSystemToken(identity.actor.userId);
    if (this.#deps.isOn && policy.countsInGeneral) return this.#admitTo('general_user', identity.actor.userId);
  }

  /**
   * The general limit of an address. A lookup of a credential returns the revision of the settings. Without a lookup it
   * is read here, also while limits are disabled, because requests depend on other settings too
   * (spec/rules/organisation.md#live-effect).
   */
  async admitAnonymous({ limitSubject }: { readonly limitSubject: string }): Promise<void> {
    await this.#deps.settings.refresh().catch(ignoreUnavailable);
    await this.admitAddress(limitSubject);
  }

  /** The system token is valid without a lookup in the database. */
  async #admitSystemToken(userId: string): Promise<void> {
    await this.#deps.settings.refresh().catch(ignoreUnavailable);
    if (this.#deps.isOn) await this.#admitTo('general_user', userId);
  }

  /** The general limit of an address before there is a request; it does not read the settings. Throws RateLimited. */
  async admitAddress(subject: string): Promise<void> {
    if (this.#deps.isOn) await this.#admitTo('general_address', subject);
  }

  #admitTo(bucket: string, subject: string): void | Promise<void> {
    const limit = this.#limit(bucket);
    if (limit === null) return;
    const waitSeconds = this.#deps.reservations.hit(`${bucket}:${subject}`, limit);
    if (waitSeconds instanceof Promise) return waitSeconds.then(refuseGeneral);
    refuseGeneral(waitSeconds);
  }

  /** The window of the operation. Throws OperationRateLimited; sets the RateLimit headers of the response. */
  async countOperation(identified: Identified): Promise<void> {
    const { window, countsTools } = identified.policy;
    if (!countsTools) await this.#count(identified, window);
  }

  /** The window of a message to `/mcp` that was read. Throws and sets headers as `countOperation`. */
  async countMessage(complete: Complete): Promise<void> {
    const { window, countsTools } = complete.policy;
    if (countsTools) await this.#count(complete, this.#deps.windowOfMessage(complete.body) ?? window);
  }

  async #count(identified: Identified, window: Window | null): Promise<void> {
    const { request } = identified;
    if (!this.#deps.isOn || window === null) return;
    const limit = this.#limit(window.bucket);
    if (limit === null) return;
    const subject = await this.#windowSubject(identified, window);
    const key = `${window.bucket}:${subject}`;
    const { windows, reservations } = this.#deps;
    const result = await (limit.max < MIN_RESERVED_OPERATION_LIMIT
      ? windows.hit(key, limit)
      : reservations.count(key, limit));
    request.headers['ratelimit-limit'] = String(result.limit);
    request.headers['ratelimit-remaining'] = String(result.remaining);
    request.headers['ratelimit-reset'] = String(result.resetSeconds);
    if (!result.isAllowed) {
      throw new OperationRateLimited('Too many requests of this kind; wait and try again', {
        retryAfterSeconds: result.resetSeconds,
      });
    }
  }

  /**
   * A call with a valid refresh token is limited per session, not per address, so that others at the address cannot
   * block it.
   */
  async #windowSubject({ request, policy: { access }, identity }: Identified, window: Window): Promise<string> {
    if (window.by === 'user') return identity?.actor.userId ?? '';
    if (!access.includes('refresh')) return request.limitSubject;
    const session = await this.#deps.sessionOfRefresh(request.cookie('refresh_token')).catch(nothingIfUnavailable);
    return session === null ? request.limitSubject : `session:${session}`;
  }

  /**
   * Takes a place in the operation's concurrency limit, if it has one, for the duration of the request. Throws
   * ConcurrencyLimited.
   */
  async takeSlot({ request, policy, identity, params, body }: Complete): Promise<void> {
    const { concurrency } = policy;
    if (concurrency === null || isExempt(concurrency.unless, request.search, body)) return;
    request.hold(await this.takeFor(concurrency.bucket, subjectOf(concurrency.by, identity?.actor.userId, params)));
  }

  /** Takes a place in the concurrency limit of the operation that a tool runs, if it has one. Throws ConcurrencyLimited. */
  async takeForTool(
    { concurrency }: OperationPolicy,
    userId: string,
    params: Readonly<Record<string, string>>,
    body: unknown,
  ): Promise<ReleaseSlot> {
    if (concurrency === null || isExempt(concurrency.unless, '', body)) return async () => {};
    return this.takeFor(concurrency.bucket, subjectOf(concurrency.by, userId, params));
  }

  /** Takes a place in a concurrency limit for a user or object. Throws ConcurrencyLimited. */
  async takeFor(bucket: string, subject: string): Promise<ReleaseSlot> {
    const cap = this.#deps.isOn ? this.#deps.settings.get(capOf(bucket)) : 0;
    if (cap === 0) return async () => {};
    const release = await this.#deps.slots.acquire(`${bucket}:${subject}`, cap);
    if (release === null) throw tooMany();
    return release;
  }

  #limit(bucket: string): Limit | null {
    const text = this.#deps.settings.get(limitOf(bucket));
    const known = this.#parsed.get(bucket);
    if (known?.text === text) return known.limit;
    const limit = parseLimit(text) ?? null;
    this.#parsed.set(bucket, { text, limit });
    return limit;
  }
}

/** Whether the request is exempt from the concurrency limit. The query and the body are not validated yet. */
const isExempt = (unless: Concurrency['unless'], search: string, body: unknown): boolean => {
  if (unless === null) return false;
  const { name, value } = unless;
  if (unless.in === 'query') return new URLSearchParams(search).getAll(name).includes(String(value));
  return ((body as Readonly<Record<string, unknown>> | null | undefined)?.[name] ?? value) === value;
};

const subjectOf = (by: string, userId: string | undefined, params: Readonly<Record<string, string>>): string => {
  if (by === 'deployment') return 'deployment';
  if (by === 'user') return userId ?? '';
  const [scope = '', name = ''] = by.split('path:');
  return `${scope === '' ? '' : `${userId ?? ''}:`}${keyOf(params[name] ?? '')}`;
};

const PLAIN_ID = /^[\w.-]{1,128}$/;

/** The path is not validated yet: text that cannot be an id is counted by its hash and refused later. */
const keyOf = (id: string): string => (PLAIN_ID.test(id) ? id.toLowerCase() : hash('sha256', id));

const tooMany = (): ConcurrencyLimited =>
  new ConcurrencyLimited('Another request of this kind is still running; retry when it has finished', {
    retryAfterSeconds: 1,
  });

const ignoreUnavailable = (error: unknown): void => {
  if (!(error instanceof ServiceUnavailable)) throw error;
};

const nothingIfUnavailable = (error: unknown): null => {
  ignoreUnavailable(error);
  return null;
};

const refuseGeneral = (waitSeconds: number | null): void => {
  if (waitSeconds !== null)
    throw new RateLimited('Too many requests; wait and try again', { retryAfterSeconds: waitSeconds });
};
