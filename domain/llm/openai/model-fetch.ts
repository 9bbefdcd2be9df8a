import { traceparent } from '../../foundation/tracing/tracing.ts';

/**
 * A fetch that tells which trace the call belongs to, and follows no redirect: prompt and key go to the configured endpoint and nowhere else
 * (spec/rules/conversation.md#wire-of-a-call).
 */
export const fetchInPlace: typeof globalThis.fetch = (input, init) => {
  const parent = traceparent();
  if (parent === null) return globalThis.fetch(input, { ...init, redirect: 'error' });
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  headers.set('traceparent', parent);
  return globalThis.fetch(input, { ...init, headers, redirect: 'error' });
};
