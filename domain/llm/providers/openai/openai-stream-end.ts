import { fetchInPlace } from './model-fetch.ts';

/** Includes the line end: within a reply, which is JSON, line ends are escaped. */
const END_MARK = '\ndata: [DONE]';

/** A fetch, and whether its event stream ended with the mark. */
export interface WatchedFetch {
  readonly fetch: typeof globalThis.fetch;
  readonly hasEnded: () => boolean;
}

/**
 * Watches for the mark that ends an event stream. The client library treats a stream without a finish reason as broken,
 * but some servers send only the mark; it distinguishes their complete replies from truncated ones.
 */
export const watchStreamEnd = (): WatchedFetch => {
  let tail = '\n';
  let hasEnded = false;
  const watch = () =>
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const seen = tail + Buffer.from(chunk).toString('latin1');
        hasEnded ||= seen.includes(END_MARK);
        tail = seen.slice(-END_MARK.length);
        controller.enqueue(chunk);
      },
    });
  return {
    hasEnded: () => hasEnded,
    fetch: async (input, init) => {
      const response = await fetchInPlace(input, init);
      return response.ok && response.body !== null
        ? new Response(response.body.pipeThrough(watch()), response)
        : response;
    },
  };
};
