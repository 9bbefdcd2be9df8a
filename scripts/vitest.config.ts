import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const ROOT = new URL('..', import.meta.url).pathname;
/** Ends what waits forever; far above what anything takes, on a slow and busy machine too. */
const TIMEOUT_MS = 180_000;
/** What needs minutes is left to `npm run test:wide`, which says so. */
const LEFT_OUT = process.env.WIDE === '1' ? [] : ['test/wide/**'];
/** Other files of the same process may still be ending something, and would set the replaced timers too. */
const REPLACING_TIMERS = globSync('test/**/*.test.ts', { cwd: ROOT }).filter((file) =>
  readFileSync(join(ROOT, file), 'utf8').includes('useFakeTimers'),
);
/** Of a condition that is waited for; on a busy machine a browser takes its time. */
const POLL_MS = 15_000;
const common = {
  pool: 'forks',
  testTimeout: TIMEOUT_MS,
  hookTimeout: TIMEOUT_MS,
  expect: { poll: { timeout: POLL_MS } },
} as const;

/** The coverage of the document is checked after every other file has run. */
export default defineConfig({
  root: ROOT,
  test: {
    globalSetup: ['test/support/run/global-setup.ts'],
    maxWorkers: 2,
    reporters: ['default', './test/support/run/closing-line.ts'],
    projects: [
      {
        extends: true,
        test: {
          ...common,
          name: 'within',
          include: ['test/**/*.test.ts'],
          exclude: ['test/contract/coverage.test.ts', 'test/{faults,wide}/**', ...REPLACING_TIMERS],
          // The files of a worker share what they load: that takes a third of the time. What a test changes of the process it puts back.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          ...common,
          name: 'processes',
          include: ['test/{faults,wide}/**/*.test.ts', ...REPLACING_TIMERS],
          exclude: LEFT_OUT,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { ...common, name: 'coverage', include: ['test/contract/coverage.test.ts'], sequence: { groupOrder: 1 } },
      },
    ],
  },
});
