import type { EntityManager } from '@mikro-orm/postgresql';
import pg, { type Pool } from 'pg';
import { translated } from '../../foundation/database/translate.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { expireWithin, MIN_SKEW_SECONDS } from '../../foundation/jobs/clock-skew-repair.ts';
import { type Clock, DAY_MS } from '../../foundation/kernel/clock.ts';
import { newId } from '../../foundation/kernel/ids.ts';
import type { WebhookDisabledReason } from '../webhook-endpoint.entity.ts';
import type { DeliveryError } from './delivery.ts';

/** Parallel attempts of one endpoint. A slow endpoint blocks only its own attempts. */
const MAX_PARALLEL_ATTEMPTS = 4;
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

/** Claims the due deliveries of each endpoint, up to its limit of parallel attempts. No delivery is claimed by two processes. */
const CLAIM = `with due as (
    select d.id from webhook_endpoints e cross join lateral (
      select w.id from webhook_deliveries w
      where w.endpoint_id = e.id and w.status in ('pending', 'failed') and w.next_attempt_at <= $1
        and (w.leased_until is null or w.leased_until <= $1)
      order by w.next_attempt_at
      limit greatest(0, ${MAX_PARALLEL_ATTEMPTS} - (select count(*) from webhook_deliveries l
        where l.endpoint_id = e.id and l.status in ('pending', 'failed') and l.leased_until > $1))
      for update skip locked) d
    where e.is_enabled)
  update webhook_deliveries d set lease = $2, leased_until = $3 from due, webhook_endpoints e
  where d.id = due.id and e.id = d.endpoint_id
  returning d.id, d.lease, d.endpoint_id as "endpointId", d.event_id as "eventId", d.event_type as "eventType", d.channel, d.audience,
    d.attempts, e.url, e.generation, e.created_by as "createdBy", e.secret, e.previous_secret as "previousSecret",
    e.previous_secret_until as "previousSecretUntil"`;

/** After the clock was moved back, queued deliveries are due immediately and leases expire as usual. */
export const DELIVERIES_IN_FUTURE: readonly string[] = [
  expireWithin('webhook_deliveries', 'leased_until', LEASE_SECONDS),
  `update webhook_deliveries set next_attempt_at = $1::timestamptz
    where status = 'pending' and next_attempt_at > $1::timestamptz + interval '${MIN_SKEW_SECONDS} seconds'`,
];

/** Reads the body through the delivery, which may have been deleted. */
const BODY = `select k.body from webhook_deliveries d join webhook_events k on k.event_id = d.event_id where d.id = $1`;

const RELEASE = 'update webhook_deliveries set lease = null, leased_until = null where id = $1 and lease = $2';

/** Deleting an endpoint locks its row first too, so that no deadlock occurs. */
const LOCK_ENDPOINT = 'select generation from webhook_endpoints where id = ? for no key update';
const END = `update webhook_deliveries set status = ?, attempts = attempts + 1, response_status = ?, error = ?, next_attempt_at = ?,
  finished_at = ?, lease = null, leased_until = null where id = ? and lease = ? returning 1`;
const SUCCEEDED = 'update webhook_endpoints set last_success_at = ?, failing_since = null where id = ?';
const FAILED = `update webhook_endpoints set last_failure_at = ?, failing_since = coalesce(failing_since, ?) where id = ?
  returning failing_since <= ? as "isFailing"`;
const DISABLE = `update webhook_endpoints set is_enabled = false, disabled_reason = ?, updated_at = ?
  where id = ? and is_enabled returning id`;
const RELEASE_HERE = 'update webhook_deliveries set lease = null, leased_until = null where id = ? and lease = ?';
const END_WAITING = `update webhook_deliveries set status = 'dead', error = 'not_visible', next_attempt_at = null, finished_at = ?,
  lease = null, leased_until = null where endpoint_id = ? and status in ('pending', 'failed')`;
const FORGET_SECRETS = `update webhook_endpoints set previous_secret = null, previous_secret_until = null
  where previous_secret_until <= $1`;
const ENABLED_OF = 'select id from webhook_endpoints where created_by = ? and is_enabled order by id for no key update';

/** The waiting deliveries. They exist only in the database: a process owns one only by its lease (spec/rules/webhooks.md#crashes). */
export class DeliveryQueue {
  readonly #pool: Pool;
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;

