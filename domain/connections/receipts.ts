import type { EntityManager } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import type { OutdatedRows } from '../foundation/jobs/housekeeping.ts';
import { DAY_MS } from '../foundation/kernel/clock.ts';
import { type Page, type PageRequest, pageOf } from '../foundation/kernel/page.ts';
import { findConnection } from './find-connection.ts';

export interface WebhookReceipt {
  readonly id: string;
  readonly connectionName: string;
  readonly eventType: string;
  readonly webhookId: string;
  readonly receivedAt: Date;
  /** Bytes of the body. */
  readonly size: number;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** A page ends before its bodies are more than this together. No body is as large, so it has one receipt at least. */
const MAX_PAGE_BYTES = 4 * 1_048_576;

interface Place {
  readonly id: string;
  readonly received_at: string;
  readonly size: number;
}

const PLACES = `select id, received_at, size from webhook_receipts
  where connection_id = ? and (received_at, id) < (?::timestamptz, ?::uuid)
  order by received_at desc, id desc limit ?`;
const WHOLE = `select id, event_type as "eventType", webhook_id as "webhookId", received_at as "receivedAt", size, payload
  from webhook_receipts where id = any(?) order by received_at desc, id desc`;
const BEYOND_ALL = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

/**
 * Receipts that are 30 days old, and of one connection those beyond the newest 10 000 or beyond 256 MiB
 * (spec/rules/connections.md#receipts).
 */
export const OUTDATED_RECEIPTS: OutdatedRows = {
  text: `delete from webhook_receipts where received_at < $1 or id in (
    select id from (
      select id, row_number() over newest as place, sum(size) over newest as bytes from webhook_receipts
      window newest as (partition by connection_id order by received_at desc, id desc)
    ) as counted where place > 10000 or bytes > 268435456)`,
  ageMs: 30 * DAY_MS,
};

/** As many as a page may hold by their sizes. */
const fitting = (places: readonly Place[], limit: number): number => {
  let bytes = 0;
  const count = places.slice(0, limit).findIndex(({ size }) => {
    bytes += size;
    return bytes > MAX_PAGE_BYTES;
  });
  return count === -1 ? limit : count;
};

/** What connections have taken in (spec/rules/connections.md#receipts). */
export class Receipts {
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
