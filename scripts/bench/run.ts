import pg from 'pg';
import { startEmbeddedPostgres } from '../../domain/postgres/embedded-postgres.ts';
import { measureChat } from './chat.ts';
import { measureEvents } from './events.ts';
import { compare, load, report, type Target } from './load.ts';
import { measureOrganisation } from './organisation.ts';
import { serve, startServer } from './processes.ts';
import { measureReplicas } from './replicas.ts';
import { measureAgents } from './runs/agents.ts';
import { measureClaims } from './runs/claims.ts';
import { measureEngines } from './runs/engines.ts';
import { measureRuns } from './runs/http.ts';
import { createRunScene } from './runs/scene.ts';
import { measureSnapshot } from './runs/snapshot.ts';
import { measureStarts } from './start-times.ts';
import { measureStorm, type Stormed } from './storm.ts';
import { measureWork } from './work.ts';
import { measureWrites } from './writes.ts';

/**
 * Compares bare Express 5, Fastify 5 with schemas, and the platform on the same Node.js and database. Ratios are relative to bare Express
 * in the same run; absolute figures depend on the machine. BENCH_SECONDS and BENCH_ROUNDS set the length of a run, BENCH_REQUESTS the
 * number of requests over which memory is measured. The arguments are the names of the parts (bench.ts runs all).
 */
const SECRETS = { JWT_SECRET: 'bench-secret-bench-secret-bench-secret', CURSOR_SECRET: 'bench-cursor-secret' };
/** Rate limits that the benchmarks exceed. */
const RAISED_LIMITS = [
  ...['general_user', 'general_address', 'signin', 'createSetupCompany'],
  ...['updateCompany', 'createDepartment', 'updateDepartment', 'createAgent', 'reorderDepartments'],
  ...['createTask', 'updateTask', 'approveApproval', 'work', 'registerWorker', 'deleteWorker'],
];
const CREDENTIALS = { username: 'admin', password: 'correct horse battery' };
const JSON_HEADERS = { 'content-type': 'application/json' };

const signIn = async (url: string): Promise<string> => {
  const body = JSON.stringify(CREDENTIALS);
  const response = await fetch(`${url}/api/v1/auth/setup`, { method: 'POST', headers: JSON_HEADERS, body });
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return cookies.find((cookie) => cookie.startsWith('session='))?.slice('session='.length) ?? '';
};

const addUsers = async (pool: pg.Pool, count: number): Promise<void> => {
  await pool.query(
    `insert into users (id, username, username_key, role, must_change_password, password_set_at, created_at, updated_at)
     select gen_random_uuid()::text, 'user ' || n, 'user ' || n, 'observer', true, now(), now(), now() from generate_series(1, $1::int) n
     on conflict do nothing`,
    [count],
  );
  await pool.query('vacuum analyze users');
  // Otherwise pending writes would be measured too.
  await pool.query('checkpoint');
};

const cluster = await startEmbeddedPostgres({ dataDirectory: null, maxConnections: 300 });
const database = `postgres://postgres:${cluster.password}@localhost:${cluster.port}/${cluster.database}?host=${encodeURIComponent(cluster.host)}`;
const env = { DATABASE_URL: database, ...SECRETS };
// The server sets a statement timeout for its role; inserting a million rows takes longer.
const pool = new pg.Pool({ connectionString: database, options: '-c statement_timeout=0' });

// The platform runs with its defaults and with rate limits; only their values are raised.
const platform = await startServer(env);
const token = await signIn(platform.url);
await pool.query(
  `insert into settings (namespace, key, value, updated_at, updated_by)
  select 'limits', key, '"100000000/60"', now(), 'system' from unnest($1::text[]) key`,
  [RAISED_LIMITS],
);
// Sign-ins beyond the session quota would end the session of the benchmark.
await pool.query(
  `insert into settings (namespace, key, value, updated_at, updated_by) values ('auth', 'max_sessions', '0', now(), 'system'),
    ('concurrency', 'versions', '0', now(), 'system'), ('concurrency', 'snapshots', '0', now(), 'system')`,
);
await pool.query('update settings_revision set revision = revision + 1');
const bare = await serve(['scripts/bench/twins.ts'], { ...env, TWIN: 'express' }, '/api/v1/healthz');
const quick = await serve(['scripts/bench/twins.ts'], { ...env, TWIN: 'fastify' }, '/api/v1/healthz');
const whole = await serve(['scripts/bench/twins.ts'], { ...env, TWIN: 'fastify-whole' }, '/api/v1/healthz');

