/** An id that no record has. */
export const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Ids without a record: unknown, and malformed in several ways. */
export const UNKNOWN_IDS: readonly string[] = [
  NOBODY,
  '00000000-0000-0000-0000-000000000000',
  'design',
  '1',
  NOBODY.slice(1),
  `{${NOBODY}}`,
];
