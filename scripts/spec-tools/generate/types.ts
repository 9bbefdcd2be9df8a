import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { dereference } from '../../shared/dereference.ts';
import { asMap, isMap, type Json, type JsonMap } from '../../shared/json.ts';
import { withStrictEnvelopes } from '../expand/envelopes.ts';
import type { Bundle } from './bundle.ts';

const HEADER = '// Written by npm run generate from spec/. Do not edit.\n\n';

/**
 * `generated/types.ts`: the TypeScript types of the document for the server. Fields and parameters with a default are always
 * present, because validators fill them in before a handler runs; header names are in lower case, as in Node.js.
 */
export async function renderTypes(bundle: Bundle): Promise<string> {
  const document = seenFromServer(withStrictEnvelopes(bundle.document), bundle.document);
  const tree = await openapiTypescript(document as unknown as OpenAPI3, { silent: true, defaultNonNullable: true });
  return `${HEADER}${astToString(tree)}`;
}

function seenFromServer(node: Json, document: JsonMap): Json {
  if (Array.isArray(node)) return node.map((child) => seenFromServer(child, document));
  if (!isMap(node)) return node;
  const children = Object.entries(node).map(([key, child]) => [key, seenFromServer(child, document)] as const);
  return { ...Object.fromEntries(children), ...parameterChanges(node, document) };
}

function parameterChanges({ in: place, name, schema }: JsonMap, document: JsonMap): JsonMap {
  if (typeof place !== 'string' || typeof name !== 'string') return {};
  const isDefaulted = asMap(schema).default !== undefined || dereference(document, asMap(schema)).default !== undefined;
  return { ...(place === 'header' && { name: name.toLowerCase() }), ...(isDefaulted && { required: true }) };
}
