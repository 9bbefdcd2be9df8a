/** What the system or the driver of the database said, on one line; null for a fault of our own, which is told with its place. */
export const spokenReason = (error: unknown): string | null => {
  if (!(error instanceof Error)) return null;
  const { code } = error as NodeJS.ErrnoException;
  // The driver tells of a server that does not answer, or hangs up, by a plain error without a code.
  if (code === undefined && error.constructor !== Error) return null;
  return error.message.split('\n')[0] || (code ?? null);
};
