import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { maySee, type Reader } from '../events/visibility.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { Conflict, NotFound } from '../foundation/errors/errors.ts';
import type { Feed } from '../foundation/events/feed.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { newId, parseUuid } from '../foundation/kernel/ids.ts';
import type { UserService } from '../users/user-service.ts';
import { type DeliveredEvent, type DeliveryStatus, deliveryRow, QUEUE } from './delivery.ts';
import type { EndpointAudit } from './endpoint-audit.ts';
import { findEndpoint, requireOwn } from './endpoint-service.ts';
import { isWanted } from './event-types.ts';
import { KeptEvents } from './kept-events.ts';
import type { WebhookEndpointRecord } from './webhook-endpoint.entity.ts';

/** One event by its id, or those of a span of time. */
export type WantedAgain =
  | { readonly eventId: string }
  | { readonly since: Date; readonly until: Date | null; readonly status: DeliveryStatus | null };

interface RedeliveryParts {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly feed: Feed;
  readonly users: Pick<UserService, 'rolesOf'>;
  readonly endpointAudit: EndpointAudit;
  /** Called once something new waits. */
  readonly onQueued: () => void;
}

/** What one call queues at most. */
const MOST_AT_ONCE = 10_000;

/**
 * A new series begins. The lease of an attempt under way is taken from it, so that its end is not written over the new series, but not its
 * time, so that no second one begins beside it.
 */
const AGAIN = `status = 'pending', attempts = 0, response_status = null, error = null, next_attempt_at = ?, finished_at = null,
  lease = null, kept_from = ?`;
const ONE_AGAIN = `update webhook_deliveries set ${AGAIN} where endpoint_id = ? and event_id = ? returning 1`;
const RANGE_AGAIN = `with again as (
    select id from webhook_deliveries
    where endpoint_id = ? and event_at >= ? and event_at < ? and (?::text is null or status = ?)
    order by event_at limit ${MOST_AT_ONCE}),
  begun as (update webhook_deliveries d set ${AGAIN} from again where d.id = again.id returning 1)
  select count(*)::int as count from begun`;

/** Sends again what was sent, and for the first time what was missed (spec/rules/webhooks.md#redelivery). */
export class Redelivery {
  readonly #parts: RedeliveryParts;
  readonly #kept: KeptEvents;

  constructor(parts: RedeliveryParts) {
    this.#parts = parts;
    this.#kept = new KeptEvents(parts.feed);
  }

  /** How many deliveries begin anew. Throws NotFound, Forbidden, or Conflict for a disabled endpoint. */
  async redeliver(endpointId: string, wanted: WantedAgain, actor: Actor): Promise<number> {
    return this.#queueing(endpointId, actor, 'webhook_endpoint.redelivered', async (em, endpoint) => {
      const queued =
        'eventId' in wanted
          ? await this.#one(em, endpoint, wanted.eventId)
          : await this.#range(
              em,
              endpoint,
              { ...wanted, until: wanted.until ?? this.#parts.clock.now() },
              wanted.status,
            );
      return { result: queued, details: { queued } };
    });
  }

  /** Sends an event to this endpoint alone; its id. Throws NotFound, Forbidden, or Conflict for a disabled endpoint. */
  async test(endpointId: string, actor: Actor): Promise<string> {
    return this.#queueing(endpointId, actor, 'webhook_endpoint.tested', async (em, endpoint) => {
      const payload = { endpoint_id: endpoint.id };
      const event = { id: newId(), type: 'webhook.test', channel: 'system', audience: null, payload };
      await this.#queue(em, endpoint, [{ ...event, at: this.#parts.clock.now() }]);
      return { result: event.id, details: { event_id: event.id } };
    });
  }

  async #queueing<T>(
    endpointId: string,
    actor: Actor,
    action: `webhook_endpoint.${string}`,
    work: (
      em: EntityManager,
      endpoint: WebhookEndpointRecord,
    ) => Promise<{ readonly result: T; readonly details: Record<string, unknown> }>,
  ): Promise<T> {
    const result = await this.#parts.uow.write(async (em) => {
      const endpoint = await findEndpoint(em, endpointId, LockMode.PESSIMISTIC_WRITE);
      requireOwn(endpoint, actor);
      if (!endpoint.isEnabled) throw new Conflict('The webhook endpoint is disabled; enable it first');
      const done = await work(em, endpoint);
      this.#parts.endpointAudit.record(em, action, endpoint, actor, done.details);
      return done.result;
    });
    this.#parts.onQueued();
    return result;
  }

  async #one(em: EntityManager, endpoint: WebhookEndpointRecord, eventId: string): Promise<number> {
    const id = parseUuid(eventId);
    const now = this.#parts.clock.now();
    const again = id === null ? [] : await em.execute<unknown[]>(ONE_AGAIN, [now, now, endpoint.id, id]);
    if (again.length > 0) return again.length;
    const event = id === null ? null : await this.#kept.byId(id);
    const reader = await this.#readerOf(endpoint);
    if (event === null || reader === null || !maySee(reader, event))
      throw new NotFound('The event is neither among the deliveries of this endpoint nor kept');
    return this.#queue(em, endpoint, [event]);
  }

  async #range(
    em: EntityManager,
    endpoint: WebhookEndpointRecord,
    span: { readonly since: Date; readonly until: Date },
    status: DeliveryStatus | null,
  ): Promise<number> {
    const now = this.#parts.clock.now();
    const values = [endpoint.id, span.since, span.until, status, status, now, now];
    const [row] = await em.execute<{ count: number }[]>(RANGE_AGAIN, values);
    const again = row?.count ?? 0;
    return status === null ? again + (await this.#missed(em, endpoint, span, MOST_AT_ONCE - again)) : again;
  }

  /** Queues kept events that have no delivery, at most so many. */
  async #missed(
    em: EntityManager,
    endpoint: WebhookEndpointRecord,
    { since, until }: { readonly since: Date; readonly until: Date },
    most: number,
  ): Promise<number> {
    const reader = await this.#readerOf(endpoint);
    if (reader === null) return 0;
    let queued = 0;
    for await (const batch of this.#kept.since(since)) {
      if (queued + batch.length > most) break;
      const wanted = batch.filter(
        (event) =>
          event.at >= since && event.at < until && isWanted(endpoint.eventTypes, event.type) && maySee(reader, event),
      );
      queued += await this.#queue(em, endpoint, wanted);
    }
    return queued;
  }

  async #readerOf({ createdBy: userId }: WebhookEndpointRecord): Promise<Reader | null> {
    const role = (await this.#parts.users.rolesOf([userId])).get(userId);
    return role === undefined ? null : { userId, role };
  }

  async #queue(em: EntityManager, { id }: WebhookEndpointRecord, events: readonly DeliveredEvent[]): Promise<number> {
    if (events.length === 0) return 0;
    const rows = events.map((event) => deliveryRow(id, event));
    const [row] = await em.execute<{ count: number }[]>(QUEUE, [JSON.stringify(rows), this.#parts.clock.now()]);
    return row?.count ?? 0;
  }
}
