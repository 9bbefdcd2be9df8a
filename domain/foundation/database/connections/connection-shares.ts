import { AsyncResource } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';
import { ServiceUnavailable } from '../../errors/errors.ts';
import type { ResponsePace } from '../../kernel/response-pace.ts';

/** Statements of one user that may wait for a connection. */
const MAX_WAITING = 1024;
/** The longest wait in the queue of a user; it equals the longest wait for the pool. */
const MAX_WAIT_MS = 5_000;

type Callback = (error: Error | undefined, client?: PoolClient, release?: PoolClient['release']) => void;
type Connect = (callback: Callback) => void;

/**
 * Work that waits for a connection of its user, with its own context: another request releases the connection. It drops the callback after
 * the call, because a waiter in the old space of the heap would keep alive the rows that the work reads.
 */
class Waiter extends AsyncResource {
  #ready: ((error?: Error) => void) | null;
  readonly #timer: NodeJS.Timeout;

  constructor(ready: (error?: Error) => void, expire: (waiter: Waiter) => void) {
    super('Waiter');
    this.#ready = ready;
    this.#timer = setTimeout(() => expire(this), MAX_WAIT_MS);
  }

  /** The error that `require` throws for the work now. */
  refusal(require: () => void): Error | undefined {
    try {
      this.runInAsyncScope(require);
      return undefined;
    } catch (refusal) {
      return copied(refusal as Error);
    }
  }

  settle(error?: Error): void {
    const ready = this.#ready;
    this.#ready = null;
    clearTimeout(this.#timer);
    if (ready !== null) this.runInAsyncScope(ready, undefined, error);
  }
}

/** The connections of one user: the number held or being opened, and the work that waits for one. */
interface Share {
  held: number;
  readonly waiting: Set<Waiter>;
  /** Set while the queue waits for the pace of the user. */
  pause: NodeJS.Timeout | null;
}

/** The ORM copies errors of the pool; translate.ts reads the original from `cause`. */
const copied = (refusal: Error): Error => new Error(refusal.message, { cause: refusal });

const tooMany = (): Error =>
  copied(
    new ServiceUnavailable('Too many of your requests are waiting for the database; send fewer in parallel', {
      retryAfterSeconds: 1,
    }),
  );

/** What the pool knows about the user of a connection. */
export interface ConnectionUsers {
  /** Null for work that no user waits for: it has no share. */
  readonly userId: () => string | null;
  /** Whether the work holds a connection already. It must not wait, because work ahead of it may need its locks. */
  readonly isInTransaction: () => boolean;
  /** Checks work that has waited, in its own context; throws the error that refuses it. */
  readonly require?: () => void;
  /** The pace of the user after large responses. */
  readonly pace?: Pick<ResponsePace, 'see' | 'waitMs' | 'isPaced'>;
}

const NO_PACE = { see: () => {}, waitMs: () => 0, isPaced: () => false };

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

  /** Calls back when the user gets a connection, or with ServiceUnavailable. */
  enter(userId: string, ready: (error?: Error) => void): void {
    this.#pace.see(userId);
    const share = this.#shares.get(userId) ?? { held: 0, waiting: new Set(), pause: null };
    this.#shares.set(userId, share);
    if (share.waiting.size >= MAX_WAITING) return void ready(tooMany());
    if (share.waiting.size === 0 && this.#hasPlace(userId, share) && this.#pace.waitMs(userId) === 0) {
      share.held += 1;
      return void ready();
    }
    const expire = (waiter: Waiter): void => {
      share.waiting.delete(waiter);
      waiter.settle(tooMany());
    };
    share.waiting.add(new Waiter(ready, expire));
    this.#serve(userId, share);
  }

  /** Frees a connection of the user. The first in the queue gets it, before anyone who arrives later. */
  leave(userId: string): void {
    const share = this.#shares.get(userId);
    if (share === undefined) return;
    share.held -= 1;
    this.#serve(userId, share);
    this.#forget(userId, share);
  }

  /** Forgets a share that is not in use. One that pauses is kept: its timer must not delete a later share of the user. */
  #forget(userId: string, { held, waiting, pause }: Share): void {
    if (held === 0 && waiting.size === 0 && pause === null) this.#shares.delete(userId);
  }

  /** A paced user has one connection: with several, their responses would be written one after the other without a pause. */
  #hasPlace(userId: string, { held }: Share): boolean {
    return held < (this.#pace.isPaced(userId) ? 1 : this.#most);
  }

  /** Serves the queue as far as connections and pace allow. */
  #serve(userId: string, share: Share): void {
    while (share.pause === null && this.#hasPlace(userId, share)) {
      const [next] = share.waiting;
      if (next === undefined) return;
      const waitMs = this.#pace.waitMs(userId);
      if (waitMs > 0) {
        share.pause = setTimeout(() => {
          share.pause = null;
          this.#serve(userId, share);
          this.#forget(userId, share);
        }, waitMs);
        return;
      }
      share.waiting.delete(next);
      const refusal = next.refusal(this.#require);
      if (refusal === undefined) share.held += 1;
      next.settle(refusal);
    }
  }
}

/** Frees the share with the connection. Its closure must not see the callback: the connection would keep the rows of the work. */
const leaveOnRelease = (client: PoolClient, shares: Shares, userId: string): void => {
  const release = client.release.bind(client);
  client.release = (reason) => {
    client.release = release;
    release(reason);
    shares.leave(userId);
  };
};

/**
 * Lets one user hold at most a quarter of the pool's connections (spec/rules/limits.md#share-of-the-pool). Further work waits in
 * that user's queue and does not delay other users.
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
        leaveOnRelease(client, shares, user);
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
