import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../foundation/kernel/ids.ts';
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

/**
 * Stores events, given as JSON, with their bodies, once for all endpoints. For an event that is stored already its retention starts again,
 * and its row is locked so that it cannot be deleted before the deliveries of this transaction exist. Rows are locked in the given order,
 * so that no deadlock occurs.
 */
const KEEP = `insert into webhook_events (event_id, event_type, channel, audience, event_at, body, kept_from)
  select g.event_id, g.event_type, g.channel, g.audience, g.event_at, g.body, ?::timestamptz
  from jsonb_to_recordset(?::jsonb) as g (place integer, event_id uuid, event_type text, channel text, audience text,
    event_at timestamptz, body text)
  order by g.place
  on conflict (event_id) do update set kept_from = greatest(excluded.kept_from, webhook_events.kept_from)`;

/**
 * Queues stored events for their first attempt on endpoints; `count` is the number of deliveries. An event is queued once per endpoint,
 * however often it is requested, and never for a disabled or deleted endpoint: the row of the endpoint is locked until the transaction
 * ends.
 */
const QUEUE = `with queued as (
  insert into webhook_deliveries
    (id, endpoint_id, event_id, event_type, channel, audience, event_at, status, next_attempt_at, created_at, kept_from)
  select g.id, e.id, k.event_id, k.event_type, k.channel, k.audience, k.event_at, 'pending', n.at, n.at, n.at
  from jsonb_to_recordset(?::jsonb) as g (id uuid, endpoint_id uuid, event_id uuid)
  cross join (select ?::timestamptz as at) n
  join webhook_events k on k.event_id = g.event_id
  join webhook_endpoints e on e.id = g.endpoint_id and e.is_enabled
  for key share of e
  on conflict (endpoint_id, event_id) do nothing
  returning 1)
  select count(*)::int as count from queued`;

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
  for (const piece of pieces(needed.map(({ event }) => event))) await em.execute(KEEP, [now, JSON.stringify(piece)]);
  const pairs = needed.flatMap(({ event, endpointIds }) =>
    endpointIds.map((endpoint_id) => ({ id: newId(), endpoint_id, event_id: event.id })),
  );
  let queued = 0;
  for (let from = 0; from < pairs.length; from += MAX_ROWS) {
    const rows = JSON.stringify(pairs.slice(from, from + MAX_ROWS));
    const [row] = await em.execute<{ count: number }[]>(QUEUE, [rows, now]);
    queued += row?.count ?? 0;
  }
  return queued;
};
