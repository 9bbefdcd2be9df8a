import { RequestInvalid } from '../../domain/foundation/errors/errors.ts';
import { bodies, parameters } from '../../generated/validators.js';
import type { Exchange, Match } from './exchange.ts';
import { Faults, pointerPart } from './faults.ts';

const WHOLE = /^(0|[1-9]\d*)$/;

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** How deep lists and objects may stand inside one another; free-form values would otherwise have no bound. */
const MAX_DEPTH = 64;

const at = (place: string, path: readonly string[]): string =>
  path.length === 0 ? place : `${place} /${path.map(pointerPart).join('/')}`;

/**
 * Strings that the database could not hold, and nesting without end, wherever they stand (spec/rules/errors.md#json-values). `path`
 * is where `value` stands; it is put into words only when there is a fault to tell.
 */
const checkStrings = (value: unknown, place: string, faults: Faults, path: string[] = []): void => {
  if (path.length > MAX_DEPTH) return void faults.add(`${place}: must not nest deeper than ${MAX_DEPTH} levels`);
  if (typeof value === 'string') {
    if (!isStorable(value)) faults.add(`${at(place, path)}: must not hold U+0000 or unpaired surrogates`);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const name of Object.keys(value)) {
    if (faults.isFull) return;
    const isNamed = isStorable(name);
    if (!isNamed) faults.add(`${at(place, path)}: a field name must not hold U+0000 or unpaired surrogates`);
    path.push(isNamed ? name : '?');
    checkStrings((value as Record<string, unknown>)[name], place, faults, path);
    path.pop();
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
    if (values.length > 1) faults.add(`query /${name}: must be given once`);
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
 * Path, query, headers and body against the document. Values are not coerced; only query integers and booleans, which are text on
 * the wire, become numbers and booleans first. Throws RequestInvalid naming at most three faults.
 */
export const validateRequest = (exchange: Exchange, match: Match): void => {
  const faults = new Faults();
  const known = parameters[match.operationId];
  checkStrings(exchange.params, 'path', faults);
  exchange.path = readPath(exchange.params, match);
  faults.check(known?.path, exchange.path, 'path');
  exchange.query = readQuery(exchange, match, faults);
  faults.check(known?.query, exchange.query, 'query');
  checkStrings(exchange.query, 'query', faults);
  faults.check(known?.header, exchange.req.headers, 'header');
  if (match.policy.body !== 'none') {
    checkStrings(exchange.body, 'body', faults);
    faults.check(bodies[match.operationId], exchange.body, 'body');
  }
  if (!faults.isEmpty) throw new RequestInvalid(String(faults));
};
