const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML cannot contain, even escaped; a response may contain any. */
const isImpossible = (sign: string): boolean =>
  (sign < ' ' && !'\t\n\r'.includes(sign)) || sign === '\uFFFE' || sign === '\uFFFF';

/** The text escaped for HTML and XML, in content and attribute values. */
export const escapeText = (text: string): string =>
  [...text.toWellFormed()].map((sign) => (isImpossible(sign) ? '\uFFFD' : (ENTITIES[sign] ?? sign))).join('');
