import { fetchInPlace } from './model-fetch.ts';

/** With the line end before it: inside an answer, which is JSON, a line end is never written as such. */
const END_MARK = '\ndata: [DONE]';

/** A fetch, and whether the event stream it brought was ended by its mark. */
export interface WatchedFetch {
  readonly fetch: typeof globalThis.fetch;
  readonly hasEnded: () => boolean;
}

/**
 * Watches for the mark that ends an event stream. The client library takes a stream without a finish reason for a broken one, but
 * some servers send the mark alone; the mark tells their complete answer from one that was cut off.
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
