/** The result of a check. A check that could not run has neither passed nor failed. */
export type Verdict = 'passed' | 'failed' | 'skipped';

/** The text that a skipped check prints; the reason follows on the same line. */
export const SKIPPED = 'skipped: ';

/** The verdict of a check from its exit code and output. */
export const verdictOf = (code: number | null, output: string): Verdict => {
  if (code !== 0) return 'failed';
  return output.startsWith(SKIPPED) ? 'skipped' : 'passed';
};
