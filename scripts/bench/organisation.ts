import type { Pool } from 'pg';
import { compare, type Figures, load, report, type Target } from './load.ts';
import { print } from './page.ts';

/** The servers to measure, all on the same database, and an API key with the role ceo. */
export interface OrganisationBench {
  readonly pool: Pool;
  readonly platformUrl: string;
  readonly expressUrl: string;
  readonly fastifyUrl: string;
  readonly token: string;
}

const send = async (bench: OrganisationBench, method: string, path: string, body: object): Promise<void> => {
  const response = await fetch(`${bench.platformUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${bench.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`);
};

/** The largest template: 28 agents in nine departments. */
const setUpCompany = (bench: OrganisationBench): Promise<void> =>
  send(bench, 'POST', '/api/v1/setup/company', { company_name: 'Bench', template_name: 'full_company' });

const everywhere = (bench: OrganisationBench, path: string, headers: Record<string, string> = {}): Target[] => [
  { name: 'express', url: `${bench.expressUrl}${path}`, headers },
  { name: 'fastify', url: `${bench.fastifyUrl}${path}`, headers },
  { name: 'platform', url: `${bench.platformUrl}${path}`, headers },
];

const signedIn = ({ token }: OrganisationBench): Record<string, string> => ({ authorization: `Bearer ${token}` });

const measureReads = async (bench: OrganisationBench): Promise<void> => {
  report(
    'company read of 28 agents (target 0.9 of Express)',
    await compare(everywhere(bench, '/company', signedIn(bench))),
  );
};

/** Runs `times` calls in sequence. Returns the median and the slowest duration. */
const time = async (times: number, call: (index: number) => Promise<void>): Promise<string> => {
  const durations: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const start = performance.now();
    await call(index);
    durations.push(performance.now() - start);
  }
  durations.sort((left, right) => left - right);
  const at = (share: number): string => (durations[Math.floor((times - 1) * share)] ?? 0).toFixed(1);
  return `median ${at(0.5)} ms, slowest ${at(1)} ms`;
};

const row = (name: string, figures: string): void => print(`  ${name.padEnd(28)} ${figures}`);

const get = async (bench: OrganisationBench, path: string): Promise<void> => {
  const response = await fetch(`${bench.platformUrl}${path}`, { headers: signedIn(bench) });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`GET ${path}: ${response.status}`);
};

const measureWrites = async (bench: OrganisationBench, title: string, times: number): Promise<void> => {
  print(`\n${title}`);
  const name = (kind: string, index: number): string => `${kind} ${title} ${index}`;
  row(
    'department create',
    await time(times, (index) => send(bench, 'POST', '/api/v1/departments', { name: name('department', index) })),
  );
  const agent = { role: 'Backend Developer', department: name('department', 0) };
  row(
    'agent create',
    await time(times, (index) => send(bench, 'POST', '/api/v1/agents', { ...agent, name: name('agent', index) })),
  );
  row('company update', await time(times, (index) => send(bench, 'PATCH', '/company', { budget_monthly: index + 1 })));
  row(
    'department create, dry run',
    await time(times, (index) => send(bench, 'POST', '/api/v1/departments?dry_run=true', { name: name('try', index) })),
  );
};

/** Adds versions like those of small changes: each version replaces one record of the snapshot. */
const addVersions = async (pool: Pool, count: number): Promise<void> => {
  await pool.query(
    `with newest as (select max(version) as n from company_versions),
       marks as (insert into company_versions (version, content_hash, saved_by, saved_at)
         select n + i, repeat('0', 64), 'system', now() from newest, generate_series(1, $1::int) i),
       open as (update company_history set valid = int4range(lower(valid), (select n + 1 from newest))
         where part = 'company' and upper_inf(valid) returning record),
       parts as (insert into company_history (part, record_id, record, valid)
         select 'company', 'default', record, case when i = $1 then int4range((n + i)::int, null) else int4range((n + i)::int, (n + i + 1)::int) end
         from newest, open, generate_series(1, $1::int) i)
     update company set version = version + $1`,
    [count],
  );
  await pool.query('vacuum analyze company_history');
  await pool.query('vacuum analyze company_versions');
};

