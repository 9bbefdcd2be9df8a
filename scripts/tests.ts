import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunResult } from '../test/support/run/closing-line.ts';

// Runs the given test files, or all, and prints "N passed, N failed" as the last line. With CI=true each failed file runs once more alone; tests
// that pass only then are printed as "flaky:" and do not fail the run.

const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--root', '.', '--config', 'scripts/vitest.config.ts'];
/** Evaluates what all other files saw, so alone it proves nothing. */
const AFTER_ALL = 'test/contract/coverage.test.ts';
/** With more failed files than this, the cause is the change, not chance. */
const MAX_RERUNS = 5;

const args = process.argv.slice(2);

const isPath = (arg: string, index: number): boolean =>
  arg.includes('/') && !arg.startsWith('-') && !['-t', '--testNamePattern'].includes(args[index - 1] ?? '');

/** Exits for a path that selects no test file: vitest runs the others and says nothing about it. */
const requireMatches = (): void => {
  const files = globSync('test/**/*.test.ts').filter(
    (file) => process.env.WIDE === '1' || !file.startsWith('test/wide/'),
  );
  for (const path of args.filter(isPath)) {
    if (files.some((file) => file.includes(path.replace(/^\.\//, '')))) continue;
    console.error(
      `no test file matches ${path}${path.includes('test/wide') ? '; files in test/wide need WIDE=1' : ''}`,
    );
    process.exit(1);
  }
};
requireMatches();

const folder = mkdtempSync(join(tmpdir(), 'tests-'));
const resultFile = join(folder, 'result.json');

/** Runs vitest. The result is null if it exits before its report. */
const run = (args: readonly string[]): { code: number; result: RunResult | null } => {
  rmSync(resultFile, { force: true });
  const { status } = spawnSync(process.execPath, [...VITEST, ...args], {
    stdio: 'inherit',
    env: { ...process.env, RUN_RESULT: resultFile },
  });
  const read = (): RunResult | null => {
    try {
      return JSON.parse(readFileSync(resultFile, 'utf8'));
    } catch {
      return null;
    }
  };
  return { code: status ?? 1, result: read() };
};

/** The number of failures that disappeared when their file ran alone, and whether all did. */
const rerunFailed = ({ failed, failedFiles }: RunResult): { flaky: number; isAllFlaky: boolean } => {
  let flaky = 0;
  for (const { file, failures, tests } of failedFiles) {
    if (file === AFTER_ALL || run([file]).code !== 0) continue;
    flaky += failures;
    console.log(`flaky: ${file}${tests.map((name) => `\nflaky:   ${name}`).join('')}`);
  }
  return { flaky, isAllFlaky: flaky === failed };
};

const { code, result } = run(args);
let exitCode = code;
if (result !== null) {
  let { passed, failed } = result;
  if (code !== 0 && process.env.CI === 'true' && result.failedFiles.length <= MAX_RERUNS) {
    const { flaky, isAllFlaky } = rerunFailed(result);
    passed += flaky;
    failed -= flaky;
    if (isAllFlaky) exitCode = 0;
  }
  console.log(`\n${passed} passed, ${failed} failed`);
}
rmSync(folder, { recursive: true, force: true });
process.exit(exitCode);
