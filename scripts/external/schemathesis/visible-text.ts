import { hasInvisible, visibleKey } from '../../../domain/foundation/kernel/text/text.ts';

/** The last code point. */
const LAST = 0x10ffff;
const isSurrogate = (point: number): boolean => point >= 0xd800 && point <= 0xdfff;

/** JavaScript, Python and Rust read both forms. */
const written = (point: number): string =>
  point > 0xffff ? String.fromCodePoint(point) : `\\u${point.toString(16).padStart(4, '0')}`;

/** The characters that pass the test, as the content of a character class. */
const classOf = (test: (character: string) => boolean): string => {
  const ranges: { readonly first: number; last: number }[] = [];
  for (let point = 0; point <= LAST; point += 1) {
    if (isSurrogate(point) || !test(String.fromCodePoint(point))) continue;
    const range = ranges.at(-1);
    if (range?.last === point - 1) range.last = point;
    else ranges.push({ first: point, last: point });
  }
  return ranges.map(({ first, last }) => `${written(first)}-${written(last)}`).join('');
};

const FORBIDDEN = classOf((character) => hasInvisible(`a${character}`));
const SHOWS_NOTHING = classOf((character) => visibleKey(character) === '');
const BLANK = classOf((character) => character.trim() === '' && !hasInvisible(character));

/** A text with a visible character and without forbidden ones. */
const SHOWN = `[^${FORBIDDEN}]*[^${SHOWS_NOTHING}][^${FORBIDDEN}]*`;
const NOT_BLANK = String.raw`^\s*\S`;

/** The names of artifacts: no path separators, neither `.` nor `..`. */
const NAME = String.raw`^([^./\\]|\.[^./\\]|\.\.[^/\\])[^/\\]*$`;
const SEPARATORS = String.raw`/\\`;
const SILENT = classOf((character) => visibleKey(character) === '' && !hasInvisible(`a${character}`));
const IN_NAME = `[^${FORBIDDEN}${SEPARATORS}]`;
const DOT = '[.]';
const [SILENT_ONE, DOT_OR_SILENT] = [`[${SILENT}]`, `[.${SILENT}]`];
/** A name with a visible character besides dots; or dots with others, or more than two. */
const SHOWN_NAME = [
  `${IN_NAME}*[^${FORBIDDEN}${SHOWS_NOTHING}${SEPARATORS}.]${IN_NAME}*`,
  ...[`${DOT}${SILENT_ONE}`, `${SILENT_ONE}${DOT}`, `${DOT}${DOT_OR_SILENT}{2,}`],
  ...[`${DOT_OR_SILENT}${DOT}${DOT_OR_SILENT}+`, `${DOT_OR_SILENT}{2,}${DOT}${DOT_OR_SILENT}*`],
].join('|');

const isVisibleText = (schema: object): schema is { readonly format: string; readonly pattern?: string } =>
  'format' in schema && schema.format === 'visible-text';

const asPattern = ({ format: _, pattern, ...others }: { readonly format: string; readonly pattern?: string }) => {
  if (pattern === NOT_BLANK) return { ...others, pattern: `^${SHOWN}$` };
  if (pattern === NAME) return { ...others, pattern: `^(?:${SHOWN_NAME})$` };
  if (pattern === undefined) return { ...others, pattern: `^(?:[${BLANK}]*|${SHOWN})$` };
  throw new Error(`visible-text with the pattern ${pattern}: schemathesis/visible-text.ts must learn it`);
};

/** The document with equivalent patterns instead of the format `visible-text`, so that Schemathesis can generate valid and invalid texts. */
export const withVisiblePatterns = (document: string): string =>
  JSON.stringify(
    JSON.parse(document, (_name, value) =>
      typeof value === 'object' && value !== null && isVisibleText(value) ? asPattern(value) : value,
    ),
  );
