/** Identifies a request, so that a retry after a failure takes effect once. */
export interface Attempt {
  /** The `Idempotency-Key`: a new one for each new body. */
  readonly keyOf: (content: unknown) => string;
  /** Ends the attempt: the same body is then a new request. */
  readonly forget: () => void;
}

/** A new attempt; `newKey` generates its keys. */
export const newAttempt = (newKey: () => string): Attempt => {
  let last = { content: '', key: '' };
  return {
    keyOf: (content) => {
      const sent = JSON.stringify(content);
      if (last.content !== sent) last = { content: sent, key: newKey() };
      return last.key;
    },
    forget: () => {
      last = { content: '', key: '' };
    },
  };
};
