import { AsyncResource } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';
import { ServiceUnavailable } from '../errors/errors.ts';
import type { ResponsePace } from '../limits/response-pace.ts';

/** Statements of one user that may wait for a connection. */
const MOST_WAITING = 256;
/** How long one waits in the queue of its user, which is as long as one waits for the pool. */
const PATIENCE_MS = 5_000;

type Callback = (error: Error | undefined, client?: PoolClient, release?: PoolClient['release']) => void;
type Connect = (callback: Callback) => void;

/** The connections of one user: how many are held or being opened, and who waits for one. */
interface Share {
  held: number;
  readonly waiting: Set<() => void>;
  /** Set while the first who waits has to wait for the pace of the user. */
  pause: NodeJS.Timeout | null;
}

/** The ORM copies errors of the pool, so the one that is meant is the cause (see translate.ts). */
const copied = (refusal: Error): Error => new Error(refusal.message, { cause: refusal });

const tooMany = (): Error =>
  copied(new ServiceUnavailable('Too many of your requests wait for the database', { retryAfterSeconds: 1 }));

/** What is known of who asks for a connection. */
export interface ConnectionUsers {
  /** Null for work that no user waits for: it has no share. */
  readonly userId: () => string | null;
  /** Whether the work holds a connection already: it must not wait for others who wait behind it. */
  readonly isInTransaction: () => boolean;
  /** Called for work that has waited, in its own context; throws what refuses it. */
  readonly require?: () => void;
  /** How fast a user may go on. */
  readonly pace?: Pick<ResponsePace, 'waitMs' | 'isPaced'>;
}

const NO_PACE = { waitMs: () => 0, isPaced: () => false };

/** Why work that has waited does not go on; undefined when it does. */
const refusalOf = (require: () => void): Error | undefined => {
  try {
    require();
    return undefined;
  } catch (refusal) {
    return copied(refusal as Error);
  }
};

/** The shares of users in a pool. */
class Shares {
  readonly #most: number;
  readonly #require: () => void;
  readonly #pace: NonNullable<ConnectionUsers['pace']>;
  readonly #shares = new Map<string, Share>();

  constructor(most: number, { require = () => {}, pace = NO_PACE }: ConnectionUsers) {
    this.#most = most;
    this.#require = require;
    this.#pace = pace;
  }

  /** Calls back with a place of the user, or with ServiceUnavailable. */
  enter(userId: string, ready: (error?: Error) => void): void {
    const share = this.#shares.get(userId) ?? { held: 0, waiting: new Set(), pause: null };
    this.#shares.set(userId, share);
    if (share.waiting.size >= MOST_WAITING) return void ready(tooMany());
    if (share.waiting.size === 0 && this.#hasPlace(userId, share) && this.#pace.waitMs(userId) === 0) {
      share.held += 1;
      return void ready();
    }
    // Called by whoever leaves, in another context.
    const goOn = AsyncResource.bind((error?: Error) => {
      const refusal = error ?? refusalOf(this.#require);
      if (error === undefined && refusal !== undefined) this.leave(userId);
      ready(refusal);
    });
    const take = (error?: Error): void => {
      clearTimeout(timer);
      share.waiting.delete(take);
      goOn(error);
    };
    const timer = setTimeout(() => take(tooMany()), PATIENCE_MS);
    share.waiting.add(take);
    this.#serve(userId, share);
  }

  /** Gives a place back. It goes to the first who waits, so that nobody who comes later takes it. */
  leave(userId: string): void {
    const share = this.#shares.get(userId);
    if (share === undefined) return;
    share.held -= 1;
    this.#serve(userId, share);
    if (share.held === 0 && share.waiting.size === 0) this.#shares.delete(userId);
  }

  /** Users of large responses have one place: what several of them read would be written one after the other without a pause. */
  #hasPlace(userId: string, { held }: Share): boolean {
    return held < (this.#pace.isPaced(userId) ? 1 : this.#most);
  }

  /** Serves those who wait, as far as places and pace allow. */
  #serve(userId: string, share: Share): void {
    while (share.pause === null && this.#hasPlace(userId, share)) {
      const [next] = share.waiting;
      if (next === undefined) return;
      const waitMs = this.#pace.waitMs(userId);
      if (waitMs > 0) {
        share.pause = setTimeout(() => {
          share.pause = null;
          this.#serve(userId, share);
          if (share.held === 0 && share.waiting.size === 0) this.#shares.delete(userId);
        }, waitMs);
        return;
      }
      share.held += 1;
      next();
    }
  }
}

/**
 * Lets one user hold at most a quarter of the pool's connections (spec/rules/limits.md#share-of-the-pool). What is beyond waits in that
 * user's own queue, so that nobody else waits behind it.
 */
export const shareConnections = (pool: Pool, users: ConnectionUsers): void => {
  const { userId, isInTransaction } = users;
  const shares = new Shares(Math.max(1, Math.floor(pool.options.max / 4)), users);
  const connect = pool.connect.bind(pool) as Connect;

  const connectWithin = (callback: Callback): void => {
    const user = userId();
    if (user === null || isInTransaction()) return void connect(callback);
    shares.enter(user, (refusal) => {
      if (refusal !== undefined) return callback(refusal);
      connect((error, client) => {
        if (error || client === undefined) {
          shares.leave(user);
          return callback(error);
        }
        const release = client.release.bind(client);
        client.release = (reason) => {
          client.release = release;
          release(reason);
          shares.leave(user);
        };
        callback(undefined, client, client.release);
      });
    });
  };

  const connectOrPromise = (callback?: Callback): unknown =>
    callback === undefined
      ? new Promise((resolve, reject) => connectWithin((error, client) => (error ? reject(error) : resolve(client))))
      : connectWithin(callback);
  Object.assign(pool, { connect: connectOrPromise });
};
