import type { IncomingMessage } from 'node:http';
import getRawBody from 'raw-body';
import { RequestInvalid } from '../../domain/errors/errors.ts';
import { payloadTooLarge, unsupportedMedia } from './refusals.ts';

/** Largest request body in bytes. */
export const MAX_BODY_BYTES = 1_048_576;

const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?;?\s*$/i;
const NOT_JSON = 'body: is not valid JSON';

const readBytes = async (req: IncomingMessage): Promise<Buffer> => {
  const length = req.headers['content-length'];
  if (length !== undefined && Number(length) > MAX_BODY_BYTES) throw payloadTooLarge();
  try {
    return await getRawBody(req, { limit: MAX_BODY_BYTES });
  } catch (error) {
    if ((error as { type?: string }).type === 'entity.too.large') throw payloadTooLarge();
    throw new RequestInvalid('body: could not be read to its end', { cause: error });
  }
};

const requireJson = (req: IncomingMessage): void => {
  const coding = req.headers['content-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'identity') {
    throw unsupportedMedia('The content coding of the body is not supported; send it as it is');
  }
  const type = req.headers['content-type'];
  if (type === undefined || !JSON_TYPE.test(type)) {
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
 * The body of a request as a JSON object: size, then media type, then syntax (auth.md 1.1, step 11). An operation with an
 * optional body takes nothing for `{}`. Throws HttpRefusal (413, 415) or RequestInvalid.
 */
export const readJsonBody = async (req: IncomingMessage, presence: 'required' | 'optional'): Promise<unknown> => {
  const bytes = await readBytes(req);
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
