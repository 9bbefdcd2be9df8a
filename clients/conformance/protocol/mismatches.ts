import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { FRAME_SCHEMAS, FRAMES, type OperationId, operationOfId, type Response, SCHEMAS } from '../document.ts';
import { asMap, type JsonMap, parseJson } from '../json.ts';
import { framesIn } from './frames.ts';
import type { WireResponse } from './wire.ts';

/** A difference between a response and the document. */
export interface Mismatch {
  readonly rule: string;
  readonly message: string;
}

const DECLARED = 'spec/rules/requests.md#declared-responses';
const FAILURES = 'spec/rules/errors.md#codes';
const SCHEMA_ID = 'document';
const FRAMES_ID = 'frames';
const MAX_CACHED = 5000;

const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false });
addFormats.default(ajv);
ajv.addSchema({ components: { schemas: SCHEMAS } }, SCHEMA_ID);
ajv.addSchema({ components: { schemas: FRAME_SCHEMAS } }, FRAMES_ID);

const compiled = new Map<string, ValidateFunction>();

/** Compiled on first use: a run needs a few hundred of some thousand schemas. */
const validatorOf = (schema: JsonMap): ValidateFunction => {
  const text = JSON.stringify(schema).replaceAll('"#/components/', `"${SCHEMA_ID}#/components/`);
  const known = compiled.get(text);
  if (known !== undefined) return known;
  const made = ajv.compile(JSON.parse(text));
  if (compiled.size < MAX_CACHED) compiled.set(text, made);
  return made;
};

/** The violation of a schema with its location; null if the value is valid. */
const schemaError = (schema: JsonMap, value: unknown): string | null => {
  const validate = validatorOf(schema);
  if (validate(value)) return null;
  return ajv.errorsText(validate.errors?.slice(0, 3), { dataVar: '' }).trim();
};

/** The violation of a socket frame; null if it is valid. */
export const frameMismatch = (frame: JsonMap): string | null => {
  const word = String(frame.event_type ?? frame.action ?? 'error');
  const name = FRAMES.get(word);
  if (name === undefined) return `is a ${word}, which is not declared`;
  const validate = ajv.getSchema(`${FRAMES_ID}#/components/schemas/${name}`);
  return validate?.(frame) === true ? null : ajv.errorsText(validate?.errors?.slice(0, 3), { dataVar: '' }).trim();
};

/** Responses without an operation: an unknown path, a wrong method, a malformed request. */
const UNDESCRIBED: Response = {
  headers: [{ name: 'x-request-id', isRequired: true, schema: { $ref: '#/components/schemas/Uuid' } }],
  content: new Map(),
};
const UNDESCRIBED_FAILURE: Response = {
  ...UNDESCRIBED,
  content: new Map([
    ['application/json', { $ref: '#/components/schemas/FailureResponse' }],
    ['application/problem+json', { $ref: '#/components/schemas/ProblemDetail' }],
  ]),
};
const undescribed = (status: number): Response => (status < 400 ? UNDESCRIBED : UNDESCRIBED_FAILURE);

/** All differences between a response and the document; null is a request without an operation. */
export const mismatchesOf = (operation: OperationId | null, response: WireResponse, method: string): Mismatch[] => {
  const { status } = response;
  const declared = operation === null ? undescribed(status) : operationOfId(operation).responses.get(status);
  if (declared === undefined)
    return [{ rule: DECLARED, message: `${operation} does not declare the status ${status}` }];
  const rule = status < 400 ? DECLARED : FAILURES;
  return [
    ...headerMismatches(declared, response),
    ...(method === 'HEAD' ? [] : bodyMismatches(declared, response, rule)),
  ];
};

const headerMismatches = ({ headers }: Response, response: WireResponse): Mismatch[] =>
  headers.flatMap(({ name, isRequired, schema }) => {
    const text = response.headers[name];
    const rule = HEADER_RULES[name] ?? DECLARED;
    if (text === undefined) return isRequired ? [{ rule, message: `the header ${name} is missing` }] : [];
    const wrong = schemaError(schema, headerValue(schema, text));
    return wrong === null ? [] : [{ rule, message: `the header ${name} ${wrong}` }];
  });

const HEADER_RULES: Readonly<Record<string, string>> = {
  'x-request-id': 'spec/rules/errors.md#instance',
  etag: 'spec/rules/requests.md#etags',
  vary: 'spec/rules/errors.md#negotiation',
  allow: 'spec/rules/errors.md#wrong-methods',
  'www-authenticate': 'spec/rules/auth.md#credential-precedence',
  'retry-after': 'spec/rules/errors.md#retry',
};

/** Headers are text; those declared as numbers are converted. */
const headerValue = ({ type }: JsonMap, text: string): unknown =>
  (type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;

/** Any media type: a file that somebody stored, of which the document says nothing. */
const ANY_TYPE = '*/*';

const bodyMismatches = ({ content }: Response, { status, headers, text }: WireResponse, rule: string): Mismatch[] => {
  if (content.has(ANY_TYPE))
    return headers['content-type'] === undefined ? [{ rule, message: 'the media type of the body is missing' }] : [];
  if (text === '' || status === 304)
    return content.size === 0 || status === 304 ? [] : emptyBodyMismatches(content, headers, rule);
  const type = mediaTypeOf(headers['content-type'] ?? '');
  const schema = content.get(type);
  if (schema === undefined) return [{ rule, message: `the media type ${type || 'of the body'} is not declared` }];
  const mismatches = valuesIn(type, text).map((value) =>
    value === undefined ? 'is not JSON' : schemaError(schema, value),
  );
  const wrong = mismatches.find((mismatch) => mismatch !== null) ?? envelopeMismatch(status, text);
  return wrong === null ? [] : [{ rule, message: `the body ${wrong}` }];
};

/** A stream that was closed at its first byte has no body. */
const emptyBodyMismatches = (
  content: Response['content'],
  headers: WireResponse['headers'],
  rule: string,
): Mismatch[] =>
  content.has('text/event-stream') && headers['content-type'] === 'text/event-stream'
    ? []
    : [{ rule, message: 'the body is missing' }];

/** Clients compare the media type of JSON exactly; a page may add its charset. */
const mediaTypeOf = (sent: string): string => (sent.startsWith('application/') ? sent : (sent.split(';')[0] ?? ''));

const valuesIn = (type: string, text: string): readonly unknown[] => {
  if (type === 'text/event-stream') return framesIn(text);
  return [type.endsWith('json') ? parseJson(text) : text];
};

/** `success` determines the kind of an envelope. */
const envelopeMismatch = (status: number, text: string): string | null => {
  const { success, error_detail: detail } = asMap(parseJson(text));
  if (typeof success !== 'boolean') return null;
  if (success !== (detail === null)) return `contains success: ${success} with${success ? '' : 'out'} an error_detail`;
  return status < 400 && !success ? `contains success: false with the status ${status}` : null;
};
