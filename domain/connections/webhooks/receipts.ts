import type { EntityManager } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { OutdatedRows } from '../../foundation/jobs/housekeeping.ts';
import { DAY_MS } from '../../foundation/kernel/clock.ts';
import { type Page, type PageRequest, pageOf } from '../../foundation/kernel/pages/page.ts';
import { retentionSetting } from '../../foundation/settings/retention.ts';
import { findConnection } from '../find-connection.ts';
import {
  DELETE_OUTDATED_RECEIPTS,
  DELETE_OUTDATED_WEBHOOK_IDS,
  DELETE_RECEIPTS_BEYOND_BYTES,
  DELETE_RECEIPTS_BEYOND_COUNT,
  DELETE_WEBHOOK_IDS_BEYOND_COUNT,
  SELECT_WEBHOOK_RECEIPT_SIZES,
  SELECT_WEBHOOK_RECEIPTS,
} from '../statements.ts';

export interface WebhookReceipt {
  readonly id: string;
  readonly connectionName: string;
  readonly eventType: string;
  readonly webhookId: string;
  readonly receivedAt: Date;
  /** The size of the body in bytes. */
  readonly size: number;
  /** The body: the text of a JSON object, exactly as received. */
  readonly payload: string;
}

/** A page ends before the bodies after its first exceed this size together. */
const MAX_MORE_BYTES = 1_048_576;

interface Place {
  readonly id: string;
  readonly received_at: string;
  readonly size: number;
}

const BEYOND_ALL = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

/**
 * Receipts that are 30 days old, and for each connection those beyond the newest 10 000 or beyond 256 MiB
 * (spec/rules/connections.md#receipts).
 */
export const receiptsRetention = retentionSetting(
  'receipts_days',
  'Days for which messages that connections took in are kept.',
  30,
  1,
);

export const OUTDATED_RECEIPTS: OutdatedRows = {
  text: DELETE_OUTDATED_RECEIPTS,
  age: receiptsRetention,
  overflow: [DELETE_RECEIPTS_BEYOND_COUNT, DELETE_RECEIPTS_BEYOND_BYTES],
};

/**
 * Stored ids that are a day old, and for each connection those beyond the newest 100 000 (spec/rules/connections.md#duplicate-messages).
 */
export const OUTDATED_IDS: OutdatedRows = {
  text: DELETE_OUTDATED_WEBHOOK_IDS,
  age: DAY_MS,
  overflow: [DELETE_WEBHOOK_IDS_BEYOND_COUNT],
};

/** The rows that fit on a page by their sizes. */
const fitting = (places: readonly Place[], limit: number): number => {
  let bytes = 0;
  const count = places.slice(1, limit).findIndex(({ size }) => {
    bytes += size;
    return bytes > MAX_MORE_BYTES;
  });
  return count === -1 ? limit : count + 1;
};

/** The messages that connections have received (spec/rules/connections.md#receipts). */
export class WebhookReceipts {
  readonly #uow: UnitOfWork;

  constructor(uow: UnitOfWork) {
    this.#uow = uow;
  }

  /** Newest first. Throws NotFound. */
  async list(connectionName: string, { limit, position }: PageRequest): Promise<Page<WebhookReceipt>> {
    return this.#uow.read(async (em) => {
      const { id, name } = await findConnection(em, connectionName);
      const places = await em.execute<Place[]>(SELECT_WEBHOOK_RECEIPT_SIZES, [
        id,
        ...(position ?? BEYOND_ALL),
        limit + 1,
      ]);
      const { items, nextPosition } = pageOf(places, fitting(places, limit), positionOf);
      return { items: await this.#read(em, name, items), nextPosition };
    });
  }

  async #read(em: EntityManager, connectionName: string, places: readonly Place[]): Promise<WebhookReceipt[]> {
    const ids = `{${places.map(({ id }) => id).join()}}`;
    const rows = await em.execute<Omit<WebhookReceipt, 'connectionName'>[]>(SELECT_WEBHOOK_RECEIPTS, [ids]);
    return rows.map((row) => ({ ...row, receivedAt: new Date(row.receivedAt), connectionName }));
  }
}

const positionOf = ({ received_at, id }: Place): string[] => [new Date(received_at).toISOString(), id];
