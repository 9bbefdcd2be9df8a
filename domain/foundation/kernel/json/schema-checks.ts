import * as z from 'zod/mini';
import { codePointLength } from '../text/text.ts';

/** A string of at most `max` Unicode code points. `z.maxLength` counts UTF-16 units. */
export const maxCodePoints = (max: number) =>
  z.refine<string>((value) => codePointLength(value) <= max, `must have at most ${max} characters`);

/** A string with at least one character that is not white space. */
export const notBlank = () => z.regex(/\S/, 'must not be blank');
