import type { EntityManager } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { type OutdatedRows, ROWS_AT_ONCE } from '../../foundation/jobs/housekeeping.ts';
import { DAY_MS } from '../../foundation/kernel/clock.ts';
import { type Page, type PageRequest, pageOf } from '../../foundation/kernel/pages/page.ts';
import { retentionSetting } from '../../foundation/settings/retention.ts';
import { findConnection } from '../find-connection.ts';

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

const PLACES = `select id, received_at, size from webhook_receipts
  where connection_id = ? and (received_at, id) < (?::timestamptz, ?::uuid)
  order by received_at desc, id desc limit ?`;
const WHOLE = `select id, event_type as "eventType", webhook_id as "webhookId", received_at as "receivedAt", size, payload::text as payload
  from webhook_receipts where id = any(?) order by received_at desc, id desc`;
const BEYOND_ALL = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

/** Deletes by connection, with an index: the ids of all connections together would not fit into memory. */
const deleteBeyond = (beyond: string): string => `delete from webhook_receipts where id = any(array(
    select r.id from connections c cross join lateral (${beyond}) r limit ${ROWS_AT_ONCE}))`;
const NEWEST = 'from webhook_receipts where connection_id = c.id order by received_at desc, id desc';

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
  text: `delete from webhook_receipts where id = any(array(
    select id from webhook_receipts where received_at < $1 order by received_at limit ${ROWS_AT_ONCE}))`,
  age: receiptsRetention,
  overflow: [
    deleteBeyond(`select id ${NEWEST} offset 10000 limit ${ROWS_AT_ONCE}`),
    deleteBeyond(`select id from (
      select id, sum(size) over (order by received_at desc, id desc rows unbounded preceding) as bytes
      from (select id, received_at, size ${NEWEST} limit 10000) newest) counted where bytes > 268435456`),
  ],
};

/**
 * Stored ids that are a day old, and for each connection those beyond the newest 100 000 (spec/rules/connections.md#duplicate-messages).
 */
export const OUTDATED_IDS: OutdatedRows = {
  text: `delete from webhook_ids where ctid = any(array(
    select ctid from webhook_ids where received_at < $1 order by received_at limit ${ROWS_AT_ONCE})) and received_at < $1`,
  age: DAY_MS,
  overflow: [
    `delete from webhook_ids w using (
      select c.id, beyond.webhook_id from connections c cross join lateral (
        select webhook_id from webhook_ids where connection_id = c.id
        order by received_at desc, webhook_id desc offset 100000 limit ${ROWS_AT_ONCE}) beyond
      limit ${ROWS_AT_ONCE}) gone
    where w.connection_id = gone.id and w.webhook_id = gone.webhook_id`,
  ],
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
      const places = await em.execute<Place[]>(PLACES, [id, ...(position ?? BEYOND_ALL), limit + 1]);
      const { items, nextPosition } = pageOf(places, fitting(places, limit), positionOf);
      return { items: await this.#read(em, name, items), nextPosition };
    });
  }

  async #read(em: EntityManager, connectionName: string, places: readonly Place[]): Promise<WebhookReceipt[]> {
    const ids = `{${places.map(({ id }) => id).join()}}`;
    const rows = await em.execute<Omit<WebhookReceipt, 'connectionName'>[]>(WHOLE, [ids]);
    return rows.map((row) => ({ ...row, receivedAt: new Date(row.receivedAt), connectionName }));
  }
}

const positionOf = ({ received_at, id }: Place): string[] => [new Date(received_at).toISOString(), id];
