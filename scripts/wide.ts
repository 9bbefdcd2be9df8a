import { spawnSync } from 'node:child_process';
import { type Part, runParts, vitest } from './parts.ts';

/** Three minutes behind the proxy, and twice as many kills as in the tests: few things go wrong at the same time. */
process.env.ROUGH_SECONDS ??= '180';
process.env.KILLS ??= '200';

const HAS_POOLER = spawnSync('pgbouncer', ['--version']).error === undefined;

const PARTS: readonly Part[] = [
  {
    name: 'a follower of events behind a rough proxy misses nothing',
    command: vitest('test/faults/followed-events.test.ts'),
  },
  { name: 'nothing acknowledged is lost by kills', command: vitest('test/faults/kill.test.ts') },
  // Both at once, for each takes as long as the whole contract; `REPLICAS=3` and `POOLER=1` work alone, too.
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
    name: 'a library in Python takes the webhooks sent',
    command: ['node', 'scripts/judges/standard-webhooks/outgoing.ts'],
  },
  { name: 'a client that hey-api generates reads streams', command: ['node', 'scripts/judges/hey-api.ts'] },
  {
    name: 'webhooks of the library for Python are taken in',
    command: ['node', 'scripts/judges/standard-webhooks.ts'],
  },
  {
    name: 'the pages are quick, found in, and tried in a browser',
    command: ['node', 'scripts/judges/pages.ts'],
  },
  { name: 'oasdiff finds no break that ours does not', command: ['node', 'scripts/judges/oasdiff.ts'] },
  { name: 'clients of nine generators tell one story', command: ['node', 'scripts/judges/generators.ts'] },
  {
    name: 'Schemathesis finds nothing that is not as declared',
    command: ['node', 'scripts/judges/schemathesis.ts'],
  },
  {
    name: 'container, compose file and chart are accepted by their linters',
    command: ['node', 'scripts/judges/distribution.ts'],
  },
  {
    name: 'mutants of pure code are noticed',
    command: ['stryker', 'run', 'scripts/mutation/stryker.config.json'],
  },
];

await runParts(PARTS);
