/** The database of DATABASE_URL cannot be reached or used. The message is one line. */
export class DatabaseUnusable extends Error {}

/**
 * The message of the operating system or the database driver, on one line; null for an internal error, which is
 * reported with its stack.
 */
export const spokenReason = (error: unknown): string | null => {
  if (!(error instanceof Error)) return null;
  const { code } = error as NodeJS.ErrnoException;
  // The driver reports a server that does not respond or disconnects as a plain error without a code.
  if (code === undefined && error.constructor !== Error) return null;
  return error.message.split('\n')[0] || (code ?? null);
};

/**
 * Runs work on the database of DATABASE_URL. Rejects with DatabaseUnusable for errors of the operating system or the
 * driver.
 */
export const asking = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    const reason = spokenReason(error);
    throw reason === null ? error : new DatabaseUnusable(`the database of DATABASE_URL cannot be used: ${reason}`);
  }
};
