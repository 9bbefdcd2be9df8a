import { failureIn, UnreadableAnswer } from './platform-error.ts';

/** What a call of the client resolves with, whichever operation it is of. */
export interface Answer<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

/** What a response is about: `data` of an envelope; a page as it is, with `pagination`; everything else as it is. */
export type Payload<Body> = Body extends { pagination: unknown }
  ? Body
  : Body extends { success: true; data: infer Data }
    ? Data
    : Body;

const payloadOf = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || 'pagination' in body) return body;
  return 'success' in body && 'data' in body && body.success === true ? body.data : body;
};

/**
 * The body of a successful response. Rejects with `PlatformError`, or with `UnreadableAnswer` when the response is of something else
 * in between.
 */
const bodyOf = <Body>({ data, error, response }: Answer<Body>): Body => {
  if (response.ok) return data as Body;
  throw failureIn(error, response.status) ?? new UnreadableAnswer(response.status);
};

/** What the response is about, as `await unwrap(client.GET(…))`; undefined for one without a body. Rejects like `unwrapTagged`. */
export const unwrap = async <Body>(answer: Promise<Answer<Body>>): Promise<Payload<Body>> =>
  payloadOf(bodyOf(await answer)) as Payload<Body>;

/** A record with the tag of its version. */
export interface Tagged<Data> {
  readonly data: Data;
  /** Goes into `If-Match` of a change. */
  readonly etag: string;
}

/**
 * What the response is about, with its ETag. Rejects with `PlatformError`; with `UnreadableAnswer` when the response is of something in between,
 * or has no tag.
 */
export const unwrapTagged = async <Body>(answer: Promise<Answer<Body>>): Promise<Tagged<Payload<Body>>> => {
  const settled = await answer;
  const data = payloadOf(bodyOf(settled)) as Payload<Body>;
  const etag = settled.response.headers.get('etag');
  if (etag === null) throw new UnreadableAnswer(settled.response.status);
  return { data, etag };
};
