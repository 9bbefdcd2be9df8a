import type { EntityManager } from '@mikro-orm/postgresql';
import pg, { type Pool } from 'pg';
import { translated } from '../../foundation/database/translate.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { expireWithin } from '../../foundation/jobs/statements.ts';
import { type Clock, DAY_MS } from '../../foundation/kernel/clock.ts';
import { newId } from '../../foundation/kernel/ids.ts';
import {
  CLAIM_DELIVERIES,
  CLEAR_PREVIOUS_SECRETS,
  DISABLE_WEBHOOK_ENDPOINT,
  END_WAITING_DELIVERIES,
  FINISH_DELIVERY_ATTEMPT,
  LOCK_ENABLED_ENDPOINTS_OF_USER,
  LOCK_WEBHOOK_ENDPOINT,
  MAKE_FUTURE_DELIVERIES_DUE,
  RECORD_ENDPOINT_FAILURE,
  RECORD_ENDPOINT_SUCCESS,
  RELEASE_DELIVERY,
  RELEASE_DELIVERY_IN_TRANSACTION,
  SELECT_DELIVERY_BODY,
} from '../statements.ts';
import type { WebhookDisabledReason } from '../webhook-endpoint.entity.ts';
import type { DeliveryError } from './delivery.ts';

/** Longer than an attempt can take, so that none runs twice at the same time. Deliveries of a dead process are claimed again after it. */
const LEASE_SECONDS = 30;
/** An endpoint without a success for this long is disabled. */
const MAX_FAILING_MS = 5 * DAY_MS;

/** A delivery that this process claimed, with what the attempt needs of its endpoint. */
export interface DueDelivery {
  readonly id: string;
  readonly lease: string;
  readonly endpointId: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly channel: string;
  readonly audience: string | null;
  readonly attempts: number;
  readonly url: string;
  /** The generation of the endpoint at the claim. A new address, and enabling the endpoint again, start a new generation. */
  readonly generation: number;
  readonly createdBy: string;
  readonly secret: string;
  readonly previousSecret: string | null;
  readonly previousSecretUntil: Date | null;
}

/** The result of an attempt. */
export interface AttemptResult {
  readonly error: DeliveryError | null;
  readonly responseStatus: number | null;
  /** The time of the next attempt; null when there is none. */
  readonly nextAttemptAt: Date | null;
  readonly isGone: boolean;
}

/** After the clock was moved back, queued deliveries are due immediately and leases expire as usual. */
export const DELIVERIES_IN_FUTURE: readonly string[] = [
  expireWithin('webhook_deliveries', 'leased_until', LEASE_SECONDS),
  MAKE_FUTURE_DELIVERIES_DUE,
];

interface DeliveryQueueDeps {
  readonly pool: Pool;
  readonly uow: UnitOfWork;
  readonly clock: Clock;
}

/** The waiting deliveries. They exist only in the database: a process owns one only by its lease (spec/rules/webhooks.md#crashes). */
export class DeliveryQueue {
  readonly #pool: Pool;
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;

  constructor({ pool, uow, clock }: DeliveryQueueDeps) {
    this.#pool = pool;
    this.#uow = uow;
    this.#clock = clock;
  }

