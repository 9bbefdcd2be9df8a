import { readDerived } from './derived.ts';
import { escaped } from './markup.ts';
import { page } from './page.ts';

/** Where scripts/spec-tools/pages/reference-html.ts puts the public address of the server; of a socket it has another scheme. */
const ADDRESS = 'https://base-url.invalid';
const SOCKET_ADDRESS = 'wss://base-url.invalid';

const reference = (): string => readDerived('reference.html').toString();

/** The address as it is in quotes of any language: the samples were quoted before it came in. */
const quotable = (baseUrl: string): string => baseUrl.replaceAll("'", '%27');

/** The reference: every operation with its samples and a way to try it, as it was generated, for the server at `baseUrl`. */
export const referencePage = (baseUrl: string): string => {
  const address = escaped(quotable(baseUrl));
  const content = reference()
    .replaceAll(ADDRESS, () => address)
    .replaceAll(SOCKET_ADDRESS, () => address.replace(/^http/, 'ws'));
  return page('Reference', content);
};
