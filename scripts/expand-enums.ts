import { asMap, type JsonMap } from './json.ts';

/** What generators read on an enum that may grow; `x-open-enum: true` is how it is written. */
const OPEN: JsonMap = { 'x-enum-extensibility': 'open', 'x-speakeasy-unknown-values': 'allow' };
const NOTE = 'Others may be added: take one you do not know as such.';

/** Schemas as OpenAPI has them: an enum that may grow says so in words too. */
export const expandEnums = (schemas: JsonMap): JsonMap =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { 'x-open-enum': isOpen, description, ...rest } = asMap(schema);
      return [name, isOpen === true ? { description: `${description} ${NOTE}`, ...rest, ...OPEN } : schema];
    }),
  );
