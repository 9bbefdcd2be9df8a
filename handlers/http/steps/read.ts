import type { IncomingMessage } from 'node:http';
import getRawBody from 'raw-body';
import { RequestInvalid } from '../../../domain/foundation/errors/errors.ts';
import type { Admitted, Complete } from '../contexts.ts';
import { bodyTooSlow, HttpRefusal, payloadTooLarge, unsupportedMedia } from '../responses/refusals.ts';
import type { Authorisation } from './admit.ts';
import { takeBodyRoom } from './body-room.ts';

/** Whether an operation that takes a body can do without. */
export type BodyPresence = 'required' | 'optional';

/** Largest request body in bytes. */
export const MAX_BODY_BYTES = 1_048_576;

/** A body is waited for this long at least. */
const LEAST_MS = 1000;

const CHARSET = /^charset\s*=\s*(?:utf-8|"utf-8")$/;
const NOT_JSON = 'body: is not valid JSON';

const within = async <T>(work: Promise<T>, milliseconds: number, late: () => Error): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const lateness = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  try {
    return await Promise.race([work, lateness]);
  } finally {
    clearTimeout(timer);
    // The connection ends with the late answer, and with it the reading.
    work.catch(() => {});
  }
};

/** What has neither a length nor chunks has no body. */
const mostBytesOf = ({ headers }: IncomingMessage): number => {
  if (headers['content-length'] !== undefined) return Number(headers['content-length']);
  return headers['transfer-encoding'] === undefined ? 0 : MAX_BODY_BYTES;
};

/**
 * The bytes of the body of `caller` (see takeBodyRoom), complete `seconds` after the head at the latest; `startedAt` is when the head
 * was there, on the clock of `performance.now`. Throws HttpRefusal (413; 400 with the end of the connection), RequestInvalid or ServiceUnavailable.
 */
export const readBody = async (
  req: IncomingMessage,
  caller: string,
  startedAt: number,
  seconds: number,
): Promise<Buffer> => {
  const length = req.headers['content-length'];
  if (length !== undefined && Number(length) > MAX_BODY_BYTES) throw payloadTooLarge();
  // What the server itself took before it began to read is not the client's fault.
  const left = Math.max(startedAt + seconds * 1000 - performance.now(), LEAST_MS);
  const giveBack = takeBodyRoom(mostBytesOf(req), caller);
  try {
    return await within(getRawBody(req, { limit: MAX_BODY_BYTES }), left, () => bodyTooSlow(seconds));
  } catch (error) {
    if (error instanceof HttpRefusal) throw error;
    if ((error as { type?: string }).type === 'entity.too.large') throw payloadTooLarge();
    throw new RequestInvalid('body: could not be read to its end', { cause: error });
  } finally {
    giveBack();
  }
};

/** Whether the media type is JSON in UTF-8: no parameter but the charset, at most once. */
const isJson = (type: string): boolean => {
  const [name, ...parameters] = type
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const given = parameters.filter((parameter) => parameter !== '');
  return name === 'application/json' && given.length <= 1 && given.every((parameter) => CHARSET.test(parameter));
};

const requireJson = (req: IncomingMessage): void => {
  const coding = req.headers['content-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'identity') {
    throw unsupportedMedia('The content coding of the body is not supported; send it as it is');
  }
  const type = req.headers['content-type'];
  if (type === undefined || !isJson(type)) {
    throw unsupportedMedia('The body must be application/json in UTF-8');
  }
};

const parse = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new RequestInvalid(NOT_JSON);
  }
};

/**
 * The body of a request as a JSON object: media type, then syntax (spec/rules/errors.md#bodies). An operation with an optional body
 * takes nothing for `{}`. Throws HttpRefusal (415) or RequestInvalid.
 */
export const parseJsonBody = (req: IncomingMessage, bytes: Buffer, presence: BodyPresence): unknown => {
  if (bytes.length === 0) {
    if (presence === 'optional') return {};
    throw new RequestInvalid('body: is required');
  }
  requireJson(req);
  const value = parse(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RequestInvalid('body: must be a JSON object');
  return value;
};

interface ReadDeps {
  readonly authorisation: Authorisation;
  readonly bodySeconds: () => number;
}

/** Reads the body, looks at a slow sender again, and takes the body for JSON only then. */
export const createRead =
  ({ authorisation, bodySeconds }: ReadDeps) =>
  async (admitted: Admitted): Promise<Complete> => {
    const { request, policy, identity } = admitted;
    if (policy.body === 'none') return { ...admitted, body: undefined, bytes: null };
    const caller = identity?.actor.userId ?? request.limitSubject;
    const bytes = await readBody(request.req, caller, request.startedAt, bodySeconds());
    const renewed = await authorisation.renew(admitted);
    const body = parseJsonBody(request.req, bytes, policy.body);
    return { ...renewed, body, bytes: policy.keepsBytes ? bytes : null };
  };
