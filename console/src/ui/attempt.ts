import { newIdempotencyKey } from 'organisation-platform-client';
import { useState } from 'preact/hooks';

/** Names what is sent, so that the same sent again after a failure takes effect once. */
export interface Attempt {
  /** The `Idempotency-Key`: another one whenever something else is sent. */
  readonly keyOf: (content: unknown) => string;
  /** It is over: the same sent again is something new. */
  readonly forget: () => void;
}

const newAttempt = (): Attempt => {
  let last = { content: '', key: '' };
  return {
    keyOf: (content) => {
      const sent = JSON.stringify(content);
      if (last.content !== sent) last = { content: sent, key: newIdempotencyKey() };
      return last.key;
    },
    forget: () => {
      last = { content: '', key: '' };
    },
  };
};

export const useAttempt = (): Attempt => useState(newAttempt)[0];
