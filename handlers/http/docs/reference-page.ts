import { readFileSync } from 'node:fs';
import { escaped } from './markup.ts';
import { page } from './page.ts';

/** What scripts/pages/reference-html.ts writes for the public address of the server. */
const BASE_URL = 'https://base-url.invalid';

const reference = (): string => readFileSync(new URL('../../../generated/reference.html', import.meta.url), 'utf8');

/** The reference: every operation with its samples and a way to try it, as it was generated, for the server at `baseUrl`. */
export const referencePage = (baseUrl: string): string =>
  page('Reference', reference().replaceAll(BASE_URL, escaped(baseUrl)));
