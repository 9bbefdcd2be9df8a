import { Conflict } from '../../../domain/foundation/errors/errors.ts';
import type { StoredResponse } from '../../../domain/foundation/idempotency/idempotency-claims.ts';
import { EVENT_STREAM_HEADERS, encodeFrame } from '../responses/event-stream.ts';
import type { HttpResponse } from '../responses/http-response.ts';

/** The answer as it is kept for a repetition; of one with a secret only what it made. */
export const storable = ({ status, headers, body, secretOf }: HttpResponse): StoredResponse =>
  secretOf === undefined
    ? { status, headers: headers as Record<string, string>, body: body ?? '', secretOf: null }
    : { status, headers: {}, body: '', secretOf };

/** The stored answer again. Throws Conflict for one that held a secret (spec/rules/requests.md#repeated-secrets). */
export const replay = (stored: StoredResponse): HttpResponse => {
  if (stored.secretOf !== null) {
    throw new Conflict(
      `This request was completed before and created ${stored.secretOf}; its secret is shown only once`,
    );
  }
  return { status: stored.status, headers: { ...stored.headers, 'idempotency-replayed': 'true' }, body: stored.body };
};

/** A replay on an event stream: one frame, whose data is that of the envelope. */
export const asFrame = (event: string, { status, headers, body }: HttpResponse): HttpResponse => {
  const { data } = JSON.parse(body ?? '{}');
  return { status, headers: { ...headers, ...EVENT_STREAM_HEADERS }, body: encodeFrame({ event, data }) };
};