  /** Claims due deliveries within the limits of their endpoints. */
  async claim(): Promise<readonly DueDelivery[]> {
    const now = this.#clock.now();
    const values = [now, newId(), new Date(now.getTime() + LEASE_SECONDS * 1000)];
    const query = { name: 'webhook-claim', text: CLAIM_DELIVERIES, types: pg.types, values };
    return (await translated(this.#pool.query<DueDelivery>(query))).rows;
  }

  /** The body of an attempt, read when the attempt starts; null when the delivery was deleted. */
  async bodyOf({ id }: DueDelivery): Promise<string | null> {
    const query = { name: 'webhook-body', text: SELECT_DELIVERY_BODY, values: [id] };
    return (await translated(this.#pool.query<{ body: string }>(query))).rows[0]?.body ?? null;
  }

  /** Releases a delivery whose attempt did not finish: it is due as before. */
  async release({ id, lease }: DueDelivery): Promise<void> {
    await translated(this.#pool.query(RELEASE_DELIVERY, [id, lease]));
  }

  /**
   * Stores the result of an attempt and its effect on the endpoint. Returns why the endpoint was disabled, or null. Does nothing when
   * another process has the lease or the endpoint was deleted. A result for an earlier generation of the endpoint only ends the delivery,
   * and only if it succeeded (spec/rules/webhooks.md#attempts).
   */
  async end(due: DueDelivery, attempt: AttemptResult): Promise<WebhookDisabledReason | null> {
    const now = this.#clock.now();
    return this.#uow.write(async (em) => {
      const [endpoint] = await em.execute<{ generation: number }[]>(LOCK_WEBHOOK_ENDPOINT, [due.endpointId]);
      const isOfNow = endpoint?.generation === due.generation;
      if (!isOfNow && attempt.error !== null) {
        await em.execute(RELEASE_DELIVERY_IN_TRANSACTION, [due.id, due.lease]);
        return null;
      }
      if (!(await this.#close(em, due, attempt, now))) return null;
      if (!isOfNow || attempt.error === 'not_visible') return null;
      if (attempt.error === null) {
        await em.execute(RECORD_ENDPOINT_SUCCESS, [now, due.endpointId]);
        return null;
      }
      const deadline = new Date(now.getTime() - MAX_FAILING_MS);
      const [row] = await em.execute<{ isFailing: boolean }[]>(RECORD_ENDPOINT_FAILURE, [
        now,
        now,
        due.endpointId,
        deadline,
      ]);
      const reason = attempt.isGone ? 'gone' : row?.isFailing === true ? 'failing' : null;
      return reason !== null && (await disable(em, due.endpointId, reason, now)) ? reason : null;
    });
  }

  /** Disables the endpoints of a deleted account and ends their deliveries. Returns the ids of the endpoints. */
  async disableOfUser(userId: string): Promise<readonly string[]> {
    const now = this.#clock.now();
    return this.#uow.write(async (em) => {
      const rows = await em.execute<{ id: string }[]>(LOCK_ENABLED_ENDPOINTS_OF_USER, [userId]);
      for (const { id } of rows) await disablePermanently(em, id, 'owner', now);
      return rows.map(({ id }) => id);
    });
  }

  /** Deletes replaced secrets that no longer sign. */
  async deleteReplacedSecrets(): Promise<void> {
    await translated(this.#pool.query(CLEAR_PREVIOUS_SECRETS, [this.#clock.now()]));
  }

  async #close(em: EntityManager, { id, lease }: DueDelivery, attempt: AttemptResult, now: Date): Promise<boolean> {
    const { error, responseStatus, nextAttemptAt } = attempt;
    const over = error === null ? 'succeeded' : 'dead';
    const status = nextAttemptAt === null ? over : 'failed';
    const finishedAt = nextAttemptAt === null ? now : null;
    const values = [status, responseStatus, error, nextAttemptAt, finishedAt, id, lease];
    return (await em.execute<unknown[]>(FINISH_DELIVERY_ATTEMPT, values)).length > 0;
  }
}

const disable = async (em: EntityManager, id: string, reason: WebhookDisabledReason, now: Date): Promise<boolean> =>
  (await em.execute<unknown[]>(DISABLE_WEBHOOK_ENDPOINT, [reason, now, id])).length > 0;

/** Disables an endpoint and ends its waiting deliveries, in the caller's transaction. */
export const disablePermanently = async (
  em: EntityManager,
  endpointId: string,
  reason: WebhookDisabledReason,
  now: Date,
): Promise<void> => {
  await disable(em, endpointId, reason, now);
  await em.execute(END_WAITING_DELIVERIES, [now, endpointId]);
};
