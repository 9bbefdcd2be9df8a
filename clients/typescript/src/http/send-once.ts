import { ConnectionLost, UnreadableResponse } from '../errors/platform-error.ts';
import { readWhole } from './receive.ts';
import type { Fetch } from './retry.ts';

/**
 * A `fetch` that sends a request once and keeps no copy of its body, for bodies that are streams. The caller reads the body of the response
 * to a GET. Rejects with `ConnectionLost`, and with the reason of the request's signal.
 */
export const sendingOnce =
  (fetch: Fetch): Fetch =>
  async (request) => {
    try {
      const response = await fetch(request);
      return request.method === 'GET' && response.ok ? response : await readWhole(request, response);
    } catch (cause) {
      if (request.signal.aborted || cause instanceof UnreadableResponse) throw cause;
      throw new ConnectionLost(`${request.method} ${new URL(request.url).pathname}`, 1, cause);
    }
  };
