import pg, { type Pool } from 'pg';
import { translated } from '../../foundation/database/translate.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import { type Page, type PageRequest, pageOf } from '../../foundation/kernel/pages/page.ts';
import type { Delivery, DeliveryStatus } from '../delivery/delivery.ts';
import { COUNT_WAITING_AND_DEAD_DELIVERIES, SELECT_DELIVERIES } from '../statements.ts';
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

const LIST = { name: 'webhook-deliveries', types: pg.types, text: SELECT_DELIVERIES };
/** A position before every row, in the order of the list. */
const BEGINNING = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

const FIGURES = { name: 'webhook-figures', types: pg.types, text: COUNT_WAITING_AND_DEAD_DELIVERIES };

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
