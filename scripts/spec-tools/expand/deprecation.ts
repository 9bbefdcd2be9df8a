import { asMap, type Json, type JsonMap } from '../../shared/json.ts';

/** The value of `x-deprecated`: two days like 2030-01-31, and the operation to use instead, or null. */
export interface Deprecation {
  readonly since: string;
  readonly sunset: string;
  readonly instead: string | null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MS_OF_A_DAY = 86_400_000;
/** Days that clients have to replace a deprecated operation (spec/rules/requests.md#deprecation). */
const NOTICE_DAYS = 180;

const isDay = (text: string): boolean => DAY.test(text) && new Date(text).toJSON()?.startsWith(text) === true;

/** Reads `x-deprecated`; null if it is absent. */
export const deprecationOf = (written: JsonMap): Deprecation | null => {
  if (written['x-deprecated'] === undefined) return null;
  const { since, sunset, instead = null } = asMap(written['x-deprecated']);
  return { since: String(since), sunset: String(sunset), instead: instead === null ? null : String(instead) };
};

/** The error in a deprecation; null if it is valid. */
export const deprecationError = (
  { since, sunset, instead }: Deprecation,
  isOperation: (id: string) => boolean,
): string | null => {
  if (!isDay(since) || !isDay(sunset)) return 'x-deprecated is { since, sunset, instead? } with days like 2030-01-31';
  if (Date.parse(sunset) - Date.parse(since) < NOTICE_DAYS * MS_OF_A_DAY)
    return `x-deprecated: sunset is at least ${NOTICE_DAYS} days after since`;
  return instead === null || isOperation(instead) ? null : `x-deprecated names no operation: ${instead}`;
};

/** Descriptions of the headers of its successful responses; not in spec/headers.yaml, which contains only headers that are in use. */
export const DEPRECATION_HEADERS: JsonMap = {
  deprecation: {
    description: 'Date of the deprecation: `@` and the seconds since 1970 (RFC 9745).',
    required: true,
    schema: { type: 'string', pattern: '^@[0-9]{1,12}$' },
    example: '@1893456000',
  },
  sunset: {
    description: 'Date from which the operation can be removed (RFC 8594).',
    required: true,
    schema: { type: 'string', minLength: 1 },
    example: 'Mon, 01 Jul 2030 00:00:00 GMT',
  },
};

/** The headers as the server sends them. */
export const deprecationHeaders = ({ since, sunset }: Deprecation): Record<string, string> => ({
  deprecation: `@${Date.parse(since) / 1000}`,
  sunset: new Date(sunset).toUTCString(),
});

/** The announcement in the description of the operation. */
export const deprecationText = ({ since, sunset, instead }: Deprecation): string =>
  `**Deprecated** since ${since}. Can be removed from ${sunset} on.${instead === null ? '' : ` Use \`${instead}\` instead.`}`;

/** Whether a released operation can be removed on this day. */
export const hasSunset = (released: Json | undefined, today: string): boolean => {
  const deprecation = deprecationOf(asMap(released));
  return deprecation !== null && deprecation.sunset <= today;
};

/**
 * Whether the announcement leaves clients the promised time: a first announcement counts from the day of the release, and a later one must
 * not have an earlier sunset.
 */
export const isInTime = (released: JsonMap, present: JsonMap, today: string): boolean => {
  const [before, now] = [deprecationOf(released), deprecationOf(present)];
  if (now === null) return true;
  if (before !== null) return now.sunset >= before.sunset;
  return Date.parse(now.sunset) - Date.parse(today) >= NOTICE_DAYS * MS_OF_A_DAY;
};
