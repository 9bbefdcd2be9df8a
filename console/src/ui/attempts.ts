/** Names what is sent, so that the same sent again after a failure takes effect once. */
export interface Attempt {
  /** The `Idempotency-Key`: another one whenever something else is sent. */
  readonly keyOf: (content: unknown) => string;
  /** It is over: the same sent again is something new. */
  readonly forget: () => void;
}

/** An attempt that has sent nothing yet; `newKey` makes its keys. */
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
