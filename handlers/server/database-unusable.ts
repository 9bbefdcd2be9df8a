/** The database of DATABASE_URL cannot be reached, or used. The message is one line. */
export class DatabaseUnusable extends Error {}

/** What the system or the driver of the database said, on one line; null for an error of our own, which is told with its place. */
export const spokenReason = (error: unknown): string | null => {
  if (!(error instanceof Error)) return null;
  const { code } = error as NodeJS.ErrnoException;
  // The driver reports a server that does not respond, or hangs up, by a plain error without a code.
  if (code === undefined && error.constructor !== Error) return null;
  return error.message.split('\n')[0] || (code ?? null);
};

/** Runs what asks the database of DATABASE_URL. Rejects with DatabaseUnusable for what the system or the driver said. */
export const asking = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    const reason = spokenReason(error);
    throw reason === null ? error : new DatabaseUnusable(`the database of DATABASE_URL cannot be used: ${reason}`);
  }
};
