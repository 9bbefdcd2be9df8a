import { asMap, type Json, type JsonMap } from '../../shared/json.ts';

/** The names of the envelopes around a result. */
export const SUCCESSFUL_ENVELOPE = /^(ApiResponseOf|PaginatedResponseOf)/;
/** The envelope of every failure. */
const FAILED_ENVELOPE = 'FailureResponse';

/**
 * What `success` is in the envelope of that name; undefined in everything else. The published schemas say only that it is a boolean, since
 * a constant one is not a type in many languages (spec/decisions/0057-openapi-document-for-client-generators.md); the server's own types and the
 * validators of its responses are held to the value.
 */
const successOf = (name: string): boolean | undefined => {
  if (SUCCESSFUL_ENVELOPE.test(name)) return true;
  return name === FAILED_ENVELOPE ? false : undefined;
};

const strict = (name: string, schema: Json): Json => {
  const success = successOf(name);
  if (success === undefined) return schema;
  const { properties, ...rest } = asMap(schema);
  return { ...rest, properties: { ...asMap(properties), success: { type: 'boolean', const: success } } };
};

/** The document with envelopes that say whether they are of a success or of a failure. */
export function withStrictEnvelopes(document: JsonMap): JsonMap {
  const components = asMap(document.components);
  const schemas = Object.entries(asMap(components.schemas)).map(([name, schema]) => [name, strict(name, schema)]);
  return { ...document, components: { ...components, schemas: Object.fromEntries(schemas) } };
}
