import { asMap, type Json, type JsonMap } from '../../shared/json.ts';

/** The names of the envelopes around a result. */
export const SUCCESSFUL_ENVELOPE = /^(ApiResponseOf|PaginatedResponseOf)/;
/** The envelope of every failure. */
const FAILED_ENVELOPE = 'FailureResponse';

/**
 * The value of `success` in the envelope of this name; undefined for other schemas. The published schemas declare a boolean, because many
 * languages have no constant types (spec/decisions/0057-openapi-document-for-client-generators.md). The types of the server and the
 * validators of its responses require the value.
 */
const successOf = (name: string): boolean | undefined => {
  if (SUCCESSFUL_ENVELOPE.test(name)) return true;
  return name === FAILED_ENVELOPE ? false : undefined;
};

const strict = (name: string, schema: Json): Json => {
  const success = successOf(name);
  if (success === undefined) return schema;
  const { properties, ...rest } = asMap(schema);
  const { success: published } = asMap(properties);
  return { ...rest, properties: { ...asMap(properties), success: { ...asMap(published), const: success } } };
};

/** The descriptions of the fields that every envelope of a result has. `data` has that of its schema. */
const FIELDS: Readonly<Record<string, string>> = {
  error: 'Always null on success.',
  error_detail: 'Always null on success.',
  success: 'Always true on success.',
};
const ENTRIES = 'Entries in the order that the operation describes.';

/** The schemas with a description of every field of the envelopes around a result. */
export const describeEnvelopes = (schemas: JsonMap): JsonMap =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      if (!SUCCESSFUL_ENVELOPE.test(name)) return [name, schema];
      const { properties, ...rest } = asMap(schema);
      const fields = Object.entries(asMap(properties)).map(([field, node]) => {
        const description = field === 'data' && asMap(node).type === 'array' ? ENTRIES : FIELDS[field];
        return [field, description === undefined ? node : { description, ...asMap(node) }];
      });
      return [name, { ...rest, properties: Object.fromEntries(fields) }];
    }),
  );

/** The document with a constant `success` in every envelope. */
export function withStrictEnvelopes(document: JsonMap): JsonMap {
  const components = asMap(document.components);
  const schemas = Object.entries(asMap(components.schemas)).map(([name, schema]) => [name, strict(name, schema)]);
  return { ...document, components: { ...components, schemas: Object.fromEntries(schemas) } };
}