const servers = [
  ['express', bare.url],
  ['fastify', quick.url],
  ['platform', platform.url],
] as const;
const everywhere = (path: string, rest: Omit<Target, 'name' | 'url'> = {}): Target[] =>
  servers.map(([name, url]) => ({ name, url: `${url}${path}`, ...rest }));
const signedIn = { headers: { authorization: `Bearer ${token}` } };

const measureRequests = async (): Promise<void> => {
  report('public probe (target 0.9 of Express, p99 at most doubled)', await compare(everywhere('/api/v1/healthz')));
  report(
    'authenticated read (target 0.85 of Express, 1.0 of Fastify with jwt, helmet and rate limit; p99 at most doubled)',
    await compare([
      ...everywhere('/api/v1/auth/me', signedIn),
      { name: 'fastify, jwt, helmet, limit', url: `${whole.url}/api/v1/auth/me`, ...signedIn },
    ]),
  );

  await addUsers(pool, 1_000);
  report(
    'page of 50 users (target 0.9 of Express, p99 at most doubled)',
    await compare(everywhere('/api/v1/users', signedIn)),
  );
  const login = { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(CREDENTIALS) } as const;
  report('login', await compare(everywhere('/api/v1/auth/login', login), 8));

  const stormed = (name: string, url: string): Stormed => ({
    read: { name, url: `${url}/api/v1/auth/me`, ...signedIn },
    logIn: { name: `${name}, logins`, url: `${url}/api/v1/auth/login`, ...login },
  });
  await measureStorm(stormed('platform', platform.url), stormed('express', bare.url));

  const page: Target = { name: 'platform', url: `${platform.url}/api/v1/users`, ...signedIn };
  const thousand = await load(page, 4);
  await addUsers(pool, 1_000_000);
  const million = await load(page, 4);
  report(
    'page of users by table size (target 1.3)',
    new Map([
      ['1,000 rows', thousand],
      ['1,000,000 rows', million],
    ]),
  );
};

const runBench = { pool, platformUrl: platform.url, token };
let creatingScene: ReturnType<typeof createRunScene> | null = null;
/** The scene of all parts about the execution of tasks. */
const runScene = (): ReturnType<typeof createRunScene> => {
  creatingScene ??= createRunScene(runBench);
  return creatingScene;
};

/** The parts by name, such as `npm run bench -- events`. */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  requests: measureRequests,
  replicas: () => measureReplicas({ env, token }),
  events: () => measureEvents({ pool, database, env, token }),
  chat: () => measureChat({ pool, env, platformUrl: platform.url, expressUrl: bare.url, token }),
  writes: () => measureWrites({ pool, platformUrl: platform.url, expressUrl: bare.url, token }),
  runs: async () => measureRuns(runBench, bare.url, await runScene()),
  engines: async () => measureEngines(env, await runScene()),
  claims: async () => measureClaims(runBench, platform.pid, await runScene()),
  snapshot: async () => measureSnapshot(runBench, await runScene()),
  agents: async () => measureAgents(runBench, env, await runScene()),
  work: () => measureWork({ pool, url: platform.url, pid: platform.pid, token }),
  organisation: () =>
    measureOrganisation({ pool, platformUrl: platform.url, expressUrl: bare.url, fastifyUrl: quick.url, token }),
};
const wanted = process.argv.slice(2);
for (const [name, measure] of Object.entries(parts)) if (wanted.includes(name)) await measure();

await Promise.all([platform, bare, quick, whole].map((server) => server.stop()));
await pool.end();
await cluster.stop();
if (wanted.includes('starts')) await measureStarts();
