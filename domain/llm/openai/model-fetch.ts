/**
 * A fetch that follows no redirect: prompt and key go to the configured endpoint and nowhere else
 * (spec/rules/conversation.md#wire-of-a-call).
 */
export const fetchInPlace: typeof globalThis.fetch = (input, init) =>
  globalThis.fetch(input, { ...init, redirect: 'error' });
