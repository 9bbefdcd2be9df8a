import type { EntityManager } from '@mikro-orm/postgresql';
import { maySee, type Reader } from '../../events/visibility.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { Conflict } from '../../foundation/errors/errors.ts';
import type { FeedEvent } from '../../foundation/events/event.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import { queueEvents } from '../delivery/queue-events.ts';
import { matchesEventType } from '../event-types.ts';
import { LOCK_ENABLED_ENDPOINT, REQUEUE_DELIVERIES } from '../statements.ts';
import type { WebhookEndpointRecord } from '../webhook-endpoint.entity.ts';
import type { KeptEvents } from './kept-events.ts';
import type { RedeliveryRange, RedeliveryResult } from './redelivery-request.ts';

/** The most deliveries that one call queues. */
const MAX_QUEUED = 10_000;

type Target = Pick<WebhookEndpointRecord, 'id' | 'eventTypes'>;

interface RangeRedeliveryDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly kept: KeptEvents;
}

/**
 * Redelivers the events of a time range. The events are read outside of any transaction and queued in batches, so that neither the endpoint
 * nor a connection is locked for long (spec/rules/webhooks.md#redelivery).
 */
export class RangeRedelivery {
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #kept: KeptEvents;

  constructor({ uow, clock, kept }: RangeRedeliveryDeps) {
    this.#uow = uow;
    this.#clock = clock;
    this.#kept = kept;
  }

  /**
   * Queues missed events first and then events that were sent, together up to the limit of one call. `keep` is called in the last
   * transaction. Throws Conflict when the endpoint was disabled or deleted in the meantime.
   */
  async begin(
    endpoint: Target,
    reader: Reader | null,
    range: RedeliveryRange,
    keep: (redelivered: RedeliveryResult) => Promise<void>,
  ): Promise<RedeliveryResult> {
    const isWhole = range.status === null && reader !== null;
    const missed = isWhole ? await this.#missed(endpoint, reader, range) : 0;
    return this.#uow.write(async (em) => {
      const [enabled] = await em.execute<unknown[]>(LOCK_ENABLED_ENDPOINT, [endpoint.id]);
      if (enabled === undefined) throw new Conflict('The webhook endpoint was disabled or deleted in the meantime');
      const most = MAX_QUEUED - missed;
      // Missed events have waiting deliveries now and are not found again.
      const again = most > 0 ? await this.#again(em, endpoint, range, most) : { queued: 0, nextSince: range.since };
      const redelivered = { queued: missed + again.queued, nextSince: again.nextSince };
      await keep(redelivered);
      return redelivered;
    });
  }

  async #again(
    em: EntityManager,
    { id }: Target,
    { since, until, status }: RedeliveryRange,
    most: number,
  ): Promise<RedeliveryResult> {
    const now = this.#clock.now();
    const values = [id, since, until, status, status, most + 1, now, now, most, most];
    const [row] = await em.execute<{ queued: number; nextSince: Date | string | null }[]>(REQUEUE_DELIVERIES, values);
    const next = row?.nextSince ?? null;
    return { queued: row?.queued ?? 0, nextSince: next === null ? null : new Date(next) };
  }

  /** Queues kept events that have no delivery, in short transactions. Returns their number. */
  async #missed({ id, eventTypes }: Target, reader: Reader, { since, until }: RedeliveryRange): Promise<number> {
    const isFor = (event: FeedEvent): boolean => matchesEventType(eventTypes, event.type) && maySee(reader, event);
    let queued = 0;
    for await (const piece of this.#kept.between(since, until)) {
      let wanted = piece.filter(isFor).map((event) => ({ event, endpointIds: [id] }));
      while (wanted.length > 0 && queued < MAX_QUEUED) {
        // Some of these may have deliveries already, which leaves capacity for later ones.
        const part = wanted.slice(0, MAX_QUEUED - queued);
        wanted = wanted.slice(part.length);
        queued += await this.#uow.write((em) => queueEvents(em, part, this.#clock.now()));
      }
      if (queued >= MAX_QUEUED) break;
    }
    return queued;
  }
}
