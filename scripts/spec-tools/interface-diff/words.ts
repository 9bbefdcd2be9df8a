import { canonicalJson } from '../../../domain/foundation/kernel/json/canonical-json.ts';
import { asList, type Json, type JsonMap } from '../../shared/json.ts';
import { CLOSED_LIST, type Difference, difference, type Use } from './differences.ts';
import { isWithinPattern } from './patterns.ts';

/** Every value of the narrow schema must fit the wide one. For requests the new schema must be the wide one, for responses the old. */
interface Pair {
  readonly narrow: JsonMap;
  readonly wide: JsonMap;
  readonly use: Use;
}

const UPPER = ['maxLength', 'maxItems', 'maximum', 'maxProperties'];
const LOWER = ['minLength', 'minItems', 'minimum', 'minProperties'];

/** Keywords that are compared literally: those of the wider schema must be the same in the narrower one. */
const WHOLE = [
  ...['not', 'if', 'then', 'else', 'contains', 'minContains', 'maxContains', 'prefixItems', 'patternProperties'],
  ...['dependentRequired', 'dependentSchemas', 'unevaluatedProperties', 'unevaluatedItems'],
  ...['contentEncoding', 'contentMediaType'],
];

/** The length of a UUID, and patterns for texts that are not blank, which it matches. */
const UUID_LIMITS: JsonMap = { minLength: 36, maxLength: 36 };
const NOT_BLANK = ['^\\S', '^\\s*\\S'];

/** Number formats that do not restrict the type, or that include another format. */
const EMPTY_FORMATS = ['double', 'int64'];
const WITHIN: Readonly<Record<string, string>> = { int32: 'int64', float: 'double' };

/** Marks an enum in responses that can get new values (spec/README.md). */
const isOpen = (schema: JsonMap): boolean => schema['x-enum-extensibility'] === 'open';

/** Marks an enum in responses whose values never change (spec/README.md). */
const isClosed = (schema: JsonMap): boolean => schema['x-enum-extensibility'] === 'closed';

/** The JSON of a keyword, without the empty schema of the items of an array, which means the same as none. */
const text = (value: Json | undefined): string =>
  value === undefined ? 'nothing' : canonicalJson(value).replaceAll('"items":{},', '');
const numberOf = (value: Json | undefined): number | null => (typeof value === 'number' ? value : null);

/** Compares the keywords that contain no schemas. */
export const compareWords = (pair: Pair): Difference[] => [
  ...compareValues(pair),
  // An enum makes all other constraints irrelevant.
  ...(pair.narrow.enum === undefined || pair.wide.enum === undefined ? compareLimits(pair) : []),
  ...compareDefaults(pair),
];

const compareValues = (pair: Pair): Difference[] => [...compareRemoved(pair), ...compareAdded(pair)];

/** The removed values of a closed enum in a response. */
const compareRemoved = ({ narrow, wide, use }: Pair): Difference[] => {
  if (use !== 'answer' || !(isClosed(narrow) || isClosed(wide))) return [];
  const present = new Set(asList(narrow.enum).map(text));
  const gone = asList(wide.enum)
    .map(text)
    .filter((value) => !present.has(value));
  return gone.length === 0 ? [] : [difference(`${gone.join(', ')} removed from ${CLOSED_LIST}`)];
};

const compareAdded = ({ narrow, wide, use }: Pair): Difference[] => {
  if (wide.enum === undefined || (use === 'answer' && isOpen(wide))) return [];
  if (use === 'answer' && isOpen(narrow)) return [difference('other values may come now')];
  if (narrow.enum === undefined)
    return [difference(use === 'request' ? 'only certain values are accepted now' : 'other values may come now')];
  const known = new Set(asList(wide.enum).map(text));
  const beyond = asList(narrow.enum)
    .map(text)
    .filter((value) => !known.has(value));
  if (beyond.length === 0) return [];
  if (use === 'request') return [difference(`${beyond.join(', ')} removed`)];
  const isOfClosed = isClosed(narrow) || isClosed(wide);
  return [difference(`${beyond.join(', ')} ${isOfClosed ? `added to ${CLOSED_LIST}` : 'may come now'}`)];
};

