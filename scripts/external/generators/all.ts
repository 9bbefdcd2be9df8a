import { FIRST_PROGRAMS } from './first-programs.ts';
import type { Generator } from './generator.ts';
import { GO } from './go.ts';
import { OPENAPI_GENERATOR } from './openapi-generator.ts';
import { PYTHON } from './python.ts';
import { TYPESCRIPT } from './typescript.ts';

export const LANGUAGES: readonly string[] = [
  'TypeScript',
  'Python',
  'Go',
  'Java',
  'Kotlin',
  'Rust',
  'C#',
  'PHP',
  'Ruby',
];

/** In the order of docs/sdk.md, which contains their descriptions. */
export const GENERATORS: readonly Generator[] = [
  ...TYPESCRIPT,
  ...PYTHON,
  ...GO,
  ...OPENAPI_GENERATOR,
  ...FIRST_PROGRAMS,
].toSorted((one, other) => LANGUAGES.indexOf(one.language) - LANGUAGES.indexOf(other.language));
