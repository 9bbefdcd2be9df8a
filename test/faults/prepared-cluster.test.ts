import { mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrations } from '../../domain/foundation/database/migrations/index.ts';
import { planCluster } from '../../domain/postgres/cluster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../domain/postgres/embedded-postgres.ts';
import { createCluster } from '../../domain/postgres/new-cluster.ts';
import { prepareCluster } from '../../handlers/server/prepare-cluster.ts';
import { runSql } from '../support/children/embedded-processes.ts';

const newFolder = async (): Promise<string> => realpath(await mkdtemp(join(tmpdir(), 'prepared-')));

let prepared: string;
let archive: string;
beforeAll(async () => {
  prepared = await newFolder();
  await prepareCluster(prepared);
  const [name = ''] = await readdir(prepared);
  archive = join(prepared, name);
}, 60_000);
afterAll(() => rm(prepared, { recursive: true, force: true }));

const folders: string[] = [];
const servers: EmbeddedPostgres[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

/** A server on a new data folder whose cluster was created from this archive. */
const startFrom = async (file: string | null): Promise<EmbeddedPostgres> => {
  const dataDirectory = await newFolder();
  folders.push(dataDirectory);
  const plan = await planCluster(dataDirectory);
  await createCluster(join(dataDirectory, `postgres-${plan.installation.major}`), plan, true, file);
  expect(await readdir(dataDirectory)).toEqual([`postgres-${plan.installation.major}`]);
  // Complete already: a start would fill an empty folder.
  expect(await readdir(join(dataDirectory, `postgres-${plan.installation.major}`))).toContain('PG_VERSION');
  const server = await startEmbeddedPostgres({ dataDirectory, maxConnections: 10 });
  servers.push(server);
  return server;
};

const TABLES = "select count(*)::int as tables from pg_tables where schemaname = 'public'";

describe('a prepared cluster', () => {
  it('has the schema, and the rows of the migrations, and nothing else', async () => {
    const server = await startFrom(archive);
    expect(await runSql(server, 'select name from schema_migrations order by id')).toEqual(
      migrations.map(({ name }) => ({ name })),
    );
    expect(await runSql(server, 'select username from users')).toEqual([{ username: 'system' }]);
    const rows = await runSql(
      server,
      "select relname from pg_stat_user_tables where schemaname = 'public' and n_live_tup > 0 order by relname",
    );
    expect(rows.map(({ relname }) => relname)).toEqual([
      ...['access_revision', 'audit_chain', 'company', 'feed_state', 'named_locks', 'queue_state'],
      ...['schema_migrations', 'settings_revision', 'users', 'webhook_cursor', 'work_sweeps'],
    ]);
    expect(await runSql(server, 'select count(*)::int as jobs from graphile_worker.jobs')).toEqual([{ jobs: 0 }]);
  });

  it('is protected by a separate password in each deployment', async () => {
    const [one, other] = await Promise.all([startFrom(archive), startFrom(archive)]);
    expect(one.password).not.toBe(other.password);
    await expect(runSql({ host: one.host, password: other.password }, TABLES)).rejects.toThrow(/password/);
  });
});

describe('an archive that cannot be used', () => {
  beforeEach(async () => {
    const whole = await readFile(archive);
    await writeFile(join(prepared, 'short'), whole.subarray(0, whole.length / 2));
    await writeFile(join(prepared, 'without its last entry'), whole.subarray(0, whole.lastIndexOf('PG_VERSION\0')));
    await writeFile(
      join(prepared, 'noise'),
      whole.subarray(0, 100_000).map((byte) => byte ^ 0x5a),
    );
    await writeFile(join(prepared, 'empty'), '');
  });

  it.each(['short', 'without its last entry', 'noise', 'empty'])('that is %s falls back to initdb', async (name) => {
    const server = await startFrom(join(prepared, name));
    expect(await runSql(server, TABLES)).toEqual([{ tables: 0 }]);
  });
});
