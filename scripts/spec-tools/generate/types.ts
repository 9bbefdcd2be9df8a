import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { asMap, isMap, type Json, type JsonMap } from '../../shared/json.ts';
import { withStrictEnvelopes } from '../expand/envelopes.ts';
import type { Bundle } from './bundle.ts';
import { dereference } from './operations.ts';

const HEADER = '// Written by npm run generate from spec/. Do not edit.\n\n';

/**
 * `generated/types.ts`: the document as TypeScript, seen from the server. A field or parameter with a default is always
 * present there, because the validators fill it in before a handler runs; header names are in lower case, as Node has them.
 */
export async function renderTypes(bundle: Bundle): Promise<string> {
  const document = seenFromServer(withStrictEnvelopes(bundle.document), bundle.document);
  const tree = await openapiTypescript(document as unknown as OpenAPI3, { silent: true, defaultNonNullable: true });
  return `${HEADER}${astToString(tree)}`;
}

/**
 * `generated/client-types.ts`: the document as TypeScript, seen from a client. What has a default may be left out of a request, and names of
 * headers are as the document writes them.
 */
export async function renderClientTypes({ document }: Bundle): Promise<string> {
  const seen = withStrictEnvelopes(document) as unknown as OpenAPI3;
  return `${HEADER}${astToString(await openapiTypescript(seen, { silent: true, defaultNonNullable: false }))}`;
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
