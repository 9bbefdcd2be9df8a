import { RequestInvalid } from '../../domain/errors/errors.ts';
import { bodies, parameters, type ValidationFault, type Validator } from '../../generated/validators.js';
import type { Exchange, Match } from './exchange.ts';

const MAX_FAULTS = 3;
const WHOLE = /^(0|[1-9]\d*)$/;

type Faults = string[];

const plural = (count: unknown, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Reasons in words. None repeats a value the client sent; field names are allowed. */
const REASONS: Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => string>> = {
  required: () => 'is required',
  additionalProperties: () => 'is not a known field',
  unevaluatedProperties: () => 'is not a known field',
  minLength: ({ limit }) => `must have at least ${plural(limit, 'character')}`,
  maxLength: ({ limit }) => `must have at most ${plural(limit, 'character')}`,
  minItems: ({ limit }) => `must have at least ${plural(limit, 'item')}`,
  maxItems: ({ limit }) => `must have at most ${plural(limit, 'item')}`,
  minProperties: ({ limit }) => `must have at least ${plural(limit, 'field')}`,
  maxProperties: ({ limit }) => `must have at most ${plural(limit, 'field')}`,
  uniqueItems: () => 'must not repeat an item',
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  exclusiveMinimum: ({ limit }) => `must be above ${limit}`,
  exclusiveMaximum: ({ limit }) => `must be below ${limit}`,
  multipleOf: ({ multipleOf }) => `must be a multiple of ${multipleOf}`,
  type: ({ type }) => `must be ${Array.isArray(type) ? type.join(' or ') : String(type).replaceAll(',', ' or ')}`,
  enum: ({ allowedValues }) =>
    `must be one of ${(allowedValues as unknown[]).map((value) => value ?? 'null').join(', ')}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  pattern: ({ pattern }) => (pattern === '\\S' ? 'must not be blank' : 'has the wrong form'),
  format: ({ format }) =>
    format === 'date-time' ? 'must be a date and time with an offset (RFC 3339)' : `must be a valid ${format}`,
};

/** Keywords that only sum up what other faults say in detail. */
const SUMMARIES = new Set(['anyOf', 'oneOf', 'allOf', 'if', 'not', '$ref', 'dependentRequired', 'propertyNames']);

const escapePointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const pointerOf = ({ instancePath, params }: ValidationFault): string => {
  const extra = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  return extra === undefined ? instancePath : `${instancePath}/${escapePointer(String(extra))}`;
};

const describe = (place: string, fault: ValidationFault): string => {
  const pointer = pointerOf(fault);
  const reason = REASONS[fault.keyword]?.(fault.params) ?? 'does not fit its schema';
  return pointer === '' ? `${place}: ${reason}` : `${place} ${pointer}: ${reason}`;
};

const check = (validator: Validator | undefined, value: unknown, place: string, faults: Faults): void => {
  if (validator === undefined || validator(value)) return;
  const all = validator.errors ?? [];
  const detailed = all.filter(({ keyword }) => !SUMMARIES.has(keyword));
  const told = (detailed.length > 0 ? detailed : all).map((fault) => describe(place, fault));
  for (const text of new Set(told)) faults.push(text);
};

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** How deep lists and objects may stand inside one another; free-form values would otherwise have no bound. */
const MAX_DEPTH = 64;

/** Strings that the database could not hold, and nesting without end, wherever they stand (auth.md 1.2). */
const checkStrings = (value: unknown, place: string, pointer: string, faults: Faults, depth = 0): void => {
  if (depth > MAX_DEPTH) {
    faults.push(`${place}: must not nest deeper than ${MAX_DEPTH} levels`);
  } else if (typeof value === 'string') {
    if (!isStorable(value))
      faults.push(`${place}${pointer === '' ? '' : ` ${pointer}`}: must not hold U+0000 or unpaired surrogates`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      const isNamed = isStorable(name);
      if (!isNamed) faults.push(`${place} ${pointer}: a field name must not hold U+0000 or unpaired surrogates`);
      checkStrings(part, place, `${pointer}/${isNamed ? escapePointer(name) : '?'}`, faults, depth + 1);
    }
  }
};

const convert = (text: string, type: 'integer' | 'string' | 'boolean'): unknown => {
  if (type === 'integer' && WHOLE.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
};

const readQuery = (exchange: Exchange, match: Match, faults: Faults): Record<string, unknown> => {
  const query: Record<string, unknown> = {};
  if (exchange.search === '') return query;
  const given = new URLSearchParams(exchange.search);
  for (const [name, type] of Object.entries(match.policy.query)) {
    const values = given.getAll(name);
    if (values.length > 1) faults.push(`query /${name}: must be given once`);
    if (values.length === 1) query[name] = convert(values[0] ?? '', type);
  }
  return query;
};

const readPath = (params: Readonly<Record<string, string>>, match: Match): Record<string, unknown> => {
  const path: Record<string, unknown> = { ...params };
  for (const name of match.policy.integersInPath) path[name] = convert(params[name] ?? '', 'integer');
  return path;
};

/**
 * Step 12 of the pipeline: path, query, headers and body against the document. Values are not coerced; only query integers and
 * booleans, which are text on the wire, become numbers and booleans first. Throws RequestInvalid naming at most three faults.
 */
export const validateRequest = (exchange: Exchange, match: Match): void => {
  const faults: Faults = [];
  const known = parameters[match.operationId];
  checkStrings(exchange.params, 'path', '', faults);
  exchange.path = readPath(exchange.params, match);
  check(known?.path, exchange.path, 'path', faults);
  exchange.query = readQuery(exchange, match, faults);
  check(known?.query, exchange.query, 'query', faults);
  checkStrings(exchange.query, 'query', '', faults);
  check(known?.header, exchange.req.headers, 'header', faults);
  if (match.policy.body !== 'none') {
    checkStrings(exchange.body, 'body', '', faults);
    check(bodies[match.operationId], exchange.body, 'body', faults);
  }
  if (faults.length > 0) throw new RequestInvalid([...new Set(faults)].slice(0, MAX_FAULTS).join('; '));
};
