import { Conflict } from '../../../domain/foundation/errors/errors.ts';
import type { StoredResponse } from '../../../domain/foundation/idempotency/idempotency-claims.ts';
import type { HttpResponse } from '../contracts/http-response.ts';
import { EVENT_STREAM_HEADERS, encodeFrame } from '../responses/event-stream.ts';

/** Above this size a body is not stored; a replay reads its record again (spec/rules/requests.md#large-responses). */
const MAX_STORED_BYTES = 64 * 1024;

const isRecordAt = ({ headers, body }: HttpResponse): boolean =>
  typeof headers.location === 'string' && Buffer.byteLength(body ?? '') > MAX_STORED_BYTES;

/**
 * The response in the form that is stored for a replay: with a secret only the identity of the created record, if large
 * only the location of the record.
 */
export const storable = (response: HttpResponse): StoredResponse => {
  const { status, body, secretOf } = response;
  if (secretOf !== undefined) return { status, headers: {}, body: '', secretOf };
  const headers = response.headers as Record<string, string>;
  return { status, headers, body: isRecordAt(response) ? null : (body ?? ''), secretOf: null };
};

/** The stored response. Throws Conflict if the first one contained a secret (spec/rules/requests.md#responses-with-secrets). */
export const replay = (stored: StoredResponse): HttpResponse => {
  if (stored.secretOf !== null) {
    throw new Conflict(
      `This request was completed before and created ${stored.secretOf}; its secret is shown only once`,
    );
  }
  return { status: stored.status, headers: { ...stored.headers, 'idempotency-replayed': 'true' }, body: stored.body };
};

/** A replay on an event stream: one frame with the data of the envelope. */
export const asFrame = (event: string, { status, headers, body }: HttpResponse): HttpResponse => {
  const { data } = JSON.parse(body ?? '{}');
  return { status, headers: { ...headers, ...EVENT_STREAM_HEADERS }, body: encodeFrame({ event, data }) };
};
