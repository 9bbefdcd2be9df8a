/** Whoever asks more often gets the figures of a moment ago: the metrics are public, and some of them cost a statement. */
const FRESH_MS = 1_000;

/** Reads at most once a second; what could not be read is read again. */
export const recently = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let last: { readonly at: number; readonly figures: Promise<T> } | null = null;
  return () => {
    if (last === null || performance.now() - last.at > FRESH_MS) {
      last = { at: performance.now(), figures: read() };
      last.figures.catch(() => {
        last = null;
      });
    }
    return last.figures;
  };
};
