const PROBLEM = 'application/problem+json';
const ENVELOPE = 'application/json';

interface Preference {
  readonly q: number;
  readonly specificity: number;
}
const NONE: Preference = { q: 0, specificity: -1 };

const RANGE = /^\s*([\w!#$&^.+-]+|\*)\/([\w!#$&^.+-]+|\*)\s*(;.*)?$/;
const Q = /;\s*q\s*=\s*(1(?:\.0{0,3})?|0(?:\.\d{0,3})?)\s*(?:;|$)/i;

const specificityFor = (type: string, subtype: string, candidate: string): number => {
  if (`${type}/${subtype}` === candidate) return 2;
  if (subtype !== '*') return -1;
  if (type === 'application') return 1;
  return type === '*' ? 0 : -1;
};

/** The preference of the most specific range that matches the candidate. */
const preferenceFor = (accept: string, candidate: string): Preference => {
  let best = NONE;
  for (const part of accept.split(',')) {
    const found = RANGE.exec(part);
    if (found === null) continue;
    const [, type = '', subtype = '', parameters = ''] = found;
    const specificity = specificityFor(type.toLowerCase(), subtype.toLowerCase(), candidate);
    if (specificity <= best.specificity) continue;
    const q = Q.exec(parameters)?.[1];
    best = { q: q === undefined ? 1 : Number(q), specificity };
  }
  return best;
};

/**
 * Whether an error is sent as bare problem details (spec/rules/errors.md#negotiation): the form with the higher q wins;
 * at equal q the one with the more specific range, and otherwise the envelope.
 */
export const prefersProblem = (accept: string | null): boolean => {
  if (accept === null) return false;
  const problem = preferenceFor(accept, PROBLEM);
  const envelope = preferenceFor(accept, ENVELOPE);
  if (problem.q === 0) return false;
  return problem.q === envelope.q ? problem.specificity > envelope.specificity : problem.q > envelope.q;
};
