import { setTimeout as wait } from 'node:timers/promises';

const FIRST_PAUSE_MILLISECONDS = 100;
const ATTEMPTS = 5;

/** Retries the start of a program while orphans of a killed server hold its shared memory. They exit shortly after it. */
export async function retryWhileOrphansExit<T>(start: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start();
    } catch (error) {
      const isPassing = error instanceof Error && /pre-existing shared memory block/.test(error.message);
      if (!isPassing || attempt === ATTEMPTS) throw error;
      await wait(FIRST_PAUSE_MILLISECONDS * 2 ** (attempt - 1));
    }
  }
}
