import pg, { type Pool } from 'pg';
import { translated } from '../database/translate.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { DomainError } from '../errors/domain-error.ts';
import { Conflict } from '../errors/errors.ts';
import { type Clock, HOUR_MS } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import { poll } from '../kernel/polling.ts';
import type { Renewals } from '../lease.ts';
import type { KeyedHash } from '../secrets/keyed-hash.ts';
import { type ClaimIdentity, ClaimRelease } from './claim-release.ts';
import {
  CLAIM_IDEMPOTENCY_KEY,
  DELETE_IDEMPOTENT_RESPONSES,
  FINISH_IDEMPOTENCY_CLAIM,
  NOTE_IDEMPOTENT_RESPONSE,
  RENEW_IDEMPOTENCY_CLAIM,
} from './statements.ts';

/** The operation, user and key of a request. */
export interface ClaimKey {
  readonly operation: string;
  readonly userId: string;
  readonly key: string;
  /** The validated request as canonical text; another one under the same key is a conflict. Only a keyed hash of it is stored. */
  readonly content: string;
}

/**
 * A response as it was sent. `secretOf` names the created record when the response must not be stored. `body` is null when it was too large
 * to be stored: its `location` leads to the record.
 */
export interface StoredResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly secretOf: string | null;
}

interface Row {
  readonly holder: string | null;
  readonly fingerprint: string;
  readonly status: number | null;
  readonly headers: Record<string, string> | null;
  readonly body: string | null;
  readonly secret_target: string | null;
  readonly meanwhile: StoredResponse | null;
  readonly has_lapsed: boolean;
}

const KEPT_HOURS = 24;
const WAIT_SECONDS = 30;

const NOTHING = {
  ...{ holder: null, status: null, headers: null, body: null, secret_target: null },
  ...{ meanwhile: null, has_lapsed: false },
};

/** The response of a retry: the stored one, or the noted one of a holder that crashed. */
const keptIn = ({
  status,
  headers,
  body,
  secret_target: secretOf,
  meanwhile,
  has_lapsed,
}: Row): StoredResponse | null => {
  if (status !== null) return { status, headers: headers ?? {}, body, secretOf };
  return has_lapsed ? meanwhile : null;
};

const identityOf = ({ operation, userId, key }: ClaimKey, holder: string): ClaimIdentity => [
  operation,
  userId,
  key,
  holder,
];

const conflict = (): DomainError => new Conflict('The first request with this Idempotency-Key is still running');

/** A claim that this process holds while its request runs. */
export interface Claim {
  /**
   * Stores the response, in the caller's transaction when one is open. Throws Conflict when the claim was taken over, or expired after a
   * response was noted.
   */
  finish(response: StoredResponse): Promise<void>;
  /**
   * Notes, in the caller's transaction, the response of retries in case the request does not finish. From then on the claim is never free
   * again. Throws Conflict as `finish` does.
   */
  note(response: StoredResponse): Promise<void>;
  /** Releases the claim, so that a retry may run, or finishes it with the noted response. */
  abandon(): Promise<void>;
}

/** Options of a caller that waits for the first request of a key. */
interface Waiting {
  /** Aborted when the caller has disconnected. */
  readonly signal?: AbortSignal;
  /** The error when the first request is still running after the longest wait. */
  readonly stillRunning?: () => Error;
}

export interface IdempotencyDeps {
  readonly pool: Pool;
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  /** Prevents guessing the content of requests, which may have passwords and keys, from what is stored. */
  readonly hash: KeyedHash;
  readonly renewals: Renewals;
}

/**
 * Stores `Idempotency-Key` claims and responses in the database: they survive restarts and apply across replicas
 * (spec/rules/requests.md#idempotency-keys).
 */
export class IdempotencyClaims {
  readonly #pool: Pool;
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #hash: KeyedHash;
  readonly #renewals: Renewals;
  readonly #release: ClaimRelease;

  constructor({ pool, uow, clock, hash, renewals }: IdempotencyDeps) {
    this.#pool = pool;
    this.#uow = uow;
    this.#clock = clock;
    this.#hash = hash;
    this.#renewals = renewals;
    this.#release = new ClaimRelease(pool);
  }

  /**
   * Returns a claim to run the request, or the stored response. While the same request is running elsewhere it waits for up to 30 s. Throws
   * Conflict for another request under the key, `stillRunning` when the first is still running then, and the reason of `signal` when the
   * caller has disconnected.
   */
  async claim(request: ClaimKey, { signal, stillRunning = conflict }: Waiting = {}): Promise<Claim | StoredResponse> {
    const fingerprints = this.#hash.allOf(request.content);
    return poll({
      attempt: () => this.#attempt(request, fingerprints),
      seconds: WAIT_SECONDS,
      clock: this.#clock,
      late: stillRunning,
      signal,
    });
  }

  /** Returns null while the first request is running. */
  async #attempt(
    request: ClaimKey,
    fingerprints: readonly [string, ...string[]],
  ): Promise<Claim | StoredResponse | null> {
    const holder = newId();
    const row = await this.#tryClaim(request, fingerprints[0], holder).catch((error: unknown) => {
      // The claim may have been written although the connection was lost before it was confirmed.
      void this.#release.free(identityOf(request, holder));
      throw error;
    });
    if (row.holder === holder) return this.#hold(request, holder);
    if (!fingerprints.includes(row.fingerprint)) throw new Conflict('The Idempotency-Key was used for another request');
    return keptIn(row);
  }

  /** Deletes the stored responses of a user's operation that name a record, in the caller's transaction; their keys are free again. */
  async forget(operation: string, userId: string, name: string): Promise<void> {
    await this.#uow.write((em) => em.execute(DELETE_IDEMPOTENT_RESPONSES, [operation, userId, name]));
  }

  /** Takes the claim when it is free, its holder has crashed, or the stored response is outdated. Returns the current row. */
  async #tryClaim({ operation, userId, key }: ClaimKey, fingerprint: string, holder: string): Promise<Row> {
    const now = this.#clock.now();
    const values = [
      operation,
      userId,
      key,
      fingerprint,
      holder,
      this.#renewals.expiry(),
      new Date(now.getTime() + KEPT_HOURS * HOUR_MS),
      now,
    ];
    const { rows } = await translated(
      this.#pool.query<Row>({
        name: 'claim-idempotency',
        types: pg.types,
        text: CLAIM_IDEMPOTENCY_KEY,
        values,
      }),
    );
    return rows[0] ?? { ...NOTHING, fingerprint };
  }

  #hold(request: ClaimKey, holder: string): Claim {
    const identity = identityOf(request, holder);
    const renewal = this.#renewals.task(() =>
      this.#pool.query(RENEW_IDEMPOTENCY_CLAIM, [...identity, this.#renewals.expiry(), this.#clock.now()]),
    );
    renewal.startBackground();
    const change = async (text: string, values: readonly unknown[]): Promise<void> => {
      const changed = await this.#uow.write((em) =>
        em.execute<{ affectedRows: number }>(text, [...values, ...identity, this.#clock.now()], 'run'),
      );
      if (changed.affectedRows !== 1)
        throw new Conflict('The request took too long and a retry with the same Idempotency-Key replaced it');
    };
    return {
      finish: async ({ status, headers, body, secretOf }) => {
        renewal.stop();
        await change(FINISH_IDEMPOTENCY_CLAIM, [status, JSON.stringify(headers), body, secretOf]);
      },
      note: (response) => change(NOTE_IDEMPOTENT_RESPONSE, [JSON.stringify(response)]),
      abandon: async () => {
        renewal.stop();
        await this.#release.free(identity);
      },
    };
  }
}
