/** The codings that the server can put a response into, the smallest first. */
export const CODINGS = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof CODINGS)[number];

const ENTRY = /^\s*([!#$%&'*+.^_`|~\w-]+)\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i;

/** The weight of every coding that the header names; what is not of the form of an entry says nothing. */
const weightsIn = (header: string): ReadonlyMap<string, number> =>
  new Map(
    header.split(',').flatMap((entry) => {
      const [, name, weight = '1'] = ENTRY.exec(entry) ?? [];
      return name === undefined ? [] : [[name.toLowerCase().replace(/^x-gzip$/, 'gzip'), Number(weight)] as const];
    }),
  );

/**
 * The coding of `available` that an `Accept-Encoding` header likes best (RFC 9110, 12.5.3); of equal ones the first. Without the header, and where
 * it refuses everything, that is `identity`.
 */
export const preferredCoding = (header: string | null, available: readonly Coding[]): Coding => {
  if (header === null) return 'identity';
  const weights = weightsIn(header);
  // Untold, `identity` is acceptable but the last choice.
  const weightOf = (coding: Coding): number =>
    weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? 0.0001 : 0);
  const best = available.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one));
  return weightOf(best) > 0 ? best : 'identity';
};
