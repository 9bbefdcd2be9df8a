import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg, { type Pool } from 'pg';
import { WebSocket } from 'ws';
import { newId } from '../../domain/foundation/kernel/ids.ts';
import { print } from './page.ts';
import { memoryOf, type Served, startServer } from './processes.ts';

/** The database, and the environment of a platform without limits. */
export interface EventBench {
  readonly pool: Pool;
  readonly database: string;
  readonly env: Record<string, string>;
  readonly token: string;
}

const WRITERS = 24;
const SECONDS = 3;
const ROUNDS = 3;
const SOCKETS = 1_000;
const RATE = 50;
const REVOCATIONS = 100;
const MAX_SOCKETS = Number(process.env.BENCH_SOCKETS ?? 4_000);

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((left, right) => left - right)[Math.floor((values.length - 1) * share)] ?? 0;
const median = (values: readonly number[]): number => percentile(values, 0.5);
const line = (name: string, text: string): void => print(`  ${name.padEnd(34)} ${text}`);
const times = (values: readonly number[]): string =>
  `p50 ${percentile(values, 0.5).toFixed(1)} ms  p99 ${percentile(values, 0.99).toFixed(1)} ms`;

const ROW = 'insert into bench_rows (content) values ($1)';
const eventIn = (table: string): string => `insert into ${table} (event_id, event_type, channel, payload, at)
  values ($1, 'settings.changed', 'system', '{"namespace":"bench","key":"bench"}', now())`;
const writeTo = (table: string) => (client: pg.Client) =>
  client.query({ name: `event in ${table}`, text: eventIn(table), values: [newId()] });

/** The first variant is the baseline: the same rows in a table without event numbers. */
const STATEMENTS: Readonly<Record<string, (client: pg.Client) => Promise<unknown>>> = {
  'events without numbering': writeTo('bench_events'),
  'with the feed': writeTo('outbox_events'),
  'notification in the transaction': async (client) => {
    await writeTo('bench_events')(client);
    await client.query(`select pg_notify('bench', 'x')`);
  },
  'without events': async () => {},
};

/** Transactions per second; each inserts one row and runs `more`. */
const commits = async (database: string, more: (client: pg.Client) => Promise<unknown>): Promise<number> => {
  const until = performance.now() + SECONDS * 1000;
  let count = 0;
  const writer = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    while (performance.now() < until) {
      await client.query('begin');
      await client.query({ name: 'row', text: ROW, values: ['x'.repeat(200)] });
      await more(client);
      await client.query('commit');
      count += 1;
    }
    await client.end();
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  return count / SECONDS;
};

const measureCommits = async ({ pool, database }: EventBench): Promise<void> => {
  await pool.query('create table if not exists bench_rows (id bigserial primary key, content text not null)');
  await pool.query('create table if not exists bench_events (like outbox_events including all)');
  const found = new Map<string, number[]>(Object.keys(STATEMENTS).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, more] of Object.entries(STATEMENTS)) found.get(name)?.push(await commits(database, more));
  const base = median(found.get('events without numbering') ?? []);
  print(`\ncommits by ${WRITERS} writers (target with the feed 0.7)`);
  for (const [name, values] of found)
    line(name, `${(median(values) / base).toFixed(2)}  ${median(values).toFixed(0).padStart(6)}/s`);
};

const post = async (url: string, token: string, path: string, body: object | null): Promise<Record<string, never>> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers,
    body: body === null ? null : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: Record<string, never> }).data;
};

