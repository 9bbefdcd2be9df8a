import { failureIn, UnreadableResponse } from '../errors/platform-error.ts';

/** The result of any call of the client. */
export interface ApiResponse<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

/** The content of a response: `data` of an envelope; a page unchanged, with `pagination`; any other body unchanged. */
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
 * The body of a successful response. Rejects with `PlatformError`, or with `UnreadableResponse` if the response is not
 * from the platform.
 */
const bodyOf = <Body>({ data, error, response }: ApiResponse<Body>): Body => {
  if (response.ok) return data as Body;
  throw failureIn(error, response.status) ?? new UnreadableResponse(response.status);
};

/**
 * The content of a response, as `await unwrap(client.GET(…))`; undefined without a body. Rejects like `unwrapTagged`.
 */
export const unwrap = async <Body>(response: Promise<ApiResponse<Body>>): Promise<Payload<Body>> =>
  payloadOf(bodyOf(await response)) as Payload<Body>;

/** A record with its ETag. */
export interface Tagged<Data> {
  readonly data: Data;
  /** Send it as `If-Match` of a change. */
  readonly etag: string;
}

/**
 * The content of a response with its ETag. Rejects with `PlatformError`, or with `UnreadableResponse` if the response is
 * not from the platform or has no ETag.
 */
export const unwrapTagged = async <Body>(response: Promise<ApiResponse<Body>>): Promise<Tagged<Payload<Body>>> => {
  const settled = await response;
  const data = payloadOf(bodyOf(settled)) as Payload<Body>;
  const etag = settled.response.headers.get('etag');
  if (etag === null) throw new UnreadableResponse(settled.response.status);
  return { data, etag };
};
