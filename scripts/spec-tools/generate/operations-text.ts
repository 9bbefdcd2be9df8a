import { isMap, type Json } from '../../shared/json.ts';
import type { Operation } from './operations.ts';

/** The text of `generated/operations.ts`: only data; its types are in handlers/http/document/policy.ts. */
export function renderOperations(operations: readonly Operation[], interfaceVersion: string): string {
  const entries = operations.map(({ id, policy }) => `  ${id}: {\n${renderFields(policy)}\n  },`);
  return `// Written by npm run generate from spec/. Do not edit.
import type { OperationPolicy } from '../handlers/http/document/policy.ts';

/** The version of the document. */
export const INTERFACE_VERSION = '${interfaceVersion}';

/** The policy of every operation, by operationId. */
export const operations = {
${entries.join('\n')}
} as const satisfies Record<string, OperationPolicy>;

export type OperationId = keyof typeof operations;
export type Area = (typeof operations)[OperationId]['area'];
`;
}

const renderFields = (policy: object): string =>
  Object.entries(policy)
    .map(([name, value]) => `    ${name}: ${literal(value)},`)
    .join('\n');

function literal(value: Json): string {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (!isMap(value)) return String(value);
  const fields = Object.entries(value).map(
    ([key, field]) => `${/^\w+$/.test(key) ? key : `'${key}'`}: ${literal(field)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
