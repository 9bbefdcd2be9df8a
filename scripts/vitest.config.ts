import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const ROOT = new URL('..', import.meta.url).pathname;
/** The timeout of a test; far above any duration on a slow and busy machine. */
const TIMEOUT_MS = 180_000;
/** Tests that take minutes run only with `npm run test:wide`. */
const LEFT_OUT = process.env.WIDE === '1' ? [] : ['test/wide/**'];
/** Files that replace timers; they are isolated, because other files of the same process may still use timers. */
const REPLACING_TIMERS = globSync('test/**/*.test.ts', { cwd: ROOT }).filter((file) =>
  readFileSync(join(ROOT, file), 'utf8').includes('useFakeTimers'),
);
/** The timeout of an awaited condition; browsers are slow on a busy machine. */
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
  // As the console is bundled: from its source, so that modules of the console can be tested.
  resolve: {
    alias: [{ find: /^organisation-platform-client$/, replacement: join(ROOT, 'clients/typescript/src/index.ts') }],
  },
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
          // The files of a worker share modules, which takes a third of the time. Tests restore what they change of the process.
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
