import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { maySee } from '../../events/visibility.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { FeedEvent } from '../../foundation/events/event.ts';
import type { Feed, FeedBounds } from '../../foundation/events/feed.ts';
import type { HumanRole } from '../../foundation/kernel/actor.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import type { UserService } from '../../users/user-service.ts';
import { matchesEventType } from '../event-types.ts';
import {
  ADVANCE_WEBHOOK_CURSOR,
  LOCK_WEBHOOK_CURSOR,
  LOWER_ENABLED_FROM,
  SELECT_QUEUEING_STATE,
} from '../statements.ts';
import { WebhookEndpoint, type WebhookEndpointRecord } from '../webhook-endpoint.entity.ts';
import { queueEvents } from './queue-events.ts';

/** Events per transaction. */
const BATCH = 200;

interface Cursor {
  readonly epoch: string;
  readonly number: string;
}

/** Whether numbers refer to other events now: the cursor is of another epoch and beyond its end. */
const isLost = ({ epoch, newest }: FeedBounds, cursor: Cursor): boolean =>
  epoch !== cursor.epoch && Number(cursor.number) > newest;

const STATE = { name: 'webhook-queueing', text: SELECT_QUEUEING_STATE };

/** The number after which to continue. Events from before the first endpoint was enabled are skipped. */
const startOf = ({ number }: Cursor, endpoints: readonly WebhookEndpointRecord[], { newest }: FeedBounds): number =>
  Math.max(Number(number), Math.min(...endpoints.map(({ enabledFrom }) => Number(enabledFrom)), newest));

interface DistributorDeps {
  readonly lookups: Pool;
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly feed: Feed;
  readonly users: Pick<UserService, 'rolesOf'>;
}

/**
 * Creates deliveries from the numbered events, one for each event and endpoint. The deliveries and the new position of the cursor are
 * committed in one transaction (spec/rules/webhooks.md#queueing).
 */
export class Distributor {
  readonly #lookups: Pool;
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #feed: Feed;
  readonly #users: Pick<UserService, 'rolesOf'>;

  constructor({ lookups, uow, clock, feed, users }: DistributorDeps) {
    this.#lookups = lookups;
    this.#uow = uow;
    this.#clock = clock;
    this.#feed = feed;
    this.#users = users;
  }

  /**
   * Whether events must be queued. Without an enabled endpoint the cursor stays where it is, except that it follows the feed into another
   * epoch, before an endpoint is enabled.
   */
  async isNeeded(): Promise<boolean> {
    const { rows } = await this.#lookups.query<{ epoch: string; has_endpoint: boolean }>(STATE);
    const [state] = rows;
    if (state === undefined || state.has_endpoint) return true;
    return state.epoch !== (await this.#feed.bounds()).epoch;
  }

  /** Queues the newly numbered events. Returns the number of deliveries. */
  async distribute(): Promise<number> {
    let queued = 0;
    for (let isMore = true; isMore; ) {
      const batch = await this.#next();
      queued += batch.queued;
      isMore = batch.isMore;
    }
    return queued;
  }

  #next(): Promise<{ readonly queued: number; readonly isMore: boolean }> {
    return this.#uow.write(async (em) => {
      const [cursor] = await em.execute<Cursor[]>(LOCK_WEBHOOK_CURSOR);
      if (cursor === undefined) return { queued: 0, isMore: false };
      // Read after the lock was taken, so that no other process can advance the cursor in between.
      const bounds = await this.#feed.bounds();
      const isHistoryLost = isLost(bounds, cursor);
      if (isHistoryLost) await em.execute(LOWER_ENABLED_FROM, [bounds.oldest]);
      const endpoints = await em.find(WebhookEndpoint, { isEnabled: true });
      const after = isHistoryLost ? bounds.oldest : startOf(cursor, endpoints, bounds);
      const events = await this.#feed.read({ after, through: bounds.newest, seenBy: null, limit: BATCH });
      const queued = events.length === 0 ? 0 : await this.#queue(em, events, endpoints);
      const number = events.length < BATCH ? Math.max(after, bounds.newest) : (events.at(-1)?.number ?? after);
      if (number !== Number(cursor.number) || bounds.epoch !== cursor.epoch)
        await em.execute(ADVANCE_WEBHOOK_CURSOR, [bounds.epoch, number]);
      return { queued, isMore: events.length === BATCH };
    });
  }

  async #queue(
    em: EntityManager,
    events: readonly FeedEvent[],
    endpoints: readonly WebhookEndpointRecord[],
  ): Promise<number> {
    const roles = await this.#users.rolesOf([...new Set(endpoints.map(({ createdBy }) => createdBy))]);
    const wanted = events.map((event) => ({
      event,
      endpointIds: endpoints
        .filter((endpoint) => isFor(event, endpoint, roles.get(endpoint.createdBy)))
        .map(({ id }) => id),
    }));
    return queueEvents(em, wanted, this.#clock.now());
  }
}

const isFor = (event: FeedEvent, endpoint: WebhookEndpointRecord, role: HumanRole | undefined): boolean =>
  role !== undefined &&
  event.number > Number(endpoint.enabledFrom) &&
  matchesEventType(endpoint.eventTypes, event.type) &&
  maySee({ userId: endpoint.createdBy, role }, event);
