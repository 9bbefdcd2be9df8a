import type { IncomingMessage } from 'node:http';
import { RequestInvalid } from '../../../domain/foundation/errors/errors.ts';
import { exceededLimit, MAX_DEPTH, MAX_VALUES } from '../../../domain/foundation/kernel/json/nesting.ts';
import type { Admitted, Complete } from '../contracts/contexts.ts';
import { unsupportedMedia } from '../responses/http-errors.ts';
import type { Authorisation } from './admit.ts';
import type { BodySender } from './body-buffer.ts';
import { readBody } from './body-bytes.ts';

/** Whether the body of an operation is required. */
export type BodyPresence = 'required' | 'optional';

const CHARSET = /^charset\s*=\s*(?:utf-8|"utf-8")$/;
const NOT_JSON = 'body: is not valid JSON';

/** Whether the media type is JSON in UTF-8: no parameter except one charset. */
const isJson = (type: string): boolean => {
  const [name, ...parameters] = type
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const given = parameters.filter((parameter) => parameter !== '');
  return name === 'application/json' && given.length <= 1 && given.every((parameter) => CHARSET.test(parameter));
};

const requirePlain = (req: IncomingMessage): void => {
  const coding = req.headers['content-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'identity') {
    throw unsupportedMedia('The content coding of the body is not supported; send it as it is');
  }
};

const requireJson = (req: IncomingMessage): void => {
  requirePlain(req);
  const type = req.headers['content-type'];
  if (type === undefined || !isJson(type)) {
    throw unsupportedMedia('The body must be application/json in UTF-8');
  }
};

const EXCESSES = {
  depth: `body: must not nest deeper than ${MAX_DEPTH} levels`,
  values: `body: must have at most ${MAX_VALUES} values`,
};

/** Checks depth and number of values first, because JSON.parse would block the process. */
const parse = (bytes: Buffer): unknown => {
  const excess = exceededLimit(bytes);
  if (excess !== null) throw new RequestInvalid(EXCESSES[excess]);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new RequestInvalid(NOT_JSON);
  }
};

/**
 * Checks presence and media type of a body, without its bytes. Throws RequestInvalid for a missing one, and HttpError
 * (415). False: there is none, and it is optional.
 */
export const requireBodyForm = (req: IncomingMessage, bytes: Buffer, presence: BodyPresence): boolean => {
  if (bytes.length > 0) requireJson(req);
  else if (presence === 'required') throw new RequestInvalid('body: is required');
  return bytes.length > 0;
};

/** Parses the bytes as a JSON object (spec/rules/errors.md#json-values). Throws RequestInvalid. */
export const parseJsonObject = (bytes: Buffer): unknown => {
  const value = parse(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RequestInvalid('body: must be a JSON object');
  return value;
};

/**
 * Parses a body as a JSON object: media type, then syntax (spec/rules/errors.md#bodies). For an operation with an
 * optional body, a missing one is `{}`. Throws HttpError (415) or RequestInvalid.
 */
export const parseJsonBody = (req: IncomingMessage, bytes: Buffer, presence: BodyPresence): unknown =>
  requireBodyForm(req, bytes, presence) ? parseJsonObject(bytes) : {};

interface ReadDeps {
  readonly authorisation: Authorisation;
  readonly bodySeconds: () => number;
}

const senderOf = ({ request, identity }: Admitted): BodySender =>
  identity === null
    ? { id: request.limitSubject, isAnonymous: true }
    : { id: identity.actor.userId, isAnonymous: false };

/**
 * Reads the body, checks a slow sender again, and then parses the body as JSON. A raw body is not parsed: its handler
 * checks the signature first (Input.requireBody). A streamed body is read by its handler.
 */
export const createRead =
  ({ authorisation, bodySeconds }: ReadDeps) =>
  async (admitted: Admitted): Promise<Complete> => {
    const { request, policy } = admitted;
    const { maxBodyBytes: maxBytes } = policy;
    const { req, startedAt } = request;
    if (policy.streamsBody) requirePlain(req);
    if (maxBytes === null) return { ...admitted, body: undefined, bytes: null };
    const bytes = await readBody(req, { sender: senderOf(admitted), startedAt, seconds: bodySeconds(), maxBytes });
    const renewed = await authorisation.renew(admitted);
    // The operation takes no body; the bytes are ignored.
    if (policy.body === 'none') return { ...renewed, body: undefined, bytes: null };
    if (!policy.keepsBytes) return { ...renewed, body: parseJsonBody(req, bytes, policy.body), bytes: null };
    requireBodyForm(req, bytes, policy.body);
    return { ...renewed, body: undefined, bytes };
  };
