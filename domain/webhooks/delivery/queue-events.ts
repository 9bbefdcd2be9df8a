import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../foundation/kernel/ids.ts';
import { INSERT_DELIVERIES, UPSERT_WEBHOOK_EVENTS } from '../statements.ts';
import { type DeliveredEvent, deliveryBody } from './delivery.ts';

/**
 * The limits of one statement, in bytes of bodies and in rows. The driver copies its values into the text of the statement, which takes
 * time.
 */
const MAX_BYTES = 262_144;
const MAX_ROWS = 1_000;

/** An event, and the endpoints it is queued for. */
export interface EventToQueue {
  readonly event: DeliveredEvent;
  readonly endpointIds: readonly string[];
}

const rowOf = (event: DeliveredEvent) => ({
  event_id: event.id,
  event_type: event.type,
  channel: event.channel,
  audience: event.audience,
  event_at: event.at.toISOString(),
  body: deliveryBody(event),
});

/** Splits rows into batches of at most the bytes of one statement, with at least one row each. */
function* pieces(events: readonly DeliveredEvent[]) {
  let piece: (ReturnType<typeof rowOf> & { readonly place: number })[] = [];
  let bytes = 0;
  for (const event of events) {
    const row = { ...rowOf(event), place: piece.length };
    const size = Buffer.byteLength(row.body);
    if (piece.length > 0 && bytes + size > MAX_BYTES) {
      yield piece;
      piece = [];
      bytes = 0;
    }
    piece.push({ ...row, place: piece.length });
    bytes += size;
  }
  if (piece.length > 0) yield piece;
}

/** Queues events in the caller's transaction, in batches of limited size. Returns the number of new deliveries. */
export const queueEvents = async (em: EntityManager, wanted: readonly EventToQueue[], now: Date): Promise<number> => {
  const needed = wanted.filter(({ endpointIds }) => endpointIds.length > 0);
  for (const piece of pieces(needed.map(({ event }) => event)))
    await em.execute(UPSERT_WEBHOOK_EVENTS, [now, JSON.stringify(piece)]);
  const pairs = needed.flatMap(({ event, endpointIds }) =>
    endpointIds.map((endpoint_id) => ({ id: newId(), endpoint_id, event_id: event.id })),
  );
  let queued = 0;
  for (let from = 0; from < pairs.length; from += MAX_ROWS) {
    const rows = JSON.stringify(pairs.slice(from, from + MAX_ROWS));
    const [row] = await em.execute<{ count: number }[]>(INSERT_DELIVERIES, [rows, now]);
    queued += row?.count ?? 0;
  }
  return queued;
};
