import { readFileSync } from 'node:fs';
import { type OperationId, operations } from '../../../generated/operations.ts';
import type { OperationPolicy } from '../../../handlers/http/document/policy.ts';
import type { Body } from '../client/client.ts';

/** Every operation of the document with its policy; sweeps include new operations without a change here. */
export const everyOperation = Object.entries(operations) as unknown as readonly [OperationId, OperationPolicy][];

const document: Body = JSON.parse(readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8'));

/** The body of an operation in the document: its schema and its first example. */
export const bodyOf = (operation: OperationId): { readonly required: readonly string[]; readonly example: unknown } => {
  const { method, path } = operations[operation];
  const content = document.paths[path][method].requestBody?.content['application/json'];
  if (content === undefined) return { required: [], example: undefined };
  const name: string = content.schema.$ref?.split('/').at(-1) ?? '';
  const schema = document.components.schemas[name] ?? content.schema;
  const [example] = Object.values(content.examples ?? {}) as { value: unknown }[];
  return { required: schema.required ?? [], example: example?.value };
};

/** The required parameters of an operation in one part of the request, with the example values of the document. */
const requiredIn = (place: 'query' | 'header', operation: OperationId): Record<string, string> => {
  const { method, path } = operations[operation];
  const declared: Body[] = (document.paths[path][method].parameters ?? []).map(
    (parameter: Body) => document.components.parameters[String(parameter.$ref).split('/').at(-1) ?? ''] ?? parameter,
  );
  const required = declared.filter((parameter) => parameter.in === place && parameter.required === true);
  return Object.fromEntries(required.map(({ name, example }) => [name, String(example)]));
};

export const requiredQueryOf = (operation: OperationId): Record<string, string> => requiredIn('query', operation);

export const requiredHeadersOf = (operation: OperationId): Record<string, string> => requiredIn('header', operation);

/** The names of all request headers, in lower case. */
export const headerNames: readonly string[] = (Object.values(document.components.parameters) as Body[])
  .filter((parameter) => parameter.in === 'header')
  .map(({ name }) => name.toLowerCase());

/** The names of all response headers that operations declare, in lower case. */
export const answeredHeaders: readonly string[] = [
  ...new Set(
    everyOperation.flatMap(([, { method, path }]) =>
      (Object.values(document.paths[path][method].responses) as Body[])
        .map((response) => document.components.responses[String(response.$ref).split('/').at(-1) ?? ''] ?? response)
        .flatMap((response) => Object.keys(response.headers ?? {}).map((name) => name.toLowerCase())),
    ),
  ),
];

/** The names of all fields of an operation's body, in all its forms. */
export const fieldsOf = (operation: OperationId): readonly string[] => {
  const { method, path } = operations[operation];
  const content = document.paths[path][method].requestBody?.content['application/json'];
  const namesIn = (schema: Body): string[] => {
    if (schema?.$ref !== undefined) return namesIn(document.components.schemas[schema.$ref.split('/').at(-1)]);
    const parts: Body[] = [...(schema?.anyOf ?? []), ...(schema?.oneOf ?? []), ...(schema?.allOf ?? [])];
    return [...Object.keys(schema?.properties ?? {}), ...parts.flatMap(namesIn)];
  };
  return [...new Set(namesIn(content?.schema))];
};