  constructor(pool: Pool, uow: UnitOfWork, clock: Clock) {
    this.#pool = pool;
    this.#uow = uow;
    this.#clock = clock;
  }

  /** Claims due deliveries within the limits of their endpoints. */
  async claim(): Promise<readonly DueDelivery[]> {
    const now = this.#clock.now();
    const values = [now, newId(), new Date(now.getTime() + LEASE_SECONDS * 1000)];
    const query = { name: 'webhook-claim', text: CLAIM, types: pg.types, values };
    return (await translated(this.#pool.query<DueDelivery>(query))).rows;
  }

  /** The body of an attempt, read when the attempt starts; null when the delivery was deleted. */
  async bodyOf({ id }: DueDelivery): Promise<string | null> {
    const query = { name: 'webhook-body', text: BODY, values: [id] };
    return (await translated(this.#pool.query<{ body: string }>(query))).rows[0]?.body ?? null;
  }

  /** Releases a delivery whose attempt did not finish: it is due as before. */
  async release({ id, lease }: DueDelivery): Promise<void> {
    await translated(this.#pool.query(RELEASE, [id, lease]));
  }

  /**
   * Stores the result of an attempt and its effect on the endpoint. Returns why the endpoint was disabled, or null. Does nothing when
   * another process has the lease or the endpoint was deleted. A result for an earlier generation of the endpoint only ends the delivery,
   * and only if it succeeded (spec/rules/webhooks.md#attempts).
   */
  async end(due: DueDelivery, attempt: AttemptResult): Promise<WebhookDisabledReason | null> {
    const now = this.#clock.now();
    return this.#uow.write(async (em) => {
      const [endpoint] = await em.execute<{ generation: number }[]>(LOCK_ENDPOINT, [due.endpointId]);
      const isOfNow = endpoint?.generation === due.generation;
      if (!isOfNow && attempt.error !== null) {
        await em.execute(RELEASE_HERE, [due.id, due.lease]);
        return null;
      }
      if (!(await this.#close(em, due, attempt, now))) return null;
      if (!isOfNow || attempt.error === 'not_visible') return null;
      if (attempt.error === null) {
        await em.execute(SUCCEEDED, [now, due.endpointId]);
        return null;
      }
      const patience = new Date(now.getTime() - MAX_FAILING_MS);
      const [row] = await em.execute<{ isFailing: boolean }[]>(FAILED, [now, now, due.endpointId, patience]);
      const reason = attempt.isGone ? 'gone' : row?.isFailing === true ? 'failing' : null;
      return reason !== null && (await disable(em, due.endpointId, reason, now)) ? reason : null;
    });
  }

  /** Disables the endpoints of a deleted account and ends their deliveries. Returns the ids of the endpoints. */
  async disableOfUser(userId: string): Promise<readonly string[]> {
    const now = this.#clock.now();
    return this.#uow.write(async (em) => {
      const rows = await em.execute<{ id: string }[]>(ENABLED_OF, [userId]);
      for (const { id } of rows) await disablePermanently(em, id, 'owner', now);
      return rows.map(({ id }) => id);
    });
  }

  /** Deletes replaced secrets that no longer sign. */
  async deleteReplacedSecrets(): Promise<void> {
    await translated(this.#pool.query(FORGET_SECRETS, [this.#clock.now()]));
  }

  async #close(em: EntityManager, { id, lease }: DueDelivery, attempt: AttemptResult, now: Date): Promise<boolean> {
    const { error, responseStatus, nextAttemptAt } = attempt;
    const over = error === null ? 'succeeded' : 'dead';
    const status = nextAttemptAt === null ? over : 'failed';
    const finishedAt = nextAttemptAt === null ? now : null;
    const values = [status, responseStatus, error, nextAttemptAt, finishedAt, id, lease];
    return (await em.execute<unknown[]>(END, values)).length > 0;
  }
}

const disable = async (em: EntityManager, id: string, reason: WebhookDisabledReason, now: Date): Promise<boolean> =>
  (await em.execute<unknown[]>(DISABLE, [reason, now, id])).length > 0;

/** Disables an endpoint and ends its waiting deliveries, in the caller's transaction. */
export const disablePermanently = async (
  em: EntityManager,
  endpointId: string,
  reason: WebhookDisabledReason,
  now: Date,
): Promise<void> => {
  await disable(em, endpointId, reason, now);
  await em.execute(END_WAITING, [now, endpointId]);
};
