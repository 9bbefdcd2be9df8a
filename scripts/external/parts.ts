import { spawn } from 'node:child_process';
import { UNAVAILABLE } from './installed.ts';

/** What needs minutes. Its own output is shown as it comes. */
export interface Part {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** What the machine has not and the part needs. */
  readonly lacking?: string | null;
  /** Where tools are required, it fails when it cannot be run. */
  readonly required?: boolean;
}

/** Whether what a machine lacks is a failure, as where CI has installed the tools (.ci/run). */
export const REQUIRES_TOOLS = process.env.REQUIRE_TOOLS === '1';

/** Runs test files. */
export const vitest = (files: string) => ['node', 'scripts/tests.ts', files] as const;

type Verdict = 'passed' | 'failed' | 'skipped';
const LABELS: Readonly<Record<Verdict, string>> = { passed: 'ok    ', failed: 'FAILED', skipped: 'skipped' };

/** What a part is that cannot be run here. */
const unlessRequired = ({ required = false }: Part): Verdict => (required && REQUIRES_TOOLS ? 'failed' : 'skipped');

const verdictOn = (part: Part, code: number | null): Verdict => {
  if (code === UNAVAILABLE) return unlessRequired(part);
  return code === 0 ? 'passed' : 'failed';
};

/** The exit code of a part; null where a signal ended it. */
const codeOf = ({ command: [program, ...args], env }: Part): Promise<number | null> =>
  new Promise((resolve) => {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', (error) => console.error(error.message));
    child.on('close', resolve);
  });

const run = async (part: Part): Promise<Verdict> => {
  if (part.lacking != null) {
    const verdict = unlessRequired(part);
    console.log(`${LABELS[verdict]}  ${part.name} (${part.lacking})`);
    return verdict;
  }
  const startedAt = performance.now();
  const code = await codeOf(part);
  const verdict = verdictOn(part, code);
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  console.log(`${LABELS[verdict]}  ${part.name} (${minutes} min)`);
  return verdict;
};

/** Runs one after the other, reports each in a line and of all in the last, and ends the process: with 1 where one failed. */
export const runParts = async (parts: readonly Part[]): Promise<never> => {
  const count: Record<Verdict, number> = { passed: 0, failed: 0, skipped: 0 };
  for (const part of parts) count[await run(part)] += 1;
  console.log(`\n${count.passed} passed, ${count.failed} failed`);
  process.exit(count.failed === 0 ? 0 : 1);
};
