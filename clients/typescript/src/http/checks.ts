import type { Middleware } from 'openapi-fetch';
import { UnreadableResponse } from '../errors/platform-error.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { isIdempotent, isStreamPath } from './operations.ts';
import { mediaOf, objectIn } from './receive.ts';

/** Adds an `Idempotency-Key` to requests that accept one. */
export const namingAttempts: Middleware = {
  onRequest: ({ request, schemaPath }) => {
    if (isIdempotent(request.method, schemaPath) && !request.headers.has('idempotency-key'))
      request.headers.set('idempotency-key', newIdempotencyKey());
  },
};

/** A success must be what the caller expects: an event stream, or a JSON object. */
export const refusingUnreadable: Middleware = {
  onResponse: async ({ request, schemaPath, response, options: { parseAs } }) => {
    const isEmpty =
      response.status === 204 || (response.status === 202 && response.headers.get('content-length') === '0');
    if (!response.ok || isEmpty || request.method === 'HEAD') return;
    const isForStream = isStreamPath(schemaPath) && parseAs === 'stream';
    if (!isForStream && parseAs !== 'json') return;
    const media = mediaOf(response);
    if (media !== (isForStream ? 'text/event-stream' : 'application/json')) {
      await response.body?.cancel();
      throw new UnreadableResponse(response.status, `its media type is "${media.slice(0, 100)}"`);
    }
    if (!isForStream) objectIn(await response.clone().text(), response.status);
  },
};

/** URLs are resolved with these segments: deleting a role called `..` would delete its user. */
const ELSEWHERE: ReadonlySet<string> = new Set(['', '.', '..']);

/** Every parameter of the path must have a value that selects a resource; the path of a missing one would contain its name. */
export const refusingOtherPaths: Middleware = {
  onRequest: ({ schemaPath, params }) => {
    for (const [, name = ''] of schemaPath.matchAll(/\{([^{}]+)\}/g)) {
      const value = params.path?.[name];
      if (typeof value !== 'string' && typeof value !== 'number')
        throw new RangeError(`the path parameter ${name} of ${schemaPath} must be a string or a number`);
      if (ELSEWHERE.has(String(value)))
        throw new RangeError(`${name} is "${value}", which would select another resource`);
    }
  },
};
