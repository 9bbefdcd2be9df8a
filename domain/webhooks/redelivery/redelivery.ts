import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { maySee, type Reader } from '../../events/visibility.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { Conflict, NotFound } from '../../foundation/errors/errors.ts';
import type { Feed } from '../../foundation/events/feed.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import { newId, parseUuid } from '../../foundation/kernel/ids.ts';
import type { UserService } from '../../users/user-service.ts';
import type { DeliveredEvent } from '../delivery/delivery.ts';
import { queueEvents } from '../delivery/queue-events.ts';
import type { EndpointAudit } from '../endpoints/audit.ts';
import { findEndpoint, requireOwn } from '../endpoints/service.ts';
import { REQUEUE_DELIVERY } from '../statements.ts';
import type { WebhookEndpointRecord } from '../webhook-endpoint.entity.ts';
import { KeptEvents } from './kept-events.ts';
import { RangeRedelivery } from './range-redelivery.ts';
import { type RedeliveryRequest, type RedeliveryResult, validateRedelivery } from './redelivery-request.ts';

interface RedeliveryParts {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly feed: Feed;
  readonly users: Pick<UserService, 'rolesOf'>;
  readonly endpointAudit: EndpointAudit;
  /** Called when deliveries were queued. */
  readonly onQueued: () => void;
}

/** Stores the response for a replay, in the open transaction. */
export type StoreRedelivery = (redelivered: RedeliveryResult) => Promise<void>;

/** Redelivers events that were sent, and delivers events that were missed (spec/rules/webhooks.md#redelivery). */
export class Redelivery {
  readonly #parts: RedeliveryParts;
  readonly #kept: KeptEvents;
  readonly #range: RangeRedelivery;

  constructor(parts: RedeliveryParts) {
    this.#parts = parts;
    this.#kept = new KeptEvents(parts.feed);
    this.#range = new RangeRedelivery({ uow: parts.uow, clock: parts.clock, kept: this.#kept });
  }

  /**
   * Throws RequestInvalid, NotFound, Forbidden, or Conflict for a disabled endpoint. A time range is queued in several transactions: after
   * a failure the deliveries queued so far stay queued.
   */
  async redeliver(
    endpointId: string,
    wanted: RedeliveryRequest,
    actor: Actor,
    keep: StoreRedelivery,
  ): Promise<RedeliveryResult> {
    const once = validateRedelivery(wanted, this.#parts.clock.now());
    if ('eventId' in once) {
      return this.#queueing(endpointId, actor, 'webhook_endpoint.redelivered', async (em, endpoint) => {
        const result = { queued: await this.#one(em, endpoint, once.eventId), nextSince: null };
        await keep(result);
        return { result, details: { event_id: once.eventId } };
      });
    }
    const { since, until, status } = once;
    const details = { since: since.toISOString(), until: until.toISOString(), status };
    const endpoint = await this.#queueing(
      endpointId,
      actor,
      'webhook_endpoint.redelivered',
      async (_, { id, eventTypes, createdBy }) => ({ result: { id, eventTypes, createdBy }, details }),
    );
    const reader = await this.#readerOf(endpoint);
    const result = await this.#range.begin(endpoint, reader, once, keep);
    this.#parts.onQueued();
    return result;
  }

  /** Sends a test event to this endpoint only and returns its id. Throws NotFound, Forbidden, or Conflict for a disabled endpoint. */
  async test(endpointId: string, actor: Actor): Promise<string> {
    return this.#queueing(endpointId, actor, 'webhook_endpoint.tested', async (em, endpoint) => {
      const payload = { endpoint_id: endpoint.id };
      const event = { id: newId(), type: 'webhook.test' as const, channel: 'system', audience: null, payload };
      await this.#queue(em, endpoint, { ...event, at: this.#parts.clock.now() });
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
    const again = id === null ? [] : await em.execute<unknown[]>(REQUEUE_DELIVERY, [now, now, endpoint.id, id]);
    if (again.length > 0) return again.length;
    const event = id === null ? null : await this.#kept.byId(id);
    const reader = await this.#readerOf(endpoint);
    if (event === null || reader === null || !maySee(reader, event))
      throw new NotFound('The event is not kept and has no delivery of this endpoint');
    return this.#queue(em, endpoint, event);
  }

  async #readerOf({ createdBy: userId }: Pick<WebhookEndpointRecord, 'createdBy'>): Promise<Reader | null> {
    const role = (await this.#parts.users.rolesOf([userId])).get(userId);
    return role === undefined ? null : { userId, role };
  }

  #queue(em: EntityManager, { id }: WebhookEndpointRecord, event: DeliveredEvent): Promise<number> {
    return queueEvents(em, [{ event, endpointIds: [id] }], this.#parts.clock.now());
  }
}
