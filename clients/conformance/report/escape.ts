const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML cannot contain, even escaped; a response may contain any. */
const isForbiddenInXml = (character: string): boolean =>
  (character < ' ' && !'\t\n\r'.includes(character)) || character === '\uFFFE' || character === '\uFFFF';

/** The text escaped for HTML and XML, in content and attribute values. */
export const escapeText = (text: string): string =>
  [...text.toWellFormed()]
    .map((character) => (isForbiddenInXml(character) ? '\uFFFD' : (ENTITIES[character] ?? character)))
    .join('');
