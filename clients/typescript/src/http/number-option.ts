/** Timers are limited to 24 days. */
const MAX_SECONDS = 24 * 86_400;

/** Throws RangeError with the name of the option unless its value is an integer from 1 to `max`, which may be `Infinity`. */
export const requireCount = (name: string, value: number, max: number): void => {
  const isCount = Number.isInteger(value) || value === Number.POSITIVE_INFINITY;
  if (!isCount || value < 1 || value > max) throw new RangeError(`${name} must be an integer from 1 to ${max}`);
};

const requireTime = (name: string, value: number, max: number): void => {
  if (typeof value !== 'number' || !(value > 0 && value <= max))
    throw new RangeError(`${name} must be a number above 0, at most ${max}`);
};

/** Throws RangeError with the name of the option unless a timer can wait for this many seconds. */
export const requireSeconds = (name: string, value: number): void => requireTime(name, value, MAX_SECONDS);

/** Throws RangeError with the name of the option unless a timer can wait for this many milliseconds. */
export const requireMilliseconds = (name: string, value: number): void => requireTime(name, value, MAX_SECONDS * 1_000);
