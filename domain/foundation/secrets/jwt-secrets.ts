/**
 * The secrets of a deployment: everything new is made under the first, what was made under either is accepted
 * (spec/rules/auth.md#changing-the-secret).
 */
export type JwtSecrets = readonly [present: string, previous?: string];

/** Both as a list, the present one first. */
export const acceptedSecrets = ([present, previous]: JwtSecrets): [string, ...string[]] =>
  previous === undefined ? [present] : [present, previous];
