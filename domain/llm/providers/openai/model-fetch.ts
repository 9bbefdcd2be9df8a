import { traceparent } from '../../../foundation/tracing/tracing.ts';

/**
 * The largest body of an endpoint, uncompressed: far more than a reply needs, and small enough to be held for many
 * callers.
 */
const MAX_BODY_BYTES = 4 * 1_048_576;

/**
 * A fetch that sends the trace context and follows no redirects, so that prompt and key reach only the configured
 * endpoint (spec/rules/conversation.md#model-request-format). A body beyond the limit is aborted
 * (spec/rules/conversation.md#provider-failures).
 */
export const fetchInPlace: typeof globalThis.fetch = async (input, init) => bounded(await send(input, init));

const send: typeof globalThis.fetch = (input, init) => {
  const parent = traceparent();
  if (parent === null) return globalThis.fetch(input, { ...init, redirect: 'error' });
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  headers.set('traceparent', parent);
  return globalThis.fetch(input, { ...init, headers, redirect: 'error' });
};

const bounded = (response: Response): Response =>
  response.body === null ? response : new Response(response.body.pipeThrough(counting()), response);

const counting = (): TransformStream<Uint8Array, Uint8Array> => {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > MAX_BODY_BYTES) controller.error(new Error(`a body of more than ${MAX_BODY_BYTES} bytes`));
      else controller.enqueue(chunk);
    },
  });
};
