import { asMap, type JsonMap } from './json.ts';

/** What generators read on an enum that may grow; `x-open-enum: true` is how it is written. */
const OPEN: JsonMap = { 'x-enum-extensibility': 'open', 'x-speakeasy-unknown-values': 'allow' };
const NOTE = 'Others may be added: take one you do not know as such.';

/** On an enum whose values are neither added nor removed; `x-closed-enum: true` is how it is written. */
const CLOSED: JsonMap = { 'x-enum-extensibility': 'closed' };

/** Schemas as OpenAPI has them: an enum that may grow says so in words too. */
export const expandEnums = (schemas: JsonMap): JsonMap =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { 'x-open-enum': isOpen, 'x-closed-enum': isClosed, description, ...rest } = asMap(schema);
      if (isOpen === true) return [name, { description: `${description} ${NOTE}`, ...rest, ...OPEN }];
      return [name, isClosed === true ? { description: String(description), ...rest, ...CLOSED } : schema];
    }),
  );
