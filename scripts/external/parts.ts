import { spawn } from 'node:child_process';
import { UNAVAILABLE } from './installed.ts';

/** A check that takes minutes. Its output is shown while it runs. */
export interface Part {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Why this machine cannot run the part; null or absent if it can. */
  readonly unavailable?: string | null;
  /** With REQUIRE_TOOLS=1 the part fails if it cannot be run; otherwise it is skipped. */
  readonly required?: boolean;
}

/** Whether a missing tool is a failure, as in CI, which installs them (.ci/run). */
export const REQUIRES_TOOLS = process.env.REQUIRE_TOOLS === '1';

const TESTS = 'scripts/tests.ts';

/** Runs test files. */
export const vitest = (files: string) => ['node', TESTS, files] as const;

/** Whether a part that fails runs once more, as in CI; a run of test files repeats those that fail by itself. */
const isRepeated = ({ command }: Part): boolean => process.env.CI === 'true' && !command.includes(TESTS);

type Verdict = 'passed' | 'failed' | 'skipped';
const LABELS: Readonly<Record<Verdict, string>> = { passed: 'ok    ', failed: 'FAILED', skipped: 'skipped' };

/** The verdict of a part that cannot be run. */
const verdictIfUnavailable = ({ required = false }: Part): Verdict =>
  required && REQUIRES_TOOLS ? 'failed' : 'skipped';

const verdictOn = (part: Part, code: number | null): Verdict => {
  if (code === UNAVAILABLE) return verdictIfUnavailable(part);
  return code === 0 ? 'passed' : 'failed';
};

/** The exit code of a part; null if a signal stopped it. */
const codeOf = ({ command: [program, ...args], env }: Part): Promise<number | null> =>
  new Promise((resolve) => {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', (error) => console.error(error.message));
    child.on('close', resolve);
  });

const run = async (part: Part): Promise<Verdict> => {
  if (part.unavailable != null) {
    const verdict = verdictIfUnavailable(part);
    console.log(`${LABELS[verdict]}  ${part.name} (${part.unavailable})`);
    return verdict;
  }
  const startedAt = performance.now();
  let verdict = verdictOn(part, await codeOf(part));
  if (verdict === 'failed' && isRepeated(part)) {
    verdict = verdictOn(part, await codeOf(part));
    if (verdict === 'passed') console.log(`flaky: ${part.name}`);
  }
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  console.log(`${LABELS[verdict]}  ${part.name} (${minutes} min)`);
  return verdict;
};

/** Runs the parts in sequence, prints the result of each and the totals, and exits with 1 if one failed. */
export const runParts = async (parts: readonly Part[]): Promise<never> => {
  const count: Record<Verdict, number> = { passed: 0, failed: 0, skipped: 0 };
  for (const part of parts) count[await run(part)] += 1;
  console.log(`\n${count.passed} passed, ${count.failed} failed`);
  process.exit(count.failed === 0 ? 0 : 1);
};
