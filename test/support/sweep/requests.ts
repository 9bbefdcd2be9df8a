import type { OperationPolicy } from '../../../handlers/http/document/policy.ts';
import { isEndless, type Request } from '../client/client.ts';

/** Values of path parameters that are not ids of rows. A parameter without a value here names an object that does not exist. */
const KNOWN_VALUES: Readonly<Record<string, string>> = {
  role: 'editor',
  role_name: 'Backend Developer',
  agent_index: '0',
  version: '1',
  namespace: 'auth',
  key: 'session_minutes',
};
const UNKNOWN_ID = '5f0c1a2b-3d4e-4f60-812a-3b4c5d6e7f80';

export const parameterNames = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

/** Whether every object in the path is unknown. */
export const namesNothing = (path: string): boolean =>
  path.includes('{') && parameterNames(path).every((name) => KNOWN_VALUES[name] === undefined);

/** Values for all path parameters, with some replaced. */
export const pathValues = (path: string, changes: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(parameterNames(path).map((name) => [name, changes[name] ?? KNOWN_VALUES[name] ?? UNKNOWN_ID]));

/**
 * A request that passes every guard but changes nothing: its body, its `If-Match` or its path is malformed. An operation without any
 * of them runs.
 */
export const harmlessRequest = (policy: OperationPolicy, changes: Readonly<Record<string, string>> = {}): Request => {
  const { path, method, body, isConditional, idempotency } = policy;
  const values = pathValues(path, changes);
  if (isEndless(policy)) return { path: values, query: { after: 'nonsense' } };
  if (body !== 'none') return { path: values, raw: { text: '[]', type: 'application/json' } };
  if (isConditional) return { path: values, headers: { 'if-match': 'nonsense' } };
  if (idempotency !== null) return { path: values, headers: { 'idempotency-key': '' } };
  if (method !== 'get' && path.includes('{'))
    return { path: Object.fromEntries(Object.keys(values).map((name) => [name, 'x'.repeat(129)])) };
  return { path: values };
};
