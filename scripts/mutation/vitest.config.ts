import { defineConfig } from 'vitest/config';

/** The tests of pure code: they need no database, so a mutant is judged in milliseconds. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: { include: ['test/pure/**/*.test.ts'], pool: 'threads', maxWorkers: 1, testTimeout: 10_000 },
});
