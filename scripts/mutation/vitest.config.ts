import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '../..');

/** What of test/support starts a database, a server or a process; and the labelled messages, hundreds of them for every mutant. */
const NEEDS_MORE = /support\/(server|database|children|run)\/|-scene\.ts|scripts\/router-score/;

/** The tests of pure code: without a database a mutant is judged in milliseconds. */
const pureTests = ['test/domain', 'test/handlers'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((file) => file.endsWith('.test.ts') && !NEEDS_MORE.test(readFileSync(join(root, file), 'utf8'))),
);

export default defineConfig({
  root,
  test: { include: pureTests, pool: 'threads', isolate: false, testTimeout: 60_000 },
});
