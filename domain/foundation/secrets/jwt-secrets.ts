/** The secrets of a deployment: new data is signed under the first, data of either is accepted (spec/rules/auth.md#changing-the-secret). */
export type JwtSecrets = readonly [present: string, previous?: string];

/** Both secrets as a list, the present one first. */
export const acceptedSecrets = ([present, previous]: JwtSecrets): [string, ...string[]] =>
  previous === undefined ? [present] : [present, previous];
