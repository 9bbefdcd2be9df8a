import pg, { type Pool } from 'pg';
import { translated } from '../../foundation/database/translate.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import { type Page, type PageRequest, pageOf } from '../../foundation/kernel/pages/page.ts';
import type { Delivery, DeliveryStatus } from '../delivery/delivery.ts';
import type { EndpointService } from './service.ts';

/** The figures of all webhooks. */
export interface WebhookFigures {
  /** Unfinished deliveries of enabled endpoints. */
  readonly waiting: number;
  /** Kept deliveries that were given up. */
  readonly dead: number;
  /** The age of the oldest waiting event; 0 when none waits. */
  readonly oldestWaitingSeconds: number;
}

const COLUMNS = `id, event_id as "eventId", event_type as "eventType", status, attempts, response_status as "responseStatus", error,
  next_attempt_at as "nextAttemptAt", created_at as "createdAt", finished_at as "finishedAt"`;
const LIST = {
  name: 'webhook-deliveries',
  types: pg.types,
  text: `select ${COLUMNS} from webhook_deliveries where endpoint_id = $1 and ($2::text is null or status = $2)
    and (created_at, id) < ($3, $4) order by created_at desc, id desc limit $5`,
};
/** A position before every row, in the order of the list. */
const BEGINNING = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

/** Counting stops there: an operator needs no higher number to see that something is wrong. */
const MAX_COUNTED = 100_000;
const FIGURES = {
  name: 'webhook-figures',
  types: pg.types,
  text: `with enabled as (select id from webhook_endpoints where is_enabled)
    select
      (select count(*)::int from (select 1 from webhook_deliveries d where status in ('pending', 'failed')
        and endpoint_id in (select id from enabled) limit ${MAX_COUNTED}) w) as waiting,
      (select count(*)::int from (select 1 from webhook_deliveries where status = 'dead' limit ${MAX_COUNTED}) d) as dead,
      (select min(first.at) from enabled cross join lateral (
        select min(event_at) as at from webhook_deliveries where status in ('pending', 'failed')
          and endpoint_id = enabled.id) first) as oldest`,
};

/** Counts stop at 100 000. */
export const readWebhookFigures = async (pool: Pool, clock: Clock): Promise<WebhookFigures> => {
  type Row = { readonly waiting: number; readonly dead: number; readonly oldest: Date | null };
  const { rows } = await translated(pool.query<Row>(FIGURES));
  const { waiting = 0, dead = 0, oldest = null } = rows[0] ?? {};
  const ageMs = oldest === null ? 0 : clock.now().getTime() - oldest.getTime();
  return { waiting, dead, oldestWaitingSeconds: Math.max(0, ageMs / 1000) };
};

interface DeliveryRecordsDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly endpoints: Pick<EndpointService, 'get'>;
}

/** The deliveries of endpoints and their results. */
export class DeliveryRecords {
  readonly #pool: Pool;
  readonly #clock: Clock;
  readonly #endpoints: Pick<EndpointService, 'get'>;

  constructor({ pool, clock, endpoints }: DeliveryRecordsDeps) {
    this.#pool = pool;
    this.#clock = clock;
    this.#endpoints = endpoints;
  }

  /** Newest first, without bodies; `status` null means all. Throws NotFound. */
  async list(
    endpointId: string,
    status: DeliveryStatus | null,
    { limit, position }: PageRequest,
  ): Promise<Page<Delivery>> {
    const { id: known } = await this.#endpoints.get(endpointId);
    const values = [known, status, ...(position ?? BEGINNING), limit + 1];
    const { rows } = await translated(this.#pool.query<Delivery>({ ...LIST, values }));
    return pageOf(rows, limit, ({ createdAt, id }) => [createdAt.toISOString(), id]);
  }

  /** For metrics; counts stop at 100 000. */
  async figures(): Promise<WebhookFigures> {
    return await readWebhookFigures(this.#pool, this.#clock);
  }
}
