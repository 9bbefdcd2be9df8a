import { type Operation, type OperationId, pathNames, takes } from '../document.ts';
import type { CallRequest } from '../protocol/caller.ts';
import { UNKNOWN_ID } from './subjects.ts';

/** Values of path parameters that are not ids; every other parameter gets the id of a missing object. */
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

/** Values for which nothing exists. Human roles and namespaces are enums, so the user or the key is unknown instead. */
const UNKNOWN_VALUES: Readonly<Record<string, string>> = {
  role: 'editor',
  role_name: 'No such role here',
  version: '999999999',
  namespace: 'auth',
  key: 'no_such_setting',
};

/** A path to a missing object; null without parameters, and for indexes of the setup, which depend on its state. */
export const unknownPath = ({ path }: Operation): Record<string, string> | null => {
  const names = pathNames(path);
  if (names.length === 0 || names.includes('agent_index')) return null;
  return Object.fromEntries(names.map((name) => [name, UNKNOWN_VALUES[name] ?? UNKNOWN_ID]));
};

/** Example values for the required query and header parameters. */
export const requiredOf = ({ parameters }: Operation): Pick<CallRequest, 'query' | 'headers'> => {
  const valuesIn = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((each) => each.in === place && each.required)
        .map(({ name, example }) => [name, String(example)]),
    );
  return { query: valuesIn('query'), headers: valuesIn('header') };
};

/** The first example body, if one is required. */
export const bodyOf = ({ needsBody, examples }: Operation): Pick<CallRequest, 'body'> =>
  needsBody ? { body: Object.values(examples)[0] } : {};

/** Requests a dry run where possible, in case the operation accepts what it must refuse. */
export const dryOf = (operation: Operation): Record<string, boolean> =>
  takes(operation, 'dry_run') ? { dry_run: true } : {};

/** Completes the setup for any permitted caller: the request has nothing that could be malformed. */
export const ALWAYS_ACTS: OperationId = 'completeSetup';

/** Signs in anyone if it is enabled, so it is called as a page of another origin. */
export const REFUSED_TO_OTHERS: OperationId = 'devLogin';

/**
 * A request that passes every guard and changes nothing: its body, condition, key or path is malformed, or a header is
 * missing. A GET changes nothing and is sent unchanged.
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
