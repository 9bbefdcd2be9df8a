import { type Operation, type OperationId, pathNames, takes } from '../document.ts';
import type { CallRequest } from '../protocol/caller.ts';
import { UNKNOWN_ID } from './subjects.ts';

/** Values of path parameters that are not ids; every other parameter names an object that does not exist. */
const KNOWN_VALUES: Readonly<Record<string, string>> = {
  role: 'editor',
  role_name: 'Backend Developer',
  agent_index: '0',
  version: '1',
  namespace: 'auth',
  key: 'session_minutes',
};

export const pathValues = ({ path }: Operation): Record<string, string> =>
  Object.fromEntries(pathNames(path).map((name) => [name, KNOWN_VALUES[name] ?? UNKNOWN_ID]));

/** With these a path leads to nothing. A role of people and a namespace are words of a list: unknown is who has it, or what is in it. */
const UNKNOWN_VALUES: Readonly<Record<string, string>> = {
  role: 'editor',
  role_name: 'No such role, I hope',
  version: '999999999',
  namespace: 'auth',
  key: 'no_such_setting',
};

/** A path to nothing; null without a parameter, and for a place in the setup, where something is or is not as the setup stands. */
export const unknownPath = ({ path }: Operation): Record<string, string> | null => {
  const names = pathNames(path);
  if (names.length === 0 || names.includes('agent_index')) return null;
  return Object.fromEntries(names.map((name) => [name, UNKNOWN_VALUES[name] ?? UNKNOWN_ID]));
};

/** Values for the required parameters of the query and the head, as the document shows them. */
export const requiredOf = ({ parameters }: Operation): Pick<CallRequest, 'query' | 'headers'> => {
  const valuesIn = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((each) => each.in === place && each.required)
        .map(({ name, example }) => [name, String(example)]),
    );
  return { query: valuesIn('query'), headers: valuesIn('header') };
};

/** The body that the document shows first, where one is needed. */
export const bodyOf = ({ needsBody, examples }: Operation): Pick<CallRequest, 'body'> =>
  needsBody ? { body: Object.values(examples)[0] } : {};

/** Has the operation tried out only, where that can be asked for: in case it takes what it must refuse. */
export const dryOf = (operation: Operation): Record<string, boolean> =>
  takes(operation, 'dry_run') ? { dry_run: true } : {};

/** Ends the setup of the organisation whenever somebody who may asks: there is nothing in the request to be malformed. */
export const ALWAYS_ACTS: OperationId = 'completeSetup';

/** Signs anybody in, where it is switched on, so it is asked as a page of others would. */
export const REFUSED_TO_OTHERS: OperationId = 'devLogin';

/**
 * A request that passes every guard and changes nothing: its body, its condition, its key or its path is malformed. A GET has nothing
 * to change and is sent as it is.
 */
export const harmless = (operation: Operation): CallRequest => {
  const path = pathValues(operation);
  if (operation.id === REFUSED_TO_OTHERS) return { headers: { origin: 'https://conformance.invalid' } };
  if (operation.isEndless) return { path, query: { after: 'nonsense' } };
  if (operation.hasBody) return { path, raw: { text: '[]', type: 'application/json' } };
  if (operation.method === 'GET') return { path };
  if (takes(operation, 'if-match')) return { path, headers: { 'if-match': 'nonsense' } };
  if (operation.isIdempotent) return { path, headers: { 'idempotency-key': '' } };
  const tooLong = Object.fromEntries(Object.keys(path).map((name) => [name, 'x'.repeat(129)]));
  return { path: tooLong };
};
