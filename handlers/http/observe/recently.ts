/** How long figures are reused: the metrics are public, and some of them cost a statement. */
const FRESH_MS = 1_000;

/** Reads at most once a second and never in parallel; a failed read is retried at the next call. */
export const recently = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let last: Promise<T> | null = null;
  let readAt: number | null = null;
  const begin = async (): Promise<T> => {
    readAt = null;
    try {
      const figures = await read();
      readAt = performance.now();
      return figures;
    } catch (error) {
      last = null;
      throw error;
    }
  };
  return () => {
    const isStale = readAt !== null && performance.now() - readAt > FRESH_MS;
    if (last === null || isStale) last = begin();
    return last;
  };
};
