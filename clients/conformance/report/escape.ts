const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What XML cannot hold at all, even escaped; a response may hold anything. */
const isImpossible = (sign: string): boolean =>
  (sign < ' ' && !'\t\n\r'.includes(sign)) || sign === '\uFFFE' || sign === '\uFFFF';

/** The text within HTML or XML, as content and as a value of an attribute. */
export const escapeText = (text: string): string =>
  [...text.toWellFormed()].map((sign) => (isImpossible(sign) ? '\uFFFD' : (ENTITIES[sign] ?? sign))).join('');
