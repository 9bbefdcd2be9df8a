import { asMap, type Json, type JsonMap } from './json.ts';

/** What `x-deprecated` of an operation says: two days like 2030-01-31, and the operation to use instead, if there is one. */
export interface Deprecation {
  readonly since: string;
  readonly sunset: string;
  readonly instead: string | null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MS_OF_A_DAY = 86_400_000;
/** How long whoever uses an operation has to leave it (spec/rules/requests.md#deprecation). */
const NOTICE_DAYS = 180;

const isDay = (text: string): boolean => DAY.test(text) && new Date(text).toJSON()?.startsWith(text) === true;

/** Reads the word; null when it is not there. */
export const deprecationOf = (written: JsonMap): Deprecation | null => {
  if (written['x-deprecated'] === undefined) return null;
  const { since, sunset, instead = null } = asMap(written['x-deprecated']);
  return { since: String(since), sunset: String(sunset), instead: instead === null ? null : String(instead) };
};

/** What is wrong with it; null when nothing is. */
export const faultOfDeprecation = (
  { since, sunset, instead }: Deprecation,
  isOperation: (id: string) => boolean,
): string | null => {
  if (!isDay(since) || !isDay(sunset)) return 'x-deprecated is { since, sunset, instead? } with days like 2030-01-31';
  if (Date.parse(sunset) - Date.parse(since) < NOTICE_DAYS * MS_OF_A_DAY)
    return `x-deprecated: between since and sunset lie at least ${NOTICE_DAYS} days`;
  return instead === null || isOperation(instead) ? null : `x-deprecated names no operation: ${instead}`;
};

/** The headers of its successful answers, described; not in spec/headers.yaml, where nothing stands that no operation uses. */
export const DEPRECATION_HEADERS: JsonMap = {
  deprecation: {
    description: 'Since when the operation is deprecated: seconds after 1970, behind an `@` (RFC 9745).',
    required: true,
    schema: { type: 'string', pattern: '^@[0-9]{1,12}$' },
    example: '@1893456000',
  },
  sunset: {
    description: 'From when on the operation may be gone (RFC 8594).',
    required: true,
    schema: { type: 'string', minLength: 1 },
    example: 'Mon, 01 Jul 2030 00:00:00 GMT',
  },
};

/** The same as the server sends them. */
export const deprecationHeaders = ({ since, sunset }: Deprecation): Record<string, string> => ({
  deprecation: `@${Date.parse(since) / 1000}`,
  sunset: new Date(sunset).toUTCString(),
});

/** The same for a reader of the document. */
export const deprecationText = ({ since, sunset, instead }: Deprecation): string =>
  `**Deprecated** since ${since}; may be gone from ${sunset} on.${instead === null ? '' : ` Use \`${instead}\` instead.`}`;

/** Whether a released operation may be gone on this day. */
export const hasSunset = (released: Json | undefined, today: string): boolean => {
  const deprecation = deprecationOf(asMap(released));
  return deprecation !== null && deprecation.sunset <= today;
};

/**
 * Whether the announcement leaves clients the time that the policy promises: a first one from the day of the release on, a later one no
 * less than the first.
 */
export const isInTime = (released: JsonMap, present: JsonMap, today: string): boolean => {
  const [before, now] = [deprecationOf(released), deprecationOf(present)];
  if (now === null) return true;
  if (before !== null) return now.sunset >= before.sunset;
  return Date.parse(now.sunset) - Date.parse(today) >= NOTICE_DAYS * MS_OF_A_DAY;
};
