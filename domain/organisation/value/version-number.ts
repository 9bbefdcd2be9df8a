const VERSION = /^[1-9][0-9]*$/;
const MAX_VERSION = 2_147_483_647;

/**
 * The version number in a path segment, or null (spec/rules/organisation.md#version-numbers): one or more ASCII digits,
 * the first not 0; grouped, signed, padded or non-ASCII digits are not numbers. A number that is too large to be stored
 * is null.
 */
export const parseVersionNumber = (text: string): number | null => {
  const version = VERSION.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
  return version <= MAX_VERSION ? version : null;
};
