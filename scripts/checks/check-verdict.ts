/** How a check ended. One that had nothing to look at is neither passed nor failed. */
export type Verdict = 'passed' | 'failed' | 'skipped';

/** How a check says that it had nothing to look at; the reason follows on the same line. */
export const SKIPPED = 'skipped: ';

/** The verdict on a check by its exit code and what it printed. */
export const verdictOf = (code: number | null, output: string): Verdict => {
  if (code !== 0) return 'failed';
  return output.startsWith(SKIPPED) ? 'skipped' : 'passed';
};
