import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { JsonMap } from '../../shared/json.ts';
import { withStrictEnvelopes } from '../expand/envelopes.ts';
import { DERIVED_HEADER } from './header.ts';

/**
 * `derived/client-types.ts`: the TypeScript types of the document for clients. Fields with a default are optional in requests, and header
 * names have the spelling of the document.
 */
export async function renderClientTypes(document: JsonMap): Promise<string> {
  const strict = withStrictEnvelopes(document) as unknown as OpenAPI3;
  const tree = await openapiTypescript(strict, { silent: true, defaultNonNullable: false });
  return `${DERIVED_HEADER}\n${astToString(tree)}`;
}
