import { codePointLength } from '../../foundation/kernel/text/text.ts';

/** A JSON schema as sent to a model. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Where and why a value violates its shape. Only for the log: it may contain keys that a model invented. */
export class ShapeBroken extends Error {
  constructor(place: string, reason: string) {
    super(`${place === '' ? 'the reply' : place} ${reason}`);
    this.name = 'ShapeBroken';
  }
}

/**
 * The form of a value: both the schema that is sent to a model and the reader that checks the reply. Lengths are not
 * part of the schema, because several providers refuse those keywords in strict schemas; the descriptions contain them,
 * and the reader checks them.
 */
export interface Shape<T> {
  readonly schema: JsonSchema;
  /** The value, with defaults filled in. Throws ShapeBroken. */
  read(value: unknown, place: string): T;
  /** The value of a missing key; without it the key is required. */
  readonly absent?: { readonly value: T };
}

export type ValueOf<S> = S extends Shape<infer T> ? T : never;

const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes('\0');

/** A string of at most `max` code points that PostgreSQL can store. */
export const textShape = (description: string, max: number): Shape<string> => ({
  schema: { type: 'string', description: `${description} At most ${max} characters.` },
  read: (value, place) => {
    if (typeof value !== 'string') throw new ShapeBroken(place, 'is not a string');
    if (!isStorable(value)) throw new ShapeBroken(place, 'holds U+0000 or an unpaired surrogate');
    if (codePointLength(value) > max) throw new ShapeBroken(place, `is longer than ${max} characters`);
    return value;
  },
});

/** A string with at least one character that is not white space. */
export const nonBlankText = (description: string, max: number): Shape<string> => {
  const plain = textShape(description, max);
  return {
    schema: { ...plain.schema, pattern: '\\S' },
    read: (value, place) => {
      const found = plain.read(value, place);
      if (found.trim() === '') throw new ShapeBroken(place, 'is blank');
      return found;
    },
  };
};

export const bool = (description: string): Shape<boolean> => ({
  schema: { type: 'boolean', description },
  read: (value, place) => {
    if (typeof value !== 'boolean') throw new ShapeBroken(place, 'is not a boolean');
    return value;
  },
});

/** A finite number from `minimum` to `maximum`. */
export const number = (description: string, minimum: number, maximum: number): Shape<number> => ({
  schema: { type: 'number', description, minimum, maximum },
  read: (value, place) => {
    if (typeof value !== 'number' || !(value >= minimum && value <= maximum)) {
      throw new ShapeBroken(place, `is not a number from ${minimum} to ${maximum}`);
    }
    return value;
  },
});

/** An integer of at least 0: a position in a list. */
export const position = (description: string): Shape<number> => ({
  schema: { type: 'integer', description, minimum: 0 },
  read: (value, place) => {
    if (!Number.isSafeInteger(value) || Number(value) < 0) throw new ShapeBroken(place, 'is not a position');
    return Number(value);
  },
});

export const oneOf = <const T extends string>(description: string, values: readonly T[]): Shape<T> => ({
  schema: { type: 'string', description, enum: values },
  read: (value, place) => {
    const found = values.find((allowed) => allowed === value);
    if (found === undefined) throw new ShapeBroken(place, `is not one of ${values.join(', ')}`);
    return found;
  },
});

/** The value as a plain object. */
export const asRecord = (value: unknown, place: string): Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ShapeBroken(place, 'is not an object');
  return value as Readonly<Record<string, unknown>>;
};
