import { spawnSync } from 'node:child_process';
import { findChromium } from '../test/support/browser/browser.ts';
import { findInstalledPostgres } from '../test/support/database/installed-postgres.ts';
import { type Part, runParts, vitest } from './external/parts.ts';

/** Minutes behind the proxy: few things go wrong at the same time. */
process.env.ROUGH_SECONDS ??= '120';

const has = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;
const HAS_POOLER = has('pgbouncer');

const lackOfRelease = (): string | null => {
  if (!has('python3')) return 'no python3';
  return spawnSync('git', ['rev-parse', '--verify', 'HEAD']).status === 0 ? null : 'no history of git';
};

/** Files of test/wide, which are run here alone. */
const WIDE = { WIDE: '1' };

const PARTS: readonly Part[] = [
  { name: 'every pattern takes linear time', command: ['node', 'scripts/checks/patterns.ts'] },
  {
    name: 'a server that is killed at many writes, restarted, moved or restored loses nothing, and a follower misses nothing',
    command: vitest('test/wide/faults'),
    env: WIDE,
  },
  // Both in parallel, for each takes as long as the whole contract; `REPLICAS=3` and `POOLER=1` work alone, too.
  HAS_POOLER
    ? {
        name: 'the contract holds against three replicas behind PgBouncer in transaction mode',
        command: vitest('test/contract'),
        env: { REPLICAS: '3', POOLER: '1' },
      }
    : {
        name: 'the contract holds against three replicas (without a pooler: pgbouncer is not installed)',
        command: vitest('test/contract'),
        env: { REPLICAS: '3' },
      },
  {
    name: 'a standby is promoted under load, and nothing acknowledged is lost or done twice',
    command: vitest('test/wide/failover.test.ts'),
    env: WIDE,
    lacking: findInstalledPostgres() === null ? 'no PostgreSQL 15 or newer is installed' : null,
  },
  {
    name: 'turns, runs and webhooks of killed replicas are ended by others, once',
    command: vitest('test/wide/killed-replica.test.ts'),
    env: WIDE,
  },
  {
    name: 'clients and a server of the last release live beside the present server, on the database that it migrated',
    command: ['node', 'scripts/external/upgrade.ts'],
  },
  {
    name: 'the client for Python is built, typed, and speaks to a real server',
    command: ['node', 'scripts/external/python-client.ts'],
  },
  {
    name: 'a server and three replicas keep the whole contract, as the conformance kit sees it',
    command: vitest('test/wide/conformance.test.ts'),
    env: WIDE,
  },
  {
    name: 'the conformance kit ends as it says, and names the rule that a server breaks, for each of many breaks',
    command: vitest('test/wide/conformance-'),
    env: WIDE,
  },
  {
    name: 'a release is made in a clean clone, with everything that it hands out',
    command: vitest('test/wide/release.test.ts'),
    env: WIDE,
    lacking: lackOfRelease(),
  },
  {
    name: 'a library in Python takes the webhooks sent',
    command: ['node', 'scripts/external/standard-webhooks/outgoing.ts'],
  },
  { name: 'the mock server has the shapes of the document', command: ['node', 'scripts/external/mock.ts'] },
  { name: 'a client that hey-api generates reads streams', command: ['node', 'scripts/external/hey-api.ts'] },
  {
    name: 'webhooks of the library for Python are taken in',
    command: ['node', 'scripts/external/standard-webhooks.ts'],
  },
  {
    name: 'the pages are quick, found in, and tried in a browser',
    command: ['node', 'scripts/external/pages.ts'],
  },
  {
    name: 'the console does in a real browser what it is for',
    command: vitest('test/wide/console'),
    env: WIDE,
    lacking: findChromium() === null ? 'no chromium is installed' : null,
    required: true,
  },
  { name: 'oasdiff finds no break that ours does not', command: ['node', 'scripts/external/oasdiff.ts'] },
  {
    name: 'generated clients are whole, compile, and speak to a real server, as far as this machine has their tools',
    command: ['node', 'scripts/external/generators.ts'],
    required: true,
  },
  {
    name: 'Schemathesis finds nothing that is not as declared',
    command: ['node', 'scripts/external/schemathesis.ts'],
  },
  {
    name: 'container, compose file and chart are accepted by their linters',
    command: ['node', 'scripts/external/distribution.ts'],
  },
];

await runParts(PARTS);
