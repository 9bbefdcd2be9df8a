/** Texts that are not version numbers, although they contain digits (spec/rules/organisation.md#version-numbers). */
export const NOT_VERSIONS: readonly string[] = [
  '0',
  '00',
  '01',
  '+1',
  '-1',
  '1.0',
  '1e0',
  '0x1',
  '1_0',
  '1_000',
  '1,0',
  '1,000',
  '1 000',
  ' 1',
  '1 ',
  '١',
  '१',
  '１',
  '²',
  'Ⅰ',
  'one',
  '9999999999999999999999',
  '9'.repeat(128),
];

/** Valid version numbers that no version has. */
export const MISSING_VERSIONS: readonly string[] = ['4711', '2147483647', '2147483648'];
