import { asMap, type Json, type JsonMap } from './json.ts';

/** The object that a local reference (`#/...`) of the document leads to; any other node is returned as it is. Follows one reference. */
export function dereference(document: JsonMap, node: Json | undefined): JsonMap {
  const reference = asMap(node).$ref;
  if (typeof reference !== 'string') return asMap(node);
  return reference
    .slice(2)
    .split('/')
    .reduce<JsonMap>((place, key) => asMap(place[key]), document);
}