const openSocket = async (url: string, token: string, channels: readonly string[]): Promise<WebSocket> => {
  const { ticket } = await post(url, token, '/api/v1/auth/ws-ticket', null);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/ws?ticket=${ticket}`);
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (data) => {
      const { action } = JSON.parse(String(data));
      if (action === 'auth_ok') socket.send(JSON.stringify({ action: 'subscribe', channels }));
      if (action === 'subscribed') resolve();
    });
  });
  return socket;
};

const newProject = (url: string, token: string, name: string) => post(url, token, '/api/v1/projects', { name });

/** The delay from the response of a write, after its commit, to the event on a socket of another replica. */
const measureDelivery = async (writer: Served, reader: Served, token: string): Promise<void> => {
  const socket = await openSocket(reader.url, token, ['projects']);
  const heardAt = new Map<string, number>();
  socket.on('message', (data) => heardAt.set(JSON.parse(String(data)).payload?.name, performance.now()));
  const waits: number[] = [];
  for (let turn = 0; turn < 300; turn += 1) {
    const name = `delivery ${turn}`;
    await newProject(writer.url, token, name);
    const committedAt = performance.now();
    while (!heardAt.has(name)) await pause(1);
    waits.push(Math.max(0, (heardAt.get(name) ?? 0) - committedAt));
  }
  socket.close();
  print('\ndelay from commit to delivery on another replica (target p99 120 ms)');
  line('300 sequential writes', times(waits));
};

const ask = (child: ChildProcess, order: object): Promise<Record<string, never>> =>
  new Promise((resolve) => {
    child.once('message', (message) => resolve(message as Record<string, never>));
    child.send(order);
  });

interface CreatedKey {
  readonly key: { readonly id: string };
  readonly api_key: string;
}

interface Tally {
  readonly count: number;
  readonly distinct: number;
  readonly last: string;
}

const measureCrowd = async (platform: Served, token: string): Promise<void> => {
  const before = memoryOf([platform.pid]);
  const crowd = fork(fileURLToPath(new URL('socket-crowd.ts', import.meta.url)), { execArgv: [] });
  const opened = await ask(crowd, { kind: 'open', url: platform.url, key: token, count: SOCKETS });
  const after = memoryOf([platform.pid]);
  const seconds = 10;
  const startedAt = performance.now();
  for (let sent = 0; sent < RATE * seconds; sent += 1) {
    await newProject(platform.url, token, `crowd ${sent}`);
    await pause(Math.max(0, startedAt + ((sent + 1) * 1000) / RATE - performance.now()));
  }
  const tookSeconds = (performance.now() - startedAt) / 1000;
  await pause(2_000);
  const { tallies } = (await ask(crowd, { kind: 'tally', type: '' })) as unknown as { tallies: Tally[] };
  const gaps = tallies.filter(({ count, distinct }) => count !== RATE * seconds || distinct !== count).length;
  print(`\n${SOCKETS} sockets at ${RATE} events per second`);
  line('opened', String(opened.count));
  line(
    'sockets with missed or repeated events',
    `${gaps} of ${tallies.length} (${((RATE * seconds) / tookSeconds).toFixed(0)} events/s sent)`,
  );
  line('memory per socket', `${(((after - before) * 1024) / SOCKETS).toFixed(1)} kB (${before} -> ${after} MB)`);
  const most = await ask(crowd, { kind: 'open', url: platform.url, key: token, count: MAX_SOCKETS - SOCKETS });
  line(
    'open in parallel',
    `${most.count} (requested ${MAX_SOCKETS})${most.failure === null ? '' : `, then ${most.failure}`}`,
  );
  crowd.kill();
};

/** The delay from the response of a revocation to the close of a socket on another replica. */
const measureRevocation = async (writer: Served, reader: Served, token: string): Promise<void> => {
  const waits: number[] = [];
  for (let turn = 0; turn < REVOCATIONS; turn += 1) {
    const body = { name: `revoked ${turn}`, role: 'observer' };
    const made = (await post(writer.url, token, '/api/v1/auth/api-keys', body)) as unknown as CreatedKey;
    const { id } = made.key;
    const socket = await openSocket(reader.url, made.api_key, ['projects']);
    const closed = new Promise<number>((resolve) => socket.once('close', () => resolve(performance.now())));
    const headers = { authorization: `Bearer ${token}` };
    await fetch(`${writer.url}/api/v1/auth/api-keys/${id}`, { method: 'DELETE', headers });
    const revokedAt = performance.now();
    waits.push((await closed) - revokedAt);
  }
  print('\ndelay from revocation to socket close on another replica (at most 1000 ms)');
  line(`${REVOCATIONS} keys`, times(waits));
};

/** Measures the cost of the feed for writers, its delay, and its number of subscribers. */
export const measureEvents = async (bench: EventBench): Promise<void> => {
  await measureCommits(bench);
  const free = { ...bench.env, RATE_LIMITS: 'off' };
  const platform = await startServer(free);
  const other = await startServer(free);
  await measureDelivery(platform, other, bench.token);
  await measureRevocation(platform, other, bench.token);
  await measureCrowd(platform, bench.token);
  await Promise.all([platform.stop(), other.stop()]);
};
