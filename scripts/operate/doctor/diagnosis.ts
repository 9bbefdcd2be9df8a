/** The result of a check: one sentence, with the remedy if something is wrong. */
export interface Diagnosis {
  readonly level: 'ok' | 'warn' | 'WRONG';
  readonly text: string;
}

export const ok = (text: string): Diagnosis => ({ level: 'ok', text });
/** It works, but may be unintended. */
export const warn = (text: string): Diagnosis => ({ level: 'warn', text });
/** The server does not start, or does not keep its guarantees. */
export const wrong = (text: string): Diagnosis => ({ level: 'WRONG', text });

/** `wrong` with the reason if there is one, else `ok`. */
export const wrongIf = (reason: string | null, fine: string): Diagnosis => (reason === null ? ok(fine) : wrong(reason));

export interface Check {
  /** The subject of the sentence that reports that the check failed. */
  readonly name: string;
  run(): Promise<readonly Diagnosis[]>;
}

/** A database or an address that hangs must not block the command. */
const MAX_MS = 10_000;

/** Runs a check with a time limit. If it throws, the first line of its message is reported. */
export const attempt = async <T>(
  name: string,
  run: () => Promise<T>,
  otherwise: (diagnosis: Diagnosis, hasHung: boolean) => T,
): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<T>((resolve) => {
    const late = wrong(`${name} did not respond within ${MAX_MS / 1000} s`);
    timer = setTimeout(() => resolve(otherwise(late, true)), MAX_MS);
  });
  const made = run().catch((error: NodeJS.ErrnoException) => {
    const reason = error.message.split('\n')[0] || error.code;
    return otherwise(wrong(`${name} cannot be checked: ${reason}`), false);
  });
  return await Promise.race([made, tooLate]).finally(() => clearTimeout(timer));
};

/** Runs the checks in order. It stops after one that hangs, because the following ones would hang too. */
export const runChecks = async (checks: readonly Check[]): Promise<Diagnosis[]> => {
  const diagnoses: Diagnosis[] = [];
  for (const { name, run } of checks) {
    let isOver = true;
    const made = await attempt<readonly Diagnosis[]>(name, run, (diagnosis, hasHung) => {
      isOver = !hasHung;
      return [diagnosis];
    });
    diagnoses.push(...made);
    if (!isOver) break;
  }
  return diagnoses;
};
