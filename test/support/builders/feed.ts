import type { TestReplica } from '../server/replica.ts';
import type { TestServer } from '../server/server.ts';
import { eventually } from '../time/eventually.ts';

/** Subscribers of all replicas together, credentials watched for them, and readers of the feed except for the test events. */
export const subscriberCounts = ({ replicas }: TestServer) => {
  const sum = (of: (replica: TestReplica) => number): number => replicas.map(of).reduce((total, each) => total + each);
  return {
    sockets: sum(({ services }) => services.subscribers.figures().sockets),
    streams: sum(({ services }) => services.subscribers.figures().streams),
    credentials: sum(({ services }) => services.subscribers.credentials),
    followers: sum(({ services }) => services.feed.followers - 1),
  };
};

/** No subscribers, and nothing left of earlier ones. */
export const NOBODY = { sockets: 0, streams: 0, credentials: 0, followers: 0 };

interface Published {
  readonly channel?: string;
  readonly type?: string;
  /** The only user who may see it. */
  readonly audience?: string;
  /** The payload as an SQL expression over `i`, the number of the event from 1. */
  readonly payload?: string;
}

const DEPARTMENT = `jsonb_build_object('department_id', gen_random_uuid(), 'name', 'Department ' || i)`;

/** Commits this many events together and waits until all replicas have sent them; resolves with their numbers, in order. */
export const publish = async (
  { store: { pool }, replicas }: TestServer,
  count: number,
  { channel = 'departments', type = 'department.updated', audience, payload = DEPARTMENT }: Published = {},
): Promise<number[]> => {
  const { rows } = await pool.query<{ event_id: string }>(
    `insert into outbox_events (event_id, event_type, channel, audience, payload, at)
     select gen_random_uuid(), $1, $2, $3, ${payload}, now() from generate_series(1, $4::int) i order by i returning event_id`,
    [type, channel, audience ?? null, count],
  );
  const ids = rows.map(({ event_id: id }) => id);
  const numbers = async (): Promise<number[]> => {
    const found = await pool.query<{ number: string | null }>(
      'select number from outbox_events where event_id = any($1) order by number',
      [ids],
    );
    return found.rows.map(({ number }) => (number === null ? Number.POSITIVE_INFINITY : Number(number)));
  };
  await eventually(async () => {
    const last = Math.max(...(await numbers()));
    return replicas.every(({ services }) => last <= services.feed.position.number);
  });
  return numbers();
};

/** The position of a number in the current epoch. */
export const positionOf = ({ services: { feed } }: TestServer, number: number): string =>
  `${feed.position.epoch}.${number}`;

/** Deletes all events up to this number, as the retention sweep does after a day. */
export const deleteEventsUpTo = async ({ store: { pool } }: TestServer, number: number): Promise<void> => {
  await pool.query('delete from outbox_events where number <= $1', [number]);
};

/** Makes the feed start a new epoch, as after a restored backup; the replica that numbers the next event detects it. */
export const startNewEpoch = async (server: TestServer): Promise<void> => {
  await server.store.pool.query(`update feed_state set history = 'of another cluster'`);
  await publish(server, 1);
};
