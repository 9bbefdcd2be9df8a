import * as z from 'zod/mini';

/** The first violation of a schema: a JSON pointer, and a reason that follows it in a sentence. */
export interface Violation {
  readonly pointer: string;
  readonly reason: string;
}

export type Checked<T> = { readonly value: T; readonly violation: null } | { readonly violation: Violation };

const NOUNS: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};
const counted = (count: number | bigint, origin: string): string =>
  `${count} ${origin === 'array' ? 'item' : 'character'}${Number(count) === 1 ? '' : 's'}`;

/** The default reason for an issue, for schemas without a message. */
const reasonOf = (issue: z.core.$ZodRawIssue): string => {
  if (issue.input === undefined) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${NOUNS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.join(', ')}`;
    case 'unrecognized_keys':
      return 'is not a known field';
    case 'too_small':
      return issue.origin === 'number' || issue.origin === 'int'
        ? `must be ${issue.inclusive ? 'at least' : 'above'} ${issue.minimum}`
        : `must have at least ${counted(issue.minimum, issue.origin)}`;
    case 'too_big':
      return issue.origin === 'number' || issue.origin === 'int'
        ? `must be at most ${issue.maximum}`
        : `must have at most ${counted(issue.maximum, issue.origin)}`;
    case 'invalid_format':
      return issue.pattern === undefined ? 'is not valid' : `must match the pattern ${issue.pattern}`;
    default:
      return 'is not valid';
  }
};

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** The JSON pointer of a path. */
const pointerOf = (path: readonly PropertyKey[]): string => path.map((part) => `/${escaped(String(part))}`).join('');

/** Checks a value, with defaults filled in. */
export const check = <S extends z.ZodMiniType>(schema: S, value: unknown): Checked<z.output<S>> => {
  const { success, data, error } = z.safeParse(schema, value, { error: reasonOf });
  if (success) return { value: data, violation: null };
  const [issue] = error.issues as [z.core.$ZodIssue];
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return { violation: { pointer: pointerOf([...issue.path, ...unknown]), reason: issue.message } };
};
