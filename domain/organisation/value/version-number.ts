const VERSION = /^[1-9][0-9]*$/;
const MAX_VERSION = 2_147_483_647;

/**
 * The version a path segment names, or null when it names none (spec/rules/organisation.md#version-numbers): one or more ASCII
 * digits, the first not 0; grouped, signed, padded or non-ASCII digits are not numbers. A number beyond what can be stored does not
 * exist either.
 */
export const parseVersionNumber = (text: string): number | null => {
  const version = VERSION.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
  return version <= MAX_VERSION ? version : null;
};
