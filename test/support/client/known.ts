/** The value, which must exist. Throws if it is null or undefined. */
export const known = <T>(value: T): NonNullable<T> => {
  if (value === null || value === undefined) throw new Error('a value that the test relies on is missing');
  return value;
};
