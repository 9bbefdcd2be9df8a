import { closestMatch } from 'leven';
import { RequestInvalid } from '../../../domain/foundation/errors/errors.ts';
import type { PageRequest } from '../../../domain/foundation/kernel/pages/page.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { bodies, parameters } from '../../../generated/validators.js';
import type { Complete, Matched, Valid } from '../contracts/contexts.ts';
import type { Cursors } from '../responses/cursor.ts';
import { checkStrings } from './strings.ts';
import { pointerPart, ValidationErrors } from './validation-errors.ts';

const WHOLE = /^(0|[1-9]\d*)$/;

const convert = (text: string, type: 'integer' | 'string' | 'boolean'): unknown => {
  if (type === 'integer' && WHOLE.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
};

/** A name that differs in more letters is not suggested. */
const MAX_EDITS = 3;
/** Longer names are not compared: the cost grows with the length. */
const MAX_COMPARED_LENGTH = 64;

const hintFor = (name: string, known: readonly string[]): string => {
  if (known.length === 0) return 'the operation has none';
  const maxDistance = Math.min(MAX_EDITS, Math.floor(name.length / 2));
  const nearest =
    name.length > MAX_COMPARED_LENGTH ? undefined : closestMatch(name.toLowerCase(), known, { maxDistance });
  return nearest === undefined ? `known: ${known.join(', ')}` : `did you mean ${nearest}?`;
};

/** Stops at the maximum of violations: comparing thousands of unknown names would occupy the process for milliseconds. */
const checkNames = (given: URLSearchParams, known: readonly string[], errors: ValidationErrors): void => {
  for (const name of given.keys()) {
    if (errors.isFull) return;
    if (!known.includes(name))
      errors.add(`query /${pointerPart(name)}: is not a known parameter (${hintFor(name, known)})`);
  }
};

const readQuery = ({ request, policy }: Matched, errors: ValidationErrors): Record<string, unknown> => {
  const query: Record<string, unknown> = {};
  if (request.search === '') return query;
  const given = new URLSearchParams(request.search);
  if (!policy.ignoresUnknownQuery) checkNames(given, Object.keys(policy.query), errors);
  for (const [name, type] of Object.entries(policy.query)) {
    const values = given.getAll(name);
    if (values.length > 1) errors.add(`query /${name}: must be given once`);
    if (values.length === 1) query[name] = convert(values[0] ?? '', type);
  }
  return query;
};

const readPath = ({ params, policy }: Matched): Record<string, unknown> => {
  const path: Record<string, unknown> = { ...params };
  for (const name of policy.integersInPath) path[name] = convert(params[name] ?? '', 'integer');
  return path;
};

const checkBody = (operationId: OperationId, body: unknown, errors: ValidationErrors): void => {
  checkStrings(body, 'body', errors);
  errors.check(bodies[operationId], body, 'body');
};

/** Validates a parsed body. Throws RequestInvalid with at most three violations. */
export const requireValidBody = (operationId: OperationId, body: unknown): void => {
  const errors = new ValidationErrors();
  checkBody(operationId, body, errors);
  if (!errors.isEmpty) throw new RequestInvalid(String(errors));
};

const NO_PAGE: PageRequest = { limit: 50, position: null };

/**
 * Validates path, query, headers and body. Values are not coerced; only integers and booleans of the query, which are
 * text on the wire, are converted first. Throws RequestInvalid with at most three violations, or for a cursor that was
 * not issued for this list.
 */
export const createValidate = ({ cursors }: { readonly cursors: Cursors }): ((complete: Complete) => Valid) => {
  const readPage = (
    operationId: OperationId,
    { limit = 50, cursor }: { limit?: number; cursor?: string },
  ): PageRequest => ({
    limit,
    position: cursor === undefined ? null : cursors.open(operationId, cursor),
  });
  return (complete) => {
    const { operationId, policy, params, body, request } = complete;
    const errors = new ValidationErrors();
    const known = parameters[operationId];
    checkStrings(params, 'path', errors);
    const path = readPath(complete);
    errors.check(known?.path, path, 'path');
    const query = readQuery(complete, errors);
    errors.check(known?.query, query, 'query');
    checkStrings(query, 'query', errors);
    errors.check(known?.header, request.req.headers, 'header');
    if (policy.body !== 'none' && !policy.keepsBytes) checkBody(operationId, body, errors);
    if (!errors.isEmpty) throw new RequestInvalid(String(errors));
    return { ...complete, path, query, page: 'cursor' in policy.query ? readPage(operationId, query) : NO_PAGE };
  };
};