/** The schema with the limits that follow from its format. */
const withFormatLimits = (schema: JsonMap): JsonMap =>
  schema.format === 'uuid' ? { ...UUID_LIMITS, ...schema } : schema;

const followsFromFormat = ({ format }: JsonMap, pattern: Json | undefined): boolean =>
  format === 'uuid' && NOT_BLANK.includes(String(pattern));

const compareLimits = (pair: Pair): Difference[] => {
  const { wide, use } = pair;
  const narrow = withFormatLimits(pair.narrow);
  const [less, more] = use === 'request' ? ['smaller', 'larger'] : ['larger', 'smaller'];
  const found: Difference[] = [];
  for (const word of UPPER) if (!isWithin(narrow, wide, word, -1)) found.push(difference(`${less} ${word}`));
  for (const word of LOWER) if (!isWithin(narrow, wide, word, 1)) found.push(difference(`${more} ${word}`));
  for (const word of ['exclusiveMaximum', 'exclusiveMinimum'])
    if (!isBeyond(narrow, wide, word)) found.push(difference(`other ${word}`));
  for (const word of WHOLE)
    if (wide[word] !== undefined && text(wide[word]) !== text(narrow[word])) found.push(difference(`other ${word}`));
  if (!matchesPattern(narrow.pattern, wide.pattern) && !followsFromFormat(narrow, wide.pattern))
    found.push(difference('other pattern'));
  if (!hasFormat(narrow, wide))
    found.push(difference(`other format, ${text(use === 'request' ? wide.format : narrow.format)}`));
  if (wide.uniqueItems === true && narrow.uniqueItems !== true)
    found.push(difference(use === 'request' ? 'no entry may come twice now' : 'entries may come twice now'));
  if (wide.multipleOf !== undefined && !isMultiple(narrow.multipleOf, wide.multipleOf))
    found.push(difference('other multipleOf'));
  return found;
};

/** A changed default affects every client that omits the field, in requests and responses. An absent default is null. */
const compareDefaults = ({ narrow, wide, use }: Pair): Difference[] =>
  use === 'request' && narrow.default !== undefined && text(narrow.default) !== text(wide.default ?? null)
    ? [difference(`default is ${text(wide.default)} now`)]
    : [];

/** Whether a limit of the wider schema follows from those of the narrower one; `sign` is 1 for minimums. */
const isWithin = (narrow: JsonMap, wide: JsonMap, word: string, sign: 1 | -1): boolean => {
  const bound = numberOf(wide[word]);
  // The minimum of a count is 0.
  if (bound === null || (word.startsWith('min') && word !== 'minimum' && bound <= 0)) return true;
  const exclusive = word === 'minimum' ? 'exclusiveMinimum' : 'exclusiveMaximum';
  const known = [narrow[word], word === 'minimum' || word === 'maximum' ? narrow[exclusive] : undefined];
  return known.some((value) => typeof value === 'number' && sign * value >= sign * bound);
};

const isBeyond = (narrow: JsonMap, wide: JsonMap, word: string): boolean => {
  const bound = numberOf(wide[word]);
  if (bound === null) return true;
  const sign = word === 'exclusiveMinimum' ? 1 : -1;
  const [inclusive, exclusive] = [numberOf(narrow[sign === 1 ? 'minimum' : 'maximum']), numberOf(narrow[word])];
  return (
    (inclusive !== null && sign * inclusive > sign * bound) || (exclusive !== null && sign * exclusive >= sign * bound)
  );
};

/** A rewritten pattern changes nothing if the wider schema still accepts every text of the narrower one. */
const matchesPattern = (narrow: Json | undefined, wide: Json | undefined): boolean => {
  if (wide === undefined || text(narrow) === text(wide)) return true;
  return typeof narrow === 'string' && typeof wide === 'string' && isWithinPattern(narrow, wide);
};

const hasFormat = ({ format: narrow }: JsonMap, { format: wide }: JsonMap): boolean => {
  if (typeof wide !== 'string' || EMPTY_FORMATS.includes(wide)) return true;
  return narrow === wide || (typeof narrow === 'string' && WITHIN[narrow] === wide);
};

const isMultiple = (of: Json | undefined, step: Json): boolean =>
  typeof of === 'number' && typeof step === 'number' && Math.abs(of / step - Math.round(of / step)) < 1e-9;
