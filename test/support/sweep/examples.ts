import { readFileSync } from 'node:fs';
import type { OperationId } from '../../../generated/operations.ts';
import type { Body } from '../client/client.ts';

/**
 * An example of the document, by its name. With `x-exact` the server returns exactly this except for ids and timestamps, with
 * `x-exact: part` this and more.
 */
export interface Example {
  readonly name: string;
  readonly value: Body;
  readonly exactness: 'shape' | 'part' | 'whole';
}

/** The examples of an operation: request bodies, and the response of its first success. */
export interface Shown {
  readonly requests: readonly Example[];
  readonly status: number;
  readonly responses: readonly Example[];
}

const examplesOf = (content: Body): Example[] =>
  Object.entries<Body>(content?.examples ?? {}).map(([name, { value, 'x-exact': isExact }]) => ({
    name,
    value,
    exactness: isExact === true ? 'whole' : isExact === 'part' ? 'part' : 'shape',
  }));

const shownOf = ({ requestBody, responses }: Body): Shown => {
  const [status = '0', response] = Object.entries<Body>(responses).find(([code]) => code.startsWith('2')) ?? [];
  const requests = examplesOf(requestBody?.content?.['application/json']);
  return { requests, status: Number(status), responses: examplesOf(Object.values<Body>(response?.content ?? {})[0]) };
};

const document = JSON.parse(readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8')) as Body;

/** All examples of the document, by operation. */
export const SHOWN: ReadonlyMap<OperationId, Shown> = new Map(
  Object.values<Body>(document.paths)
    .flatMap((item) => Object.values<Body>(item))
    .filter(({ operationId }) => operationId !== undefined)
    .map((operation) => [operation.operationId as OperationId, shownOf(operation)]),
);

/** Where two values differ in shape: other fields, or a list instead of an object. Null and an empty list match any shape. */
export const shapeFaults = (shown: Body, seen: Body, place = ''): string[] => {
  if (shown === null || seen === null || shown === undefined || seen === undefined) return [];
  if (Array.isArray(shown) !== Array.isArray(seen) || typeof shown !== typeof seen) return [`${place}: another type`];
  if (Array.isArray(shown)) return shown.length && seen.length ? shapeFaults(shown[0], seen[0], `${place}/0`) : [];
  if (typeof shown !== 'object') return [];
  // A map may be empty on one side only; an object of the document may not.
  if (Object.keys(shown).length === 0 || Object.keys(seen).length === 0) return [];
  const names = [...new Set([...Object.keys(shown), ...Object.keys(seen)])];
  return names.flatMap((name) => {
    if (!(name in shown)) return [`${place}/${name}: is not shown`];
    if (!(name in seen)) return [`${place}/${name}: is missing`];
    return shapeFaults(shown[name], seen[name], `${place}/${name}`);
  });
};

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

/** A value without the parts that differ each time: ids and timestamps. */
export const lasting = (value: Body): Body =>
  JSON.parse(JSON.stringify(value).replace(ID, 'an id').replace(MOMENT, 'a moment'));

/** Whether every part of the example is present: fields with their values, list entries among others, lines of a text. */
export const isPartOf = (shown: Body, seen: Body): boolean => {
  if (typeof shown === 'string' && shown.includes('\n'))
    return shown.split('\n').every((line) => !line.startsWith('#') || String(seen).includes(line));
  if (Array.isArray(shown))
    return shown.every((entry) => seen?.some?.((other: Body) => isPartOf(entry, other)) === true);
  if (typeof shown !== 'object' || shown === null) return shown === seen;
  return Object.entries(shown).every(([name, value]) => isPartOf(value, seen?.[name]));
};
