import type { TestReplica } from '../server/replica.ts';
import type { TestServer } from '../server/server.ts';
import { eventually } from '../time/eventually.ts';

/** Who listens to all replicas together, what is looked after for them, and who follows the feed beside its own test events. */
export const listeningTo = ({ replicas }: TestServer) => {
  const sum = (of: (replica: TestReplica) => number): number => replicas.map(of).reduce((total, each) => total + each);
  return {
    sockets: sum(({ services }) => services.subscribers.figures().sockets),
    streams: sum(({ services }) => services.subscribers.figures().streams),
    credentials: sum(({ services }) => services.subscribers.credentials),
    followers: sum(({ services }) => services.feed.followers - 1),
  };
};

/** Nobody listens, and nothing is left of those who did. */
export const NOBODY = { sockets: 0, streams: 0, credentials: 0, followers: 0 };

interface Published {
  readonly channel?: string;
  readonly type?: string;
  /** The one user who may see it. */
  readonly audience?: string;
  /** The payload as an expression of SQL over `i`, the number of the event from 1. */
  readonly payload?: string;
}

const DEPARTMENT = `jsonb_build_object('department_id', gen_random_uuid(), 'name', 'Department ' || i)`;

/** Commits so many events at once and waits until all replicas have handed them on; their numbers, in order. */
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

/** The position of a number in the epoch of the moment. */
export const positionOf = ({ services: { feed } }: TestServer, number: number): string =>
  `${feed.position.epoch}.${number}`;

/** Clears events away as housekeeping does once they are a day old: all up to this number. */
export const forgetUpTo = async ({ store: { pool } }: TestServer, number: number): Promise<void> => {
  await pool.query('delete from outbox_events where number <= $1', [number]);
};

/** Loses history as a restored database does; who numbers the next event finds out. */
export const loseHistory = async (server: TestServer): Promise<void> => {
  await server.store.pool.query(`update feed_state set history = 'of another cluster'`);
  await publish(server, 1);
};
