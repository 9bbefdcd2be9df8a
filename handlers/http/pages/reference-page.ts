import { readDerived } from './derived.ts';
import { escaped } from './markup.ts';
import { page } from './page.ts';

/**
 * The placeholder of scripts/spec-tools/pages/reference-html.ts for the public URL; the URL of a socket has another
 * scheme.
 */
const ADDRESS = 'https://base-url.invalid';
const SOCKET_ADDRESS = 'wss://base-url.invalid';

const reference = (): string => readDerived('reference.html').toString();

/** The URL, safe inside quotes of any language: the samples were quoted with the placeholder. */
const quotable = (baseUrl: string): string => baseUrl.replaceAll("'", '%27');

/** The generated reference for the server at `baseUrl`: every operation with samples and a form to try it. */
export const referencePage = (baseUrl: string): string => {
  const address = escaped(quotable(baseUrl));
  const content = reference()
    .replaceAll(ADDRESS, () => address)
    .replaceAll(SOCKET_ADDRESS, () => address.replace(/^http/, 'ws'));
  return page('Reference', '/docs', content);
};
