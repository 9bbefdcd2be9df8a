/** What a check found: one sentence, with what to do where something is not right. */
export interface Finding {
  readonly level: 'ok' | 'warn' | 'WRONG';
  readonly text: string;
}

export const ok = (text: string): Finding => ({ level: 'ok', text });
/** It works, and may not be what was meant. */
export const warn = (text: string): Finding => ({ level: 'warn', text });
/** The server does not start, or what it promises does not hold. */
export const wrong = (text: string): Finding => ({ level: 'WRONG', text });

/** Wrong when there is a reason, else fine. */
export const wrongIf = (reason: string | null, fine: string): Finding => (reason === null ? ok(fine) : wrong(reason));

export interface Check {
  /** The beginning of the sentence when it cannot be made. */
  readonly name: string;
  run(): Promise<readonly Finding[]>;
}

/** A database or an address that hangs must not hang the doctor. */
const LONGEST_MS = 10_000;

/** Makes a check within its time. One that throws is told by the first line of what it said. */
export const attempt = async <T>(
  name: string,
  run: () => Promise<T>,
  otherwise: (finding: Finding, hasHung: boolean) => T,
): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<T>((resolve) => {
    const late = wrong(`${name} did not answer within ${LONGEST_MS / 1000} s`);
    timer = setTimeout(() => resolve(otherwise(late, true)), LONGEST_MS);
  });
  const made = run().catch((error: NodeJS.ErrnoException) => {
    const reason = error.message.split('\n')[0] || error.code;
    return otherwise(wrong(`${name} cannot be checked: ${reason}`), false);
  });
  return await Promise.race([made, tooLate]).finally(() => clearTimeout(timer));
};

/** One after the other; what comes after one that hung would hang too, and is left out. */
export const findingsOf = async (checks: readonly Check[]): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const { name, run } of checks) {
    let isOver = true;
    const made = await attempt<readonly Finding[]>(name, run, (finding, hasHung) => {
      isOver = !hasHung;
      return [finding];
    });
    findings.push(...made);
    if (!isOver) break;
  }
  return findings;
};
