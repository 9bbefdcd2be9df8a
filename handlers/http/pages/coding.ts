/** The content codings of the server, smallest result first. */
export const CODINGS = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof CODINGS)[number];

const ENTRY = /^\s*([!#$%&'*+.^_`|~\w-]+)\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i;

/** The weight of every coding in the header; malformed entries are ignored. */
const weightsIn = (header: string): ReadonlyMap<string, number> =>
  new Map(
    header.split(',').flatMap((entry) => {
      const [, name, weight = '1'] = ENTRY.exec(entry) ?? [];
      return name === undefined ? [] : [[name.toLowerCase().replace(/^x-gzip$/, 'gzip'), Number(weight)] as const];
    }),
  );

/**
 * The preferred coding among `available` for an `Accept-Encoding` header (RFC 9110, 12.5.3); the first of equal ones.
 * It is `identity` without the header, or if the header refuses everything.
 */
export const preferredCoding = (header: string | null, available: readonly Coding[]): Coding => {
  if (header === null) return 'identity';
  const weights = weightsIn(header);
  // If it is not listed, `identity` is acceptable with the lowest weight.
  const weightOf = (coding: Coding): number =>
    weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? 0.0001 : 0);
  const best = available.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one));
  return weightOf(best) > 0 ? best : 'identity';
};
