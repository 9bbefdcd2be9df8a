import * as z from 'zod/mini';
import { maxCodePoints, notBlank } from '../../foundation/kernel/json/schema-checks.ts';

/*
 * Fields of model replies. Lengths are not part of the JSON schema, because several providers refuse those keywords in strict schemas; the
 * descriptions contain them, and the replies are checked.
 */

const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes('\0');

/** A string of at most `max` code points that PostgreSQL can store. */
export const textField = (description: string, max: number) =>
  z
    .string()
    .check(
      z.refine(isStorable, 'must not contain U+0000 or an unpaired surrogate'),
      maxCodePoints(max),
      z.describe(`${description} At most ${max} characters.`),
    );

/** A string with at least one character that is not white space. */
export const nonBlankField = (description: string, max: number) => textField(description, max).check(notBlank());

export const booleanField = (description: string) => z.boolean().check(z.describe(description));

/** A finite number from `minimum` to `maximum`. */
export const numberField = (description: string, minimum: number, maximum: number) =>
  z.number().check(z.minimum(minimum), z.maximum(maximum), z.describe(description));

/** A position in a list, from 0. */
export const indexField = (description: string) => z.int().check(z.minimum(0), z.describe(description));

export const choiceField = <const T extends readonly string[]>(description: string, values: T) =>
  z.enum(values).check(z.describe(description));

/** A list of `minimum` to `maximum` items. */
export const listField = <T extends z.ZodMiniType>(
  description: string,
  item: T,
  { minimum = 0, maximum }: { readonly minimum?: number; readonly maximum: number },
) => z.array(item).check(z.minLength(minimum), z.maxLength(maximum), z.describe(description));

/** An object without other fields. */
export const objectField = <T extends z.core.$ZodLooseShape>(description: string, fields: T) =>
  z.strictObject(fields).check(z.describe(description));

/** The field or null; null if it is missing. */
export const fieldOrNull = <T extends z.ZodMiniType>(field: T) => z._default(z.nullable(field), null);
