/** Any value a YAML or JSON document can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
/** A mapping of such a document. */
export type JsonMap = { readonly [key: string]: Json };

export const isMap = (value: Json | undefined): value is JsonMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as a mapping; anything else counts as an empty one. */
export const asMap = (value: Json | undefined): JsonMap => (isMap(value) ? value : {});

/** The value as a list; anything else counts as an empty one. */
export const asList = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
