import { spawn } from 'node:child_process';
import { UNAVAILABLE } from './judges/installed.ts';

/** What needs minutes: its name, and the command with its arguments. Its own output is shown as it comes. */
type Part = readonly [name: string, command: string, ...args: string[]];

/** Three minutes behind the proxy, and twice as many kills as in the tests: few things go wrong at the same time. */
process.env.ROUGH_SECONDS ??= '180';
process.env.KILLS ??= '200';

const vitest = (file: string) =>
  [
    'node',
    'node_modules/vitest/vitest.mjs',
    'run',
    '--root',
    '.',
    '--config',
    'scripts/vitest.config.ts',
    file,
  ] as const;

const PARTS: readonly Part[] = [
  ['a follower of events behind a rough proxy misses nothing', ...vitest('test/faults/followed-events.test.ts')],
  ['nothing acknowledged is lost by kills', ...vitest('test/faults/kill.test.ts')],
  ['a library in Python takes the webhooks sent', 'node', 'scripts/judges/standard-webhooks/outgoing.ts'],
  ['a client that hey-api generates reads streams', 'node', 'scripts/judges/hey-api.ts'],
  ['webhooks of the library for Python are taken in', 'node', 'scripts/judges/standard-webhooks.ts'],
  ['the pages are quick, found in, and tried in a browser', 'node', 'scripts/judges/pages.ts'],
  ['oasdiff finds no break that ours does not', 'node', 'scripts/judges/oasdiff.ts'],
  ['clients of nine generators tell one story', 'node', 'scripts/judges/generators.ts'],
  ['Schemathesis finds nothing that is not as declared', 'node', 'scripts/judges/schemathesis.ts'],
  ['container, compose file and chart are accepted by their linters', 'node', 'scripts/judges/distribution.ts'],
  ['mutants of pure code are noticed', 'stryker', 'run', 'scripts/mutation/stryker.config.json'],
];

type Verdict = 'passed' | 'failed' | 'skipped';
const LABELS: Readonly<Record<Verdict, string>> = { passed: 'ok    ', failed: 'FAILED', skipped: 'skipped' };

const verdictOn = (code: number | null): Verdict => {
  if (code === UNAVAILABLE) return 'skipped';
  return code === 0 ? 'passed' : 'failed';
};

const run = ([name, command, ...args]: Part): Promise<Verdict> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', (error) => console.error(error.message));
    child.on('close', (code) => {
      const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
      const verdict = verdictOn(code);
      console.log(`${LABELS[verdict]}  ${name} (${minutes} min)`);
      resolve(verdict);
    });
  });

const count: Record<Verdict, number> = { passed: 0, failed: 0, skipped: 0 };
for (const part of PARTS) count[await run(part)] += 1;

console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 ? 0 : 1);
