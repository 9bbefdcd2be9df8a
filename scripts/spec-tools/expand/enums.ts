import { asMap, type JsonMap } from '../../shared/json.ts';

/** Extensions that generators read on an enum that can get new values, written as `x-open-enum: true`. */
const OPEN: JsonMap = { 'x-enum-extensibility': 'open', 'x-speakeasy-unknown-values': 'allow' };
const NOTE = 'New values can be added; accept unknown values.';

/** The extension of an enum whose values never change, written as `x-closed-enum: true`. */
const CLOSED: JsonMap = { 'x-enum-extensibility': 'closed' };

/** Expands the enum extensions of the schemas; the description of an open enum says that new values can be added. */
export const expandEnums = (schemas: JsonMap): JsonMap =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { 'x-open-enum': isOpen, 'x-closed-enum': isClosed, description, ...rest } = asMap(schema);
      if (isOpen === true) return [name, { description: `${description} ${NOTE}`, ...rest, ...OPEN }];
      return [name, isClosed === true ? { description: String(description), ...rest, ...CLOSED } : schema];
    }),
  );
