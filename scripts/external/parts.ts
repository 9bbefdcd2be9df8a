import { spawn } from 'node:child_process';
import { UNAVAILABLE } from './installed.ts';

/** A check that takes minutes. Its output is shown while it runs. */
export interface Part {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Why this machine cannot run the part; null or absent if it can. */
  readonly unavailable?: string | null;
  /** Whether the part repeats its failed test files in CI, so it is not repeated as a whole. */
  readonly repeatsFiles?: true;
  /** With REQUIRE_TOOLS=1 the part fails if it cannot be run; otherwise it is skipped. */
  readonly required?: boolean;
}

/** Whether a missing tool is a failure, as in CI, which installs them (.ci/run). */
export const REQUIRES_TOOLS = process.env.REQUIRE_TOOLS === '1';

const TESTS = 'scripts/tests.ts';

/** Runs test files. */
export const vitest = (...args: readonly string[]) => ['node', TESTS, ...args] as const;

/** Whether a part that fails runs once more, as in CI. */
const isRepeated = ({ command, repeatsFiles }: Part): boolean =>
  process.env.CI === 'true' && repeatsFiles !== true && !command.includes(TESTS);

type Verdict = 'passed' | 'failed' | 'skipped';
const LABELS: Readonly<Record<Verdict, string>> = { passed: 'ok    ', failed: 'FAILED', skipped: 'skipped' };

/** The verdict of a part that cannot be run. */
const verdictIfUnavailable = ({ required = false }: Part): Verdict =>
  required && REQUIRES_TOOLS ? 'failed' : 'skipped';

const verdictOn = (part: Part, code: number | null): Verdict => {
  if (code === UNAVAILABLE) return verdictIfUnavailable(part);
  return code === 0 ? 'passed' : 'failed';
};

/** Where the output of a part goes. */
type Print = (text: string) => void;

/** The exit code of a part; null if a signal stopped it. */
const codeOf = ({ command: [program, ...args], env }: Part, print: Print): Promise<number | null> =>
  new Promise((resolve) => {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
    child.on('error', (error) => print(`${error.message}\n`));
    child.on('close', resolve);
  });

const run = async (part: Part, print: Print): Promise<Verdict> => {
  if (part.unavailable != null) {
    const verdict = verdictIfUnavailable(part);
    print(`${LABELS[verdict]}  ${part.name} (${part.unavailable})\n`);
    return verdict;
  }
  const startedAt = performance.now();
  let verdict = verdictOn(part, await codeOf(part, print));
  if (verdict === 'failed' && isRepeated(part)) {
    verdict = verdictOn(part, await codeOf(part, print));
    if (verdict === 'passed') print(`flaky: ${part.name}\n`);
  }
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  print(`${LABELS[verdict]}  ${part.name} (${minutes} min)\n`);
  return verdict;
};

const show: Print = (text) => void process.stdout.write(text);

/** The output of parts that run in parallel is shown when each of them ends. */
const runWhole = async (part: Part): Promise<Verdict> => {
  const printed: string[] = [];
  const verdict = await run(part, (text) => void printed.push(text));
  show(printed.join(''));
  return verdict;
};

const PARALLEL = 2;

/**
 * Runs the parts in sequence and then `others` two at a time, prints the result of each and the totals, and exits with 1 if one failed. In CI
 * a part that fails runs once more; if it passes then, it is printed as `flaky:`.
 */
export const runParts = async (parts: readonly Part[], others: readonly Part[] = []): Promise<never> => {
  const count: Record<Verdict, number> = { passed: 0, failed: 0, skipped: 0 };
  for (const part of parts) count[await run(part, show)] += 1;
  const waiting = others.values();
  const runWaiting = async (): Promise<void> => {
    for (const part of waiting) count[await runWhole(part)] += 1;
  };
  await Promise.all(Array.from({ length: PARALLEL }, runWaiting));
  console.log(`\n${count.passed} passed, ${count.failed} failed`);
  process.exit(count.failed === 0 ? 0 : 1);
};