const measureVersions = async (bench: OrganisationBench): Promise<void> => {
  const page = (path: string): Target => ({ name: path, url: `${bench.platformUrl}${path}`, headers: signedIn(bench) });
  const figures = new Map<string, Figures>();
  await addVersions(bench.pool, 100);
  figures.set('newest of 100', await load(page('/company/versions?limit=10'), 4));
  await addVersions(bench.pool, 100_000);
  figures.set('newest of 100,000', await load(page('/company/versions?limit=10'), 4));
  figures.set('in the middle of 100,000', await load(page('/company/versions?offset=50000&limit=10'), 4));
  figures.set('one of 100,000', await load(page('/company/versions/50000'), 4));
  report('page of 10 versions by history length (target 1.3)', figures);
};

/** Adds `records` records to the existing ones; a tenth of them are departments. */
const growOrganisation = async (pool: Pool, records: number, unit: string): Promise<void> => {
  const departments = Math.floor(records / 11);
  await pool.query(
    `insert into departments (id, name, name_key, description, budget_percent, position, created_at, updated_at)
     select gen_random_uuid(), $2 || ' ' || i, $2 || ' ' || i, '', 0, (select count(*) from departments) + i - 1, now(), now()
     from generate_series(1, $1::int) i`,
    [departments, unit],
  );
  await pool.query(
    `insert into agents (id, name, name_key, role, role_key, department, department_key, level, personality_preset, personality, tier,
       position, created_at, updated_at)
     select gen_random_uuid(), $2 || ' worker ' || i, $2 || ' worker ' || i, 'Tester', 'tester', $2 || ' ' || (1 + i % $3::int), $2 || ' ' || (1 + i % $3::int), 'mid', a.personality_preset,
       a.personality, 'medium', (select count(*) from agents) + i - 1, now(), now()
     from generate_series(1, $1::int) i, (select * from agents limit 1) a`,
    [records - departments, unit, departments],
  );
  await pool.query(`update company set tag = $1`, [unit]);
  await pool.query('vacuum analyze departments');
  await pool.query('vacuum analyze agents');
};

/** The duration of a department update. The first update is not measured: it also records the inserted rows in the history. */
const measureChange = async (bench: OrganisationBench): Promise<string> => {
  const { rows } = await bench.pool.query<{ id: string }>('select id from departments order by position limit 1');
  const change = (text: string): Promise<void> =>
    send(bench, 'PATCH', `/api/v1/departments/${rows[0]?.id}`, { description: text });
  await change('first');
  return time(30, (index) => change(`change ${index}`));
};

const SMALL = 100;
/** Below the limits of 1000 departments and 10 000 agents, so that the measured changes can add records. */
const LARGE = 9_500;

const measureScale = async (bench: OrganisationBench): Promise<void> => {
  await growOrganisation(bench.pool, SMALL, 'small');
  const small = await measureChange(bench);
  await growOrganisation(bench.pool, LARGE, 'large');
  const large = await measureChange(bench);
  print('\ndepartment update by number of records (target: median at most 3 times)');
  row(`about ${SMALL} records`, small);
  row(`about ${LARGE} records`, large);
  await measureWrites(bench, `with ${LARGE} more departments and agents`, 10);
  row('company read', await time(10, () => get(bench, '/company')));
  row('page of departments', await time(20, () => get(bench, '/api/v1/departments?limit=50')));
  row('last page', await time(20, () => get(bench, `/api/v1/departments?offset=850&limit=50`)));
  row('all departments', await time(5, () => get(bench, '/api/v1/departments')));
  row('page of agents', await time(20, () => get(bench, '/api/v1/agents?limit=50')));
  const names = async (): Promise<string[]> => {
    const { rows } = await bench.pool.query<{ name: string }>('select name from departments order by position desc');
    return rows.map(({ name }) => name);
  };
  const orders = [await names()];
  orders.push((orders[0] ?? []).toReversed());
  row(
    'reorder all departments',
    await time(2, (index) => send(bench, 'POST', '/company/reorder-departments', { department_names: orders[index] })),
  );
};

/** Measures the organisation: reads compared with the bare servers, writes, the history, and a very large company. */
export const measureOrganisation = async (bench: OrganisationBench): Promise<void> => {
  await setUpCompany(bench);
  await measureReads(bench);
  await measureWrites(bench, 'with 28 agents', 50);
  await measureVersions(bench);
  await measureScale(bench);
};
