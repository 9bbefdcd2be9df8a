import type { Pool, PoolClient } from 'pg';
import { events } from '../../../derived/frame-replies.js';

const EVENT = `select event_id, '00000000.1' as position, 1 as version, event_type, channel, payload,
    to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as timestamp
  from outbox_events where channel <> 'pulse' and not payload ? 'made_up' order by seq`;

/**
 * Compares every event that a test has caused with its schema in spec/asyncapi.yaml. Throws for the first that does not match. Events that
 * a test wrote itself, without any service, have `made_up` in their payload.
 */
export const checkStoredEvents = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query(EVENT);
  for (const event of rows) {
    const fits = events[event.event_type];
    if (fits === undefined) throw new Error(`spec/asyncapi.yaml has no event ${event.event_type}`);
    if (!fits(event))
      throw new Error(`${event.event_type} ${JSON.stringify(event)}: ${JSON.stringify(fits.errors?.slice(0, 3))}`);
  }
};

/** Stores the last number of the events, which the server stores at most once a second. */
export const storeLastNumber = (pool: Pool, number: number): Promise<unknown> =>
  pool.query('update feed_state set number = $1', [number]);

export const storedLastNumber = async (pool: Pool): Promise<number> =>
  (await pool.query('select number::int as number from feed_state')).rows[0].number;

/** Numbers events as a server of release 1.0.0 does. */
export const numberAsRelease1 = (pool: Pool): Promise<unknown> => pool.query(`select number_events(1000, 'ffffffff')`);

/** Pretends that the last number was stored so many seconds ago, and that no server of release 1.0.0 runs. */
export const storedSecondsAgo = (pool: Pool, seconds: number): Promise<unknown> =>
  pool.query(
    `update feed_state set saved_at = now() - $1 * interval '1 second', earlier_release_at = now() - interval '1 hour'`,
    [seconds],
  );

const INSERT_EVENT = `insert into outbox_events (event_id, event_type, channel, payload, at)
  values (gen_random_uuid(), 'test.happened', $1, $2, now())`;

/** Writes an event. */
export const writeEvent = async (
  client: Pick<Pool | PoolClient, 'query'>,
  channel: string,
  payload: object,
): Promise<void> => {
  await client.query(INSERT_EVENT, [channel, payload]);
};

/** The state of the feed: the last number, and how many events are kept and wait. */
export const feedState = async (pool: Pool) => {
  const { rows } = await pool.query(
    `select greatest(f.number, (select max(number) from outbox_events))::int as number, epoch, (select count(*)::int from outbox_events where number is not null) as rows,
       (select count(*)::int from outbox_events where number is null) as waiting,
       (select count(distinct number)::int from outbox_events) as distinct_numbers,
       (select max(number)::int from outbox_events) as highest from feed_state f`,
  );
  return rows[0];
};
