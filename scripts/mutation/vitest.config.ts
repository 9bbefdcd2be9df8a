import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '../..');

/**
 * Files that start a server or a process, and the labelled messages: too slow to run for each mutant; and those that
 * replace what the console uses of a browser.
 */
const SLOW = /support\/(server|database|children|run)\/|-scene\.ts|scripts\/router-score|\.\/page\.ts/;

/** Unit tests: without a database they test a mutant in milliseconds. */
const pureTests = readdirSync(join(root, 'test/unit'), { recursive: true, encoding: 'utf8' })
  .map((name) => `test/unit/${name}`)
  .filter((file) => file.endsWith('.test.ts') && !SLOW.test(readFileSync(join(root, file), 'utf8')));

export default defineConfig({
  root,
  test: { include: pureTests, pool: 'threads', isolate: false, testTimeout: 60_000 },
});
