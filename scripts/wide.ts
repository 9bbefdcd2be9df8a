import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { findChromium } from '../test/support/browser/browser.ts';
import { findInstalledPostgres } from '../test/support/database/installed-postgres.ts';
import { type Part, runParts, vitest } from './external/parts.ts';

/** Network errors rarely coincide, so the tests run for minutes behind the faulty proxy. */
process.env.ROUGH_SECONDS ??= '120';

const isInstalled = (program: string, option = '--version'): boolean =>
  spawnSync(program, [option]).error === undefined;
const HAS_POOLER = isInstalled('pgbouncer');

/** Why no release can be made on this machine; null if it can. */
const releaseObstacle = (): string | null => {
  if (!isInstalled('python3')) return 'python3 is not installed';
  return spawnSync('git', ['rev-parse', '--verify', 'HEAD']).status === 0 ? null : 'the Git history is missing';
};

/** The environment of test/wide, whose files run only here. */
const WIDE = { WIDE: '1' };

/** Contract tests that depend neither on other replicas nor on a pooler: of HTTP, documents and validation. The last one evaluates all others. */
const WITHIN_ONE_PROCESS = new Set(['http', 'sweeps', 'examples', 'documents.test.ts', 'coverage.test.ts']);

const REQUESTS = 'test/contract/requests';

const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !WITHIN_ONE_PROCESS.has(name) && !name.endsWith('.json'))
    .map((name) => `${folder}/${name}`);

const SHARED_CONTRACT = [...filesIn('test/contract').filter((path) => path !== REQUESTS), ...filesIn(REQUESTS)];

const PARTS: readonly Part[] = [
  { name: 'every regular expression runs in linear time', command: ['node', 'scripts/checks/patterns.ts'] },
  {
    name: 'a server loses no data when it is killed, restarted, moved or restored, and a subscriber misses no event',
    command: vitest('test/wide/faults'),
    env: WIDE,
  },
  // Combined, because each run of the contract tests is long; `REPLICAS=3` and `POOLER=1` also work separately.
  HAS_POOLER
    ? {
        name: 'the contract tests pass against three replicas behind PgBouncer in transaction mode',
        command: vitest(...SHARED_CONTRACT),
        env: { REPLICAS: '3', POOLER: '1' },
      }
    : {
        name: 'the contract tests pass against three replicas (without a pooler: pgbouncer is not installed)',
        command: vitest(...SHARED_CONTRACT),
        env: { REPLICAS: '3' },
      },
  {
    name: 'after a standby is promoted under load, no acknowledged change is lost or applied twice',
    command: vitest('test/wide/failover.test.ts'),
    env: WIDE,
    unavailable: findInstalledPostgres() === null ? 'PostgreSQL 15 or newer is not installed' : null,
  },
  {
    name: 'other replicas complete the turns, runs and webhooks of killed replicas exactly once',
    command: vitest('test/wide/killed-replica.test.ts'),
    env: WIDE,
  },
  {
    name: 'the documented nginx configuration serves requests, streams and sockets',
    command: vitest('test/wide/reverse-proxy.test.ts'),
    env: WIDE,
    unavailable: isInstalled('nginx', '-v') ? null : 'nginx is not installed',
  },
  {
    name: 'one server and three replicas pass the conformance kit',
    command: vitest('test/wide/conformance.test.ts'),
    env: WIDE,
  },
  {
    name: 'the conformance kit returns its documented exit codes, and names the broken rule of many faulty servers',
    command: vitest('test/wide/conformance-'),
    env: WIDE,
  },
  {
    name: 'the steps of CONTRIBUTING.md add an endpoint',
    command: vitest('test/wide/contributing.test.ts'),
    env: WIDE,
  },
  {
    name: 'a release with all its files can be made in a clean clone',
    command: vitest('test/wide/release.test.ts'),
    env: WIDE,
    unavailable: releaseObstacle(),
  },
  {
    name: 'the API reference is fast, searchable and usable in a browser',
    command: ['node', 'scripts/external/pages.ts'],
  },
  {
    name: 'the console works in a real browser',
    command: vitest('test/wide/console'),
    env: WIDE,
    unavailable: findChromium() === null ? 'Chromium is not installed' : null,
    required: true,
  },
  { name: 'the external tools of npm can be installed', command: ['node', 'scripts/external/install.ts'] },
];

/** Programs of other projects, which measure no time, longest first. */
const PROGRAMS: readonly Part[] = [
  {
    name: 'generated clients are complete, compile, and work with a real server, if their tools are installed',
    command: ['node', 'scripts/external/generators.ts'],
    required: true,
  },
  {
    name: 'clients and a server of the last release work with the current server and its migrated database',
    command: ['node', 'scripts/external/upgrade.ts'],
    repeatsFiles: true,
  },
  {
    name: 'SPIN proves the state machine of tasks and runs, and finds an error in every model that lacks a rule',
    command: ['node', 'scripts/external/spin.ts'],
    required: true,
  },
  {
    name: 'artifacts are stored in a real S3-compatible store, and survive its outage',
    command: ['node', 'scripts/external/object-store.ts'],
    required: true,
  },
  {
    name: 'Schemathesis finds no undeclared response',
    command: ['node', 'scripts/external/schemathesis.ts'],
  },
  {
    name: 'the Python client builds, passes its type check, and works with a real server',
    command: ['node', 'scripts/external/python-client.ts'],
  },
  {
    name: 'container, compose file and chart are accepted by their linters',
    command: ['node', 'scripts/external/distribution.ts'],
  },
  {
    name: 'the Standard Webhooks library for Python verifies the webhooks that the server sends',
    command: ['node', 'scripts/external/standard-webhooks/outgoing.ts'],
  },
  { name: 'the mock server returns responses as declared', command: ['node', 'scripts/external/mock.ts'] },
  { name: 'a client generated by hey-api reads streams', command: ['node', 'scripts/external/hey-api.ts'] },
  {
    name: 'the server accepts webhooks of the Standard Webhooks library for Python',
    command: ['node', 'scripts/external/standard-webhooks.ts'],
  },
  {
    name: 'oasdiff finds no breaking change that our comparison does not find',
    command: ['node', 'scripts/external/oasdiff.ts'],
  },
  {
    name: 'Spectral accepts the documents',
    command: ['node', 'scripts/external/spectral.ts'],
  },
];

await runParts(PARTS, PROGRAMS);
